"""Damaged messages and requests by the million: each is refused, the server stays well, and nobody else notices.

python -m tests.soak.fuzz --messages 1000000 --seconds 7200 --seed 1

Of each hundred, about 84 are frames on a socket (messages of the right kind with damaged fields, damaged bytes, and
right messages at the wrong time), 14 are REST requests, and 2 are connections that break the WebSocket protocol itself.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from fastapi.routing import iter_route_contexts
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolata.server.app import create_app
from tavolata.server.pages import CLIENT_PAGES
from tavolata.server.settings import Settings
from tavolata.server.store import open_store
from tests.server.live.guests import BOT, ME, Guest, LiveTable
from tests.server.live.process import Process
from tests.soak.damage import damage_json, damage_text, nested, to_json
from tests.soak.players import BROKEN, GAMES, Party, check_sitting
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in, main

#: Attackers at the same time, and frames that one of them sends before it looks whether the server still answers.
ATTACKERS, BATCH = 8, 20
#: Frames after which an attacker opens another table.
STALE = 2000
#: Seconds in which a server has to answer.
ANSWER = 30.0
#: No limit but those of a single connection: they are tested elsewhere.
GENEROUS: dict[str, Any] = {
    **dict.fromkeys(("messages_per_second", "requests_per_second", "new_users_per_hour"), 1_000_000),
    **dict.fromkeys(("tables", "tables_per_user", "new_tables_per_hour"), 1_000_000),
    **dict.fromkeys(("connections", "connections_per_address"), 1_000_000),
    **dict.fromkeys(("sockets_per_user", "sockets_per_address"), 1_000_000),
    "log_level": "warning",
}
#: What a right request says for each parameter of its query.
QUERY = {"before": "WzIwMDAwMDAwMDAuMCwiYSJd", "first": "0", "limit": "5", "seat": "0", "step": "3"}
BODIES: list[dict[str, Any]] = [
    {"name": "Eve", "lang": "en"},
    {"game": "sole-mio", "seats": [{"me": True}, {"bot": "random"}], "options": {"players": 2}, "start": True},
    {"game": "solomino", "seats": [{"me": True}, {}], "options": {"rounds": 2}, "setting": {"listed": True}},
    {"game": "solomino", "people": ["Ada", "Ben"], "level": 1},
    {"key": "0" * 22},
    {"key": "0" * 22, "instead_of": "somebody"},
]
#: Frames that no WebSocket client sends, after a proper handshake.
VIOLATIONS = [
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x81\x05hello",  # not masked
    b"\x80\x80\x00\x00\x00\x00",  # continues nothing
    b"\x09\x80\x00\x00\x00\x00",  # a ping in parts
    b"\x89\xff" + b"\x00" * 7 + b"\x7f" + b"\x00" * 4,  # a ping that is too long
    b"\x81\xff\x7f" + b"\xff" * 7 + b"\x00" * 4,  # a message of exabytes
    b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",  # text that is none
    b"\x88\x81\x00\x00\x00\x00x",  # half a close code
    b"\x88\x82\x00\x00\x00\x00\x00\x01",  # a close code that is none
    b"\x83\x80\x00\x00\x00\x00",  # a kind of frame that is none
    b"\x01\x81\x00\x00\x00\x00{" * 50,  # many first parts
    b"\x81\xfe\x00\x10",  # the rest never comes
]


async def addresses() -> list[str]:
    """All that can be asked for, as the routes of the server say it; TABLE stands for a table."""
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        store = await open_store(str(Path(name) / "tables.db"))
        app = create_app(Settings(), store)
        await store.close()
    described = app.openapi()["paths"]
    found = {"/", *(f"/{page}/TABLE" for page in CLIENT_PAGES)}
    for route in iter_route_contexts(app.routes):
        if route.path is None or "{path:path}" in route.path:
            continue  # the pages of the client, which are there only if it is built
        methods = described.get(route.path, {}).values()
        wanted = {one["name"] for told in methods for one in told.get("parameters", []) if one["in"] == "query"}
        query = "&".join(f"{parameter}={QUERY[parameter]}" for parameter in sorted(wanted))
        found.add(route.path.replace("{table}", "TABLE") + (f"?{query}" if query else ""))
    return sorted(found)


class Attacker:
    """A user who sends what no client of ours would send."""

    def __init__(self, url: str, paths: Sequence[str], rng: random.Random, result: Result, done: Counter[str]) -> None:
        self._url, self._paths, self._rng, self._result, self._done = url, paths, rng, result, done
        self._host, self._port = "127.0.0.1", int(url.rpartition(":")[2])
        self._guest: Guest | None = None
        self._table: LiveTable | None = None
        self._sent = 0
        self._seq = 0
        self._probes = itertools.count(1)

    async def work(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            try:
                async with asyncio.timeout(2 * ANSWER):
                    await self._attack()
            except TimeoutError:
                self._result.failures.append("the server did not answer in time")
                return
            except ConnectionRefusedError:
                self._result.failures.append("the server is not there any more")
                return

    async def _attack(self) -> None:
        if self._guest is None:
            self._guest = await Guest.person(self._url, "Eve")
        if self._table is None or self._sent > STALE:
            game, options = self._rng.choice(GAMES)
            self._sent, start = 0, self._rng.random() < 0.8
            self._table = await self._guest.open_table(self._url, game, [ME, BOT], options=options, start=start)
        chance = self._rng.random()
        if chance < 0.5:
            await self._speak()
        elif chance < 0.9:
            for _ in range(10):
                await self._request()
        else:
            await self._break_protocol()

    # --- frames

    async def _speak(self) -> None:
        """On one socket until the server hangs up, or some batches long."""
        assert self._guest is not None
        headers = {"Origin": self._url, **self._guest.proof}
        try:
            async with connect(
                self._url.replace("http", "ws", 1) + "/ws", additional_headers=headers, compression=None, max_size=2**22
            ) as socket:
                await socket.send(to_json(self._command("enter", 0)).decode())
                with suppress(ConnectionClosed):
                    for _ in range(self._rng.randint(1, 20)):
                        await self._send_batch(socket)
        except (InvalidHandshake, ConnectionClosed):
            self._guest = self._table = None  # deleted by a request, perhaps

    async def _send_batch(self, socket: ClientConnection) -> None:
        for number in range(BATCH):
            frame = self._frame(number)
            self._done["frames"] += 1
            self._sent += 1
            await socket.send(frame)
        probe = f"probe-{next(self._probes)}"
        await socket.send(to_json({"type": "probe", "id": probe}).decode())
        async with asyncio.timeout(ANSWER):
            while True:
                said = msgspec.json.decode(await socket.recv())
                if said.get("code") == "fault":
                    self._result.failures.append(f"a fault: {said}")
                if said["type"] == "play":
                    self._seq = said["seq"]
                if said.get("id") == probe:
                    return

    def _frame(self, number: int) -> str | bytes:
        rng = self._rng
        command = self._command(rng.choice(COMMANDS), number)
        chance = rng.random()
        if chance < 0.45:
            text = to_json(command)
        elif chance < 0.9:
            text = to_json(damage_json(command, rng))
        else:
            text = damage_text(to_json(command), rng) if chance < 0.99 else nested(rng)
        return text if rng.random() < 0.05 else text.decode(errors="replace")

    def _command(self, kind: str, number: int) -> dict[str, Any]:
        """A right message, but perhaps not one that can be carried out now."""
        rng, table = self._rng, self._table
        assert table is not None
        fields: dict[str, Any] = {
            "key": table.key,
            "seat": rng.randrange(3),
            "seq": self._seq,
            "do": [rng.choice(["o", "draw", "keep", "done", "supply", "no", "yes", "pass", "oo", "give-up"])],
            "bot": "random",
            "phrase": "hello",
            "pace": "quick",
            "options": {"players": rng.randint(1, 6)},
            "setting": {"listed": bool(rng.randrange(2)), "delay_s": rng.choice([0, 600])},
            "name": "Eve",
            "help": "never",
            "joins": True,
            "when": "now",
            "number": "beef",
            "commitment": f"{rng.getrandbits(256):064x}",
            "commits": bool(rng.randrange(2)),
            "start": True,
        }
        wanted = COMMANDS_FIELDS[kind]
        return {"type": kind, "id": f"c{number}", "table": table.id, **{name: fields[name] for name in wanted}}

    # --- requests

    async def _request(self) -> None:
        rng = self._rng
        assert self._table is not None
        assert self._guest is not None
        path = rng.choice(self._paths).replace("TABLE", self._table.id)
        method = rng.choice(["GET", "GET", "POST", "POST", "POST", "DELETE", "PATCH", "PUT", "HEAD", "OPTIONS", "BREW"])
        if method == "DELETE" and rng.random() < 0.9:
            method = "GET"  # otherwise there would soon be nobody any more
        if rng.random() < 0.3:
            path = damage_text(path.encode(), rng).decode("latin-1").translate(NO_BREAKS)
        body = rng.choice(BODIES)
        content = to_json(damage_json(body, rng)) if rng.random() < 0.7 else damage_text(to_json(body), rng)
        content = nested(rng) if rng.random() < 0.01 else content
        headers = {
            "Host": f"{self._host}:{self._port}",
            "Origin": self._url,
            "Content-Type": "application/json",
            "X-Table-Key": self._table.key,
            **self._guest.proof,
            "Content-Length": str(len(content)),
            "Connection": "close",
        }
        if rng.random() < 0.3:
            name = rng.choice(list(headers))
            headers[name] = damage_text(headers[name].encode(), rng).decode("latin-1").translate(NO_BREAKS)
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        request = "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + content
        if rng.random() < 0.1:
            request = damage_text(request, rng)
        self._done["requests"] += 1
        answer = await self._exchange(request)
        status = answer.split(b" ", 2)[1:2]
        if status and status[0].startswith(b"5") and status[0] not in (b"503", b"501", b"505"):
            self._result.failures.append(f"{request[:300]!r} was answered {answer[:300]!r}")

    async def _exchange(self, request: bytes) -> bytes:
        """What the server says until it hangs up. A request that has no end is ended by hanging up ourselves."""
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(request)
            await writer.drain()
            async with asyncio.timeout(0.5):
                return await reader.read(2000)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
            return b""
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    # --- the protocol below

    async def _break_protocol(self) -> None:
        """Bytes that are no frames, on a socket that was opened properly."""
        assert self._guest is not None
        reader, writer = await asyncio.open_connection(self._host, self._port)
        proof = "".join(f"{name}: {value}\r\n" for name, value in self._guest.proof.items())
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nOrigin: {self._url}\r\n{proof}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self._done["broken connections"] += 1
        violation = self._rng.choice(VIOLATIONS)
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(violation if self._rng.random() < 0.5 else damage_text(violation, self._rng))
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()


#: Letters that would begin another line.
NO_BREAKS = {10: "%0a", 13: "%0d", 32: "%20"}
COMMANDS_FIELDS = {
    "enter": ["key"],
    "exit": [],
    "resync": [],
    "show": ["seat"],
    "sit": ["seat", "name"],
    "stand": ["seat"],
    "appoint": ["seat", "bot"],
    "start": ["bot"],
    "commit": ["commitment"],
    "reveal": ["number"],
    "cancel": [],
    "configure": ["options", "setting"],
    "host": ["seat"],
    "remove": ["seat"],
    "readmit": ["name"],
    "move": ["seat", "seq", "do"],
    "standing": ["seat", "help"],
    "say": ["phrase"],
    "ready": ["seq"],
    "seen": ["seat", "seq"],
    "pace": ["pace"],
    "pause": [],
    "resume": [],
    "rematch": ["commits", "start"],
    "rematch-answer": ["joins", "commits"],
    "stand-in": ["seat", "when"],
}
COMMANDS = [*COMMANDS_FIELDS, *["move"] * 12, *["enter"] * 4, *["resume"] * 2]


async def fuzz(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng, done, limit = random.Random(bounds.seed), Counter[str](), time.monotonic() + bounds.seconds
    result.checked = (
        "no answer 500, no fault, no traceback in the log; the server answers after each 20 frames; people at another "
        "table play on without a refusal, and their journals are right"
    )

    paths = await addresses()

    def is_over() -> bool:
        return done.total() >= bounds.count or time.monotonic() > limit or len(result.failures) > 20

    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        data, log = str(Path(name) / "tables.db"), Path(name) / "log"
        with await asyncio.to_thread(lambda: Process(data, log=log, **GENEROUS)) as server:
            party = Party("people", lambda _: server.url, rng, games=itertools.cycle(GAMES), pause=0.2)
            playing = asyncio.create_task(party.play())
            attackers = [
                Attacker(server.url, paths, random.Random(rng.random()), result, done) for _ in range(ATTACKERS)
            ]
            attacks = [asyncio.create_task(attacker.work(is_over)) for attacker in attackers]
            gap = Gap()
            while not all(attack.done() for attack in attacks):
                gap.look(party.moves)
                progress.say(f"{done.total():,} of {bounds.count:,} messages; {party.moves:,} moves beside them")
                await asyncio.wait(attacks, timeout=1.0)
            for attack in attacks:
                attack.result()
            await _check_people(party, playing, result)
            if gap.longest > ANSWER:
                result.failures.append(f"people at another table could not move for {gap.longest:.0f} s")
        await _check_journals(data, party, result)
        result.failures += faults_in(log)
    if done.total() < bounds.count and result.held:
        result.failures.append(f"only {done.total():,} of {bounds.count:,} messages in {bounds.seconds:.0f} s")
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(done.items()))
    result.done = f"{counts}; people beside them made {party.moves:,} moves (longest pause: {gap.longest:.0f} s)"


class Gap:
    """How long nothing was counted, at most."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._count, self._since = 0, time.monotonic()

    def look(self, count: int) -> None:
        if count > self._count:
            self._count, self._since = count, time.monotonic()
        self.longest = max(self.longest, time.monotonic() - self._since)


async def _check_people(party: Party, playing: asyncio.Task[None], result: Result) -> None:
    """They were not disturbed, and still play."""
    before = party.moves
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER):
            while party.moves <= before and not playing.done():  # noqa: ASYNC110 - they play by themselves
                await asyncio.sleep(0.05)
    if party.moves <= before:
        result.failures.append("people at another table could not play on")
    if party.refusals:
        result.failures.append(f"people at another table were refused: {dict(party.refusals)}")
    playing.cancel()
    with suppress(asyncio.CancelledError, *BROKEN):
        await playing


async def _check_journals(data: str, party: Party, result: Result) -> None:
    store = await open_store(data)
    try:
        for sitting in party.sittings:
            result.failures += await check_sitting(store, sitting)
    finally:
        await store.close()


FUZZ = Kind("fuzz", "messages", short=Bounds(1500, 120.0), long=Bounds(1_000_000, 7200.0), work=fuzz)

if __name__ == "__main__":
    sys.exit(main(FUZZ))
