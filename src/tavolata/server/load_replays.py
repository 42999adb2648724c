"""Somebody who looks back at finished games as often as a server allows, while scripted players play (`load`).

It is a process of its own and comes from another address of loopback, so that the limits by address count it alone and
the players' own program does not wait for it.
"""

from __future__ import annotations

import http.client
import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlsplit

from tavolata.bots import get_bot
from tavolata.core.errors import BadSetting
from tavolata.server.clock import clock
from tavolata.server.journal import Entry
from tavolata.server.messages import Setting
from tavolata.server.opening import NewTable, WantedSeat, open_table
from tavolata.server.store import Store, User, open_store
from tavolata.server.table import Table

#: More games than a server keeps at hand, the longest kind: each has some hundreds of moves.
GAMES, GAME, ROUNDS = 40, "solomino", 20
#: Requests under way at the same time, more than a server allows one address.
AT_ONCE = 24
#: What is asked for, of any of the games.
ROUTES = (
    "record",
    "replay?seat=all&limit=200",
    "replay?seat=1&first=100&limit=200",
    "chances",
    "hint?step=40",
    "statistics",
)
#: The address it comes from; the players come from 127.0.0.1.
ADDRESS = "127.0.0.2"


async def store_finished_games(data: str, games: int = GAMES, rounds: int = ROUNDS) -> list[str]:
    """Put finished games, listed for everyone, into a database that no server uses yet; their ids."""
    store = await open_store(data)
    try:
        user = User(id="load-host", name="Host", lang="en")
        await store.add_user(user)
        return [await _finished_game(store, user, rounds) for _ in range(games)]
    finally:
        await store.close()


async def _finished_game(store: Store, user: User, rounds: int) -> str:
    seats = [WantedSeat(me=True), *[WantedSeat(bot="greedy")] * 3]
    wish = NewTable(game=GAME, options={"rounds": rounds}, setting=Setting(listed=True), seats=seats, start=True)
    row = await open_table(store, user, wish)
    table = Table.read(row, await store.journal(row.id), with_history=False)
    entries: list[Entry] = []
    while table.state == "playing" and table.game is not None and (asked := table.game.decision) is not None:
        rules = table.game.rules
        action = get_bot("greedy").choose(rules, table.game.view(asked.seat), table.game.legal)
        played = table.prepare_actions(asked.seat, [rules.format_action(action)], by=user.id)
        entries.append(Entry(seq=table.seq + 1, at=clock.now(), change=played))
        table.apply(entries[-1])
    await store.append(row.id, entries, table.summary())
    return row.id


def look_back(url: str, tables: Sequence[str], seconds: float) -> Counter[str]:
    """Ask for so long, without a pause but what the server demands; how often it answered with which status."""
    server = urlsplit(url)
    if server.hostname != "127.0.0.1" or server.port is None:
        raise BadSetting(f"{url} is not a loopback address: --replays tests only a server that it has started")
    port, end, found = server.port, time.monotonic() + seconds, Counter[str]()

    def ask() -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(ADDRESS, 0))
        while time.monotonic() < end:
            path = f"/api/tables/{random.choice(tables)}/{random.choice(ROUTES)}"
            try:
                connection.request("GET", path)
                answer = connection.getresponse()
                answer.read()
            except (OSError, http.client.HTTPException):
                connection.close()
                found["no answer"] += 1
                continue
            found[str(answer.status)] += 1
            if answer.status == http.client.TOO_MANY_REQUESTS:
                time.sleep(0.05)
        connection.close()

    threads = [threading.Thread(target=ask) for _ in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


if __name__ == "__main__":
    _, address, duration, *ids = sys.argv
    json.dump(look_back(address, ids, float(duration)), sys.stdout)
