"""A scripted player over the real socket: for load, for tests, and to read how a client works.

It keeps what it was last told of its table (`room`, `play`), answers pings by itself, and takes part in the shuffle.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolata.server.witness import Witness

Message = dict[str, Any]


class WasRefused(Exception):
    """The server's `refused`, with all that it says."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.message = message
        self.code: str = message["code"]


class Client:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection, witnesses: dict[str, Witness] | None = None) -> None:
        self.socket = socket
        #: By table: what is remembered of its shuffle. A program that connects anew brings it along.
        self.witnesses = {} if witnesses is None else witnesses
        for witness in self.witnesses.values():
            witness.forget_connection()
        self.room: Message = {}
        self.play: Message = {}
        #: Every message in order, for whoever wants to see all that was told.
        self.told: list[Message] = []
        self.keep_told = False
        #: Called with each `play`, when it arrives.
        self.on_play: Callable[[Message], None] = lambda _message: None
        #: A move is known by its id, also after a reconnection, so no two connections may use the same ones.
        self._names = (f"{prefix}-{number}" for prefix in [secrets.token_hex(4)] for number in itertools.count(1))
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def connect(
        cls, url: str, headers: Mapping[str, str], *, witnesses: dict[str, Witness] | None = None, **options: Any
    ) -> Self:
        """To the socket of a server (`ws://host:port/ws`), known by its cookie or token."""
        socket = await connect(url, additional_headers=headers, compression=None, max_size=2**22, **options)
        return cls(socket, witnesses)

    async def close(self) -> None:
        await self.socket.close()
        await self._reading

    async def drop(self) -> None:
        """Be gone without a word, as if the network had failed."""
        self.socket.transport.abort()
        await self._reading

    # --- speaking

    async def do(self, kind: str, *, id: str | None = None, **fields: Any) -> Message:  # noqa: A002
        """Send a command and wait for `done`; WasRefused otherwise, ConnectionError if the socket closes."""
        name = id or next(self._names)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.say({"type": kind, "id": name, **fields})
        done: Message = await answer
        return done

    async def say(self, message: Message) -> None:
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise ConnectionError("the socket was closed") from None

    async def move(self, *actions: str, seat: int | None = None, **fields: Any) -> Message:
        """Answer the question that was asked last."""
        ask = self.play.get("ask") or {}
        fields = {"seq": self.play["seq"], **fields}
        seat = ask["seat"] if seat is None else seat
        return await self.do("move", table=self.play["table"], seat=seat, do=list(actions), **fields)

    # --- hearing

    async def until(self, is_so: Callable[[Self], object], seconds: float = 20.0) -> None:
        """Wait until something is so after what was told; TimeoutError, or ConnectionError if the socket closes."""
        async with asyncio.timeout(seconds):
            while not is_so(self):
                if self.is_closed:
                    raise ConnectionError("the socket was closed")
                self._news.clear()
                await self._news.wait()

    @property
    def is_closed(self) -> bool:
        """Whether this connection tells nothing any more."""
        return self._reading.done()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to answer."""
        return bool((self.play.get("ask") or {}).get("legal"))

    @property
    def is_over(self) -> bool:
        return self.play.get("result") is not None or self.room.get("state") in ("over", "closed")

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                await self._hear(msgspec.json.decode(frame, type=dict[str, Any]))
        except (ConnectionClosed, ConnectionError):
            pass
        except msgspec.DecodeError:
            self.socket.transport.abort()  # nobody knows what was said, so this connection is of no use any more
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket was closed"))
                    answer.exception()  # whoever waits is told; nobody has to
            self._news.set()

    async def _hear(self, message: Message) -> None:
        if self.keep_told:
            self.told.append(message)
        match message.get("type"):
            case "refused" if not message.get("id") and len(self._answers) == 1:
                # A frame of ours did not arrive as it was sent. A command can be sent again with the same id.
                self._answer(next(iter(self._answers)), message)
            case "ping":
                await self.say({"type": "pong", "n": message["n"]})
            case "room":
                self.room = message
                witness = self.witnesses.setdefault(message["table"], Witness(message))
                if (due := witness.answer(message)) is not None:
                    await self.say({"id": next(self._names), **due})
            case "play":
                self.play = message
                self.on_play(message)
            case "done" | "refused":
                self._answer(message.get("id") or "", message)
        self._news.set()

    def _answer(self, command: str, message: Message) -> None:
        answer = self._answers.pop(command, None)
        if answer is None or answer.done():
            return
        if message["type"] == "done":
            answer.set_result(message)
        else:
            answer.set_exception(WasRefused(message))
