"""A few mutants of each kernel that scenarios must catch, and what is said of one that survives.

Mutants need the kernel as plain Python, so they are tried by a process of their own. `make soak` tries hundreds.
"""

from __future__ import annotations

import subprocess
import sys

from tests.soak.mutants import HANDFUL, MUTANTS, SCENARIO
from tests.soak.trial import unmatched


async def test_scenarios_catch_a_handful_of_wrong_rules() -> None:
    result = await MUTANTS.run(MUTANTS.short)
    assert result.failures == []
    count = len(HANDFUL)
    assert result.done == f"{count} mutants, {count} of which change something; {count} caught (100.0%)"


def test_a_mutant_that_no_test_catches_is_told_with_the_games_that_it_changes() -> None:
    tests = [SCENARIO.format("solomino", "skip"), SCENARIO.format("solomino", "reverse")]
    command = [sys.executable, "-m", "tests.soak.mutants", "--only", "act_symbol: s.due += 1 → removed"]
    tried = subprocess.run([*command, "--tests", *tests], capture_output=True, text=True, check=False, timeout=300)
    assert tried.returncode == 1, tried.stdout + tried.stderr
    assert "| all | 1 | 1 | 0 | 0.0% |" in tried.stdout
    assert "act_symbol: s.due += 1 → removed  (games differ)  NOT LISTED" in tried.stdout


def test_every_survivor_that_is_listed_can_still_be_made() -> None:
    assert unmatched() == []
