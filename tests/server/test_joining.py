"""Guests come by a link, before and during a game, also through different processes; the host runs the table."""

from __future__ import annotations

import asyncio
import time

import pytest

from tavolata.server import messages, room, seating
from tavolata.server.errors import NotAllowed, SeenAnotherHand, WasRemoved
from tavolata.server.hall import Hall
from tavolata.server.messages import Setting
from tests.server.halls import BOT, FREE, ME, Person, opened
from tests.server.test_presence import database, halls  # noqa: F401 - fixtures


async def come(person: Person, row: object) -> None:
    await person.do(messages.Enter, row, key=row.key, joining=True)  # type: ignore[arg-type, attr-defined]


async def test_people_who_have_not_sat_down_yet_are_told_of(hall: Hall) -> None:
    anna, guest = Person(hall, "Anna"), Person(hall, "Guest")
    row = await opened(hall, anna, seats=[ME, FREE, FREE])
    await come(guest, row)
    await anna.until(lambda person: person.room.get("arriving") == ["Guest"])
    assert "watchers" not in anna.room
    await guest.do(messages.Sit, row)
    await anna.until(lambda person: "arriving" not in person.room)
    assert anna.room["seats"][1]["name"] == "Guest"
    await guest.do(messages.Stand, row, seat=1)
    await guest.do(messages.Enter, row, key=row.key)  # they only want to watch now
    await anna.until(lambda person: person.room.get("watchers") == 1)


async def test_an_early_start_leaves_nobody_behind(hall: Hall) -> None:
    anna, guest, eve = Person(hall, "Anna"), Person(hall, "Guest"), Person(hall, "Eve")
    row = await opened(hall, anna, seats=[ME, FREE])
    await come(guest, row)
    await anna.do(messages.Start, row, bot="random")
    await come(eve, row)
    assert guest.room["seats"][1]["kept_for_you"]
    assert not eve.room["seats"][1].get("open")
    with pytest.raises(Exception, match="taken"):
        await eve.do(messages.Sit, row)
    await guest.do(messages.Sit, row, name="Grace")
    assert guest.play["view"]["seat"] == 1
    assert anna.room["seats"][1]["name"] == "Grace"


async def test_a_late_guest_plays_from_the_next_decision_on(hall: Hall) -> None:
    anna, guest = Person(hall, "Anna"), Person(hall, "Guest")
    row = await opened(hall, anna, seats=[ME, BOT, BOT], options={"start": 0}, start=True)
    await come(guest, row)
    assert "hand" not in guest.play["view"]
    await guest.do(messages.Sit, row, seat=1)
    assert guest.play["view"]["seat"] == 1
    assert guest.play["view"]["hand"]
    await anna.move(row, anna.play["ask"]["legal"][0])
    while anna.play.get("ask"):
        await anna.move(row, anna.play["ask"]["legal"][-1])
    await guest.until(lambda person: person.play.get("ask") is not None)
    seq = guest.play["seq"]
    await asyncio.sleep(0.3)
    assert guest.play["seq"] == seq  # nobody answers for who is there
    with pytest.raises(SeenAnotherHand):
        await guest.do(messages.Sit, row, seat=2)


async def test_who_is_removed_is_told_and_stays_out(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE])
    await come(ben, row)
    await ben.do(messages.Sit, row)
    await anna.do(messages.Start, row)
    await anna.do(messages.Remove, row, seat=1)
    assert ben.last("closed")["code"] == "removed"
    assert anna.room["seats"][1]["kind"] == "bot"
    assert anna.room["removed"] == ["Ben"]
    with pytest.raises(WasRemoved):
        await ben.enter(row)
    await anna.do(messages.Readmit, row, name="Ben")
    await come(ben, row)
    await ben.do(messages.Sit, row)
    assert ben.play["view"]["seat"] == 1


