"""Actions are numbered without gaps, and every number means one action of the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tavolata.core.game import Game
from tavolata.env.frame import Frame

TABLES: list[dict[str, Any]] = [
    {"game": "sole-mio", "players": 4},
    {"game": "mamma-mia-grande", "players": 3},
    {"game": "mamma-mia", "players": 5},
    {"game": "solomino", "players": 6, "out_of_turn": True},
    {"game": "solomino", "players": 2, "deck": ["r1-y2", "y2-r1", "r1-r1", "gA-y1"] * 6},
]


@pytest.mark.kernel
@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['game']}-{options['players']}")
def test_numbers_and_actions_of_the_kernel_are_inverse(options: dict[str, Any]) -> None:
    frame = Frame(**options)
    actions = frame.actions
    assert len(set(actions.names)) == len(actions)
    for seat in range(frame.players):
        assert (actions.numbers[seat, actions.table[seat]] == np.arange(len(actions))).all()
        assert np.count_nonzero(actions.numbers[seat] >= 0) == len(actions)


@pytest.mark.kernel
@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['game']}-{options['players']}")
def test_every_legal_action_has_a_number_and_its_name(options: dict[str, Any]) -> None:
    frame = Frame(**options)
    game = Game.new(frame.rules.game, seed=5, **frame.options)
    for _ in range(80):
        while game.decision is None and not game.is_over:
            game.shuffle()
        if game.decision is None:
            break
        seat = game.decision.seat
        numbers = [int(frame.actions.numbers[seat, action]) for action in game.legal]
        assert min(numbers) >= 0
        assert np.flatnonzero(frame.actions.mask(np.array(game.legal), seat)).tolist() == sorted(numbers)
        for number, action in zip(numbers, game.legal, strict=True):
            name = frame.rules.format_action(action)
            if name.startswith("@"):
                name = f"@+{(int(name[1:]) - seat) % frame.players}"
            assert frame.actions.names[number] == name
        game.apply(game.random_action())
