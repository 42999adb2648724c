"""A whole server with the built client, on a port and with a database file of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn

from tavolata.server.app import create_app, listen, server_for
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.pacing import PACES
from tavolata.server.pages import STATIC
from tavolata.server.seconds import CALLS, WINDOWS
from tavolata.server.settings import Settings
from tavolata.server.store import Store, open_store
from tests.browser.chance import Chance
from tests.server.doors import until_ready

#: Who is away is waited for as long as a browser may need to come back. Bots do not take their time.
HABITS = Habits(grace=10.0)
AT_ONCE = dict.fromkeys(PACES, 0.0)


class House:
    """A server that can be stopped and started again at the same address."""

    #: What keeps its tables, as long as it runs.
    hall: Hall

    def __init__(self, folder: Path, static: Path = STATIC, **settings: Any) -> None:
        self._settings = settings
        self.chance = Chance()
        #: Where the client lies that it sends.
        self.static = static
        self.data = str(folder / "tables.db")
        self._port = 0
        self._server: uvicorn.Server | None = None
        self._serving: asyncio.Task[None] | None = None
        self._store: Store | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        # All guests of the tests come from one address.
        listening = listen(Settings(port=self._port))
        self._port = listening.getsockname()[1]
        # Guests are other browsers on this computer, so links lead to it, unless a test is about that.
        here = {"public_url": self.url, **self._settings}
        generous = dict.fromkeys(("requests_per_second", "new_users_per_hour", "new_tables_per_hour"), 1000)
        settings = Settings(**{"port": self._port, **generous, **here})
        self._store = await open_store(self.data)
        self.hall = Hall(self._store, habits=HABITS)
        app = create_app(settings, self._store, hall=self.hall, static=self.static)
        self._server = server_for(app)
        self._serving = asyncio.create_task(self._server.serve(sockets=[listening]))
        async with httpx.AsyncClient(base_url=self.url) as caller:  # the system lets it wait until the server is there
            await caller.get("/healthz", timeout=60)
        await until_ready(app)

    def break_connections(self) -> None:
        """As if somebody pulled the plug between here and everywhere."""
        assert self._server
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()

    async def stop(self) -> None:
        assert self._server
        assert self._serving
        assert self._store
        self._server.should_exit = True
        await self._serving
        await self._store.close()


@asynccontextmanager
async def open_house(
    folder: Path, *, at_once: bool = True, static: Path = STATIC, **settings: Any
) -> AsyncIterator[House]:
    """With bots that answer at once, or with those that people meet."""
    assert (STATIC / "index.html").is_file(), "the browser client is not built: make web"
    house = House(folder, static, **settings)
    with house.chance.instead_of_luck(), ExitStack() as hurry:
        if at_once:
            hurry.enter_context(patch.dict(PACES, AT_ONCE))
            hurry.enter_context(patch("tavolata.server.hesitation.LONGEST", 0.0))
        await house.start()
        try:
            yield house
        finally:
            await house.stop()


@contextmanager
def time_to_look() -> Iterator[None]:
    """What is open for seconds stays open for as long as a test may take on a busy machine."""
    with patch.dict(WINDOWS, dict.fromkeys(WINDOWS, 90.0)), patch.dict(CALLS, dict.fromkeys(CALLS, 90.0)):
        yield
