"""What all environments have in common: the rules and options of a game, its observations and its actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.core.contract import Result
from tavolata.core.errors import BadOption, quoted
from tavolata.core.kernel.jit import I8, Bytes
from tavolata.core.registry import get_rules
from tavolata.env.families import find_family
from tavolata.env.observations import Layout


class Frame:
    """A game with its options, as learning programs see it."""

    def __init__(self, game: str, memory: int | None = None, **options: Any) -> None:
        """`memory` is how many cards of the oven an observation shows; by the contract of the options unless told."""
        self.family, self.rules = find_family(get_rules(game))
        self.options = self.rules.check_options(options)
        self.players = int(self.options["players"])
        self.memory = self._check_memory(memory)
        self.layout = Layout(
            self.rules, self.options, self.memory, self.family.encodings(self.rules, self.options, self.memory)
        )
        #: A game before its first shuffle, to be copied.
        self.template = self.rules.lay_out(self.options)
        self._view = np.zeros(self.rules.view_size, np.uint8)
        self.actions = self.family.actions(self.rules, self.options)

    def _check_memory(self, memory: int | None) -> int:
        least, most = self.rules.strict_memory, self.rules.open_memory
        if memory is None:
            return most if self.options.get("open_oven") else least
        if type(memory) is not int or not least <= memory <= most:
            raise BadOption(f"memory is {quoted(memory)}; in {self.rules.title} it must be {least} to {most}")
        return memory

    def observe(self, mem: Bytes, seat: int) -> I8:
        """What a seat may know of a game, as an array of its own."""
        self.rules.kernel.observe(mem, seat, self.memory, self._view)
        return self.layout.observation(self._view)

    def rewards(self, result: Result) -> list[float]:
        """The share of the win minus the fair share: 0 in sum, and 0 for everyone if all share the win."""
        return [share - 1 / self.players for share in result.shares(self.players)]
