"""The actions of a game with its options, numbered without gaps for learning programs.

The kernel has one table of actions for every deck and variant, which can be large. Here only those are numbered that
can occur. An action that names a seat says how many places to the left of the player it is, so that it means the same
for everyone, as in observations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tavolata.core.kernel.jit import I8, I64


class Actions:
    """`names[i]` is what action i is called; for a seat, `table[seat, i]` is the kernel's action for it.

    `numbers[seat]` is the inverse: the number of each action of the kernel, and -1 for those that cannot occur.
    """

    def __init__(
        self,
        listed: Sequence[int],
        format_action: Callable[[int], str],
        *,
        first_seat: int,
        players: int,
        all_actions: int,
    ) -> None:
        """The kernel's actions are listed as seat 0 has them; those that name a seat begin at `first_seat`."""
        self.table: I64 = np.array([listed] * players, np.int64)
        self.numbers: Any = np.full((players, all_actions), -1, np.int16)
        self.names = [format_action(action) for action in listed]
        for number, action in enumerate(listed):
            place = action - first_seat
            if 0 <= place < players:
                self.names[number] = f"@+{place}"
                self.table[:, number] = [first_seat + (seat + place) % players for seat in range(players)]
        for seat in range(players):
            self.numbers[seat, self.table[seat]] = np.arange(len(listed))

    def __len__(self) -> int:
        return len(self.names)

    def mask(self, legal: I64, seat: int) -> I8:
        """1 for each of these actions of the kernel."""
        mask = np.zeros(len(self.names), np.int8)
        mask.put(self.numbers[seat].take(legal), 1)  # several times as fast as indices in brackets
        return mask
