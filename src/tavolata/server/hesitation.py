"""How long people take for an answer, so that one without a choice takes as long as one with a choice (P-35).

Anybody may take as long as they like, at tables of their own, too. So each person counts once, and for little: times
stay near what is assumed, and are as spread as ever, whoever tries to make them tell something or to hold games up.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

#: Of so many people the last time for each answer is kept.
KEPT = 40
#: As many people count as if they took the usual time, in seconds; and how far single times are spread around it.
ASSUMED, MEDIAN, SPREAD = 8, 3.0, 0.5
#: Nobody counts as quicker or slower than this.
QUICKEST, SLOWEST = 1.5, 6.0
#: Nobody waits longer than this for an answer without a choice. What would be longer is mirrored: a time that came more
#: often than others would tell something.
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
        #: By the person, the last one last.
        self._times: dict[Answer, dict[str, float]] = {}

    def note(self, answer: Answer, person: str, seconds: float) -> None:
        """Somebody who had a choice answered, so many seconds after seeing the question."""
        times = self._times.setdefault(answer, {})
        times.pop(person, None)
        times[person] = min(max(seconds, QUICKEST), SLOWEST)
        if len(times) > KEPT:
            del times[next(iter(times))]

    def draw(self, answer: Answer) -> float:
        """Seconds for an answer without a choice: as people take, or as they are assumed to."""
        times = self._times.get(answer, {}).values()
        usual = (ASSUMED * math.log(MEDIAN) + sum(map(math.log, times))) / (ASSUMED + len(times))
        seconds = self._rng.lognormvariate(usual, SPREAD)
        return seconds if seconds <= LONGEST else LONGEST * LONGEST / seconds
