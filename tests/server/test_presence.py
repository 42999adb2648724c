"""Who is at a table, and who is not: away, back, watching, paused, forgotten; also through two processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator

import pytest

from tavolata.server import between, messages
from tavolata.server.errors import NoSuchTable, NotNow
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.messages import Setting
from tavolata.server.store import Store, TableRow, open_store
from tests.server.halls import BOT, FREE, ME, QUICK, Person, opened
from tests.server.postgres import Postgres

# ----------------------------------------------------------------- coming and going


async def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE], options={"start": 1})
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await anna.do(messages.Start, row)
    await hall.leave(ben.connection)
    await anna.until(lambda person: person.room["seats"][1].get("stand_in"))
    await anna.until(lambda person: person.play.get("ask"))  # the bot has taken Ben's turn
    back = Person(hall, "Ben")
    await back.enter(row)
    assert back.room["yours"] == [1]
    await anna.until(lambda person: person.room["seats"][1].get("here"))
    rng = random.Random(3)
    await anna.play_on(row, rng, most=3)
    await back.until(lambda person: person.play.get("ask"))  # and Ben is asked again


async def test_a_table_without_people_pauses_and_goes_on_when_one_returns(store: Store) -> None:
    hall = Hall(store, habits=Habits(grace=5.0, empty=0.1, pace=0.0))
    await hall.start()
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, options={"start": 0})
    await hall.leave(anna.connection)

    async def state() -> str:
        found = await store.table(row.id)
        return found.summary.state if found else ""

    async with asyncio.timeout(10):
        while await state() != "paused":  # noqa: ASYNC110 - nobody is there to be told
            await asyncio.sleep(0.02)
    back = Person(hall, "Anna")
    await back.enter(row)
    await back.until(lambda person: person.room["state"] == "playing")
    await back.until(lambda person: person.play.get("ask"), seconds=2.0)  # while it paused, nobody was asked
    await back.play_on(row, random.Random(1), most=2)
    await hall.stop()


async def test_the_host_pauses_and_anyone_who_plays_goes_on(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, options={"start": 0})
    await anna.do(messages.Pause, row)
    assert anna.room["state"] == "paused"
    with pytest.raises(NotNow, match="paused"):
        await anna.move(row, "o", seat=0)
    await anna.do(messages.Resume, row)
    assert anna.room["state"] == "playing"
    await anna.play_on(row, random.Random(1), most=2)


async def test_who_wants_to_be_forgotten_is_and_their_game_goes_on(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE])
    await hall.store.add_user(ben.user)
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await anna.do(messages.Start, row)
    await hall.forget(ben.user)
    await anna.until(lambda person: person.room["seats"][1]["kind"] == "bot")
    assert "Ben" not in str([entry.change for entry in await hall.store.journal(row.id)])
    await anna.play_on(row, random.Random(2), most=4)


# ----------------------------------------------------------------- spectators


async def test_a_spectator_is_told_nothing_that_is_not_public(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, "mamma-mia", seats=[ME, BOT], setting=Setting(listed=True))
    await anna.do(messages.Start, row)
    await eve.do(messages.Enter, row)
    assert eve.room.get("key") is None
    await anna.play_on(row, random.Random(5))
    await eve.until(lambda person: person.play.get("result") is not None)
    for message in eve.told:
        if message["type"] == "play":
            assert message["seat"] is None
            assert message.get("ask") is None
            assert "hand" not in message["view"]
            assert not {event["name"] for event in message["events"]} & {"got-card", "got-order"}


async def test_spectators_can_be_kept_behind_the_game(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, setting=Setting(delay_s=1))
    arrived: dict[int, float] = {}

    def push(frame: bytes) -> None:
        eve.push(frame)
        if "seq" in eve.told[-1]:
            arrived.setdefault(eve.told[-1]["seq"], time.time())

    eve.connection.push = push
    await eve.enter(row)
    await anna.play_on(row, random.Random(5), most=2)
    await eve.until(lambda person: person.play["seq"] >= 4)
    happened = {entry.seq: entry.at for entry in await hall.store.journal(row.id)}
    assert set(arrived) >= {3, 4}
    assert all(at >= happened[seq] + 1 for seq, at in arrived.items() if seq > 1)  # that there is a table, all may see


async def test_spectators_who_are_kept_behind_hear_phrases_late_as_well(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], setting=Setting(delay_s=1))
    await anna.enter(row)
    await eve.enter(row)
    await anna.do(messages.Say, row, phrase="hello")  # before the game nothing is late
    assert phrases(eve) == ["hello"]
    await anna.do(messages.Start, row)
    said_at = time.time()
    await anna.do(messages.Say, row, phrase="good-luck")
    assert phrases(anna) == ["hello", "good-luck"]
    assert phrases(eve) == ["hello"]
    await eve.until(lambda person: phrases(person) == ["hello", "good-luck"])
    assert time.time() >= said_at + 1


async def test_nobody_hears_phrases_of_a_game_that_is_not_to_be_watched(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, setting=Setting(spectators=False))
    await anna.enter(row)
    await eve.enter(row)
    await anna.do(messages.Say, row, phrase="oops")
    assert phrases(anna) == ["oops"]
    assert phrases(eve) == []


def phrases(person: Person) -> list[str]:
    return [message["phrase"] for message in person.told if message["type"] == "said"]


async def test_a_table_that_does_not_want_to_be_watched_tells_only_who_sits_where(hall: Hall) -> None:
    """Also when it is full, so that whoever waits there hears when a seat gets free."""
    anna, ben, eve = Person(hall, "Anna"), Person(hall, "Ben"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, setting=Setting(spectators=False))
    await eve.enter(row)
    assert eve.room["seats"][1]["open"]
    assert eve.play["view"] is None
    assert eve.play["events"] == []
    await ben.enter(row)
    await ben.do(messages.Sit, row)
    assert ben.play["view"]["seat"] == 1
    await eve.until(lambda person: not person.room["seats"][1].get("open"))
    await eve.enter(row)
    assert all(message["view"] is None for message in eve.told if message["type"] == "play")
    await ben.do(messages.Stand, row, seat=1)
    await eve.until(lambda person: person.room["seats"][1].get("open"))


# ----------------------------------------------------------------- two processes


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def halls(database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Each of the two stands for a process."""
    one, other = [Hall(await open_store(database), habits=QUICK) for _ in range(2)]
    for hall in (one, other):
        await hall.start()
    yield one, other
    for hall in (one, other):
        await hall.stop()
        await hall.store.close()


