"""What can go wrong at a live table. Each error has a code for programs and an HTTP status for REST.

People read the text of the code in their language (`refusal-CODE` in `locale`); the message says more, in English, to
whoever writes a client.
"""

from __future__ import annotations

from tavolata.core.errors import TavolataError


class ServerError(TavolataError):
    """Something a client wanted that cannot be done."""

    status = 400


class BadMessage(ServerError):
    """A frame or a body that is not what was agreed on."""

    code = "bad-message"


class NotKnown(ServerError):
    """Nobody is signed in: no cookie, no token, or one that is not ours."""

    code = "not-known"
    status = 401


class NotAllowed(ServerError):
    """Somebody is signed in, but this is not theirs to do."""

    code = "not-allowed"
    status = 403


class WrongHost(ServerError):
    """The request is for a server of another name, as a page of another site may make a browser ask."""

    code = "wrong-host"
    status = 421


class NoSuchTable(ServerError):
    """There is no such table, or not for this user: the two look the same."""

    code = "no-such-table"
    status = 404


class NotNow(ServerError):
    """It could be done at another time, but not in the state that the table is in."""

    code = "not-now"
    status = 409


class WasRemoved(ServerError):
    """The host has removed this person from the table."""

    code = "removed"
    status = 403


class SeenAnotherHand(ServerError):
    """Whoever has seen the cards of one seat cannot get another seat in the same game."""

    code = "seen-another-hand"
    status = 403


class Unreadable(ServerError):
    """The journal of the table is damaged, or these rules cannot have played it. Nothing of it is lost or changed."""

    code = "unreadable"
    status = 409


class WindowOpen(ServerError):
    """Cards can be thrown in: nobody pauses the game until the window has closed, after the same time for everybody."""

    code = "window-open"
    status = 409


class SeatTaken(ServerError):
    """Another was faster, or sat there before."""

    code = "seat-taken"
    status = 409


class SharedDevice(ServerError):
    """Playing out of turn needs a device for everybody: a window is open for all at the same moment."""

    code = "shared-device"
    status = 409


class StaleMove(ServerError):
    """A move that answers a question which is not asked any more."""

    code = "stale-move"
    status = 409


class WrongNumber(ServerError):
    """A number for the shuffle that is not the one that the client has committed to."""

    code = "wrong-number"
    status = 422


class TooLate(ServerError):
    """In a window another was faster, or the window was over; `late_ms` says by how much."""

    code = "too-late"
    status = 409

    def __init__(self, message: str, late_ms: int) -> None:
        super().__init__(message)
        self.late_ms = late_ms


class TooMany(ServerError):
    """A limit: of messages, of tables, of sockets. `retry_s` says when it is worth another try."""

    code = "too-many"
    status = 429

    def __init__(self, message: str, retry_s: float = 1.0) -> None:
        super().__init__(message)
        self.retry_s = retry_s


class TooManyChanges(ServerError):
    """A table was changed so often, beside its moves, that no more of it is written down."""

    code = "too-many-changes"
    status = 409


class NotReady(ServerError):
    """The server is starting, stopping, or cannot write; nothing was done."""

    code = "not-ready"
    status = 503
    retry_s = 2.0


class Fault(ServerError):
    """A mistake in the server itself; its log says more."""

    code = "fault"
    status = 500
