"""What every store can do. The server knows no other way to the disk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from tavolata.core.extras import needing
from tavolata.server.errors import ServerError
from tavolata.server.journal import Entry
from tavolata.server.messages import State
from tavolata.server.store.health import Part


class Conflict(ServerError):
    """An entry with this number is there already: another process was the writer of the table."""

    code = "conflict"
    status = 409


@dataclass(frozen=True, slots=True)
class User:
    """A person, or a program with a token (`bot`)."""

    id: str
    name: str
    lang: str
    is_bot: bool = False
    created: float = 0.0
    #: How often they have signed out everywhere.
    generation: int = 0


@dataclass(frozen=True, slots=True)
class Earlier:
    """How a table was until something happened (`until`) that people without a seat see later."""

    until: float
    state: State
    host: str
    users: Sequence[str | None]
    names: Sequence[str]
    bots: Sequence[str | None]


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table without reading its journal; it changes together with the journal."""

    state: State
    listed: bool
    game: str
    players: int
    free: int
    host_name: str
    #: For each seat its user, if it has one.
    users: Sequence[str | None]
    #: For each seat how it is called, and the name of the bot, if it has one.
    names: Sequence[str]
    bots: Sequence[str | None]
    #: Of a finished game, as in its record.
    result: Mapping[str, Any] | None = None
    #: Of a waiting or running table: whom the game waits for, if everyone may know that.
    waits_for: int | None = None
    clock: str = "none"
    #: The table whose players wanted another game, if it is one.
    rematch_of: str | None = None
    #: Whether people without a seat may watch, and how many seconds later they see everything.
    spectators: bool = False
    delay_s: int = 0
    #: When the game came to its end, or the table was closed (seconds since 1970).
    ended: float | None = None
    #: When something last changed that people without a seat see at once, as the lobby is sorted.
    shown_at: float = 0.0
    #: What they are told instead for a while, the first one first.
    earlier: Sequence[Earlier] = field(default_factory=list)

    @property
    def shown_until(self) -> float | None:
        """Until when people without a seat take the game for one that goes on; None as long as it does."""
        return None if self.ended is None else self.ended + self.delay_s


