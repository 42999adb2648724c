"""Who gets which seat, until when, and who runs the table: commands become changes, or are refused.

Nothing here waits, writes or looks at the clock; see `table`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.server import dealing, messages
from tavolata.server.clock import INEXACT
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow, SeatTaken, SeenAnotherHand, ServerError, WasRemoved
from tavolata.server.journal import (
    AnyChange,
    Chair,
    Closed,
    Configured,
    Hosted,
    Readmitted,
    Removed,
    Seated,
    StartAnnounced,
    StartCancelled,
)
from tavolata.server.names import BadName
from tavolata.server.options import changed_options, check_devices
from tavolata.server.table import Table, check_bot

#: Seconds that a seat is kept for a guest who was about to join when the game began.
KEPT = 60.0
#: Seconds between the notice that somebody starts in place of the host, and the start.
NOTICE = 10.0


# ----------------------------------------------------------------- sitting down


def sit(table: Table, caller: Caller, command: messages.Sit, now: float) -> Seated:
    _must_not_be_over(table)
    name = command.name or caller.name
    if not name:
        raise BadName("a seat needs the name of its player")
    if command.seat is None:
        seat = _best_seat(table, caller, now)
    else:
        seat = command.seat
        table.must_exist(seat)
        if refusal := _refusal(table, caller, seat, now):
            raise refusal
    chair = Chair(user=caller.user, name=name, device=caller.device)
    before = table.chairs[seat]
    # From the start on the cards are dealt with the numbers of those who sat there before.
    if table.state != "waiting" or before.user == caller.user:
        chair = replace(chair, commitment=before.commitment, number=before.number)
    check_devices(table.opened.options, [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]])
    return Seated(seat=seat, chair=chair)


def is_open(table: Table, caller: Caller, seat: int, now: float) -> bool:
    """Whether this person can sit down at a seat."""
    return table.state not in ("over", "closed") and _refusal(table, caller, seat, now) is None


def _refusal(table: Table, caller: Caller, seat: int, now: float) -> ServerError | None:
    chair = table.chairs[seat]
    if table.is_removed(caller):
        return WasRemoved("the host has removed you from this table")
    if chair.user is not None:
        is_renamed = chair.user == caller.user and table.state == "waiting"
        return None if is_renamed else SeatTaken(f"seat {seat} is taken")
    if chair.kept_for != caller.user and is_kept(chair, now):
        return SeatTaken(f"seat {seat} is kept for a guest who is about to join")
    seen = table.seen_by(caller)
    if seen and seat not in seen:
        return SeenAnotherHand(f"you have seen the cards of seat {min(seen)}, so you can get no other seat")
    return None


def is_kept(chair: Chair, now: float) -> bool:
    """Whether a seat is kept for a guest; not for longer than ever, by a clock that was set back meanwhile."""
    return chair.kept_for is not None and 0 < chair.kept_until - now <= KEPT + INEXACT


def _best_seat(table: Table, caller: Caller, now: float) -> int:
    """The seat kept for this person, else a free one, else that of a bot."""
    if table.seats_of(caller.user):
        raise NotAllowed("you already have a seat: name the other seat that you want")
    refusals = {seat: _refusal(table, caller, seat, now) for seat in range(len(table.chairs))}
    possible = [seat for seat, refusal in refusals.items() if refusal is None]
    if not possible:
        reasons = [refusal for refusal in refusals.values() if not isinstance(refusal, SeatTaken)]
        raise next((reason for reason in reasons if reason is not None), SeatTaken("all seats are taken"))

    def order(seat: int) -> tuple[bool, bool, int]:
        chair = table.chairs[seat]
        return chair.kept_for != caller.user, not chair.is_free, seat

    return min(possible, key=order)


# ----------------------------------------------------------------- leaving a seat


def stand(table: Table, user: str, seat: int) -> list[AnyChange]:
    """Whoever leaves gives the seat to a bot; the host gives the table to another, or closes it."""
    table.must_own(user, seat)
    _must_not_be_over(table)
    changes: list[AnyChange] = [_vacate(table, seat)]
    others = [other.user for at, other in enumerate(table.chairs) if at != seat and other.user is not None]
    if not others:
        changes.append(Closed(reason="left"))
    elif user == table.host and user not in others:
        changes.append(Hosted(user=others[0]))
    return changes


def remove(table: Table, user: str, seat: int) -> list[AnyChange]:
    table.must_be_host(user)
    table.must_exist(seat)
    _must_not_be_over(table)
    chair = table.chairs[seat]
    if chair.user is None:
        raise NotAllowed(f"nobody sits at seat {seat}")
    if chair.user == user:
        raise NotAllowed("you cannot remove yourself: use `stand` to leave the seat")
    theirs = [_vacate(table, at) for at in table.seats_of(chair.user)]
    return [*theirs, Removed(user=chair.user, name=chair.name, device=chair.device)]


def readmit(table: Table, user: str, name: str) -> Readmitted:
    table.must_be_host(user)
    if name not in table.removed.values():
        raise NotNow(f"no removed player is called {name!r}")
    return Readmitted(name=name)


def appoint(table: Table, user: str, command: messages.Appoint) -> Seated:
    table.must_be_host(user)
    table.must_exist(command.seat)
    _must_not_be_over(table)
    chair = table.chairs[command.seat]
    if command.bot is None:
        if table.state != "waiting":
            raise NotNow("during a game every seat needs a player: name a bot")
        return Seated(seat=command.seat, chair=Chair())
    check_bot(table.opened.game, command.bot)
    if table.people == {user} and chair.user == user and len(table.seats_of(user)) == 1:
        raise NotAllowed("the last person cannot leave the table")
    if table.state == "waiting":
        return Seated(seat=command.seat, chair=Chair(bot=command.bot))
    return Seated(seat=command.seat, chair=_left(chair, command.bot))


def hand_host(table: Table, user: str, seat: int) -> Hosted:
    table.must_be_host(user)
    table.must_exist(seat)
    other = table.chairs[seat].user
    if other is None or other == user:
        raise NotAllowed(f"seat {seat} has no person who could become the host")
    return Hosted(user=other)


def _vacate(table: Table, seat: int) -> Seated:
    """Before the game the seat is free again, later a bot takes it."""
    if table.state == "waiting":
        return Seated(seat=seat, chair=Chair())
    return Seated(seat=seat, chair=_left(table.chairs[seat], table.stand_in(seat)))


def _left(chair: Chair, bot: str) -> Chair:
    """The number stays: the shuffle is made from it."""
    left = chair.left or chair.user is not None
    return Chair(bot=bot, left=left, commitment=chair.commitment, number=chair.number)


# ----------------------------------------------------------------- house rules


def configure(table: Table, user: str, command: messages.Configure) -> Configured:
    table.must_be_host(user)
    if table.state != "waiting":
        raise NotNow("house rules cannot be changed after the start")
    setting = command.setting or table.setting
    checked = changed_options(table.opened.game, table.opened.options, command.options, setting)
    check_devices(checked, table.chairs)
    return Configured(options=checked, setting=setting, seats=_seats_for(table.chairs, checked["players"]))


def _seats_for(chairs: Sequence[Chair], players: int) -> list[int | None]:
    """Which seats stay for so many players: all people, then bots, then free seats; new ones come last."""
    people = sum(chair.user is not None for chair in chairs)
    if people > players:
        raise NotNow(f"{people} people sit at the table: {people - players} must leave before {players} can play")
    by_worth = sorted(range(len(chairs)), key=lambda seat: (chairs[seat].user is None, chairs[seat].is_free, seat))
    return [*sorted(by_worth[:players]), *[None] * (players - len(chairs))]


# ----------------------------------------------------------------- the start


def start(
    table: Table, user: str, command: messages.Start, arriving: Sequence[str], now: float, *, host_is_idle: bool
) -> list[AnyChange]:
    """At once if the host says so, and after a notice if another does while the host is gone or idle."""
    if user == table.host:
        return begin(table, command.bot, arriving, now)
    if not table.seats_of(user) or not host_is_idle:
        raise NotAllowed("only the host can do this, or another player at the table if the host is away")
    if table.starting is not None:
        return []
    begin(table, command.bot, arriving, now)  # what cannot begin is refused now
    return [StartAnnounced(user=user, bot=command.bot or "level:2")]


def begin(table: Table, bot: str | None, arriving: Sequence[str], now: float) -> list[AnyChange]:
    """Fill free seats with the bot, keep seats for those who are about to join, and deal or ask for the numbers."""
    if table.state != "waiting":
        raise NotNow("the game has already begun")
    if bot is not None:
        check_bot(table.opened.game, bot)
    free = _free_seats(table)
    if bot is None:
        must_be_full(table)
    chairs = {seat: Chair(bot=bot) for seat in free}
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot is not None]
    for guest, seat in zip(arriving, [*free, *bots], strict=False):
        playing = chairs.get(seat, table.chairs[seat])
        chairs[seat] = Chair(bot=playing.bot, kept_for=guest, kept_until=now + KEPT)
    seated: list[AnyChange] = [Seated(seat=seat, chair=chair) for seat, chair in chairs.items()]
    return [*seated, dealing.next_step(table)]


def must_be_full(table: Table) -> None:
    if free := _free_seats(table):
        raise NotNow(f"fill all seats first; free: {', '.join(map(str, free))}")


def _free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_free]


def cancel(table: Table, user: str) -> StartCancelled:
    if user != table.host and not table.seats_of(user):
        raise NotAllowed("only players at the table can do this")
    if table.starting is None:
        raise NotNow("no start has been announced")
    return StartCancelled()


def _must_not_be_over(table: Table) -> None:
    if table.state in ("over", "closed"):
        raise NotNow("the game is over: ask for a rematch")
