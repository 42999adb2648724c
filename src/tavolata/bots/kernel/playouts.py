"""Sampled worlds, played on by the greedy player: the loops inside search and training, written once for all families.

Everything random in world number w comes from generators seeded with the search's seed and w. So each result depends
on nothing but its world and its action: it does not matter which thread finds it, or what was asked before.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tavolata.bots.kernel.search import Floats, Search
from tavolata.core.kernel.bytes import copy_bytes
from tavolata.core.kernel.floats import exp, log
from tavolata.core.kernel.jit import I64, Bytes, helper, i64, shared
from tavolata.core.kernel.playing import RESUMED, Advance, Shuffle
from tavolata.core.kernel.randomness import MASK, seed_generator

Choose = Callable[[Any, I64, int, I64], int]
#: Writes what is known about a seat at the end of a round, as numbers.
Describe = Callable[[Any, int, Floats], None]
#: The share of the win that a seat has when the game is over.
WinShare = Callable[[Any, int], float]

# How much a seldom tried answer is preferred, and the success that one never tried is credited with.
CURIOSITY, UNTRIED = 0.3, 0.3


@shared
def try_in_worlds(
    view: Bytes,
    q: Search,
    first: int,
    weights: Floats,
    tree: Floats,
    results: Floats,
    world: Bytes,
    mem: Bytes,
    s: Any,
    legal: I64,
    over: int,
    resample: Callable[[Bytes, I64, Bytes], bool],
    shuffle_all: Shuffle,
    advance: Advance,
    choose: Choose,
    describe: Describe,
    win_share: WinShare,
) -> int:
    """Try each action of a search that is still alive in `len(results)` worlds, numbered from `first`.

    Returns the number of decisions made. Each world is played on until so many rounds are over as the search says.
    `results[w, a]` is then the chance of the deciding seat to win the game after the a-th of these actions. All of them
    meet the same world and the same luck, so that their differences say more than their values. The search also says
    how much of a result is the lead over the others instead. `tree` remembers how the next own decision after each
    action was answered, alive or not; if it is empty, the greedy player answers there, too. -1 if no world agrees with
    the view.
    """
    seed, until, lead = i64(q.seed), i64(q.until), q.lead
    rng = np.zeros(4, np.int64)
    log = np.zeros((0, 0), np.int64)
    features = np.zeros(weights.shape[1], np.float64)
    decisions = 0
    for row in range(results.shape[0]):
        seed_generator(rng, seed & MASK, (seed >> 32) & MASK, 2 * (first + row))
        if not resample(view, rng, world):
            return -1
        for column in range(q.n_alive):
            number = i64(q.alive[column])
            copy_bytes(world, mem, 0, mem.size)
            seat = i64(s.actor)
            seed_generator(rng, seed & MASK, (seed >> 32) & MASK, 2 * (first + row) + 1)
            action = i64(q.actions[number])
            answered = i64(-1)
            while True:
                count = advance(s, action, legal, log)
                if s.phase == over or s.round_no >= until:
                    break
                decisions += 1
                action = RESUMED
                if count == 0:
                    shuffle_all(s, rng, log)
                elif count == 1:
                    action = i64(legal[0])
                else:
                    action = choose(s, legal, count, rng)
                    if answered < 0 and s.actor == seat and tree.shape[1] > 0:
                        action = look_again(legal, count, action, tree[number])
                        answered = action % tree.shape[1]
            worth = win_share(s, seat) if s.phase == over else chance_to_win(s, seat, weights, features, describe)
            if lead > 0:
                worth += lead * (1 / (1 + exp(-lead_of(s, seat, features, describe))) - worth)
            results[row, column] = worth
            if answered >= 0:
                tree[number, answered, 0] += 1
                tree[number, answered, 1] += worth
    return decisions


@helper
def look_again(legal: I64, count: int, proposed: int, tree: Floats) -> int:
    """What to do in the next own decision: at first what the greedy player proposes, then what promises most.

    An answer promises its mean success so far, and the more the less often it was tried (the rule UCB1). Answers share
    a place in the tree when their numbers differ by its size, which is rare and does little harm.
    """
    tried = 0.0
    for i in range(count):
        tried += tree[legal[i] % tree.shape[0], 0]
    if tried == 0:
        return proposed
    best = -1.0
    chosen = proposed
    for i in range(count):
        place = tree[legal[i] % tree.shape[0]]
        mean = place[1] / place[0] if place[0] > 0 else UNTRIED
        promise = mean + CURIOSITY * math.sqrt(log(tried + 1) / max(1.0, place[0]))
        if promise > best:
            best, chosen = promise, i64(legal[i])
    return chosen


@shared
def chance_to_win(s: Any, seat: int, weights: Floats, features: Floats, describe: Describe) -> float:
    """A guess at the end of a round: a seat's chance is in proportion to the exponential of its weighted features."""
    left = min(s.rounds - s.round_no, weights.shape[0])
    mine = 0.0
    total = 0.0
    for other in range(s.n):
        describe(s, other, features)
        score = 0.0
        for i in range(features.size):
            score += weights[left - 1, i] * features[i]
        score = exp(score)
        total += score
        if other == seat:
            mine = score
    return mine / total


@shared
def lead_of(s: Any, seat: int, features: Floats, describe: Describe) -> float:
    """By how much a seat is ahead of the mean of the others in the first feature."""
    lead = 0.0
    for other in range(s.n):
        describe(s, other, features)
        lead += features[0] if other == seat else -features[0] / (s.n - 1)
    return lead


@shared
def note_rounds(
    template: Bytes,
    seed: int,
    games: int,
    left: I64,
    features: Floats,
    shares: Floats,
    mem: Bytes,
    s: Any,
    legal: I64,
    over: int,
    shuffle_all: Shuffle,
    advance: Advance,
    choose: Choose,
    describe: Describe,
    win_share: WinShare,
) -> int:
    """Let the greedy player play on to the end of the game, so many times; return how many rounds were noted.

    Of each round that ends: how many are left, the features of each seat, and its share of the win in the end.
    """
    rng = np.zeros(4, np.int64)
    log = np.zeros((0, 0), np.int64)
    noted = 0
    for number in range(seed, seed + games):
        copy_bytes(template, mem, 0, mem.size)
        seed_generator(rng, number & MASK, (number >> 32) & MASK, 0)
        first = noted
        rounds_seen = i64(s.round_no)
        action = RESUMED
        while True:
            count = advance(s, action, legal, log)
            if s.phase == over:
                break
            if s.round_no > rounds_seen:
                rounds_seen = i64(s.round_no)
                left[noted] = s.rounds - s.round_no
                for seat in range(s.n):
                    describe(s, seat, features[noted, seat])
                noted += 1
            action = RESUMED
            if count == 0:
                shuffle_all(s, rng, log)
            else:
                action = choose(s, legal, count, rng)
        left[noted] = 0
        for seat in range(s.n):
            describe(s, seat, features[noted, seat])
        noted += 1
        for row in range(first, noted):
            for seat in range(s.n):
                shares[row, seat] = win_share(s, seat)
    return noted