@dataclass(frozen=True, slots=True)
class UnreadSummary:
    """What lists show of a table, as it is stored: to read very many takes a while, and can be done elsewhere."""

    table: str
    #: What lists look for.
    columns: Mapping[str, Any]
    #: The rest, as JSON.
    text: str

    def read(self) -> Summary:
        return msgspec.convert({**msgspec.json.decode(self.text), **self.columns}, Summary)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in the store. `key` opens its door, `secret` makes its shuffle: neither is ever logged."""

    id: str
    key: str = field(repr=False)
    secret: str = field(repr=False)
    opened: float
    changed: float
    seq: int
    summary: Summary


#: What is called with the channel and the text when another process (or this one) says something.
Listener = Callable[[str, str], None]


class Place(NamedTuple):
    """Where a page of a list ends: at the time by which the list is sorted, and of the same time at this id."""

    at: float
    id: str


class Store(ABC):
    """Every method that writes returns when it is durable. NotReady: the database cannot be asked, or cannot write."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go of everything; a second time does nothing."""

    @abstractmethod
    async def unwell(self) -> list[Part]:
        """What does not work, for the health check: a question is asked, and now and then something is written."""

    @abstractmethod
    async def now(self) -> float:
        """The time that all who use this data agree on (seconds since 1970)."""

    # --- tables

    @abstractmethod
    async def open_table(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """A new table with the first entries of its journal."""

    @abstractmethod
    async def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Entries of one table, all or none. Calls of concurrent tables share a commit.

        Who sits where (`summary.users`) changes only together with an entry that says so.

        Conflict: the numbers are not the next ones. NoSuchTable: it was deleted. Then nothing is written, and other
        tables in the same commit are not disturbed. NotReady: the database failed, and it may have failed after it had
        written; whoever wants to go on reads the journal first.
        """

    @abstractmethod
    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with numbers above `after`, in order; none if there is no such table.

        Unreadable: one of them was not written by us, or is damaged.
        """

    @abstractmethod
    async def table(self, table: str) -> TableRow | None: ...

    @abstractmethod
    async def tables(
        self,
        *,
        states: Sequence[State] | None = None,
        user: str | None = None,
        after: Place | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """The tables that fit, the last changed first; for the next page those after the last one of this."""

    @abstractmethod
    async def lobby(self, now: float, *, after: Place | None = None, limit: int = 100) -> list[TableRow]:
        """Listed tables whose games go on, as far as people without a seat know: by `shown_at`, the last first."""

    @abstractmethod
    async def unused(self, states: Sequence[State], since: float, *, limit: int = 100) -> list[TableRow]:
        """The tables in these states that nothing has changed and nobody has visited since then, the oldest first."""

    @abstractmethod
    async def note_visits(self, visits: Mapping[str, float]) -> None:
        """When somebody was last seen at tables (seconds since 1970)."""

    @abstractmethod
    async def finished(self, user: str, *, after: str, limit: int) -> list[UnreadSummary]:
        """The finished games at which a user sits, by their ids, from the first one behind `after`."""

    @abstractmethod
    async def mark_of_finished(self, user: str) -> str:
        """What is another one whenever these games, or what lists show of them, are others."""

    @abstractmethod
    async def set_summary(self, table: str, summary: Summary) -> None:
        """What lists say of a table, beside its journal: that it cannot be read, or can be again."""

    @abstractmethod
    async def count_tables(self) -> dict[State, int]:
        """How many tables are in each state; states without any may be missing."""

    @abstractmethod
    async def delete_table(self, table: str) -> bool:
        """A table with its journal; False if there is none."""

    # --- users

    @abstractmethod
    async def add_user(self, user: User, key_hash: str | None = None) -> None:
        """`key_hash` is the hash of the token of a bot, or of a personal link."""

    @abstractmethod
    async def user(self, user: str) -> User | None: ...

    @abstractmethod
    async def user_by_key(self, key_hash: str) -> User | None: ...

    @abstractmethod
    async def change_user(
        self, user: str, *, name: str | None = None, lang: str | None = None, key_hash: str | None = None
    ) -> None: ...

    @abstractmethod
    async def sign_out(self, user: str) -> User:
        """The user in a new generation: all cookies, links and tokens that there are mean nothing any more.

        Other processes are told (`listen`).
        """

    @abstractmethod
    async def delete_user(self, user: str) -> int:
        """Everything that says who they were, also in journals; their seats stay, without a name.

        Returns at how many tables they were named. A process that has such a table in memory has to read it anew; other
        processes are told (`listen`).
        """

    # --- settings of the server itself, such as the key that signs cookies

    @abstractmethod
    async def setting(self, name: str, first: str) -> str:
        """The setting; if there is none yet, it becomes `first` (whichever process is quicker)."""

    # --- several processes

    @abstractmethod
    async def claim(self, table: str) -> bool:
        """Become the one writer of a table, until `release` or the end of the process; False if another one is."""

    @abstractmethod
    async def release(self, table: str) -> None: ...

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Be told what processes say (`tell`), of every append as channel `journal` with the table's id and seq, and of
        every user who was deleted as channel `forgotten` with their id, and of every user who has signed out everywhere
        as channel `signed_out`.

        What this process itself says or appends does not come back.
        """

    @abstractmethod
    async def tell(self, channel: str, text: str) -> None:
        """Say something to all other processes. Texts over 7000 bytes are refused (ValueError)."""

    @abstractmethod
    def on_lost(self, callback: Callable[[], Awaitable[None]]) -> None:
        """What to do after the connection broke, as soon as there is another one.

        All claims of this process are lost then, and so is what other processes said in between.
        """

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether other processes may use the same data."""

    # --- administration

    @abstractmethod
    def export(self) -> AsyncIterator[dict[str, Any]]:
        """Everything, one JSON object at a time, in a form that any store can import."""

    @abstractmethod
    async def restore(self, objects: AsyncIterator[dict[str, Any]]) -> int:
        """Import what `export` gave into an empty store; returns how many objects. All or nothing."""

    @abstractmethod
    async def compact(self, before: float) -> int:
        """Remove tables that were never finished and not touched since `before`, and give space back."""


async def open_store(data: str, *, beside: bool = False, create: bool = True, read_only: bool = False) -> Store:
    """The store at a path of a file or a `postgresql://` address, brought up to date; BadSetting if it cannot be.

    A file belongs to one server; `beside` opens it also while that one runs. Without `create` it must be there.
    `read_only` is beside a server, too, and changes nothing at all: an older database is not brought up to date.
    """
    with needing("server", "a server"):
        from tavolata.server.store import postgres, sqlite

    create = create and not read_only
    if data.startswith(("postgresql://", "postgres://")):
        return await postgres.PostgresStore.open(data, create=create, read_only=read_only)
    return await sqlite.SqliteStore.open(data, beside=beside, create=create, read_only=read_only)
