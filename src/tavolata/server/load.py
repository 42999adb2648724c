"""Scripted players by the hundred, over real sockets: how long people wait for a move, and how many moves there can be.

Every player is one connection that looks at its table, waits as long as a person would, and makes a random legal move.
What is measured is what that person would see: from sending a move until the table is shown with it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tavolata.core.errors import BadSetting
from tavolata.server.client import Client, Message, WasRefused
from tavolata.server.load_replays import store_finished_games

#: A server under load is asked for by one computer; what keeps strangers from flooding it would stop that.
UNLIMITED = {
    "TAVOLATA_CONNECTIONS": "100000",
    "TAVOLATA_CONNECTIONS_PER_ADDRESS": "100000",
    "TAVOLATA_SOCKETS_PER_ADDRESS": "100000",
    "TAVOLATA_NEW_USERS_PER_HOUR": "100000",
    "TAVOLATA_NEW_TABLES_PER_HOUR": "100000",
    "TAVOLATA_REQUESTS_PER_SECOND": "10000",
    "TAVOLATA_TABLES": "100000",
    "TAVOLATA_MESSAGES_PER_SECOND": "10000",
    "TAVOLATA_LOG_LEVEL": "warning",
}


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables for so long. `people` sit at each, bots at its other seats; `pause` is how long people think."""

    tables: int
    seconds: float
    game: str = "sole-mio"
    players: int = 4
    people: int = 1
    bot: str = "level:1"
    pause: tuple[float, float] = (2.0, 6.0)
    #: Whether somebody at another address looks back at finished games meanwhile, as often as the server allows.
    replays: bool = False
    #: Seconds within which all players arrive, so that the beginning is no flood.
    arriving: float = 20.0


@dataclass(slots=True)
class Findings:
    """What was seen. Milliseconds are those from a move until its table was shown with it."""

    tables: int
    players: int
    seconds: float
    moves: int = 0
    games_finished: int = 0
    moves_per_second: float = 0.0
    messages: int = 0
    ms_p50: float = 0.0
    ms_p90: float = 0.0
    ms_p99: float = 0.0
    ms_max: float = 0.0
    errors: dict[str, int] = field(default_factory=dict)
    #: Of the server, if it was started for this: megabytes after the arrival of all, at most, and at the end.
    memory_mb: tuple[float, float, float] | None = None
    #: Of the server: how many processors it kept busy.
    processors: float | None = None
    #: Answers to the one who looked back at games, by status.
    replays: dict[str, int] | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class _Tally:
    """What all players count together, from the time when all have arrived."""

    def __init__(self) -> None:
        self.counting = False
        self.arrived: set[int] = set()
        self.waits: list[float] = []
        self.messages = self.games = 0
        self.errors: dict[str, int] = {}

    def wrong(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


async def run_load(
    url: str, load: Load, progress: Callable[[float, Sequence[float]], None], server: OwnServer | None = None
) -> Findings:
    """Play at a server for the given time; `progress` is told the seconds so far, and how long each move took."""
    tally, pid = _Tally(), None if server is None else server.pid
    looking_back: asyncio.subprocess.Process | None = None
    tables = [asyncio.create_task(_table(url, load, tally, at)) for at in range(load.tables)]
    memory: list[float] = []
    try:
        while len(tally.arrived) < load.tables:
            progress(0.0, ())
            await asyncio.sleep(0.25)
        gc.freeze()  # to look for garbage among all that is here now would be measured as waiting
        if server is not None and server.finished:
            looking_back = await _look_back(url, server.finished, load.seconds)
        tally.counting, begun, processor = True, time.monotonic(), processor_seconds(pid)
        while (passed := time.monotonic() - begun) < load.seconds:
            if pid is not None:
                memory.append(megabytes(pid))
            progress(passed, tally.waits)
            await asyncio.sleep(min(1.0, load.seconds - passed))
        busy = processor_seconds(pid) - processor
        replays = None if looking_back is None else json.loads((await looking_back.communicate())[0])
    finally:
        if looking_back is not None and looking_back.returncode is None:
            looking_back.kill()
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    ms = sorted(1000 * wait for wait in tally.waits) or [0.0]
    return Findings(
        tables=load.tables,
        players=load.tables * load.people,
        seconds=load.seconds,
        moves=len(tally.waits),
        games_finished=tally.games,
        moves_per_second=round(len(tally.waits) / load.seconds, 1),
        messages=tally.messages,
        ms_p50=round(statistics.median(ms), 1),
        ms_p90=round(ms[int(0.9 * (len(ms) - 1))], 1),
        ms_p99=round(ms[int(0.99 * (len(ms) - 1))], 1),
        ms_max=round(ms[-1], 1),
        errors=tally.errors,
        memory_mb=(round(memory[0], 1), round(max(memory), 1), round(memory[-1], 1)) if memory else None,
        processors=None if pid is None else round(busy / load.seconds, 2),
        replays=replays,
    )


async def _look_back(url: str, tables: Sequence[str], seconds: float) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "tavolata.server.load_replays", url, str(seconds), *tables]
    return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)


