"""What can go wrong, each with a code for programs and one clear line for people.

A message says what was wrong, where, and what would be right. Nothing here is ever shown as a traceback.
"""

from __future__ import annotations

import reprlib


def quoted(value: object) -> str:
    """How a message quotes what came from outside: on one line, and not all of it if it is long."""
    text = repr(value) if isinstance(value, str) else reprlib.repr(value)
    return text if len(text) <= 100 else f"{text[:97]}..."


class TavolataError(Exception):
    """Something a user, a file or a program did that cannot be done."""

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
    """A game nobody registered."""

    code = "unknown-game"


class BadOption(TavolataError):
    """A number of players, variant or house option that the game does not have."""

    code = "bad-option"


class MalformedAction(TavolataError):
    """A text that is not the notation of any action."""

    code = "malformed-action"


class AmbiguousAction(TavolataError):
    """A text that could be more than one of the actions that are legal now."""

    code = "ambiguous-action"


class IllegalAction(TavolataError):
    """An action of the game that the rules do not allow now; `clause` says which rule."""

    code = "illegal-action"


class NotYourTurn(TavolataError):
    """An action of a seat that the game is not waiting for."""

    code = "not-your-turn"


class BadFile(TavolataError):
    """A file that cannot be read or written."""

    code = "bad-file"


class BadRecord(TavolataError):
    """A record that is broken, foreign or not true to the rules."""

    code = "bad-record"


class BadScenario(TavolataError):
    """A scenario file that is broken or sets up something impossible."""

    code = "bad-scenario"


class WorkerLost(TavolataError):
    """A process or computer that shared the work and is gone, or cannot be reached."""

    code = "worker-lost"
