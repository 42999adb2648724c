"""RLCard: games in Python."""

from __future__ import annotations

import copy
import random

import numpy as np
from rlcard.games.uno import Game as Uno


def uno_games(players: int, games: int, seed: int) -> int:
    """Uno in RLCard's own game loop."""
    choose = random.Random(seed).choice
    uno = _new_uno(players, seed)
    decisions = 0
    for _ in range(games):
        uno.init_game()
        while not uno.is_over():
            uno.step(choose(uno.get_legal_actions()))
            decisions += 1
    return decisions


def uno_clones(players: int, times: int, seed: int) -> int:
    """RLCard copies games as Python copies anything."""
    uno = _new_uno(players, seed)
    uno.init_game()
    for _ in range(times):
        copy.deepcopy(uno)
    return times


def _new_uno(players: int, seed: int) -> Uno:
    uno = Uno(num_players=players)
    uno.np_random = np.random.RandomState(seed)
    return uno
