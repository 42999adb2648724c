"""All tables of this process, and the way to those of other processes."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolata.server.connection import Connection
from tavolata.server.messages import AnyCommand, BotName, Number, Setting
from tavolata.server.store import Store, TableRow, User


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


class Hall:
    """The door to every table. All methods raise TavolataError with what is wrong; nothing has changed then."""

    def __init__(self, store: Store) -> None: ...

    async def start(self) -> None:
        """Go on with every table that was being played."""

    async def stop(self) -> None:
        """Finish what is being written, tell every client to come back, and let go of all tables."""

    async def open_table(self, user: User, wish: NewTable) -> TableRow: ...

    async def handle(self, connection: Connection, command: AnyCommand) -> int | None:
        """Carry out a command of a client; the sequence number if the table changed."""

    async def leave(self, connection: Connection) -> None:
        """A socket is gone."""

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game with what proves its shuffle; NotNow while it is not finished."""

    async def end_table(self, table: str, reason: str) -> None:
        """For the administrator."""

    @property
    def live_tables(self) -> int: ...
