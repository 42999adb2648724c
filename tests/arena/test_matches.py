"""From units to tables: shares, seats and pairs, checked on results written by hand."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata.arena.matches import Match, Table
from tavolata.arena.runner import played_here, run_match
from tavolata.arena.sprt import Sprt
from tavolata.arena.units import Counts
from tavolata.core.errors import BadOption
from tests.arena.quick import STRONG, WEAK, new_match


def told_by_hand() -> Table:
    """One A against two B, two deals. The rotations are ABB, BAB, BBA."""
    match = Match("mamma-mia", {"players": 3}, 1, [("A", "B", "B")], seed=0, deals=2, batch=2)
    table = Table(match)
    (unit,) = match.units()
    winners = [[[0], [1], [1]], [[0, 1], [2], [0, 1, 2]]]
    assert table.add(unit, Counts(winners=winners, decisions=[]))
    return table


def test_the_score_of_a_deal_is_the_share_for_each_seat_that_was_taken() -> None:
    table = told_by_hand()
    assert table.scores("A").tolist() == pytest.approx([2 / 3, (1 / 2 + 0 + 1 / 3) / 3])
    assert table.scores("B").tolist() == pytest.approx([1 / 6, (1 / 4 + 1 / 2 + 1 / 3) / 3])
    assert (table.scores("A") + 2 * table.scores("B")).tolist() == pytest.approx([1, 1])


def test_shares_by_seat_are_those_of_the_games_in_which_a_bot_sat_there() -> None:
    table = told_by_hand()
    assert table.by_seat("A") == pytest.approx([3 / 4, 1 / 2, 1 / 6])
    assert table.by_seat("B") == pytest.approx([(0 + 0 + 0 + 1 / 3) / 4, (0 + 1 + 1 / 2 + 1 / 3) / 4, 1 / 4])


def test_a_share_of_a_win_is_won_from_every_other_bot_at_the_table() -> None:
    first, second = told_by_hand().beaten()
    assert (first[0, 1], first[1, 0]) == (4, 1)
    assert (second[0, 1], second[1, 0]) == pytest.approx((2 * (1 / 2 + 1 / 3), 1 / 2 + 1 + 2 / 3))


def test_units_come_batch_by_batch_and_every_lineup_plays_every_deal() -> None:
    match = Match("mamma-mia", {"players": 2}, 1, [("a", "b"), ("a", "c"), ("b", "c")], seed=7, deals=5, batch=2)
    units = list(match.units())
    assert [(unit.first, unit.deals) for unit in units[::3]] == [(7, 2), (9, 2), (11, 1)]
    assert [unit.lineup for unit in units[3:6]] == list(match.lineups)


def test_a_batch_is_complete_when_all_lineups_have_played_it() -> None:
    match = new_match(STRONG, WEAK, f"exec:{'true'}", deals=2, batch=1)
    table = Table(match)
    draw = Counts(winners=[[[0, 1], [0, 1]]], decisions=[])
    complete = [table.add(unit, draw) for unit in match.units()]
    assert complete == [False, False, True] * 2
    assert table.deals == 2
    assert np.all(table.shares == 0.5)


def test_all_deals_are_played_and_watched() -> None:
    watched: list[int] = []
    with played_here(1) as play:
        table = run_match(new_match(deals=5, batch=2), play, lambda table: watched.append(table.deals))
    assert watched == [2, 4, 5]
    assert table.scores(STRONG).mean() > table.scores(WEAK).mean()


def test_a_sequential_test_stops_the_match_at_a_whole_batch() -> None:
    with played_here(1) as play:
        table = run_match(new_match(deals=1000, batch=8), play, lambda _table: None, Sprt(0, 200))
    assert table.deals in (16, 24, 32)


def test_two_processes_find_what_one_finds() -> None:
    match = new_match(deals=6, batch=1)
    tables = []
    for workers in (1, 2):
        with played_here(workers) as play:
            tables.append(run_match(match, play, lambda _table: None))
    one, two = ([(counts.winners, counts.decisions) for _, counts in table.played] for table in tables)
    assert one == two


@pytest.mark.parametrize("bot", ["nobody", "exec:", "exec:no-such-program-here --fast"])
def test_bots_that_do_not_exist_are_refused_before_anything_is_played(bot: str) -> None:
    with pytest.raises(BadOption, match=r"unknown bot|needs a command|cannot find the program"):
        new_match(WEAK, bot)
