"""One game in progress, for environments that step it from Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import numpy as np

from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED
from tavolata.core.errors import IllegalAction, quoted
from tavolata.core.kernel.bytes import offset_of
from tavolata.core.kernel.jit import I8
from tavolata.core.kernel.randomness import new_generator
from tavolata.env.frame import Frame


class Episode:
    """A game without a history. Actions are numbered as the frame says."""

    def __init__(self, frame: Frame, seed: int) -> None:
        self.frame = frame
        self.mem = frame.template.copy()
        # Through a decision, which has a name and clauses, this would take ten times as long.
        self._actor = self.mem[offset_of(frame.rules.kernel.state_t, "actor") :][:8].view(np.int64)
        self._step = frame.rules.kernel.step
        self._rng = new_generator(seed)
        self._listed = frame.rules.new_legal()
        self._count = 0
        self._settle()

    @property
    def is_over(self) -> bool:
        return self._count == 0

    @property
    def legal(self) -> list[int]:
        """The legal actions as the kernel has them, for bots."""
        return [int(action) for action in self._listed[: self._count]]

    def step(self, number: Any) -> None:
        """Take a numbered action; IllegalAction says why that cannot be done, also of what is no number at all."""
        try:
            legal = number >= 0 and self._mask.item(number)
        except (TypeError, IndexError):
            legal = False
        if not legal:
            self._refuse(number)
        self.take(self.frame.actions.table.item(self.seat, number))

    def take(self, action: int) -> None:
        """Take a legal action of the kernel."""
        self._count = self._step(self.mem, action, self._rng, self._listed, NO_LOG)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until a seat is waited for, or the game is over."""
        rules = self.frame.rules
        while self._count == 0 and not rules.is_over(self.mem):
            self._step(self.mem, SHUFFLED, self._rng, self._listed, NO_LOG)
            self._count = self._step(self.mem, RESUMED, self._rng, self._listed, NO_LOG)
        #: Who decides; -1 once the game is over.
        self.seat = self._actor.item()
        self._mask = self.frame.actions.mask(self._listed[: self._count], self.seat)

    def _refuse(self, number: Any) -> NoReturn:
        actions = self.frame.actions
        if number not in range(len(actions)):
            raise IllegalAction(f"unknown action {quoted(number)}; actions are 0 to {len(actions) - 1}")
        reason, clause = self.frame.rules.why_illegal(self.mem, actions.table.item(self.seat, number))
        raise IllegalAction(f"action {number} ({actions.names[number]}) is not possible now: {reason}", clause=clause)

    def mask(self, seat: int) -> I8:
        """1 for each legal action of this seat. What others can do is nobody's business."""
        return self._mask.copy() if seat == self.seat else np.zeros_like(self._mask)

    def observe(self, seat: int) -> I8:
        return self.frame.observe(self.mem, seat)

    def rewards(self) -> list[float]:
        """What the game brought each seat, once it is over."""
        return self.frame.rewards(self.frame.rules.result(self.mem))

    def render(self, seat: int) -> str:
        """What this seat may know, one thing a line."""
        words = self.frame.rules.read_view(self.frame.rules.observe(self.mem, seat, self.frame.memory))
        return "\n".join(_lines(words))


def _lines(words: dict[str, object]) -> Iterator[str]:
    for name, value in words.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for place, each in enumerate(value):
                yield f"{name}[{place}]: " + ", ".join(f"{key} {_short(part)}" for key, part in each.items())
        elif isinstance(value, dict):
            yield f"{name}: " + ", ".join(f"{key} {_short(part)}" for key, part in value.items())
        else:
            yield f"{name}: {_short(value)}"


def _short(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "-"
    return "-" if value in (None, "", {}) else str(value)
