"""How long people take for an answer, so that one without a choice takes as long as one with a choice (P-35)."""

from __future__ import annotations

import math
import random
from collections import deque
from typing import NamedTuple

#: So many recent times are kept of each answer.
KEPT = 40
#: Until people have answered, times are drawn as if so many of these had been seen: median seconds, and their spread.
ASSUMED, MEDIAN, SPREAD = 8, 3.0, 0.5
#: A kept time is never repeated exactly.
JITTER = 0.2
#: Nobody waits longer than this for an answer without a choice. Longer thoughts of people are counted as this long.
LONGEST = 15.0
#: Answers that others see as words. Cards are kept together: which one was laid says nothing about the time.
WORDS = {"no", "give-up", "done", "take", "keep", "draw", "pass"}


class Answer(NamedTuple):
    """What others see of an answer: the game, the kind of decision, and the word that was said."""

    game: str
    kind: str
    word: str

    @classmethod
    def of(cls, game: str, kind: str, action: str) -> Answer:
        return cls(game, kind, action if action in WORDS else "")


class Hesitations:
    """Times of answers that people chose, in this process; nothing of it is written down."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.SystemRandom()
        self._times: dict[Answer, deque[float]] = {}

    def note(self, answer: Answer, seconds: float) -> None:
        """Somebody who had a choice answered, so many seconds after seeing the question."""
        self._times.setdefault(answer, deque(maxlen=KEPT)).append(min(max(seconds, 0.0), LONGEST))

    def draw(self, answer: Answer) -> float:
        """Seconds for an answer without a choice: as people took lately, or as they are assumed to."""
        kept = self._times.get(answer, ())
        at = self._rng.randrange(len(kept) + ASSUMED)
        if at < len(kept):
            seconds = kept[at] * self._rng.lognormvariate(0.0, JITTER)
        else:
            seconds = self._rng.lognormvariate(math.log(MEDIAN), SPREAD)
        return min(seconds, LONGEST)
