"""Servers whose computers have another idea of the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.server.client import Client
from tavolata.server.clock import LEAST_LEFT
from tavolata.server.seconds import CLOCKS
from tests.server.live.guests import FREE, ME, PATIENCE, Guest, LiveTable
from tests.server.live.process import Process
from tests.server.live.test_processes import start_process, until_ready
from tests.server.postgres import Postgres

RELAXED = CLOCKS["relaxed"] or 0.0
#: Milliseconds that a busy computer may need between two looks.
SLACK = 20_000


async def asked(process: Process, anna: Guest) -> tuple[Client, LiveTable]:
    """A table of two people at which the first is asked, with a clock."""
    client = await until_ready(process, anna)
    wish = {"options": {"start": 0}, "setting": {"clock": "relaxed"}}
    table = await anna.open_table(process.url, "sole-mio", [ME, FREE], **wish)
    await table.enter(client)
    return client, table


@pytest.mark.parametrize("ahead", [600.0, -600.0])
async def test_a_deadline_after_a_restart_with_a_changed_clock_is_neither_over_nor_far_away(
    tmp_path: Path, ahead: float
) -> None:
    data = str(tmp_path / "tables.db")
    with await start_process(data) as first:
        anna, ben = await Guest.person(first.url, "Anna"), await Guest.person(first.url, "Ben")
        client, table = await asked(first, anna)
        await table.sit(await ben.connect(first.url), 1)
        await client.do("start", table=table.id)
        await client.until(lambda client: client.is_asked, PATIENCE)
        seq = client.play["seq"]
        first.kill()
    with await start_process(data, ahead=ahead) as second:
        again = await until_ready(second, anna)
        await table.enter(again)
        assert again.is_asked
        assert again.play["seq"] == seq
        assert 0 < again.play["left_ms"] <= 1000 * (RELAXED if ahead < 0 else LEAST_LEFT)
        assert again.play["left_ms"] > 1000 * LEAST_LEFT - SLACK
        await again.close()


async def test_two_processes_with_different_clocks_agree(postgres: Postgres) -> None:
    database = postgres.new_database()
    with await start_process(database) as right, await start_process(database, ahead=600.0) as wrong:
        anna, ben = await Guest.person(right.url, "Anna"), await Guest.person(wrong.url, "Ben")
        for keeps, follows in ((right, wrong), (wrong, right)):
            client, table = await asked(keeps, anna)
            other = await until_ready(follows, ben)
            await table.sit(other, 1)
            await client.do("start", table=table.id)
            for one in (client, other):
                await one.until(lambda one: one.play.get("left_ms") is not None, PATIENCE)
                assert 1000 * RELAXED - SLACK < one.play["left_ms"] <= 1000 * RELAXED
            for one in (client, other):
                await one.do("resync", table=table.id)
                await one.until(lambda one: one.play.get("left_ms") is not None, PATIENCE)
                assert 1000 * RELAXED - 2 * SLACK < one.play["left_ms"] <= 1000 * RELAXED
                await one.close()
