"""What the kernels of all families do alike with rules of their own: stepping, playing at random, checking views.

A family hands its functions over, and its constants where they differ; each of its entries is then a line or two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tavolata.core.kernel.bytes import copy_bytes
from tavolata.core.kernel.jit import I64, Bytes, shared
from tavolata.core.kernel.randomness import MASK, below, seed_generator

RESUMED, SHUFFLED = -1, -2  # in place of an action: go on, or shuffle

Shuffle = Callable[[Any, I64, I64], None]
Advance = Callable[[Any, int, I64, I64], int]


@shared
def take_step(
    s: Any,
    action: int,
    rng: I64,
    legal: I64,
    log: I64,
    first_decision: int,
    outcome: Callable[[Any, int, I64], None],
    shuffle_all: Shuffle,
    advance: Advance,
) -> int:
    """Apply an action of the deciding seat or an outcome of chance; list what is legal then, and return how many.

    Where chance is waited for, SHUFFLED lets it answer everything at random, and stops there so that the order of the
    cards can be read. RESUMED goes on from there, or from a position that was set up. One entry does it all because
    each entry that holds the rules is compiled with all of them.
    """
    if log.shape[0] > 0:
        log[0, 0] = 0
    if s.phase < first_decision:
        if action == SHUFFLED:
            shuffle_all(s, rng, log)
            return 0
        outcome(s, action, log)
        action = RESUMED
    return advance(s, action, legal, log)


@shared
def play_at_random(
    template: Bytes,
    mem: Bytes,
    s: Any,
    legal: I64,
    seed: int,
    games: int,
    over: int,
    shuffle_all: Shuffle,
    advance: Advance,
) -> int:
    """Play random games from a laid-out game, the i-th with the seed `seed + i`; return the number of decisions.

    `mem` holds the game `s` that is played.
    """
    rng = np.zeros(4, np.int64)
    log = np.zeros((0, 0), np.int64)
    decisions = 0
    for number in range(seed, seed + games):
        copy_bytes(template, mem, 0, mem.size)
        seed_generator(rng, number & MASK, (number >> 32) & MASK, 0)
        count = 0
        while s.phase != over:
            action = RESUMED
            if count > 0:
                action = legal[below(rng, count)]
                decisions += 1
            else:
                shuffle_all(s, rng, log)
            count = advance(s, action, legal, log)
    return decisions


@shared
def weigh_outcomes(s: Any, weights: I64, first_decision: int, weight: Callable[[Any, int], int]) -> None:
    """Where chance is waited for, say of each outcome how many ways lead to it."""
    if s.phase < first_decision:
        for number in range(weights.shape[0]):
            weights[number] = weight(s, number)


@shared
def views_agree(
    mem: Bytes,
    s: Any,
    view: Bytes,
    v: Any,
    memory: int,
    observe: Callable[[Bytes, int, int, Bytes], None],
    view_agrees: Callable[[Any, Any], bool],
) -> bool:
    """Whether what everyone sees, a spectator too, is so; `view` holds the view `v`."""
    for seat in range(-1, s.n):
        observe(mem, seat, memory, view)
        if not view_agrees(s, v):
            return False
    return True
