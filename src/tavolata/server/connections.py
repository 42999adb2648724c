"""Limits below the level of requests: connections that say nothing, or too much of nothing.

uvicorn leaves a connection open for as long as a client takes to finish its request or to read the answer, and there
may be as many as the system allows. A few hundred idle ones would then keep everybody else out. Here every connection
is counted, in all and by address, and has to finish each request and to read each answer in time. On a socket, frames
that never reach the application (pings, pongs and parts of messages) count as well.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from tavolata.server.limits import Bucket
from tavolata.server.security import limited_as
from tavolata.server.settings import Settings

log = logging.getLogger(__name__)

#: Seconds in which a request has to arrive as a whole, from the connection or from its first byte on.
REQUEST = 10.0
#: Seconds in which a client has to take something of what is sent to it.
UNREAD = 10.0
#: Frames a second that a client may send beside its messages, and at once.
FRAMES, MOST_FRAMES = 20.0, 200.0
#: The close code for text that is not UTF-8, as in RFC 6455.
NO_TEXT = 1007


class Connections:
    """How many connections there are. Proxies that we trust count their clients themselves."""

    def __init__(self, settings: Settings) -> None:
        self._most, self._most_of_one = settings.connections, settings.connections_per_address
        self._trusted = [ipaddress.ip_network(network) for network in settings.trusted_proxies]
        self._held: Counter[str] = Counter()
        self._count = 0

    def take(self, transport: asyncio.BaseTransport) -> str | None:
        """Count a new connection; returns the address to give back, or None if there are too many."""
        address = _address_of(transport)
        key = limited_as(address)
        if self._count >= self._most or (self._held[key] >= self._most_of_one and not self._is_proxy(address)):
            return None
        self._held[key] += 1
        self._count += 1
        return key

    def give_back(self, key: str) -> None:
        self._held[key] -= 1
        self._count -= 1
        if not self._held[key]:
            del self._held[key]

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


def _address_of(transport: asyncio.BaseTransport) -> str:
    peer = get_remote_addr(cast(asyncio.Transport, transport))
    return peer[0] if peer else "unknown"


class _Reading:
    """Ends the connection of a client that does not read. What it was sent would stay in memory, even after a close."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=0)  # so that the protocol is told as soon as anything waits

    def waits(self) -> None:
        """Something waits for the client to read."""
        self._left = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(UNREAD, self._look)

    def goes_on(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """A slow client may take its time, as long as there is less and less to read."""
        if self._transport.get_write_buffer_size() >= self._left:
            log.info("client does not read: connection closed")
            self._transport.abort()
        else:
            self.waits()


class _MustRead(asyncio.Protocol):
    """What both protocols have in common. The one that speaks first hands `reading` on to the other."""

    reading: _Reading | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reading is not None:
            self.reading.waits()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reading is not None:
            self.reading.goes_on()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.reading is not None:
            self.reading.goes_on()
        super().connection_lost(exc)


class _LimitedHttp(_MustRead, H11Protocol):
    """HTTP over a counted connection, with a time limit for each request."""

    def __init__(self, *args: Any, counted: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._counted = counted
        self._held: str | None = None
        self._hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.reading = _Reading(transport, self.loop)
        self._held = self._counted.take(transport)
        if self._held is None:
            transport.abort()
        else:
            self._mind_the_time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        if self._held is not None:
            self._counted.give_back(self._held)
            self._held = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind_the_time()

    def on_response_complete(self) -> None:
        self._relax()  # until the next request uvicorn itself waits, and not for long
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The socket takes over the connection, and our place among those that are counted."""
        self._relax()
        super().handle_websocket_upgrade(event)
        successor = self.transport.get_protocol()
        if isinstance(successor, _LimitedSocket):
            successor.held, self._held = self._held, None
            successor.reading, self.reading = self.reading, None

    def _mind_the_time(self) -> None:
        """A client that sends a byte now and then gets no more time for it."""
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        cycle: RequestResponseCycle | None = self.cycle
        is_waiting = cycle is None or cycle.response_complete or cycle.more_body
        if not is_waiting:
            self._relax()
        elif self._hurry is None and not self.transport.is_closing():
            self._hurry = self.loop.call_later(REQUEST, self._give_up)

    def _relax(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _give_up(self) -> None:
        self._hurry = None
        self.transport.abort()


class _LimitedSocket(_MustRead, WebSocketsSansIOProtocol):
    """A WebSocket whose every frame counts."""

    def __init__(self, *args: Any, counted: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._counted = counted
        self.held: str | None = None
        self._frames = Bucket(FRAMES, MOST_FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.held is not None:
            self._counted.give_back(self.held)
            self.held = None
        super().connection_lost(exc)
        self.conn.parser.close()  # it is held by the connection that it holds

    async def run_asgi(self) -> None:
        """When all is said, let go of what was said about.

        A closed socket and everything that it knew would hold each other, and stay in memory until Python looks for
        garbage in all that is old, which on a server happens about once an hour.
        """
        try:
            await super().run_asgi()
        finally:
            self.scope.clear()  # type: ignore[attr-defined]  # a dict like any other

    async def send(self, message: Any) -> None:
        """To a client that is gone nothing is sent.

        uvicorn takes it for a mistake of ours if there is no handshake, because the client is gone or is answered that
        it may not have a socket. It would say so in the log every time.
        """
        is_gone = self.transport.is_closing()
        if not is_gone:
            await super().send(message)
        if is_gone or message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        if is_gone:
            raise ClientDisconnected

    def handle_ping(self) -> None:
        if self._may_send_more():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_send_more():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_send_more():
            super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        if event.fin or self._may_send_more():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if event.fin or self._may_send_more():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn would log a text that is none as a mistake of ours, with a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # otherwise it is being closed already, by the client or by us
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _may_send_more(self) -> bool:
        if not self._frames.take():
            return True
        log.info("too many invalid frames: connection closed")
        self.transport.abort()
        return False


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def limited_protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """For the configuration of uvicorn: what speaks HTTP, and what speaks WebSocket."""
    counted = Connections(settings)

    class Http(_LimitedHttp):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, counted=counted, **kwargs)

    class Socket(_LimitedSocket):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, counted=counted, **kwargs)

    return Http, Socket