async def seated(halls: tuple[Hall, Hall]) -> tuple[Person, Person, TableRow]:
    """Anna and Ben wait at one table, each through another process."""
    anna, ben = (Person(hall, name) for hall, name in zip(halls, ("Anna", "Ben"), strict=True))
    row = await opened(halls[0], anna, seats=[ME, FREE])
    await ben.hall.store.add_user(ben.user)
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await anna.until(lambda person: person.room["seats"][1].get("here"))
    await ben.until(lambda person: person.room["seats"][0].get("here"))
    return anna, ben, row


@pytest.fixture
def late_journals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes answer each other, but the word that something was written is still under way."""
    hear = between.Between._hear

    def hear_answers(self: between.Between, channel: str, text: str) -> None:
        if channel != "journal":
            hear(self, channel, text)

    monkeypatch.setattr(between.Between, "_hear", hear_answers)


@pytest.mark.usefixtures("late_journals")
async def test_who_is_told_that_it_is_done_can_build_on_it(halls: tuple[Hall, Hall]) -> None:
    anna, ben = (Person(hall, name) for hall, name in zip(halls, ("Anna", "Ben"), strict=True))
    row = await opened(halls[0], anna, seats=[ME, FREE])
    await ben.enter(row)
    seq = await ben.do(messages.Sit, row, seat=1)
    assert ben.room["seats"][1]["name"] == "Ben"
    assert halls[1].rooms[row.id].table.seq == seq
    await ben.do(messages.Say, row, phrase="cheers")  # which only those may who sit at the table


async def test_all_processes_forget_whom_an_administrator_deletes(database: str, halls: tuple[Hall, Hall]) -> None:
    anna, ben, row = await seated(halls)
    hung_up = asyncio.Queue[str]()
    halls[1].on_gone = hung_up.put
    store = await open_store(database)
    assert await store.delete_user(ben.user.id) == 1
    await store.close()
    await anna.until(lambda person: person.room["seats"][1]["name"] == "")
    assert await asyncio.wait_for(hung_up.get(), 20) == ben.user.id
    with pytest.raises(NoSuchTable):
        await ben.do(messages.Resync, row)


async def test_who_deletes_themselves_is_let_go_of_by_all_processes(halls: tuple[Hall, Hall]) -> None:
    anna, ben, row = await seated(halls)
    hung_up = asyncio.Queue[str]()
    halls[1].on_gone = hung_up.put
    await halls[0].forget(ben.user)  # they asked through this process, and have a socket at the other one
    assert await asyncio.wait_for(hung_up.get(), 20) == ben.user.id
    await anna.until(lambda person: person.room["seats"][1]["kind"] == "free")
    with pytest.raises(NoSuchTable):
        await ben.do(messages.Resync, row)


async def test_the_people_of_a_process_that_stops_are_gone_at_once(halls: tuple[Hall, Hall]) -> None:
    _, ben, _ = await seated(halls)
    await halls[0].stop()
    await ben.until(lambda person: not person.room["seats"][0].get("here"), seconds=between.SILENCE / 2)
