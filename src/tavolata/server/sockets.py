"""The socket of a client: commands in, messages out, and a measured way between.

Four tasks share a socket. One reads: it answers nothing itself, so that a pong is noted at once even if a command takes
its time. One carries out the commands in their order. One writes what the hall pushes, and one sends pings.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from contextlib import suppress

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolata import __version__
from tavolata.core.errors import TavolataError
from tavolata.server import messages, metrics
from tavolata.server.connection import Connection
from tavolata.server.doors import Doors
from tavolata.server.errors import Fault, TooMany
from tavolata.server.limits import Bucket
from tavolata.server.messages import VERSION, AnyCommand, Done, Id, Lang, Ping, Pong, Probe, Sit, Welcome
from tavolata.server.names import clean_name
from tavolata.server.refusals import refuse
from tavolata.server.store import User

log = logging.getLogger(__name__)

#: Seconds between pings: some soon after each other for a good first measure, then just enough to keep it true.
QUICK_PING, QUICK_PINGS, PING = 0.3, 5, 5.0
#: A client that has said nothing for so many seconds, not even `pong`, is gone, whatever the system thinks.
SILENCE = 14.0
#: What may wait to be sent. A client that is further behind has stopped reading.
MOST_FRAMES, MOST_BYTES = 500, 500_000
#: Commands that may wait for those before them.
MOST_COMMANDS = 32
#: Mistakes (frames that are no messages, or too many messages) that are forgiven at once, and in a second.
MISTAKES, FORGIVEN = 20, 0.5
#: Seconds that a client has to take what is still to be said.
PATIENCE = 2.0
#: Close codes, as in RFC 6455 and its registry.
PROTOCOL_ERROR, BROKE_THE_RULES, TRY_LATER, NO_SIGN_OF_LIFE = 1002, 1008, 1013, 4408


class Socket:
    """One client while it is connected."""

    def __init__(self, web: WebSocket, user: User, doors: Doors) -> None:
        self._web, self._doors = web, doors
        self.connection = Connection(user, user.lang, self._push)
        rate = doors.settings.messages_per_second
        self._rate = Bucket(rate, 2 * rate)
        self._mistakes = Bucket(FORGIVEN, MISTAKES)
        self._out: deque[bytes] = deque()
        self._out_bytes = 0
        self._something_to_send, self._all_sent = asyncio.Event(), asyncio.Event()
        self._commands: asyncio.Queue[AnyCommand] = asyncio.Queue(MOST_COMMANDS)
        self._pings: dict[int, float] = {}
        self._heard = time.monotonic()
        self._over = asyncio.Event()
        self._close_code: int | None = None

    async def run(self) -> None:
        """Until the client goes, or has to."""
        try:
            with suppress(WebSocketDisconnect):
                await self._web.accept()
                await self._talk()
        finally:
            self.connection.push = _leave_unsaid  # the connection and its socket let go of each other

    async def _talk(self) -> None:
        user = self.connection.user
        lang = msgspec.convert(user.lang, Lang)
        self.connection.send(Welcome(version=VERSION, name=user.name, lang=lang, server=f"tavolata {__version__}"))
        parts = (self._read(), self._carry_out(), self._write(), self._ping(), self._over.wait())
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._close()

    async def finish(self, code: int) -> None:
        """Close when all that was pushed is sent, or when that takes too long."""
        self._all_sent.clear()
        self._something_to_send.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._all_sent.wait()
        self.hang_up(code)

    def hang_up(self, code: int) -> None:
        """Close without waiting for anything."""
        self._close_code = self._close_code or code
        self._over.set()

    async def _close(self) -> None:
        if self._close_code is None:
            return
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # it may be gone already
            async with asyncio.timeout(PATIENCE):
                await self._web.close(self._close_code)

    # --- out

    def _push(self, frame: bytes) -> None:
        if self._close_code is not None:
            return
        self._out.append(frame)
        self._out_bytes += len(frame)
        self._something_to_send.set()
        if len(self._out) > MOST_FRAMES or self._out_bytes > MOST_BYTES:
            log.info("client too slow: its queue is full", extra={"frames": len(self._out), "bytes": self._out_bytes})
            self.hang_up(TRY_LATER)

    async def _write(self) -> None:
        while True:
            await self._something_to_send.wait()
            while self._out:
                frame = self._out[0]
                try:
                    await self._web.send_text(frame.decode())
                except RuntimeError:  # a client that breaks the protocol is hung up on below us, without a word to us
                    raise WebSocketDisconnect(PROTOCOL_ERROR) from None
                self._out.popleft()
                self._out_bytes -= len(frame)
            self._something_to_send.clear()
            self._all_sent.set()

    async def _ping(self) -> None:
        number = 0
        while True:
            number += 1
            self._pings = {number: time.monotonic()}
            self.connection.send(Ping(n=number))
            await asyncio.sleep(QUICK_PING if number < QUICK_PINGS else PING)
            if time.monotonic() - self._heard > SILENCE:
                return self.hang_up(NO_SIGN_OF_LIFE)

    # --- in

    async def _read(self) -> None:
        while True:
            received = await self._web.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._heard = time.monotonic()
            frame = received.get("text") or received.get("bytes") or ""
            try:
                self._take(frame)
            except TavolataError as error:
                self._refuse(error, _id_of(frame))
                if self._mistakes.take():
                    self.hang_up(BROKE_THE_RULES)

    def _take(self, frame: str | bytes) -> None:
        if wait := self._rate.take():
            raise TooMany("too many messages on this connection", retry_s=round(wait, 2))
        self._doors.limits.messages.take(self.connection.user.id)
        message = messages.decode(frame)
        if isinstance(message, Pong):
            if sent := self._pings.pop(message.n, None):
                self.connection.note_round_trip(time.monotonic() - sent)
            return
        if isinstance(message, Probe):
            self.connection.send(Done(id=message.id))
            return
        if self._commands.full():
            raise TooMany("too many pending commands", retry_s=1.0)
        self._commands.put_nowait(message)

    async def _carry_out(self) -> None:
        while True:
            command = await self._commands.get()
            try:
                seq = await self._doors.hall.handle(self.connection, _cleaned(command))
            except TavolataError as error:
                self._refuse(error, command.id, type(command).__name__)
            except Exception:
                log.exception("command failed", extra={"command": type(command).__name__})
                self._refuse(Fault("internal server error; nothing has changed"), command.id, type(command).__name__)
            else:
                metrics.commands.labels(type(command).__name__.lower(), "done").inc()
                self.connection.send(Done(id=command.id, seq=seq))

    def _refuse(self, error: TavolataError, answers: str | None, command: str = "none") -> None:
        metrics.commands.labels(command.lower(), "refused").inc()
        self.connection.send(refuse(error, self.connection.lang, answers))


def _leave_unsaid(_frame: bytes) -> None:
    """Nobody hears it any more."""


def _cleaned(command: AnyCommand) -> AnyCommand:
    """Names are looked at wherever they come in."""
    if isinstance(command, Sit) and command.name is not None:
        return replace(command, name=clean_name(command.name))
    return command


class _Named(msgspec.Struct):
    """All that is looked at in a frame that is refused."""

    id: Id


def _id_of(frame: str | bytes) -> str | None:
    """The client is told which of its commands was refused, so that it need not wait for an answer."""
    try:
        return _named.decode(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        text = frame if isinstance(frame, str) else frame.decode("ascii", "replace")
        found = _ID.search(text)  # in a frame that was garbled on its way, the id may still be whole
        return found[1] if found else None


_ID = re.compile(r'"id" ?: ?"([A-Za-z0-9_.:-]{1,40})"')
_named = msgspec.json.Decoder(_Named)
