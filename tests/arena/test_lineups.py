"""Who sits with whom: every bot plays every seat, and all bots equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.arena.lineups import MOST, MOST_BOTS, find_lineups, rotations
from tavolata.core.errors import BadOption

NAMES = [f"bot-{number}" for number in range(30)]


@pytest.mark.parametrize(
    ("bots", "players", "lineups"),
    [
        (["a", "b"], 2, [("a", "b")]),
        (["a", "b"], 4, [("a", "b", "b", "b")]),
        (["a", "a", "b"], 5, [("a", "a", "b", "b", "b")]),
        (["a", "b", "c"], 3, [("a", "b", "c")]),
        (["a", "b", "c"], 2, [("a", "b"), ("a", "c"), ("b", "c")]),
    ],
)
def test_the_last_bot_fills_free_seats_and_too_many_take_turns(
    bots: list[str], players: int, lineups: list[tuple[str, ...]]
) -> None:
    assert find_lineups(bots, players) == lineups


def test_in_the_rotations_of_a_lineup_everybody_plays_every_seat_beside_the_same_neighbours() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


@settings(deadline=None, max_examples=40)
@given(bots=st.integers(7, 16), players=st.integers(2, 6))
def test_every_bot_sits_equally_often_and_all_are_connected(bots: int, players: int) -> None:
    lineups = find_lineups(NAMES[:bots], players)
    assert len(set(lineups)) == len(lineups) <= max(MOST, bots)
    sitting = Counter(bot for lineup in lineups for bot in lineup)
    assert sitting.keys() == set(NAMES[:bots])
    assert len(set(sitting.values())) == 1
    assert all(len(set(lineup)) == players for lineup in lineups)
    reached, frontier = set(), {NAMES[0]}
    while frontier:
        reached |= frontier
        frontier = {bot for lineup in lineups if reached & set(lineup) for bot in lineup} - reached
    assert reached == set(NAMES[:bots])


def test_pairs_meet_about_equally_often_where_not_all_lineups_are_played() -> None:
    meetings = Counter(pair for lineup in find_lineups(NAMES[:13], 4) for pair in combinations(sorted(lineup), 2))
    assert len(meetings) == 13 * 12 // 2
    assert max(meetings.values()) - min(meetings.values()) <= 1


def test_the_largest_match_is_still_set_up() -> None:
    assert len(find_lineups(NAMES[:MOST_BOTS], 6)) == 2 * MOST_BOTS


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (NAMES, "at most 24 bots, not 30"),
        ([], "at least two different bots"),
        (["a"], "at least two different bots"),
        (["a", "a"], "at least two different bots"),
        (["a", "b", "a"], "'a' is named twice; with more bots than seats, name each once"),
    ],
)
def test_bots_that_make_no_match_are_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        find_lineups(bots, 2)
