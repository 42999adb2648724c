"""What may be known of a table: every message is built for the one who gets it."""

from __future__ import annotations

import base64
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tavolata.core.contract import SPECTATOR, Event
from tavolata.server import messages
from tavolata.server.clock import Span, clock
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow
from tavolata.server.forced import forced_answer
from tavolata.server.rematch import people_of
from tavolata.server.seating import NOTICE, is_kept, is_open
from tavolata.server.store import Summary, TableRow
from tavolata.server.table import AnnouncedStart, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Who is at a table now, beside what its journal says."""

    here: Collection[str] = ()
    #: From when on a bot plays for those who are away.
    bot_at: Mapping[str, float] = field(default_factory=dict)
    watchers: int = 0
    ready: Collection[int] = ()
    #: Names of people who want a seat.
    arriving: list[str] = field(default_factory=list)
    host_is_idle: bool = False


def hidden_play(table: Table) -> messages.Play:
    """For people without a seat at a table that does not want spectators: nothing of the game."""
    return messages.Play(table=table.id, seq=table.seq, seat=None, events=[], view=None)


def play_for(
    table: Table,
    seat: int | None,
    mine: Collection[int],
    events: Iterable[Event],
    *,
    whole: bool = False,
    meanwhile: Sequence[Event] = (),
) -> messages.Play:
    """What a connection is told that shows this seat (or none), of a user who has these seats.

    `whole` tells the table to somebody who comes or has missed something, also what bots did for this seat while its
    person was away. `meanwhile` is what whoever takes over a shared device is told besides.
    """
    viewer = SPECTATOR if seat is None else seat
    game, deadline = table.game, table.deadline
    told = _told(event for event in events if event.is_for(viewer))
    if game is None:
        return messages.Play(table=table.id, seq=table.seq, seat=seat, events=told, view=None)
    window = table.is_live_window
    return messages.Play(
        table=table.id,
        seq=table.seq,
        seat=seat,
        events=told,
        # Notes of what was noticed once are for those who remember it; only an open table takes them for all (P-16).
        view=game.rules.read_view(game.view(viewer), notes=table.setting.memory == "open"),
        ask=None if seat is None or table.state != "playing" else _ask(table, seat),
        hand_over=[] if window else [other for other in mine if other != seat and other in table.asked],
        left_ms=None if deadline is None else _ms_left(deadline.span),
        clock_of=None if deadline is None else deadline.seat,
        next_round_ms=None if table.round_break is None else _ms_left(table.round_break),
        stood_in=table.stood_in if table.stood_in in mine else None,
        missed=_missed(table, seat) if whole and seat is not None else [],
        log=_told([*_log(table, seat, meanwhile), *meanwhile]),
        results=_told(table.announcements.results) if whole else None,
        result=game.result.as_json() if game.is_over else None,
    )


def _ms_left(span: Span) -> int:
    return round(1000 * clock.left(span))


def _told(events: Iterable[Event]) -> list[messages.EventInfo]:
    return [messages.EventInfo(name=event.name, seat=event.seat, data=dict(event.data)) for event in events]


def _missed(table: Table, seat: int) -> list[messages.MissedMove]:
    return [messages.MissedMove(seq=one.seq, events=_told(one.events)) for one in table.missed.get(seat, ())]


def _log(table: Table, seat: int | None, meanwhile: Sequence[Event]) -> list[Event]:
    """What may be reread of the announcements, by the memory of the table (P-16)."""
    if meanwhile or table.setting.memory == "once":
        return [] if seat is None else table.announcements.own(seat)
    return table.announcements.log(seat)


def _ask(table: Table, seat: int) -> messages.Ask | None:
    """In a live window nobody passes: its end does that for all."""
    game = table.asked.get(seat)
    if game is None or game.decision is None:
        return None
    passing = game.rules.letting_pass(game.mem) if table.is_live_window else None
    view = game.rules.without_notes(game.view(seat))
    return messages.Ask(
        seat=seat,
        kind=game.decision.kind,
        clauses=list(game.decision.clauses),
        legal=[game.rules.format_action(action) for action in game.legal if action != passing],
        forced=[] if table.is_live_window else forced_answer(game),
        view_bytes=base64.b64encode(view.tobytes()).decode(),
    )


def room_for(table: Table, caller: Caller, presence: Presence) -> messages.Room:
    """Who sits where, as this user may know it."""
    user, starting = caller.user, table.starting
    mine, is_host = table.seats_of(user), user == table.host
    may_see = bool(mine) or is_host or table.setting.spectators
    rematch_is_open = table.rematch_ask is None or table.rematch_ask.setting.spectators
    hosts = table.seats_of(table.host)
    return messages.Room(
        table=table.id,
        seq=table.seq,
        game=table.opened.game,
        options=table.opened.options,
        setting=table.setting,
        state=table.state,
        seats=[_seat_info(table, seat, caller, presence) for seat in range(len(table.chairs))],
        fair=fairness(table, is_over=table.state == "over" and may_see),
        watchers=presence.watchers,
        host=is_host,
        host_seat=hosts[0] if hosts else None,
        arriving=presence.arriving,
        may_start=table.state == "waiting" and (is_host or (bool(mine) and presence.host_is_idle)),
        starting=None if starting is None else _starting(table, starting),
        removed=sorted(set(table.removed.values())) if is_host else [],
        yours=mine,
        key=table.key if mine or is_host else None,
        rematch=table.rematch if mine or is_host or (may_see and rematch_is_open) else None,
        rematch_ask=_rematch_ask(table),
        series=table.series,
        ready=sorted(presence.ready),
        deserted=table.is_deserted,
    )


def _rematch_ask(table: Table) -> messages.RematchAsk | None:
    ask = table.rematch_ask
    if ask is None or ask.user not in table.people:
        return None
    seats = [(seat, ask.answers.get(chair.user)) for seat, chair in enumerate(table.chairs) if chair.user is not None]
    return messages.RematchAsk(
        seat=table.seats_of(ask.user)[0],
        joined=[seat for seat, joins in seats if joins is True],
        declined=[seat for seat, joins in seats if joins is False],
        start_in_ms=_ms_left(ask.time_to_answer(people_of(table))),
        options=dict(ask.options),
        setting=ask.setting,
    )


def _starting(table: Table, starting: AnnouncedStart) -> messages.Starting:
    seats = table.seats_of(starting.user)
    return messages.Starting(seat=seats[0] if seats else None, left_ms=_ms_left(Span(starting.at, NOTICE)))


def _seat_info(table: Table, seat: int, caller: Caller, presence: Presence) -> messages.SeatInfo:
    chair, now = table.chairs[seat], caller.pressed
    if chair.user is None:
        is_kept_now = is_kept(chair, now)
        return messages.SeatInfo(
            name=chair.name,
            kind="bot" if chair.bot else "free",
            bot=chair.bot,
            open=is_open(table, caller, seat, now),
            kept_ms=round(1000 * (chair.kept_until - now)) if is_kept_now else None,
            kept_for_you=is_kept_now and chair.kept_for == caller.user,
        )
    yours = chair.user == caller.user
    takes_over = presence.bot_at.get(chair.user) if table.state == "playing" else None
    stand_in = takes_over is not None and takes_over <= now
    return messages.SeatInfo(
        name=chair.name,
        kind="person",
        bot=table.stand_in(seat) if stand_in else None,
        here=chair.user in presence.here,
        stand_in=stand_in,
        bot_in_ms=None if takes_over is None or stand_in else round(1000 * (takes_over - now)),
        yours=yours,
        help=chair.help if yours else None,
    )


def fairness(table: Table, *, is_over: bool) -> messages.Fairness:
    """The secret is told when there is nothing left that could be learned from it."""
    return messages.Fairness(
        commitment=table.opened.commitment,
        commitments=[chair.commitment for chair in table.chairs],
        asked=table.numbers_asked,
        secret=table.secret if is_over else None,
        numbers=[chair.number for chair in table.chairs] if is_over else None,
    )


# ----------------------------------------------------------------- without a socket


def row_for(row: TableRow, user: str | None, now: float) -> TableRow:
    """A table as REST tells of it: people without a seat learn no more, and nothing earlier, than on a socket."""
    told = row.summary
    if _has_seat(told, user) or (told.spectators and not told.delay_s):
        return row
    told = replace(told, waits_for=None)
    if not told.spectators:
        told = replace(told, result=None)
    if not told.delay_s or told.state == "unreadable":
        return replace(row, summary=told)
    told = _as_seen_now(told, now)
    return replace(row, summary=told, changed=told.ended or told.shown_at)


def _as_seen_now(told: Summary, now: float) -> Summary:
    """A table with a delay, as people without a seat see it now."""
    if _is_end_to_come(told, now):
        told = replace(told, state="playing", result=None, ended=None)
    for earlier in told.earlier:
        if now < earlier.until + told.delay_s:
            seats = list(zip(earlier.users, earlier.bots, strict=True))
            return replace(
                told,
                state=earlier.state,
                host_name=dict(zip(earlier.users, earlier.names, strict=True)).get(earlier.host, ""),
                users=earlier.users,
                names=earlier.names,
                bots=earlier.bots,
                free=sum(seat == (None, None) for seat in seats),
            )
    return told


def is_rematch_to_come(row: TableRow, user: str | None, now: float) -> bool:
    """Whether a table would tell people without a seat that the game before it is over, which they still watch."""
    told = row.summary
    return told.rematch_of is not None and now < row.opened + told.delay_s and not _has_seat(told, user)


def must_let_look_back(row: TableRow, user: str | None, now: float, *, has_key: bool) -> None:
    """A finished game shows all cards: to those who sat there, and to others as they might have watched it.

    The key of the table opens it, too: those who sat there share the link of a replay with whom they like.
    """
    told = row.summary
    if _has_seat(told, user):
        return
    if not (told.spectators or has_key):
        raise NotAllowed(
            "this table does not allow spectators: its replay is only for its players and people with its link"
        )
    if _is_end_to_come(told, now):
        raise NotNow(
            f"spectators see this game {told.delay_s} s later; its replay is available when they have seen the end"
        )


def _has_seat(told: Summary, user: str | None) -> bool:
    return user is not None and user in told.users


def _is_end_to_come(told: Summary, now: float) -> bool:
    """Whether the end is so recent that people without a seat do not know of it yet."""
    return told.shown_until is not None and now < told.shown_until
