"""Decisions a second on one core: Tavolata and OpenSpiel in turns, so that a busy machine slows both.

Every contestant plays for about the same time in each round, and the order turns round with each round. A ratio is the
median of the rounds' own ratios. The exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from benchmarks import ours, peers

RESULTS = Path(__file__).parent / "results" / "latest.json"
PACKAGES = ("tavolata", "numba", "numpy", "open-spiel")


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


def main() -> int:
    options = parse_options()
    on_one_core()
    kernel = Contestant(
        f"Tavolata {options.game}, in the kernel", partial(ours.kernel_playouts, options.game, options.players)
    )
    kernel_peer = Contestant("OpenSpiel hearts, in C++", peers.hearts_playouts)
    steps = Contestant(
        f"Tavolata {options.game}, from Python", partial(ours.python_steps, options.game, options.players)
    )
    steps_peer = Contestant("OpenSpiel hearts, from Python", peers.hearts_steps)

    contestants = [kernel, kernel_peer, steps, steps_peer]
    measure(contestants, options.rounds, options.seconds)

    print(f"\nDecisions a second on one core, {options.players} players, {options.rounds} rounds:\n")
    print(f"{'':<36}{'median':>12}{'lowest':>12}{'highest':>12}{'ratio':>9}")
    for mine, peer in ((kernel, kernel_peer), (steps, steps_peer)):
        print_row(mine, f"{ratio(mine, peer):.2f}x")
        print_row(peer, "1x")

    bars = [
        Bar("in the kernel, decisions a second", round(median(kernel.rates)), 3_000_000),
        Bar("in the kernel, times OpenSpiel's C++", round(ratio(kernel, kernel_peer), 2), 1),
        Bar("from Python, decisions a second", round(median(steps.rates)), 300_000),
    ]
    print()
    for bar in bars:
        print(f"{'pass' if bar.passed else 'FAIL'}  {bar.what}: {bar.measured:,} (bar: more than {bar.more_than:,})")

    write_results(options, contestants, bars)
    return 0 if all(bar.passed for bar in bars) else 1


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Tavolata beside OpenSpiel.")
    parser.add_argument("--game", default="sole-mio")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one contestant's turn")
    return parser.parse_args()


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    for contestant in contestants:
        contestant.settle(seconds)
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for contestant in contestants if number % 2 else reversed(contestants):
            contestant.run(seed=1_000_000 * (number + 1))


def ratio(mine: Contestant, peer: Contestant) -> float:
    return median(a / b for a, b in zip(mine.rates, peer.rates, strict=True))


def print_row(contestant: Contestant, times: str) -> None:
    numbers = (median(contestant.rates), min(contestant.rates), max(contestant.rates))
    print(f"{contestant.name:<36}" + "".join(f"{number:>12,.0f}" for number in numbers) + f"{times:>9}")


def write_results(options: argparse.Namespace, contestants: list[Contestant], bars: list[Bar]) -> None:
    report = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "cpu": cpu_model(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()} {platform.machine()}",
            "python": platform.python_version(),
            "packages": {name: version(name) for name in PACKAGES},
        },
        "options": vars(options),
        "rates": {contestant.name: [round(rate) for rate in contestant.rates] for contestant in contestants},
        "bars": [asdict(bar) | {"passed": bar.passed} for bar in bars],
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n")
    print(f"\nWritten to {os.path.relpath(RESULTS)}.")


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or "unknown")


if __name__ == "__main__":
    sys.exit(main())
