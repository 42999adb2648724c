"""All tables of this process, and the way to those of other processes.

Every table has one writer: the process that has claimed it (`Keeper`). Any other process has only a copy for its
clients (`Room`), which follows the journal, and hands their commands on to the writer. If there is no writer any more,
the first who notices becomes it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from tavolata.core.errors import TavolataError, quoted
from tavolata.server import messages, rematch
from tavolata.server.background import in_background, may_fail
from tavolata.server.between import Between, Forwarded
from tavolata.server.clock import Span, clock
from tavolata.server.connection import Caller, Connection, LooksBack
from tavolata.server.errors import NoSuchTable, NotAllowed, NotReady, Unreadable, WasRemoved
from tavolata.server.hesitation import Hesitations
from tavolata.server.journal import Rematched
from tavolata.server.keeper import LONGEST_WAY, Habits, Keeper
from tavolata.server.looking_back import LookingBack
from tavolata.server.messages import UNFINISHED, AnyCommand, State
from tavolata.server.opening import NewTable, open_rematch, open_table
from tavolata.server.room import InThread, Room
from tavolata.server.seconds import DAYS
from tavolata.server.store import Store, TableRow, User
from tavolata.server.table import Table
from tavolata.server.thinking import Thinking

log = logging.getLogger(__name__)

#: Seconds between two looks at who is where, and until a table that nobody looks at is put aside.
SWEEP, PUT_ASIDE = 10.0, 30.0
#: How many unused tables are looked at in one round.
SOME = 100
#: Seconds for which a server has to run before it closes games that were begun.
SETTLED = 12 * 3600.0
#: Seconds until a database that was away when the hall opened is asked again.
NEXT_TRY = 0.5
#: More tables than there are.
EVERY = 1_000_000
#: Tables at which nothing happens any more.
FINISHED: tuple[State, ...] = ("over", "closed")
#: The state of a table whose journal cannot be read.
UNREADABLE: State = "unreadable"
#: How soon clients should come back after an orderly stop.
RETRY_MS = 1000


class Hall:
    """The door to every table. All methods raise TavolataError with what is wrong; nothing has changed then."""

    def __init__(self, store: Store, *, bot_threads: int = 1, habits: Habits | None = None) -> None:
        self.store = store
        self.habits = habits or Habits()
        self.rooms: dict[str, Room] = {}
        self._keepers: dict[str, Keeper] = {}
        #: Held by whoever makes or puts aside a room or its keeper.
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._thinking = Thinking(bot_threads)
        self._hesitations = Hesitations()
        #: For finished games.
        self.looking_back = LookingBack()
        self._between = Between(
            store,
            carry_out=self._carry_out_here,
            follow=self._follow,
            look=self._note_presence,
            forget=self._let_go_of,
            hang_up=self._hang_up,
            rooms=self.rooms,
        )
        #: Called with a user who was deleted or has signed out everywhere, here or through another process.
        self.on_gone: Callable[[str], Awaitable[None]] = _do_nothing
        self._opened = time.monotonic()
        self._sweeping: asyncio.Task[None] | None = None
        self._stopping = False
        store.on_lost(self._lose_claims)

    # --- beginning and end

    async def start(self) -> None:
        """Go on with every table that was being played."""
        self._between.start()
        while True:
            try:
                await self._go_on()
                break
            except NotReady as error:  # a database that is restarted is no reason to end
                log.warning("the database is not available, tables are paused: %s", error)
                await asyncio.sleep(NEXT_TRY)
        self._sweeping = in_background(self._sweep_forever(), "the round through the hall")

    async def _go_on(self) -> None:
        await clock.compare(self.store.now)
        for row in await self.store.tables(states=["dealing", "playing", UNREADABLE], limit=EVERY):
            with suppress(NoSuchTable, Unreadable):
                if await self._keeper(row.id) is None:
                    clock.go_on()

    async def stop(self) -> None:
        """Finish what is being written, tell every client to come back, and let go of all tables."""
        self._stopping = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        for keeper in self._keepers.values():
            await keeper.stop()
        rooms = self.rooms.items()
        visits = {table: room.visited for table, room in rooms if room.visited and room.table.state in UNFINISHED}
        told = {connection for room in self.rooms.values() for connection in room.connections}
        for room in self.rooms.values():
            room.connections.clear()  # what it was about to tell comes too late
        self.rooms.clear()
        for connection in told:
            connection.send(messages.Bye(retry_ms=RETRY_MS))
        for table in list(self._keepers):
            await self.store.release(table)
        with suppress(NotReady):
            await self.store.note_visits(visits)
        await self._between.stop()
        self._keepers.clear()
        self._thinking.stop()
        self.looking_back.stop()

    @property
    def live_tables(self) -> int:
        return len(self._keepers)

    def has_room(self, most: int) -> bool:
        """Whether players are at fewer tables, as far as this process knows."""
        return len(self.rooms) < most or sum(room.is_used for room in self.rooms.values()) < most

    # --- opening

    async def open_table(self, user: User, wish: NewTable, device: str | None = None) -> TableRow:
        self._must_run()
        row = await open_table(self.store, user, wish, device)
        await self._let_begin(row)
        return row

    async def _open_rematch(self, table: Table, ask: rematch.Ask) -> Rematched:
        self._must_run()
        row = await open_rematch(self.store, table, ask)
        await self._let_begin(row)
        return Rematched(table=row.id, key=row.key)

    async def _let_begin(self, row: TableRow) -> None:
        """A table that begins by itself does so whether anybody enters it or not."""
        if row.summary.state == "dealing":
            with suppress(NotReady):  # then whoever enters it sets it going
                await self._keeper(row.id)

    # --- commands

    async def handle(self, connection: Connection, command: AnyCommand) -> int | None:
        """Carry out a command of a client; the sequence number if the table changed."""
        self._must_run()
        connection.last_command = time.monotonic()
        match command:
            case messages.Enter():
                await self._enter(connection, command)
                return None
            case messages.Exit(table=table):
                await self._exit(connection, table)
                return None
        room = self.rooms.get(command.table)
        if room is None or connection not in room.connections:
            raise NoSuchTable(f"send `enter` for table {command.table} first")
        match command:
            case messages.Resync():
                async with room.lock:
                    await self._make_sound(room)
                    room.tell_all(connection)
                return None
            case messages.Show():
                return await self._show(room, connection, command)
            case messages.Say(phrase=phrase):
                seat = self._own_seat(room, connection)
                room.say(seat, phrase)
                await self._between.say(command.table, seat, phrase)
                return None
            case messages.Ready(seq=seq):
                if room.table.asked_at <= seq <= room.table.seq:
                    room.ready.update(room.table.seats_of(connection.user.id))
                    await self._between.tell_ready(room)
                    await self._note_presence(room)
                return None
        return await self._carry_out_for(connection, command)

    async def _show(self, room: Room, connection: Connection, command: messages.Show) -> int | None:
        """Somebody takes over a shared device. What is heard once is on disk as heard before it is told."""
        async with room.lock:
            await self._make_sound(room)
            room.table.must_own(connection.user.id, command.seat)
            meanwhile = room.meanwhile(connection, command.seat)
        done = None
        if meanwhile and room.table.setting.memory == "once":
            done = await self._carry_out_for(connection, command)
        async with room.lock:
            await self._make_sound(room)
            connection.shown[command.table] = command.seat
            room.tell_all(connection, meanwhile)
        return done

    @staticmethod
    def _own_seat(room: Room, connection: Connection) -> int:
        """The seat that speaks; at a covered shared device, the first one of its user."""
        seats = room.table.seats_of(connection.user.id)
        if not seats:
            raise NotAllowed("only players at the table can do this")
        shown = room.shown(connection)
        return seats[0] if shown is None else shown

    async def _carry_out_for(self, connection: Connection, command: AnyCommand) -> int | None:
        caller = connection.caller(LONGEST_WAY)
        # Whoever hangs up in the middle of a move has made it.
        doing = asyncio.ensure_future(self._carry_out(command, caller))
        may_fail(doing)
        return await asyncio.shield(doing)

    async def _carry_out(self, command: AnyCommand, caller: Caller) -> int | None:
        """Here if this process is the writer of the table or can become it; otherwise where the writer is."""
        for _ in range(3):
            if keeper := await self._keeper(command.table):
                return await keeper.do(caller, command)
            with suppress(TimeoutError):
                done = await self._between.forward(command, caller)
                await self._see(command.table, done)
                return done
        raise NotReady("the process that runs this table does not respond; try again")

    async def _see(self, table: str, done: int | None) -> None:
        """Whoever is told that it is done can build on it here, too: word of the journal may still be under way."""
        room = self.rooms.get(table)
        if done is not None and room is not None and room.table.seq < done:
            with suppress(NotReady):  # it is done, whether it can be read now or not
                await self._follow(table)

    async def _carry_out_here(self, forwarded: Forwarded) -> int | None:
        """What another process hands on; KeyError if this one does not keep the table."""
        keeper = self._keepers[forwarded.command.table]
        return await keeper.do(forwarded.caller(), forwarded.command)

    async def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        for table, room in list(self.rooms.items()):
            if connection in room.connections:
                with suppress(NotReady):  # the table is read again before anything else happens at it
                    await self._exit(connection, table)

    async def _enter(self, connection: Connection, command: messages.Enter) -> None:
        table, key = command.table, command.key
        room = await self._room(table, connection.looking_back)
        if room.table.is_removed(connection.caller()):
            raise WasRemoved("the host has removed you from this table")
        if not room.table.may_enter(connection.user.id, key):
            raise _no_such_table(table)
        await self._keeper(table)
        async with room.lock:
            if self.rooms.get(table) is not room:
                raise NotReady("the table is being unloaded; try again")
            await self._make_sound(room)
            (connection.joining.add if command.joining else connection.joining.discard)(table)
            room.enter(connection)
        await self._presence_changed(room)

    async def _exit(self, connection: Connection, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and connection in room.connections:
            room.exit(connection)
            await self._presence_changed(room)

    async def _presence_changed(self, room: Room) -> None:
        with suppress(NotReady):  # other processes hear of it in the next round through the hall
            await self._between.tell_presence(room)
        await self._note_presence(room)

    async def _note_presence(self, room: Room) -> None:
        """Somebody came, went or is ready, here or elsewhere."""
        room.note_presence()
        room.tell_presence()
        if keeper := self._keepers.get(room.table.id):
            await keeper.note_presence()

    # --- rooms and keepers

    async def _room(self, table: str, looking_back: LooksBack = nullcontext) -> Room:
        """`looking_back` is around the reading of a finished game, of which one client may want only so many."""
        async with self._doors.setdefault(table, asyncio.Lock()):
            if room := self.rooms.get(table):
                return room
            row = await self.store.table(table)
            if row is None:
                raise _no_such_table(table)
            try:
                if row.summary.state in FINISHED:
                    with looking_back(), self.looking_back.turn():
                        room = await self._open_room(row, self.looking_back.in_thread)
                else:
                    room = await self._open_room(row, asyncio.to_thread)
            except Unreadable as error:
                await self._set_aside(row, error)
                raise
            if row.summary.state == UNREADABLE:  # it was mended, or these rules know it
                await self.store.set_summary(table, room.table.summary())
            self.rooms[table] = room
            if self.store.is_shared:  # what another process wrote while we read was told to nobody here
                async with room.lock:
                    await self._catch_up(room)
        await self._between.ask_who_is_there(table)
        return room

    async def _open_room(self, row: TableRow, in_thread: InThread) -> Room:
        return await Room.open(row, await self.store.journal(row.id), self.habits.grace, in_thread)

    async def _set_aside(self, row: TableRow, error: Unreadable) -> None:
        """A table that cannot be read keeps nobody from playing at the others. Lists say what it is."""
        if row.summary.state != UNREADABLE:
            log.error("cannot read a table, so it was set aside: %s", error)
            with suppress(NotReady):  # then it is said the next time
                await self.store.set_summary(row.id, replace(row.summary, state=UNREADABLE))

    async def _keeper(self, table: str) -> Keeper | None:
        """The keeper of a table; None if another process has it."""
        self._must_run()
        if keeper := self._keepers.get(table):
            return keeper
        room = await self._room(table)
        async with self._doors.setdefault(table, asyncio.Lock()):
            if keeper := self._keepers.get(table):
                return keeper
            if not await self.store.claim(table):
                return None
            async with room.lock:
                await self._catch_up(room)
                keeper = Keeper(room, self.store, self._thinking, self.habits, self._open_rematch, self._hesitations)
                self._keepers[table] = keeper
                keeper.look_ahead()
        return keeper

    async def _follow(self, table: str) -> None:
        """Another process has written something at this table; if we keep it, that was an administrator."""
        room = self.rooms.get(table)
        if keeper := self._keepers.get(table):
            await keeper.read_again()
        elif room is not None:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        await self._make_sound(room)
        for entry in await self.store.journal(room.table.id, after=room.table.seq):
            if entry.seq == room.table.seq + 1:
                room.tell([entry], room.table.apply(entry))

    async def _make_sound(self, room: Room) -> None:
        """With the lock: after a failure the table is read anew before anybody is told how it is."""
        if not room.is_sound:
            await room.replace(await self.store.journal(room.table.id))

    async def _lose_claims(self) -> None:
        """The connection that held our claims broke: others may be the writers now."""
        keepers, self._keepers = self._keepers, {}
        for keeper in keepers.values():
            await keeper.stop()
        for table in list(self.rooms):  # whatever was said meanwhile was missed
            await self._follow(table)
        for user in set[str]().union(*(room.table.people for room in self.rooms.values())):
            if await self.store.user(user) is None:
                await self._let_go_of(user)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except TavolataError as error:
                log.warning("the periodic check of the tables was interrupted: %s", error)
            except Exception:  # the next round may be better; without rounds nobody would go on with what others drop
                log.exception("the periodic check of the tables failed")

    async def _sweep(self) -> None:
        """Compare the clock, say who is here, become the writer of tables without one, put aside what is not used."""
        await clock.compare(self.store.now)
        await self._close_unused()
        for table, room in list(self.rooms.items()):
            await self._between.tell_presence(room)
            if room.table.state == "waiting":
                room.tell_presence()  # whether the host has been idle for long
            running = room.table.state in ("dealing", "playing")
            if running and table not in self._keepers:
                await self._keeper(table)
            if _is_idle(room) and (not running or room.table.setting.clock == "days"):
                await self._put_aside(table)
        for row in await self.store.tables(states=["closed"], limit=50):
            closed = self._keepers.get(row.id)
            if closed is not None and closed.table.seq < row.seq:  # by an administrator
                await closed.read_again()
        for row in await self.store.tables(states=["playing"], limit=1000):
            overdue = row.summary.clock == "days" and clock.is_over(Span(row.changed, DAYS))
            if overdue and row.id not in self.rooms:
                with suppress(Unreadable):
                    await self._keeper(row.id)

    async def _close_unused(self) -> None:
        """Close tables at which nobody has been for long. A server that runs now and then gives people time to come."""
        await self._close(["waiting"], self.habits.waiting)
        if time.monotonic() - self._opened >= SETTLED:
            await self._close(["playing", "paused"], self.habits.abandoned)

    async def _close(self, states: Sequence[State], seconds: float) -> None:
        since = clock.now() - seconds
        for row in await self.store.unused(states, since, limit=SOME):
            if row.summary.state == "playing" and row.summary.clock == "days":
                continue  # somebody may still move, or a bot will when the time for it is over
            room = self.rooms.get(row.id)
            with suppress(NoSuchTable, Unreadable):
                if room is not None and room.visited > since:
                    continue
                if room is None:  # other processes are asked who is there, and have time to answer until it is idle
                    await self._room(row.id)
                elif _is_idle(room) and (keeper := await self._keeper(row.id)):
                    await keeper.close_unused()

    async def _put_aside(self, table: str) -> None:
        async with self._doors.setdefault(table, asyncio.Lock()):
            room = self.rooms[table]
            if room.visited and room.table.state in UNFINISHED:
                await self.store.note_visits({table: room.visited})
            if keeper := self._keepers.pop(table, None):
                await keeper.stop()
                await self.store.release(table)
            if not room.connections:  # somebody may have come meanwhile
                del self.rooms[table]

    # --- the rest

    async def forget(self, user: User) -> None:
        """Everything that says who somebody was. Where they play, a bot takes over."""
        rows = await self.store.tables(user=user.id, limit=EVERY)
        for row in rows:
            if row.summary.state in UNFINISHED:
                for seat in [seat for seat, owner in enumerate(row.summary.users) if owner == user.id]:
                    stand = messages.Stand(id="forget", table=row.id, seat=seat)
                    await self._carry_out(stand, Caller(user.id, user.name, clock.now()))
        await self.store.delete_user(user.id)
        await self._let_go_of(user.id)

    async def _let_go_of(self, user: str) -> None:
        """A user was deleted: nobody here may be told their name any more, and their clients are told nothing."""
        for room in list(self.rooms.values()):
            theirs = [connection for connection in room.connections if connection.user.id == user]
            for connection in theirs:
                room.exit(connection)
            if theirs or user in room.table.people or user == room.table.host:
                await self._read_again(room)
        await self._hang_up(user)

    async def sign_out(self, user: str) -> User:
        """Everywhere: who is connected as this user has to come again, with a cookie of the new generation."""
        signed_out = await self.store.sign_out(user)
        await self._hang_up(user)
        return signed_out

    async def _hang_up(self, user: str) -> None:
        await self.on_gone(user)

    async def _read_again(self, room: Room) -> None:
        """The journal of a table has been changed, and not only continued."""
        if keeper := self._keepers.get(room.table.id):
            await keeper.read_again()
        else:
            async with room.lock:
                await room.replace(await self.store.journal(room.table.id))

    def _must_run(self) -> None:
        if self._stopping:
            raise NotReady("the server is shutting down; try again in a moment")


def _is_idle(room: Room) -> bool:
    return time.monotonic() - room.idle_since > PUT_ASIDE and not room.here


async def _do_nothing(_user: str) -> None:
    pass


def _no_such_table(table: str) -> NoSuchTable:
    return NoSuchTable(f"there is no table {quoted(table)}, or you have no access to it")
