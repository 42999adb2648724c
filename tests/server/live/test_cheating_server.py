"""A server that chooses the cards is caught by the client that plays there, and by `tavolata verify --receipt`."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tavolata.cli import main
from tavolata.core.errors import BadRecord
from tavolata.core.records import replay, verify_record, write_records
from tavolata.server.client import Client
from tavolata.server.witness import Witness
from tests.server.dishonest import (
    GOOD,
    adding_afterwards,
    best_secret,
    choosing_afterwards,
    choosing_before_they_ask,
    symbols_of,
)
from tests.server.doors import Running, running
from tests.server.live.conftest import GENEROUS, PATIENT
from tests.server.live.guests import BOT, FREE, ME, Guest, play_on, until_over

#: The seat that the server deals good cards to.
FAVOURED = 1


async def played(server: Running, anna: Guest, client: Client) -> dict[str, Any]:
    """The record of a whole game against a bot."""
    table = await anna.open_table(server.url, "solomino", [ME, BOT], start=True, commits=True)
    await table.enter(client)
    await play_on(client, random.Random(1))
    await until_over(client)
    return await anna.record(server.url, table)


async def test_a_server_that_chooses_its_secret_afterwards_is_caught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cheat = partial(best_secret, seat=FAVOURED)
    async with running(tmp_path, habits=PATIENT, **GENEROUS) as server:
        anna = await Guest.person(server.url, "Anna")
        client = await anna.connect(server.url)
        with choosing_afterwards(tmp_path / "tables.db", cheat):
            record = await played(server, anna, client)
        witness = client.witnesses[record["fair"]["table"]]
        honest = await played(server, anna, client)
        client.witnesses[honest["fair"]["table"]].check(honest)
        await client.close()

    assert record["fair"]["numbers"][0] == witness.number
    expect_caught(record, witness, "the server has changed its secret", tmp_path, capsys)


def expect_caught(
    record: dict[str, Any], witness: Witness, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt = replay({**record, "steps": record["steps"][:1], "result": None})
    assert symbols_of(dealt, FAVOURED) >= GOOD  # the cheat has worked,
    assert verify_record(record).is_over  # and its record agrees with itself,
    with pytest.raises(BadRecord, match=says):  # but not with what the client saw
        witness.check(record)

    game, receipt = folder / "game.jsonl", folder / "receipt.json"
    write_records(game, [record])
    receipt.write_text(json.dumps(witness.receipt().as_json()))
    assert main(["verify", str(game)]) == 0
    assert main(["verify", str(game), "--receipt", str(receipt)]) == 1
    assert says in capsys.readouterr().err


async def test_a_server_that_adds_a_number_for_a_bot_afterwards_is_caught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path, habits=PATIENT, **GENEROUS) as server:
        anna = await Guest.person(server.url, "Anna")
        client = await anna.connect(server.url)
        with adding_afterwards(tmp_path / "tables.db", FAVOURED):
            record = await played(server, anna, client)
        await client.close()
    witness, added = client.witnesses[record["fair"]["table"]], record["fair"]["commitments"][FAVOURED]
    assert record["fair"]["numbers"][0] == witness.number
    expect_caught(record, witness, f"seat {FAVOURED}: the commitment is {added}", tmp_path, capsys)


async def test_a_server_that_changes_the_number_of_a_guest_afterwards_is_caught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The guest has committed to one, and plays along."""
    async with running(tmp_path, habits=PATIENT, **GENEROUS) as server:
        anna, ben = [await Guest.person(server.url, name) for name in ("Anna", "Ben")]
        table = await anna.open_table(server.url, "solomino", [ME, FREE])
        clients = [await anna.connect(server.url), await ben.connect(server.url)]
        await table.enter(clients[0])
        await table.sit(clients[1], FAVOURED)
        for client in clients:
            await client.until(lambda client: None not in client.room["fair"]["commitments"])
        with adding_afterwards(tmp_path / "tables.db", FAVOURED):
            await table.start(clients[0])
            await asyncio.gather(*(play_on(client, random.Random(seat)) for seat, client in enumerate(clients)))
        record = await anna.record(server.url, table)
        for client in clients:
            await client.close()
    witness, promised = clients[0].witnesses[table.id], clients[1].witnesses[table.id].number_commitment
    expect_caught(record, witness, f"when the table asked for the numbers it was {promised}", tmp_path, capsys)


async def test_a_server_that_changes_its_secret_before_it_asks_gets_no_number(tmp_path: Path) -> None:
    habits = replace(PATIENT, reveal=0.2)
    async with running(tmp_path, habits=habits, **GENEROUS) as server:
        anna = await Guest.person(server.url, "Anna")
        client = await anna.connect(server.url)
        with choosing_before_they_ask(tmp_path / "tables.db", lambda _: "a0" * 32):
            record = await played(server, anna, client)
        await client.close()
    assert record["fair"]["numbers"] == [None, None]
    witness = client.witnesses[record["fair"]["table"]]
    with pytest.raises(BadRecord, match="the server has changed its secret; seat 0: the number is none"):
        witness.check(record)


async def test_a_client_that_connects_anew_brings_its_memory_along(server: Running) -> None:
    anna = await Guest.person(server.url, "Anna")
    table = await anna.open_table(server.url, "solomino", [ME, BOT])
    first = await anna.connect(server.url)
    await table.enter(first)
    await first.until(lambda client: client.room["fair"]["commitments"][0] is not None)
    await first.drop()
    url = server.url.replace("http", "ws", 1) + "/ws"
    again = await Client.connect(url, {"Origin": server.url, **anna.proof}, witnesses=first.witnesses)
    await table.enter(again)
    await table.start(again)
    await play_on(again, random.Random(2))
    await until_over(again)
    again.witnesses[table.id].check(await anna.record(server.url, table))
    await again.close()
