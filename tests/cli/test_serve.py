"""`tavolata serve` as people start and stop it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tavolata.cli import main
from tavolata.core.kernel.jit import MODE
from tests.cli.processes import children_of, is_running
from tests.server.live.guests import Guest


@pytest.fixture(autouse=True)
def _undisturbed() -> Iterator[None]:
    """A server sets up its whole process; here that is the tests' own, which gets back what it had."""
    root, interval = logging.getLogger(), sys.getswitchinterval()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    sys.setswitchinterval(interval)


def start(folder: Path, *options: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tavolata", "serve", "--port", "0", "--data", str(folder / "tables.db"), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Nothing to compile, and nothing opens.
        env={**os.environ, "TAVOLATA_KERNEL": "python", "BROWSER": "true", **environment},
    )


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert found is not None
    return found[0]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_and_stops_in_an_orderly_way(tmp_path: Path, end: signal.Signals) -> None:
    process = start(tmp_path, "--log-format", "json", "--open")
    with urllib.request.urlopen(f"{address_of(process)}/healthz", timeout=60) as answer:
        assert json.load(answer)["state"] in {"ready", "preparing"}
    process.send_signal(end)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.splitlines()[-1] == "Tavolata has stopped. All tables will resume at the next start."
    logged = [json.loads(line) for line in err.splitlines()]
    assert ("GET", "/healthz", 200) in [(line.get("method"), line.get("path"), line.get("status")) for line in logged]


async def until_ready(url: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as browser, asyncio.timeout(60):
        while True:
            health: dict[str, Any] = (await browser.get("/healthz")).json()
            if health["state"] == "ready":
                return health
            await asyncio.sleep(0.05)


async def until_a_bot_has_played(url: str) -> None:
    """A bot begins at a table of its own strength."""
    ada = await Guest.person(url, "Ada")
    seats: list[dict[str, Any]] = [{"bot": "level:5"}, {"me": True}]
    table = await ada.open_table(url, "sole-mio", seats, options={"start": 0}, start=True)
    client = await ada.connect(url)
    await table.enter(client)
    await client.until(lambda one: one.is_asked, 60)
    await client.close()


@pytest.mark.skipif(MODE != "compiled", reason="it takes a compiler that has something to do")
async def test_people_play_at_once_while_the_rules_are_compiled(tmp_path: Path) -> None:
    process = start(tmp_path, TAVOLATA_KERNEL="auto", TAVOLATA_CACHE=str(tmp_path / "cache"))
    try:
        url = address_of(process)
        assert (await until_ready(url))["kernels"] == {"pizza": "wasm", "solomino": "wasm"}
        compilers = children_of(process.pid)
        assert len(compilers) == 2
        await until_a_bot_has_played(url)
        assert all(map(is_running, compilers))
    finally:
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert not any(map(is_running, compilers))


@pytest.mark.skipif(MODE != "compiled", reason="it takes a compiler that has something to do")
async def test_people_play_also_where_nothing_compiled_can_be_kept(tmp_path: Path) -> None:
    process = start(tmp_path, "--log-format", "json", TAVOLATA_KERNEL="auto", TAVOLATA_CACHE=__file__)
    try:
        url = address_of(process)
        await until_ready(url)
        while children_of(process.pid):  # noqa: ASYNC110 - other processes
            await asyncio.sleep(0.1)
        await until_a_bot_has_played(url)
    finally:
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    warnings = [line["event"] for line in map(json.loads, err.splitlines()) if line["level"] == "warning"]
    assert len(warnings) == 2
    assert all("stays on WebAssembly, which is slower: cannot write compiled rules" in line for line in warnings)


def test_the_local_network_gets_an_address_and_a_code(tmp_path: Path) -> None:
    process = start(tmp_path, "--lan")
    assert process.stdout is not None
    here, there = process.stdout.readline(), process.stdout.readline()
    code = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert re.search(r"http://localhost:\d+", here)
    assert re.search(r"On the local network: http://[\w.-]+:\d+", there)
    assert set(code.strip()) <= set("█▀▄ ")
    assert len(code) > 20


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "tables.db")]) == 2
    assert capsys.readouterr().err == (
        f"tavolata: port {port} of 127.0.0.1 is in use; set another --port or --host [bad-setting]\n"
    )


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--port", "many"], "--port: 'many' is not an integer from 0 to 65535"),
        (["--host", "203.0.113.254", "--port", "0"], "port 0 of 203.0.113.254 cannot be had"),
        (["--data", "/dev/null/tables.db", "--port", "0"], "tables.db"),
        (["--config", "missing.toml"], "cannot read missing.toml"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *options]) == 2
    told = capsys.readouterr().err.splitlines()
    assert complaint in told[-1]
    assert told[-1].endswith("[bad-setting]")
