"""The sequential test: play until it is known whether a bot is stronger by one amount or rather by another.

H0 says that the Elo of the first bot is `elo0`, H1 that it is `elo1`. After every batch of deals the generalised
log-likelihood ratio is computed, as it is done in testing chess engines: whatever is unknown besides the mean (here the
variance of a deal's score) is replaced by its most likely value under each hypothesis. For scores that are about normal
this is

    LLR = n / 2 * log(mean((x - share0)^2) / mean((x - share1)^2)),

which for close hypotheses is n (share1 - share0)(mean - (share0 + share1) / 2) / variance. The test ends when the
ratio leaves the bounds of Wald, log(beta / (1 - alpha)) and log((1 - beta) / alpha). Then H1 is accepted though H0 is
true with a probability of about alpha, and H0 though H1 is true with about beta. It looks only at whole batches, in the
order of their seeds, so the answer does not depend on who played them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tavolata.arena.statistics import Floats, Side
from tavolata.core.errors import BadOption

#: Fewer deals say too little about their own variance.
FEWEST_DEALS = 16


@dataclass(frozen=True, slots=True)
class Sprt:
    """What is to be decided, and with which risks of error."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise BadOption(
                f"a sequential test needs two Elo values in ascending order, not {self.elo0:g} and {self.elo1:g}"
            )
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise BadOption(f"{name} must be between 0 and 0.5, not {risk:g}")

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, scores: Sequence[float] | Floats, side: Side) -> float:
        """The log-likelihood ratio of H1 to H0 from the scores of all deals so far."""
        values = np.asarray(scores, np.float64)
        if len(values) < FEWEST_DEALS:
            return 0.0
        spreads = [float(np.square(values - side.share_of(elo)).mean()) for elo in (self.elo0, self.elo1)]
        if min(spreads) <= 0:  # every deal gave exactly what one of them says
            return self.lower if spreads[0] < spreads[1] else self.upper
        return len(values) / 2 * math.log(spreads[0] / spreads[1])

    def answer(self, llr: float) -> str:
        if llr <= self.lower:
            return "H0"
        return "H1" if llr >= self.upper else "undecided"
