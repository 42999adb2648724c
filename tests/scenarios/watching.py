"""Which scenarios are run, and what must hold in any position, looked at in every step of a scenario."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.kernel.randomness import new_generator
from tavolata.testkit.positions import check_view


def scenarios_of(family: str) -> list[Path]:
    """Plain Python is slow: every second one has to do there, unless TAVOLATA_SCENARIOS asks for all."""
    found = sorted((Path(__file__).parent / family).glob("*.toml"))
    return found[:: 2 if MODE == "python" and os.environ.get("TAVOLATA_SCENARIOS") != "all" else 1]


def check_views(game: Game) -> None:
    """Whatever a seat cannot know may be otherwise: it sees, and may do, the same."""
    # Plain Python is slow: there one seat looks, at every third step.
    steps, slow = len(game.history), MODE == "python"
    if game.decision is None or (slow and steps % 3):
        return
    legal = np.array(game.legal)
    seats = range(SPECTATOR, game.players)
    for seat in [seats[steps // 3 % len(seats)]] if slow else seats:
        fault = check_view(game.rules, game.mem, legal, len(legal), new_generator(7), seat, game.memory())
        assert fault is None, f"{game!r}: seat {seat}: {fault}"
