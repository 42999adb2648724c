"""A table as this process knows it, with the clients of this process that look at it.

A room tells each client what it may know, and no more: a message is built from the table for the one seat that the
connection shows, or for a spectator. Clients that show the same get the same frame.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial

from tavolata.core.contract import Event
from tavolata.server import messages
from tavolata.server.background import in_background
from tavolata.server.clock import Span, clock
from tavolata.server.connection import Connection
from tavolata.server.errors import WasRemoved
from tavolata.server.journal import Begun, Configured, Entry, Heard, Played, Resumed, Seated, WentOn
from tavolata.server.messages import UNFINISHED, encode
from tavolata.server.refusals import refuse
from tavolata.server.showing import Presence, hidden_play, play_for, room_for
from tavolata.server.store import TableRow
from tavolata.server.table import NOT_DELAYED, Table

#: Seconds within which comings and goings are told together.
TOGETHER = 0.05
#: Seconds without a command after which the host counts as idle.
IDLE = 60.0
#: How many phrases are kept for spectators who hear them later.
MOST_PHRASES = 100
#: How many people are told by name who have opened the invitation.
MOST_ARRIVING = 12


#: Where a journal is read, which can take a while.
InThread = Callable[[Callable[[], "Copies"]], Awaitable["Copies"]]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at the table through one process."""

    users: frozenset[str]
    watchers: int
    #: Who wants a seat, with their names.
    arriving: Mapping[str, str] = field(default_factory=dict)
    host_is_active: bool = False


@dataclass(frozen=True, slots=True)
class Copies:
    """A table as it is, and as spectators see it who see everything later (the same one if they do not)."""

    table: Table
    past: Table
    #: What spectators do not see yet.
    to_come: Sequence[Entry] = ()


def read_copies(row: TableRow, entries: Sequence[Entry], least: int = 0) -> Copies:
    """Apply a whole journal; Unreadable if that cannot be, or if it has fewer than `least` entries.

    That takes a while after a long game, so it is done in a thread.
    """
    table = Table.read(replace(row, seq=least), entries, with_history=False)
    if not table.setting.delay_s:
        return Copies(table, table)
    past, to_come = Table(row, with_history=False), deque(entries)
    while to_come and _is_due(past, to_come[0], table.setting.delay_s):
        past.apply(to_come.popleft())
    return Copies(table, past, list(to_come))


def _is_due(past: Table, entry: Entry, delay_s: int) -> bool:
    """Whether spectators see an entry. Before the game nothing is delayed, so that guests see which seats are free."""
    return (past.state in NOT_DELAYED and not isinstance(entry.change, Begun)) or _due_in(entry, delay_s) <= 0


def _due_in(entry: Entry, delay_s: int) -> float:
    """Seconds until spectators see an entry."""
    return clock.end(Span(entry.at, delay_s), least=0.0) - clock.now()


