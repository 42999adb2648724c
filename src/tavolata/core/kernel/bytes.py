"""Records as bytes. Loops are compiled far faster than array assignments, which bring their error messages along."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.core.kernel.jit import Bytes, helper


def offset_of(record: np.dtype[Any], name: str) -> int:
    """The byte at which a field of a record begins."""
    fields = record.fields
    return fields[name][1] if fields else 0


@helper
def clear_bytes(target: Bytes) -> None:
    for i in range(target.size):
        target[i] = 0


@helper
def copy_bytes(source: Bytes, target: Bytes, first: int, end: int) -> None:
    """Through slices that begin at 0: only of those does the compiler know that many bytes can be moved at a time."""
    here, there = source[first:end], target[first:end]
    for i in range(here.size):
        there[i] = here[i]
