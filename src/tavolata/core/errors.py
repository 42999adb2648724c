"""The errors, each with a code for programs and one clear line for people.

A message says what was wrong, where, and what would be right. Nothing here is ever shown as a traceback.
"""

from __future__ import annotations

import reprlib


def quoted(value: object) -> str:
    """How a message quotes what came from outside: on one line, and not all of it if it is long."""
    text = repr(value) if isinstance(value, str) else reprlib.repr(value)
    return text if len(text) <= 100 else f"{text[:97]}..."


class TavolataError(Exception):
    """An error of a user, a file or a program."""

    code = "error"

    def __init__(self, message: str, *, clause: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})" if self.clause else self.message


class BadSetting(TavolataError):
    """An environment variable or option of the program itself."""

    code = "bad-setting"


class UnknownGame(TavolataError):
    """Unknown game."""

    code = "unknown-game"


class BadOption(TavolataError):
    """The game does not have this number of players, variant or option."""

    code = "bad-option"


class MalformedAction(TavolataError):
    """The text is not the notation of any action."""

    code = "malformed-action"


class AmbiguousAction(TavolataError):
    """The text could mean several of the actions that are legal now."""

    code = "ambiguous-action"


class IllegalAction(TavolataError):
    """The rules do not allow this action now; `clause` says which rule."""

    code = "illegal-action"


class NotYourTurn(TavolataError):
    """The game is not waiting for this seat."""

    code = "not-your-turn"


class BadFile(TavolataError):
    """A file that cannot be read or written."""

    code = "bad-file"


class BadRecord(TavolataError):
    """A record that is damaged, foreign or not valid by the rules."""

    code = "bad-record"


class BadScenario(TavolataError):
    """A scenario file that is broken or sets up something impossible."""

    code = "bad-scenario"


class WorkerLost(TavolataError):
    """A worker process or computer that is gone or cannot be reached."""

    code = "worker-lost"
