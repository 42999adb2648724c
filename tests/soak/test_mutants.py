"""A few mutants of each kernel that scenarios must catch, and what is said of one that survives.

Mutants need the kernel as plain Python, so they are tried by a process of their own. `make soak` tries hundreds.
"""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

from tests.soak.mutants import HANDFUL, MUTANTS, SCENARIO, complaints
from tests.soak.trial import Verdict, unmatched


async def test_scenarios_catch_a_handful_of_wrong_rules() -> None:
    result = await MUTANTS.run(MUTANTS.short)
    assert result.failures == []
    count = len(HANDFUL)
    assert (
        result.done
        == f"{count} mutants, {count} of which change something; {count} caught (100.0%; pizza 100.0%, solomino 100.0%)"
    )


def test_a_mutant_that_no_test_catches_is_told_with_the_games_that_it_changes() -> None:
    tests = [SCENARIO.format("solomino", "skip"), SCENARIO.format("solomino", "reverse")]
    command = [sys.executable, "-m", "tests.soak.mutants", "--only", "act_symbol: s.due += 1 → removed"]
    tried = subprocess.run([*command, "--tests", *tests], capture_output=True, text=True, check=False, timeout=300)
    assert tried.returncode == 1, tried.stdout + tried.stderr
    assert "| all | 1 | 1 | 0 | 0.0% |" in tried.stdout
    assert "act_symbol: s.due += 1 → removed  (games differ)  not listed" in tried.stdout
    assert "wrong  solomino: 0 of 1 caught, less than 90%\nwrong  not in survivors.toml: " in tried.stdout


def verdicts(family: str, caught: int, *, listed: int = 0, equivalent: int = 0, unlisted: int = 0) -> list[Verdict]:
    """So many mutants of a kernel that were caught, and so many survivors of each kind."""
    mutant = SimpleNamespace(family=family)
    kinds = [*["not needed yet"] * listed, *["equivalent"] * equivalent]
    survivors = [{"kind": kind, "reason": "for a test"} for kind in kinds]
    return [
        *[Verdict(mutant, "a test", None, None)] * caught,
        *(Verdict(mutant, None, True, survivor) for survivor in [*survivors, *[None] * unlisted]),
    ]


def test_each_kernel_has_to_be_tested_well_enough() -> None:
    assert complaints([*verdicts("pizza", 9, listed=1, equivalent=5), *verdicts("core", 9, listed=1)], []) == []
    found = complaints([*verdicts("pizza", 999), *verdicts("core", 8, listed=2)], [])
    assert found == ["core: 8 of 10 caught, less than 90%"]


def test_each_survivor_has_to_be_judged() -> None:
    [unlisted] = complaints(verdicts("pizza", 999, unlisted=1), [])
    assert unlisted.startswith("not in survivors.toml: ")
    [gone] = complaints(verdicts("pizza", 999), ["a line"])
    assert gone == "in survivors.toml, but not in the sources any more: a line"


def test_every_survivor_that_is_listed_can_still_be_made() -> None:
    assert unmatched() == []
