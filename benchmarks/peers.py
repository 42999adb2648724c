"""The peers' side: the card games nearest in size and kind.

Hearts in OpenSpiel has 4 players and 52 or 64 decisions, like the pizza family. Crazy Eights there, and Uno in RLCard,
are games of laying a card that fits, like SOLOmino.

Only what a player chooses counts as a decision, on all sides. Dealing is part of the time and not of the count.
"""

from __future__ import annotations

import random
from functools import cached_property

import numpy as np
import pyspiel
from rlcard.games.uno import Game as Uno


class Spiel:
    """A game of OpenSpiel, played at random."""

    def __init__(self, name: str, **parameters: int) -> None:
        self.game = pyspiel.load_game(name, parameters)

    def playouts(self, games: int, seed: int) -> int:
        """Whole games inside OpenSpiel's C++: one call a game, which is all that its Python interface offers."""
        bots = self._random_bots(seed)
        for number in range(games):
            pyspiel.evaluate_bots(self.game.new_initial_state(), bots, seed + number)
        return round(games * self.decisions_per_game)

    def steps(self, games: int, seed: int) -> int:
        """Stepped from Python; for games in which all outcomes of chance are equally likely."""
        choose = random.Random(seed).choice
        decisions = 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                # At chance nodes legal_actions lists the outcomes.
                decisions += not state.is_chance_node()
                state.apply_action(choose(state.legal_actions()))
        return decisions

    @cached_property
    def decisions_per_game(self) -> float:
        """A mean, because counting inside the timed loop would slow the peer, and games differ in length."""
        bots = self._random_bots(0)
        decisions, sample = 0, 4_000
        for seed in range(sample):
            state = self.game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(action.player >= 0 for action in state.full_history())
        return decisions / sample

    def _random_bots(self, seed: int) -> list[pyspiel.Bot]:
        return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]


def uno_games(players: int, games: int, seed: int) -> int:
    """Uno in RLCard's own game loop, which is Python."""
    uno = Uno(num_players=players)
    uno.np_random = np.random.RandomState(seed)
    choose = random.Random(seed).choice
    decisions = 0
    for _ in range(games):
        uno.init_game()
        while not uno.is_over():
            uno.step(choose(uno.get_legal_actions()))
            decisions += 1
    return decisions
