"""What a user has played and won, and how a finished game went."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from fastapi import APIRouter, Depends, Response
from msgspec import Struct

from tavolata.server.api.callers import AtDoors, Known, PerhapsKnown, one_who_looks_back
from tavolata.server.api.edge import answer, documented
from tavolata.server.api.tables import KeyInHeader, TableInPath, find_finished
from tavolata.server.messages import TableId
from tavolata.server.statistics import Course, GameStatistics, SeatCourse, Tally, games_won, seat_then, series_of
from tavolata.server.store import Summary, TableRow, User

router = APIRouter(tags=["statistics"])


class Statistics(Struct, frozen=True, kw_only=True):
    games: list[GameStatistics]


class Thinking(Struct, frozen=True, kw_only=True):
    """How long a person thought about their moves, in seconds; pauses of the game do not count."""

    moves: int
    total_s: float
    median_s: float
    longest_s: float


class SeatStatistics(Struct, frozen=True, kw_only=True):
    """One seat of a finished game. `name` and `bot` say who had it at the end."""

    name: str
    bot: str | None
    yours: bool
    decisions: int
    #: So many of them a bot took: its own, or for a person who was away or whose time was over.
    by_bot: int
    #: Null if no person has moved here.
    thinking: Thinking | None
    #: Cards thrown in out of turn; null where nobody may.
    thrown_in: int | None
    #: This game and those that it is a rematch of, as far as whoever has the seat played in them.
    series: Tally


class TableStatistics(Struct, frozen=True, kw_only=True):
    """A finished game in numbers; times are seconds since 1970."""

    table: TableId
    game: str
    #: From the first card to the last.
    began: float
    ended: float
    #: Without the pauses.
    playing_s: float
    decisions: int
    #: This one and those that it is a rematch of.
    games: int
    seats: list[SeatStatistics]


@router.get(
    "/me/statistics",
    summary="What I have played and won",
    dependencies=[Depends(one_who_looks_back)],
    **documented(Statistics, 401, 503),
)
async def read_my_statistics(doors: AtDoors, user: Known) -> Response:
    """In finished games, by game and by whom I played against."""
    return answer(Statistics(games=await doors.replays.played_and_won(user.id)))


@router.get(
    "/tables/{table}/statistics",
    summary="A finished game in numbers",
    dependencies=[Depends(one_who_looks_back)],
    **documented(TableStatistics, 403, 404, 409, 503),
)
async def read_table_statistics(
    doors: AtDoors, user: PerhapsKnown, table: TableInPath, key: KeyInHeader = None
) -> Response:
    """How long it took, who decided how often, and who won how many of the rematches."""
    row = await find_finished(doors, user, table, key)
    course = await doors.replays.course(row)
    return answer(_table_statistics(row, user, course, await series_of(doors.store, row)))


def _table_statistics(row: TableRow, user: User | None, course: Course, series: Sequence[Summary]) -> TableStatistics:
    told, seats = row.summary, course.seats
    return TableStatistics(
        table=row.id,
        game=told.game,
        began=course.began,
        ended=course.ended,
        playing_s=round(course.playing, 3),
        decisions=sum(seat.decisions for seat in seats),
        games=len(series),
        seats=[
            SeatStatistics(
                name=told.names[number],
                bot=told.bots[number],
                yours=user is not None and told.users[number] == user.id,
                decisions=seat.decisions,
                by_bot=seat.by_bot,
                thinking=_thinking(seat),
                thrown_in=seat.thrown_in if course.out_of_turn else None,
                series=_in_series(number, series),
            )
            for number, seat in enumerate(seats)
        ],
    )


def _thinking(seat: SeatCourse) -> Thinking | None:
    if not seat.thoughts:
        return None
    return Thinking(
        moves=len(seat.thoughts),
        total_s=round(sum(seat.thoughts), 3),
        median_s=round(median(seat.thoughts), 3),
        longest_s=round(max(seat.thoughts), 3),
    )


def _in_series(seat: int, series: Sequence[Summary]) -> Tally:
    played = sum(seat_then(seat, series[0], summary) is not None for summary in series)
    return Tally(played=played, won=games_won(seat, series[0], series))
