"""What released versions wrote can still be opened: records, databases, archives, scenarios, decks, results.

Each release has a folder of samples, made by `make.py` and never changed. If one of these tests fails, mend the
program, not the samples.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tavolata import __version__
from tavolata.arena.results import told_units
from tavolata.cli import main as run_command
from tavolata.core.errors import BadRecord
from tavolata.core.game import Game
from tavolata.core.records import read_records, verify_record
from tavolata.core.registry import get_rules
from tavolata.games.solomino.decks import read_deck
from tavolata.server import keeper, messages
from tavolata.server.admin import import_from, load_table
from tavolata.server.hall import Hall
from tavolata.server.looking_back import LookingBack
from tavolata.server.replays import Replays
from tavolata.server.seconds import CALLS, ROUND_BREAKS, WINDOWS
from tavolata.server.store import Store, TableRow, open_store
from tests.samples.make import ARCHIVE, ARENA, DATABASE, DECK, FOLDER, LIVE_RECORDS, PATIENT, RECORDS, SCENARIO_FOLDER
from tests.server.halls import Person

SAMPLES = sorted(path for path in FOLDER.iterdir() if (path / DATABASE).exists())
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
#: What every version has written into the summary of a table; later ones add to it.
KEPT = ("state", "listed", "game", "players", "free", "host_name", "users", "names", "bots", "result", "waits_for")


def test_this_version_has_samples() -> None:
    assert __version__ in [path.name for path in SAMPLES], "run: python -m tests.samples.make"


# ----------------------------------------------------------------- files


@each_sample
@pytest.mark.parametrize("name", [RECORDS, LIVE_RECORDS])
def test_records_verify(sample: Path, name: str) -> None:
    """A record of older rules is not called wrong, but of older rules (docs/formats.md, Versions)."""
    records = list(read_records(sample / name))
    assert records
    for record in records:
        if record["rules"] == get_rules(record["game"]).version:
            verify_record(record)
        else:
            with pytest.raises(BadRecord, match=f"was played by version {record['rules']} of the rules"):
                verify_record(record)


@each_sample
def test_the_shuffles_of_live_records_are_checked(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = list(read_records(sample / LIVE_RECORDS))
    current = [record for record in records if record["rules"] == get_rules(record["game"]).version]
    run_command(["verify", str(sample / LIVE_RECORDS)])
    assert f"{len(current)} with checked shuffles" in capsys.readouterr().out


@each_sample
def test_scenarios_can_be_run(sample: Path) -> None:
    assert run_command(["scenario", str(sample / SCENARIO_FOLDER)]) == 0


@each_sample
def test_a_game_is_played_with_the_deck(sample: Path) -> None:
    cards = read_deck((sample / DECK).read_text(encoding="utf-8"), DECK)
    game = Game.new("solomino", players=2, deck=cards)
    while not game.is_over:
        game.apply(game.random_action())


@each_sample
def test_results_of_the_arena_are_read(sample: Path) -> None:
    units = told_units((sample / ARENA).read_text(encoding="utf-8"), ARENA)
    assert all(len(digest) == 32 and unit.deals for unit, digest in units)
    assert units


# ----------------------------------------------------------------- databases


def as_if_just_stopped(path: Path) -> None:
    """Move all times of a database so that its server was stopped a second ago: nothing has expired meanwhile."""
    with closing(sqlite3.connect(path)) as database:
        (last,) = database.execute("SELECT max(changed) FROM tables").fetchone()
        move = time.time() - 1.0 - last
        database.execute("UPDATE tables SET opened = opened + ?, changed = changed + ?", (move, move))
        database.execute("UPDATE entries SET at = at + ?", (move,))
        database.commit()


@asynccontextmanager
async def opened(sample: Path, folder: Path) -> AsyncIterator[Store]:
    """A copy of the database, brought up to date."""
    copy = folder / DATABASE
    shutil.copyfile(sample / DATABASE, copy)
    as_if_just_stopped(copy)
    store = await open_store(str(copy))
    try:
        yield store
    finally:
        await store.close()


@each_sample
async def test_the_database_has_a_table_in_every_state(sample: Path, tmp_path: Path) -> None:
    async with opened(sample, tmp_path) as store:
        rows = await store.tables()
        assert {row.summary.state for row in rows} == {"waiting", "playing", "paused", "over", "closed"}
        for row in rows:
            table = await load_table(store, row.id)
            assert table.seq == row.seq
            for name in KEPT:
                assert getattr(table.summary(), name) == getattr(row.summary, name), name
        playing = {row.summary.game for row in rows if row.summary.state == "playing"}
        assert playing == {"sole-mio", "mamma-mia-grande", "mamma-mia", "solomino"}


@each_sample
async def test_finished_games_have_their_records_and_replays(sample: Path, tmp_path: Path) -> None:
    written = {json.dumps(record["steps"]): record for record in read_records(sample / LIVE_RECORDS)}
    async with opened(sample, tmp_path) as store:
        replays = Replays(store, LookingBack())
        over = await store.tables(states=["over"])
        for row in over:
            record = (await load_table(store, row.id)).record()
            film = await replays.film(row)
            assert len(film.frames) == len(record["steps"])
            before = written.pop(json.dumps(record["steps"]))
            assert record["result"] == before["result"] == row.summary.result
            verify_record(record)
        replays.thread.stop()
        await replays.stop()
    assert over
    assert not written


@each_sample
async def test_games_go_on_to_their_end(sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in (WINDOWS, CALLS, ROUND_BREAKS):
        for name in seconds:
            monkeypatch.setitem(seconds, name, 0.05)
    monkeypatch.setattr(keeper, "LONGEST_WAY", 0.02)
    async with opened(sample, tmp_path) as store:
        hall = Hall(store, habits=PATIENT)
        before = {row.id: await store.journal(row.id) for row in await store.tables()}
        await hall.start()
        try:
            for row in await store.tables(states=["waiting", "playing", "paused"]):
                await go_on(hall, row)
                journal = await store.journal(row.id)
                assert journal[: len(before[row.id])] == before[row.id]
                verify_record((await load_table(store, row.id)).record())
        finally:
            await hall.stop()


async def go_on(hall: Hall, row: TableRow) -> None:
    """Everybody comes back and plays to the end; somebody starts what has not begun."""
    people = [Person(hall, name) for name, user in zip(row.summary.names, row.summary.users, strict=True) if user]
    assert people
    for person in people:
        assert await hall.store.user(person.user.id) == person.user
        await person.enter(row)
    if row.summary.state == "waiting":
        await people[0].do(messages.Start, row, bot="random")
    elif row.summary.state == "paused":
        await people[0].do(messages.Resume, row)
    rng = random.Random(5)
    await asyncio.gather(*(person.play_on(row, rng) for person in people))
    assert all(person.play["result"] for person in people)


@each_sample
async def test_an_archive_is_taken_in_and_says_what_the_database_does(sample: Path, tmp_path: Path) -> None:
    async def everything(store: Store) -> list[dict[str, Any]]:
        return [item async for item in store.export()]

    (tmp_path / "old").mkdir()
    shutil.copyfile(sample / DATABASE, tmp_path / "old" / DATABASE)
    old = await open_store(str(tmp_path / "old" / DATABASE))
    new = await open_store(str(tmp_path / "new.db"))
    try:
        assert await import_from(new, sample / ARCHIVE) == len(await everything(old))
        assert await everything(new) == await everything(old)
    finally:
        await old.close()
        await new.close()
