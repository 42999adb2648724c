"""An hour at half load: memory and waiting times stay as they are.

python -m tests.soak.hour --minutes 60 --seconds 4500 --seed 1

Half load is half of the 500 tables of docs/running-a-server.md, with people who think 2 to 6 seconds. After half of
the time, in which caches fill and memory settles, the rest is cut into 50 parts. A straight line is fitted to the
memory of the server and to the medians and 99th percentiles of the parts. A slope counts as flat if its 95 % interval
holds 0, or if an hour of it changes the value by less than so many percent.
"""

from __future__ import annotations

import asyncio
import bisect
import math
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tavolata.server.load import Load, OwnServer, megabytes, own_server, run_load
from tavolata.server.load_replays import store_finished_games
from tavolata.server.settings import Settings
from tests.server.live.process import Process
from tests.soak.runs import Bounds, Kind, Progress, Result, main

#: Half of what is measured in docs/running-a-server.md, and what is enough for a short run.
HALF, FEW = 250, 10
#: Minutes below which few tables are enough, and below which slopes say nothing: a game takes about eight of them.
SHORT, TELLING = 2, 30
#: The part of the time that is not looked at, in a run that tells and in a short one, and the number of parts that the
#: rest is cut into.
WARMING, SHORT_WARMING, PARTS = 1 / 2, 1 / 6, 50
#: Percent of change in an hour that do not matter.
MEMORY_PERCENT, WAIT_PERCENT = 2.0, 20.0
#: How many standard errors a 95 % interval is wide to each side, for as many points as there are parts.
WIDTH = 2.01


@dataclass(frozen=True, slots=True)
class Slope:
    """How much a value changes in an hour, with a 95 % interval."""

    mean: float
    per_hour: float
    error: float

    @classmethod
    def of(cls, seconds: Sequence[float], values: Sequence[float]) -> Slope:
        """By least squares. The points are far enough apart to count as independent."""
        slope, begin = statistics.linear_regression(seconds, values)
        left = [value - begin - slope * at for at, value in zip(seconds, values, strict=True)]
        middle = statistics.fmean(seconds)
        spread = math.fsum((at - middle) ** 2 for at in seconds)
        error = math.sqrt(math.fsum(value**2 for value in left) / max(1, len(values) - 2) / spread)
        return cls(statistics.fmean(values), 3600 * slope, 3600 * WIDTH * error)

    def is_flat(self, percent: float) -> bool:
        return abs(self.per_hour) <= self.error or abs(self.per_hour) <= percent / 100 * self.mean

    def __str__(self) -> str:
        low, high = self.per_hour - self.error, self.per_hour + self.error
        return f"{self.mean:.1f}, changing by {self.per_hour:+.2f} an hour (95 %: {low:+.2f} to {high:+.2f})"


@dataclass(slots=True)
class Samples:
    """What is noted each second: the time, the memory, and how many moves were made by then."""

    pid: int
    at: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    waits: Sequence[float] = ()

    def note(self, seconds: float, waits: Sequence[float]) -> None:
        if seconds:
            self.at.append(seconds)
            self.memory.append(megabytes(self.pid))
            self.moves.append(len(waits))
            self.waits = waits

    def waits_between(self, begin: float, end: float) -> list[float]:
        """In milliseconds, sorted."""
        first, last = (self.moves[min(self._index(at), len(self.moves) - 1)] for at in (begin, end))
        return sorted(1000 * wait for wait in self.waits[first:last])

    def memory_between(self, begin: float, end: float) -> float:
        first = min(self._index(begin), len(self.memory) - 1)
        return statistics.fmean(self.memory[first : max(first + 1, self._index(end))])

    def _index(self, seconds: float) -> int:
        """The first sample that is not older."""
        return bisect.bisect_left(self.at, seconds)


def percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[int(part * (len(ordered) - 1))]


async def play_long(bounds: Bounds, result: Result, progress: Progress) -> None:
    seconds = min(60.0 * bounds.count, bounds.seconds)
    is_short = bounds.count < SHORT
    load = Load(FEW, seconds, pause=(0.05, 0.2), arriving=0.1) if is_short else Load(HALF, seconds)
    result.checked = (
        f"no error; memory and waiting times are flat: the 95 % interval of the slope holds 0, or an hour changes less "
        f"than {MEMORY_PERCENT:.0f} % of the memory and {WAIT_PERCENT:.0f} % of the waiting time"
    )
    begun = time.monotonic()
    async with quick_server() if is_short else own_server() as server:
        samples = Samples(server.pid)

        def show(passed: float, waits: Sequence[float]) -> None:
            samples.note(passed, waits)
            progress.say(f"{passed:.0f} of {seconds:.0f} s, {len(waits):,} moves, {megabytes(server.pid):.0f} MB")

        findings = await run_load(server.url, load, show, server)
    if findings.errors:
        result.failures.append(f"errors: {findings.errors}")
    if not findings.moves:
        result.failures.append("nobody could make a move")
        return
    if bounds.count < TELLING:
        result.skipped.append(f"a verdict on slopes: it takes {TELLING} minutes")
    _judge(samples, seconds, result)
    result.done = (
        f"{load.tables} tables for {seconds / 60:.0f} min ({time.monotonic() - begun - seconds:.0f} s to begin and "
        f"end): {findings.moves:,} moves, {findings.games_finished} games finished; {result.done}"
    )


@asynccontextmanager
async def quick_server(*, games: int = 0) -> AsyncIterator[OwnServer]:
    """One that compiles nothing beside what is played; with so many short games that can be looked back at."""
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        data = str(Path(name) / "tables.db")
        finished = await store_finished_games(data, games, rounds=1) if games else []
        limits: dict[str, Any] = {"requests_per_second": Settings().requests_per_second} if games else {}
        with await asyncio.to_thread(lambda: Process(data, **limits)) as process:
            yield OwnServer(process.url, process.pid, finished)


def _judge(samples: Samples, seconds: float, result: Result) -> None:
    begin = (SHORT_WARMING if result.skipped else WARMING) * seconds
    count = min(PARTS, int(seconds - begin))  # there is a sample each second
    step = (seconds - begin) / count
    parts = [(begin + number * step, begin + (number + 1) * step) for number in range(count)]
    waits = {part: found for part in parts if (found := samples.waits_between(*part))}
    middles = [(first + last) / 2 for first, last in waits]
    memory = [samples.memory_between(*part) for part in waits]
    slopes = {
        "memory in MB": (Slope.of(middles, memory), MEMORY_PERCENT),
        "median in ms": (Slope.of(middles, [statistics.median(found) for found in waits.values()]), WAIT_PERCENT),
        "p99 in ms": (Slope.of(middles, [percentile(found, 0.99) for found in waits.values()]), WAIT_PERCENT),
    }
    result.done = "; ".join(f"{what} {slope}" for what, (slope, _) in slopes.items())
    for what, (slope, percent) in slopes.items():
        if not result.skipped and not slope.is_flat(percent):
            result.failures.append(f"{what} is not flat: {slope}")
    windows = [samples.waits_between(at, at + 300.0) for at in range(0, int(seconds), 300)]
    table = [f"{statistics.median(found):.0f} / {percentile(found, 0.99):.0f}" for found in windows if found]
    result.done += f"; each five minutes (median / p99 in ms): {', '.join(table)}"


HOUR = Kind("hour", "minutes", short=Bounds(1, 4.0), long=Bounds(60, 4500.0), work=play_long)

if __name__ == "__main__":
    sys.exit(main(HOUR))
