"""Noting what happened: events are rows of a log, each a code, a seat, an audience and up to five numbers."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper

EVERYONE = -1
EVENT_WIDTH = 8


@helper
def emit(log: I64, code: int, seat: int, audience: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note an event. A log without rows (in playouts) notes nothing; row 0 holds the number of events."""
    if log.shape[0] == 0:
        return
    log[0, 0] += 1
    row = log[log[0, 0]]
    row[0], row[1], row[2] = code, seat, audience
    row[3], row[4], row[5], row[6], row[EVENT_WIDTH - 1] = a, b, c, d, e
