"""What users have played and won, and how finished games went."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server.journal import FORCED, STANDING, Chair, Paused, Resumed, Seated
from tavolata.server.statistics import PlayedAndWon, course_of, seat_then
from tavolata.server.store import Summary
from tests.server.doors import person
from tests.server.finished import BOT, Finished, Journal, put

ANNA, BEN = Chair(user="anna", name="Anna"), Chair(user="ben", name="Ben")


def test_statistics_count_games_and_wins_by_opponent() -> None:
    def finished(game: str, users: list[str | None], bots: list[str | None], winners: list[int]) -> Summary:
        result = {"winners": winners}
        return Summary("over", False, game, len(users), 0, "", users, [""] * len(users), bots, result)

    games = [
        finished("sole-mio", ["ada", None, None], [None, "level:3", "level:3"], [0]),
        finished("sole-mio", [None, "ada"], ["level:3", None], [0]),
        finished("sole-mio", ["bea", "ada", None], [None, None, "level:1"], [0, 1]),
        finished("solomino", ["ada", "ada"], [None, None], [1]),
    ]
    found = PlayedAndWon("ada")
    for game in games:
        found.add(game)
    counts = {
        one.game: (one.all.played, one.all.won, {who: (t.played, t.won) for who, t in one.against.items()})
        for one in found.by_game
    }
    assert counts == {
        "sole-mio": (3, 2, {"level:3": (2, 1), "people": (1, 1), "level:1": (1, 1)}),
        "solomino": (1, 1, {}),
    }


# ----------------------------------------------------------------- the course of a game


def begun(*chairs: Chair, game: str = "sole-mio", **options: Any) -> Journal:
    journal = Journal(game, chairs or (ANNA, BEN), start=0, **options)
    journal.start(after=30.0)
    return journal


def test_pauses_are_not_thought_about() -> None:
    journal = begun()
    journal.write(Paused(), after=2.0)
    journal.write(Resumed(), after=1000.0)
    journal.play(after=3.0)
    course = course_of(journal.row, journal.entries)
    assert course.seats[0].thoughts == [5.0]
    assert (course.began, course.ended, course.playing) == (1030.0, 2035.0, 5.0)


def test_a_plan_is_thought_about_once_and_is_several_decisions() -> None:
    journal, trial = begun(), begun()
    plan: list[str] = []
    while trial.game.decision is not None and trial.game.decision.seat == 0 and len(plan) < 2:
        plan.append(trial.game.rules.format_action(trial.game.legal[0]))
        trial.game.play(0, plan[-1])
    assert len(plan) == 2
    journal.write(journal.table.prepare_actions(0, plan, by="anna", move="m1"), after=4.0)
    (anna, _) = course_of(journal.row, journal.entries).seats
    assert (anna.decisions, anna.by_bot, anna.thoughts) == (2, 0, [4.0])


def test_what_a_bot_decides_for_a_person_is_not_the_persons_thought() -> None:
    journal = begun()
    journal.play(by="level:2", after=20.0)
    while journal.game.decision is not None and journal.game.decision.seat == 0:
        journal.play(by=STANDING)
    journal.write(Seated(seat=1, chair=Chair(bot="greedy", left=True)))
    journal.play()
    anna, ben = course_of(journal.row, journal.entries).seats
    assert (anna.by_bot, anna.thoughts) == (1, [])
    assert anna.decisions > 1  # what she had said before answers for her
    assert (ben.decisions, ben.by_bot, ben.thoughts) == (1, 1, [])


def test_what_has_one_answer_is_no_decision() -> None:
    journal = begun()
    journal.play(by=FORCED, after=9.0)
    anna, _ = course_of(journal.row, journal.entries).seats
    assert (anna.decisions, anna.by_bot, anna.thoughts) == (0, 0, [])


def test_of_a_deleted_user_it_is_still_known_how_long_they_thought() -> None:
    gone = Chair(user="deleted")
    journal = begun(gone, BOT)
    journal.play(after=7.0)
    assert course_of(journal.row, journal.entries).seats[0].thoughts == [7.0]


@pytest.mark.clause("S-33")
def test_in_a_window_only_who_throws_in_decides() -> None:
    journal = begun(ANNA, BEN, game="solomino", out_of_turn=True, ask_everyone=True)
    while True:
        journal.play()
        asked_later = list(journal.table.asked.items())[-1] if journal.table.is_live_window else None
        if asked_later is not None and len(asked_later[1].legal) > 1:
            break
        if asked_later is not None:
            journal.write(journal.table.prepare_closing(), after=2.0)
    before = course_of(journal.row, journal.entries).seats
    seat, game = asked_later
    text = game.rules.format_action(game.legal[0])
    thrower = journal.table.chairs[seat].user or ""
    journal.write(journal.table.prepare_actions(seat, [text], by=thrower), after=0.5)
    assert len(journal.entries[-1].change.steps) == 2  # type: ignore[union-attr]  # the other passed
    after = course_of(journal.row, journal.entries).seats
    assert [later.decisions - earlier.decisions for earlier, later in zip(before, after, strict=True)] == [
        int(number == seat) for number in range(2)
    ]
    assert after[seat].thrown_in == 1
    assert after[seat].thoughts == before[seat].thoughts


# ----------------------------------------------------------------- over REST


async def finish(app: FastAPI, ada: httpx.AsyncClient, table: str = "one", **fields: Any) -> Finished:
    """A game of SOLOmino of Ada against a bot, which she thinks about for a second a move."""
    user = (await ada.get("/api/me")).json()["id"]
    chair = Chair(user=user, name="Ada")
    journal = Journal("solomino", [chair, BOT], table=table, **fields)
    journal.start()
    journal.play_to_the_end()
    return await put(app, journal)


async def test_a_finished_game_in_numbers(app: FastAPI, ada: httpx.AsyncClient) -> None:
    table = await finish(app, ada)
    told = (await table.get(ada, "statistics")).json()
    steps = [step for step in (await table.get(ada, "record")).json()["steps"] if "do" in step]
    assert told["decisions"] == len(steps) == told["ended"] - told["began"] == told["playing_s"]
    mine, other = told["seats"]
    moves = sum(step["seat"] == 0 for step in steps)
    assert (mine["name"], mine["bot"], mine["yours"]) == ("Ada", None, True)
    assert (mine["decisions"], mine["by_bot"]) == (moves, 0)
    assert mine["thinking"] == {"moves": moves, "total_s": moves, "median_s": 1.0, "longest_s": 1.0}
    assert mine["thrown_in"] is None
    assert (other["bot"], other["yours"], other["thinking"]) == ("greedy", False, None)
    assert other["decisions"] == other["by_bot"] == len(steps) - moves


async def test_a_series_counts_those_who_sit_here_now(app: FastAPI, ada: httpx.AsyncClient) -> None:
    first = await finish(app, ada)
    second = await finish(app, ada, "two", rematch_of=first.id)
    told = (await second.get(ada, "statistics")).json()
    assert told["games"] == 2
    results = [(await table.get(ada, "record")).json()["result"]["winners"] for table in (first, second)]
    assert [seat["series"] for seat in told["seats"]] == [
        {"played": 2, "won": sum(number in winners for winners in results)} for number in range(2)
    ]
    assert (await first.get(ada, "statistics")).json()["games"] == 1


async def test_before_the_end_nothing_is_told(app: FastAPI, ada: httpx.AsyncClient) -> None:
    user = (await ada.get("/api/me")).json()["id"]
    journal = Journal("solomino", [Chair(user=user, name="Ada"), BOT])
    journal.start()
    journal.play()
    answer = await (await put(app, journal)).get(ada, "statistics")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


async def test_numbers_are_for_those_who_sat_there_and_for_those_with_the_link(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    table = await finish(app, ada)
    async with person(app) as stranger:
        assert (await table.get(stranger, "statistics")).status_code == 404
        stranger.headers["X-Table-Key"] = table.key
        told = (await table.get(stranger, "statistics")).json()
        assert [seat["yours"] for seat in told["seats"]] == [False, False]


# ----------------------------------------------------------------- who is who in a series


def sat(users: list[str | None], bots: list[str | None]) -> Summary:
    return Summary("over", False, "sole-mio", len(users), 0, "", users, [""] * len(users), bots)


@pytest.mark.parametrize(
    ("users", "bots", "expected"),
    [
        (["anna", None, "ben"], [None, "level:2", None], [0, 1, 2]),
        (["ben", None, "anna"], [None, "level:2", None], [2, 1, 0]),  # they changed places
        (["eve", None, "anna"], [None, "level:3", None], [2, None, None]),  # another person, another bot
        (["anna", "anna", "ben"], [None, None, None], [0, None, 2]),  # one device for two seats
    ],
    ids=["the same", "other places", "others", "one device"],
)
def test_who_sat_where_in_an_earlier_game(
    users: list[str | None], bots: list[str | None], expected: list[int | None]
) -> None:
    now = sat(["anna", None, "ben"], [None, "level:2", None])
    assert [seat_then(seat, now, sat(users, bots)) for seat in range(3)] == expected
