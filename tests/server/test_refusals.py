"""To refuse never fails, whatever is refused."""

from __future__ import annotations

import math

import msgspec
import pytest
from fastapi import FastAPI
from hypothesis import example, given, settings
from hypothesis import strategies as st
from starlette.requests import Request

from tavolata.core.errors import TavolataError
from tavolata.locale import LANGUAGES
from tavolata.server.api.errors import error_response
from tavolata.server.between import Answered, _error, _kinds
from tavolata.server.errors import ServerError, TooLate, TooMany
from tavolata.server.messages import decode, encode
from tavolata.server.refusals import refuse
from tavolata.server.sockets import _id_of

#: Also with halves of surrogate pairs, which no frame can carry.
ANYTHING = st.text(st.characters(codec=None, exclude_categories=()))
NUMBERS = st.one_of(st.floats(), st.integers())
LANGS = st.one_of(st.sampled_from(LANGUAGES), ANYTHING)


class Untold(TavolataError):
    """An error for which there is no text."""

    code = "untold"


def an_error(kind: type[TavolataError], message: str, number: float) -> TavolataError:
    error = kind.__new__(kind)
    TavolataError.__init__(error, message, clause="P-8")
    error.late_ms = error.retry_s = number  # type: ignore[attr-defined]
    return error


@settings(deadline=None)
@given(st.sampled_from(_kinds(TavolataError)), ANYTHING, NUMBERS, LANGS, st.none() | st.text("abc-", min_size=1))
def test_every_error_can_be_told(
    kind: type[TavolataError], message: str, number: float, lang: str, answers: str | None
) -> None:
    error = an_error(kind, message, number)
    told = msgspec.json.decode(encode(refuse(error, lang, answers)))
    assert told["code"] == kind.code
    assert told["text"]
    assert told.get("id") == answers
    request = Request({"type": "http", "headers": [], "app": FastAPI(), "state": {"lang": lang}})
    if lang in LANGUAGES:
        assert error_response(request, error).status_code >= 400


def test_what_is_told_is_what_was_said() -> None:
    told = refuse(TooMany("too many", retry_s=2.4), "de", "c1")
    assert (told.message, told.retry_s, told.id) == ("too many", 2.4, "c1")
    assert "2 Sekunden" in told.text
    assert refuse(TooLate("late", 80), "en").late_ms == 80
    assert refuse(TooMany("never", retry_s=math.inf), "en").retry_s == 86_400.0
    assert refuse(Untold("what"), "fr").text == "Something went wrong on the server. Please try again."


@settings(deadline=None)
@example("\ud800")  # no socket brings half a character, but nothing may depend on that
@given(st.one_of(ANYTHING, st.binary()))
def test_every_frame_is_taken_or_refused(frame: str | bytes) -> None:
    _id_of(frame)
    try:
        decode(frame)
    except TavolataError as error:
        encode(refuse(error, "en", _id_of(frame)))


@settings(deadline=None)
@given(st.text('{"id":abc\\ud8,}', max_size=30))
def test_every_garbled_frame_is_taken_or_refused(frame: str) -> None:
    test_every_frame_is_taken_or_refused.hypothesis.inner_test(frame)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("frame", "id_"),
    [
        ('{"type": "start", "id": "c1", "table": 7}', "c1"),
        ('{"type":"st#rt","id":"c1","ta', "c1"),
        (b'\xff{"id":"c1"}', "c1"),
        ('{"id": "c 1"}', None),
        ('{"id": 1}', None),
        ("", None),
    ],
)
def test_a_garbled_command_is_refused_with_its_id_if_that_can_be_read(frame: str | bytes, id_: str | None) -> None:
    with pytest.raises(TavolataError):
        decode(frame)
    assert _id_of(frame) == id_


@pytest.mark.parametrize("kind", _kinds(TavolataError), ids=lambda kind: kind.__name__)
def test_an_error_of_another_process_comes_as_itself(kind: type[TavolataError]) -> None:
    answered = Answered(
        process="a", to="b", number=1, code=kind.code, message="why", clause="S-3", late_ms=7, retry_s=9.0
    )
    error = _error(answered)
    assert (error.code, error.message, error.clause) == (kind.code, "why", "S-3")
    assert getattr(error, "late_ms", 7) == 7
    if isinstance(error, TooMany):
        assert error.retry_s == 9.0
    encode(refuse(error, "en"))


def test_an_unknown_error_of_another_process_is_an_error_all_the_same() -> None:
    error = _error(Answered(process="a", to="b", number=1, code="from-the-future", message="why"))
    assert type(error) is ServerError
    assert refuse(error, "en").text
