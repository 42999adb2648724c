"""How long bots think, in a form that adds up over units: a histogram with bins of equal ratio.

Times differ from run to run, so they are kept apart from what a unit counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

#: So many bins make a factor of ten; a quantile is at most 12 % too high.
BINS_A_DECADE = 20


@dataclass(slots=True)
class Times:
    """The decisions of one bot by their milliseconds."""

    milliseconds: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, nanoseconds: Sequence[int]) -> Times:
        milliseconds = np.maximum(nanoseconds, 1) / 1e6
        bins = np.floor(BINS_A_DECADE * np.log10(milliseconds)).astype(int)
        return cls(float(milliseconds.sum()), Counter(bins.tolist()))

    def add(self, other: Times) -> None:
        self.milliseconds += other.milliseconds
        self.bins.update(other.bins)

    @property
    def mean(self) -> float:
        return self.milliseconds / max(1, self.bins.total())

    def quantile(self, part: float) -> float:
        """The upper edge of the bin below which this part of all decisions lies."""
        left = part * self.bins.total()
        for number in sorted(self.bins):
            left -= self.bins[number]
            if left <= 0:
                return float(10 ** ((number + 1) / BINS_A_DECADE))
        return 0.0

    def as_json(self) -> dict[str, Any]:
        return {"ms": round(self.milliseconds, 3), "bins": {str(bin_): self.bins[bin_] for bin_ in sorted(self.bins)}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Times:
        return cls(float(data["ms"]), Counter({int(bin_): int(count) for bin_, count in data["bins"].items()}))
