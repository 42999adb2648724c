"""OpenSpiel: games in C++, called from Python."""

from __future__ import annotations

import random
from functools import cached_property

import pyspiel

#: How many simulations a search makes, a usual number for a move.
SIMULATIONS = 1_000


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

    def clones(self, times: int, seed: int) -> int:
        state = self._somewhere(seed)
        for _ in range(times):
            state.clone()
        return times

    def search(self, searches: int, seed: int) -> int:
        """Simulations of the C++ bot for games with hidden cards; each ends in a random playout."""
        state = self._somewhere(seed)
        for number in range(searches):
            rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed + number)
            bot = pyspiel.ISMCTSBot(
                seed + number,
                rollouts,
                uct_c=1.4,
                max_simulations=SIMULATIONS,
                max_world_samples=-1,
                final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                use_observation_string=False,
                allow_inconsistent_action_sets=False,
            )
            bot.step(state)
        return searches * SIMULATIONS

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

    def _somewhere(self, seed: int) -> pyspiel.State:
        """A position some decisions into a game, with a choice to make."""
        choose = random.Random(seed).choice
        state = self.game.new_initial_state()
        decisions = 0
        while decisions < 12 or state.is_chance_node() or len(state.legal_actions()) < 2:
            decisions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
            if state.is_terminal():
                state, decisions = self.game.new_initial_state(), 0
        return state

    def _random_bots(self, seed: int) -> list[pyspiel.Bot]:
        return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]
