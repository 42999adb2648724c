"""Benchmarks Tavolata against other libraries, interleaved, so that a busy machine slows all of them.

Every program runs for about the same time in each round, and the order is reversed in each round. A ratio is the median
of the rounds' ratios. All run on one core, except where threads are compared. The exit code is 1 if a target is missed,
or could not be measured because a library is missing.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from benchmarks.comparisons import COMPARISONS
from benchmarks.contest import Bar, Comparison, print_comparison, use_one_core
from benchmarks.guests import Guests
from benchmarks.install import read_missing
from benchmarks.report import describe, write_html, write_json

RESULTS = Path(__file__).parent / "results"


def main() -> int:
    options = parse_options()
    rounds, seconds = (3, 0.1) if options.quick else (options.rounds, options.seconds)
    use_one_core()
    guests = Guests()
    guests.missing |= read_missing()
    done: list[Comparison] = []
    for name in options.only or COMPARISONS:
        for comparison in COMPARISONS[name](guests):
            comparison.measure(rounds, seconds)
            print_comparison(comparison)
            done.append(comparison)
    bars = [bar for comparison in done for bar in comparison.bars]
    print()
    for bar in bars:
        print(verdict(bar))
    for name, why in guests.missing.items():
        print(f"not measured: {name}: {why}")
    report = describe(done, guests.missing, rounds=rounds, seconds=seconds, quick=options.quick)
    for write, file in ((write_json, "latest.json"), (write_html, "latest.html")):
        write(report, RESULTS / file)
        print(f"Written to {os.path.relpath(RESULTS / file)}.")
    return 0 if all(bar.passed for bar in bars) else 1


def verdict(bar: Bar) -> str:
    found = "not measured" if bar.measured is None else f"{bar.measured:,.2f}"
    return f"{'pass' if bar.passed else 'FAIL'}  {bar.what}: {found} (target: {bar.at_least:,})"


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Tavolata beside its peers.")
    parser.add_argument("--only", action="append", choices=COMPARISONS, metavar="NAME", help=", ".join(COMPARISONS))
    parser.add_argument("--quick", action="store_true", help="three short rounds: does it run at all?")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one contestant's turn")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