async def _table(url: str, load: Load, tally: _Tally, at: int) -> None:
    """Game after game, until it is cancelled."""
    await asyncio.sleep(load.arriving * at / load.tables)
    try:
        while True:
            await _game(url, load, tally, at)
            tally.games += tally.counting
    except asyncio.CancelledError:
        raise
    except WasRefused as error:
        tally.wrong(error.code)
    except (ConnectionError, ConnectionClosed, OSError, TimeoutError) as error:
        tally.wrong(type(error).__name__)
    finally:
        tally.arrived.add(at)  # nobody need wait for a table that failed


async def _game(url: str, load: Load, tally: _Tally, at: int) -> None:
    """One game from the opening of a table to its end."""
    cookies = [await _call(url, "/api/me", {"name": f"Player {at + 1}", "lang": "en"}) for at in range(load.people)]
    seats: list[Message] = [
        {"me": True},
        *[{}] * (load.people - 1),
        *[{"bot": load.bot}] * (load.players - load.people),
    ]
    wish = {"game": load.game, "seats": seats, "start": load.people == 1}
    opened = (await _call(url, "/api/tables", wish, cookies[0][1]))[0]
    clients = [await Client.connect(_socket(url), {"Cookie": cookie, "Origin": url}) for _, cookie in cookies]
    try:
        for seat, client in enumerate(clients):
            await client.do("enter", table=opened["table"], key=opened["key"])
            if seat:
                await client.do("sit", table=opened["table"], seat=seat)
        if load.people > 1:
            await clients[0].do("start", table=opened["table"])
        tally.arrived.add(at)
        await asyncio.gather(*(_person(client, load, tally) for client in clients))
    finally:
        await asyncio.gather(*(client.close() for client in clients), return_exceptions=True)


async def _person(client: Client, load: Load, tally: _Tally) -> None:
    shown: dict[int, float] = {}

    def note(play: Message) -> None:
        tally.messages += tally.counting
        shown[play["seq"]] = time.perf_counter()

    client.on_play = note
    answered = -1

    def is_asked_anew(client: Client) -> bool:
        return client.is_over or (client.is_asked and client.play["seq"] > answered)

    while True:
        await client.until(is_asked_anew, seconds=600.0)
        if client.is_over:
            return
        await asyncio.sleep(random.uniform(*load.pause))
        if not client.is_asked:
            continue
        answered = client.play["seq"]
        shown.clear()
        sent = time.perf_counter()
        try:
            done = await client.move(random.choice(client.play["ask"]["legal"]))
        except WasRefused as error:
            if error.code not in ("stale-move", "too-late"):  # somebody was faster: that belongs to the game
                raise
            continue
        if tally.counting and done["seq"] in shown:
            tally.waits.append(shown[done["seq"]] - sent)


async def _call(url: str, path: str, body: Message, cookie: str = "") -> tuple[Message, str]:
    """A REST request with JSON; the answer, and the cookie that it sets."""

    def call() -> tuple[Message, str]:
        headers = {"Content-Type": "application/json", "Origin": url, **({"Cookie": cookie} if cookie else {})}
        request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer), (answer.headers.get("Set-Cookie") or "").partition(";")[0]

    return await asyncio.to_thread(call)


def _socket(url: str) -> str:
    return url.replace("http", "ws", 1) + "/ws"


# ----------------------------------------------------------------- a server for this


@dataclass(frozen=True, slots=True)
class OwnServer:
    """A server that was started for this, and the finished games that it had from the start."""

    url: str
    pid: int
    finished: Sequence[str] = ()


@asynccontextmanager
async def own_server(*, data: str | None = None, replays: bool = False) -> AsyncIterator[OwnServer]:
    """A server of its own on loopback, with an empty database that is thrown away.

    For `replays` there are finished games in it, and the limit of requests is the usual one.
    """
    with tempfile.TemporaryDirectory(prefix="tavolata-load-") as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        url, data = f"http://127.0.0.1:{port}", data or str(Path(folder) / "load.db")
        finished = await store_finished_games(data) if replays else []
        limits = {**UNLIMITED, **({"TAVOLATA_REQUESTS_PER_SECOND": ""} if replays else {})}
        command = [sys.executable, "-m", "tavolata", "serve", "--port", str(port)]
        server = await asyncio.create_subprocess_exec(*command, "--data", data, env={**os.environ, **limits})
        try:
            await _until_healthy(url, server)
            yield OwnServer(url, server.pid, finished)
        finally:
            if server.returncode is None:
                server.terminate()
            await server.wait()


async def _until_healthy(url: str, server: asyncio.subprocess.Process) -> None:
    for _ in range(1200):
        if server.returncode is not None:
            raise BadSetting(f"the server exited with code {server.returncode} while it was starting")
        try:
            health = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(url + "/healthz", timeout=5)))
        except (OSError, urllib.error.URLError, ValueError):
            health = {}
        if health.get("state") == "ready":
            return
        await asyncio.sleep(0.25)
    raise BadSetting("the server was not ready after five minutes")


def megabytes(pid: int) -> float:
    """Memory of a process; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def processor_seconds(pid: int | None) -> float:
    """How long a process has kept processors busy; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
