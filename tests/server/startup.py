"""How soon people can play at a server for which nothing is compiled yet, and how its lobby answers meanwhile.

    python -m tests.server.startup                              # as installed here
    python -m tests.server.startup --python FOLDER/bin/python   # as installed elsewhere, for instance from a wheel
    python -m tests.server.startup --clone                      # `make play` in a fresh clone, its packages installed

The server listens on loopback, with an empty cache and an empty database that are thrown away. A bot of the strongest
level begins, then it is our turn. Until all machine code is there, the lobby is asked twenty times a second. The run
ends with code 1 if a target is missed.
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
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx

from tavolata.server.load import UNLIMITED
from tests.server.live.guests import Guest

ROOT = Path(__file__).parents[2]
#: Seconds: from the start to a bot's answer, and from `make play` in a fresh clone to the first own decision.
INSTALLED, CLONED = 5.0, 60.0
#: Milliseconds in which the lobby answers, 99 times of 100.
LOBBY = 100.0
#: Seconds between two questions to the lobby, and after which we give up.
EVERY, MOST = 0.05, 1200.0


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
            return asyncio.run(_measure(f"http://127.0.0.1:{port}", begun, clone=wanted.clone))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


async def _measure(url: str, begun: float, *, clone: bool) -> int:
    async with asyncio.timeout(MOST), httpx.AsyncClient(base_url=url, timeout=60) as browser:
        await _until(browser, lambda health: True)
        _tell("the lobby answers", begun)
        await _until(browser, lambda health: health["state"] == "ready")
        _tell("tables can be opened", begun)
        ada = await Guest.person(url, "Ada")
        seats: list[dict[str, object]] = [{"bot": "level:5"}, {"me": True}, {"bot": "level:5"}]
        table = await ada.open_table(url, "sole-mio", seats, options={"start": 0}, start=True)
        client = await ada.connect(url)
        client.keep_told = True
        await table.enter(client)
        await client.until(lambda one: any(_bot_moved(message) for message in one.told), 600)
        bot_answered = _tell("a bot has answered", begun)
        await client.until(lambda one: one.is_asked, 600)
        decided = _tell("the first own decision", begun)
        waits, health = list[float](), dict[str, object]()
        while health.get("kernels") is None or set(_kernels(health)) != {"compiled"}:
            asked = time.perf_counter()
            (await browser.get("/api/tables")).raise_for_status()
            waits.append(1000 * (time.perf_counter() - asked))
            await asyncio.sleep(EVERY)
            if len(waits) % 20 == 0:
                health = (await browser.get("/healthz")).json()
        _tell("all machine code is there", begun)
        await client.close()
    ranked = sorted(waits)
    median, p99 = statistics.median(ranked), ranked[int(0.99 * (len(ranked) - 1))]
    print(f"lobby, {len(waits)} times: median {median:.1f} ms, 99 % within {p99:.1f} ms, longest {ranked[-1]:.1f} ms")
    print(f"load average {_load()}")
    in_time = decided <= CLONED if clone else bot_answered <= INSTALLED
    return 0 if in_time and p99 <= LOBBY else 1


def _kernels(health: dict[str, object]) -> Sequence[str]:
    kernels = health["kernels"]
    assert isinstance(kernels, dict)
    return list(kernels.values())


def _bot_moved(message: dict[str, object]) -> bool:
    events = message.get("events")
    return isinstance(events, list) and any(event["name"] == "played" for event in events)


async def _until(browser: httpx.AsyncClient, is_so: object) -> None:
    while True:
        with suppress(httpx.TransportError):
            if callable(is_so) and is_so((await browser.get("/healthz")).json()):
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
