"""Ratings of many bots from one match, as Elo with intervals.

The model is Luce's: a seat wins with a chance in proportion to the strength of its bot, so with two at the table it is
that of Bradley and Terry. A win tells nothing about the order of the others, so a game is not ranked further.

Each share of a win counts as won against every other seat at the table, by that share. Under the model the chance that
one of two seats won, given that one of them did, does not depend on the rest of the table; so this gives the right
ratings, and for two bots exactly the Elo of the standings. A shared win is parted among its winners, which between two
of them is a draw.

The strengths are fitted by choix (iterative Luce spectral ranking), which takes a matrix of fractional wins as it is,
is typed, needs only NumPy and SciPy, and takes a millisecond, so that hundreds of resamplings are no wait.
evalica was the other candidate: as fast and as well kept, but made for lists of comparisons that are won, lost or
drawn, and it brings pandas along. Before the fit every pair of bots is given one more shared win, so that a bot that
never won has a rating, too. The intervals come from drawing whole deals again (bootstrap), from a fixed seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tavolata.arena.statistics import Floats
from tavolata.core.extras import needing

RESAMPLINGS = 500
#: How exact a fit is, as the sum of all errors of logarithms; a hundredth of an Elo.
EXACT = 1e-5
ANCHOR = "greedy"


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    elo: float
    low: float
    high: float


def rate(bots: Sequence[str], beaten: Floats) -> list[Rating]:
    """Ratings from `beaten[deal, i, j]`, how much bot i won from bot j; `greedy`, or else the last bot, has 0."""
    anchor = bots.index(ANCHOR) if ANCHOR in bots else len(bots) - 1
    deals = len(beaten)
    rng = np.random.default_rng(0)
    drawn = rng.multinomial(deals, np.full(deals, 1 / deals), size=RESAMPLINGS)
    resampled = np.array([_fit(total, anchor) for total in np.tensordot(drawn.astype(np.float64), beaten, axes=1)])
    best = _fit(beaten.sum(axis=0), anchor)
    lows, highs = np.quantile(resampled, (0.025, 0.975), axis=0)
    ratings = [Rating(bot, float(best[i]), float(lows[i]), float(highs[i])) for i, bot in enumerate(bots)]
    return sorted(ratings, key=lambda rating: -rating.elo)


def _fit(total: Floats, anchor: int) -> Floats:
    """Elo of all bots from their wins against each other."""
    with needing("arena", "rating three or more bots"):
        from choix import ilsr_pairwise_dense

    wins = total + 0.5
    np.fill_diagonal(wins, 0)
    strengths = ilsr_pairwise_dense(wins, tol=EXACT)
    elo: Floats = (strengths - strengths[anchor]) * 400 / math.log(10)
    return elo
