"""Measuring in turns: what every comparison has in common."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

ALL_CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()

#: Does a piece of work so many times, from a seed, and says how much was done.
Work = Callable[[int, int], int]


@dataclass(frozen=True, slots=True)
class Turn:
    """One contestant's part of a round."""

    times: int
    done: int
    seconds: float


@dataclass
class Contestant:
    """Who is measured. `at` is the size at which, where a comparison is about growth along a line of that name."""

    name: str
    work: Work
    ours: bool = False
    at: int | None = None
    times: int = 1
    turns: list[Turn] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        """How much was done a second, round by round."""
        return [turn.done / turn.seconds for turn in self.turns]

    @property
    def times_a_second(self) -> float:
        return median(turn.times / turn.seconds for turn in self.turns)

    def settle(self, seconds: float) -> None:
        """Compile whatever is compiled lazily, then find how many times fill a turn.

        A short turn may be slow for reasons of its own, so the last one that is looked at is nearly a whole one.
        """
        self._take_turn(0)
        while (turn := self._take_turn(0)).seconds < 0.7 * seconds:
            self.times = math.ceil(self.times * min(10.0, seconds / turn.seconds))

    def run(self, seed: int) -> None:
        self.turns.append(self._take_turn(seed))

    def _take_turn(self, seed: int) -> Turn:
        start = time.perf_counter()
        done = self.work(self.times, seed)
        return Turn(self.times, done, time.perf_counter() - start)


@dataclass(frozen=True)
class Bar:
    """What must be reached. Without a peer it is a rate, else a ratio; nothing is measured if somebody is missing."""

    what: str
    at_least: float
    mine: Contestant | None
    peer: Contestant | None = None
    is_ratio: bool = True

    @property
    def measured(self) -> float | None:
        if self.mine is None or (self.is_ratio and self.peer is None):
            return None
        return ratio(self.mine, self.peer) if self.peer else median(self.mine.rates)

    @property
    def passed(self) -> bool:
        return self.measured is not None and self.measured >= self.at_least


@dataclass
class Comparison:
    """Contestants that take turns, what is counted, and what must be reached."""

    name: str
    title: str
    unit: str
    contestants: list[Contestant]
    bars: list[Bar] = field(default_factory=list)
    #: What the numbers along a line are, where the comparison is about growth.
    along: str = ""
    #: Whether each time is a whole game.
    whole_games: bool = False
    all_cores: bool = False

    def measure(self, rounds: int, seconds: float) -> None:
        if self.all_cores:
            _use(ALL_CORES)
        try:
            for contestant in self.contestants:
                contestant.settle(seconds)
            for number in range(rounds):
                _show_progress(f"{self.title}: round {number + 1} of {rounds}")
                # The order turns round, so that nobody always follows the same one.
                for contestant in self.contestants if number % 2 else reversed(self.contestants):
                    contestant.run(seed=1_000_000 * (number + 1))
        finally:
            use_one_core()
            _show_progress("")


def ratios(one: Contestant, comparison: Comparison) -> dict[str, float]:
    """How often as fast as each peer a contestant is, at the same size."""
    return {peer.name: ratio(one, peer) for peer in comparison.contestants if not peer.ours and peer.at == one.at}


def ratio(mine: Contestant, peer: Contestant) -> float:
    """The median of the rounds' own ratios: what slows a round slows both."""
    return median(a / b for a, b in zip(mine.rates, peer.rates, strict=True))


def print_comparison(comparison: Comparison) -> None:
    """A table of rates; beside each of ours how often as fast it is as each peer."""
    print(f"\n{comparison.title} ({comparison.unit} a second):\n")
    print(f"{'':<44}{'median':>13}{'lowest':>13}{'highest':>13}")
    for one in comparison.contestants:
        name = one.name if one.at is None else f"{one.name}, {one.at:,} {comparison.along}"
        numbers = (median(one.rates), min(one.rates), max(one.rates))
        times = ", ".join(f"{times:.2f} x {peer}" for peer, times in ratios(one, comparison).items() if one.ours)
        print(f"{name:<44}" + "".join(f"{number:>13,.0f}" for number in numbers) + f"   {times}".rstrip())


def use_one_core() -> None:
    """To be called before anybody else is imported: a library that starts threads of its own leaves them where it is.

    Pgx, for one, is slower where JAX has threads on several cores.
    """
    _use({max(ALL_CORES, default=0)})


def _use(cores: set[int]) -> None:
    if ALL_CORES:
        os.sched_setaffinity(0, cores)


def _show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
