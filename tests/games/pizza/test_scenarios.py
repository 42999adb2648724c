"""Every scenario of the pizza family holds, and so does, at each of its steps, what must hold in any position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.core.scenarios import run_file
from tests.scenarios.watching import check_views, scenarios_of

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("path", scenarios_of("pizza"), ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    report = run_file(path, watch=check_views)
    assert report.holds, str(report)
