"""How soon people can play at a server for which nothing is compiled yet, and how its lobby answers meanwhile.

    python -m tests.server.startup                              # as installed here
    python -m tests.server.startup --python FOLDER/bin/python   # as installed elsewhere, for instance from a wheel
    python -m tests.server.startup --clone                      # `make play` in a fresh clone, its packages installed

The server listens on loopback, with an empty cache and an empty database that are thrown away. A bot of the strongest
level begins, then it is our turn. From its first answer on, the lobby is asked twenty times a second, until all machine
code is there. The run ends with code 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tavolata.server.load import UNLIMITED, processor_seconds
from tests.server.live.guests import Guest

ROOT = Path(__file__).parents[2]
#: Seconds: from the start to a bot's answer, and from `make play` in a fresh clone to the first own decision.
INSTALLED, CLONED = 5.0, 60.0
#: Milliseconds in which the lobby answers, 99 times of 100.
LOBBY = 100.0
#: Seconds between two questions to the lobby, for which it is asked at most, and after which we give up.
EVERY, ASKING, MOST = 0.05, 600.0, 1200.0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", metavar="FILE", default=sys.executable, help="the Python that has Tavolata")
    parser.add_argument("--clone", action="store_true", help="make play in a fresh clone")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavolata-startup-") as folder:
        port = _free_port()
        options = ["--port", str(port), "--data", f"{folder}/tables.db"]
        if wanted.clone:
            where = _clone(Path(folder))
            command = ["make", "play", f"ARGS={' '.join(options)}"]
        else:
            where = Path(folder)
            command = [wanted.python, "-P", "-m", "tavolata", "serve", *options]
        environment = {**os.environ, **UNLIMITED, "TAVOLATA_CACHE": f"{folder}/cache", "BROWSER": "true"}
        environment.pop("TAVOLATA_KERNEL", None)
        print(f"load average {_load()}", flush=True)
        begun = time.monotonic()
        server = subprocess.Popen(command, cwd=where, env=environment, start_new_session=True)
        try:
            return asyncio.run(_measure(f"http://127.0.0.1:{port}", begun, None if wanted.clone else server.pid))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


async def _measure(url: str, begun: float, pid: int | None) -> int:
    """`pid` is the server, unless it is one of many processes."""
    async with asyncio.timeout(MOST), httpx.AsyncClient(base_url=url, timeout=60) as browser:
        await _until(browser, lambda _health: True)
        _tell("the lobby answers", begun)
        asking = asyncio.create_task(_ask_lobby(url))
        await _until(browser, lambda health: health["state"] == "ready")
        _tell("tables can be opened", begun)
        ada = await Guest.person(url, "Ada")
        seats: list[dict[str, Any]] = [{"bot": "level:5"}, {"me": True}, {"bot": "level:5"}]
        table = await ada.open_table(url, "sole-mio", seats, options={"start": 0}, start=True)
        client = await ada.connect(url)
        await table.enter(client)
        await client.until(lambda one: any(_bot_moved(message) for message in one.told), 600)
        bot_answered = _tell("a bot has answered", begun)
        if pid is not None:
            print(f"{processor_seconds(pid):6.1f} s  of processors that the server took for that", flush=True)
        await client.until(lambda one: one.is_asked, 600)
        decided = _tell("the first own decision", begun)
        waits, kernels = await asking
        _tell(f"the families run as {', '.join(kernels)}", begun)
        await client.close()
    ranked = sorted(waits)
    median, p99 = statistics.median(ranked), ranked[int(0.99 * (len(ranked) - 1))]
    print(f"lobby, {len(waits)} times: median {median:.1f} ms, 99 % within {p99:.1f} ms, longest {ranked[-1]:.1f} ms")
    print(f"load average {_load()}")
    in_time = bot_answered <= INSTALLED if pid else decided <= CLONED
    return 0 if in_time and p99 <= LOBBY else 1


async def _ask_lobby(url: str) -> tuple[list[float], Sequence[str]]:
    """Milliseconds of each answer until everything is compiled, and what the families run as then."""
    waits, kernels = list[float](), list[str]()
    async with asyncio.timeout(ASKING), httpx.AsyncClient(base_url=url, timeout=60) as browser:
        while set(kernels) != {"compiled"}:
            asked = time.perf_counter()
            (await browser.get("/api/tables")).raise_for_status()
            waits.append(1000 * (time.perf_counter() - asked))
            await asyncio.sleep(EVERY)
            if len(waits) % 20 == 0:
                kernels = _kernels((await browser.get("/healthz")).json())
    return waits, kernels


def _kernels(health: dict[str, Any]) -> list[str]:
    return list(health.get("kernels", {}).values())


def _bot_moved(message: dict[str, Any]) -> bool:
    return any(event["name"] == "played" for event in message.get("events", ()))


async def _until(browser: httpx.AsyncClient, is_so: Callable[[dict[str, Any]], bool]) -> None:
    while True:
        with suppress(httpx.TransportError):
            if is_so((await browser.get("/healthz")).json()):
                return
        await asyncio.sleep(0.02)


def _tell(what: str, begun: float) -> float:
    passed = time.monotonic() - begun
    print(f"{passed:6.1f} s  {what}", flush=True)
    return passed


def _load() -> str:
    return " ".join(f"{average:.1f}" for average in os.getloadavg())


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def _clone(folder: Path) -> Path:
    """A clone with all packages that come over the network, and nothing built."""
    where = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--local", ROOT, where], check=True)
    subprocess.run(["make", ".venv/.installed"], cwd=where, check=True)
    subprocess.run([where / ".venv/bin/python", "web/client.py", "npm", "--version"], cwd=where, check=True)
    return where


if __name__ == "__main__":
    sys.exit(main())
