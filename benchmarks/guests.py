"""Who comes to a comparison, and who could not: nobody is left out without a word."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.contest import Contestant, Work
from tavolata.core.errors import TavolataError


class Guests:
    """Invites contestants; `missing` says why some did not come."""

    def __init__(self) -> None:
        self.missing: dict[str, str] = {}

    def ours(self, name: str, work: Work, at: int | None = None) -> Contestant:
        return Contestant(f"Tavolata {name}", work, ours=True, at=at)

    def invite(
        self, name: str, module: str, make: Callable[[Any], Work], *, ours: bool = False, at: int | None = None
    ) -> Contestant | None:
        """A contestant whose work is made from a module that may not be there."""
        try:
            return Contestant(name, make(import_module(module)), ours=ours, at=at)
        except (ImportError, TavolataError) as error:
            self.missing[name] = str(error)
            return None


def present(*contestants: Contestant | None) -> list[Contestant]:
    return [one for one in contestants if one is not None]
