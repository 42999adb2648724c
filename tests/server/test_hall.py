"""The hall with a real store: opening tables, whole games, moves, windows. Sockets have tests of their own."""

from __future__ import annotations

import asyncio
import random
import threading
from itertools import pairwise
from typing import Any

import pytest

from tavolata.bots import Bot
from tavolata.bots.players import Question
from tavolata.core.errors import BadOption, TavolataError
from tavolata.core.records import verify_record
from tavolata.server import messages, thinking
from tavolata.server.admin import load_table
from tavolata.server.errors import NoSuchTable, NotAllowed, StaleMove, TooLate
from tavolata.server.hall import Hall
from tavolata.server.messages import Setting
from tavolata.server.opening import NewTable, WantedSeat
from tavolata.server.options import live_options
from tavolata.server.room import TOGETHER
from tavolata.server.seconds import WINDOWS
from tavolata.server.store import Store
from tests.server.halls import BOT, FREE, ME, QUICK, Person, opened

# ----------------------------------------------------------------- opening


async def test_without_wishes_the_opener_sits_at_the_first_seat_and_the_others_are_free(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    await opened(hall, anna)
    assert [seat["kind"] for seat in anna.room["seats"]] == ["person", "free", "free"]
    assert anna.room["yours"] == [0]
    assert anna.room["host"]
    assert anna.room["state"] == "waiting"
    assert len(anna.room["fair"]["commitment"]) == 64  # before any card is dealt


@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        ({"game": "poker"}, "unknown game"),
        ({"game": "sole-mio", "seats": [ME] * 6}, "2 to 5 players"),
        ({"game": "sole-mio", "seats": [ME, FREE], "options": {"players": 3}}, "seats are given, but"),
        ({"game": "sole-mio", "seats": [BOT, BOT]}, "you have no seat"),
        ({"game": "solomino", "seats": [ME, WantedSeat(bot="level:4")]}, "has no level 4"),
        ({"game": "solomino", "seats": [ME, BOT], "options": {"colour": "red"}}, "no option 'colour'"),
        ({"game": "sole-mio", "seats": [ME, FREE], "start": True}, "free: 1"),
    ],
)
async def test_a_wish_that_cannot_be_fulfilled_is_refused(hall: Hall, wish: dict[str, Any], wrong: str) -> None:
    with pytest.raises(TavolataError, match=wrong):
        await hall.open_table(Person(hall, "Anna").user, NewTable(**wish))
    assert await hall.store.tables() == []


def test_options_that_only_the_server_sets_cannot_be_wished_for() -> None:
    assert live_options("solomino", {"out_of_turn": True, "ask_everyone": False}, Setting())["ask_everyone"] is True
    assert "ask_everyone" not in live_options("solomino", {"out_of_turn": True}, Setting(clock="days"))


def test_an_open_oven_is_a_setting_of_games_that_have_one() -> None:
    assert live_options("sole-mio", {}, Setting(memory="open"))["open_oven"] is True
    for game, memory in (("sole-mio", "lap"), ("sole-mio", "once"), ("solomino", "open")):
        assert "open_oven" not in live_options(game, {}, Setting(memory=memory))  # type: ignore[arg-type]
    for value in (True, False):
        with pytest.raises(BadOption, match="use the setting memory: 'open'"):
            live_options("sole-mio", {"open_oven": value}, Setting())


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("game", "options"),
    [("sole-mio", {}), ("mamma-mia", {}), ("solomino", {"rounds": 2}), ("solomino", {"out_of_turn": True})],
    ids=str,
)
async def test_a_whole_game_with_two_people_and_a_bot(hall: Hall, game: str, options: dict[str, Any]) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, game, options=options, seats=[ME, FREE, BOT])
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await ben.commit(row)
    await anna.do(messages.Start, row)
    rng = random.Random(4)
    await asyncio.gather(anna.play_on(row, rng), ben.play_on(row, rng))
    await anna.until(lambda person: person.room["state"] == "over")
    assert anna.play["result"] == ben.play["result"]
    record = (await load_table(hall.store, row.id)).record()
    assert verify_record(record).result.as_json() == anna.play["result"]
    assert record["fair"]["commitment"] == anna.told[0]["fair"]["commitment"]
    assert record["fair"]["numbers"] == [None, ben.number, None]
    for person in (anna, ben):
        numbers = [message["seq"] for message in person.told if message["type"] in ("room", "play")]
        assert all(later - earlier <= 1 for earlier, later in pairwise(numbers)), "a gap"


