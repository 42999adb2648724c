"""Whole games of every variant, by people, programs and bots; and everything that anybody was told in them."""

from __future__ import annotations

import asyncio
import random
from itertools import combinations
from typing import Any

import pytest

from tavolata.core.records import verify_record
from tests.server.doors import Running
from tests.server.live import secrecy
from tests.server.live.guests import BOT, FREE, ME, Guest, play_on, until_over

_HALVES = [f"{colour}{number}" for colour in "ryg" for number in "1234"] + ["rS", "yD", "gR", "rW", "yT", "gA"]
DECK = ["-".join(pair) for pair in combinations(_HALVES, 2)][:60]

GAMES: list[tuple[str, int, str, dict[str, Any]]] = [
    ("sole-mio", 2, "once", {}),
    ("sole-mio", 3, "lap", {}),
    ("sole-mio", 4, "once", {}),
    ("sole-mio", 5, "lap", {}),
    ("mamma-mia-grande", 3, "open", {}),
    ("mamma-mia", 4, "lap", {}),
    ("solomino", 3, "lap", {"rounds": 2}),
    ("solomino", 4, "once", {"out_of_turn": True}),
    ("solomino", 2, "open", {"deck": DECK}),
]


@pytest.mark.parametrize(("game", "players", "memory", "options"), GAMES, ids=lambda value: str(value)[:20])
async def test_a_whole_game(server: Running, game: str, players: int, memory: str, options: dict[str, Any]) -> None:
    url, rng = server.url, random.Random(f"{game} {players}")
    anna, ben = await Guest.person(url, "Anna"), await Guest.person(url, "Ben")
    dice, eve = await Guest.program(url, "Dice"), await Guest.person(url, "Eve")
    guests = [anna, ben, dice][:players]
    seats = [ME, *[FREE] * (len(guests) - 1), *[BOT] * (players - len(guests))]
    table = await anna.open_table(url, game, seats, options=options, setting={"listed": True, "memory": memory})
    clients = [await guest.connect(url) for guest in guests]
    watching = await eve.connect(url)
    await watching.do("enter", table=table.id)
    await table.enter(clients[0])
    for seat, client in enumerate(clients[1:], start=1):
        await table.sit(client, seat)
    await table.start(clients[0])

    await asyncio.gather(*(play_on(client, rng) for client in clients))
    for client in (*clients, watching):
        await until_over(client)
    record = await anna.record(url, table)
    row = await server.store.table(table.id)
    assert row is not None

    assert verify_record(record).result.as_json() == clients[0].play["result"]
    promised = secrecy.of_kind(clients[1].told, "room")[0]
    assert promised["state"] == "waiting"  # not a card was dealt
    assert record["fair"]["commitment"] == promised["fair"]["commitment"]
    for client in clients:
        client.witnesses[table.id].check(record)
    strict = memory != "open"
    for seat, (client, guest) in enumerate(zip(clients, guests, strict=True)):
        secrecy.check_numbers(client.told)
        secrecy.check_views(client.told, seat, strict=strict)
        if game != "solomino":
            secrecy.check_logs(client.told, seat, memory, players)
        others = [other for other in (*guests, eve) if other is not guest]
        secrecy.check_nothing_hidden(
            client.told, [row.secret, *(other.id for other in others), *(other.secret for other in others)]
        )
        secrecy.check_events(client.told, record, seat)
    secrecy.check_numbers(watching.told)
    secrecy.check_views(watching.told, None, strict=strict)
    if game != "solomino":
        secrecy.check_logs(watching.told, None, memory, players)
    secrecy.check_events(watching.told, record, None)
    secrecy.check_nothing_hidden(
        watching.told, [row.secret, row.key, *(text for guest in guests for text in (guest.id, guest.secret))]
    )
    assert row.key not in str(watching.told)
    for client in (*clients, watching):
        await client.close()