async def test_if_the_host_is_gone_another_person_starts_after_a_notice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "NOTICE", 0.3)
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE, FREE])
    await come(ben, row)
    await ben.do(messages.Sit, row)
    with pytest.raises(NotAllowed):
        await ben.do(messages.Start, row, bot="random")
    await anna.do(messages.Exit, row)
    await ben.until(lambda person: person.room.get("may_start"))
    await ben.do(messages.Start, row, bot="random")
    assert ben.room["starting"]["seat"] == 1
    await ben.do(messages.Cancel, row)
    assert "starting" not in ben.room
    await ben.do(messages.Start, row, bot="random")
    await ben.until(lambda person: person.room["state"] == "playing")
    assert [seat["kind"] for seat in ben.room["seats"]] == ["person", "person", "bot"]


async def test_a_host_who_does_nothing_for_long_counts_as_idle(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE])
    await come(ben, row)
    await ben.do(messages.Sit, row)
    assert not ben.room.get("may_start")
    anna.connection.last_command = time.monotonic() - room.IDLE - 1
    await hall._sweep()
    await ben.until(lambda person: person.room.get("may_start"))


async def test_a_start_that_was_announced_long_ago_does_not_happen(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE])
    await come(ben, row)
    await ben.do(messages.Sit, row)
    await anna.do(messages.Exit, row)
    await ben.do(messages.Start, row)
    keeper = hall._keepers[row.id]
    keeper._let_go()  # as if the server had been stopped
    monkeypatch.setattr(seating, "NOTICE", 0.0)
    await keeper.read_again()
    await ben.until(lambda person: "starting" not in person.room)
    assert ben.room["state"] == "waiting"


async def test_everybody_sees_changed_house_rules_spectators_of_a_delayed_table_too(hall: Hall) -> None:
    anna, guest = Person(hall, "Anna"), Person(hall, "Guest")
    row = await opened(hall, anna, game="solomino", seats=[ME, FREE])
    await come(guest, row)
    setting = Setting(delay_s=600, clock="fast")
    await anna.do(messages.Configure, row, options={"rounds": 3, "players": 3}, setting=setting)
    assert guest.room["options"]["rounds"] == 3
    assert guest.room["setting"]["clock"] == "fast"
    assert len(guest.room["seats"]) == 3
    await anna.do(messages.Configure, row, options={"rounds": 2})
    assert guest.room["options"]["rounds"] == 2
    await anna.do(messages.Start, row, bot="random")
    await asyncio.sleep(2 * room.TOGETHER)
    assert guest.room["state"] == "waiting"  # they see the game later
    await guest.do(messages.Sit, row)
    assert guest.room["state"] == "playing"


async def test_guests_of_another_process_are_told_of_and_keep_a_seat(halls: tuple[Hall, Hall]) -> None:  # noqa: F811
    anna, guest = (Person(hall, name) for hall, name in zip(halls, ("Anna", "Guest"), strict=True))
    row = await opened(halls[0], anna, seats=[ME, FREE])
    await guest.hall.store.add_user(guest.user)
    await come(guest, row)
    await anna.until(lambda person: person.room.get("arriving") == ["Guest"])
    assert not guest.room.get("may_start")
    await anna.do(messages.Start, row, bot="random")
    await guest.until(lambda person: person.room["seats"][1].get("kept_for_you"))
    await guest.do(messages.Sit, row)
    await guest.until(lambda person: person.play["view"]["seat"] == 1)


async def test_the_host_of_another_process_is_known_to_be_there_or_gone(halls: tuple[Hall, Hall]) -> None:  # noqa: F811
    anna, ben = (Person(hall, name) for hall, name in zip(halls, ("Anna", "Ben"), strict=True))
    row = await opened(halls[0], anna, seats=[ME, FREE])
    await ben.hall.store.add_user(ben.user)
    await come(ben, row)
    await ben.do(messages.Sit, row)
    await ben.until(lambda person: person.room["seats"][0].get("here") and not person.room.get("may_start"))
    await anna.do(messages.Exit, row)
    await ben.until(lambda person: person.room.get("may_start"))
