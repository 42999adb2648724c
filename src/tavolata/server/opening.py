"""Opening tables: what somebody wishes for becomes the first entries of a journal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolata.core.errors import BadOption
from tavolata.core.fairness import commit, new_secret
from tavolata.core.registry import get_rules
from tavolata.server import messages, rematch
from tavolata.server.clock import clock
from tavolata.server.journal import AnyChange, BotFrom, Chair, Entry, Opened
from tavolata.server.messages import BotName, Series, Setting
from tavolata.server.names import BadName, new_id
from tavolata.server.options import DERIVED, check_devices, live_options
from tavolata.server.seating import begin, must_be_full
from tavolata.server.statistics import games_won, series_of
from tavolata.server.store import Store, Summary, TableRow, User
from tavolata.server.table import Table, check_bot

_NO_SUMMARY = Summary("waiting", False, "", 0, 0, "", (), (), ())


class WantedSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table: the one who opens it (`me`), a bot, or whoever comes."""

    me: bool = False
    bot: BotName | None = None
    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a table. Without seats: the opener at seat 0, free seats for the others.

    With `start` the game begins at once, which needs every seat to be taken; with `commits` as soon as the opener's
    client has committed to a number for the shuffle and revealed it, or has had some seconds for each.
    """

    game: str
    options: dict[str, Any] = {}
    setting: Setting = Setting()
    seats: Annotated[list[WantedSeat], Meta(max_length=6)] = []
    start: bool = False
    commits: bool = False


async def open_table(store: Store, user: User, wish: NewTable, device: str | None = None) -> TableRow:
    """A table as it is wished for; BadOption and the like say what is wrong with the wish."""
    options = live_options(wish.game, wish.options, wish.setting)
    if wish.seats:
        options.setdefault("players", len(wish.seats))
    checked = get_rules(wish.game).check_options(options)
    if len(wish.seats) not in (0, checked["players"]):
        raise BadOption(f"{len(wish.seats)} seats are given, but the game is for {checked['players']} players")
    seats = wish.seats or [WantedSeat(me=True), *[WantedSeat()] * (checked["players"] - 1)]
    chairs = [_chair(wish.game, user, seat, device) for seat in seats]
    check_devices(checked, chairs)
    if not any(chair.user for chair in chairs):
        raise BadOption("you have no seat at this table: set one of the seats to `me`")
    secret = new_secret()
    opened = Opened(
        game=wish.game,
        options=checked,
        setting=wish.setting,
        host=user.id,
        chairs=chairs,
        commitment=commit(secret),
        awaits=[next(seat for seat, chair in enumerate(chairs) if chair.user)] if wish.start and wish.commits else [],
    )
    return await _write(store, secret, opened, start=wish.start)


def rematch_options(table: Table, command: messages.Rematch | messages.RematchAnswer) -> dict[str, Any]:
    """The options of the next game; BadOption if the wish does not fit the game or the seats."""
    if not isinstance(command, messages.Rematch) or (command.options is None and command.setting is None):
        return dict(table.opened.options)
    game = table.opened.game
    played = {name: value for name, value in table.opened.options.items() if name not in DERIVED}
    wanted = {**played, **(command.options or {}), "players": len(table.chairs)}
    checked = get_rules(game).check_options(live_options(game, wanted, command.setting or table.setting))
    check_devices(checked, table.chairs)
    return checked


async def open_rematch(store: Store, table: Table, ask: rematch.Ask) -> TableRow:
    """The next game, which begins by itself: everybody keeps their seat."""
    chairs = rematch.next_chairs(table, ask)
    secret = new_secret()
    opened = Opened(
        game=table.opened.game,
        options=dict(ask.options),
        setting=ask.setting,
        host=table.host if table.host in ask.joined else ask.user if ask.user in ask.joined else min(ask.joined),
        chairs=chairs,
        commitment=commit(secret),
        rematch_of=table.id,
        series=await _series_before(store, table, chairs),
        awaits=rematch.awaited(table, ask),
    )
    return await _write(store, secret, opened, start=True, bots_play=rematch.unanswered(table, ask))


async def _series_before(store: Store, table: Table, chairs: Sequence[Chair]) -> Series | None:
    """How many games were played, and won by those who have the seats now."""
    row = await store.table(table.id)
    if row is None:
        return None
    games = await series_of(store, row)
    now = replace(row.summary, users=[chair.user for chair in chairs], bots=[chair.bot for chair in chairs])
    return Series(games=len(games), won=[games_won(seat, now, games) for seat in range(len(chairs))])


async def _write(store: Store, secret: str, opened: Opened, *, start: bool, bots_play: Iterable[int] = ()) -> TableRow:
    """A new table with its first entries; with `start` the cards are dealt at once, unless a client is awaited.

    `bots_play` are the seats whose people are not waited for.
    """
    now = clock.now()
    row = TableRow(new_id(12), secrets.token_urlsafe(16), secret, now, now, 0, _NO_SUMMARY)
    table, entries = Table(row), [Entry(seq=1, at=now, change=opened)]
    table.apply(entries[0])
    changes: list[AnyChange] = [BotFrom(seat=seat, at=now) for seat in bots_play]
    if opened.awaits:
        must_be_full(table)
    elif start:
        changes += begin(table, None, [], now)
    for change in changes:
        entries.append(Entry(seq=table.seq + 1, at=now, change=change))
        table.apply(entries[-1])
    row = replace(row, seq=table.seq, summary=table.summary())
    await store.open_table(row, entries)
    return row


def _chair(game: str, user: User, seat: WantedSeat, device: str | None) -> Chair:
    if seat.bot is not None:
        check_bot(game, seat.bot)
        return Chair(bot=seat.bot)
    if seat.me:
        name = seat.name or user.name
        if not name:
            raise BadName("set your name before you take a seat")
        return Chair(user=user.id, name=name, device=device)
    return Chair()
