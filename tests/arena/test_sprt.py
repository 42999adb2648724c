"""The sequential test answers, and is wrong as seldom as it says."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tavolata.arena.sprt import FEWEST_DEALS, Sprt
from tavolata.arena.statistics import Floats, Side
from tavolata.core.errors import BadOption

SIDE = Side(1, 3)
BATCH = 10
MATCHES = 400


def simulate_deals(elo: float, seed: int, deals: int = 4000) -> Floats:
    """Scores of deals in three rotations, whose luck with the cards they share; their mean is that of the Elo."""
    rng, chance = np.random.default_rng(seed), SIDE.share_of(elo)
    luck = rng.beta(6 * chance, 6 * (1 - chance), size=deals)
    scores: Floats = rng.binomial(3, luck) / 3
    return scores


def decide(sprt: Sprt, scores: Floats) -> tuple[str, int]:
    for deals in range(BATCH, len(scores) + 1, BATCH):
        answer = sprt.answer(sprt.llr(scores[:deals], SIDE))
        if answer != "undecided":
            return answer, deals
    return "undecided", len(scores)


@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.1, 0.02)])
def test_errors_are_as_rare_as_promised(alpha: float, beta: float) -> None:
    sprt = Sprt(0, 40, alpha, beta)
    under_h0 = [decide(sprt, simulate_deals(0, seed))[0] for seed in range(MATCHES)]
    under_h1 = [decide(sprt, simulate_deals(40, seed))[0] for seed in range(MATCHES)]
    assert "undecided" not in under_h0 + under_h1
    # Three standard errors of a rate from so many matches, beside what a batch overshoots the bounds by.
    for risk, answers, wrong in ((alpha, under_h0, "H1"), (beta, under_h1, "H0")):
        slack = 3 * math.sqrt(risk * (1 - risk) / MATCHES)
        assert risk / 4 <= answers.count(wrong) / MATCHES <= risk + slack


def test_the_answer_comes_sooner_the_clearer_it_is() -> None:
    sprt = Sprt(0, 60)
    near, far = (np.mean([decide(sprt, simulate_deals(elo, seed))[1] for seed in range(50)]) for elo in (60, 200))
    assert far < near / 2


def test_the_ratio_is_that_of_normal_scores_with_the_likeliest_variances() -> None:
    sprt, scores = Sprt(0, 100), simulate_deals(50, 1, 200)
    low, high = SIDE.share_of(0), SIDE.share_of(100)
    expected = 0.0
    for share, sign in ((low, -1), (high, 1)):
        variance = ((scores - share) ** 2).mean()
        density = np.exp(-((scores - share) ** 2) / (2 * variance)) / np.sqrt(2 * np.pi * variance)
        expected += sign * np.log(density).sum()
    assert sprt.llr(scores, SIDE) == pytest.approx(expected)


def test_a_few_deals_or_equal_ones_do_not_upset_it() -> None:
    sprt = Sprt(0, 50)
    assert sprt.llr([1.0] * (FEWEST_DEALS - 1), SIDE) == 0
    assert sprt.answer(sprt.llr([SIDE.fair] * 40, SIDE)) == "H0"
    assert sprt.answer(sprt.llr([1.0] * 400, SIDE)) == "H1"


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ((10, 10), "in ascending order, not 10 and 10"),
        ((20, 10), "in ascending order"),
        ((0, math.inf), "two Elo"),
        ((math.nan, 5), "two Elo"),
        ((0, 5, 0.0), "alpha must be between 0 and 0.5, not 0"),
        ((0, 5, 0.05, 0.5), "beta must be between 0 and 0.5"),
    ],
)
def test_tests_that_cannot_be_are_refused(settings: tuple[float, ...], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Sprt(*settings)