async def test_a_table_goes_on_after_the_hall_was_closed_and_opened_again(store: Store) -> None:
    hall = Hall(store, habits=QUICK)
    await hall.start()
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[ME, BOT], start=True)
    await anna.play_on(row, random.Random(1), most=3)
    await hall.stop()
    assert anna.told[-1]["type"] == "bye"
    before = await store.journal(row.id)
    assert before[-1].seq >= anna.play["seq"]
    again = Hall(store, habits=QUICK)
    await again.start()
    assert again.live_tables == 1
    back = Person(again, "Anna")
    await back.enter(row)
    assert back.told[0]["seq"] >= before[-1].seq
    await back.play_on(row, random.Random(2))
    assert back.play["result"] is not None
    assert (await store.journal(row.id))[: len(before)] == before
    await again.stop()


async def test_nothing_is_told_of_a_table_after_the_goodbye(store: Store) -> None:
    """That somebody has come is told a moment later; the hall may be closed by then."""
    hall = Hall(store, habits=QUICK)
    await hall.start()
    anna = Person(hall, "Anna")
    await opened(hall, anna, "solomino", seats=[ME, FREE])
    await hall.stop()
    await asyncio.sleep(2 * TOGETHER)
    assert [message["type"] for message in anna.told] == ["room", "play", "bye"]


async def test_a_rematch_is_offered_once_and_begins_at_once_against_bots(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[ME, BOT], start=True)
    await anna.play_on(row, random.Random(1))
    await anna.until(lambda person: person.room["state"] == "over")
    await anna.do(messages.Rematch, row)
    link = anna.room["rematch"]
    await anna.do(messages.Rematch, row)
    assert anna.room["rematch"] == link
    found = await hall.store.table(link["table"])
    assert found is not None
    assert (found.summary.state, found.summary.rematch_of) == ("playing", row.id)


async def test_nobody_waits_for_a_bot_that_thinks_when_the_hall_is_closed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, told_to_end = threading.Event(), threading.Event()

    def brood(question: Question) -> int:
        begun.set()
        told_to_end.wait()
        return question.legal[0]

    monkeypatch.setattr(thinking, "get_bot", lambda name: Bot(name, brood))
    hall = Hall(store, habits=QUICK)
    await hall.start()
    anna = Person(hall, "Anna")
    await opened(hall, anna, seats=[ME, BOT], start=True, options={"start": 1})
    try:
        assert await asyncio.to_thread(begun.wait, 20)
        await asyncio.wait_for(hall.stop(), 20)
        assert anna.told[-1]["type"] == "bye"
    finally:
        told_to_end.set()


# ----------------------------------------------------------------- moves


async def test_the_same_move_sent_twice_is_done_once(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, options={"start": 0})
    action, seq = anna.play["ask"]["legal"][0], anna.play["seq"]
    first = await anna.move(row, action, id="the-same", seq=seq, seat=0)
    assert await anna.move(row, action, id="the-same", seq=seq, seat=0) == first
    with pytest.raises(StaleMove):
        await anna.move(row, action, id="another", seq=seq, seat=0)


async def test_nobody_else_plays_a_seat_or_knows_a_table(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], start=True, options={"start": 0})
    with pytest.raises(NoSuchTable):
        await eve.do(messages.Enter, row)
    with pytest.raises(NoSuchTable):
        await eve.do(messages.Enter, row, key="x" * 22)
    with pytest.raises(NoSuchTable):
        await eve.do(messages.Move, row, seat=0, seq=2, do=["o"])
    await eve.enter(row)
    legal = anna.play["ask"]["legal"]
    with pytest.raises(NotAllowed):
        await eve.do(messages.Move, row, seat=0, seq=2, do=[legal[0]])
    for command in (messages.Start, messages.Pause, messages.Resume, messages.Rematch):
        with pytest.raises(NotAllowed):
            await eve.do(command, row)
    for fields in ({"seat": 0}, {"seat": 0, "bot": "random"}):
        with pytest.raises(NotAllowed):
            await eve.do(messages.Appoint, row, **fields)
    with pytest.raises(NotAllowed):
        await eve.do(messages.Show, row, seat=0)
    with pytest.raises(NotAllowed):
        await eve.do(messages.Say, row, phrase="hello")


# ----------------------------------------------------------------- one device, phrases, help


