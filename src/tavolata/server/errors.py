"""The errors of a live table. Each has a code for programs and an HTTP status for REST.

People see the text of the code in their language (`refusal-CODE` in `locale`); the message says more, in English, for
developers of clients.
"""

from __future__ import annotations

from tavolata.core.errors import TavolataError


class ServerError(TavolataError):
    """Something a client asked for that cannot be done."""

    status = 400


class BadMessage(ServerError):
    """A frame or a body that does not match the schema."""

    code = "bad-message"


class NotKnown(ServerError):
    """Not signed in: no cookie or token, or an invalid one."""

    code = "not-known"
    status = 401


class NotAllowed(ServerError):
    """Signed in, but not permitted."""

    code = "not-allowed"
    status = 403


class WrongHost(ServerError):
    """The request has an unknown Host header, which a page of another site could have caused (DNS rebinding)."""

    code = "wrong-host"
    status = 421


class NoSuchTable(ServerError):
    """There is no such table, or this user has no access to it; the answer is the same."""

    code = "no-such-table"
    status = 404


class NotNow(ServerError):
    """Not possible in the present state of the table."""

    code = "not-now"
    status = 409


class WasRemoved(ServerError):
    """The host has removed this person from the table."""

    code = "removed"
    status = 403


class SeenAnotherHand(ServerError):
    """A person who has seen the cards of one seat cannot get another seat in the same game."""

    code = "seen-another-hand"
    status = 403


class Unreadable(ServerError):
    """The journal of the table is damaged, or does not follow these rules. It is kept unchanged."""

    code = "unreadable"
    status = 409


class WindowOpen(ServerError):
    """The game cannot be paused while cards can be thrown in; the window closes after the same time for everybody."""

    code = "window-open"
    status = 409


class SeatTaken(ServerError):
    """The seat is taken."""

    code = "seat-taken"
    status = 409


class SharedDevice(ServerError):
    """Playing out of turn requires one device per player: a window is open for all of them at the same time."""

    code = "shared-device"
    status = 409


class StaleMove(ServerError):
    """The move answers an old question."""

    code = "stale-move"
    status = 409


class WrongNumber(ServerError):
    """The number for the shuffle does not match the client's commitment."""

    code = "wrong-number"
    status = 422


class TooLate(ServerError):
    """In a window another player was faster, or the window was over; `late_ms` says by how much."""

    code = "too-late"
    status = 409

    def __init__(self, message: str, late_ms: int) -> None:
        super().__init__(message)
        self.late_ms = late_ms


class TooMany(ServerError):
    """A limit of messages, tables or sockets was reached. `retry_s` says when to try again."""

    code = "too-many"
    status = 429

    def __init__(self, message: str, retry_s: float = 1.0) -> None:
        super().__init__(message)
        self.retry_s = retry_s


class TooManyChanges(ServerError):
    """The table was changed too often, not counting moves, and no more changes are stored."""

    code = "too-many-changes"
    status = 409


class NotReady(ServerError):
    """The server is starting, stopping, or cannot write; nothing was done."""

    code = "not-ready"
    status = 503
    retry_s = 2.0


class Fault(ServerError):
    """Internal server error; see the server's log."""

    code = "fault"
    status = 500
