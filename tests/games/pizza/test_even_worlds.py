"""All worlds that agree with a view are equally likely: their frequencies are compared with a list of all of them.

A world is a deal of single cards, of which the two singles of a kind look the same; what is counted is how it looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np
import pytest

from tavolata import testkit
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.games.pizza.kernel.layout import MATCH_ORDER, SORTS, State, View, state_t, view_t
from tavolata.games.pizza.rules import PizzaRules
from tavolata.games.pizza.variants import Variant
from tests.evenness import assert_in_proportion

#: How many of each sort seats 1 and 2 hold.
World = tuple[tuple[int, ...], tuple[int, ...]]
EACH = 6

TINY = PizzaRules(
    Variant(
        game="tiny",
        title="tiny",
        rounds=2,
        singles=2,
        doubles=1,
        removed={},
        dealt=2,
        taken=1,
        orders=frozenset({MATCH_ORDER}),
        leaves=False,
        help=True,
    )
)


def nothing(v: View) -> None:
    """Nothing is known."""


def most(v: View) -> None:
    v.most[1, :] = [0, 0, 1, 0, 1, 1, 0, 1, 2, 1]
    v.most[2, 4:] = 0


def least(v: View) -> None:
    """Seat 1 has shown a card; seat 2 has none of that sort."""
    v.least[1, unseen(v)[0]] = 1
    v.most[2, unseen(v)[0]] = 0


def some(v: View) -> None:
    v.some[1, 1] = v.some[2, 1] = v.some[2, 3] = 1


def supply(v: View) -> None:
    """The supply was not made of all that is hidden: three cards can only be in hands."""
    for sort in unseen(v)[:3]:
        v.ceiling[sort] = hidden_of(v)[sort] - 1


def all_at_once(v: View) -> None:
    supply(v)
    v.some[1, 4] = 1
    v.most[2, 8] = 1


def hidden_of(v: View) -> list[int]:
    return [int(total - own) for total, own in zip(v.total, v.hand, strict=True)]


def unseen(v: View) -> list[int]:
    return [sort for sort, count in enumerate(hidden_of(v)) if count > 0]


def all_worlds(v: View) -> Iterator[World]:
    """Every deal of single cards that agrees, by how it looks."""
    left = hidden_of(v) - v.least[1] - v.least[2]
    cards = [sort for sort in range(SORTS) for _ in range(left[sort])]
    barred = {number for number, sort in enumerate(cards) if cards[:number].count(sort) < left[sort] - v.ceiling[sort]}
    numbers = frozenset(range(len(cards)))
    rooms = [int(v.n_hand[seat] - v.least[seat].sum()) for seat in range(3)]
    for one in map(frozenset, combinations(numbers, rooms[1])):
        for two in map(frozenset, combinations(numbers - one, rooms[2])):
            if barred <= one | two:
                hands = [
                    v.least[seat] + np.bincount([cards[number] for number in held], minlength=SORTS)
                    for seat, held in ((1, one), (2, two))
                ]
                if all(may_hold(v, seat, hand.tolist()) for seat, hand in zip((1, 2), hands, strict=True)):
                    first, second = (tuple(hand.tolist()) for hand in hands)
                    yield first, second


def may_hold(v: View, seat: int, hand: list[int]) -> bool:
    kinds = [hand[sort] + hand[sort + 1] for sort in range(0, SORTS, 2)]
    return all(count <= limit for count, limit in zip(hand, v.most[seat], strict=True)) and all(
        kinds[kind] > 0 for kind, holds in enumerate(v.some[seat]) if holds
    )


def sampled(view: Bytes, tries: int) -> Iterator[World]:
    rng, mem = new_generator(7), np.zeros(TINY.state_size, np.uint8)
    s: State = mem.view(state_t)[0]
    for _ in range(tries):
        assert TINY.kernel.resample(view, rng, mem)
        first, second = (tuple(s.hand[seat].tolist()) for seat in (1, 2))
        yield first, second


@pytest.mark.clause("P-16")
@pytest.mark.parametrize("learn", [nothing, most, least, some, supply, all_at_once])
def test_worlds_that_agree_are_equally_likely(learn: Callable[[View], None]) -> None:
    game = testkit.begin(TINY, 3, players=3, start=0)
    view = game.view(0)
    learn(view.view(view_t)[0])
    worlds = Counter(all_worlds(view.view(view_t)[0]))
    assert_in_proportion(Counter(sampled(view, EACH * worlds.total())), worlds)
