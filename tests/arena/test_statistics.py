"""Shares, Elo and intervals: against formulas, and against many simulated matches."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.arena.statistics import Side, estimate, variances

SIDES = st.sampled_from([Side(1, 2), Side(1, 3), Side(1, 5), Side(2, 5), Side(3, 4)])


def test_the_elo_of_one_against_several_is_that_of_its_odds_against_each() -> None:
    """400 log10(p (N - 1) / (1 - p))"""
    assert Side(1, 3).elo_of(0.7) == pytest.approx(400 * math.log10(0.7 * 2 / 0.3))
    assert Side(1, 2).elo_of(0.75) == pytest.approx(190.85, abs=0.01)


@given(side=SIDES, elo=st.floats(-1000, 1000))
def test_elo_and_share_are_inverse_and_the_fair_share_is_nought(side: Side, elo: float) -> None:
    assert side.elo_of(side.share_of(elo)) == pytest.approx(elo, abs=1e-6)
    assert side.elo_of(side.fair) == pytest.approx(0, abs=1e-9)


@given(elo=st.floats(-1000, 1000), seats=st.integers(1, 4))
def test_what_one_bot_is_ahead_the_other_is_behind(elo: float, seats: int) -> None:
    one, other = Side(seats, 5), Side(5 - seats, 5)
    rest = (1 - seats * one.share_of(elo)) / (5 - seats)
    assert other.elo_of(rest) == pytest.approx(-elo, abs=1e-6)


def test_winning_everything_or_nothing_has_no_elo_and_still_an_honest_interval() -> None:
    side = Side(1, 3)
    all_won, none_won = estimate([1.0] * 30, side), estimate([0.0] * 30, side)
    assert [all_won.share, all_won.high] == pytest.approx([1, 1])
    assert 0.8 < all_won.low < 0.95
    assert none_won.high == pytest.approx(1 - all_won.low)
    assert side.elo_of(all_won.share) is None
    assert side.elo_of(none_won.share) is None
    assert side.elo_of(all_won.low) is not None


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_a_few_deals_that_agree_prove_little(deals: int) -> None:
    found = estimate([1 / 3] * deals, Side(1, 3))
    assert found.share == pytest.approx(1 / 3)
    assert found.high - found.low > 0.5 / deals


@given(
    side=SIDES,
    thirds=st.lists(st.integers(0, 3), min_size=2, max_size=50),
)
def test_an_interval_holds_its_share_and_stays_possible(side: Side, thirds: list[int]) -> None:
    found = estimate([third / 3 / side.seats for third in thirds], side)
    assert 0 <= found.low <= found.share + 1e-12
    assert found.share <= found.high + 1e-12
    assert found.high <= 1 / side.seats + 1e-12


@pytest.mark.parametrize("chance", [0.1, 1 / 3, 0.7])
def test_about_95_of_100_intervals_hold_the_truth(chance: float) -> None:
    """Deals of three games that share their luck: the chance of a deal differs from deal to deal."""
    rng, held = np.random.default_rng(0), 0
    for _ in range(2000):
        luck = rng.beta(4 * chance, 4 * (1 - chance), size=150)
        found = estimate(rng.binomial(3, luck) / 3, Side(1, 3))
        held += found.low <= chance <= found.high
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_the_variance_saved_is_what_rotations_take_out() -> None:
    """If exactly one of three rotations is won in every deal, duplicates leave no error; by themselves games do."""
    certain = variances(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]] * 10))
    assert [certain.paired, certain.saved] == pytest.approx([0, 1])
    games = np.random.default_rng(0).integers(0, 2, size=(20_000, 3)).astype(float)
    independent = variances(games)
    assert independent.unpaired == pytest.approx(0.25, abs=0.01)
    assert independent.saved == pytest.approx(0, abs=0.03)
    assert variances(games[:29]).saved is None
