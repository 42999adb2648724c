"""Compiles the rules for this computer if necessary, and shows the progress.

Machine code is in numba's cache. A small marker file next to it says that the cache is complete; its name depends on
everything that numba checks before it trusts its cache, so that nobody waits for a compilation without being told.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, TextIO

from tavolata.core.errors import BadSetting
from tavolata.core.registry import family_of, get_rules

WarmUps = Sequence[tuple[str, Callable[[], Any]]]
HEADLINE = "compiling the rules for this computer (once)"


def make_ready(
    games: Iterable[str],
    *,
    bots: bool = False,
    simulation: bool = False,
    environments: bool = False,
    learning: bool = False,
) -> float:
    """Compile what is not compiled yet, with progress on stderr; return the seconds that it took."""
    from tavolata.core.kernel.jit import PLAIN

    if PLAIN:
        return 0.0
    begun = time.perf_counter()
    wanted = {
        "rules": True,
        "bots": bots,
        "simulation": simulation,
        "environments": environments,
        "learning": learning,
    }
    # The games of a family share their kernels, so one of them is enough.
    families = {family_of(game): game for game in games}
    cold = {
        marker: partial(PARTS[part][1], game)
        for family, game in families.items()
        for part in PARTS
        if wanted[part] and not (marker := _marker(part, family)).exists()
    }
    if not cold:
        return 0.0
    for marker in cold:
        _see_that_writable(marker.parent)
    with _display(sys.stderr) as show:
        entries = {marker: warm_ups() for marker, warm_ups in cold.items()}
        done, total = 0, sum(map(len, entries.values()))
        for marker, parts in entries.items():
            for name, compile_entry in parts:
                with show(name, done / total):
                    compile_entry()
                done += 1
            marker.touch()
    return time.perf_counter() - begun


def is_ready(family: str, *, bots: bool = False, learning: bool = False) -> bool:
    """Whether all of these are compiled."""
    wanted = {"rules": True, "bots": bots, "learning": learning}
    return all(_marker(part, family).exists() for part in wanted if wanted[part])


def _warm_up_rules(game: str) -> WarmUps:
    return _with_family(game, get_rules(game).warm_ups)


def _warm_up_simulation(game: str) -> WarmUps:
    return _with_family(game, get_rules(game).simulation_warm_ups)


def _with_family(game: str, warm_ups: WarmUps) -> WarmUps:
    return [(f"{family_of(game)}: {name}", compile_entry) for name, compile_entry in warm_ups]


def _warm_up_bots(game: str) -> WarmUps:
    from tavolata.bots import get_bot
    from tavolata.core.game import Game

    def ask(name: str) -> None:
        trial = Game.new(game)
        get_bot(name).choose(trial.rules, trial.view(trial.decision.seat if trial.decision else 0), trial.legal)

    return [(f"{family_of(game)}: {name} bot", partial(ask, name)) for name in ("greedy", "search:1")]


def _warm_up_environments(game: str) -> WarmUps:
    from tavolata.env.vector import VectorEnv

    def step_and_look() -> None:
        env = VectorEnv(game, games=1)
        env.step(env.random_actions())
        env.frame.observe(env.frame.template, 0)

    return [(f"{family_of(game)}: environments", step_and_look)]


def _warm_up_learning(game: str) -> WarmUps:
    from tavolata.bots.chances import learn

    rules = get_rules(game)
    return [(f"{family_of(game)}: learning", lambda: learn(rules, rules.check_options({}), games=1, seed=0))]


#: For each purpose the package of a family's entries, and what compiles them.
PARTS: Mapping[str, tuple[str, Callable[[str], WarmUps]]] = {
    "rules": ("tavolata.games.{}.kernel", _warm_up_rules),
    "bots": ("tavolata.bots.kernel.{}", _warm_up_bots),
    "simulation": ("tavolata.games.{}.kernel", _warm_up_simulation),
    "environments": ("tavolata.env.kernel.{}", _warm_up_environments),
    "learning": ("tavolata.bots.kernel.{}", _warm_up_learning),
}


def _marker(part: str, family: str) -> Path:
    from tavolata.core.kernel import jit

    kernel = PARTS[part][0].format(family)
    digest = hashlib.sha256(f"{metadata.version('numba')} {_processor()}".encode())
    for package in (jit.__package__, kernel, *getattr(import_module(kernel), "BUILT_ON", ())):
        for folder in import_module(package).__path__:
            for source in sorted(Path(folder).glob("*.py")):
                stamp = source.stat()
                digest.update(f"{source} {stamp.st_mtime} {stamp.st_size}".encode())
    return jit.cache_directory(f"{kernel}.entries") / f"{part}-ready-{digest.hexdigest()[:16]}"


def _processor() -> str:
    """Machine code depends on the processor, and several computers may share a home folder or an image."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return platform.processor()
    return " ".join(
        sorted({line for line in lines if line.startswith(("model name", "flags", "CPU part", "Features"))})
    )


def _see_that_writable(directory: Path) -> None:
    """Without its own folder numba caches machine code next to the sources, and does not notice when they change."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        writable = os.access(directory, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        raise BadSetting(
            f"cannot write compiled rules to {directory.parent.parent}; set TAVOLATA_CACHE to a writable directory"
        )


@contextmanager
def _display(stream: TextIO) -> Iterator[Callable[[str, float], AbstractContextManager[None]]]:
    """Shows each part and the total progress: a bar in a terminal, otherwise plain lines."""
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
