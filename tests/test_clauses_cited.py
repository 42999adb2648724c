"""Every clause of the rules page is cited by a test, and no test cites a clause that is not there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs/rules.md"


def clauses_of_the_page() -> list[str]:
    return re.findall(r"(?m)^- \*\*([PS]-\d+)", PAGE.read_text(encoding="utf-8"))


def clauses_cited() -> dict[str, set[str]]:
    """For each clause the tests that cite it: scenarios by their key `clauses`, functions by their mark."""
    cited: dict[str, set[str]] = {}
    for path in TESTS.rglob("*.toml"):
        for clause in tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", []):
            cited.setdefault(clause, set()).add(path.name)
    for path in TESTS.rglob("test_*.py"):
        for mark in re.findall(r"mark\.clause\(([^)]*)\)", path.read_text(encoding="utf-8")):
            for clause in re.findall(r"[A-Z]+-\d+", mark):
                cited.setdefault(clause, set()).add(path.name)
    return cited


def test_each_id_begins_one_clause() -> None:
    ids = clauses_of_the_page()
    assert len(ids) > 50
    assert len(set(ids)) == len(ids)


def test_every_clause_has_a_test_that_cites_it() -> None:
    cited = clauses_cited()
    assert [clause for clause in clauses_of_the_page() if clause not in cited] == []


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    unknown = {
        clause: sorted(tests) for clause, tests in clauses_cited().items() if clause not in clauses_of_the_page()
    }
    assert unknown == {}


def test_a_scenario_cites_what_it_shows() -> None:
    for path in (TESTS / "scenarios").rglob("*.toml"):
        assert tomllib.loads(path.read_text(encoding="utf-8")).get("clauses"), f"{path.name} cites no clause"
