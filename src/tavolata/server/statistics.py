"""What users have played and won, and how a finished game went: how long it took, who decided how often and how long
they thought.

No card is in it. All the same it is told after the end only: who thinks for long at which decision says something.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from tavolata.server.journal import CLOCK, DELETED, FORCED, STANDING, Begun, Entry, Paused, Played, Resumed, WentOn
from tavolata.server.store import Store, Summary, TableRow, UnreadSummary
from tavolata.server.table import Table

#: Of a longer row of rematches only so many games are looked at.
LONGEST_SERIES = 500


class Tally(Struct, kw_only=True):
    """Games played and won; a shared win is one."""

    played: int = 0
    won: int = 0


class GameStatistics(Struct, frozen=True, kw_only=True):
    game: str
    all: Tally
    #: By whom one played against: the name of a bot such as `level:3`, or `people`.
    against: dict[str, Tally]


class PlayedAndWon:
    """What a user has played and won in the finished games that were added."""

    def __init__(self, user: str) -> None:
        self._user = user
        self._games: dict[str, GameStatistics] = {}

    @property
    def by_game(self) -> list[GameStatistics]:
        return sorted(self._games.values(), key=lambda one: one.game)

    def add_unread(self, finished: Iterable[UnreadSummary]) -> None:
        for unread in finished:
            self.add(unread.read())

    def add(self, summary: Summary) -> None:
        own = {seat for seat, sitting in enumerate(summary.users) if sitting == self._user}
        others = {summary.bots[seat] or "people" for seat in range(summary.players) if seat not in own}
        game = self._games.setdefault(
            summary.game, GameStatistics(game=summary.game, all=Tally(), against=defaultdict(Tally))
        )
        for tally in (game.all, *(game.against[other] for other in others)):
            tally.played += 1
            tally.won += bool(own & winners(summary))


@dataclass(slots=True)
class SeatCourse:
    """What was decided at one seat."""

    decisions: int = 0
    #: So many of them by a bot: its own, or for a person who was away or whose time was over.
    by_bot: int = 0
    #: Seconds that the person of the seat thought about each move; a plan of several decisions is one.
    thoughts: list[float] = field(default_factory=list)
    #: Cards thrown in out of turn (S-33): whoever did was the first.
    thrown_in: int = 0


@dataclass(slots=True)
class Course:
    """A game from its first card to its last, in seconds since 1970. Pauses are no part of `playing`."""

    seats: list[SeatCourse]
    began: float = 0.0
    ended: float = 0.0
    playing: float = 0.0
    #: Whether cards may be thrown in (S-33).
    out_of_turn: bool = False


def course_of(row: TableRow, journal: Iterable[Entry]) -> Course:
    table = Table(row, with_history=False)
    course = Course(seats=[SeatCourse() for _ in row.summary.names])
    #: Since when the present question is thought about, and how long it was before the game was paused.
    since = before_pause = 0.0
    for entry in journal:
        match entry.change:
            case Begun():
                course.began = since = entry.at
            case Paused():
                before_pause += entry.at - since
            case Resumed() | WentOn():
                since = entry.at
            case Played() as played:
                seconds = before_pause + entry.at - since
                _count(course.seats, table, played, seconds)
                course.playing += seconds
                course.ended = since = entry.at
                before_pause = 0.0
        table.apply(entry)
    course.out_of_turn = bool(table.opened.options.get("out_of_turn"))
    return course


def _count(seats: Sequence[SeatCourse], table: Table, played: Played, seconds: float) -> None:
    """Add what is played at a table as it was before."""
    game = table.game
    if game is None or game.decision is None or played.by in (CLOCK, FORCED):
        return  # nobody has decided anything
    is_window, passing = game.decision.kind == "window", game.rules.letting_pass(game.mem)
    passed = None if passing is None else game.rules.format_action(passing)
    decided = [
        (step.seat, step.do)
        for step in played.steps
        # At a live table those pass who were asked before the one who was faster: they have decided nothing.
        if step.seat is not None and not (table.is_live_window and step.do == passed)
    ]
    for number, (at, do) in enumerate(decided):
        seat, person = seats[at], table.chairs[at].user
        seat.decisions += 1
        seat.by_bot += played.by not in (person, STANDING)
        seat.thrown_in += is_window and number == 0 and do != passed
        if played.by == person and number == 0 and not is_window:
            seat.thoughts.append(seconds)


async def series_of(store: Store, row: TableRow) -> list[Summary]:
    """The game and those that it is a rematch of, the last first."""
    found = [row.summary]
    while found[-1].rematch_of is not None and len(found) < LONGEST_SERIES:
        earlier = await store.table(found[-1].rematch_of)
        if earlier is None:
            break
        found.append(earlier.summary)
    return found


def seat_then(seat: int, now: Summary, then: Summary) -> int | None:
    """Where whoever has a seat now sat in an earlier game; None if they did not play."""
    user = now.users[seat]
    if (user, now.bots[seat]) == (then.users[seat], then.bots[seat]):
        return seat
    if user is None or user == DELETED or now.users.count(user) > 1 or then.users.count(user) != 1:
        return None  # who had several seats of one device is told apart by the seat alone
    return then.users.index(user)


def games_won(seat: int, now: Summary, series: Iterable[Summary]) -> int:
    """How many games of a row of rematches were won by whoever has a seat now."""
    return sum(seat_then(seat, now, then) in winners(then) for then in series)


def winners(summary: Summary) -> set[int]:
    return set((summary.result or {}).get("winners", ()))
