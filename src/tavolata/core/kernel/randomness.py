"""Random numbers for kernels: the small fast counting generator sfc32, on four 32-bit words in an int64 array.

Every game, playout and sampled world owns its generator; there is no global one. Only shifts, sums and masks are used,
so that the same numbers come out with and without compilation.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, entry, helper, i64

MASK = 0xFFFFFFFF
WARM_UP = 12


def new_generator(seed: int) -> I64:
    """A generator for a seed of any size."""
    rng = np.zeros(4, np.int64)
    reseed(rng, seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK)
    return rng


@helper
def seed_generator(rng: I64, low: int, middle: int, high: int) -> None:
    rng[0] = low
    rng[1] = middle
    rng[2] = high
    rng[3] = 1
    for _ in range(WARM_UP):
        next_word(rng)


@helper
def next_word(rng: I64) -> int:
    """The next 32 random bits."""
    a, b, c, count = rng[0], rng[1], rng[2], rng[3]
    word: int = (a + b + count) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    rng[3] = (count + 1) & MASK
    return word


@helper
def below(rng: I64, bound: int) -> int:
    """A random number from 0 to bound - 1, for small bounds."""
    return (next_word(rng) * bound) >> 32


@helper
def draw_card(rng: I64, cards: I64, count: int) -> int:
    """A random one of the first `count` cards; the last of them and it change places."""
    at, last = below(rng, count), count - 1
    cards[last], cards[at] = cards[at], cards[last]
    return i64(cards[last])


@helper
def shuffle(rng: I64, cards: I64, count: int) -> None:
    """Bring the first `count` cards into random order."""
    for left in range(count, 1, -1):
        draw_card(rng, cards, left)


@entry
def pick(rng: I64, bound: int) -> int:
    """`below`, for callers outside a kernel."""
    return below(rng, bound)


@entry
def reseed(rng: I64, low: int, middle: int, high: int) -> None:
    """`seed_generator`, likewise."""
    seed_generator(rng, low, middle, high)
