"""Chance that is the same in every run of a test, so that what goes wrong once goes wrong again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from unittest.mock import patch


class Chance:
    """Takes the place of the seeds that a server makes, of deals and of bots; only tests can do that."""

    def __init__(self) -> None:
        self._deals: dict[str, int] = {}
        self.begin("")

    def begin(self, test: str) -> None:
        """From here on tables get the deals of this test, the first one always the same."""
        self._new = (random.Random(f"{test} {number}").getrandbits(62) for number in count())

    def _seed_of(self, _secret: str, table: str, _numbers: Sequence[str | None]) -> int:
        """A table that is read anew keeps its deal."""
        if table not in self._deals:
            self._deals[table] = next(self._new)
        return self._deals[table]

    @contextmanager
    def instead_of_luck(self) -> Iterator[None]:
        # Equal bots answer equal questions alike.
        bots = SimpleNamespace(randbits=lambda _bits: 1)
        with patch("tavolata.server.table.seed_of", self._seed_of), patch("tavolata.server.thinking.secrets", bots):
            yield
