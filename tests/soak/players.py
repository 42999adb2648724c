"""People who come back after everything that happens to their server, and who remember what it acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tavolata.core.records import verify_record
from tavolata.server.client import Client, Message, WasRefused
from tavolata.server.journal import Entry, Played
from tavolata.server.store import Store
from tests.server.live.guests import BOT, FREE, ME, OVERTAKEN, PATIENCE, Guest, LiveTable

T = TypeVar("T")

#: What a client meets when a server, or the network between, is broken.
BROKEN = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, httpx.HTTPError)
#: Refusals after which the same is worth another try: nothing can be done now, or it did not arrive as it was sent.
LATER = {"not-ready", "too-many", "bad-message"}
#: Seconds after which an answer counts as lost. The server answers within milliseconds.
ANSWER = 5.0
#: Seconds in which every table must go on after whatever happened.
GOES_ON = 60.0
#: All games, and the one in which everybody may play out of turn.
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sole-mio", {}),
    ("mamma-mia-grande", {}),
    ("mamma-mia", {}),
    ("solomino", {}),
    ("solomino", {"out_of_turn": True}),
]


@dataclass(slots=True)
class Sitting:
    """One game, and what its players were told about it."""

    table: LiveTable
    game: str
    #: The ids of moves with the numbers that were told for them.
    acknowledged: dict[str, int] = field(default_factory=dict)
    #: The ids of moves that were refused for good.
    refused: set[str] = field(default_factory=set)
    #: What each seat was told to have happened, by the number of the entry.
    events: dict[tuple[int, int], list[Message]] = field(default_factory=dict)
    result: Message | None = None
    record: Message | None = None
    is_verified: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """A move on its way. It keeps its id until there is an answer."""

    id: str
    fields: Message


class Party:
    """People who play one game after the other at tables of their own, with a bot."""

    def __init__(
        self,
        name: str,
        where: Callable[[int], str],
        rng: random.Random,
        *,
        people: int = 1,
        games: Iterable[tuple[str, dict[str, Any]]],
        pause: float = 0.01,
        sockets: Callable[[int], str] | None = None,
        setting: dict[str, Any] | None = None,
        on_play: Callable[[int, Message], None] = lambda _seat, _play: None,
    ) -> None:
        """`where` is a person's server, and `sockets` another address for their sockets, if there is one."""
        self._sockets, self._setting, self._on_play = sockets or where, setting, on_play
        self.name, self._rng, self._games, self._pause = name, rng, games, pause
        self._where, self._people = where, people
        self._numbers = itertools.count(1)
        self.guests: list[Guest] = []
        self.sittings: list[Sitting] = []
        #: Refusals by their code, but for those that belong to the game.
        self.refusals: Counter[str] = Counter()

    @property
    def moves(self) -> int:
        return sum(len(sitting.acknowledged) for sitting in self.sittings)

    async def play(self) -> None:
        """Game after game, until it is cancelled."""
        for game, options in self._games:
            await self.play_game(game, options)

    async def play_game(self, game: str, options: dict[str, Any]) -> None:
        while len(self.guests) < self._people:
            self.guests.append(await self._insist(len(self.guests), lambda url: Guest.person(url, self.name)))
        host, seats = self.guests[0], [ME, *[FREE] * (self._people - 1), BOT]
        table = await self._insist(
            0, lambda url: host.open_table(url, game, seats, options=options, setting=self._setting or {})
        )
        sitting = Sitting(table, game)
        self.sittings.append(sitting)
        async with asyncio.TaskGroup() as group:
            for seat in range(self._people):
                group.create_task(self._sit(sitting, seat))
        record = await self._insist(0, lambda url: host.record(url, table))
        verified = await asyncio.to_thread(verify_record, record)
        sitting.is_verified, sitting.record = verified.result.as_json() == sitting.result, record

    async def _insist(self, seat: int, request: Callable[[str], Awaitable[T]]) -> T:
        """Ask until the server answers."""
        while True:
            try:
                return await request(self._where(seat))
            except httpx.HTTPStatusError as error:
                if error.response.status_code not in (429, 503):
                    raise
            except BROKEN:
                pass
            await asyncio.sleep(0.05)

    # --- at a table

    async def _sit(self, sitting: Sitting, seat: int) -> None:
        """One person until the game is over, through as many connections as it takes."""
        pending: Pending | None = None
        client: Client | None = None
        while sitting.result is None:
            try:
                async with asyncio.timeout(2 * ANSWER):
                    client = await self.guests[seat].connect(self._sockets(seat))
                    client.on_play = lambda play: self._note(sitting, seat, play)
                    await sitting.table.enter(client)
                await self._take_place(client, sitting, seat)
                while not client.play.get("result"):
                    pending = pending or await self._choose(client, sitting, seat)
                    if pending is not None and await self._send(client, sitting, pending):
                        pending = None
                sitting.result = client.play.get("result") or sitting.result
            except WasRefused as error:
                self._note_refusal(error)
                await asyncio.sleep(0.05)
            except BROKEN:
                await asyncio.sleep(0.02)
            finally:
                if client is not None:
                    with suppress(*BROKEN):
                        await client.drop()

    async def _take_place(self, client: Client, sitting: Sitting, seat: int) -> None:
        """Sit down and, as the host, begin when all have come. What was done before a break is not done again."""
        table = sitting.table.id
        if client.room["state"] == "waiting" and seat not in client.room.get("yours", []):
            await self._do(client, "sit", table=table, seat=seat)
        if seat == 0 and client.room["state"] == "waiting":
            await client.until(lambda client: all(one["kind"] != "free" for one in client.room["seats"]), PATIENCE)
            if client.room["state"] == "waiting":
                await self._do(client, "start", table=table)

    async def _choose(self, client: Client, sitting: Sitting, seat: int) -> Pending | None:
        """An answer to the next question; None if there is none, or if the person lets it pass."""
        await self._until_asked(client)
        play = client.play
        if play.get("result"):
            return None
        if play["ask"]["kind"] == "window" and self._rng.random() < 0.5:
            await self._until_news(client, play["seq"])
            return None
        await asyncio.sleep(self._rng.uniform(0.0, self._pause))
        do = [self._rng.choice(play["ask"]["legal"])]
        fields = {"table": sitting.table.id, "seat": seat, "seq": play["seq"], "do": do}
        return Pending(f"{self.name}-{seat}-{next(self._numbers)}", fields)

    async def _send(self, client: Client, sitting: Sitting, pending: Pending) -> bool:
        """Whether there is an answer now. If there is none, the same is sent again."""
        try:
            done = await self._do(client, "move", id=pending.id, **pending.fields)
        except WasRefused as error:
            if error.code in LATER:
                self._note_refusal(error)
                await asyncio.sleep(0.1)
                return False
            sitting.refused.add(pending.id)
            if error.code not in OVERTAKEN:
                raise
            await self._do(client, "resync", table=sitting.table.id)
            return True
        seq = sitting.acknowledged[pending.id] = done["seq"]
        with suppress(TimeoutError):  # it is done, whether the table is shown or not
            await client.until(lambda client: client.play["seq"] >= seq, ANSWER)
        return True

    async def _until_asked(self, client: Client) -> None:
        """Bots answer at once, so if nothing is asked for long the connection is not what it seems."""
        await client.until(lambda client: client.play.get("result") or client.is_asked, 4 * ANSWER)

    async def _until_news(self, client: Client, seq: int) -> None:
        await client.until(lambda client: client.play.get("result") or client.play["seq"] > seq, 4 * ANSWER)

    async def _do(self, client: Client, kind: str, **fields: Any) -> Message:
        async with asyncio.timeout(ANSWER):
            return await client.do(kind, **fields)

    def _note(self, sitting: Sitting, seat: int, play: Message) -> None:
        self._on_play(seat, play)
        if play["events"]:
            sitting.events.setdefault((seat, play["seq"]), play["events"])

    def _note_refusal(self, error: WasRefused) -> None:
        self.refusals[error.code] += 1


