"""The server as a whole: the web application, and the process that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn
from fastapi import APIRouter, Depends, FastAPI, WebSocket, WebSocketDisconnect

from tavolata import __version__
from tavolata.core.errors import BadSetting, TavolataError
from tavolata.server import logs, metrics
from tavolata.server.accounts import COOKIE
from tavolata.server.api import games, people, replays, service, statistics, tables
from tavolata.server.api.callers import address_of, browser_of, caller_of, guard, token_of
from tavolata.server.api.edge import describe
from tavolata.server.api.errors import HostGuard, error_response, handle_errors
from tavolata.server.connections import limited_protocols
from tavolata.server.doors import Doors
from tavolata.server.errors import NotKnown, NotReady
from tavolata.server.hall import Hall
from tavolata.server.pages import STATIC, show_pages
from tavolata.server.security import SecurityHeaders, check_origin
from tavolata.server.settings import Settings, usual_data
from tavolata.server.sockets import Socket
from tavolata.server.store import Store, open_store

log = logging.getLogger(__name__)

#: Seconds that requests have to end after the clients were told to come back.
GRACEFUL = 5
#: Seconds after which a bot's thread lets the one that answers people go on. At Python's usual 5 ms, every message that
#: is sent while a bot thinks could wait so long.
SWITCH = 0.001
#: After how many new objects Python looks for garbage. At the usual 700 it looks several times a second, and through
#: everything that tables have in memory every minute, which holds up people in the middle of a move.
GARBAGE = 10_000
#: Files that are open beside connections: databases, logs, libraries.
SPARE_FILES = 200
#: Milliseconds after which the system gives up a client that takes nothing any more.
STUCK = 30_000


def create_app(
    settings: Settings,
    store: Store,
    *,
    hall: Hall | None = None,
    prepare: Callable[[], object] = lambda: None,
    finish_preparing: Callable[[], object] = lambda: None,
    static: Path = STATIC,
) -> FastAPI:
    """The web application over an open store.

    `prepare` returns when the rules can be called, and `finish_preparing`, begun after that, when they are compiled.
    Both run in threads. `static` is where the browser client lies.
    """
    doors = Doors(settings, store, hall=hall, prepare=prepare, finish_preparing=finish_preparing)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await doors.open()
        try:
            yield
        finally:
            await doors.close()

    app = FastAPI(
        title="Tavolata",
        version=__version__,
        description="Live tables: users, the lobby, records. What happens at a table goes over the socket at `/ws`.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load its files from another host
        redoc_url=None,
    )
    app.state.doors = doors
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_middleware(HostGuard, settings=settings)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.add_middleware(logs.RequestLog)
    handle_errors(app)
    api = APIRouter(prefix="/api", dependencies=[Depends(guard)])
    for part in (games, people, tables, replays, statistics, service):
        api.include_router(part.router)
    app.include_router(api)
    app.include_router(service.outside)
    app.add_api_websocket_route("/ws", _live)
    show_pages(app, static)
    return app


async def _live(web: WebSocket) -> None:
    """Who may not have a socket is told by an ordinary answer instead of one."""
    doors: Doors = web.app.state.doors
    try:
        with ExitStack() as held:
            doors.limits.requests.take(address_of(web))
            held.enter_context(doors.limits.address_sockets.holding(address_of(web)))
            if token_of(web) is None:
                check_origin(web, doors.settings, required=COOKIE in web.cookies)
            user = await caller_of(web)
            if user is None:
                raise NotKnown("not signed in: use a cookie from POST /api/me or the token of a bot")
            held.enter_context(doors.limits.user_sockets.holding(user.id))
            if doors.is_closed:
                raise NotReady("the server is shutting down; try again in a moment")
            client = Socket(web, user, doors)
            client.connection.device = browser_of(web)
            client.connection.looking_back = partial(doors.limits.looking_back.holding, address_of(web))
            await _serve(client, doors)
    except TavolataError as error:
        with suppress(WebSocketDisconnect):
            await web.send_denial_response(error_response(web, error))


async def _serve(client: Socket, doors: Doors) -> None:
    doors.sockets.add(client)
    try:
        with metrics.sockets.track_inprogress():
            await client.run()
    finally:
        try:
            await doors.leave(client.connection)
        finally:
            doors.sockets.discard(client)  # at the same moment its place among the sockets that are counted is free


class _Server(uvicorn.Server):
    """Says goodbye before the sockets are closed, and ends by a signal without dying of it."""

    def __init__(self, config: uvicorn.Config, doors: Doors) -> None:
        super().__init__(config)
        self._doors = doors
        doors.on_failure = self._give_up

    def _give_up(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._doors.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():  # where Python has no signals
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on, before anything else is begun; BadSetting if it cannot be had."""
    where = f"port {settings.port} of {settings.host}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        reason = "is in use" if error.errno == errno.EADDRINUSE else f"cannot be had ({error.strerror or error})"
        raise BadSetting(f"{where} {reason}; set another --port or --host") from None
    # Every connection inherits these. Without the first, the system holds an answer back for 40 ms when it comes right
    # after a broadcast; asyncio sees to that only for sockets that it opened itself.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
    return listening


def server_for(app: FastAPI) -> uvicorn.Server:
    doors: Doors = app.state.doors
    http, ws = limited_protocols(doors.settings)
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=doors.settings.message_bytes,
        ws_per_message_deflate=False,  # it doubles the memory of a socket
        lifespan="on",
        log_config=None,
        access_log=False,  # ours has no query strings
        server_header=False,
        proxy_headers=False,  # whom we believe is for `client_address` to say
        timeout_graceful_shutdown=GRACEFUL,
    )
    return _Server(config, doors)


def run(
    settings: Settings,
    *,
    prepare: Callable[[], object],
    finish_preparing: Callable[[], object],
    on_listening: Callable[[int], None] = lambda _port: None,
) -> None:
    """Run a server until a signal ends it; `on_listening` is told the port. Raises what kept it from running."""
    logs.configure(settings)
    open_many_files(settings.connections + SPARE_FILES)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(GARBAGE)
    asyncio.run(_run(settings, prepare, finish_preparing, on_listening))


def open_many_files(wanted: int) -> None:
    """Every connection is a file. Many systems allow a thousand unless they are asked for more."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    if allowed < wanted:
        log.warning("the limit of open files is %d; up to %d may be needed for all connections", allowed, wanted)


async def _run(
    settings: Settings,
    prepare: Callable[[], object],
    finish_preparing: Callable[[], object],
    on_listening: Callable[[int], None],
) -> None:
    with listen(settings) as listening:
        store = await open_store(settings.data or usual_data())
        try:
            app = create_app(settings, store, prepare=prepare, finish_preparing=finish_preparing)
            on_listening(listening.getsockname()[1])
            await server_for(app).serve(sockets=[listening])
        finally:
            await store.close()
    if failure := app.state.doors.failure:
        raise failure
