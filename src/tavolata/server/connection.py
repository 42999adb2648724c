"""One client that is connected: a browser tab, or a program with a token."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field

from tavolata.server.clock import clock
from tavolata.server.messages import FromServer, encode
from tavolata.server.store import User

#: How many round trips are remembered; the shortest of them is the best guess of the way itself.
ROUND_TRIPS = 8

LooksBack = Callable[[], AbstractContextManager[None]]


@dataclass(eq=False, slots=True)
class Connection:
    """`push` hands a frame to the socket without waiting; it closes the socket of a client that does not keep up."""

    user: User
    lang: str
    push: Callable[[bytes], None]
    #: For each table: the seat whose view this connection sees, if its user has several.
    shown: dict[str, int] = field(default_factory=dict)
    round_trips: list[float] = field(default_factory=list)
    #: Which browser this is, if it says so: see `Accounts.device`.
    device: str | None = None
    #: Tables at which this person wants to sit down but has not yet.
    joining: set[str] = field(default_factory=set)
    #: Around each reading of a finished game for this client.
    looking_back: LooksBack = nullcontext
    #: When this client last asked for something (time.monotonic).
    last_command: float = field(default_factory=time.monotonic)

    def send(self, message: FromServer) -> None:
        self.push(encode(message))

    def caller(self, longest_way: float = 0.0) -> Caller:
        """Who asks for something now. The way of the message counts, but for no more than so many seconds."""
        pressed = clock.now() - min(self.round_trip, longest_way)
        return Caller(self.user.id, self.user.name, pressed, self.device)

    def note_round_trip(self, seconds: float) -> None:
        self.round_trips = [*self.round_trips[1 - ROUND_TRIPS :], seconds]

    @property
    def round_trip(self) -> float:
        """How long a message takes to this client and back, in seconds."""
        return min(self.round_trips, default=0.0)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who wants something, and when they wanted it: the time of arrival less the way between us."""

    user: str
    name: str
    pressed: float
    device: str | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        """By what this person is recognised: a second user in the same browser counts as the same person."""
        return (self.user,) if self.device is None else (self.user, self.device)
