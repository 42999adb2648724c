"""One client that is connected: a browser tab, or a program with a token."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tavolata.server.messages import FromServer, encode
from tavolata.server.store import User

#: How many round trips are remembered; the shortest of them is the best guess of the way itself.
ROUND_TRIPS = 8


@dataclass(eq=False, slots=True)
class Connection:
    """`push` hands a frame to the socket without waiting; it closes the socket of a client that does not keep up."""

    user: User
    lang: str
    push: Callable[[bytes], None]
    #: For each table: the seat whose view this connection sees, if its user has several.
    shown: dict[str, int] = field(default_factory=dict)
    round_trips: list[float] = field(default_factory=list)

    def send(self, message: FromServer) -> None:
        self.push(encode(message))

    def note_round_trip(self, seconds: float) -> None:
        self.round_trips = [*self.round_trips[1 - ROUND_TRIPS :], seconds]

    @property
    def round_trip(self) -> float:
        """How long a message takes to this client and back, in seconds."""
        return min(self.round_trips, default=0.0)
