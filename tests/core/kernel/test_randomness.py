"""The same numbers come out however the kernel is run, and every number within bounds comes up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tavolata.core.kernel.jit import I64, PLAIN
from tavolata.core.kernel.randomness import MASK, new_generator, next_word, pick, shuffle
from tests.core.kernel.calling import callable_from_python

pytestmark = pytest.mark.kernel

next_word_of = callable_from_python(next_word)
shuffle_cards = callable_from_python(shuffle)


def words(rng: I64, count: int) -> list[int]:
    return [int(next_word_of(rng)) for _ in range(count)]


def test_a_seed_gives_these_numbers_in_every_mode() -> None:
    """Those of sfc32 as published, after its twelve steps of warming up."""
    assert words(new_generator(1), 4) == [441792574, 614447336, 1644328534, 3387734806]
    assert words(new_generator(2**70 + 5), 2) == [3742504585, 4264613935]


def test_every_part_of_a_long_seed_counts() -> None:
    seeds = [0, 1, 2**32, 2**64, 2**95, 2**32 + 1, -1]
    assert len({tuple(words(new_generator(seed), 3)) for seed in seeds}) == len(seeds)


def test_a_copied_generator_goes_on_alike() -> None:
    rng = new_generator(3)
    twin = rng.copy()
    assert words(rng, 10) == words(twin, 10)


def test_words_have_32_bits_that_are_all_used() -> None:
    seen = np.array(words(new_generator(4), 2000))
    assert seen.min() >= 0
    assert seen.max() <= MASK
    ones = [int((seen >> bit & 1).sum()) for bit in range(32)]
    assert all(850 < count < 1150 for count in ones)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40])
def test_picks_are_within_bounds_and_even(bound: int) -> None:
    rng = new_generator(5)
    seen = Counter(int(pick(rng, bound)) for _ in range(500 * bound))
    assert set(seen) == set(range(bound))
    assert all(abs(count - 500) < 120 for count in seen.values())


def test_a_shuffle_keeps_the_cards_and_every_order_is_as_likely() -> None:
    rng = new_generator(6)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = np.array([0, 1, 2, 3, 9])
        shuffle_cards(rng, cards, 4)
        seen[tuple(int(card) for card in cards)] += 1
    assert all(sorted(order[:4]) == [0, 1, 2, 3] and order[4] == 9 for order in seen)
    assert len(seen) == 24
    assert all(60 < count < 145 for count in seen.values())


def test_nothing_is_compiled_where_nothing_should_be() -> None:
    assert (callable_from_python(next_word) is next_word) == PLAIN
