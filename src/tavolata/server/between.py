"""Word between the processes of a server: commands for the writer of a table, its answers, and who is where.

Nothing here is kept: what counts is in the journals. With a store of one process all of it is silent.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from tavolata.core.errors import TavolataError
from tavolata.server import messages
from tavolata.server.background import in_background
from tavolata.server.clock import clock
from tavolata.server.connection import Caller
from tavolata.server.errors import NotReady, ServerError, TooLate, TooMany
from tavolata.server.messages import AnyCommand
from tavolata.server.room import Elsewhere, Room
from tavolata.server.store import Store

log = logging.getLogger(__name__)

#: Seconds to wait for the writer of a table.
PATIENCE = 3.0
#: Seconds between two signs of life, and after how many without one a process, with all its clients, is taken for gone.
BEAT, SILENCE = 2.0, 7.0
#: Of how many clients at a table the others are told by name; there are never so many players.
MOST_NAMED = 200


class Word(Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    process: str


class Forwarded(Word, tag="command", frozen=True, kw_only=True):
    """A client's command for whoever keeps the table. `age` is how long ago it was pressed."""

    number: int
    user: str
    name: str
    age: float
    command: AnyCommand
    device: str | None = None

    def caller(self) -> Caller:
        return Caller(self.user, self.name, clock.now() - self.age, self.device)


class Answered(Word, tag="answer", frozen=True, kw_only=True):
    """What became of a command: its number in the journal, or why not."""

    to: str
    number: int
    seq: int | None = None
    code: str | None = None
    message: str = ""
    clause: str | None = None
    late_ms: int = 0
    retry_s: float = 1.0


class Alive(Word, tag="alive", frozen=True, kw_only=True):
    """A process is there, whether its clients do anything or not."""


class Gone(Word, tag="gone", frozen=True, kw_only=True):
    """A process stops, and so its clients are there no more."""


class Present(Word, tag="present", frozen=True, kw_only=True):
    """Who looks at a table through a process."""

    table: str
    users: list[str]
    watchers: int
    #: People who want a seat, with their names.
    arriving: dict[str, str] = {}
    host_is_active: bool = False


class WhoIsThere(Word, tag="who", frozen=True, kw_only=True):
    table: str


class Spoken(Word, tag="said", frozen=True, kw_only=True):
    table: str
    seat: int
    phrase: messages.Phrase


class ReadySeats(Word, tag="ready", frozen=True, kw_only=True):
    table: str
    seats: list[int]


AnyWord = Forwarded | Answered | Alive | Gone | Present | WhoIsThere | Spoken | ReadySeats

_decoder = msgspec.json.Decoder(AnyWord)
_encoder = msgspec.json.Encoder()


