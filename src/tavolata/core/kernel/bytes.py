"""Plain loops over bytes: compiled far faster than array assignments, which bring their error messages along."""

from __future__ import annotations

from tavolata.core.kernel.jit import Bytes, helper


@helper
def clear_bytes(target: Bytes) -> None:
    for i in range(target.size):
        target[i] = 0


@helper
def copy_bytes(source: Bytes, target: Bytes, first: int, end: int) -> None:
    for i in range(first, end):
        target[i] = source[i]