async def test_one_device_is_handed_over_from_seat_to_seat(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    seats = [WantedSeat(me=True, name="Anna"), WantedSeat(me=True, name="Grandpa")]
    row = await opened(hall, anna, seats=seats, start=True, options={"start": 1})
    covered = anna.play
    assert covered["seat"] is None
    assert covered["hand_over"] == [1]
    assert covered.get("ask") is None
    await anna.do(messages.Show, row, seat=1)
    assert anna.play["seat"] == 1
    assert anna.play["ask"]["seat"] == 1
    assert [seat["name"] for seat in anna.room["seats"]] == ["Anna", "Grandpa"]


async def test_before_the_game_a_shared_device_has_nothing_to_tell(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, seats=[ME, ME, FREE])
    await anna.do(messages.Show, row, seat=1)
    assert anna.play["view"] is None


async def test_phrases_are_heard_by_all_and_ready_is_shown(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE])
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await ben.do(messages.Say, row, phrase="good-luck")
    assert anna.last("said") == {"type": "said", "table": row.id, "seat": 1, "phrase": "good-luck"}
    await anna.do(messages.Start, row)
    await anna.do(messages.Ready, row, seq=anna.play["seq"])
    await ben.until(lambda person: person.room.get("ready") == [0])


async def test_a_standing_answer_is_seen_by_its_seat_alone(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, BOT], start=True)
    await eve.enter(row)
    await anna.do(messages.Standing, row, seat=0, help="never")
    assert anna.room["seats"][0]["help"] == "never"
    assert "help" not in eve.room["seats"][0]


# ----------------------------------------------------------------- races


@pytest.mark.clause("S-33")
async def test_in_a_window_the_earliest_press_counts_and_the_others_get_a_receipt(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WINDOWS, "normal", 60.0)
    monkeypatch.setattr("tavolata.server.keeper.LONGEST_WAY", 0.3)
    monkeypatch.setattr("tavolata.server.hall.LONGEST_WAY", 10.0)  # the computer may stop for a while between the two
    slow, quick = Person(hall, "Slow"), Person(hall, "Quick")
    wish = NewTable(game="solomino", seats=[ME, FREE], options={"out_of_turn": True, "start": 0})
    for _ in range(200):  # until both can throw in
        row = await hall.open_table(slow.user, wish)
        await slow.enter(row)
        await quick.enter(row)
        await quick.do(messages.Sit, row, seat=1)
        await slow.do(messages.Start, row)
        await slow.move(row, slow.play["ask"]["legal"][0])
        asks = [person.play.get("ask") or {} for person in (slow, quick)]
        if all(ask.get("kind") == "window" and ask["legal"] for ask in asks):
            break
        await slow.do(messages.Exit, row)
        await quick.do(messages.Exit, row)
    else:
        pytest.fail("never could both throw in")
    # Quick is far away: what arrives later was pressed earlier.
    quick.connection.note_round_trip(10.0)
    first = asyncio.ensure_future(slow.move(row, asks[0]["legal"][0]))
    second = asyncio.ensure_future(quick.move(row, asks[1]["legal"][0]))
    assert await second is not None
    with pytest.raises(TooLate) as late:
        await first
    assert 0 < late.value.late_ms <= 10_000
    laid_last = [event for event in quick.play["events"] if event["name"] == "laid"]
    assert laid_last[0]["seat"] == 1


@pytest.mark.clause("S-20")
async def test_who_does_not_call_in_time_has_forgotten_it(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    rng = random.Random(8)
    row = await opened(hall, anna, "solomino", seats=[ME, BOT], start=True)

    def asked_to_call(person: Person) -> bool:
        return (person.play.get("ask") or {}).get("kind") == "call"

    for _ in range(400):
        await anna.until(lambda person: person.play.get("result") or (person.play.get("ask") or {}).get("legal"))
        if anna.play.get("result"):
            row = await hall.open_table(anna.user, NewTable(game="solomino", seats=[ME, BOT], start=True))
            await anna.enter(row)
        elif asked_to_call(anna):
            break
        else:
            laying = [action for action in anna.play["ask"]["legal"] if action[1:2] == ":"]
            await anna.move(row, rng.choice(laying or anna.play["ask"]["legal"]))
    assert asked_to_call(anna)
    assert anna.play["left_ms"] <= 300
    asked = len(anna.told)

    def has_forgotten(person: Person) -> bool:
        events = [event for message in person.told[asked:] for event in message.get("events", [])]
        return any(event["name"] == "forgot" for event in events)

    await anna.until(has_forgotten)
