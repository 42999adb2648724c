"""How a test calls what only compiled functions call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavolata.core.kernel.jit import PLAIN


def callable_from_python(helper: Callable[..., Any]) -> Callable[..., Any]:
    """A helper has no door for Python once it is compiled; this gives it one."""
    if PLAIN:
        return helper
    import numba

    def call(*args: Any) -> Any:
        return helper(*args)

    compiled: Callable[..., Any] = numba.njit(call)
    return compiled
