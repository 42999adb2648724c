"""Chance: spelled out outcome by outcome it gives games as sound as a shuffle, and playouts play the same games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tavolata.core.contract import Rules
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.testkit.games import begin, complain, decisions, lay_out, require


def check_chance(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """Where chance is waited for, `chance` lists its outcomes with their weights; choosing by them gives sound games.

    Where it is not waited for there are none.
    """
    for seed in seeds:
        told = lay_out(game, seed, options)
        rng = new_generator(seed)
        while not told.is_over:
            outcomes = told.chance
            if told.decision is not None:
                require(outcomes == [], told, "chance has outcomes although the game waits for a seat")
                fault = told.rules.find_fault(told.mem)
                if fault is not None:
                    complain(told, fault)
                told.apply(told.random_action())
                continue
            require(bool(outcomes), told, "the game waits for chance, but chance has no outcomes")
            numbers = [outcome for outcome, _ in outcomes]
            require(numbers == sorted(set(numbers)), told, "the outcomes of chance are not in ascending order")
            require(all(weight > 0 for _, weight in outcomes), told, "an outcome of chance has no positive weight")
            nth = pick(rng, sum(weight for _, weight in outcomes))
            for outcome, weight in outcomes:
                if nth < weight:
                    told.tell_outcome(outcome)
                    break
                nth -= weight
        require(told.chance == [], told, "chance has outcomes although the game is over")


def check_playouts(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """Random games inside the kernel are those that are played step by step from the same seeds."""
    for seed in seeds:
        template = lay_out(game, seed, options)
        before = template.mem.tobytes()
        counted = template.rules.random_games(template.mem, seed, 1)
        require(template.mem.tobytes() == before, template, "a playout changes the game that it starts from")
        played = begin(game, seed, **options)
        steps = sum(1 for _ in decisions(played))
        require(counted == steps, template, f"a playout made {counted} decisions, the same game by steps {steps}")
