"""An error as a client is told of it: a code for programs, a message for those who write them, a text for people."""

from __future__ import annotations

import logging
import math
from functools import cache

from tavolata.core.errors import BadOption, TavolataError
from tavolata.locale import LANGUAGES, Texts, texts
from tavolata.server import metrics
from tavolata.server.messages import Refused
from tavolata.server.wishes import read_wishes

log = logging.getLogger(__name__)

#: The codes of core's errors that a client can meet.
FROM_THE_GAMES = (
    "unknown-game",
    "bad-option",
    "malformed-action",
    "ambiguous-action",
    "illegal-action",
    "not-your-turn",
)


#: Longer than any message of ours; what comes from outside is cut before (`quoted`).
LONGEST_MESSAGE = 2000
#: Nobody needs to know exactly that a day or a year is to be waited, or was missed.
LONGEST_S = 86_400.0


def refuse(error: TavolataError, lang: str, answers: str | None = None) -> Refused:
    """What is said, in the language of whoever asked; `answers` is the id of the command.

    To refuse must never fail, whatever the error quotes: the client would get no answer at all.
    """
    metrics.refusals.labels(error.code).inc()
    late_ms = _bounded(getattr(error, "late_ms", None), 1000 * LONGEST_S)
    retry_s = _bounded(getattr(error, "retry_s", None), LONGEST_S)
    return Refused(
        code=error.code,
        message=_sendable(error.message),
        text=_text(lang, error.code, late=round(late_ms or 0), retry=max(1, round(retry_s or 0))),
        id=answers,
        clause=error.clause,
        late_ms=None if late_ms is None else round(late_ms),
        retry_s=retry_s,
    )


def _bounded(number: float | None, most: float) -> float | None:
    if number is None:
        return None
    return min(max(0.0, number), most) if not math.isnan(number) else most


def _sendable(message: str) -> str:
    """Half of a pair of surrogates, as a file or an argument may have, cannot be sent."""
    return message[:LONGEST_MESSAGE].encode("utf-8", "replace").decode("utf-8")


def _text(lang: str, code: str, **values: int) -> str:
    try:
        return say(lang)(f"refusal-{code}", **values)
    except (BadOption, LookupError):
        log.exception("missing text for a refusal", extra={"refusal": code, "lang": lang})
        return say("en")("refusal-fault")


@cache
def say(lang: str) -> Texts:
    return texts(lang)


def wanted_language(header: str | None) -> str:
    """The language that an Accept-Language header likes best among ours; English if it likes none of them."""
    wishes = [(weight, tag[:2]) for tag, weight in read_wishes(header) if tag[:2] in LANGUAGES]
    # Of equal wishes the first counts, as max() takes it.
    return max(wishes, key=lambda wish: wish[0], default=(0.0, "en"))[1]
