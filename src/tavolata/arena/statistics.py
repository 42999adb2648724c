"""What the scores of deals say: win shares, Elo, and their 95 % intervals.

The games of a deal share their cards, so they are not independent; deals are. Every bot sits equally often in each
deal, so its *score* of a deal is the mean of its shares of the wins, for each seat it took. All errors are estimated
from how much these scores differ between deals.

- **Share.** The mean score; its fair value is one part in the number of players. The interval is Wilson's, with the
  number of independent games that would have the same error as these deals in place of the number of games. It never
  leaves the range from nothing to everything, and stays honest for a bot that won all or nothing.
- **Elo.** With two bots in a match, the odds of a seat of one against a seat of the other, on the usual scale:
  400 log10(share / share of the other). For one A against N - 1 B, where A wins with probability p, this is
  400 log10(p (N - 1) / (1 - p)). The ends of its interval are the ends of the share's interval on this scale, so both
  always agree on whether a bot is better.
- **Variance.** That of a single game beside that of the mean of a deal, both for one game: what the duplicate deals
  saved is how many games fewer give the same error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
#: So many standard errors on both sides make 95 %.
WIDE = NormalDist().inv_cdf(0.975)
#: What is smaller is nought that was rounded.
NOTHING = 1e-12
#: From fewer deals than this nobody should tell a variance.
ENOUGH_DEALS = 30


@dataclass(frozen=True, slots=True)
class Side:
    """A bot in a match: how many seats it takes when it sits at the table, and how many there are."""

    seats: int
    players: int

    @property
    def fair(self) -> float:
        return 1 / self.players

    def elo_of(self, share: float) -> float | None:
        """The Elo of a win share for each seat, against one other bot; None where it is endless."""
        rest = (1 - self.seats * share) / (self.players - self.seats)
        if min(share, rest) < NOTHING:
            return None
        return 400 * math.log10(share / rest)

    def share_of(self, elo: float) -> float:
        """The inverse of `elo_of`."""
        odds = 10 ** (elo / 400)
        return odds / (self.seats * odds + self.players - self.seats)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A win share for each seat, with its interval."""

    deals: int
    share: float
    low: float
    high: float


def estimate(scores: Sequence[float] | Floats, side: Side) -> Estimate:
    """The share of a bot from its scores of independent deals."""
    won = np.asarray(scores, np.float64) * side.seats  # of a whole win
    mean = float(won.mean())
    low, high = wilson(mean, _count_alike(won, mean, side.players))
    return Estimate(len(won), mean / side.seats, low / side.seats, high / side.seats)


def _count_alike(won: Floats, mean: float, players: int) -> float:
    """How many independent games, each won or lost, would have an error like these deals.

    A few deals may agree by chance and then seem to have no error at all. So one is added to them whose games, one for
    each rotation, are independent.
    """
    if min(mean, 1 - mean) < NOTHING:
        return float(len(won))
    alone = mean * (1 - mean)
    variance = (float(np.square(won - mean).sum()) + alone / players) / len(won)
    return alone / variance * len(won)


def wilson(mean: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a proportion."""
    slack = WIDE**2 / games
    middle = (mean + slack / 2) / (1 + slack)
    half = math.sqrt(slack * mean * (1 - mean) + slack**2 / 4) / (1 + slack)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Variances:
    """What one game contributes to the error, with duplicate deals and without, and the part saved by them.

    None where too little was played to know.
    """

    paired: float | None = None
    unpaired: float | None = None
    saved: float | None = None


def variances(games: Floats) -> Variances:
    """From a bot's scores by deal and game. With duplicates it is the variance of a deal's mean, times its games."""
    if len(games) < ENOUGH_DEALS:
        return Variances()
    paired = float(games.mean(axis=1).var(ddof=1)) * games.shape[1]
    unpaired = float(games.var(ddof=1))
    return Variances(paired, unpaired, 1 - paired / unpaired if unpaired > 0 else None)
