"""How long bots wait, and answers for people who have no choice: nobody can tell those by their time."""

from __future__ import annotations

import asyncio
import math
import random
import statistics
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.game import Game
from tavolata.server import hesitation, messages, pacing
from tavolata.server.errors import StaleMove
from tavolata.server.forced import forced_answer
from tavolata.server.hall import Hall
from tavolata.server.hesitation import Answer, Hesitations
from tavolata.server.journal import FORCED, STANDING, Played
from tavolata.server.keeper import Habits
from tavolata.server.store import TableRow, open_store
from tests.browser.ahead import asks, play_ahead
from tests.server.halls import BOT, FREE, ME, Person, opened

DECLINE = Answer.of("sole-mio", "help", "no")


# ----------------------------------------------------------------- times


def test_until_people_have_answered_times_are_as_assumed() -> None:
    times = [Hesitations(random.Random(seed)).draw(DECLINE) for seed in range(400)]
    assert 2.5 < statistics.median(times) < 3.5
    assert min(times) > 0.3
    assert max(times) <= hesitation.LONGEST


def drawn_after(person: Callable[[int], str], seconds: float, count: int = 40) -> list[float]:
    """Times that are drawn when somebody has taken so long so often."""
    hesitations = Hesitations(random.Random(1))
    for number in range(count):
        hesitations.note(DECLINE, person(number), seconds)
    other = [hesitations.draw(Answer.of("sole-mio", "match", "no")) for _ in range(400)]
    assert 2.5 < statistics.median(other) < 3.5, "the times of one answer are not those of another"
    return [hesitations.draw(DECLINE) for _ in range(2000)]


def test_times_follow_those_of_people_who_had_a_choice() -> None:
    drawn = drawn_after(lambda number: f"person {number}", 5.0)
    assert 4.2 < statistics.median(drawn) < 5.0
    assert len(set(drawn)) == len(drawn), "a time that comes again tells that nobody chose it"


@pytest.mark.parametrize("seconds", [0.0, 15.0, 3600.0])
def test_nobody_alone_changes_how_long_an_answer_takes(seconds: float) -> None:
    """However often they answer: otherwise the others could tell an answer without a choice by its time."""
    drawn = drawn_after(lambda _: "somebody", seconds, count=400)
    assert 2.5 < statistics.median(drawn) < 3.5
    assert sum(not 1.0 < one < 10.0 for one in drawn) < 0.04 * len(drawn)


@pytest.mark.parametrize(
    ("people", "seconds", "usual"), [(0, 0.0, 3.0), (1, 15.0, 3.24), (1, 0.0, 2.777), (6, 5.0, 3.734)]
)
def test_the_usual_time_is_that_of_the_page(
    monkeypatch: pytest.MonkeyPatch, people: int, seconds: float, usual: float
) -> None:
    """As in web/src/local/hesitation.test.ts."""
    monkeypatch.setattr(hesitation, "SPREAD", 0.0)
    hesitations = Hesitations()
    for number in range(40 * people):
        hesitations.note(DECLINE, f"person {number % people}", seconds)
    assert hesitations.draw(DECLINE) == pytest.approx(usual, abs=0.005)


@pytest.mark.parametrize("seconds", [0.0, 3600.0])
def test_times_stay_usual_however_many_take_forever_or_no_time(seconds: float) -> None:
    drawn = drawn_after(lambda number: f"person {number}", seconds, count=400)
    assert hesitation.QUICKEST < statistics.median(drawn) < hesitation.SLOWEST
    assert max(drawn) <= hesitation.LONGEST
    assert statistics.stdev(map(math.log, drawn)) > 0.4, "times that are too much alike tell something"


# ----------------------------------------------------------------- what is forced


