"""`exp` and `log` with the same result on every machine, to the last bit.

The system's own functions differ in the last bit between C libraries, and even between processors (with and without
fused multiplication). Here each operation is one that IEEE 754 defines exactly, in a fixed order, so that a search with
a number of playouts finds the same in machine code, in WebAssembly and in plain Python.
"""

from __future__ import annotations

from tavolata.core.kernel.jit import helper

LOG2_E = 1.4426950408889634
# The natural logarithm of 2 in two parts: the first has so few bits that its product with a small integer is exact.
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
LARGEST = 700.0  # beyond it the power of two would overflow
TERMS = 14  # of the series; the next one is smaller than the last bit


@helper
def exp(x: float) -> float:
    """e to the power of x, within a few units of the last place; x is taken to lie between -700 and 700."""
    x = min(max(x, -LARGEST), LARGEST)
    halves = int(x * LOG2_E + (0.5 if x >= 0 else -0.5))
    rest = (x - halves * LN2_HIGH) - halves * LN2_LOW
    series = 1.0
    for term in range(TERMS, 0, -1):
        series = 1.0 + series * rest / term
    factor = 2.0 if halves >= 0 else 0.5
    left = abs(halves)
    while left > 0:
        if left & 1:
            series *= factor
        factor *= factor
        left >>= 1
    return series


@helper
def log(x: float) -> float:
    """The natural logarithm of a number that is at least 1, within a few units of the last place."""
    doublings = 0
    while x > 1.4142135623730951:
        x *= 0.5
        doublings += 1
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    series = 0.0
    for odd in range(2 * TERMS - 1, 0, -2):
        series = series * square + 1.0 / odd
    return doublings * LN2_HIGH + (2.0 * ratio * series + doublings * LN2_LOW)
