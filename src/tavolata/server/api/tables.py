"""The lobby, opening a table, its record."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from msgspec import Meta, Struct
from msgspec.structs import replace

from tavolata.bots import middle_level
from tavolata.core.errors import BadOption
from tavolata.core.registry import get_rules
from tavolata.server.api.callers import (
    AtDoors,
    Known,
    PerhapsKnown,
    address_of,
    browser_to_be,
    give_cookie,
    one_who_looks_back,
)
from tavolata.server.api.edge import Misfit, answer, body, documented
from tavolata.server.api.people import Name, add_person
from tavolata.server.clock import clock
from tavolata.server.doors import Doors
from tavolata.server.errors import NoSuchTable
from tavolata.server.messages import UNFINISHED, Clock, Key, Lang, Setting, State, TableId
from tavolata.server.names import clean_name
from tavolata.server.opening import NewTable, WantedSeat
from tavolata.server.options import live_options
from tavolata.server.refusals import say, wanted_language
from tavolata.server.security import public_url
from tavolata.server.showing import is_rematch_to_come, must_let_look_back, row_for
from tavolata.server.store import Place, TableRow, User

router = APIRouter(tags=["tables"])

TableInPath = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{12}$", description="The id of the table.")]
KeyInHeader = Annotated[
    str | None,
    Header(
        alias="X-Table-Key",
        pattern="^[A-Za-z0-9_-]{22}$",
        description="The key of the table's link, for those who do not sit at it. A header is not logged on the way.",
    ),
]
Before = Annotated[
    str | None,
    Query(pattern="^[A-Za-z0-9_-]{4,120}$", description="The `next` of the page before."),
]
Limit = Annotated[int, Query(ge=1, le=100, description="How many at most.")]


class SeatAtTable(Struct, frozen=True, kw_only=True):
    #: Empty if the seat is free.
    name: str
    bot: str | None
    free: bool
    yours: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as lists show it; times are seconds since 1970."""

    table: TableId
    game: str
    state: State
    listed: bool
    clock: Clock
    host: str
    seats: list[SeatAtTable]
    free: int
    opened: float
    changed: float
    #: Whom the game waits for, if everyone may know that.
    waits_for: int | None
    result: dict[str, Any] | None


class TableList(Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]
    #: For the next page, as `before`; null if there is none.
    next: str | None


class OpenedTable(Struct, frozen=True, kw_only=True):
    """The link is for those who are to come."""

    table: TableId
    key: Key
    link: str


class QuickGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at once, with bots at the seats that are left. Who is not known yet becomes a user of this name."""

    game: str
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    #: From 1; the middle one if none is said.
    level: Annotated[int, Meta(ge=1, le=9)] | None = None
    options: dict[str, Any] = {}
    setting: Setting = Setting()
    name: Name | None = None
    lang: Lang | None = None
    #: The names of those who share this device, one seat each; without any, only the user plays.
    people: Annotated[list[Name], Meta(max_length=6)] = []
    #: The player's client will commit to a number for the shuffle, and the cards wait for it some seconds.
    commits: bool = False


def info_of(row: TableRow, user: User | None) -> TableInfo:
    me = user.id if user else None
    row = row_for(row, me, clock.now())
    told = row.summary
    seats = [
        SeatAtTable(
            name=name, bot=bot, free=sitting is None and bot is None, yours=sitting is not None and sitting == me
        )
        for name, bot, sitting in zip(told.names, told.bots, told.users, strict=True)
    ]
    return TableInfo(
        table=row.id,
        game=told.game,
        state=told.state,
        listed=told.listed,
        clock=msgspec.convert(told.clock, Clock),
        host=told.host_name,
        seats=seats,
        free=told.free,
        opened=row.opened,
        changed=row.changed,
        waits_for=told.waits_for,
        result=dict(told.result) if told.result is not None else None,
    )


def _end_of(before: str | None) -> Place | None:
    """Where the page before ended."""
    if before is None:
        return None
    try:
        place = msgspec.json.decode(base64.urlsafe_b64decode(before + "==="), type=Place)
    except (msgspec.DecodeError, ValueError):
        raise Misfit("before is not the `next` of any page") from None
    return place


def _next(at: float, table: str) -> str:
    """Nobody has to know by what a list is sorted."""
    return base64.urlsafe_b64encode(msgspec.json.encode(Place(at, table))).decode().rstrip("=")


@router.get("/tables", summary="The lobby", **documented(TableList))
async def list_tables(doors: AtDoors, user: PerhapsKnown, before: Before = None, limit: Limit = 50) -> Response:
    """Listed tables that wait for players or are being played, the last changed first.

    Where spectators see everything later, the game changes nothing in this order.
    """
    me, now = user.id if user else None, clock.now()
    found, end, has_more = list[TableRow](), _end_of(before), True
    while has_more and len(found) <= limit:  # what may not be told must not be missed on a page either
        rows = await doors.store.lobby(now, after=end, limit=limit + 1)
        found += [row for row in rows if _is_in_lobby(row, me, now)]
        has_more = len(rows) > limit
        end = Place(rows[-1].summary.shown_at, rows[-1].id) if rows else end
    last = found[limit - 1] if len(found) > limit else None
    return answer(
        TableList(
            tables=[info_of(row, user) for row in found[:limit]],
            next=_next(last.summary.shown_at, last.id) if last else None,
        )
    )


def _is_in_lobby(row: TableRow, me: str | None, now: float) -> bool:
    return not is_rematch_to_come(row, me, now) and row_for(row, me, now).summary.state in UNFINISHED


@router.get("/me/tables", summary="My tables", **documented(TableList, 401))
async def list_my_tables(doors: AtDoors, user: Known, before: Before = None, limit: Limit = 50) -> Response:
    """Where I sit or sat, the last changed first."""
    rows = await doors.store.tables(user=user.id, after=_end_of(before), limit=limit)
    end = _next(rows[-1].changed, rows[-1].id) if len(rows) == limit else None
    return answer(TableList(tables=[info_of(row, user) for row in rows], next=end))


@router.post("/tables", summary="Open a table", **documented(OpenedTable, 401, 409, 503, takes=NewTable, status=201))
async def open_table(
    request: Request, doors: AtDoors, user: Known, wish: Annotated[NewTable, Depends(body(NewTable))]
) -> Response:
    seats = [seat if seat.name is None else replace(seat, name=clean_name(seat.name)) for seat in wish.seats]
    await doors.take_room_for_a_table(user, address_of(request))
    return await _open(request, doors, user, replace(wish, seats=seats))


@router.post("/play", summary="Play at once", **documented(OpenedTable, 409, 503, takes=QuickGame, status=201))
async def play_at_once(
    request: Request, doors: AtDoors, user: PerhapsKnown, wish: Annotated[QuickGame, Depends(body(QuickGame))]
) -> Response:
    """Everything in one request: a user, a table, bots at all other seats, and the game begins."""
    rules = get_rules(wish.game)
    here = [WantedSeat(me=True, name=clean_name(name)) for name in wish.people] or [WantedSeat(me=True)]
    players = wish.players or max(min(3, rules.players[-1]), len(here))
    if players < len(here):
        raise BadOption(f"{len(here)} people on this device, but the game is for {players} players")
    options = live_options(wish.game, {**wish.options, "players": players}, wish.setting)
    rules.check_options(options)  # before anybody is added
    bot = f"level:{wish.level or middle_level(rules)}"
    seats = [*here, *[WantedSeat(bot=bot)] * (players - len(here))]
    await doors.take_room_for_a_table(user, address_of(request))
    if user is None:
        lang = wish.lang or wanted_language(request.headers.get("accept-language"))
        user = await add_person(request, doors, wish.name or say(lang)("guest"), lang)
    elif not user.name:  # who was invited somewhere, and has not said a name yet
        user = await doors.accounts.change(user, wish.name or say(user.lang)("guest"), None)
    table = NewTable(
        game=wish.game, options=wish.options, setting=wish.setting, seats=seats, start=True, commits=wish.commits
    )
    return await _open(request, doors, user, table)


async def _open(request: Request, doors: Doors, user: User, wish: NewTable) -> Response:
    row = await doors.hall.open_table(user, wish, browser_to_be(request, user))
    link = f"{public_url(request, doors.settings)}/t/{row.id}#{row.key}"
    return give_cookie(request, answer(OpenedTable(table=row.id, key=row.key, link=link), 201), user)


@router.get("/tables/{table}", summary="A table", **documented(TableInfo, 404))
async def read_table(doors: AtDoors, user: PerhapsKnown, table: TableInPath, key: KeyInHeader = None) -> Response:
    return answer(info_of(await find_table(doors, user, table, key), user))


@router.get(
    "/tables/{table}/record",
    summary="The record of a finished game",
    dependencies=[Depends(one_who_looks_back)],
    **documented(None, 403, 404, 409, 503),
)
async def read_record(doors: AtDoors, user: PerhapsKnown, table: TableInPath, key: KeyInHeader = None) -> Response:
    """As in docs/formats.md, with what proves its shuffle: `tavolata verify` checks both."""
    row = await find_finished(doors, user, table, key)
    return Response(
        await doors.replays.record(row),
        headers={"Content-Disposition": f'attachment; filename="{row.summary.game}-{row.id}.jsonl"'},
        media_type="application/json",
    )


async def find_table(doors: Doors, user: User | None, table: str, key: str | None) -> TableRow:
    """A table that this user may see. For all others it is as if there were none."""
    row, me = await doors.store.table(table), user.id if user else None
    if row is not None:
        is_listed = row.summary.listed and not is_rematch_to_come(row, me, clock.now())
        if is_listed or _has_key(row, key) or (me is not None and me in row.summary.users):
            return row
    raise NoSuchTable(f"there is no table {table!r}, or you have no access to it")


async def find_finished(doors: Doors, user: User | None, table: str, key: str | None) -> TableRow:
    """A table whose game this user may look back at, if it is over."""
    row = await find_table(doors, user, table, key)
    must_let_look_back(row, user.id if user else None, clock.now(), has_key=_has_key(row, key))
    return row


def _has_key(row: TableRow, key: str | None) -> bool:
    return key is not None and secrets.compare_digest(key, row.key)