@pytest.mark.parametrize("game", ["sole-mio", "mamma-mia-grande", "mamma-mia", "solomino"])
def test_what_is_forced_leads_to_the_same_as_any_legal_plan(game: str) -> None:
    """Whoever has one legal action, step after step, has no choice; whoever has two once is asked."""
    found = set[str]()
    for seed in range(12):
        played, chance = Game.new(game, players=3, seed=seed), random.Random(seed)
        while not played.is_over:
            if played.decision is None:
                played.shuffle()
                continue
            forced = forced_answer(played)
            if forced:
                assert len(played.legal) == 1
                trial, seat = played.copy(), played.decision.seat
                for action in forced:
                    assert [trial.rules.format_action(one) for one in trial.legal] == [action]
                    trial.play(seat, action)
                found.add(f"{played.decision.kind} {forced[-1]}")
            elif len(played.legal) == 1:
                assert played.decision.kind in ("series", "play", "demand"), "only these begin a plan"
            played.apply(chance.choice(played.legal))
    wanted = {
        "mamma-mia": {"add give-up", "demand give-up"},
        "solomino": {"turn draw", "drawn keep", "answer take"},
    }.get(game, {"help no", "match no"})
    assert wanted <= found


# ----------------------------------------------------------------- tables


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Bots are quick. Whoever has no choice and is not alone takes 0.4 seconds."""
    monkeypatch.setattr(hesitation, "MEDIAN", 0.4)
    monkeypatch.setattr(hesitation, "SPREAD", 0.0)
    for pace in pacing.PACES:
        monkeypatch.setitem(pacing.PACES, pace, 0.0)
    store = await open_store(str(tmp_path / "tables.db"))
    started = Hall(store, habits=Habits(grace=30.0, empty=30.0))
    await started.start()
    yield started
    await started.stop()
    await store.close()


def can_only(kind: str, seat: int = 0) -> Callable[[Game], bool]:
    def is_forced(game: Game) -> bool:
        decision = game.decision
        return decision is not None and (decision.kind, decision.seat) == (kind, seat) and bool(forced_answer(game))

    return is_forced


async def at_question(hall: Hall, *names: str, wanted: Any = None, **wish: Any) -> tuple[TableRow, list[Person]]:
    """These people at a table with a bot, the first of them asked for help that cannot be given."""
    people = [Person(hall, name) for name in names]
    seats = [ME, *[FREE] * (len(people) - 1), BOT]
    row = await opened(hall, people[0], options={"start": 0, "players": len(seats)}, seats=seats, **wish)
    for seat, person in enumerate(people[1:], 1):
        await hall.store.add_user(person.user)
        await person.enter(row)
        await person.do(messages.Sit, row, seat=seat)
    await people[0].do(messages.Start, row)
    await play_ahead(hall, row.id, wanted or can_only("help"))
    return row, people


async def seconds_until(person: Person, seq: int) -> float:
    begun = asyncio.get_running_loop().time()
    await person.until(lambda person: person.play["seq"] > seq)
    return asyncio.get_running_loop().time() - begun


async def test_the_server_answers_what_has_no_choice(hall: Hall) -> None:
    row, (anna,) = await at_question(hall, "anna")
    assert anna.play["ask"]["forced"] == ["no"]
    before = anna.play["seq"]
    await anna.do(messages.Seen, row, seat=0, seq=before)
    assert await seconds_until(anna, before) < 0.3, "alone with bots nobody has to wait"
    journal = [entry.change for entry in await hall.store.journal(row.id)]
    answer = next(change for change in journal[before:] if isinstance(change, Played))
    assert (answer.by, answer.steps[0].do) == (FORCED, "no")
    assert "stood_in" not in anna.play


async def test_a_client_that_says_the_same_meanwhile_is_not_refused(hall: Hall) -> None:
    """Programs answer every question; the server may have been a moment faster."""
    row, (anna,) = await at_question(hall, "Anna", wanted=can_only("help"))
    seq, legal = anna.play["seq"], anna.play["ask"]["legal"]
    await anna.do(messages.Seen, row, seat=0, seq=seq)
    await seconds_until(anna, seq)
    done = await anna.do(messages.Move, row, seat=0, seq=seq, do=legal)
    assert done == seq + 1
    with pytest.raises(StaleMove):
        await anna.do(messages.Move, row, seat=0, seq=seq, do=["oo"])


async def test_it_waits_until_the_person_has_seen_the_question(hall: Hall) -> None:
    row, (anna,) = await at_question(hall, "anna")
    before = anna.play["seq"]
    await asyncio.sleep(0.3)
    assert anna.play["seq"] == before
    await anna.do(messages.Seen, row, seat=0, seq=before - 1)  # of an earlier question
    await asyncio.sleep(0.1)
    assert anna.play["seq"] == before


async def test_with_others_it_takes_as_long_as_people_do_and_only_the_seat_is_told(hall: Hall) -> None:
    row, (anna, ben) = await at_question(hall, "anna", "ben")
    before = anna.play["seq"]
    assert anna.play["ask"]["forced"] == ["no"]
    assert "ask" not in ben.play
    await asyncio.sleep(0.2)
    await anna.do(messages.Seen, row, seat=0, seq=before)
    assert await seconds_until(ben, before) >= 0.35
    told = [message for message in ben.told if message["type"] in ("room", "play")]
    # Of his own questions he may be told the same.
    assert not any("forced" in str({**message, "ask": None}) for message in told)
    assert {message["ask"]["seat"] for message in told if message.get("ask")} <= {1}


async def test_a_standing_answer_takes_as_long(hall: Hall) -> None:
    row, (anna, ben) = await at_question(hall, "anna", "ben", wanted=asks("play"))
    await anna.do(messages.Standing, row, seat=0, help="never")
    await play_ahead(hall, row.id, asks("help"))
    before = anna.play["seq"]
    await anna.do(messages.Seen, row, seat=0, seq=before)
    assert await seconds_until(ben, before) >= 0.35
    journal = [entry.change for entry in await hall.store.journal(row.id)]
    assert next(change.by for change in journal[before:] if isinstance(change, Played)) == STANDING


async def test_who_is_away_is_waited_for_as_always(hall: Hall) -> None:
    row, (anna, ben) = await at_question(hall, "anna", "ben")
    before = ben.play["seq"]
    await anna.do(messages.Exit, row)
    await asyncio.sleep(0.7)
    assert ben.play["seq"] == before


async def test_an_answer_with_a_choice_is_noted(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hesitation, "QUICKEST", 0.0)
    row, (anna, _) = await at_question(hall, "anna", "ben", wanted=asks("help"))
    await anna.do(messages.Seen, row, seat=0, seq=anna.play["seq"])
    await asyncio.sleep(0.05)
    await anna.move(row, "no")
    ((person, seconds),) = hall._hesitations._times[DECLINE].items()
    assert person == anna.user.id
    assert 0.04 < seconds < hesitation.SLOWEST


async def test_a_bot_makes_its_turn_as_one(hall: Hall) -> None:
    row, (anna,) = await at_question(hall, "anna", wanted=asks("play"))
    seen = len(anna.told)
    await anna.move(row, anna.play["ask"]["legal"][0])
    await anna.until(lambda person: (person.play.get("ask") or {}).get("kind") in ("order", "draw", "play"))
    for _ in range(3):
        ask = anna.play.get("ask") or {}
        if ask.get("kind") in ("order", "draw"):
            before = anna.play["seq"]
            await anna.move(row, ask["legal"][-1])
            await anna.until(lambda person, before=before: person.play["seq"] > before)
    await anna.until(lambda person: (person.play.get("ask") or {}).get("kind") == "play")
    turns = [
        [event["name"] for event in message["events"] if event.get("seat") == 1]
        for message in anna.told[seen:]
        if message["type"] == "play"
    ]
    (turn,) = [turn for turn in turns if turn]
    assert turn[0] in ("played", "passed")
    assert turn[-1] == "drew"
