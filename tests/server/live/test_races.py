"""Many commands of several clients at once, and a store that fails in the middle: what was told is what happened."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolata.server import keeper
from tavolata.server.client import Client, Message, WasRefused
from tavolata.server.errors import NotReady
from tavolata.server.journal import Entry, Played
from tavolata.server.showing import play_for
from tavolata.server.store import Store, Summary
from tavolata.server.table import Table
from tests.server.doors import Running, running
from tests.server.live.conftest import GENEROUS, PATIENT
from tests.server.live.guests import FREE, ME, Guest, LiveTable
from tests.server.live.secrecy import of_kind

#: What clients meet when all of them act at once; none of it is a fault.
EXPECTED = {
    *("not-allowed", "not-now", "seat-taken", "stale-move", "too-late", "not-ready", "bad-option"),
    *("illegal-action", "malformed-action", "not-your-turn", "seen-another-hand", "window-open"),
}


class Failing:
    """A disk that fails now and then: before it writes, after it has written, and when it is read afterwards."""

    def __init__(self, store: Store, rng: random.Random) -> None:
        self.rng, self.failures, self.is_on = rng, 0, True
        self._append, self._journal = store.append, store.journal
        self._reads_fail = 0
        store.append = self.append  # type: ignore[method-assign]
        store.journal = self.journal  # type: ignore[method-assign]

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        await asyncio.sleep(0)
        chance = self.rng.random() if self.is_on else 1.0
        if self.is_on and not self.failures:
            chance = 0.0  # a short storm shall meet one, too
        if chance < 0.08:
            self._fail()
        await self._append(table, entries, summary)
        if chance < 0.16:
            self._fail()

    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        if self.is_on and self._reads_fail:
            self._reads_fail -= 1
            raise NotReady("the disk cannot be read")
        return await self._journal(table, after)

    def _fail(self) -> None:
        self.failures += 1
        self._reads_fail = self.rng.choice([0, 0, 1, 2])
        raise NotReady("the disk is full")


def random_command(client: Client, table: LiveTable, rng: random.Random) -> tuple[str, dict[str, Any]]:
    seat = rng.randrange(3)
    legal = (client.play.get("ask") or {}).get("legal") or ["draw"]
    kind = rng.choices(
        ["move", "old", "say", "ready", "pause", "resume", "pace", "standing", "stand", "sit", "appoint", "resync"],
        [40, 4, 3, 3, 2, 12, 2, 2, 1, 8, 1, 4],
    )[0]
    fields: dict[str, dict[str, Any]] = {
        "move": {"seat": client.play.get("seat") or 0, "seq": client.play["seq"], "do": [rng.choice(legal)]},
        "old": {"seat": seat, "seq": max(0, client.play["seq"] - rng.randrange(4)), "do": [rng.choice(legal)]},
        "say": {"phrase": "wow"},
        "ready": {"seq": client.play["seq"]},
        "pace": {"pace": "quick"},
        "standing": {"seat": seat, "help": "never"},
        "stand": {"seat": seat},
        "sit": {"seat": seat},
        "appoint": {"seat": seat, "bot": "random"},
    }
    return "move" if kind == "old" else kind, {"table": table.id, **fields.get(kind, {})}


async def storm(client: Client, table: LiveTable, rng: random.Random, count: int) -> set[str]:
    """Commands without waiting for what comes of the one before; the codes of the refusals."""
    codes: set[str] = set()

    async def one() -> None:
        kind, fields = random_command(client, table, rng)
        try:
            async with asyncio.timeout(60):
                await client.do(kind, **fields)
        except WasRefused as error:
            codes.add(error.code)

    for _ in range(count // 4):
        await asyncio.gather(*(one() for _ in range(4)))
    return codes


def tables_after(row: Any, journal: Sequence[Entry]) -> list[dict[int | None, Any]]:
    """After each entry: the view of each seat and of a spectator."""
    table, views = Table(row), list[dict[int | None, Any]]()
    for entry in journal:
        table.apply(entry)
        seats: list[int | None] = [None, *range(len(table.chairs))]
        views.append({seat: play_for(table, seat, [], ()).view for seat in seats})
    return views


@pytest.mark.parametrize("seed", range(3))
async def test_what_clients_were_told_is_what_the_journal_says(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "LATER", 0.05)
    rng = random.Random(seed)
    async with running(tmp_path, habits=PATIENT, **GENEROUS) as server:
        guests = [await Guest.person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
        options = {"out_of_turn": seed % 2 == 0, "rounds": 20}
        table = await guests[0].open_table(server.url, "solomino", [ME, FREE, FREE], options=options)
        clients = [await guest.connect(server.url) for guest in guests]
        await table.enter(clients[0])
        for seat, client in enumerate(clients[1:], start=1):
            await table.sit(client, seat)
        await table.start(clients[0])
        disk = Failing(server.store, rng)
        codes = await asyncio.gather(*(storm(client, table, rng, 60) for client in clients))
        assert disk.failures
        assert set().union(*codes) <= EXPECTED
        disk.is_on = False
        for client in clients:
            await until_answered(client, table)
        for client in clients:
            await client.close()
        # After that, because a window may close and be told of at any time.
        row = await server.store.table(table.id)
        assert row is not None
        journal = await server.store.journal(table.id)
    views = tables_after(row, journal)
    moves = {entry.change.move: entry.seq for entry in journal if isinstance(entry.change, Played)}
    for client in clients:
        for play in of_kind(client.told, "play"):
            assert play["view"] == views[play["seq"] - 1][play["seat"]]
        # A disk that failed after it had written: such a move is there, though it was refused; but none is lost.
        done = {message["id"]: message["seq"] for message in of_kind(client.told, "done") if "seq" in message}
        assert {move: seq for move, seq in done.items() if move in moves} == {
            move: moves[move] for move in done if move in moves
        }
        assert max(done.values()) <= len(journal)


async def until_answered(client: Client, table: LiveTable) -> None:
    """The disk is well again: so is the table."""
    async with asyncio.timeout(60):
        while True:
            try:
                await client.do("resync", table=table.id)
            except WasRefused:
                await asyncio.sleep(0.05)
            else:
                return


async def test_a_table_that_could_not_be_read_forgets_what_did_not_happen(server: Running) -> None:
    anna = await Guest.person(server.url, "Anna")
    table = await anna.open_table(server.url, "solomino", [ME] * 2, options={"start": 0}, start=True)
    client = await anna.connect(server.url)
    await table.enter(client)
    await client.do("show", table=table.id, seat=0)
    asked, store = client.play, server.store
    append, journal = store.append, store.journal

    async def fail(*_: Any, **__: Any) -> Any:
        raise NotReady("there is no disk")

    store.append = store.journal = fail  # type: ignore[method-assign]
    move: Message = {"seat": 0, "seq": asked["seq"], "do": ["draw"]}
    for command, fields in (("move", move), ("resync", {}), ("move", move)):
        with pytest.raises(WasRefused) as refused:
            await client.do(command, table=table.id, **fields)
        assert refused.value.code == "not-ready"
    store.append, store.journal = append, journal  # type: ignore[method-assign]
    await client.do("resync", table=table.id)
    assert (client.play["seq"], client.play["ask"], client.play["view"]) == (
        asked["seq"],
        asked["ask"],
        asked["view"],
    )
    assert (await client.move("draw"))["seq"] == asked["seq"] + 1
    await client.close()


async def test_nobody_is_told_of_what_is_still_being_written(server: Running) -> None:
    anna, ben = await Guest.person(server.url, "Anna"), await Guest.person(server.url, "Ben")
    table = await anna.open_table(server.url, "solomino", [ME, FREE])
    at_anna, at_ben = await anna.connect(server.url), await ben.connect(server.url)
    await table.enter(at_anna)
    await table.enter(at_ben)
    append, going_on = server.store.append, asyncio.Event()

    async def slow(*_: Any) -> None:
        await going_on.wait()
        raise NotReady("it was not written after all")

    server.store.append = slow  # type: ignore[method-assign, assignment]
    sitting = asyncio.create_task(at_ben.do("sit", table=table.id, seat=1))
    await at_anna.do("exit", table=table.id)  # presence is told a moment later
    await asyncio.sleep(0.2)
    going_on.set()
    with pytest.raises(WasRefused):
        await sitting
    server.store.append = append  # type: ignore[method-assign]
    assert not [room for room in of_kind(at_ben.told, "room") if room["seats"][1]["kind"] == "person"]
    await at_anna.close()
    await at_ben.close()
