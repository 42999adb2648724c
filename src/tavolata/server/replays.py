"""Looking back at finished games: each step as every seat saw it, how the chances changed, what a bot would have done.

While a game goes on there is nothing to look back at: whatever is told here shows hidden cards.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from tavolata.bots.chances import chances_in
from tavolata.bots.hints import Hint, give_hint
from tavolata.bots.search import Budget
from tavolata.core.contract import Event
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.server.background import in_background
from tavolata.server.errors import NotNow, TooMany
from tavolata.server.journal import Entry
from tavolata.server.looking_back import BUSY, LookingBack
from tavolata.server.statistics import Course, GameStatistics, PlayedAndWon, course_of
from tavolata.server.store import Store, TableRow
from tavolata.server.table import Table

T = TypeVar("T")
S = TypeVar("S")
#: So many games are at hand; those not looked at for longest are read anew when somebody asks.
FILMS, REVIEWS, RECORDS, COURSES = 16, 256, 64, 256
#: So many finished games of one user are read in one piece, and the numbers of so many users are kept.
PIECE, USERS = 100, 256
#: Playouts for the curve of a whole game, and the bounds for one of its positions.
CURVE, FEWEST, MOST = 40_000, 80, 400
#: Playouts for "what would the bot have done?".
HINT = 400
#: A turning point changes somebody's chance at least by this, and by so many standard errors of the change.
CHANGE, SURELY, POINTS = 0.08, 2.0, 5


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a game: who did what (nobody: chance), what happened, and the whole game after it."""

    seat: int | None
    do: str | None
    events: tuple[Event, ...]
    mem: Bytes


