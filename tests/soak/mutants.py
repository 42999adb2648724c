"""Do the tests notice when a rule is wrong? `python -m tests.soak.mutants --mutants 400`.

A sample of small changes of the kernels (`mutations`) is tried one by one: is it caught by a test, and if not, does it
change anything (`behaviour`)? Of those that do, at least 90 % of each kernel have to be caught. Each mutant that
survives has to stand in `survivors.toml` with the reason.

There are libraries for this (mutmut, cosmic-ray), but they start the tests anew for each mutant, or put trampolines
into every function, and none tells mutants that change nothing from those that do. Here the tests are collected once
with the kernel as plain Python. A child process for each mutant changes the code of one function and runs the tests
that reach it, the quickest first, until one fails. Time is counted as processor time, so a busy computer makes no
difference.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from subprocess import PIPE

import pytest

from tests.soak.runs import Bounds, Kind, Progress, Result
from tests.soak.trial import ROOT, SURVIVORS, TESTS, Trial, Verdict

#: The part of the mutants of each kernel that change anything that has to be caught.
ENOUGH = 0.9
#: What a line begins with that says what is wrong.
WRONG = "wrong  "
SCENARIO = "tests/games/{}/test_scenarios.py::test_scenario_holds[{}]"
#: A few mutants of each kernel that must be caught, each with a scenario that does.
HANDFUL = {
    "s.n_supply > 0: → while count < missing or s.n_supply > 0:": SCENARIO.format("pizza", "draw-from-the-supply"),
    "theirs > mine and (theirs == mine and": SCENARIO.format("pizza", "tie-broken"),
    "put_under: s.stack[seat, 0] = order → s.stack[seat, 1]": SCENARIO.format("pizza", "unfilled-goes-under"),
    "== REVERSE and s.n > 2: → if symbol == REVERSE and s.n >= 2": SCENARIO.format("solomino", "reverse-for-two"),
    "act_symbol: s.due += 1 → removed": SCENARIO.format("solomino", "debt-for-two"),
    "owes: return s.due > 0 and seat == s.next → return s.due > 1": SCENARIO.format("solomino", "debt-stays"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    usual = MUTANTS.long
    parser = argparse.ArgumentParser(prog="python -m tests.soak.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--mutants", dest="count", metavar="N", type=int, default=usual.count, help="(default: %(default)s)"
    )
    parser.add_argument("--first", type=int, default=0, help="how many to leave out before them (default: 0)")
    parser.add_argument("--seed", type=int, default=usual.seed, help="which ones (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="begin none later (default: %(default)s)")
    parser.add_argument("--family", choices=("pizza", "solomino", "core"), help="of this kernel alone")
    parser.add_argument("--only", metavar="TEXT", action="append", help="with this text in the line; can be repeated")
    parser.add_argument("--rounds", type=int, default=1, help="games of each kind to compare (default: %(default)s)")
    parser.add_argument("--tests", nargs="+", default=TESTS, help=f"where they are (default: {' '.join(TESTS)})")
    parser.add_argument("--short", action="store_true", help="as in make test: a handful that must be caught")
    wanted = parser.parse_args(arguments)
    if wanted.short:
        wanted.only, wanted.tests = list(HANDFUL), list(HANDFUL.values())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # so that no child is left behind
    os.environ["TAVOLATA_KERNEL"] = "python"
    os.environ["TAVOLATA_SCENARIOS"] = "all"
    trial = Trial(wanted)
    options = ["-q", "-s", "-m", "kernel", "-o", "addopts=", "--import-mode=importlib", "-p", "no:xdist"]
    ended = pytest.main([*options, *wanted.tests], plugins=[trial])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(ended)
    return report(trial)


def report(trial: Trial) -> int:
    """The table, the survivors, what is wrong, and a sentence for the table of docs/reliability.md."""
    verdicts = trial.verdicts
    shares = {family: Count.of(verdicts, family) for family in dict.fromkeys(one.mutant.family for one in verdicts)}
    print("\n| kernel | mutants | change something | caught | share | 95 % interval |\n|---|---|---|---|---|---|")
    for family, count in shares.items():
        print(f"| {family} | {count} |")
    whole = Count.of(verdicts)
    print(f"| all | {whole} |")
    for verdict in verdicts:
        if not verdict.is_caught:
            reason = f"{verdict.survivor['kind']}: {verdict.survivor['reason']}" if verdict.survivor else "not listed"
            print(f"survivor  {verdict.mutant}  (games {'differ' if verdict.differs else 'are alike'})  {reason}")
    wrong = complaints(verdicts, trial.unmatched)
    for complaint in wrong:
        print(f"{WRONG}{complaint}")
    each = ", ".join(f"{family} {count.share:.1%}" for family, count in shares.items())
    said = f"{whole.mutants} mutants, {whole.changing} of which change something"
    print(f"{said}; {whole.caught} caught ({whole.share:.1%}; {each})")
    return 1 if wrong else 0


def complaints(verdicts: Sequence[Verdict], unmatched: Sequence[str]) -> list[str]:
    """Kernels of which too little is caught, and survivors that nobody has judged or that are none any more."""
    families = dict.fromkeys(verdict.mutant.family for verdict in verdicts)
    few = {family: count for family in families if (count := Count.of(verdicts, family)).share < ENOUGH}
    return [
        *(f"{family}: {one.caught} of {one.changing} caught, less than {ENOUGH:.0%}" for family, one in few.items()),
        *(f"not in {SURVIVORS.name}: {one.mutant}" for one in verdicts if not one.is_caught and one.survivor is None),
        *(f"in {SURVIVORS.name}, but not in the sources any more: {entry}" for entry in unmatched),
    ]


@dataclass(frozen=True)
class Count:
    """How many mutants there are, how many of them change something, and how many of these are caught."""

    mutants: int
    changing: int
    caught: int

    @classmethod
    def of(cls, verdicts: Sequence[Verdict], family: str | None = None) -> Count:
        mine = [verdict for verdict in verdicts if family in (None, verdict.mutant.family)]
        changing = [verdict for verdict in mine if verdict.changes_something]
        return cls(len(mine), len(changing), sum(verdict.is_caught for verdict in changing))

    @property
    def share(self) -> float:
        return self.caught / self.changing if self.changing else 1.0

    def __str__(self) -> str:
        from tavolata.arena.statistics import wilson

        low, high = wilson(self.share, self.changing) if self.changing else (0.0, 1.0)
        return f"{self.mutants} | {self.changing} | {self.caught} | {self.share:.1%} | {low:.1%} to {high:.1%}"


# ----------------------------------------------------------------- as a part of `make soak`


async def try_many(bounds: Bounds, result: Result, progress: Progress) -> None:
    """In a process of its own, since this one has compiled kernels."""
    wanted = ["--mutants", str(bounds.count), "--seconds", str(bounds.seconds), "--seed", str(bounds.seed)]
    command = [sys.executable, "-m", "tests.soak.mutants", *(["--short"] if bounds == MUTANTS.short else wanted)]
    trying = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)
    assert trying.stdout is not None
    assert trying.stderr is not None
    said = ""
    async for line in trying.stderr:
        progress.say(said := line.decode().strip())
    *told, result.done = (await trying.stdout.read()).decode().splitlines() or [said]
    result.checked = (
        f"of each kernel at least {ENOUGH:.0%} of the mutants that change something are caught by the tests of the "
        "rules; each survivor is listed with the reason"
    )
    if await trying.wait():
        result.failures += [line.removeprefix(WRONG) for line in told if line.startswith(WRONG)] or [said]


MUTANTS = Kind("mutants", "mutants", short=Bounds(len(HANDFUL), 120.0), long=Bounds(400, 7200.0), work=try_many)

if __name__ == "__main__":
    sys.exit(main())
