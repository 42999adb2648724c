"""Every scenario of the pizza family holds, and so does, at each of its steps, what must hold in any position."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.scenarios import run_file
from tavolata.testkit.positions import check_view

pytestmark = pytest.mark.kernel

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios/pizza").glob("*.toml"))


def check_views(game: Game) -> None:
    """Whatever a seat cannot know may be otherwise: it sees, and may do, the same."""
    if game.decision is None:
        return
    legal = np.array(game.legal)
    seats = range(SPECTATOR, game.players)
    # Plain Python is slow, and there this is tried for one seat only.
    for seat in [seats[len(game.history) % len(seats)]] if MODE == "python" else seats:
        fault = check_view(game.rules, game.mem, legal, len(legal), new_generator(7), seat, game.memory())
        assert fault is None, f"{game!r}: seat {seat}: {fault}"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    report = run_file(path, watch=check_views)
    assert report.holds, str(report)
