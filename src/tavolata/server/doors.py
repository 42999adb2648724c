"""What all doors of the server share: the hall, the accounts, and the limits."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tavolata.core.errors import TavolataError
from tavolata.server import messages
from tavolata.server.accounts import Accounts
from tavolata.server.background import in_background
from tavolata.server.connection import Connection
from tavolata.server.errors import NotReady, TooMany
from tavolata.server.hall import RETRY_MS, Hall
from tavolata.server.keeper import Habits
from tavolata.server.limits import Quota, Rate
from tavolata.server.messages import UNFINISHED
from tavolata.server.replays import Replays
from tavolata.server.settings import Settings
from tavolata.server.store import Store, User

if TYPE_CHECKING:
    from tavolata.server.sockets import Socket

log = logging.getLogger(__name__)


#: Requests from one host address that look back at games, at the same time; fewer than may wait in all (`LookingBack`).
LOOKING_BACK = 8


class Limits:
    """Everything that one client may not have too much of."""

    def __init__(self, settings: Settings) -> None:
        per_second, per_hour = settings.messages_per_second, settings.new_users_per_hour
        self.requests = Rate("requests", settings.requests_per_second, 3 * settings.requests_per_second)
        self.messages = Rate("messages", 2 * per_second, 4 * per_second)
        self.new_users = Rate("new users from your address", per_hour / 3600, per_hour)
        tables = settings.new_tables_per_hour
        self.new_tables = Rate("new tables from your address", tables / 3600, tables)
        self.looking_back = Quota("replay requests from your address", LOOKING_BACK)
        self.user_sockets = Quota("WebSockets of your user", settings.sockets_per_user)
        self.address_sockets = Quota("WebSockets from your address", settings.sockets_per_address)


class Doors:
    """Open for the lobby at once; the hall follows when the rules can be called (`prepare`) and all tables go on."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        hall: Hall | None = None,
        prepare: Callable[[], object] = lambda: None,
        finish_preparing: Callable[[], object] = lambda: None,
    ) -> None:
        self.settings, self.store = settings, store
        self.limits = Limits(settings)
        self.sockets: set[Socket] = set()
        self.accounts: Accounts
        #: Why the hall could not be opened, if that is so. Whoever runs the server then ends it.
        self.failure: Exception | None = None
        self.on_failure: Callable[[], None] = lambda: None
        self._hall = hall or Hall(
            store,
            bot_threads=settings.bot_threads or max(1, (os.cpu_count() or 1) - 1),
            habits=Habits(
                grace=settings.grace_seconds,
                waiting=3600.0 * settings.waiting_hours,
                abandoned=86_400.0 * settings.abandoned_days,
            ),
        )
        self._hall.on_gone = self._hang_up_on
        store.on_lost(self._hang_up_on_the_signed_out)
        self._replays = Replays(store, self._hall.looking_back)
        self._prepare, self._finish_preparing = prepare, finish_preparing
        #: Done when the hall is open, or cannot be.
        self.preparing: asyncio.Task[None] | None = None
        self._finishing: asyncio.Task[None] | None = None
        self._is_ready = self.is_closed = False

    # --- opening and closing

    async def open(self) -> None:
        self.accounts = await Accounts.open(self.store)
        self.preparing = in_background(self._make_ready(), "opening the hall")

    async def _make_ready(self) -> None:
        try:
            await _in_a_thread(self._prepare)
            await self._hall.start()
        except Exception as error:
            if not isinstance(error, TavolataError):
                log.exception("cannot load the tables")
            self.failure = error
            self.on_failure()
        else:
            # What is there now stays: nobody need look through it for garbage, which would stop everything for a while.
            gc.collect()
            gc.freeze()
            self._is_ready = True
            log.info("ready", extra={"tables": self._hall.live_tables})
            self._finishing = in_background(self._finish(), "compiling the rules")

    async def _finish(self) -> None:
        try:
            await _in_a_thread(self._finish_preparing)
        except Exception:
            log.exception("cannot compile the rules")
        gc.freeze()  # as above, but without looking for garbage: people are playing

    async def close(self) -> None:
        """Finish what is being written, and tell every client to come back; a second time does nothing."""
        if self.is_closed:
            return
        self.is_closed = True
        for preparing in (self.preparing, self._finishing):
            if preparing is not None:
                preparing.cancel()
        at_tables = {one for room in self._hall.rooms.values() for one in room.connections}
        await self._replays.stop()
        await self._hall.stop()
        for socket in self.sockets:
            if socket.connection not in at_tables:  # the hall has told the others
                socket.connection.send(messages.Bye(retry_ms=RETRY_MS))
        await asyncio.gather(*(socket.finish(1012) for socket in self.sockets))

    # --- what the doors ask

    @property
    def is_ready(self) -> bool:
        return self._is_ready and not self.is_closed

    @property
    def hall(self) -> Hall:
        """NotReady while the server prepares itself or stops."""
        self._must_be_ready()
        return self._hall

    @property
    def replays(self) -> Replays:
        """NotReady while the server prepares itself or stops."""
        self._must_be_ready()
        return self._replays

    def _must_be_ready(self) -> None:
        if not self.is_ready:
            what = "is stopping" if self.is_closed else "is preparing the rules, which takes a few minutes once"
            raise NotReady(f"the server {what}; try again in a moment")

    @property
    def live_tables(self) -> int:
        return self._hall.live_tables

    async def leave(self, connection: Connection) -> None:
        """A socket is gone. A hall that is closed has let go of everybody."""
        if self.is_ready:
            await self._hall.leave(connection)

    async def _hang_up_on(self, user: str) -> None:
        """A user was deleted or has signed out: who is not known has no socket, nor the time for another command."""
        for socket in self.sockets:
            if socket.connection.user.id == user:
                socket.hang_up(1008)

    async def _hang_up_on_the_signed_out(self) -> None:
        """After a time in which this process did not hear what others said."""
        for user in {socket.connection.user for socket in self.sockets}:
            now = await self.store.user(user.id)
            if now is None or now.generation != user.generation:
                await self._hang_up_on(user.id)

    async def take_room_for_a_table(self, user: User | None, address: str) -> None:
        """TooMany if this user, this address, or all together have as many tables as they may have.

        Tables without people do not count for others.
        """
        if user is not None:
            mine = await self.store.tables(user=user.id, states=UNFINISHED, limit=self.settings.tables_per_user)
            if len(mine) >= self.settings.tables_per_user:
                raise TooMany(f"you have {len(mine)} unfinished tables; finish or leave one first", retry_s=60.0)
        if not self.hall.has_room(self.settings.tables):
            raise TooMany("the server is full; try again later", retry_s=60.0)
        self.limits.new_tables.take(address)


async def _in_a_thread(work: Callable[[], object]) -> None:
    """Like `asyncio.to_thread`, but a server that is stopped in the middle of it does not wait for the end."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def finish(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def run() -> None:
        failure = None
        try:
            work()
        except Exception as error:  # noqa: BLE001 - it is raised again where it is awaited
            failure = error
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(finish, failure)

    threading.Thread(target=run, name="preparing", daemon=True).start()
    await done
