"""A bad network between people and their server: it delays, cuts, garbles and repeats messages. Every game finishes.

python -m tests.soak.proxy --games 400 --seconds 1800 --seed 1

A garbled message is never one that could be read as another message: that is what the checksums of TCP and TLS are for.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolata.core.contract import Event
from tavolata.server.client import Message
from tavolata.server.store import Store, open_store
from tavolata.server.table import Table
from tests.server.live.process import Process
from tests.server.live.secrecy import PRIVATE
from tests.soak.players import GAMES, Party, Sitting, check_sitting
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in, main

#: How often each thing happens to a message.
DELAY, CUT, GARBLE, REPEAT = 0.1, 0.01, 0.02, 0.05
#: Seconds by which a message is late at most; what comes after it waits, as in a stream.
LATEST = 0.05


class Proxy:
    """Hands on what is said on sockets, more or less."""

    def __init__(self, server: str, rng: random.Random) -> None:
        self._server, self._rng = server, rng
        self.harms: Counter[str] = Counter()
        self.messages = 0
        self.url = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with serve(self._hand_on, "127.0.0.1", 0, compression=None) as listening:
            self.url = f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
            yield

    async def _hand_on(self, person: ServerConnection) -> None:
        assert person.request is not None
        headers = {"Origin": self._server, "Cookie": person.request.headers["Cookie"]}
        address = self._server.replace("http", "ws", 1) + person.request.path
        try:
            async with connect(address, additional_headers=headers, compression=None) as server:
                both = (self._relay(person, server), self._relay(server, person))
                tasks = [asyncio.create_task(way) for way in both]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for end in (person, server):
                    end.transport.abort()
                await asyncio.gather(*tasks, return_exceptions=True)
        except (OSError, TimeoutError, InvalidHandshake):
            person.transport.abort()

    async def _relay(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection
    ) -> None:
        """One way, until it is cut."""
        with suppress(ConnectionClosed):
            async for frame in source:
                text = frame if isinstance(frame, str) else frame.decode()
                self.messages += 1
                if self._happens("delayed", DELAY):
                    await asyncio.sleep(self._rng.uniform(0.0, LATEST))
                if self._happens("cut", CUT):
                    return
                if self._happens("garbled", GARBLE):
                    text = garbled(text, self._rng)
                await target.send(text)
                if self._happens("repeated", REPEAT):
                    await target.send(text)

    def _happens(self, what: str, chance: float) -> bool:
        happens = self._rng.random() < chance
        self.harms[what] += happens
        return happens


def garbled(text: str, rng: random.Random) -> str:
    """Some letters are others, or missing, so that it cannot be read."""
    while True:
        letters = list(text)
        for _ in range(rng.randint(1, 8)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randint(1, 3)] = rng.choice(["", "\x00", "{", '"', "é", chr(rng.randrange(33, 127))])
            letters = letters or ["{"]
        changed = "".join(letters)
        if not _is_json(changed):
            return changed


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


async def play_through_proxy(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng = random.Random(bounds.seed)
    result.checked = (
        "every game finishes; its record verifies and has the result that players saw; every event that a player was "
        "told is in the record at that place; every acknowledged move is in the journal once; no traceback"
    )
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        data, log = str(Path(name) / "tables.db"), Path(name) / "log"
        with await asyncio.to_thread(lambda: Process(data, log=log)) as server:
            proxy = Proxy(server.url, rng)
            async with proxy.open():
                parties = await _play(server, proxy, bounds, result, progress)
        sittings = [sitting for party in parties for sitting in party.sittings]
        store = await open_store(data)
        try:
            for sitting in sittings:
                result.failures += await check_sitting(store, sitting)
                result.failures += await check_events(store, sitting)
        finally:
            await store.close()
        result.failures += faults_in(log)
    finished = sum(sitting.record is not None for sitting in sittings)
    if finished < bounds.count:
        result.failures.append(f"only {finished} of {bounds.count} games were finished in {bounds.seconds:.0f} s")
    harms = ", ".join(f"{count:,} {what}" for what, count in sorted(proxy.harms.items()))
    moves = sum(party.moves for party in parties)
    result.done = f"{finished} games, {moves:,} moves; of {proxy.messages:,} messages {harms}"


async def _play(server: Process, proxy: Proxy, bounds: Bounds, result: Result, progress: Progress) -> list[Party]:
    """People at several tables until all games are played, or the time is over."""
    games = iter(list(itertools.islice(itertools.cycle(GAMES), bounds.count)))
    parties = [
        Party(
            f"p{number}",
            lambda _person: server.url,
            random.Random(f"{bounds.seed} {number}"),
            people=1 + number % 2,
            games=games,
            sockets=lambda _person: proxy.url,
        )
        for number in range(min(4, bounds.count))
    ]
    tasks = [asyncio.create_task(party.play()) for party in parties]
    try:
        async with asyncio.timeout(bounds.seconds):
            while not all(task.done() for task in tasks):
                finished = sum(sitting.record is not None for party in parties for sitting in party.sittings)
                progress.say(f"{finished} of {bounds.count} games; {proxy.messages:,} messages")
                await asyncio.wait(tasks, timeout=1.0)
    except TimeoutError:
        pass
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                result.failures.append(f"{type(ended).__name__}: {ended}")
    return parties


async def check_events(store: Store, sitting: Sitting) -> list[str]:
    """What is wrong with what players were told, compared with what happened by the journal and by the record."""
    row = await store.table(sitting.table.id)
    if row is None or sitting.record is None:
        return []
    table, happened, until = Table(row), list[str](), dict[int, int]()
    for entry in await store.journal(sitting.table.id):
        happened += [str(event) for event in table.apply(entry)]
        until[entry.seq] = len(happened)
    where = f"{sitting.game} {sitting.table.id}"
    wrong = []
    if happened != [line for step in sitting.record["steps"] for line in step["events"]]:
        wrong.append(f"{where}: the record does not tell what the journal does")
    for (seat, seq), events in sitting.events.items():
        told = [str(_event(event)) for event in events]
        known = _known(happened[: until[seq]], seat)
        if known[-len(told) :] != told:
            wrong.append(f"{where}: seat {seat} was told {told} as number {seq}, but {known[-len(told) :]} happened")
    return wrong


def _event(message: Message) -> Event:
    data: dict[str, Any] = {key: value for key, value in message.get("data", {}).items() if key != "by_bot"}
    return Event(message["name"], message.get("seat"), data=data)


def _known(happened: Iterable[str], seat: int) -> list[str]:
    return [line for line in happened if line.split()[0] not in PRIVATE or line.split()[1] == str(seat)]


PROXY = Kind("proxy", "games", short=Bounds(2, 120.0), long=Bounds(400, 1800.0), work=play_through_proxy)

if __name__ == "__main__":
    sys.exit(main(PROXY))