class Film:
    """A finished game, step by step."""

    def __init__(self, game: Game) -> None:
        self.rules, self.options, self.players, self.memory = game.rules, game.options, game.players, game.memory()
        self.frames: list[Frame] = []
        again = Game(game.rules, game.options, game.rules.lay_out(game.options))
        for step in game.history:
            if step.action is None:
                again.tell_shuffle(step.shuffle or {})
                do = None
            else:
                again.apply(step.action)
                do = game.rules.format_action(step.action)
            self.frames.append(Frame(step.seat, do, step.events, again.mem.copy()))

    def before(self, step: int) -> Game:
        """The game as the seat found it that took this step; NotNow if nobody decided there."""
        if not 1 <= step < len(self.frames) or self.frames[step].do is None:
            raise NotNow(f"step {step} is not a decision; steps are 1 to {len(self.frames) - 1}, except shuffles")
        game = Game(self.rules, self.options, self.frames[step - 1].mem.copy())
        game.resume()
        return game


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed the chance of a seat more than others did."""

    step: int
    seat: int
    change: float


class Review:
    """The chances of every seat after each step, as far as they are known yet."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self.steps = len(film.frames)
        self.playouts = min(MOST, max(FEWEST, CURVE // self.steps))
        self.chances: list[list[float]] = []

    @property
    def is_done(self) -> bool:
        return len(self.chances) == self.steps

    def look_at_next(self) -> None:
        mem = self._film.frames[len(self.chances)].mem
        self.chances.append(chances_in(self._film.rules, mem, self.playouts, seed=0))

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes that an action brought, in the order of the game."""
        least = max(CHANGE, SURELY * math.sqrt(0.5 / self.playouts))
        found = []
        for step in range(1, len(self.chances)):
            if self._film.frames[step].do is None:
                continue
            change, seat = _largest_change(self.chances[step - 1], self.chances[step])
            if abs(change) >= least:
                found.append(TurningPoint(step, seat, change))
        found.sort(key=lambda point: -abs(point.change))
        return sorted(found[:POINTS], key=lambda point: point.step)


def _largest_change(before: Sequence[float], after: Sequence[float]) -> tuple[float, int]:
    """Of two changes that are alike, the one for the better."""
    changes = [(now - then, seat) for seat, (then, now) in enumerate(zip(before, after, strict=True))]
    return max(changes, key=lambda change: (round(abs(change[0]), 6), change[0]))


class Replays:
    """The games that somebody looks back at.

    All work for them is done in `thread`. What was made is kept for a while, and asked for at the same time it is made
    once.
    """

    def __init__(self, store: Store, thread: LookingBack) -> None:
        self._store, self.thread = store, thread
        self._films = _Kept[TableRow, Film](self._make_film)
        self._records = _Kept[TableRow, bytes](self._make_record)
        self._courses = _Kept[TableRow, Course](self._make_course)
        self._played = _Kept[str, list[GameStatistics]](self._count)
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._reviewing: dict[str, asyncio.Task[None]] = {}

    async def film(self, row: TableRow) -> Film:
        """A finished game; NotNow before its end."""
        _must_be_over(row)
        return await self._films.get(row.id, row, FILMS)

    async def record(self, row: TableRow) -> bytes:
        """A finished game as a file, with what proves its shuffle; NotNow before its end."""
        _must_be_over(row)
        return await self._records.get(row.id, row, RECORDS)

    async def course(self, row: TableRow) -> Course:
        """How a finished game went; NotNow before its end."""
        _must_be_over(row)
        return await self._courses.get(row.id, row, COURSES)

    async def played_and_won(self, user: str) -> list[GameStatistics]:
        """What a user has played and won, counted anew when there is another finished game."""
        mark = await self._store.mark_of_finished(user)
        return await self._played.get(f"{user} {mark}", user, USERS)

    async def _make_film(self, row: TableRow) -> Film:
        return await self._read(row, lambda journal: Film(_finished_game(row, journal)))

    async def _make_record(self, row: TableRow) -> bytes:
        return await self._read(row, lambda journal: msgspec.json.encode(Table.read(row, journal).record()) + b"\n")

    async def _make_course(self, row: TableRow) -> Course:
        return await self._read(row, lambda journal: course_of(row, journal))

    async def _read(self, row: TableRow, make: Callable[[Sequence[Entry]], T]) -> T:
        with self.thread.turn():
            journal = await self._store.journal(row.id)
            return await self.thread.in_thread(lambda: make(journal))

    async def _count(self, user: str) -> list[GameStatistics]:
        """Piece by piece, so that whoever has played thousands of games does not hold up the others who look back."""
        found, after = PlayedAndWon(user), ""
        with self.thread.turn():
            while piece := await self._store.finished(user, after=after, limit=PIECE):
                await self.thread.in_thread(partial(found.add_unread, piece))
                after = piece[-1].table
        return found.by_game

    async def review(self, row: TableRow) -> Review:
        """What is known of the chances; who asks first sets it going, and who asks again hears more."""
        film = await self.film(row)
        if row.id not in self._reviews:
            if len(self._reviewing) >= BUSY:
                raise TooMany("too many replays are being computed; try again in a moment", retry_s=5.0)
            review = self._reviews[row.id] = Review(film)
            self._reviewing[row.id] = in_background(self._go_on(row.id, review), f"the review of table {row.id}")
        return _newest(self._reviews, row.id, REVIEWS)

    async def _go_on(self, table: str, review: Review) -> None:
        """Position by position, so that hints and other games have their turn in between."""
        try:
            while not review.is_done:
                await self.thread.in_thread(review.look_at_next)
        finally:
            del self._reviewing[table]

    async def hint(self, row: TableRow, step: int) -> tuple[Game, Hint]:
        """The game before a step, and what the search would have done there, from what the seat could know."""
        film = await self.film(row)

        def think() -> tuple[Game, Hint]:
            game = film.before(step)
            return game, give_hint(game, Budget(playouts=HINT))

        return await self.thread.work(think)

    async def stop(self) -> None:
        for task in list(self._reviewing.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


class _Kept(Generic[S, T]):
    """What was made of what was asked for last."""

    def __init__(self, make: Callable[[S], Coroutine[Any, Any, T]]) -> None:
        self._make = make
        self._made: OrderedDict[str, T] = OrderedDict()
        self._making: dict[str, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        return len(self._made)

    async def get(self, key: str, source: S, most: int) -> T:
        if key not in self._made:
            making = self._making.get(key)
            if making is None:
                making = self._making[key] = asyncio.create_task(self._make(source))
                making.add_done_callback(lambda done: self._note(key, done))
            made = await asyncio.shield(making)  # others may wait for it, too
            self._made[key] = made
        return _newest(self._made, key, most)

    def _note(self, key: str, done: asyncio.Task[T]) -> None:
        del self._making[key]
        if not done.cancelled():
            done.exception()  # told to those who wait for it, if there are any


def _must_be_over(row: TableRow) -> None:
    if row.summary.state != "over":
        raise NotNow("replays are available after the game: they show hidden cards")


def _finished_game(row: TableRow, journal: Sequence[Entry]) -> Game:
    table = Table(row)
    table.apply_all(journal)
    if table.game is None or not table.game.is_over:
        raise NotNow("the game was closed before it was finished")
    return table.game


def _newest(kept: OrderedDict[str, T], key: str, most: int) -> T:
    """What lies under the key, which is the last to be thrown away now."""
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]
