"""Looking back at a finished game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Response
from msgspec import Struct

from tavolata.core.contract import SPECTATOR, Event
from tavolata.server.api.callers import AtDoors, PerhapsKnown, one_who_looks_back
from tavolata.server.api.edge import answer, answer_encoded, documented
from tavolata.server.api.tables import KeyInHeader, TableInfo, TableInPath, find_finished, info_of
from tavolata.server.messages import Ask, EventInfo, Key
from tavolata.server.replays import Film

router = APIRouter(tags=["replays"], dependencies=[Depends(one_who_looks_back)])

#: How many hints are told: nobody reads more.
BEST = 8

Seat = Annotated[
    str,
    Query(
        pattern="^([0-5]|public|all)$",
        description="As this seat saw it, as spectators did, or with all cards open.",
    ),
]
First = Annotated[int, Query(ge=0, le=100_000, description="The first step, from 0.")]
Limit = Annotated[int, Query(ge=1, le=200, description="How many steps at most.")]
StepInQuery = Annotated[int, Query(ge=0, le=100_000, description="A step in which a seat decided.")]


class ReplayStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step of the record, and the table after it; without a seat it is a shuffle."""

    seat: int | None = None
    do: str | None = None
    events: list[EventInfo]
    view: dict[str, Any]
    #: With all cards open: everything, hidden cards included (docs/scenarios.md).
    facts: dict[str, Any] | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """A part of a game: `steps` from number `first`, of `count` in all."""

    table: TableInfo
    #: For a link that can be shared; told to those who sat at the table.
    key: Key | None
    options: dict[str, Any]
    count: int
    first: int
    steps: list[ReplayStep]


class Turn(Struct, frozen=True, kw_only=True):
    """A turning point: the step, and whose chance it changed by how much."""

    step: int
    seat: int
    change: float


class Progress(Struct, frozen=True, kw_only=True):
    """So many of all steps are done."""

    done: int
    count: int


class Chances(Struct, frozen=True, kw_only=True):
    """Each seat's chance to win after each step.

    Estimated from the real hands and tables by games that the greedy player plays on for everyone, each with the cards
    that were still to be drawn in another order.
    """

    playouts: int
    chances: list[list[float]]
    turns: list[Turn]


class Option(Struct, frozen=True, kw_only=True):
    do: str
    chance: float
    playouts: int


class Advice(Struct, frozen=True, kw_only=True):
    """What a seat was asked and did, as it saw the table then, and what the search would have done, the best first."""

    step: int
    ask: Ask
    view: dict[str, Any]
    played: str
    playouts: int
    best: list[Option]


@router.get("/tables/{table}/replay", summary="A finished game, step by step", **documented(Replay, 403, 404, 409, 503))
async def read_replay(
    doors: AtDoors,
    user: PerhapsKnown,
    table: TableInPath,
    key: KeyInHeader = None,
    seat: Seat = "public",
    first: First = 0,
    limit: Limit = 100,
) -> Response:
    row = await find_finished(doors, user, table, key)
    film = await doors.replays.film(row)
    sat = user is not None and user.id in row.summary.users

    def part() -> bytes:
        return msgspec.json.encode(
            Replay(
                table=info_of(row, user),
                key=row.key if sat else None,
                options=film.options,
                count=len(film.frames),
                first=first,
                steps=_steps(film, seat, first, limit),
            )
        )

    return answer_encoded(await doors.replays.thread.work(part))


def _steps(film: Film, seat: str, first: int, limit: int) -> list[ReplayStep]:
    rules, is_open = film.rules, seat == "all"
    viewer = int(seat) if seat.isdecimal() and int(seat) < film.players else SPECTATOR
    memory = rules.open_memory if is_open else film.memory
    return [
        ReplayStep(
            seat=frame.seat,
            do=frame.do,
            events=[_told(event) for event in frame.events if is_open or event.is_for(viewer)],
            view=rules.read_view(rules.observe(frame.mem, viewer, memory)),
            facts=rules.facts(frame.mem) if is_open else None,
        )
        for frame in film.frames[first : first + limit]
    ]


def _told(event: Event) -> EventInfo:
    return EventInfo(name=event.name, seat=event.seat, data=dict(event.data))


@router.get(
    "/tables/{table}/chances",
    summary="How everybody's chance to win changed",
    **documented(Chances, 403, 404, 409, 503, under_way=Progress),
)
async def read_chances(doors: AtDoors, user: PerhapsKnown, table: TableInPath, key: KeyInHeader = None) -> Response:
    """Whoever asks first sets the reckoning going, which takes some seconds."""
    review = await doors.replays.review(await find_finished(doors, user, table, key))
    if not review.is_done:
        return answer(Progress(done=len(review.chances), count=review.steps), 202)
    return answer(
        Chances(
            playouts=review.playouts,
            chances=[[round(chance, 4) for chance in chances] for chances in review.chances],
            turns=[
                Turn(step=point.step, seat=point.seat, change=round(point.change, 4))
                for point in review.turning_points()
            ],
        )
    )


@router.get("/tables/{table}/hint", summary="What would the bot have done?", **documented(Advice, 403, 404, 409, 503))
async def read_hint(
    doors: AtDoors, user: PerhapsKnown, table: TableInPath, step: StepInQuery, key: KeyInHeader = None
) -> Response:
    """From what the seat could know when it decided."""
    row = await find_finished(doors, user, table, key)
    film = await doors.replays.film(row)
    game, hint = await doors.replays.hint(row, step)
    rules, decision = game.rules, game.decision
    asked = Ask(
        seat=hint.seat,
        kind=hint.decision,
        clauses=list(decision.clauses) if decision else [],
        legal=[rules.format_action(action) for action in game.legal],
    )
    return answer(
        Advice(
            step=step,
            ask=asked,
            view=rules.read_view(game.view(hint.seat)),
            played=film.frames[step].do or "",
            playouts=hint.playouts,
            best=[
                Option(do=rules.format_action(one.action), chance=round(one.chance, 4), playouts=one.playouts)
                for one in hint.estimates[:BEST]
            ],
        )
    )
