"""Tavolata's side: each function plays whole games at random and returns how many decisions that took."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules


def kernel_playouts(game: str, players: int, games: int, seed: int) -> int:
    """Whole games inside the compiled rules, one call for all of them."""
    rules = get_rules(game)
    return rules.random_games(rules.lay_out(rules.check_options({"players": players})), seed, games)


def python_steps(game: str, players: int, games: int, seed: int) -> int:
    """The same rules, stepped from Python: ask for the legal actions, choose one, apply it."""
    rules = get_rules(game)
    template = rules.lay_out(rules.check_options({"players": players}))
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


def kernel_threads(game: str, players: int, threads: int, games: int, seed: int) -> int:
    """Whole games inside the compiled rules, a slice of them in each thread."""
    slices = [range(games)[start::threads] for start in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        begun = [pool.submit(kernel_playouts, game, players, len(part), seed + part.start * games) for part in slices]
        return sum(slice_.result() for slice_ in begun)
