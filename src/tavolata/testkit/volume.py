"""Checking games by the million: the loop of a simulation, over plain bytes and with its buffers used again."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED, Rules
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.testkit.games import ENDLESS
from tavolata.testkit.positions import check_position

#: Sampled worlds have numbers of their own, so that a checked game is the same as an unchecked one.
WORLDS = 1 << 64


@dataclass(frozen=True, slots=True)
class Tally:
    """What was played and looked at, and the first thing that was wrong."""

    games: int
    decisions: int
    positions: int
    views: int
    fault: str | None = None


def check_games(rules: Rules, template: Bytes, seeds: range, views_every: int) -> Tally:
    """Play random games from a laid-out game and check every position; every so often resample all views.

    The games are those of `random_games`. Which positions have their views checked depends on the seed alone, so that
    a fault can be found again from it.
    """
    mem, legal = template.copy(), rules.new_legal()
    memories = len({rules.strict_memory, rules.open_memory})
    watchers = (rules.count_seats(template) + 1) * memories
    decisions = positions = views = 0
    for played, seed in enumerate(seeds):
        mem[:] = template
        rng, worlds = new_generator(seed), new_generator(WORLDS + seed)
        count = number = 0
        while True:
            if count > 0:
                count = rules.step(mem, int(legal[pick(rng, count)]), rng, legal, NO_LOG)
                number += 1
            else:
                rules.step(mem, SHUFFLED, rng, legal, NO_LOG)
                count = rules.step(mem, RESUMED, rng, legal, NO_LOG)
            over = count == 0 and rules.is_over(mem)
            if count == 0 and not over:
                continue  # the cards are about to be shuffled
            look = (seed + number) % views_every == 0
            fault = check_position(rules, mem, legal, count, worlds, True) if look else rules.find_fault(mem)
            positions += 1
            views += watchers * look
            if fault is None and number > ENDLESS:
                fault = "the game does not end"
            if fault is not None:
                fault = f"seed {seed}, after {number} decisions: {fault}"
                return Tally(played, decisions + number, positions, views, fault)
            if over:
                break
        decisions += number
    return Tally(len(seeds), decisions, positions, views)
