"""Entries about a table that are not moves: who sits where, house rules, pauses. They are written only if they change
something, and not without end.

Whoever enters a table has its whole journal read. To read one such entry takes a few microseconds (some 3 in Python,
and as much in the database), so what is allowed here takes a few hundredths of a second at most. The limits are far
above what people need. Nothing that lets a game begin, go on or end counts against them: moves, the start, leaving a
seat, removing somebody, letting a paused game go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tavolata.server.errors import TooManyChanges
from tavolata.server.journal import (
    AnyChange,
    Begun,
    BotFrom,
    Chair,
    Committed,
    Configured,
    Hosted,
    NumbersAsked,
    Paced,
    Paused,
    RematchAnswered,
    RematchAsked,
    Seated,
    StartAnnounced,
)
from tavolata.server.messages import AnyCommand, Cancel, Readmit, Remove, Resume, Show, Stand

if TYPE_CHECKING:
    from tavolata.server.table import Table

#: How many such entries one person may cause at a table, and all together.
MOST_BY_ONE, MOST = 500, 3000
#: Counts what cannot be said to come from one person.
NOBODY = ""
#: Commands that are never refused here: each of them undoes an earlier one that was counted, or hears what was played.
ALWAYS = (Cancel, Readmit, Remove, Resume, Show, Stand)


def needed(table: Table, changes: Iterable[AnyChange]) -> list[AnyChange]:
    """Those that change something."""
    return [change for change in changes if not _is_so_already(table, change)]


def _is_so_already(table: Table, change: AnyChange) -> bool:
    match change:
        case Seated(seat=seat, chair=chair):
            return table.chairs[seat] == chair
        case Configured(options=options, setting=setting, seats=seats):
            same = (table.opened.options, table.setting, list(range(len(table.chairs))))
            return (options, setting, seats) == same
        case Paced(pace=pace):
            return table.setting.pace == pace
        case Hosted(user=user):
            return table.host == user
        case Committed(seat=seat, commitment=commitment):
            return table.chairs[seat].commitment == commitment
    return False


def author_of(table: Table, change: AnyChange) -> str | None:
    """Against whose limit a change counts, at a table as it was before; None if it does not count."""
    match change:
        case Seated(chair=Chair(user=str() as user)):
            return user
        case Committed(seat=seat):
            return table.chairs[seat].user
        case Seated(seat=seat):
            return table.chairs[seat].user or table.host
        case StartAnnounced(user=user) | RematchAsked(user=user) | RematchAnswered(user=user):
            return user
        case BotFrom() | Paused(empty=True):
            return NOBODY
        case Configured() | Paced() | Hosted() | Paused():
            return table.host
    return None


def check(table: Table, changes: Sequence[AnyChange], command: AnyCommand | None = None) -> None:
    """TooManyChanges if these would be too many, whether a command or the keeper itself wants them."""
    if isinstance(command, ALWAYS) or any(isinstance(change, Begun | NumbersAsked) for change in changes):
        return
    for change in changes:
        author = author_of(table, change)
        if author is None:
            continue
        # Only those who sat there at the end ask for a rematch, so nobody else can use up what they may.
        is_rematch = isinstance(change, RematchAsked | RematchAnswered)
        if table.housekeeping[author] >= MOST_BY_ONE or (not is_rematch and table.housekeeping.total() >= MOST):
            raise TooManyChanges(
                f"too many changes: not counting moves, one person can change a table {MOST_BY_ONE} times, and all "
                f"together {MOST} times; the game can continue, and everybody can leave"
            )
