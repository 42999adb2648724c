"""What may be known of a table: every message is built for the one who gets it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tavolata.core.contract import SPECTATOR, Event
from tavolata.server import messages
from tavolata.server.table import Table


def play_for(
    table: Table, seat: int | None, mine: Collection[int], events: Iterable[Event], now: float
) -> messages.Play:
    """What a connection is told that shows this seat (or none), of a user who has these seats."""
    viewer = SPECTATOR if seat is None else seat
    game, deadline = table.game, table.deadline
    told = [
        messages.EventInfo(name=event.name, seat=event.seat, data=dict(event.data))
        for event in events
        if event.is_for(viewer)
    ]
    if game is None:
        return messages.Play(table=table.id, seq=table.seq, seat=seat, events=told, view=None)
    window = table.is_live_window
    return messages.Play(
        table=table.id,
        seq=table.seq,
        seat=seat,
        events=told,
        view=game.rules.read_view(game.view(viewer)),
        ask=None if seat is None or table.state != "playing" else _ask(table, seat),
        hand_over=[] if window else [other for other in mine if other != seat and other in table.asked],
        left_ms=None if deadline is None else max(0, round(1000 * (deadline.at - now))),
        clock_of=None if deadline is None else deadline.seat,
        stood_in=table.stood_in if table.stood_in in mine else None,
        result=game.result.as_json() if game.is_over else None,
    )


def _ask(table: Table, seat: int) -> messages.Ask | None:
    """In a live window nobody passes: its end does that for all."""
    game = table.asked.get(seat)
    if game is None or game.decision is None:
        return None
    passing = game.rules.letting_pass(game.mem) if table.is_live_window else None
    return messages.Ask(
        seat=seat,
        kind=game.decision.kind,
        clauses=list(game.decision.clauses),
        legal=[game.rules.format_action(action) for action in game.legal if action != passing],
    )


def room_for(
    table: Table, user: str | None, here: Collection[str], away: Collection[str], watchers: int, ready: Collection[int]
) -> messages.Room:
    """Who sits where, as this user may know it. `away` are those for whom a bot plays meanwhile."""
    mine = table.seats_of(user)
    return messages.Room(
        table=table.id,
        seq=table.seq,
        game=table.opened.game,
        options=table.opened.options,
        setting=table.setting,
        state=table.state,
        seats=[_seat_info(table, seat, seat in mine, here, away) for seat in range(len(table.chairs))],
        fair=fairness(table),
        watchers=watchers,
        host=user is not None and user == table.host,
        yours=mine,
        key=table.key if mine or user == table.host else None,
        rematch=table.rematch,
        ready=sorted(ready),
    )


def _seat_info(table: Table, seat: int, yours: bool, here: Collection[str], away: Collection[str]) -> messages.SeatInfo:
    chair = table.chairs[seat]
    if chair.user is None:
        return messages.SeatInfo(name=chair.name, kind="bot" if chair.bot else "free", bot=chair.bot)
    stand_in = chair.user in away and table.state == "playing"
    return messages.SeatInfo(
        name=chair.name,
        kind="person",
        bot=table.stand_in(seat) if stand_in else None,
        here=chair.user in here,
        stand_in=stand_in,
        yours=yours,
        help=chair.help if yours else None,
    )


def fairness(table: Table) -> messages.Fairness:
    """The secret is told when there is nothing left that could be learned from it."""
    commitment = table.opened.commitment
    if table.state != "over":
        return messages.Fairness(commitment=commitment)
    numbers = [chair.number for chair in table.chairs]
    return messages.Fairness(commitment=commitment, secret=table.secret, numbers=numbers)