class Room:
    """`lock` is held by whoever lets entries happen, so that what clients are told is always whole."""

    def __init__(self, row: TableRow, read: Copies, grace: float) -> None:
        self.row = row
        self.table = read.table
        self.lock = asyncio.Lock()
        #: Whether the table is what its journal says. It is not while an entry is being written, nor after a failure.
        self.is_sound = True
        self.grace = grace
        self.connections: dict[Connection, None] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        #: Since when people who have a seat are not there (seconds since 1970).
        self.absent_since: dict[str, float] = {}
        #: The number of the last entry that each person saw happen.
        self._seen: dict[str, int] = {}
        self._takeover: asyncio.TimerHandle | None = None
        self.ready: set[int] = set()
        self.idle_since = time.monotonic()
        self._visited = 0.0
        #: What was told of those who are here: to those who sit at the table, and to the others.
        self._told_presence: list[object] = [None, None]
        self._telling: asyncio.Task[None] | None = None
        #: For spectators who see everything later: the table as it was.
        self.past, self._to_come = read.past, list(read.to_come)
        self._catching_up: asyncio.TimerHandle | None = None
        self._phrases_to_come = 0
        self._catch_up_past()
        self.note_presence()

    @classmethod
    async def open(cls, row: TableRow, entries: Sequence[Entry], grace: float, in_thread: InThread) -> Room:
        """A table from its journal; Unreadable if that cannot be."""
        return cls(row, await in_thread(partial(read_copies, row, entries, row.seq)), grace)

    async def replace(self, entries: Sequence[Entry]) -> None:
        """With the lock, when the whole journal was read anew: what everybody sees is shown again."""
        read = await asyncio.to_thread(read_copies, self.row, entries)
        self.table, self.is_sound = read.table, True
        self.past, self._to_come = read.past, list(read.to_come)
        self._catch_up_past()
        self._cover_hands()
        self.note_presence()
        for connection in self.connections:
            self.tell_all(connection)

    # --- who is here

    @property
    def here(self) -> set[str]:
        users = {connection.user.id for connection in self.connections}
        return users.union(*(other.users for other in self.elsewhere.values()))

    @property
    def visited(self) -> float:
        """When somebody was last here (seconds since 1970); 0 if nobody was since the room was made."""
        return clock.now() if self.here else self._visited

    def _note_visit(self) -> None:
        self.idle_since, self._visited = time.monotonic(), clock.now()

    @property
    def is_used(self) -> bool:
        """Whether somebody is here who plays, or wants to."""
        return self.table.state in UNFINISHED and bool(self.here & {*self.table.people, self.table.host})

    @property
    def bot_at(self) -> dict[str, float]:
        """From when on a bot plays for those who are away: after the grace time, or as the others have decided."""
        if self.table.setting.clock == "days":
            return {}
        return {user: self._bot_at(user, since) for user, since in self.absent_since.items()}

    def _bot_at(self, user: str, since: float) -> float:
        nothing = (0, Span(since, self.grace))
        decided = [self.table.bot_from.get(seat, nothing) for seat in self.table.seats_of(user)]
        seq, waiting = max(decided, key=lambda one: one[0])
        # What was decided in an earlier absence does not count for this one.
        return clock.end(waiting if seq > self._seen.get(user, 0) else nothing[1])

    @property
    def away(self) -> set[str]:
        """People for whom a bot plays."""
        now = clock.now()
        return {user for user, at in self.bot_at.items() if at <= now}

    @property
    def watchers(self) -> int:
        return self._watchers_here + sum(other.watchers for other in self.elsewhere.values())

    @property
    def _watchers_here(self) -> int:
        """People who want a seat do not count: they are told of as `arriving`."""
        busy = self.table.people | self._arriving_here().keys()
        return sum(connection.user.id not in busy for connection in self.connections)

    @property
    def arriving(self) -> dict[str, str]:
        """Users who have opened the invitation and have no seat yet, in the order in which they came, with names."""
        found = self._arriving_here()
        for other in self.elsewhere.values():
            found |= {user: name for user, name in other.arriving.items() if user not in self.table.people}
        return dict(list(found.items())[:MOST_ARRIVING])

    def _arriving_here(self) -> dict[str, str]:
        if self.past.state in ("over", "closed"):  # whoever sees the end later wants a seat until then
            return {}
        people = self.table.people
        found = {
            connection.user.id: connection.user.name
            for connection in self.connections
            if self.table.id in connection.joining and connection.user.id not in people
        }
        return dict(list(found.items())[:MOST_ARRIVING])

    @property
    def host_is_idle(self) -> bool:
        """The host is gone, or has not done anything for a while."""
        return not (self._host_is_active_here or any(other.host_is_active for other in self.elsewhere.values()))

    @property
    def _host_is_active_here(self) -> bool:
        since = time.monotonic() - IDLE
        host = self.table.host
        return any(one.user.id == host and one.last_command > since for one in self.connections)

    def note_presence(self) -> None:
        """Who came or went; those who stay away are noted with the time."""
        here, now = self.here, clock.now()
        self.absent_since = {user: self.absent_since.get(user, now) for user in self.table.people - here}
        self._seen.update(dict.fromkeys(here & self.table.people, self.table.seq))
        if here:
            self._note_visit()
        self._tell_when_bots_take_over(now)

    def _tell_when_bots_take_over(self, now: float) -> None:
        if self._takeover is not None:
            self._takeover.cancel()
            self._takeover = None
        coming = [at for at in self.bot_at.values() if at > now]
        if coming and self.connections:
            self._takeover = asyncio.get_running_loop().call_later(min(coming) - now, self._bots_take_over)

    def _bots_take_over(self) -> None:
        self._tell_when_bots_take_over(clock.now())
        self.tell_presence()

    def presence(self) -> Elsewhere:
        """For the other processes: who looks at the table through this one."""
        users = frozenset(connection.user.id for connection in self.connections)
        return Elsewhere(users, self._watchers_here, self._arriving_here(), self._host_is_active_here)

    # --- coming and going

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        self.note_presence()
        self.tell_all(connection)
        self.tell_presence()

    def exit(self, connection: Connection) -> None:
        if connection in self.connections:
            self._note_visit()
        self.connections.pop(connection, None)
        connection.shown.pop(self.table.id, None)
        connection.joining.discard(self.table.id)
        self.note_presence()
        self.tell_presence()

    def shown(self, connection: Connection) -> int | None:
        """The seat whose view a connection sees: the only one, or the one it chose; None for a spectator.

        A shared device shows nobody's cards until somebody says who holds it.
        """
        mine = self.table.seats_of(connection.user.id)
        if len(mine) == 1:
            return mine[0]
        chosen = connection.shown.get(self.table.id)
        return chosen if chosen in mine else None

    def is_shared(self, connection: Connection) -> bool:
        """Whether several players hand this device round."""
        return len(self.table.seats_of(connection.user.id)) > 1

    def meanwhile(self, connection: Connection, seat: int) -> list[Event]:
        """What the one who takes over a shared device is to be told besides the table."""
        if self.table.game is None or not self.is_shared(connection):
            return []
        return self.table.announcements.meanwhile(seat, once=self.table.setting.memory == "once")

    # --- telling

    def tell_all(self, connection: Connection, meanwhile: Sequence[Event] = ()) -> None:
        """The table as it is: for whoever enters, or has missed something, or takes over a shared device."""
        connection.push(self._room_frame(connection))
        connection.push(encode(self._play(connection, (), whole=True, meanwhile=meanwhile)))

    def tell(self, entries: Iterable[Entry], events: Sequence[Event]) -> None:
        """What has just happened, to everyone."""
        entries = list(entries)
        if not all(isinstance(entry.change, Heard) for entry in entries):
            self.ready.clear()
        self._cover_hands()
        self._show_out()
        self.note_presence()
        configured = any(isinstance(entry.change, Configured) for entry in entries)
        if configured:
            self._set_delay()
        elif self.past is not self.table:
            self._delay(entries)
        played = any(isinstance(entry.change, Begun | Played | Resumed | WentOn) for entry in entries)
        seats_changed = any(not isinstance(entry.change, Played) for entry in entries)
        self._tell(self._seated(), events, played=played, room=seats_changed or self.table.state == "over")
        if self.past is self.table or configured:
            self._tell(self._watching(), events, played=played, room=seats_changed or self.table.state == "over")
        if not played and self.table.game is not None:
            self._show_new_hands(entries)

    def _show_new_hands(self, entries: Iterable[Entry]) -> None:
        """Whoever has just taken or left a seat of a running game sees the table with other eyes."""
        if any(isinstance(entry.change, Seated) for entry in entries):
            for connection in self.connections:
                connection.push(encode(self._play(connection, ())))

    def _cover_hands(self) -> None:
        """At a shared device nobody's cards stay open when another is to play."""
        if self.table.state == "playing":
            for connection in self.connections:
                if self.is_shared(connection) and self.shown(connection) not in self.table.asked:
                    connection.shown.pop(self.table.id, None)

    def _show_out(self) -> None:
        """Those go whom the host has removed."""
        for connection in self._watching():
            if self.table.is_removed(connection.caller()):
                reason = WasRemoved("the host has removed you from this table")
                text = refuse(reason, connection.lang).text
                connection.send(messages.Closed(table=self.table.id, code=reason.code, text=text))
                self.exit(connection)

    def _tell(self, whom: Sequence[Connection], events: Sequence[Event], *, played: bool, room: bool) -> None:
        frames: dict[tuple[int | None, tuple[int, ...]], bytes] = {}
        for connection in whom:
            if room:
                connection.push(self._room_frame(connection))
            if played:
                seat, mine = self.shown(connection), tuple(self.table.seats_of(connection.user.id))
                if (seat, mine) not in frames:
                    frames[seat, mine] = encode(self._play(connection, events))
                connection.push(frames[seat, mine])

    def tell_presence(self) -> None:
        """Who is here and who is ready, a moment later, so that many who come at once are told once."""
        if self._telling is None:
            self._telling = in_background(self._tell_presence(), f"telling who is at table {self.table.id}")

    async def _tell_presence(self) -> None:
        await asyncio.sleep(TOGETHER)
        async with self.lock:  # nobody hears of what is still being written
            self._telling = None
            if self.is_sound:
                self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        idle = self.table.state == "waiting" and self.host_is_idle
        who = (self.here & self.table.people, self.away, self.watchers, tuple(self.arriving.items()), idle)
        now = (*who, frozenset(self.ready), self.table.seq)
        # The moment in which players are ready tells something, even if the word itself does not.
        told: list[object] = [now, now if self.past is self.table else who]
        before, self._told_presence = self._told_presence, told
        for at, connections in enumerate((self._seated(), self._watching())):
            if told[at] != before[at]:
                for connection in connections:
                    connection.push(self._room_frame(connection))

    def say(self, seat: int, phrase: messages.Phrase) -> None:
        """A phrase of a player. Spectators who see everything later hear it later, too."""
        frame = encode(messages.Said(table=self.table.id, seat=seat, phrase=phrase))
        for connection in self._seated():
            connection.push(frame)
        if self.past is self.table or (self.past.state in NOT_DELAYED and not self._to_come):
            self._say_to_spectators(frame)
        elif self._watching() and self._phrases_to_come < MOST_PHRASES:
            self._phrases_to_come += 1
            asyncio.get_running_loop().call_later(self.table.setting.delay_s, self._say_later, frame)

    def _say_later(self, frame: bytes) -> None:
        self._phrases_to_come -= 1
        self._say_to_spectators(frame)

    def _say_to_spectators(self, frame: bytes) -> None:
        if self.table.game is None or self.table.setting.spectators:
            for connection in self._watching():
                connection.push(frame)

    def _seated(self) -> list[Connection]:
        people = self.table.people
        return [connection for connection in self.connections if connection.user.id in people]

    def _watching(self) -> list[Connection]:
        people = self.table.people
        return [connection for connection in self.connections if connection.user.id not in people]

    def _table_for(self, connection: Connection) -> Table:
        return self.table if connection.user.id in self.table.people else self.past

    def _room_frame(self, connection: Connection) -> bytes:
        table = self._table_for(connection)
        presence = Presence(
            here=self.here,
            bot_at=self.bot_at,
            watchers=self.watchers,
            ready=self.ready if table is self.table else (),  # of a break that spectators do not see yet
            arriving=list(self.arriving.values()),
            host_is_idle=self.host_is_idle,
        )
        return encode(room_for(table, connection.caller(), presence))

    def _play(
        self, connection: Connection, events: Sequence[Event], *, whole: bool = False, meanwhile: Sequence[Event] = ()
    ) -> messages.Play:
        seat, mine = self.shown(connection), self.table.seats_of(connection.user.id)
        if not mine and not self.table.setting.spectators:
            return hidden_play(self._table_for(connection))
        table = self._table_for(connection)
        return play_for(table, seat, mine, events, whole=whole, meanwhile=meanwhile)

    # --- spectators who see everything later

    def _set_delay(self) -> None:
        """The host has changed the settings. Before the game there is nothing that spectators see later."""
        self._to_come = []
        self.past = deepcopy(self.table) if self.table.setting.delay_s else self.table

    def _delay(self, entries: Sequence[Entry]) -> None:
        waiting = bool(self._to_come)
        self._to_come += entries
        if not waiting:
            self._catch_up_past()

    def _catch_up_past(self) -> None:
        """Let the past come nearer by what is old enough now, entry by entry."""
        while self._to_come and _is_due(self.past, self._to_come[0], self.table.setting.delay_s):
            entry = self._to_come.pop(0)
            events = self.past.apply(entry)
            played = isinstance(entry.change, Begun | Played | Resumed | WentOn)
            ended = self.past.state == "over"
            self._tell(self._watching(), events, played=played, room=ended or not isinstance(entry.change, Played))
        if self._catching_up is not None:
            self._catching_up.cancel()
        if self._to_come:
            wait = _due_in(self._to_come[0], self.table.setting.delay_s)
            self._catching_up = asyncio.get_running_loop().call_later(wait, self._catch_up_past)
