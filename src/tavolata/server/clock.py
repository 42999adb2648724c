"""The time by which tables are played.

Journals say since when something lasts; the clock of a process says when that is over. It runs steadily, and is
compared now and then with a reference: the clock of the computer, or that of the database if several processes share
one. So processes whose computers disagree have the same time.

What a journal says may come from a clock that was set since. Then nothing is over at once, and nothing lasts longer
than it should.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

#: Seconds that are left at least of what began before this server ran: players come back first.
LEAST_LEFT = 15.0
#: Seconds by which the reference may differ before the clock counts as set; two processes never agree exactly.
INEXACT = 1.0


@dataclass(frozen=True, slots=True)
class Span:
    """Something that lasts so many seconds, since a time that a journal tells (seconds since 1970)."""

    since: float
    seconds: float


class Clock:
    """The time of this process. It starts with the time of the computer."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()
        #: From when on what a journal tells was told by this clock, and whether nobody played just before that.
        self._started, self._was_interrupted = self.now(), True

    def now(self) -> float:
        """Seconds since 1970."""
        return self._steady() + self._offset

    def end(self, span: Span, least: float = LEAST_LEFT) -> float:
        """When a span is over. Of one from before an interruption, `least` seconds are left after it."""
        now = self.now()
        if span.since > now + INEXACT:  # by a clock that was set back since
            return self._started + span.seconds
        end = min(span.since, now) + span.seconds
        if span.since < self._started and self._was_interrupted:
            return max(end, self._started + min(span.seconds, least))
        return end

    def left(self, span: Span) -> float:
        """How many seconds are left of a span; 0 if it is over."""
        return max(0.0, self.end(span) - self.now())

    def used(self, span: Span) -> float:
        """How many seconds of a span are over."""
        return span.seconds - self.left(span)

    def is_over(self, span: Span) -> bool:
        return self.end(span) <= self.now()

    async def compare(self, reference: Callable[[], Awaitable[float]]) -> None:
        """Follow the reference. If it was set, what began before goes on as after a restart.

        An answer that was long under way, or waited for here, says too little about now: the next one will do.
        """
        asked = self._steady()
        told = await reference()
        answered = self._steady()
        if answered - asked > INEXACT:
            return
        offset = told - (asked + answered) / 2
        was_set = abs(offset - self._offset) > INEXACT
        self._offset = offset
        if was_set:
            self._started, self._was_interrupted = self.now(), True

    def go_on(self) -> None:
        """Other processes have played on before this one started: nothing was interrupted."""
        self._was_interrupted = False


#: The one that everything in this process goes by.
clock = Clock()