class Between:
    """What the hall does when something is heard.

    `carry_out` a command if this process keeps the table (KeyError if not); `follow` a journal that was written on;
    `look` at a room in which somebody came, went or became ready elsewhere; `forget` a user who was deleted; `hang_up`
    on a user who has signed out everywhere.
    """

    def __init__(
        self,
        store: Store,
        *,
        carry_out: Callable[[Forwarded], Awaitable[int | None]],
        follow: Callable[[str], Awaitable[None]],
        look: Callable[[Room], Awaitable[None]],
        forget: Callable[[str], Awaitable[None]],
        hang_up: Callable[[str], Awaitable[None]],
        rooms: Mapping[str, Room],
    ) -> None:
        self.store, self.rooms = store, rooms
        self._carry_out, self._follow, self._look = carry_out, follow, look
        self._forget, self._hang_up = forget, hang_up
        self._process = secrets.token_urlsafe(6)
        self._numbers = itertools.count()
        self._waiting: dict[int, asyncio.Future[int | None]] = {}
        #: When each of the other processes was last heard.
        self._heard: dict[str, float] = {}
        self._beating: asyncio.Task[None] | None = None
        store.listen(self._hear)

    def start(self) -> None:
        if self.store.is_shared:
            self._beating = in_background(self._beat_forever(), "the sign of life to other processes")

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        with suppress(NotReady):
            await self._tell(Gone(process=self._process))

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._guarded(self._tell, Alive(process=self._process))
            await self._guarded(self._forget_the_silent)

    async def _forget_the_silent(self) -> None:
        """A process that has said nothing for long is not there, and neither is anybody who came through it."""
        late = time.monotonic() - SILENCE
        self._heard = {process: at for process, at in self._heard.items() if at >= late}
        for room in list(self.rooms.values()):
            gone = room.elsewhere.keys() - self._heard.keys()
            for process in gone:
                del room.elsewhere[process]
            if gone:
                await self._look(room)

    # --- speaking

    async def _tell(self, word: Word) -> None:
        if self.store.is_shared:
            await self.store.tell("hall", _encoder.encode(word).decode())

    async def forward(self, command: AnyCommand, caller: Caller) -> int | None:
        """Have the writer of the table do it; TimeoutError if there is none."""
        number, answer = next(self._numbers), asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self._tell(
                Forwarded(
                    process=self._process,
                    number=number,
                    user=caller.user,
                    name=caller.name,
                    age=clock.now() - caller.pressed,
                    command=command,
                    device=caller.device,
                )
            )
            return await asyncio.wait_for(answer, PATIENCE)
        finally:
            self._waiting.pop(number, None)

    async def tell_presence(self, room: Room) -> None:
        here, people = room.presence(), room.table.people
        users = sorted(here.users, key=lambda user: user not in people)[:MOST_NAMED]  # a word is short
        await self._tell(
            Present(
                process=self._process,
                table=room.table.id,
                users=users,
                watchers=here.watchers,
                arriving=dict(here.arriving),
                host_is_active=here.host_is_active,
            )
        )

    async def ask_who_is_there(self, table: str) -> None:
        await self._tell(WhoIsThere(process=self._process, table=table))

    async def say(self, table: str, seat: int, phrase: messages.Phrase) -> None:
        await self._tell(Spoken(process=self._process, table=table, seat=seat, phrase=phrase))

    async def tell_ready(self, room: Room) -> None:
        await self._tell(ReadySeats(process=self._process, table=room.table.id, seats=sorted(room.ready)))

    # --- hearing

    def _hear(self, channel: str, text: str) -> None:
        if channel == "journal":
            self._spawn(self._follow, text.split(maxsplit=1)[0])
        elif channel == "forgotten":
            self._spawn(self._forget, text)
        elif channel == "signed_out":
            self._spawn(self._hang_up, text)
        else:
            self._hear_process(_decoder.decode(text))

    def _hear_process(self, word: AnyWord) -> None:
        self._heard[word.process] = time.monotonic()
        match word:
            case Gone(process=process):
                del self._heard[process]
                self._spawn(self._forget_the_silent)
            case Forwarded() as forwarded if forwarded.command.table in self.rooms:
                self._spawn(self._answer, forwarded)
            case Answered(to=to, number=number) as answered if to == self._process and number in self._waiting:
                self._take(self._waiting[number], answered)
            case Present(process=process, table=table) as told if table in self.rooms:
                room = self.rooms[table]
                room.elsewhere[process] = Elsewhere(
                    frozenset(told.users), told.watchers, told.arriving, told.host_is_active
                )
                self._spawn(self._look, room)
            case WhoIsThere(table=table) if table in self.rooms:
                self._spawn(self.tell_presence, self.rooms[table])
            case Spoken(table=table, seat=seat, phrase=phrase) if table in self.rooms:
                self.rooms[table].say(seat, phrase)
            case ReadySeats(table=table, seats=seats) if table in self.rooms:
                self.rooms[table].ready.update(seats)
                self._spawn(self._look, self.rooms[table])

    async def _answer(self, forwarded: Forwarded) -> None:
        try:
            answer = Answered(
                process=self._process,
                to=forwarded.process,
                number=forwarded.number,
                seq=await self._carry_out(forwarded),
            )
        except KeyError:
            return  # another process keeps the table
        except TavolataError as error:
            answer = Answered(
                process=self._process,
                to=forwarded.process,
                number=forwarded.number,
                code=error.code,
                message=error.message,
                clause=error.clause,
                late_ms=error.late_ms if isinstance(error, TooLate) else 0,
                retry_s=error.retry_s if isinstance(error, TooMany) else 1.0,
            )
        await self._tell(answer)

    def _take(self, waiting: asyncio.Future[int | None], answered: Answered) -> None:
        if waiting.done():
            return
        if answered.code is None:
            waiting.set_result(answered.seq)
        else:
            waiting.set_exception(_error(answered))

    def _spawn(self, work: Callable[..., Awaitable[None]], *args: object) -> None:
        in_background(self._guarded(work, *args), "what a word of another process led to")

    async def _guarded(self, work: Callable[..., Awaitable[None]], *args: object) -> None:
        try:
            await work(*args)
        except TavolataError as error:
            log.warning("lost a message from another process: %s", error)
        except Exception:  # the next word may be better; without a sign of life this process would count as gone
            log.exception("lost a message from another process")


def _error(answered: Answered) -> TavolataError:
    """The error as the writer of the table raised it, by its code. Not every kind is made alike."""
    kind = {kind.code: kind for kind in _kinds(TavolataError)}.get(answered.code or "", ServerError)
    error = kind.__new__(kind)
    TavolataError.__init__(error, answered.message, clause=answered.clause)
    if isinstance(error, TooLate):
        error.late_ms = answered.late_ms
    if isinstance(error, TooMany):
        error.retry_s = answered.retry_s
    return error


def _kinds(kind: type[TavolataError]) -> list[type[TavolataError]]:
    return [kind, *(deeper for below in kind.__subclasses__() for deeper in _kinds(below))]
