"""How long announcements can be reread: by one player, and by several at a shared device."""

from __future__ import annotations

import base64
import random
from typing import Any

import msgspec
import numpy as np
import pytest

from tavolata.core.contract import Event
from tavolata.core.registry import get_rules
from tavolata.server import messages
from tavolata.server.announcements import Announcements
from tavolata.server.hall import Hall
from tavolata.server.journal import Heard
from tavolata.server.messages import Memory, Setting
from tavolata.server.opening import WantedSeat
from tavolata.server.store import TableRow
from tests.server.halls import BOT, ME, Person, opened


def turn(seat: int, cards: str) -> list[Event]:
    drawn = Event("got-card", seat, audience=seat, data={"card": "p"})
    return [Event("played", seat, data={"cards": cards}), drawn, Event("drew", seat)]


def took_turns(announcements: Announcements, *seats: int) -> None:
    for seat in seats:
        for event in turn(seat, "o" * (seat + 1)):
            announcements.add(seat, [event], by_person=True)


def lines(events: list[Event]) -> list[str]:
    return [f"{event.name} {event.seat}" for event in events]


# ----------------------------------------------------------------- what is kept


def test_a_log_begins_anew_with_the_first_action_of_a_turn() -> None:
    told = Announcements(3)
    took_turns(told, 0, 1, 2)
    assert lines(told.log(0)) == ["got-card 0", "played 1", "drew 1", "played 2", "drew 2"]
    told.add(0, turn(0, "oo")[:1], by_person=True)
    assert not told.log(0)
    assert lines(told.log(1)) == ["got-card 1", "played 2", "drew 2", "played 0"]


def test_who_passes_without_being_asked_can_reread_this_lap_and_no_more() -> None:
    told = Announcements(2)
    for _ in range(3):
        told.add(0, [*turn(0, "o"), Event("passed", 1)], by_person=True)
        assert lines(told.log(1)) == ["played 0", "drew 0"]


def test_spectators_are_told_the_last_lap_and_nothing_private() -> None:
    told = Announcements(3)
    took_turns(told, 0, 1, 2, 0)
    assert lines(told.log(None)) == ["played 1", "drew 1", "played 2", "drew 2", "played 0", "drew 0"]


def test_a_scoring_is_seen_on_the_table_and_its_results_can_always_be_reread() -> None:
    told = Announcements(2)
    took_turns(told, 0, 1)
    scoring = [Event("round-ended", 0), Event("revealed", 0), Event("asked", 1), Event("filled", 1)]
    told.add(1, scoring, by_person=True)
    assert lines(told.log(0))[-2:] == ["played 1", "drew 1"]
    assert lines(told.meanwhile(0, once=False)) == ["played 1", "drew 1", "asked 1", "filled 1"]
    told.add(None, [Event("round-began", 0)], by_person=False)
    assert not told.log(0)
    assert not told.meanwhile(1, once=False)
    assert lines(told.results) == ["round-ended 0", "filled 1"]


def test_whoever_is_answered_for_in_a_scoring_has_not_held_the_device() -> None:
    told = Announcements(2)
    took_turns(told, 0, 1)
    told.add(1, [Event("round-ended", 0), Event("asked", 1)], by_person=True)
    told.add(0, [Event("declined", 0)], by_person=False)
    told.add(1, [Event("asked", 1)], by_person=True)
    assert lines(told.meanwhile(0, once=True))[-3:] == ["drew 1", "asked 1", "asked 1"]
    told.add(0, [Event("helped", 0), Event("filled", 1)], by_person=True)
    assert lines(told.meanwhile(0, once=True)) == ["filled 1"]


# ----------------------------------------------------------------- a shared device


async def shared(hall: Hall, memory: str, seats: list[WantedSeat]) -> tuple[Person, TableRow]:
    anna = Person(hall, "Anna")
    setting = Setting(memory=memory)  # type: ignore[arg-type]
    row = await opened(hall, anna, seats=seats, setting=setting, options={"start": 0}, start=True)
    return anna, row


async def take_turn(person: Person, row: TableRow) -> None:
    """One kind, no order, and drawing."""
    await person.move(row, person.play["ask"]["legal"][0])
    for _ in range(2):
        if ask := person.play.get("ask"):
            await person.move(row, "done" if "done" in ask["legal"] else ask["legal"][0])


def announced(play: dict[str, Any]) -> list[tuple[str, int]]:
    return [(event["name"], event["seat"]) for event in play.get("log", []) if event["name"] == "played"]


TWO = [ME, WantedSeat(me=True, name="Ben")]


@pytest.mark.parametrize("memory", ["once", "lap", "open"])
async def test_a_shared_device_shows_nobodys_cards_until_somebody_says_who_holds_it(hall: Hall, memory: str) -> None:
    anna, row = await shared(hall, memory, TWO)
    covered = anna.play
    assert covered["seat"] is None
    assert "hand" not in covered["view"]
    assert covered["hand_over"] == [0]
    await anna.do(messages.Show, row, seat=0)
    assert (anna.play["seat"], anna.play["ask"]["kind"]) == (0, "play")
    begun = len(anna.told)
    await take_turn(anna, row)
    covered = anna.play
    assert covered["seat"] is None
    assert covered["hand_over"] == [1]
    events = [event["name"] for message in anna.told[begun:] for event in message.get("events", [])]
    assert "played" in events
    assert "got-card" not in events[events.index("drew") :]


