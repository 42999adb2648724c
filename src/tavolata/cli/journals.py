"""What `tavolata admin show` prints about a table: its players, its settings and its journal.

It contains no cards and no secrets, because administrators may be players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from tavolata.core.registry import get_rules
from tavolata.server import journal

if TYPE_CHECKING:
    from tavolata.server.table import Table

#: As wide as the longest name of a line.
WIDTH = 11


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def describe(table: Table, entries: Sequence[journal.Entry]) -> Iterator[str]:
    title = get_rules(table.opened.game).title
    names = _names(entries)
    yield _line("table", table.id)
    yield _line("game", f"{title} ({table.opened.game})")
    yield _line("state", f"{table.state}, {_count(len(entries), 'entry', 'entries')}")
    yield _line("house rules", _told(table.opened.options))
    yield _line("setting", _told(msgspec.to_builtins(table.setting)))
    yield _line("commitment", table.opened.commitment)
    for seat, chair in enumerate(table.chairs):
        host = ", the host" if chair.user and chair.user == table.host else ""
        yield _line(f"seat {seat}", f"{_who(chair)}{host}")
    yield ""
    yield "times in UTC"
    for entry in entries:
        yield f"{entry.seq:>5}  {when(entry.at)}  {_happened(entry.change, names)}"


def _line(name: str, value: str) -> str:
    return f"{name:<{WIDTH}}  {value}"


def _told(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name.replace('_', ' ')}: {_value(value)}" for name, value in values.items())


def _value(value: object) -> str:
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None:
            return "default"
        case list() | tuple():
            return _count(len(value), "entry", "entries")
        case dict():
            return f"({_told(value)})"
    return str(value)


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def _who(chair: journal.Chair) -> str:
    if chair.user:
        return f"{chair.name or '?'} (user {chair.user})"
    return f"bot {chair.bot}" if chair.bot else "free"


def _names(entries: Sequence[journal.Entry]) -> dict[str, str]:
    chairs: list[journal.Chair] = []
    for entry in entries:
        match entry.change:
            case journal.Opened(chairs=first):
                chairs += first
            case journal.Seated(chair=chair):
                chairs.append(chair)
    return {chair.user: chair.name for chair in chairs if chair.user}


def _happened(change: journal.AnyChange, names: Mapping[str, str]) -> str:
    """One line. Of a move not even who made it: in a window that would tell who had a card for it."""
    match change:
        case journal.Opened(host=host, rematch_of=before):
            after = f", after table {before}" if before else ""
            return f"{names.get(host) or host} opened the table{after}"
        case journal.Seated(seat=seat, chair=chair):
            return f"seat {seat}: {_who(chair)}"
        case journal.Configured(options=options, setting=setting):
            return f"house rules: {_told(options)}; {_told(msgspec.to_builtins(setting))}"
        case journal.StartAnnounced(user=user):
            return f"{names.get(user) or user} announced the start in place of the host"
        case journal.StartCancelled():
            return "the start was cancelled"
        case journal.Removed(user=user, name=name):
            return f"{name or user} was removed by the host"
        case journal.Readmitted(name=name):
            return f"{name} was invited again"
        case journal.Committed(seat=seat):
            return f"seat {seat} committed to a number for the shuffle"
        case journal.NumbersAsked():
            return "the numbers for the shuffle were requested"
        case journal.Revealed(seat=seat):
            return f"seat {seat} revealed its number"
        case journal.Begun():
            return "the cards were dealt"
        case journal.Played():
            return "a move"
        case journal.Heard(seat=seat):
            return f"seat {seat} took over the device"
        case journal.Paused(empty=empty):
            return "paused, because nobody was there" if empty else "paused"
        case journal.Resumed():
            return "resumed"
        case journal.WentOn():
            return "the next round began"
        case journal.Paced(pace=pace):
            return f"pace: {pace}"
        case journal.Hosted(user=user):
            return f"the host is now {names.get(user) or user}"
        case journal.BotFrom(seat=seat, at=at):
            return f"seat {seat}: if its player is away, a bot plays from {when(at)} on"
        case journal.RematchAsked(user=user):
            return f"{names.get(user) or user} proposed a rematch"
        case journal.RematchAnswered(user=user, joins=joins):
            return f"{names.get(user) or user} {'joined' if joins else 'declined'} the rematch"
        case journal.Rematched(table=table):
            return f"the rematch is at table {table}"
        case journal.Closed(reason=reason):
            return f"closed: {reason}"
