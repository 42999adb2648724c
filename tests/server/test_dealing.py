"""From the start to the first card: clients commit to numbers for the shuffle and reveal them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from tavolata.core.fairness import commit_number, new_number
from tavolata.core.records import Verdict, verify_record
from tavolata.server import messages, room, seating
from tavolata.server.admin import load_table
from tavolata.server.errors import NotAllowed, NotNow, SeatTaken, WrongNumber
from tavolata.server.hall import Hall
from tavolata.server.journal import Begun, Chair, Committed, NumbersAsked, Revealed
from tavolata.server.messages import Setting
from tavolata.server.opening import WantedSeat
from tavolata.server.store import Store, TableRow
from tests.server.finished import Journal
from tests.server.halls import BOT, FREE, ME, QUICK, Person, opened

#: Nobody waits long for who does not commit or reveal.
HURRIED = replace(QUICK, commit=0.1, reveal=0.1)


@pytest.fixture
async def hurried(store: Store) -> AsyncIterator[Hall]:
    hall = Hall(store, habits=HURRIED)
    await hall.start()
    yield hall
    await hall.stop()


async def two_at_a_table(hall: Hall, **wish: Any) -> tuple[Person, Person, TableRow]:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, "solomino", seats=[ME, FREE], **wish)
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    return anna, ben, row


def is_playing(person: Person) -> bool:
    return bool(person.room["state"] == "playing")


def states(person: Person) -> list[str]:
    """The states of the table that a person was told of, each once."""
    told = [message["state"] for message in person.told if message["type"] == "room"]
    return [state for at, state in enumerate(told) if at == 0 or told[at - 1] != state]


async def fair_of(hall: Hall, row: TableRow, *people: Person) -> dict[str, Any]:
    """What the record tells of its shuffle, after a whole game."""
    rng = random.Random(3)
    await asyncio.gather(*(person.play_on(row, rng) for person in people))
    record = (await load_table(hall.store, row.id)).record()
    assert verify_record(record).is_over
    return dict(record["fair"])


async def test_everybody_commits_and_reveals_and_the_cards_come_from_it(hall: Hall) -> None:
    anna, ben, row = await two_at_a_table(hall)
    await anna.commit(row)
    await ben.commit(row)
    await anna.do(messages.Start, row)
    for person in (anna, ben):
        await person.until(is_playing)
        assert states(person) == ["waiting", "dealing", "playing"]
        told = [message for message in person.told if message["type"] == "room"]
        assert not any(message["fair"].keys() & {"secret", "numbers"} for message in told)
    fair = await fair_of(hall, row, anna, ben)
    assert fair["numbers"] == [anna.number, ben.number]
    assert fair["commitment"] == ben.told[0]["fair"]["commitment"]
    assert fair["commitments"] == [commit_number(fair["commitment"], row.id, number) for number in fair["numbers"]]
    await ben.until(lambda person: person.room["state"] == "over")
    assert ben.room["fair"] == {name: value for name, value in fair.items() if name != "table"}


async def test_without_any_commitment_the_game_begins_at_once(hall: Hall) -> None:
    anna, _, row = await two_at_a_table(hall)
    await anna.do(messages.Start, row)
    assert states(anna) == ["waiting", "playing"]
    assert not any(isinstance(entry.change, NumbersAsked) for entry in await hall.store.journal(row.id))


async def test_a_number_that_does_not_come_is_withheld_for_everyone_to_see(hurried: Hall) -> None:
    anna, ben, row = await two_at_a_table(hurried)
    await anna.commit(row)
    await ben.commit(row)
    ben.number = ""  # he never reveals it
    await anna.do(messages.Start, row)
    await anna.until(is_playing)
    fair = await fair_of(hurried, row, anna, ben)
    assert fair["numbers"] == [anna.number, None]
    assert fair["commitments"][1] is not None
    assert Verdict("", None, None, fair).withheld == [1]


async def test_another_number_than_the_one_committed_to_is_refused(hall: Hall) -> None:
    anna, ben, row = await two_at_a_table(hall)
    await anna.commit(row)
    await ben.commit(row)
    honest, ben.number = ben.number, ""
    await anna.do(messages.Start, row)
    await ben.until(lambda person: person.room["fair"].get("asked"))
    with pytest.raises(WrongNumber, match="does not match the commitment of seat 1") as refused:
        await ben.do(messages.Reveal, row, number=new_number())
    assert refused.value.code == "wrong-number"
    await ben.do(messages.Reveal, row, number=honest)
    await ben.until(is_playing)


async def test_what_comes_too_early_or_too_late_or_from_a_stranger_is_refused(hall: Hall) -> None:
    anna, ben, row = await two_at_a_table(hall)
    eve = Person(hall, "Eve")
    await eve.enter(row)
    with pytest.raises(NotAllowed, match="only players at the table"):
        await eve.do(messages.Commit, row, commitment="ab" * 32)
    await ben.commit(row)
    with pytest.raises(NotNow, match="are not being collected now"):
        await ben.do(messages.Reveal, row, number=ben.number)
    number, ben.number = ben.number, ""
    await anna.do(messages.Start, row)
    await anna.until(lambda person: person.room["fair"].get("asked"))
    with pytest.raises(NotNow, match="too late for a commitment"):
        await anna.do(messages.Commit, row, commitment="ab" * 32)
    with pytest.raises(NotAllowed, match="have not committed"):
        await anna.do(messages.Reveal, row, number="ab")
    with pytest.raises(NotNow, match="after the start"):
        await anna.do(messages.Configure, row, setting=Setting(pace="quick"))
    with pytest.raises(NotNow, match="the game has already begun"):
        await anna.do(messages.Start, row)
    with pytest.raises(NotNow, match="being dealt"):
        await anna.do(messages.Pause, row)
    await ben.do(messages.Reveal, row, number=number)
    await ben.until(is_playing)
    with pytest.raises(NotNow, match="too late for a commitment"):
        await ben.do(messages.Commit, row, commitment="ab" * 32)
    with pytest.raises(NotNow, match="are not being collected now"):
        await ben.do(messages.Reveal, row, number=number)


async def test_a_person_has_one_number_at_the_first_of_their_seats(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[FREE, ME, BOT])
    await anna.commit(row)
    first = anna.room["fair"]["commitments"]
    assert [first[0], first[2]] == [None, None]
    await anna.do(messages.Sit, row, seat=1, name="Anne")
    assert anna.room["fair"]["commitments"] == first  # only the name is another
    await anna.do(messages.Sit, row, seat=0, name="Grandpa")
    seq = await anna.do(messages.Commit, row, commitment=first[1])
    assert anna.room["fair"]["commitments"] == [first[1], None, None]
    assert await anna.do(messages.Commit, row, commitment=first[1]) == seq  # nothing is written
    await anna.commit(row)
    assert anna.room["fair"]["commitments"][0] not in (None, first[1])
    await anna.do(messages.Stand, row, seat=0)
    assert anna.room["fair"]["commitments"] == [None, None, None]


async def test_a_game_that_begins_by_itself_waits_for_who_wants_to_commit(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[BOT, ME], start=True, commits=True)
    assert (anna.room["state"], anna.room["fair"].get("asked")) == ("dealing", None)
    await anna.commit(row)
    await anna.until(is_playing)
    assert (await fair_of(hall, row, anna))["numbers"] == [None, anna.number]


async def test_a_game_that_begins_by_itself_does_not_wait_for_ever(hurried: Hall) -> None:
    anna = Person(hurried, "Anna")
    row = await opened(hurried, anna, "solomino", seats=[ME, BOT], start=True, commits=True)
    await anna.until(is_playing)
    assert (await fair_of(hurried, row, anna))["commitments"] == [None, None]


async def test_who_begins_with_free_seats_is_refused_also_with_a_commitment(hall: Hall) -> None:
    with pytest.raises(NotNow, match="free: 1"):
        await opened(hall, Person(hall, "Anna"), "solomino", seats=[ME, FREE], start=True, commits=True)


async def test_an_announced_start_asks_for_the_numbers_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "NOTICE", 0.05)
    monkeypatch.setattr(room, "IDLE", 0.0)
    anna, ben, row = await two_at_a_table(hall)
    await ben.commit(row)
    await hall.leave(anna.connection)
    await ben.do(messages.Start, row)
    await ben.until(is_playing)
    assert (await fair_of(hall, row, ben))["numbers"] == [None, ben.number]


# ----------------------------------------------------------------- meanwhile


async def asked(hall: Hall, **wish: Any) -> tuple[Person, Person, TableRow]:
    """A table that asks for the numbers; Anna has revealed hers, Ben has not."""
    anna, ben, row = await two_at_a_table(hall, **wish)
    await anna.commit(row)
    await ben.commit(row)
    ben.number = ""
    await anna.do(messages.Start, row)
    await anna.until(lambda person: person.room["fair"].get("asked"))
    return anna, ben, row


async def test_who_leaves_meanwhile_has_withheld_the_number(hall: Hall) -> None:
    anna, ben, row = await asked(hall)
    await ben.do(messages.Stand, row, seat=1)
    await anna.until(is_playing)
    assert anna.room["seats"][1]["kind"] == "bot"
    fair = await fair_of(hall, row, anna)
    assert (fair["numbers"], fair["commitments"][1] is None) == ([anna.number, None], False)


async def test_who_deletes_the_account_meanwhile_holds_up_nobody(hall: Hall) -> None:
    anna, ben, row = await asked(hall)
    await hall.store.add_user(ben.user)
    await hall.forget(ben.user)
    await anna.until(is_playing)
    assert (await fair_of(hall, row, anna))["numbers"] == [anna.number, None]


async def test_the_last_who_leaves_closes_the_table(hall: Hall) -> None:
    anna, ben, row = await asked(hall)
    await ben.do(messages.Stand, row, seat=1)
    await anna.do(messages.Stand, row, seat=0)
    assert anna.room["state"] in ("closed", "playing")  # the cards may have been dealt in between
    found = await hall.store.table(row.id)
    assert found is not None
    assert found.summary.state == "closed"


async def test_a_guest_who_sits_down_meanwhile_changes_nothing_of_the_shuffle(hall: Hall) -> None:
    anna, ben, row = await asked(hall)
    cleo = Person(hall, "Cleo")
    await cleo.enter(row)
    with pytest.raises(SeatTaken):
        await cleo.do(messages.Sit, row, seat=1)
    before = anna.room["fair"]["commitments"]
    await anna.do(messages.Remove, row, seat=1)
    await cleo.do(messages.Sit, row, seat=1)
    await cleo.until(is_playing)
    assert cleo.room["fair"]["commitments"] == before
    assert ben.last("closed")["code"] == "removed"


@pytest.mark.parametrize("is_asked", [False, True])
async def test_after_a_restart_it_goes_on(store: Store, is_asked: bool) -> None:
    first = Hall(store, habits=QUICK)
    await first.start()
    if is_asked:
        anna, ben, row = await two_at_a_table(first)
        await anna.commit(row)
        await ben.commit(row)
        numbers = [anna.number, ben.number]
        anna.number = ben.number = ""
        await anna.do(messages.Start, row)
    else:
        anna, ben, row = await two_at_a_table(first)
        await anna.commit(row)
        numbers = [anna.number, ""]
    await first.stop()

    second = Hall(store, habits=QUICK)
    await second.start()
    try:
        people = []
        for name, number in zip(("Anna", "Ben"), numbers, strict=True):
            person = Person(second, name)
            person.number = number
            people.append(person)
            await person.enter(row)
        if not is_asked:
            await people[0].do(messages.Start, row)
        for person in people:
            await person.until(is_playing)
        assert (await fair_of(second, row, *people))["numbers"] == [number or None for number in numbers]
    finally:
        await second.stop()


async def test_after_a_restart_no_player_needs_to_come(store: Store) -> None:
    first = Hall(store, habits=QUICK)
    await first.start()
    _, _, row = await asked(first)
    await first.stop()
    second = Hall(store, habits=HURRIED)
    await second.start()
    try:
        eve = Person(second, "Eve")
        await eve.enter(row)
        await eve.until(is_playing)
    finally:
        await second.stop()


async def test_seats_of_one_device_have_one_number(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    seats = [WantedSeat(me=True, name="Anna"), WantedSeat(me=True, name="Grandpa")]
    row = await opened(hall, anna, "solomino", seats=seats, start=True, commits=True)
    await anna.commit(row)
    await anna.until(is_playing)
    assert [chair.number for chair in hall.rooms[row.id].table.chairs] == [anna.number, None]


# ----------------------------------------------------------------- tables from before


def test_a_table_from_before_keeps_its_numbers_and_its_form_of_proof() -> None:
    old = Journal("solomino", [Chair(user="anna", name="Anna", number="ab"), Chair(bot="greedy")])
    old.start()
    old.play_to_the_end()
    fair = old.table.record()["fair"]
    assert "commitments" not in fair
    assert fair["numbers"] == ["ab", None]
    assert verify_record(old.table.record()).is_over
    assert Verdict("", None, None, fair).is_unbound


def test_a_number_from_before_does_not_count_beside_a_commitment() -> None:
    people = [Chair(user="anna", name="Anna", number="ab"), Chair(user="ben", name="Ben")]
    old = Journal("solomino", people)
    table, number = old.table, new_number()
    old.write(Committed(seat=1, commitment=commit_number(table.opened.commitment, table.id, number)))
    old.start()
    assert table.state == "dealing"
    old.write(Revealed(seat=1, number=number))
    old.write(Begun(shuffle=table.first_shuffle()))
    old.play_to_the_end()
    assert table.record()["fair"]["numbers"] == [None, number]
    assert verify_record(table.record()).is_over
