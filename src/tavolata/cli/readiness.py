"""Seeing to it that the rules are compiled for this computer, with a display while that takes its time.

Machine code lies in numba's cache. A small file beside it says that everything there is in order; it is named after
all that numba looks at before it trusts its cache, so that nobody waits in the dark for a compilation.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module, metadata
from pathlib import Path
from typing import TextIO

from tavolata.core.errors import BadSetting
from tavolata.core.registry import GAMES, get_rules

HEADLINE = "preparing the rules for this computer, once"


def make_ready(games: Iterable[str]) -> float:
    """Compile what is not compiled yet, and say so on stderr; return how many seconds that took."""
    from tavolata.core.kernel.jit import MODE

    if MODE == "python":
        return 0.0
    begun = time.perf_counter()
    # The games of a family share one kernel, so one of them is enough.
    families = {_family(game): game for game in games}
    cold = {family: game for family, game in families.items() if not _marker(family).exists()}
    if not cold:
        return 0.0
    for family in cold:
        _see_that_writable(_marker(family).parent)
    with _display(sys.stderr) as show:
        entries = {family: get_rules(game).warm_ups for family, game in cold.items()}
        done, total = 0, sum(map(len, entries.values()))
        for family in cold:
            for name, compile_entry in entries[family]:
                with show(f"{family.rpartition('.')[2]}: {name}", done / total):
                    compile_entry()
                done += 1
            _marker(family).touch()
    return time.perf_counter() - begun


def _family(game: str) -> str:
    return GAMES[game].partition(":")[0].rpartition(".")[0]


def _marker(family: str) -> Path:
    from tavolata.core.kernel import jit

    digest = hashlib.sha256(f"{metadata.version('numba')} {_processor()}".encode())
    for package in (jit.__package__, f"{family}.kernel"):
        for folder in import_module(package).__path__:
            for source in sorted(Path(folder).glob("*.py")):
                stamp = source.stat()
                digest.update(f"{source} {stamp.st_mtime} {stamp.st_size}".encode())
    return jit.cache_directory(f"{family}.kernel.game") / f"ready-{digest.hexdigest()[:16]}"


def _processor() -> str:
    """What machine code depends on; homes are shared by computers, and images are carried from one to another."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return platform.processor()
    return " ".join(
        sorted({line for line in lines if line.startswith(("model name", "flags", "CPU part", "Features"))})
    )


def _see_that_writable(directory: Path) -> None:
    """Without a place of its own numba keeps machine code beside the sources, and does not notice when they change."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        writable = os.access(directory, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        raise BadSetting(
            f"the compiled rules cannot be kept in {directory.parent.parent}; "
            "set TAVOLATA_CACHE to a directory that can be written"
        )


@contextmanager
def _display(stream: TextIO) -> Iterator[Callable[[str, float], AbstractContextManager[None]]]:
    """A way to show each part, and how far it all is: a bar in a terminal, else plain lines."""
    if not stream.isatty():
        print(f"{HEADLINE} ...", file=stream, flush=True)
        yield lambda name, _done: _plain(stream, name)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = Console(file=stream, highlight=False)
    console.print(HEADLINE)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("loading", total=1.0)

        @contextmanager
        def show(name: str, done: float) -> Iterator[None]:
            progress.update(task, description=name, completed=done)
            yield

        yield show


@contextmanager
def _plain(stream: TextIO, name: str) -> Iterator[None]:
    begun = time.perf_counter()
    yield
    print(f"  {name}: {time.perf_counter() - begun:.1f} s", file=stream, flush=True)
