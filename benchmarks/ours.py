"""Tavolata's side: each function does its work so many times and returns how much was done."""

from __future__ import annotations

import random
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from tavolata.bots import Budget, estimate
from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.env.vector import VectorEnv


def kernel_playouts(game: str, options: Mapping[str, Any], games: int, seed: int) -> int:
    """Whole games inside the compiled rules, one call for all of them."""
    rules = get_rules(game)
    return rules.random_games(rules.lay_out(rules.check_options(options)), seed, games)


def random_games(game: str, options: Mapping[str, Any], games: int, seed: int) -> int:
    """The same, where games are counted and not their decisions."""
    kernel_playouts(game, options, games, seed)
    return games


def python_steps(game: str, options: Mapping[str, Any], games: int, seed: int) -> int:
    """The same rules, stepped from Python: ask for the legal actions, choose one, apply it."""
    rules = get_rules(game)
    template = rules.lay_out(rules.check_options(options))
    legal, rng, choice = rules.new_legal(), new_generator(seed), random.Random(seed).random
    step = rules.step
    decisions = 0
    for _ in range(games):
        mem = template.copy()
        while not rules.is_over(mem):
            step(mem, SHUFFLED, rng, legal, NO_LOG)
            count = step(mem, RESUMED, rng, legal, NO_LOG)
            while count:
                count = step(mem, int(legal[int(choice() * count)]), rng, legal, NO_LOG)
                decisions += 1
    return decisions


def kernel_threads(game: str, options: Mapping[str, Any], threads: int, games: int, seed: int) -> int:
    """Whole games inside the compiled rules, a slice of them in each thread."""
    slices = [range(games)[start::threads] for start in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        begun = [pool.submit(kernel_playouts, game, options, len(part), seed + part.start * games) for part in slices]
        return sum(slice_.result() for slice_ in begun)


def byte_clones(game: str, options: Mapping[str, Any], times: int, seed: int) -> int:
    """What a search copies: the bytes of a game."""
    mem = somewhere(game, options, seed)[0].mem
    for _ in range(times):
        mem.copy()
    return times


def game_clones(game: str, options: Mapping[str, Any], times: int, seed: int) -> int:
    """What a table copies: the game with its history."""
    original, _ = somewhere(game, options, seed)
    for _ in range(times):
        original.copy()
    return times


class VectorSteps:
    """So many games side by side, stepped at random with observations, masks and rewards written."""

    def __init__(self, game: str, options: Mapping[str, Any], games: int, threads: int | None = None) -> None:
        self._make = partial(VectorEnv, game, games, threads=threads, **options)
        self._env: VectorEnv | None = None

    def __call__(self, times: int, seed: int) -> int:
        if self._env is None:
            self._env = self._make()
        env = self._env
        env.reset(seed)
        for _ in range(times):
            env.step(env.random_actions())
        return times * env.games


def search_playouts(playouts: int, game: str, options: Mapping[str, Any], searches: int, seed: int) -> int:
    """Whole-game playouts of a search that may make so many for a decision; those that it made are counted."""
    position, seat = somewhere(game, options, seed)
    rules, legal = position.rules, position.legal
    view, budget, made = position.view(seat, rules.open_memory), Budget(playouts=playouts), 0
    for number in range(searches):
        made += sum(found.playouts for found in estimate(rules, view, legal, budget, seed + number, to_the_end=True))
    return made


def somewhere(game: str, options: Mapping[str, Any], seed: int) -> tuple[Game, int]:
    """A position some decisions into a game, and the seat that has a choice there."""
    position = Game.new(game, seed=seed, **options)
    while (decision := position.decision) is None or len(position.history) < 12 or len(position.legal) < 2:
        if decision is None:
            position.shuffle()
        else:
            position.apply(position.random_action())
    return position, decision.seat
