"""Whether things come up as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
#: Chance alone goes beyond this many standard deviations once in a thousand times.
RARE = 3.09


def assert_in_proportion(found: Counter[T], weights: Mapping[T, int]) -> None:
    """Pearson's chi-square test. Its critical value is that of Wilson and Hilferty's approximation."""
    impossible = found.keys() - weights.keys()
    assert not impossible, f"{len(impossible)} things came up that cannot, such as {next(iter(impossible))}"
    each = found.total() / sum(weights.values())
    assert each * min(weights.values()) >= 5, "too few tries for this test"
    distance = sum((found[thing] - each * weight) ** 2 / (each * weight) for thing, weight in weights.items())
    free = len(weights) - 1
    part = 2 / (9 * free)
    critical = free * (1 - part + RARE * sqrt(part)) ** 3
    assert distance < critical, f"chi-square is {distance:.1f} with {free} degrees of freedom, not below {critical:.1f}"
