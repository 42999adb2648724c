"""An error as a client is told of it: a code for programs, a message for those who write them, a text for people."""

from __future__ import annotations

from functools import cache

from tavolata.core.errors import TavolataError
from tavolata.locale import LANGUAGES, Texts, texts
from tavolata.server import metrics
from tavolata.server.messages import Refused
from tavolata.server.wishes import read_wishes

#: The codes of core's errors that a client can meet.
FROM_THE_GAMES = (
    "unknown-game",
    "bad-option",
    "malformed-action",
    "ambiguous-action",
    "illegal-action",
    "not-your-turn",
)


def refuse(error: TavolataError, lang: str, answers: str | None = None) -> Refused:
    """What is said, in the language of whoever asked; `answers` is the id of the command."""
    metrics.refusals.labels(error.code).inc()
    late_ms: int | None = getattr(error, "late_ms", None)
    retry_s: float | None = getattr(error, "retry_s", None)
    text = say(lang)(f"refusal-{error.code}", late=late_ms or 0, retry=max(1, round(retry_s or 0)))
    return Refused(
        code=error.code,
        message=error.message,
        text=text,
        id=answers,
        clause=error.clause,
        late_ms=late_ms,
        retry_s=retry_s,
    )


@cache
def say(lang: str) -> Texts:
    return texts(lang)


def wanted_language(header: str | None) -> str:
    """The language that an Accept-Language header likes best among ours; English if it likes none of them."""
    wishes = [(weight, tag[:2]) for tag, weight in read_wishes(header) if tag[:2] in LANGUAGES]
    # Of equal wishes the first counts, as max() takes it.
    return max(wishes, key=lambda wish: wish[0], default=(0.0, "en"))[1]
