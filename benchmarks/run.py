"""Decisions a second: Tavolata and its peers in turns, so that a busy machine slows all of them.

Every contestant plays for about the same time in each round, and the order turns round with each round. A ratio is the
median of the rounds' own ratios. All run on one core, but for the last comparison, of two threads with one. The exit
code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from benchmarks import ours, peers
from benchmarks.contest import Bar, Contestant, measure, on_all_cores, on_one_core, print_comparison, ratio

RESULTS = Path(__file__).parent / "results" / "latest.json"
PACKAGES = ("tavolata", "numba", "numpy", "open-spiel", "rlcard")


class Bench:
    """All comparisons of one run, and what came of them."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.contestants: list[Contestant] = []

    def compare(self, title: str, mine: Contestant, *others: Contestant) -> None:
        measure([mine, *others], self.options.rounds, self.options.seconds)
        print_comparison(title, mine, others)
        self.contestants += [mine, *others]

    def pizza(self) -> Iterator[Bar]:
        """Beside Hearts, the card game of OpenSpiel that is nearest in size."""
        game, players = self.options.game, self.options.players
        hearts = peers.Spiel("hearts")
        kernel = Contestant(f"Tavolata {game}, in the kernel", partial(ours.kernel_playouts, game, players))
        kernel_peer = Contestant("OpenSpiel hearts, in C++", hearts.playouts)
        steps = Contestant(f"Tavolata {game}, from Python", partial(ours.python_steps, game, players))
        steps_peer = Contestant("OpenSpiel hearts, from Python", hearts.steps)
        self.compare(f"{game} for {players} in the kernel", kernel, kernel_peer)
        self.compare(f"{game} for {players} from Python", steps, steps_peer)
        yield Bar(f"{game} in the kernel, decisions a second", round(median(kernel.rates)), 3_000_000)
        yield Bar(f"{game} in the kernel, times OpenSpiel's C++", round(ratio(kernel, kernel_peer), 2), 1)
        yield Bar(f"{game} from Python, decisions a second", round(median(steps.rates)), 300_000)

    def solomino(self, players: int) -> Iterator[Bar]:
        """Beside the nearest public games: Crazy Eights of OpenSpiel and Uno of RLCard."""
        eights = peers.Spiel("crazy_eights", players=players)
        kernel = Contestant("Tavolata solomino, in the kernel", partial(ours.kernel_playouts, "solomino", players))
        kernel_peer = Contestant("OpenSpiel crazy_eights, in C++", eights.playouts)
        uno = Contestant("RLCard uno, its game loop", partial(peers.uno_games, players))
        self.compare(f"solomino for {players} in the kernel", kernel, kernel_peer, uno)
        what = f"solomino for {players}, times"
        yield Bar(f"{what} OpenSpiel's crazy_eights", round(ratio(kernel, kernel_peer), 2), 2.5)
        yield Bar(f"{what} RLCard's uno", round(ratio(kernel, uno), 1), 50)

    def threads(self) -> Iterator[Bar]:
        """Games in two threads of one process: the kernel holds no lock."""
        one, two = (
            Contestant(
                f"Tavolata solomino, {count} thread{'s' * (count > 1)}",
                partial(ours.kernel_threads, "solomino", 4, count),
            )
            for count in (1, 2)
        )
        self.compare("solomino for 4 on two cores", two, one)
        yield Bar("solomino, two threads, times one", round(ratio(two, one), 2), 1.7)


def main() -> int:
    options = parse_options()
    bench = Bench(options)
    print(f"Decisions a second, {options.rounds} rounds.")
    on_one_core()
    bars = [*bench.pizza(), *bench.solomino(2), *bench.solomino(4)]
    on_all_cores()
    bars += bench.threads()
    print()
    for bar in bars:
        print(f"{'pass' if bar.passed else 'FAIL'}  {bar.what}: {bar.measured:,} (bar: more than {bar.more_than:,})")
    write_results(options, bench.contestants, bars)
    return 0 if all(bar.passed for bar in bars) else 1


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Tavolata beside its peers.")
    parser.add_argument("--game", default="sole-mio", help="which game of the pizza family")
    parser.add_argument("--players", type=int, default=4, help="how many play it")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one contestant's turn")
    return parser.parse_args()


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
        "rates": [{"name": one.name, "rates": [round(rate) for rate in one.rates]} for one in contestants],
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
