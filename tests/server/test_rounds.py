"""Between two rounds of SOLOmino the table waits for the people who are here, and says for how long."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from tavolata.server import messages
from tavolata.server.errors import NotNow
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.messages import Setting
from tavolata.server.room import TOGETHER
from tavolata.server.seconds import ROUND_BREAKS
from tavolata.server.store import Store, TableRow
from tests.browser.ahead import play_ahead
from tests.server.halls import FREE, ME, Person, opened

LONG = 60.0


def is_between(person: Person) -> bool:
    return person.play.get("next_round_ms") is not None


@asynccontextmanager
async def after_a_round(store: Store, **setting: object) -> AsyncIterator[tuple[Person, Person, Person, TableRow]]:
    """Two people whose first round is over, and somebody who watches."""
    hall = Hall(store, habits=Habits(grace=30.0, empty=30.0))
    await hall.start()
    anna, ben, cleo = (Person(hall, name) for name in ("Anna", "Ben", "Cleo"))
    wish = Setting(**setting)  # type: ignore[arg-type]
    row = await opened(hall, anna, "solomino", options={"rounds": 2}, setting=wish, seats=[ME, FREE])
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await cleo.enter(row)
    await anna.do(messages.Start, row)
    rng = random.Random(4)
    playing = [asyncio.create_task(person.play_on(row, rng)) for person in (anna, ben)]
    try:
        await anna.until(is_between if wish.clock != "days" else lambda one: one.play["view"]["round"] == 2)
        yield anna, ben, cleo, row
    finally:
        for task in playing:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await hall.stop()


@pytest.fixture(autouse=True)
def long_break(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROUND_BREAKS, "normal", LONG)


async def test_the_next_round_waits_until_everybody_is_ready(store: Store) -> None:
    async with after_a_round(store) as (anna, ben, cleo, row):
        await ben.until(is_between)
        await cleo.until(is_between)
        assert 1000 * (LONG - 20) < cleo.play["next_round_ms"] <= 1000 * LONG
        assert all("ask" not in person.play for person in (anna, ben))
        with pytest.raises(NotNow):
            await anna.do(messages.Move, row, seat=0, seq=anna.play["seq"], do=["draw"])
        await anna.do(messages.Ready, row, seq=anna.play["seq"])
        await ben.until(lambda one: one.room.get("ready") == [0])
        assert is_between(ben)
        await ben.do(messages.Ready, row, seq=ben.play["seq"])
        for person in (anna, ben, cleo):
            await person.until(lambda one: not is_between(one))
            assert person.play["view"]["round"] == 2


async def test_the_next_round_begins_by_itself_when_the_break_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROUND_BREAKS, "normal", 0.3)
    async with after_a_round(store) as (anna, ben, _, _row):
        await anna.until(lambda one: not is_between(one))
        await ben.until(lambda one: not is_between(one) and one.play["view"]["round"] == 2)


async def test_who_sees_everything_later_is_told_nothing_of_who_is_ready_now(store: Store) -> None:
    """Not even an unchanged word: its moment would tell when there is a break, and when players press."""
    async with after_a_round(store, delay_s=600) as (anna, ben, cleo, row):
        await ben.until(is_between)
        await asyncio.sleep(3 * TOGETHER)
        told = len(cleo.told)
        await anna.do(messages.Ready, row, seq=anna.play["seq"])
        await ben.until(lambda one: one.room.get("ready") == [0])
        await ben.do(messages.Ready, row, seq=ben.play["seq"])
        await anna.until(lambda one: not is_between(one))
        await asyncio.sleep(3 * TOGETHER)
        assert cleo.told[told:] == []
        dora = Person(cleo.hall, "Dora")
        await dora.enter(row)
        await cleo.until(lambda one: one.room["watchers"] == 2)  # who is here is told at once


async def test_who_waits_for_a_seat_and_sees_everything_later_is_not_told_the_end(store: Store) -> None:
    """Nobody wants a seat at a table that is over; those who see its end later want it until then."""
    async with after_a_round(store, delay_s=600) as (anna, ben, cleo, row):
        await cleo.do(messages.Enter, row, key=row.key, joining=True)
        await cleo.until(lambda one: bool(one.room.get("arriving")))
        await asyncio.sleep(3 * TOGETHER)
        told = len(cleo.told)
        await play_ahead(cleo.hall, row.id, lambda game: game.is_over)
        await anna.until(lambda one: one.room["state"] == "over")
        await ben.do(messages.Ready, row, seq=ben.play["seq"])
        await asyncio.sleep(3 * TOGETHER)
        rooms = [message for message in cleo.told[told:] if message["type"] == "room"]
        assert all(message.get("arriving") == ["Cleo"] for message in [*rooms, cleo.room])


async def test_nobody_waits_for_people_who_have_gone(store: Store) -> None:
    async with after_a_round(store) as (anna, ben, _, row):
        await ben.do(messages.Exit, row)
        await anna.do(messages.Ready, row, seq=anna.play["seq"])
        await anna.until(lambda one: not is_between(one))


async def test_a_break_is_no_time_for_a_move(store: Store) -> None:
    async with after_a_round(store, clock="fast") as (anna, ben, _, row):
        assert "left_ms" not in anna.play
        await asyncio.sleep(0.3)
        for person in (anna, ben):
            await person.do(messages.Ready, row, seq=person.play["seq"])
        await anna.until(lambda one: not is_between(one))
        began = next(
            play for play in anna.told if play["type"] == "play" and play["seq"] > row.seq and "left_ms" in play
        )
        assert began["left_ms"] > 19_000


async def test_a_game_over_days_has_no_breaks(store: Store) -> None:
    async with after_a_round(store, clock="days") as (anna, ben, _, _row):
        assert not any("next_round_ms" in message for message in [*anna.told, *ben.told])
