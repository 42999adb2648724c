"""`tavolata admin` beside a server that runs, and on what it left behind."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from alembic.script import ScriptDirectory

from tavolata.cli import main
from tavolata.server import hall
from tavolata.server.client import WasRefused
from tavolata.server.store import open_store
from tests.server.doors import Running, running
from tests.server.live.guests import BOT, ME, PATIENCE, Guest, LiveTable
from tests.server.postgres import Postgres, running_postgres


async def admin(data: str, *words: str) -> int:
    """In a thread, as the command has an event loop of its own."""
    return await asyncio.to_thread(main, ["admin", "--data", data, *words])


async def a_game(server: Running) -> tuple[Guest, LiveTable]:
    anna = await Guest.person(server.url, "Anna")
    seats = [ME, BOT]
    return anna, await anna.open_table(server.url, "solomino", seats, options={"start": 0}, start=True)


@pytest.fixture
def data(tmp_path: Path) -> str:
    """Where `running` keeps its tables."""
    return str(tmp_path / "tables.db")


async def test_tables_are_listed_and_shown_without_a_card_or_a_secret(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as server:
        anna, table = await a_game(server)
        row = await server.store.table(table.id)
        assert row is not None
        (begun,) = [entry.change for entry in await server.store.journal(table.id) if entry.seq == 2]
        assert await admin(data, "list") == 0
        listed = capsys.readouterr().out
        assert await admin(data, "list", "--state", "over") == 0
        assert await admin(data, "show", table.id) == 0
        shown = capsys.readouterr().out
    assert table.id in listed
    assert "playing: 1" in listed
    assert f"Anna (user {anna.id}), the host" in shown
    assert "house rules  players: 2, start: 0, rounds: 1, out of turn: no," in shown
    assert re.search(r"^ {4}1  \S+ \S+  Anna opened the table$", shown, re.MULTILINE)
    assert re.search(r"^ {4}2  \S+ \S+  the cards were dealt$", shown, re.MULTILINE)
    assert not re.search(r"[{}'=]|None|True|False", shown)  # nothing as Python writes it
    cards = re.findall(r"[rygb]\w-[rygb]\w", str(begun))
    assert len(cards) > 50
    for secret in (row.secret, row.key, anna.secret, *cards):
        assert secret not in listed + shown


async def test_a_table_is_ended_while_it_is_played(
    tmp_path: Path, data: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.1)
    async with running(tmp_path) as server:
        anna, table = await a_game(server)
        client = await anna.connect(server.url)
        await table.enter(client)
        assert await admin(data, "end", table.id) == 0
        await client.until(lambda client: client.room["state"] == "closed", PATIENCE)
        with pytest.raises(WasRefused, match="closed"):
            await client.do("move", table=table.id, seat=0, seq=client.play["seq"], do=["draw"])
        assert await admin(data, "end", table.id) == 2
        await client.close()
    assert "already closed [not-now]" in capsys.readouterr().err


async def test_a_move_meets_a_table_that_was_just_ended(tmp_path: Path, data: str) -> None:
    async with running(tmp_path) as server:
        anna, table = await a_game(server)
        client = await anna.connect(server.url)
        await table.enter(client)
        assert await admin(data, "end", table.id) == 0
        with pytest.raises(WasRefused):
            await client.do("move", table=table.id, seat=0, seq=client.play["seq"], do=["draw"])
        await client.until(lambda client: client.room["state"] == "closed", PATIENCE)
        await client.close()


async def test_what_changes_everything_needs_the_server_to_be_stopped(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path):
        assert await admin(data, "compact") == 2
        assert await admin(data, "delete-user", "somebody") == 2
        assert await admin(data, "sign-out", "somebody") == 2
    assert capsys.readouterr().err.count("[bad-setting]") == 3


async def test_a_user_is_forgotten(tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(tmp_path) as server:
        anna, table = await a_game(server)
    assert await admin(data, "delete-user", anna.id) == 0
    assert "tables with this user: 1" in capsys.readouterr().out
    store = await open_store(data)
    assert await store.user(anna.id) is None
    assert anna.id not in str(await store.journal(table.id))
    assert "Anna" not in str(await store.journal(table.id))
    await store.close()


async def test_a_user_is_signed_out(tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(tmp_path) as server:
        anna, _ = await a_game(server)
    assert await admin(data, "sign-out", anna.id) == 0
    assert f"{anna.id} (Anna) is signed out everywhere" in capsys.readouterr().out
    assert await admin(data, "sign-out", "somebody") == 2
    assert "there is no user 'somebody' [not-known]" in capsys.readouterr().err
    async with running(tmp_path) as server, anna.browser(server.url) as browser:
        assert (await browser.get("/api/me")).status_code == 401


@pytest.fixture(scope="module")
def postgres_here() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


async def test_everything_is_carried_to_other_databases(
    tmp_path: Path, data: str, postgres_here: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as server:
        anna, table = await a_game(server)
        journal = await server.store.journal(table.id)
        exported = tmp_path / "all.jsonl"
        assert await admin(data, "export", str(exported)) == 0
    assert exported.stat().st_mode & 0o077 == 0  # it holds the secrets of running games
    for target in (str(tmp_path / "other.db"), postgres_here.new_database()):
        assert await admin(target, "import", str(exported)) == 0
        assert await admin(target, "import", str(exported)) == 2  # it is not empty any more
        store = await open_store(target)
        assert (await store.journal(table.id))[: len(journal)] == journal
        found = await store.user(anna.id)
        assert found is not None
        assert found.name == "Anna"
        await store.close()
    assert "Traceback" not in capsys.readouterr().err


async def test_a_file_that_was_not_exported_is_refused(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.jsonl"
    for text in ("rubbish\n", json.dumps({"kind": "nonsense"}) + "\n", "[]\n", "7\n"):
        wrong.write_text(text, encoding="utf-8")
        assert await admin(data, "import", str(wrong)) == 2
    assert await admin(data, "import", str(tmp_path / "missing.jsonl")) == 2
    wrong.write_bytes(b"\xff\xfe\n")
    assert await admin(data, "import", str(wrong)) == 2
    assert capsys.readouterr().err.count("[bad-file]\n") == 6


async def test_an_export_that_cannot_be_written_is_told_and_a_file_of_others_becomes_ones_own(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path):
        assert await admin(data, "export", str(tmp_path / "missing" / "all.jsonl")) == 2
        there = tmp_path / "there.jsonl"
        there.touch(0o644)
        assert await admin(data, "export", str(there)) == 0
    assert capsys.readouterr().err.endswith("all.jsonl: No such file or directory [bad-file]\n")
    assert there.stat().st_mode & 0o077 == 0


def contents_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*")}


LOOKING = [["list"], ["show", "A" * 12], ["export", "all.jsonl"]]
CHANGING = [["end", "A" * 12], ["delete-user", "somebody"], ["sign-out", "somebody"], ["compact"]]


@pytest.mark.parametrize("words", LOOKING + CHANGING, ids=lambda words: words[0])
async def test_a_database_that_is_not_there_is_not_made(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert await admin("missing.db", *words) == 2
    assert await asyncio.to_thread(main, ["admin", *words]) == 2  # nor the usual one, nor its folder
    assert contents_of(tmp_path) == {}
    told = capsys.readouterr().err
    assert told.count("there is no database") == told.count("[bad-setting]\n") == 2
    assert f"'{tmp_path}/missing.db'" in told


@pytest.mark.parametrize("words", LOOKING + CHANGING, ids=lambda words: words[0])
@pytest.mark.parametrize(
    ("contents", "said"), [(b"", "not a Tavolata database"), (b"Dear Ann, " * 500, "not a database")]
)
async def test_a_file_that_is_no_database_stays_as_it_is(
    words: list[str],
    contents: bytes,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter").write_bytes(contents)
    assert await admin("letter", *words) == 2
    assert (tmp_path / "letter").read_bytes() == contents
    assert not (tmp_path / "all.jsonl").exists()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", LOOKING + CHANGING, ids=lambda words: words[0])
async def test_an_empty_postgres_stays_empty(
    words: list[str],
    postgres_here: Postgres,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    address = postgres_here.new_database()
    assert await admin(address, *words) == 2
    assert await admin(address.replace("/test_", "/best_"), *words) == 2
    told = capsys.readouterr().err
    assert "not a Tavolata database" in told
    assert "does not exist" in told
    connection = await asyncpg.connect(address)
    assert await connection.fetch("SELECT * FROM pg_tables WHERE schemaname = 'public'") == []
    await connection.close()


async def test_looking_at_what_a_server_left_changes_nothing(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as server:
        _, table = await a_game(server)
    left = contents_of(tmp_path)
    assert await admin(data, "list") == 0
    assert await admin(data, "show", table.id) == 0
    assert contents_of(tmp_path) == left
    assert capsys.readouterr().err == ""


async def test_an_older_database_is_looked_at_by_a_server_first(
    tmp_path: Path, data: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await open_store(data)).close()
    before = contents_of(tmp_path)
    monkeypatch.setattr(ScriptDirectory, "get_current_head", lambda _: "r9999")
    assert await admin(data, "list") == 2
    assert "it was written by an older version of Tavolata; start the server once" in capsys.readouterr().err
    assert contents_of(tmp_path) == before


async def test_unfinished_tables_that_nobody_touched_are_removed(
    tmp_path: Path, data: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as server:
        await a_game(server)
    assert await admin(data, "compact") == 0
    assert capsys.readouterr().out == "0 tables removed\n"
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 100 * 86_400)
    assert await admin(data, "compact", "--days", "90") == 0
    assert capsys.readouterr().out == "1 tables removed\n"


async def test_a_table_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path):
        assert await admin(data, "show", "A" * 12) == 2
    assert "there is no table 'AAAAAAAAAAAA' [no-such-table]" in capsys.readouterr().err
