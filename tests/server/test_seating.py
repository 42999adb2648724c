"""Who gets which seat: guests before and during a game, the host's part, and nobody sees two hands."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.core.errors import BadOption
from tavolata.server import messages, seating, showing
from tavolata.server.clock import Clock
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow, SeatTaken, SeenAnotherHand, WasRemoved
from tavolata.server.journal import Chair, Hosted, StartAnnounced
from tavolata.server.messages import Setting, Sit
from tavolata.server.names import BadName
from tavolata.server.showing import Presence, room_for
from tavolata.server.table import Table
from tests.server.test_table import LEVEL, T, happen, opened, start

NOW = 100.0
ANNA, BEN = Chair(user="anna", name="Anna"), Chair(user="ben", name="Ben")
BOT = Chair(bot=LEVEL)


def caller(name: str, device: str | None = None, now: float = NOW) -> Caller:
    return Caller(name, name.title(), now, device)


def sit(table: Table, name: str, seat: int | None = None, device: str | None = None, now: float = NOW) -> int:
    """Sit down, and say where."""
    seated = seating.sit(table, caller(name, device), Sit(id="s", table=T, seat=seat), now)
    happen(table, seated)
    return seated.seat


def room(table: Table, name: str, **presence: Any) -> messages.Room:
    return room_for(table, caller(name), Presence(**presence))


# ----------------------------------------------------------------- before the game


def test_a_guest_gets_a_free_seat_then_that_of_a_bot_then_none() -> None:
    table = opened("sole-mio", [ANNA, BOT, Chair()])
    assert sit(table, "ben") == 2
    assert sit(table, "carla") == 1
    with pytest.raises(SeatTaken, match="all seats"):
        sit(table, "dora")
    with pytest.raises(NotAllowed, match="have a seat"):
        sit(table, "ben")


def test_before_the_game_a_person_can_change_the_name_at_their_seat() -> None:
    table = opened("sole-mio", [ANNA, BEN])
    command = Sit(id="s", table=T, seat=1, name="Benjamin")
    happen(table, seating.sit(table, caller("ben"), command, NOW))
    assert table.chairs[1].name == "Benjamin"
    with pytest.raises(SeatTaken):
        seating.sit(table, caller("anna"), command, NOW)
    happen(table, *start(table, "anna"))
    with pytest.raises(SeatTaken):
        seating.sit(table, caller("ben"), command, NOW)


def test_a_seat_needs_a_name() -> None:
    table = opened("sole-mio", [ANNA, Chair()])
    with pytest.raises(BadName):
        seating.sit(table, Caller("guest", "", NOW), Sit(id="s", table=T), NOW)


def test_who_is_joining_when_the_game_begins_keeps_a_seat_for_a_minute() -> None:
    table = opened("sole-mio", [ANNA, BOT, Chair()])
    happen(table, *start(table, "anna", "guest", bot="level:2"))
    assert table.state == "playing"
    assert [chair.bot for chair in table.chairs] == [None, LEVEL, "level:2"]
    with pytest.raises(SeatTaken, match="kept"):
        sit(table, "eve", 2, now=NOW + seating.KEPT - 1)
    assert room(table, "guest").seats[2].kept_for_you
    assert room(table, "anna").seats[2].kept_ms == 60_000
    assert not room(table, "anna").seats[2].kept_for_you
    assert sit(table, "guest", now=NOW + 30) == 2


def test_after_a_minute_a_kept_seat_is_an_ordinary_seat_of_a_bot() -> None:
    table = opened("sole-mio", [ANNA, Chair()])
    happen(table, *start(table, "anna", "guest", bot="level:2"))
    assert sit(table, "eve", 1, now=NOW + seating.KEPT + 1) == 1
    with pytest.raises(SeatTaken):
        sit(table, "guest", now=NOW + seating.KEPT + 2)


def test_house_rules_stay_editable_until_the_start() -> None:
    table = opened("solomino", [ANNA, Chair(), BOT])
    configure = messages.Configure(
        id="c", table=T, options={"rounds": 3, "players": 4, "out_of_turn": True}, setting=Setting(clock="fast")
    )
    with pytest.raises(NotAllowed, match="only the host"):
        seating.configure(table, "ben", configure)
    happen(table, seating.configure(table, "anna", configure))
    assert table.opened.options["rounds"] == 3
    assert table.opened.options["ask_everyone"]
    assert table.setting.clock == "fast"
    assert table.chairs == [ANNA, Chair(), BOT, Chair()]
    assert table.summary().players == 4
    happen(table, *start(table, "anna", bot=LEVEL))
    assert table.game is not None
    assert table.game.options["rounds"] == 3
    with pytest.raises(NotNow, match="after the start"):
        seating.configure(table, "anna", configure)


def test_with_fewer_players_free_seats_go_first_then_bots_and_never_people() -> None:
    table = opened("sole-mio", [ANNA, Chair(), BOT, BEN])

    def players(count: int) -> messages.Configure:
        return messages.Configure(id="c", table=T, options={"players": count})

    happen(table, seating.configure(table, "anna", players(3)))
    assert table.chairs == [ANNA, BOT, BEN]
    happen(table, seating.configure(table, "anna", players(2)))
    assert table.chairs == [ANNA, BEN]
    sitting = opened("sole-mio", [ANNA, BEN, Chair(user="carla", name="Carla")])
    with pytest.raises(NotNow, match="1 must leave"):
        seating.configure(sitting, "anna", players(2))
    with pytest.raises(BadOption):
        seating.configure(sitting, "anna", players(6))
    assert len(sitting.chairs) == 3


# ----------------------------------------------------------------- during the game


def test_a_late_guest_takes_over_a_bot_and_its_cards() -> None:
    table = opened("sole-mio", [ANNA, BOT])
    happen(table, *start(table, "anna"))
    assert room(table, "eve").seats[1].open
    assert sit(table, "eve", 1) == 1
    assert table.seats_of("eve") == [1]
    assert not room(table, "zoe").seats[1].open


def test_who_has_seen_one_hand_gets_no_other_after_leaving_or_at_a_passed_device() -> None:
    table = opened("sole-mio", [ANNA, BEN, BOT, BOT])
    happen(table, *start(table, "anna"))
    with pytest.raises(SeenAnotherHand):
        sit(table, "ben", 2)
    happen(table, *seating.stand(table, "ben", 1))
    for other in (2, 3):
        with pytest.raises(SeenAnotherHand):
            sit(table, "ben", other)
        assert not room(table, "ben").seats[other].open
    assert sit(table, "eve", 1) == 1
    with pytest.raises(SeenAnotherHand):
        sit(table, "ben")
    happen(table, *seating.stand(table, "eve", 1))
    assert sit(table, "ben") == 1


def test_two_seats_of_one_device_can_both_be_taken_again_and_no_third() -> None:
    table = opened("sole-mio", [ANNA, BEN, Chair(user="ben", name="Ben’s sister"), BOT])
    happen(table, *start(table, "anna"))
    happen(table, *seating.stand(table, "ben", 1), *seating.stand(table, "ben", 2))
    assert sit(table, "ben", 2) == 2
    assert sit(table, "ben", 1) == 1
    with pytest.raises(SeenAnotherHand):
        sit(table, "ben", 3)


def test_another_user_in_the_same_browser_counts_as_the_same_person() -> None:
    table = opened("sole-mio", [ANNA, Chair(user="ben", name="Ben", device="browser:1"), BOT])
    happen(table, *start(table, "anna"))
    happen(table, *seating.stand(table, "ben", 1))
    with pytest.raises(SeenAnotherHand):
        sit(table, "second", 2, device="browser:1")
    assert sit(table, "second", device="browser:1") == 1
    assert sit(table, "carla", 2, device="browser:2") == 2


def test_what_was_seen_survives_reading_the_journal_anew() -> None:
    table = opened("sole-mio", [ANNA, BEN, BOT])
    entries = [*happen(table, *start(table, "anna"))]
    entries += happen(table, *seating.stand(table, "ben", 1))
    again = opened("sole-mio", [ANNA, BEN, BOT])
    again.apply_all(entries)
    with pytest.raises(SeenAnotherHand):
        sit(again, "ben", 2)


def test_before_the_game_nobody_has_seen_anything() -> None:
    table = opened("sole-mio", [ANNA, BEN, Chair()])
    happen(table, *seating.stand(table, "ben", 1))
    assert sit(table, "ben", 2) == 2


# ----------------------------------------------------------------- the host's part


@pytest.mark.parametrize("playing", [False, True])
def test_the_host_removes_a_person_with_all_seats_and_can_invite_them_again(playing: bool) -> None:
    table = opened("sole-mio", [ANNA, BEN, Chair(user="ben", name="Ben 2")])
    if playing:
        happen(table, *start(table, "anna"))
    with pytest.raises(NotAllowed, match="only the host"):
        seating.remove(table, "ben", 0)
    with pytest.raises(NotAllowed, match="cannot remove yourself"):
        seating.remove(table, "anna", 0)
    happen(table, *seating.remove(table, "anna", 1))
    assert table.people == {"anna"}
    assert [chair.is_free for chair in table.chairs[1:]] == [not playing] * 2
    with pytest.raises(WasRemoved):
        sit(table, "ben")
    assert room(table, "anna").removed == ["Ben"]
    assert room(table, "carla").removed == []
    with pytest.raises(NotNow, match="no removed player"):
        seating.readmit(table, "anna", "Carla")
    happen(table, seating.readmit(table, "anna", "Ben"))
    assert sit(table, "ben") == 1


def test_who_was_removed_cannot_come_as_another_user_of_the_same_browser() -> None:
    table = opened("sole-mio", [ANNA, Chair(user="ben", name="Ben", device="browser:1")])
    happen(table, *seating.remove(table, "anna", 1))
    with pytest.raises(WasRemoved):
        sit(table, "second", device="browser:1")
    assert sit(table, "carla", device="browser:2") == 1


def test_the_host_hands_over_the_role() -> None:
    table = opened("sole-mio", [ANNA, BEN, BOT])
    for seat in (0, 2):
        with pytest.raises(NotAllowed, match="no person who could become the host"):
            seating.hand_host(table, "anna", seat)
    assert seating.hand_host(table, "anna", 1) == Hosted(user="ben")
    happen(table, seating.hand_host(table, "anna", 1))
    assert room(table, "anna").host_seat == 1
    with pytest.raises(NotAllowed, match="only the host"):
        start(table, "anna")


def test_others_start_with_a_notice_if_the_host_is_gone_or_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "clock", Clock(lambda: NOW, lambda: 0.0))
    table = opened("sole-mio", [ANNA, BEN, Chair()])
    with pytest.raises(NotAllowed):
        start(table, "ben", bot=LEVEL)
    with pytest.raises(NotAllowed):
        start(table, "eve", bot=LEVEL, idle=True)
    with pytest.raises(NotNow, match="free: 2"):
        start(table, "ben", idle=True)
    assert start(table, "ben", bot=LEVEL, idle=True) == [StartAnnounced(user="ben", bot=LEVEL)]
    happen(table, *start(table, "ben", bot=LEVEL, idle=True))
    assert table.state == "waiting"
    assert room(table, "anna").starting == messages.Starting(seat=1, left_ms=10_000)
    assert start(table, "ben", bot=LEVEL, idle=True) == []
    with pytest.raises(NotAllowed):
        seating.cancel(table, "eve")
    happen(table, seating.cancel(table, "anna"))
    assert table.starting is None
    with pytest.raises(NotNow):
        seating.cancel(table, "anna")


def test_a_room_says_who_may_start() -> None:
    table = opened("sole-mio", [ANNA, BEN])
    assert room(table, "anna").may_start
    assert not room(table, "ben").may_start
    assert room(table, "ben", host_is_idle=True).may_start
    assert not room(table, "eve", host_is_idle=True).may_start
