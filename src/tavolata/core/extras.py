"""Packages that only a part of the house needs, and that may be missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tavolata.core.errors import BadSetting


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Import in this block; what is missing is told with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("tavolata"):
            raise
        raise BadSetting(
            f"{what} needs the package {error.name!r}: install it with pip install 'tavolata[{extra}]'"
        ) from None
