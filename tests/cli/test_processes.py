"""The command in processes of its own: interrupts, pipes that break, terminals with and without colours."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "tavolata"]


def start(*options: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, "play", "sole-mio", "--seed", "7", "--lang", "en", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "80", **environment},
    )


def test_ctrl_c_ends_with_one_line() -> None:
    process = start()
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("Your answer: "):
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert out.strip() == "Interrupted. The game can be repeated with the seed 7."
    assert err == ""


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = start()
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("1\n" * 1000)
    process.stdin.close()
    assert process.stderr is not None
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=30) == 141
    assert err == ""


@pytest.mark.parametrize(
    ("environment", "colours"),
    [({"TERM": "xterm"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
)
def test_colours_only_for_a_terminal_that_wants_them(environment: dict[str, str], colours: bool) -> None:
    """A terminal of 80 columns, a game in it, and the player leaves by the end of input."""
    keeper, terminal = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM", "FORCE_COLOR")}
    process = subprocess.Popen(
        [*COMMAND, "play", "sole-mio", "--seed", "7", "--lang", "en"],
        stdin=terminal,
        stdout=terminal,
        stderr=subprocess.DEVNULL,
        env={**plain, "COLUMNS": "80", **environment},
    )
    os.close(terminal)
    os.write(keeper, b"?\n1\nq\n")
    out = b""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            part = os.read(keeper, 65536)
        except OSError:  # so a terminal says that nobody is there any more
            break
        if not part:
            break
        out += part
    os.close(keeper)
    assert process.wait(timeout=20) == 0
    assert b"You leave the table." in out
    assert (b"\x1b[1m" in out) is colours


def test_many_checked_games_are_shared_out_among_processes(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ["mamma-mia", "--players", "2", "--games", "210", "--check", "--record", str(file), "--threads", "2"]
    done = subprocess.run([*COMMAND, "simulate", *options, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 210
    assert len(file.read_text(encoding="utf-8").splitlines()) == 210


@pytest.mark.parametrize("options", [[], ["--check"], ["--record", "games.jsonl"]])
def test_ctrl_c_stops_at_once_and_leaves_no_half_file(options: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "sole-mio", "--games", "100000000", *options],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    try:
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # it would go on for hours
        process.communicate()
        raise
    assert process.returncode == 130
    assert (out, err) == ("", "\ntavolata: interrupted\n")
    assert list(tmp_path.iterdir()) == []
