"""What a server writes into its log when things go wrong: never a secret, and no traceback for clients that go away."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
import struct
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from tavolata.server.client import Client
from tests.server.live.guests import BOT, FREE, ME, PATIENCE, Guest, LiveTable
from tests.server.live.process import Process
from tests.server.live.test_processes import until_ready
from tests.server.postgres import Postgres

#: Whatever is written is refused, with a quotation of what it was.
REFUSE = """
    CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no % here', NEW; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse();
"""


async def refuse_in_sqlite(data: str) -> None:
    with sqlite3.connect(data) as database:
        for table, what in (("entries", "INSERT"), ("users", "UPDATE")):
            database.execute(f"CREATE TRIGGER no_{table} BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'no'); END")
    database.close()


async def break_sqlite(data: str) -> None:
    with sqlite3.connect(data) as database:
        database.execute("ALTER TABLE users RENAME COLUMN lang TO language")
    database.close()


async def refuse_in_postgres(data: str) -> None:
    database = await asyncpg.connect(data)
    await database.execute(REFUSE.format(table="entries"))
    await database.execute("CREATE TRIGGER refuse BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse()")
    await database.close()


async def break_postgres(data: str) -> None:
    database = await asyncpg.connect(data)
    await database.execute("ALTER TABLE users RENAME COLUMN lang TO language")
    await database.close()


async def provoke(process: Process, anna: Guest, client: Client, table: LiveTable) -> None:
    """Everything that writes or reads, whatever comes of it."""
    requests: list[tuple[str, str, dict[str, object]]] = [
        ("POST", "/api/tables", {"game": "sole-mio", "seats": [ME, FREE]}),
        ("POST", "/api/me/link", {}),
        ("PATCH", "/api/me", {"name": "Secretive Anna"}),
        ("GET", f"/api/tables/{table.id}?key={table.key}", {}),
        ("POST", "/api/me/enter", {"key": table.key}),
    ]
    for method, path, body in requests:
        async with anna.browser(process.url) as browser:  # after a fault the server hangs up
            await browser.request(method, path, json=body, headers={"X-Table-Key": table.key})
    for command in ({"type": "sit", "seat": 1, "name": "Hidden Name"}, {"type": "start"}, {"type": "pause"}):
        await client.say({"id": command["type"], "table": table.id, **command})
    await client.until(lambda client: any(told.get("id") == "pause" for told in client.told), PATIENCE)


@pytest.mark.parametrize("log_format", ["json", "text"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_no_parameter_key_token_or_cookie_reaches_the_log(
    kind: str, log_format: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    refuse, break_, data = refuse_in_sqlite, break_sqlite, str(tmp_path / "tables.db")
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        refuse, break_, data = refuse_in_postgres, break_postgres, postgres.new_database()
    log = tmp_path / "log"
    with await asyncio.to_thread(lambda: Process(data, log=log, log_level="debug", log_format=log_format)) as process:
        anna, dice = await Guest.person(process.url, "Secretive Anna"), await Guest.program(process.url, "Dicey")
        client = await until_ready(process, anna)
        async with anna.browser(process.url) as browser:
            key = (await browser.post("/api/me/link")).json()["link"].partition("#")[2]
        table = await anna.open_table(process.url, "sole-mio", [ME, FREE])
        await table.enter(client)
        await refuse(data)
        await provoke(process, anna, client, table)
        await (await dice.connect(process.url)).close()
        await break_(data)
        await provoke(process, anna, client, table)
        await client.close()
    logged = log.read_text()
    secrets = (anna.secret, dice.secret, table.key, key, "Secretive Anna", "Hidden Name", anna.id)
    assert [secret for secret in secrets if secret in logged] == []
    assert "DatabaseRefused" in logged


def _abort(connection: socket.socket) -> None:
    """As a browser that is killed: what is under way is cut off."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def hang_up(url: str, sent: bytes, *, read: int = 0) -> None:
    address = urlsplit(url)
    with suppress(OSError):
        connection = socket.create_connection((address.hostname, address.port), timeout=5)
        connection.sendall(sent)
        if read:
            connection.recv(read)
        _abort(connection)


def half_requests(url: str, anna: Guest, table: LiveTable) -> list[tuple[bytes, int]]:
    """What is sent before the line goes dead, and how much of the answer is read."""
    host, (name, value) = urlsplit(url).netloc, next(iter(anna.proof.items()))
    head = f"Host: {host}\r\nOrigin: {url}\r\n{name}: {value}\r\n"
    body = json.dumps({"name": "Anna", "lang": "en"})
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    socket_ = f"GET /ws HTTP/1.1\r\n{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    post = f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    texts = [
        (f"PATCH /api/me HTTP/1.1\r\n{post}{body[:9]}", 0),
        (f"POST /api/tables HTTP/1.1\r\n{post}{body[:1]}", 0),
        (f"PATCH /api/me HTTP/1.1\r\n{post}{body}", 0),
        (f"GET /api/openapi.json HTTP/1.1\r\n{head}\r\n", 10),
        (f"GET /api/tables/{table.id} HTTP/1.1\r\n{head}\r\n", 0),
        (f"GET /api/me HTTP/1.1\r\n{head}"[:-8], 0),
        (socket_, 0),
        (socket_, 20),
        (socket_ + "\x81\x05hello", 400),
        (socket_.replace(value, "tavolata=nobody"), 0),
    ]
    return [(text.encode("latin-1"), read) for text, read in texts]


async def drop_in_the_middle(process: Process, anna: Guest, table: LiveTable, rng: random.Random) -> None:
    client = await anna.connect(process.url)
    for number, kind in enumerate(["enter", "resync", "resync", "exit", "enter"][: rng.randrange(1, 6)]):
        await client.say({"type": kind, "id": str(number), "table": table.id})
    await asyncio.sleep(rng.random() * 0.01)
    await client.drop()


async def test_clients_that_disconnect_leave_no_traceback(tmp_path: Path) -> None:
    log, rng = tmp_path / "log", random.Random(4)
    with await asyncio.to_thread(lambda: Process(str(tmp_path / "tables.db"), log=log)) as process:
        anna = await Guest.person(process.url, "Anna")
        await (await until_ready(process, anna)).close()
        table = await anna.open_table(process.url, "sole-mio", [ME, BOT])
        cut = half_requests(process.url, anna, table) * 15
        for some in range(0, len(cut), 10):
            await asyncio.gather(
                *(asyncio.to_thread(hang_up, process.url, sent, read=read) for sent, read in cut[some : some + 10]),
                drop_in_the_middle(process, anna, table, rng),
                drop_in_the_middle(process, anna, table, rng),
            )
        async with anna.browser(process.url) as browser:
            assert (await browser.get("/healthz")).json()["state"] == "ready"
        assert await process.stop() == 0
    assert log.read_text() == ""
