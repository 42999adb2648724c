"""Compilers beside a game or a server: they end with it, and what goes wrong in them stops nobody from playing."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pytest

from tavolata.cli import compiling
from tavolata.cli.compiling import Compilers
from tavolata.core.errors import BadSetting
from tavolata.core.registry import GAMES
from tests.cli.processes import is_running

FOR_EVER = (sys.executable, "-c", "import time; time.sleep(600)")
BROKEN = (sys.executable, "-c", "import sys; sys.exit('tavolata: the disk is full [bad-setting]')")
FAMILIES = ("pizza", "solomino")

Commanded = Callable[[tuple[str, ...]], None]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Commanded:
    """Nothing is compiled yet, WebAssembly is there, and a compiler does what the test says."""
    monkeypatch.setattr(compiling, "MODE", "switching")
    monkeypatch.setattr(compiling, "running", lambda _family: "wasm")
    monkeypatch.setattr(compiling, "is_ready", lambda _family, **_parts: False)
    monkeypatch.setattr(compiling, "can_run", lambda _family: True)
    return lambda words: monkeypatch.setattr(compiling, "COMMAND", words)


def test_nobody_waits_for_a_compiler_if_there_is_webassembly(command: Commanded) -> None:
    command(FOR_EVER)
    compilers = Compilers(GAMES)
    compilers.prepare()
    assert compilers._processes == []


def test_a_compiler_that_fails_is_told_once_and_the_game_goes_on(command: Commanded) -> None:
    command(BROKEN)
    told: list[str] = []
    compilers = Compilers(GAMES, on_failure=told.append)
    compilers.prepare()
    compilers.finish()
    assert sorted(told) == [
        f"cannot compile {family}, so it stays on WebAssembly, which is slower: the disk is full [bad-setting]"
        for family in FAMILIES
    ]


def test_machine_code_that_cannot_be_loaded_is_told_too(command: Commanded) -> None:
    command((sys.executable, "-c", ""))
    told: list[str] = []
    Compilers(["solomino"], on_failure=told.append).finish()
    assert len(told) == 1
    assert told[0].endswith("slower: its machine code is not in the cache")


def test_without_webassembly_everybody_waits_and_hears_why_it_fails(
    command: Commanded, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "can_run", lambda _family: False)
    command(BROKEN)
    with pytest.raises(BadSetting, match="the disk is full"):
        Compilers(["solomino"]).prepare()
    assert capsys.readouterr().err.startswith("compiling the rules for this computer (once) ...\n")


def test_compilers_end_with_the_server(command: Commanded) -> None:
    command(FOR_EVER)
    told: list[str] = []
    compilers = Compilers(GAMES, on_failure=told.append)
    finishing = threading.Thread(target=compilers.finish)
    finishing.start()
    deadline = time.monotonic() + 30
    while len(compilers._processes) < len(FAMILIES):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    compilers.stop()
    finishing.join(30)
    assert not finishing.is_alive()
    assert told == []
    assert all(each._process.poll() is not None for each in compilers._processes)
    compilers.finish()
    assert told == []


#: A server that starts a compiler, says which process that is, and goes on for ever.
_PARENT = """
import time
from tavolata.cli import compiling
compiling.COMMAND = (*compiling.COMMAND[:1], "-c", {child!r})
print(compiling._Compiler(["solomino"], shown=False)._process.pid, flush=True)
time.sleep(600)
"""
#: A compiler that never comes to an end.
_CHILD = """
import time
from tavolata.cli import compiling
compiling.make_ready = lambda *_, **__: time.sleep(600)
compiling.main("solomino", "--gently")
"""


def test_compilers_end_also_with_a_server_that_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", _PARENT.format(child=_CHILD)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    compiler = int(parent.stdout.readline())
    assert is_running(compiler)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 60
    while is_running(compiler):
        assert time.monotonic() < deadline
        time.sleep(0.1)
