"""What the kinds of soak tests have in common: bounds, progress, an honest result, and the command line.

A kind does something harmful so many times, but no longer than so many seconds, and checks what must hold all the same.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from rich.console import Console

#: Seconds between lines of progress if nobody sits at a terminal.
QUIET = 30.0


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much is done at most: a number of things, and seconds. The same seed does the same things."""

    count: int
    seconds: float
    seed: int = 1


@dataclass(slots=True)
class Result:
    """What was done, what was checked and what failed."""

    kind: str
    wanted: Bounds
    #: What was done, in words and in figures.
    done: str = ""
    #: What was checked each time.
    checked: str = ""
    #: What did not hold. An empty list means that everything did.
    failures: list[str] = field(default_factory=list)
    #: What could not be done here, and why.
    skipped: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def held(self) -> bool:
        return not self.failures

    @property
    def row(self) -> str:
        """A line of the table in docs/reliability.md."""
        verdict = "held" if self.held else f"{len(self.failures)} failed"
        skipped = f"; skipped: {'; '.join(self.skipped)}" if self.skipped else ""
        return f"| {self.kind} | {self.done} | {self.checked} | {verdict}{skipped} | {_duration(self.seconds)} |"


HEADER = "| kind | what was done | what was checked | result | took |\n|---|---|---|---|---|"


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def faults_in(log: Path) -> list[str]:
    """What a server has logged that it never should: for each traceback what it ended in."""
    faults, is_inside = list[str](), False
    for line in log.read_text(errors="replace").splitlines():
        if line.startswith("Traceback (most recent call last)"):
            is_inside = True
        elif is_inside and not line.startswith((" ", "\t")):
            is_inside = False
            faults.append(f"a traceback in the log: {line}")
    return faults


class Progress:
    """One line that changes at a terminal, and a line now and then elsewhere."""

    def __init__(self, kind: str, console: Console | None = None) -> None:
        self._kind = kind
        self._console = console or Console(stderr=True)
        self._status = self._console.status(kind) if self._console.is_terminal else None
        self._said = time.monotonic()

    def __enter__(self) -> Self:
        if self._status is not None:
            self._status.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._status is not None:
            self._status.stop()

    def say(self, text: str) -> None:
        line = f"{self._kind}: {text}"
        if self._status is not None:
            self._status.update(line)
        elif time.monotonic() - self._said > QUIET:
            self._said = time.monotonic()
            self._console.print(line, highlight=False)


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to break the system. `unit` is what its count counts, and the name of the option."""

    name: str
    unit: str
    short: Bounds
    long: Bounds
    work: Callable[[Bounds, Result, Progress], Awaitable[None]]

    async def run(self, bounds: Bounds) -> Result:
        result, begun = Result(self.name, bounds), time.monotonic()
        with Progress(self.name) as progress:
            try:
                await self.work(bounds, result, progress)
            except Exception as error:  # noqa: BLE001  # to fall over is a failure of the system, too
                result.failures.append(f"{type(error).__name__}: {error}")
        result.seconds = time.monotonic() - begun
        return result

    def repeat(self, bounds: Bounds) -> str:
        """The command that does the same again."""
        return (
            f"python -m tests.soak.{self.name} --{self.unit} {bounds.count} "
            f"--seconds {bounds.seconds:.0f} --seed {bounds.seed}"
        )


def show(kind: Kind, result: Result) -> None:
    print(HEADER)
    print(result.row)
    complain(kind, result)


def complain(kind: Kind, result: Result) -> None:
    for failure in result.failures[:20]:
        print(f"{kind.name}: {failure}", file=sys.stderr)
    if left := result.failures[20:]:
        print(f"{kind.name}: and {len(left)} more", file=sys.stderr)
    if result.failures:
        print(f"to repeat it: {kind.repeat(result.wanted)}", file=sys.stderr)


def main(kind: Kind, argv: Sequence[str] | None = None) -> int:
    """The command of one kind; 1 if anything failed."""
    parser = argparse.ArgumentParser(
        prog=f"python -m tests.soak.{kind.name}", description=sys.modules["__main__"].__doc__
    )
    parser.add_argument(f"--{kind.unit}", dest="count", type=int, metavar="N", help=f"(default: {kind.long.count})")
    parser.add_argument("--seconds", type=float, help=f"at most so long (default: {kind.long.seconds:.0f})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="as in make test")
    args = parser.parse_args(argv)
    usual = kind.short if args.short else kind.long
    bounds = Bounds(args.count or usual.count, args.seconds or usual.seconds, args.seed)
    result = asyncio.run(kind.run(bounds))
    show(kind, result)
    return 0 if result.held else 1
