"""Somebody is away: when a bot takes over, what the others decide about it, and what the person is told afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavolata.server import keeper, messages
from tavolata.server.errors import NotAllowed, NotNow
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.messages import Setting
from tavolata.server.store import Store, TableRow
from tests.server.halls import FREE, ME, Person, opened


async def game_of_two(hall: Hall, starts: int = 1, **wish: Any) -> tuple[Person, Person, TableRow]:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE], options={"start": starts}, **wish)
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await anna.do(messages.Start, row)
    return anna, ben, row


async def patient_hall(store: Store) -> Hall:
    """Nobody takes over by themselves in these tests."""
    hall = Hall(store, habits=Habits(grace=30.0, empty=30.0, pace=0.0))
    await hall.start()
    return hall


async def test_everybody_sees_when_a_bot_takes_over(store: Store) -> None:
    hall = await patient_hall(store)
    anna, ben, _ = await game_of_two(hall)
    assert "bot_in_ms" not in anna.room["seats"][1]
    await hall.leave(ben.connection)
    await anna.until(lambda person: person.room["seats"][1].get("bot_in_ms"))
    assert 25_000 < anna.room["seats"][1]["bot_in_ms"] <= 30_000
    await hall.stop()


async def test_the_others_are_told_when_the_bot_takes_over_also_out_of_turn(hall: Hall) -> None:
    anna, ben, _ = await game_of_two(hall, starts=0)
    await hall.leave(ben.connection)
    # The game waits for Anna, so nothing else happens at the table.
    await anna.until(lambda person: person.room["seats"][1].get("stand_in"))


async def test_the_others_wait_longer_or_let_the_bot_play_now(store: Store) -> None:
    hall = await patient_hall(store)
    anna, ben, row = await game_of_two(hall)
    with pytest.raises(NotNow, match="is not waiting for the player"):
        await anna.do(messages.StandIn, row, seat=1, when="now")
    with pytest.raises(NotNow, match="is not waiting for the player"):
        await anna.do(messages.StandIn, row, seat=4, when="now")
    await hall.leave(ben.connection)
    eve = Person(hall, "Eve")
    await eve.enter(row)
    with pytest.raises(NotAllowed):
        await eve.do(messages.StandIn, row, seat=1, when="now")
    await anna.do(messages.StandIn, row, seat=1, when="later")
    assert anna.room["seats"][1]["bot_in_ms"] > 1000 * keeper.MORE_TIME + 25_000
    await anna.do(messages.StandIn, row, seat=1, when="now")
    await anna.until(lambda person: person.play.get("ask"))  # the bot has taken Ben's turn
    back = Person(hall, "Ben")
    await back.enter(row)
    await anna.until(lambda person: person.room["seats"][1].get("here"))
    await hall.leave(back.connection)
    await anna.until(lambda person: person.room["seats"][1].get("bot_in_ms"))
    assert anna.room["seats"][1]["bot_in_ms"] > 25_000  # it was decided for the first absence alone
    await hall.stop()


async def test_a_game_over_days_has_no_countdown(hall: Hall) -> None:
    anna, ben, _ = await game_of_two(hall, setting=Setting(clock="days"))
    await hall.leave(ben.connection)
    await anna.until(lambda person: not person.room["seats"][1].get("here"))
    assert "bot_in_ms" not in anna.room["seats"][1]
    assert "stand_in" not in anna.room["seats"][1]


async def test_who_returns_is_told_what_the_bot_did_and_nobody_else_is(hall: Hall) -> None:
    anna, ben, row = await game_of_two(hall)
    await hall.leave(ben.connection)
    await anna.until(lambda person: person.play.get("ask"))
    marked = [event for told in anna.told if told["type"] == "play" for event in told["events"]]
    assert any(event["data"].get("by_bot") for event in marked if event.get("seat") == 1)
    assert not any(event["data"].get("by_bot") for event in marked if event.get("seat") == 0 and "data" in event)
    back = Person(hall, "Ben")
    await back.enter(row)
    missed = back.play["missed"]
    assert missed[0]["events"][0]["name"] == "played"
    assert {event["seat"] for move in missed for event in move["events"]} == {1}
    drawn = [event["name"] for move in missed for event in move["events"]]
    assert "got-card" in drawn or "got-order" in drawn  # Ben may know what came into his hand
    await anna.do(messages.Resync, row)
    assert "missed" not in anna.play
    eve = Person(hall, "Eve")
    await eve.enter(row)
    assert "missed" not in eve.play
    rng = random.Random(3)
    await anna.play_on(row, rng, most=3)
    await back.play_on(row, rng, most=1)
    await back.do(messages.Resync, row)
    assert "missed" not in back.play  # who has moved again knows
