"""What can still be told of what happened at a table: by its memory, for every seat since its own last turn.

A seat's log begins anew with the first action of its turn; in a scoring, when its person has answered. A round begins
without a past. What is older than every log is forgotten here, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from tavolata.core.contract import Event

#: What everybody sees on the table as long as it matters, and nobody has to be told again.
SEEN = {"started", "shuffled", "round-began", "revealed", "demanded", "taken"}
#: What scorings brought; it can always be reread (P-16).
RESULTS = {"round-ended", "filled", "unfilled", "rewarded"}


class Announcements:
    """Events are counted from the beginning of the game; a seat's log begins at one of these numbers."""

    def __init__(self, players: int) -> None:
        self.results: list[Event] = []
        self._kept: list[Event] = []
        self._first = 0
        self._since = [0] * players
        #: Up to where a seat at a shared device has heard everything.
        self._heard = [0] * players
        #: Where a seat passed last, which it does without being asked (P-13).
        self._passed = [0] * players
        self._last_seat: int | None = None
        #: Where the scoring began that is going on.
        self._scoring: int | None = None

    @property
    def _end(self) -> int:
        return self._first + len(self._kept)

    def add(self, seat: int | None, events: Sequence[Event], *, by_person: bool) -> None:
        """What came of one step: an action of a seat, or chance."""
        if seat is not None and events:
            acted = self._scoring is None or by_person
            if acted and seat != self._last_seat:
                self._since[seat] = self._end
            self._last_seat = seat if acted else None
        self.results += [event for event in events if event.name in RESULTS]
        for event in events:
            self._keep(event)
        if any(event.name == "round-began" for event in events):
            self._begin_anew()
        self._forget()

    def _keep(self, event: Event) -> None:
        now, seat = self._end, event.seat
        if event.name == "round-ended":
            self._scoring = now
        elif event.name == "played" and seat is not None:
            self._since[seat] = now
        elif event.name == "passed" and seat is not None:
            self._since[seat], self._passed[seat] = max(self._since[seat], self._passed[seat]), now
        if event.name not in SEEN:
            self._kept.append(event)

    def _begin_anew(self) -> None:
        self._since = [self._end] * len(self._since)
        self._last_seat = self._scoring = None

    def _forget(self) -> None:
        """What lies before every log."""
        old = min(self._since) - self._first
        del self._kept[:old]
        self._first += old

    def hear(self, seat: int) -> None:
        """A seat at a shared device was told everything (`meanwhile`)."""
        self._heard[seat] = self._end

    def own(self, seat: int) -> list[Event]:
        """What the seat alone was told since its last turn: the cards that it got."""
        return [event for event in self._from(self._since[seat]) if event.audience == seat]

    def log(self, seat: int | None) -> list[Event]:
        """What the others announced since the seat's last turn, and its own cards; for spectators, the last lap.

        What happens in a scoring is seen on the table.
        """
        begin = min(self._since) if seat is None else self._since[seat]
        events = self._from(begin, self._scoring)
        return [event for event in events if event.audience == seat or _is_by_another(event, seat)]

    def meanwhile(self, seat: int, *, once: bool) -> list[Event]:
        """For the next one at a shared device: all that the others announced since this seat last held it.

        With `once` only what was not told in this way before.
        """
        begin = max(self._since[seat], self._heard[seat]) if once else self._since[seat]
        return [event for event in self._from(begin) if _is_by_another(event, seat)]

    def _from(self, begin: int, end: int | None = None) -> list[Event]:
        stop = None if end is None else max(0, end - self._first)
        return self._kept[begin - self._first : stop]


def _is_by_another(event: Event, seat: int | None) -> bool:
    return event.audience is None and (seat is None or event.seat != seat)
