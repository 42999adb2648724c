"""The greedy bot at SOLOmino: whole games at every table, and clearly better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.bots import Bot, get_bot
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE

pytestmark = pytest.mark.kernel


def play(bots: list[Bot], seed: int, **options: Any) -> Game:
    game = Game.new("solomino", players=len(bots), seed=seed, **options)
    while not game.is_over:
        decision = game.decision
        if decision is None:
            game.shuffle()
            continue
        seed += 1_000_003
        action = bots[decision.seat].choose(game.rules, game.view(decision.seat), game.legal, seed=seed)
        assert action in game.legal
        game.apply(action)
    return game


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [{}, {"out_of_turn": True}, {"rounds": 2}], ids=["plain", "out", "rounds"])
def test_greedy_bots_play_whole_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(1 if MODE == "python" else 4):
        game = play([get_bot("greedy")] * players, seed, **options)
        assert "forgot" not in {event.name for step in game.history for event in step.events}


@pytest.mark.skipif(MODE == "python", reason="too slow without compilation, and nothing new")
@pytest.mark.parametrize("options", [{}, {"out_of_turn": True}], ids=["plain", "out"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_bot_beats_chance(players: int, options: dict[str, Any]) -> None:
    """One greedy bot against random ones, at every seat in turn: it wins far more than its share."""
    greedy, chance = get_bot("greedy"), get_bot("random")
    games = 48
    won = 0.0
    for seed in range(games):
        seat = seed % players
        bots = [greedy if other == seat else chance for other in range(players)]
        won += play(bots, seed, **options).result.shares(players)[seat]
    assert won / games > {2: 0.7, 3: 0.55, 4: 0.45}[players]
