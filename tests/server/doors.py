"""A whole server for tests: in this process, or listening on a port of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from tavolata.server.app import create_app, listen, server_for
from tavolata.server.client import Client
from tavolata.server.doors import Doors
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.settings import Settings
from tavolata.server.store import Store, open_store
from tests.server.live.guests import PATIENCE

#: What a browser at this address sends.
HERE = "http://test"
#: Bots answer at once, and nobody waits long for who is away.
QUICK = Habits(grace=0.3, empty=30.0, pace=0.0)


def person(app: FastAPI, **headers: str) -> httpx.AsyncClient:
    """A browser: it keeps its cookie and says where its page is from."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE, **headers})


def forged(cookie: str) -> str:
    """The same with another signature: its first letter is changed, for of the last one not all bits count."""
    said, _, signature = cookie.rpartition(".")
    return f"{said}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"


@asynccontextmanager
async def open_app(
    folder: Path,
    *,
    prepare: Callable[[], object] = lambda: None,
    finish_preparing: Callable[[], object] = lambda: None,
    **settings: Any,
) -> AsyncIterator[FastAPI]:
    """The application with a real store, without a network."""
    store = await open_store(str(folder / "tables.db"))
    try:
        app = create_app(
            Settings(**{"hosts": ("test",), **settings}),
            store,
            hall=Hall(store, habits=QUICK),
            prepare=prepare,
            finish_preparing=finish_preparing,
            static=folder,
        )
        async with app.router.lifespan_context(app):
            yield app
    finally:
        await store.close()


async def until_ready(app: FastAPI) -> None:
    doors: Doors = app.state.doors
    assert doors.preparing is not None
    await asyncio.wait_for(doors.preparing, 60)
    assert doors.is_ready


@dataclass(frozen=True)
class Running:
    """A server on a port, and how to reach it."""

    app: FastAPI
    store: Store
    port: int
    stop: Callable[[], None]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE)

    async def cookie(self, name: str = "Ada") -> dict[str, str]:
        """The headers of the socket of a new person."""
        async with self.browser() as browser:
            await browser.post("/api/me", json={"name": name})
            return {"Cookie": f"tavolata={browser.cookies['tavolata']}", "Origin": self.url}

    async def client(self, headers: dict[str, str] | None = None) -> Client:
        return await Client.connect(f"ws://127.0.0.1:{self.port}/ws", headers or await self.cookie())


@asynccontextmanager
async def running(folder: Path, *, habits: Habits = QUICK, **settings: Any) -> AsyncIterator[Running]:
    """A server that listens, until the block ends or `stop` is called."""
    wanted = Settings(port=0, **settings)
    store = await open_store(str(folder / "tables.db"))
    try:
        app = create_app(wanted, store, hall=Hall(store, habits=habits), static=folder)
        with listen(wanted) as listening:
            server = server_for(app)

            def stop() -> None:
                server.should_exit = True

            serving = asyncio.create_task(server.serve(sockets=[listening]))
            started = Running(app, store, listening.getsockname()[1], stop)
            async with started.browser() as browser:  # the system lets it wait until the server is there
                await browser.get("/healthz")
            await until_ready(app)
            yield started
            stop()
            await serving
    finally:
        await store.close()
