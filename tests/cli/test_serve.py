"""`tavolata serve` as people start and stop it."""

from __future__ import annotations

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

import pytest

from tavolata.cli import main


@pytest.fixture(autouse=True)
def _undisturbed() -> Iterator[None]:
    """A server sets up its whole process; here that is the tests' own, which gets back what it had."""
    root, interval = logging.getLogger(), sys.getswitchinterval()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    sys.setswitchinterval(interval)


def start(folder: Path, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tavolata", "serve", "--port", "0", "--data", str(folder / "tables.db"), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TAVOLATA_KERNEL": "python", "BROWSER": "true"},  # nothing to compile, and nothing opens
    )


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_and_stops_in_an_orderly_way(tmp_path: Path, end: signal.Signals) -> None:
    process = start(tmp_path, "--log-format", "json", "--open")
    assert process.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert address is not None
    with urllib.request.urlopen(f"{address[0]}/healthz", timeout=60) as answer:
        assert json.load(answer)["state"] in {"ready", "preparing"}
    process.send_signal(end)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.splitlines()[-1] == "Tavolata has stopped; every table goes on at the next start."
    logged = [json.loads(line) for line in err.splitlines()]
    assert ("GET", "/healthz", 200) in [(line.get("method"), line.get("path"), line.get("status")) for line in logged]


def test_the_local_network_gets_an_address_and_a_code(tmp_path: Path) -> None:
    process = start(tmp_path, "--lan")
    assert process.stdout is not None
    here, there = process.stdout.readline(), process.stdout.readline()
    code = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert re.search(r"http://localhost:\d+", here)
    assert re.search(r"In the local network: http://[\w.-]+:\d+", there)
    assert set(code.strip()) <= set("█▀▄ ")
    assert len(code) > 20


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "tables.db")]) == 2
    assert capsys.readouterr().err == (
        f"tavolata: port {port} of 127.0.0.1 is in use; choose another one by --port or --host [bad-setting]\n"
    )


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--port", "many"], "--port: 'many' is not a whole number from 0 to 65535"),
        (["--host", "203.0.113.254", "--port", "0"], "port 0 of 203.0.113.254 cannot be had"),
        (["--data", "/dev/null/tables.db", "--port", "0"], "tables.db"),
        (["--config", "missing.toml"], "missing.toml cannot be read"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *options]) == 2
    told = capsys.readouterr().err.splitlines()
    assert complaint in told[-1]
    assert told[-1].endswith("[bad-setting]")
