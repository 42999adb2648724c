"""Measuring in turns: what every comparison has in common."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

ALL_CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


@dataclass
class Contestant:
    name: str
    play: Callable[[int, int], int]  # (games, seed) -> decisions
    games: int = 1
    rates: list[float] = field(default_factory=list)

    def settle(self, seconds: float) -> None:
        """Compile whatever is compiled lazily, then find how many games fill a round."""
        self.play(self.games, 0)
        while (elapsed := self._time(0)[1]) < seconds / 10:
            self.games *= 2
        self.games = max(1, round(self.games * seconds / elapsed))

    def run(self, seed: int) -> None:
        decisions, elapsed = self._time(seed)
        self.rates.append(decisions / elapsed)

    def _time(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        decisions = self.play(self.games, seed)
        return decisions, time.perf_counter() - start


@dataclass
class Bar:
    what: str
    measured: float
    more_than: float

    @property
    def passed(self) -> bool:
        return self.measured > self.more_than


def on_one_core() -> None:
    if ALL_CORES:
        os.sched_setaffinity(0, {max(ALL_CORES)})


def on_all_cores() -> None:
    if ALL_CORES:
        os.sched_setaffinity(0, ALL_CORES)


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> None:
    for contestant in contestants:
        contestant.settle(seconds)
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for contestant in contestants if number % 2 else reversed(contestants):
            contestant.run(seed=1_000_000 * (number + 1))


def ratio(mine: Contestant, peer: Contestant) -> float:
    return median(a / b for a, b in zip(mine.rates, peer.rates, strict=True))


def print_comparison(title: str, mine: Contestant, peers: Sequence[Contestant]) -> None:
    """How often as fast as each of its peers one contestant is."""
    print(f"\n{title}:\n")
    print(f"{'':<40}{'median':>12}{'lowest':>12}{'highest':>12}{'ratio':>9}")
    for contestant in (mine, *peers):
        times = "" if contestant is mine else f"{ratio(mine, contestant):.2f}x"
        numbers = (median(contestant.rates), min(contestant.rates), max(contestant.rates))
        print(f"{contestant.name:<40}" + "".join(f"{number:>12,.0f}" for number in numbers) + f"{times:>9}")