async def stuck(parties: list[Party], before: list[int], tasks: list[asyncio.Task[None]]) -> list[str]:
    """Who has made no move more than before when the time is over; what ended a party is raised."""
    limit = time.monotonic() + GOES_ON
    while True:
        for task in tasks:
            if task.done():
                task.result()
        names = [party.name for party, moves in zip(parties, before, strict=True) if party.moves <= moves]
        if not names or time.monotonic() > limit:
            return names
        await asyncio.sleep(0.02)


# ----------------------------------------------------------------- what must hold afterwards


async def check_sitting(store: Store, sitting: Sitting) -> list[str]:
    """What is wrong with a journal, compared with what its players were told."""
    journal = await store.journal(sitting.table.id)
    where = f"{sitting.game} {sitting.table.id}"
    wrong = [f"{where}: {what}" for what in _compare(journal, sitting)]
    if sitting.result is not None and sitting.record is not None and not sitting.is_verified:
        wrong.append(f"{where}: the record has another result than the players were told")
    return wrong


def _compare(journal: list[Entry], sitting: Sitting) -> Iterator[str]:
    numbers = [entry.seq for entry in journal]
    if numbers != list(range(1, len(journal) + 1)):
        yield f"the journal has gaps: {numbers}"
    written: dict[str, list[int]] = {}
    for entry in journal:
        if isinstance(entry.change, Played) and entry.change.move:
            written.setdefault(entry.change.move, []).append(entry.seq)
    for move, seq in sitting.acknowledged.items():
        if written.get(move) != [seq]:
            yield f"move {move} was acknowledged as entry {seq}, but is written as {written.get(move, [])}"
    for person, moves in itertools.groupby(sorted(sitting.acknowledged, key=_person_and_number), key=_person):
        numbers = [sitting.acknowledged[move] for move in moves]
        if numbers != sorted(numbers):
            yield f"moves of {person} were not done in their order: {numbers}"
    for move, places in written.items():
        if len(places) > 1:
            yield f"move {move} is written {len(places)} times: {places}"
        if move in sitting.refused:
            yield f"move {move} was refused, but is written as entry {places[0]}"


def _person(move: str) -> str:
    return move.rpartition("-")[0]


def _person_and_number(move: str) -> tuple[str, int]:
    return _person(move), int(move.rpartition("-")[2])
