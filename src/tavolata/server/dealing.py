"""From the start of a game to its first card: who commits to a number for the shuffle, who reveals it, when to deal.

The server has shown its own commitment before it knows any of this (docs/formats.md, "Fair shuffles"). Like `table`,
nothing here waits, writes or looks at the clock.
"""

from __future__ import annotations

from collections.abc import Collection

from tavolata.core.fairness import commit_number
from tavolata.server import messages
from tavolata.server.errors import NotAllowed, NotNow, WrongNumber
from tavolata.server.journal import Begun, Committed, NumbersAsked, Revealed
from tavolata.server.table import Table


def commit(table: Table, user: str, command: messages.Commit) -> Committed:
    if table.state not in ("waiting", "dealing") or table.numbers_asked:
        raise NotNow("too late for a commitment: the numbers for the shuffle are already being collected")
    seats = table.seats_of(user)
    if not seats:
        raise NotAllowed("only players at the table can commit to a number")
    return Committed(seat=seats[0], commitment=command.commitment)


def reveal(table: Table, user: str, command: messages.Reveal) -> list[Revealed]:
    if not table.numbers_asked:
        raise NotNow("the numbers for the shuffle are not being collected now")
    seats = [seat for seat in table.seats_of(user) if table.chairs[seat].commitment is not None]
    if not seats:
        raise NotAllowed("you have not committed to a number at this table")
    commitment = commit_number(table.opened.commitment, table.id, command.number)
    for seat in seats:
        chair = table.chairs[seat]
        if chair.commitment == commitment:
            return [] if chair.number is not None else [Revealed(seat=seat, number=command.number)]
    raise WrongNumber(f"the number does not match the commitment of seat {seats[0]}: its own would be {commitment}")


def awaited(table: Table, gone: Collection[str]) -> frozenset[int]:
    """The seats whose clients are waited for before the next step; `gone` are users who will hardly answer."""
    if not table.numbers_asked:
        chairs = [(seat, table.chairs[seat]) for seat in table.opened.awaits]
        return frozenset(seat for seat, chair in chairs if chair.user is not None and chair.commitment is None)
    return frozenset(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.commitment is not None and chair.number is None and chair.user is not None and chair.user not in gone
    )


def next_step(table: Table) -> NumbersAsked | Begun:
    """Ask for the numbers, if anybody has committed to one; deal if not, and if they were asked for."""
    if not table.numbers_asked and any(chair.commitment is not None for chair in table.chairs):
        return NumbersAsked()
    return Begun(shuffle=table.first_shuffle())
