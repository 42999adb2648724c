"""Hidden cards are dealt so that everything known holds, whenever that is possible."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata.core.kernel.dealing import deal_out
from tavolata.core.kernel.jit import I64, MODE
from tavolata.core.kernel.randomness import new_generator
from tests.core.kernel.calling import callable_from_python

pytestmark = pytest.mark.kernel

deal_out_cards = callable_from_python(deal_out)
Table = list[list[int]]
MANY = 99


def deal(seed: int | I64, hidden: list[int], room: list[int], floor: Table, ceiling: Table) -> Table | None:
    """What each place is dealt of each sort; None if it cannot be done."""
    rng = new_generator(seed) if isinstance(seed, int) else seed
    dealt = np.full((len(room), len(hidden)), -7)
    done = deal_out_cards(rng, np.array(hidden), np.array(room), np.array(floor), np.array(ceiling), dealt)
    return dealt.tolist() if done else None


def is_right(dealt: Table, hidden: list[int], room: list[int], floor: Table, ceiling: Table) -> bool:
    return (
        [sum(sort) for sort in zip(*dealt, strict=True)] == hidden
        and [sum(place) for place in dealt] == room
        and all(floor[i][j] <= dealt[i][j] <= ceiling[i][j] for i, j in product(range(len(room)), range(len(hidden))))
    )


def unbounded(places: int, sorts: int) -> tuple[Table, Table]:
    return [[0] * sorts for _ in range(places)], [[MANY] * sorts for _ in range(places)]


def test_without_knowledge_every_deal_is_as_likely_as_at_a_table() -> None:
    """Two of one sort and two of another to two hands of two: 4 of the 6 deals of single cards give one of each."""
    rng = new_generator(1)
    floor, ceiling = unbounded(2, 2)
    seen = Counter(str(deal(rng, [2, 2], [2, 2], floor, ceiling)) for _ in range(1800))
    assert set(seen) == {"[[1, 1], [1, 1]]", "[[2, 0], [0, 2]]", "[[0, 2], [2, 0]]"}
    assert abs(seen["[[1, 1], [1, 1]]"] - 1200) < 120
    assert abs(seen["[[2, 0], [0, 2]]"] - 300) < 90


def test_floors_and_ceilings_hold() -> None:
    floor, ceiling = [[1, 0], [0, 0], [0, 0]], [[MANY, MANY], [0, MANY], [MANY, 1]]
    for seed in range(50):
        dealt = deal(seed, [3, 3], [2, 2, 2], floor, ceiling)
        assert dealt is not None
        assert is_right(dealt, [3, 3], [2, 2, 2], floor, ceiling)


def test_cards_are_moved_along_a_chain_to_make_room() -> None:
    """There is one solution, and a card dealt at random is likely to be in the way of it at first."""
    hidden, room = [1, 1, 1, 1], [1, 1, 1, 1]
    floor = [[0] * 4 for _ in range(4)]
    # Place 0 takes sorts 0 and 1, place 1 takes 1 and 2, place 2 takes 2 and 3, place 3 only sort 3.
    ceiling = [[1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [0, 0, 0, 1]]
    for seed in range(40):
        assert deal(seed, hidden, room, floor, ceiling) == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]


@pytest.mark.parametrize(
    ("hidden", "room", "floor", "ceiling"),
    [
        ([1, 1], [1, 1], [[2, 0], [0, 0]], [[MANY, MANY], [MANY, MANY]]),
        ([3, 0], [1, 2], [[2, 0], [0, 0]], [[MANY, MANY], [MANY, MANY]]),
        ([1, 1], [1, 1], [[0, 0], [0, 0]], [[0, 0], [MANY, MANY]]),
        ([2, 0], [1, 1], [[0, 0], [0, 0]], [[0, 1], [MANY, MANY]]),
        ([1, 1], [1, 0], [[0, 0], [0, 0]], [[MANY, MANY], [MANY, MANY]]),
    ],
    ids=["more-known-than-there-is", "more-known-than-fits", "a-place-takes-nothing", "no-such-sort", "no-room"],
)
def test_what_cannot_be_is_not_dealt(hidden: list[int], room: list[int], floor: Table, ceiling: Table) -> None:
    assert deal(0, hidden, room, floor, ceiling) is None


def test_nothing_to_deal_is_dealt() -> None:
    assert deal(0, [0, 0], [0, 0], *unbounded(2, 2)) == [[0, 0], [0, 0]]


@st.composite
def solved_deals(draw: st.DrawFn) -> tuple[Table, Table, Table, int]:
    """A deal, and knowledge that is true of it."""
    places, sorts = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    table = [[draw(st.integers(0, 3)) for _ in range(sorts)] for _ in range(places)]
    floor = [[draw(st.integers(0, count)) for count in row] for row in table]
    ceiling = [[count + draw(st.sampled_from([0, 0, 1, MANY])) for count in row] for row in table]
    return table, floor, ceiling, draw(st.integers(0, 1000))


@given(solved_deals())
@settings(max_examples=60 if MODE == "python" else 300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_deal_is_found_whenever_there_is_one(case: tuple[Table, Table, Table, int]) -> None:
    table, floor, ceiling, seed = case
    hidden = [sum(sort) for sort in zip(*table, strict=True)]
    room = [sum(place) for place in table]
    dealt = deal(seed, hidden, room, floor, ceiling)
    assert dealt is not None
    assert is_right(dealt, hidden, room, floor, ceiling)
