"""The peer's side: Hearts in OpenSpiel, the card game there that is nearest in size (4 players, 52 or 64 decisions).

Only what a player chooses counts as a decision, on both sides. Dealing is part of the time and not of the count.
"""

from __future__ import annotations

import functools
import random

import pyspiel

HEARTS = pyspiel.load_game("hearts")


def hearts_playouts(games: int, seed: int) -> int:
    """Whole games inside OpenSpiel's C++: one call a game, which is all that its Python interface offers."""
    bots = _random_bots(seed)
    for number in range(games):
        pyspiel.evaluate_bots(HEARTS.new_initial_state(), bots, seed + number)
    return round(games * decisions_per_game())


def hearts_steps(games: int, seed: int) -> int:
    """Hearts stepped from Python."""
    choose = random.Random(seed).choice
    decisions = 0
    for _ in range(games):
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            # All outcomes are equally likely in Hearts, and legal_actions lists them at chance nodes, too.
            decisions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
    return decisions


@functools.cache
def decisions_per_game(sample: int = 4_000) -> float:
    """A mean, because counting inside the timed loop would slow the peer: in one game of four no cards are passed."""
    bots = _random_bots(0)
    decisions = 0
    for seed in range(sample):
        state = HEARTS.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(action.player >= 0 for action in state.full_history())
    return decisions / sample


def _random_bots(seed: int) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(HEARTS.num_players())]
