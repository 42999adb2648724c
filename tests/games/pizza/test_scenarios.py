"""Every scenario of the pizza family holds, and so does, at each of its steps, what must hold in any position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.scenarios import run_file

pytestmark = pytest.mark.kernel

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios/pizza").glob("*.toml"))


def check_views(game: Game) -> None:
    """Whatever a seat cannot know may be otherwise: its view stays the same, byte for byte."""
    if game.decision is None:
        return
    rng = new_generator(7)
    for seat in (*range(game.players), SPECTATOR):
        view = game.view(seat)
        world = game.rules.resample(view, rng)
        assert game.rules.find_fault(world) is None
        assert (game.rules.observe(world, seat, game.memory()) == view).all()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    report = run_file(path, watch=check_views)
    assert report.holds, str(report)
