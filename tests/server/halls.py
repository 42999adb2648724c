"""A hall without sockets, and people in it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tavolata.core.fairness import commit_number, new_number
from tavolata.server import messages
from tavolata.server.connection import Connection
from tavolata.server.errors import NotNow, StaleMove, TooLate
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.opening import NewTable, WantedSeat
from tavolata.server.store import TableRow, User

#: Bots answer at once, and nobody waits long for who is away.
QUICK = Habits(grace=0.2, empty=30.0, pace=0.0)
ME, BOT, FREE = WantedSeat(me=True), WantedSeat(bot="random"), WantedSeat()


class Person:
    """A client without a socket: it keeps what it is told."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall, self.told = hall, list[dict[str, Any]]()
        self.news = asyncio.Event()
        self._revealing: asyncio.Task[int | None] | None = None
        self.user = User(id=f"user-{name}", name=name, lang="en")
        self.connection = Connection(self.user, "en", self.push)
        self.numbers = 0
        #: For the shuffle, by `commit`.
        self.number = ""

    def push(self, frame: bytes) -> None:
        message = json.loads(frame)
        self.told.append(message)
        if self.number and message["type"] == "room" and message["fair"].get("asked") and not self._revealing:
            reveal = messages.Reveal(id="reveal", table=message["table"], number=self.number)
            self._revealing = asyncio.create_task(self.hall.handle(self.connection, reveal))
        self.news.set()

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.told) if message["type"] == kind)

    @property
    def play(self) -> dict[str, Any]:
        return self.last("play")

    @property
    def room(self) -> dict[str, Any]:
        return self.last("room")

    async def do(self, command: type[messages.AtTable], row: TableRow, **fields: Any) -> int | None:
        self.numbers += 1
        fields = {"id": f"c{self.numbers}", "table": row.id, **fields}
        return await self.hall.handle(self.connection, command(**fields))  # type: ignore[arg-type]

    async def enter(self, row: TableRow) -> None:
        await self.do(messages.Enter, row, key=row.key)

    async def commit(self, row: TableRow) -> None:
        """Commit to a number, which is revealed when it is asked for."""
        self.number, self._revealing = new_number(), None
        commitment = commit_number(self.room["fair"]["commitment"], row.id, self.number)
        await self.do(messages.Commit, row, commitment=commitment)

    async def move(self, row: TableRow, *actions: str, **fields: Any) -> int | None:
        ask = self.play.get("ask") or {}
        fields = {"seat": ask.get("seat", 0), "seq": self.play["seq"], **fields}
        return await self.do(messages.Move, row, do=list(actions), **fields)

    async def until(self, is_so: Any, seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while not is_so(self):
                self.news.clear()
                await self.news.wait()

    async def play_on(self, row: TableRow, rng: random.Random, most: int = 10_000) -> None:
        """Random answers to everything that is asked, until the game is over or so many were given."""

        def has_something(person: Person) -> bool:
            play = person.play
            return play.get("result") is not None or bool((play.get("ask") or {}).get("legal"))

        while most > 0:
            most -= 1
            await self.until(has_something)
            if self.play.get("result") is not None:
                return
            try:
                await self.move(row, rng.choice(self.play["ask"]["legal"]))
            except (StaleMove, TooLate, NotNow):
                await asyncio.sleep(0)


async def opened(hall: Hall, person: Person, game: str = "sole-mio", **wish: Any) -> TableRow:
    await hall.store.add_user(person.user)
    row = await hall.open_table(person.user, NewTable(game=game, **wish))
    await person.enter(row)
    return row
