"""Every scenario of the pizza family holds, and so does, at each of its steps, what must hold in any position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.core.kernel.jit import MODE
from tavolata.core.scenarios import run_file
from tests.scenarios.watching import check_views

pytestmark = pytest.mark.kernel

#: Plain Python is slow: every second one has to do there.
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios/pizza").glob("*.toml"))[:: 2 if MODE == "python" else 1]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    report = run_file(path, watch=check_views)
    assert report.holds, str(report)