async def test_what_is_heard_once_is_told_to_each_player_at_a_device_once(hall: Hall) -> None:
    anna, row = await shared(hall, "once", TWO)
    await anna.do(messages.Show, row, seat=0)
    await take_turn(anna, row)
    assert not announced(anna.play)  # the cover tells nothing yet
    assert await anna.do(messages.Show, row, seat=1) == anna.room["seq"]
    assert announced(anna.play) == [("played", 0)]
    for again in (messages.Resync, messages.Enter):
        await anna.do(again, row)
        assert not announced(anna.play)
    await anna.do(messages.Show, row, seat=1)
    assert not announced(anna.play)
    await take_turn(anna, row)
    await anna.do(messages.Show, row, seat=0)
    assert announced(anna.play) == [("played", 1)]
    journal = await hall.store.journal(row.id)
    assert [entry.change.seat for entry in journal if isinstance(entry.change, Heard)] == [1, 0]


async def test_what_was_heard_stays_heard_when_the_journal_is_read_anew(hall: Hall) -> None:
    anna, row = await shared(hall, "once", TWO)
    await anna.do(messages.Show, row, seat=0)
    await take_turn(anna, row)
    await anna.do(messages.Show, row, seat=1)
    await hall.rooms[row.id].replace(await hall.store.journal(row.id))
    await anna.do(messages.Show, row, seat=1)
    assert not announced(anna.play)


async def test_this_lap_can_be_reread_until_the_player_has_played(hall: Hall) -> None:
    anna, row = await shared(hall, "lap", [*TWO, BOT])
    await anna.do(messages.Show, row, seat=0)
    await take_turn(anna, row)
    for again in (messages.Show, messages.Resync):
        await anna.do(again, row, **({"seat": 1} if again is messages.Show else {}))
        assert announced(anna.play) == [("played", 0)]
    await take_turn(anna, row)
    await anna.until(lambda person: person.play.get("hand_over") == [0])
    await anna.do(messages.Show, row, seat=0)
    assert announced(anna.play) == [("played", 1), ("played", 2)]
    await anna.move(row, anna.play["ask"]["legal"][0])
    assert not announced(anna.play)


async def test_who_has_a_device_alone_hears_nothing_again_by_asking_for_it(hall: Hall) -> None:
    anna, row = await shared(hall, "once", [ME, BOT])
    await take_turn(anna, row)
    await anna.until(lambda person: person.play.get("ask"))
    await anna.do(messages.Show, row, seat=0)
    assert not announced(anna.play)
    assert [event["name"] for event in anna.play["log"]] == ["got-card"]  # marks what was drawn


async def test_the_results_of_scorings_come_with_the_whole_table(hall: Hall) -> None:
    anna, row = await shared(hall, "once", [ME, BOT])
    await anna.play_on(row, random.Random(3))
    results = [
        event
        for message in anna.told
        for event in message.get("events", [])
        if event["name"] in ("round-ended", "filled", "unfilled", "rewarded")
    ]
    await anna.do(messages.Resync, row)
    assert anna.play["results"] == results


@pytest.mark.clause("P-16")
@pytest.mark.parametrize(("memory", "are_told"), [("once", False), ("lap", False), ("open", True)])
@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
async def test_people_get_no_notes_of_what_they_could_have_noticed(
    hall: Hall, game: str, memory: Memory, are_told: bool
) -> None:
    """Nothing that is not on the table now, for the player and for those who watch."""
    anna, watcher = Person(hall, "Anna"), Person(hall, "Ben")
    seats = [ME, BOT, BOT]
    row = await opened(hall, anna, game=game, seats=seats, setting=Setting(memory=memory), start=True)
    await watcher.enter(row)
    await anna.play_on(row, random.Random(3), most=40)
    notes = {
        "used",
        "supply_holds_at_most",
        "surely_holds",
        "holds_at_most",
        "orders_seen",
        "bottom_of_stack",
        "lacked",
    }
    for person in (anna, watcher):
        plays = [message["view"] for message in person.told if message["type"] == "play" and message["view"]]
        assert len(plays) > 10
        found = {key for view in plays for key in [*view, *(key for seat in view["seats"] for key in seat)]} & notes
        assert bool(found) == are_told


@pytest.mark.clause("P-16")
@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
async def test_the_bytes_that_come_with_a_question_tell_no_more_than_its_words(hall: Hall, game: str) -> None:
    anna = Person(hall, "Anna")
    options = {"out_of_turn": True} if game == "solomino" else {}
    setting = Setting(memory="once")
    row = await opened(hall, anna, game=game, options=options, seats=[ME, BOT, BOT], setting=setting, start=True)
    await anna.play_on(row, random.Random(3), most=120)
    rules, seen = get_rules(game), set()
    for play in (message for message in anna.told if message["type"] == "play" and message.get("ask")):
        ask = msgspec.convert(play["ask"], messages.Ask)
        seen.add(ask.kind)
        view = np.frombuffer(base64.b64decode(ask.view_bytes), np.uint8)
        # In a window all are asked at once; the bytes are for the one who reads them.
        asked = {"waits_for": {"seat": ask.seat, "to": ask.kind}}
        told = play["view"] | (asked if ask.kind == "window" else {})
        assert rules.read_view(view, notes=False) == told
        notes = rules.read_view(view)
        assert not notes.get("used")
        noted = ("surely_holds", "orders_seen", "lacked")
        assert not any(seat.get(name) for seat in notes["seats"] for name in noted)
        # There is no more in the bytes than in the words, either.
        assert np.array_equal(rules.without_notes(view), view)
    assert {"sole-mio": {"play", "draw", "demand"}, "solomino": {"turn", "window"}}[game] <= seen
