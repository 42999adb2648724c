"""Opening tables: what somebody wishes for becomes the first entries of a journal."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from tavolata.core.errors import BadOption
from tavolata.core.fairness import commit, new_secret
from tavolata.core.registry import get_rules
from tavolata.server.journal import Chair, Entry, Opened
from tavolata.server.messages import BotName, Number, Setting
from tavolata.server.names import new_id
from tavolata.server.store import Store, Summary, TableRow, User
from tavolata.server.table import Table, check_bot

#: Options of the rules that a live table sets by itself.
DERIVED = ("ask_everyone", "open_oven")

_NO_SUMMARY = Summary("waiting", False, "", 0, 0, "", (), (), ())


class WantedSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table: the one who opens it (`me`), a bot, or whoever comes."""

    me: bool = False
    bot: BotName | None = None
    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    number: Number | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a table. Without seats: the opener at seat 0, free seats for the others.

    With `start` the game begins at once, which needs every seat to be taken.
    """

    game: str
    options: dict[str, Any] = {}
    setting: Setting = Setting()
    seats: Annotated[list[WantedSeat], Meta(max_length=6)] = []
    start: bool = False


async def open_table(store: Store, user: User, wish: NewTable) -> TableRow:
    """A table as it is wished for; BadOption and the like say what is wrong with the wish."""
    options = live_options(wish.game, wish.options, wish.setting)
    if wish.seats:
        options.setdefault("players", len(wish.seats))
    checked = get_rules(wish.game).check_options(options)
    if len(wish.seats) not in (0, checked["players"]):
        raise BadOption(f"there are {len(wish.seats)} seats, but {checked['players']} players")
    seats = wish.seats or [WantedSeat(me=True), *[WantedSeat()] * (checked["players"] - 1)]
    chairs = [_chair(wish.game, user, seat) for seat in seats]
    if not any(chair.user for chair in chairs):
        raise BadOption("you have no seat at this table: say me in one of the seats")
    secret = new_secret()
    opened = Opened(
        game=wish.game,
        options=checked,
        setting=wish.setting,
        host=user.id,
        chairs=chairs,
        commitment=commit(secret),
    )
    return await _write(store, secret, opened, start=wish.start)


async def open_rematch(store: Store, table: Table, user: str) -> TableRow:
    """The same again: bots keep their seats, whoever asks sits where they sat, the others are invited."""
    chairs = [
        Chair(bot=chair.bot) if chair.user is None else chair if chair.user == user else Chair()
        for chair in table.chairs
    ]
    secret = new_secret()
    opened = Opened(
        game=table.opened.game,
        options=table.opened.options,
        setting=table.setting,
        host=user,
        chairs=[structs.replace(chair, number=None) for chair in chairs],
        commitment=commit(secret),
        rematch_of=table.id,
    )
    return await _write(store, secret, opened, start=not any(chair.is_free for chair in chairs))


async def _write(store: Store, secret: str, opened: Opened, *, start: bool) -> TableRow:
    """A new table with its first entries; with `start` the cards are dealt at once."""
    now = time.time()
    row = TableRow(new_id(12), secrets.token_urlsafe(16), secret, now, now, 0, _NO_SUMMARY)
    table, entries = Table(row), [Entry(seq=1, at=now, change=opened)]
    table.apply(entries[0])
    if start:
        entries.append(Entry(seq=2, at=now, change=table.prepare_start()))
        table.apply(entries[1])
    row = replace(row, seq=table.seq, summary=table.summary())
    await store.open_table(row, entries)
    return row


def live_options(game: str, wanted: Mapping[str, Any], setting: Setting) -> dict[str, Any]:
    """The options that somebody wants, with those that a live table derives from its setting (`DERIVED`).

    People at a live table all look at the same window; by turns, over days, only those are asked who can act.
    """
    if "open_oven" in wanted:
        raise BadOption("open_oven is no option of live tables; use the setting memory: 'open'", clause="P-16")
    options = {name: value for name, value in wanted.items() if name not in DERIVED}
    if options.get("out_of_turn") is True and setting.clock != "days":
        options["ask_everyone"] = True
    if setting.memory == "open" and has_oven(game):
        options["open_oven"] = True
    return options


def has_oven(game: str) -> bool:
    """Whether a seat can be shown more of what was played before, or less."""
    rules = get_rules(game)
    return rules.open_memory > rules.strict_memory


def _chair(game: str, user: User, seat: WantedSeat) -> Chair:
    if seat.bot is not None:
        check_bot(game, seat.bot)
        return Chair(bot=seat.bot)
    if seat.me:
        return Chair(user=user.id, name=seat.name or user.name, number=seat.number)
    return Chair()
