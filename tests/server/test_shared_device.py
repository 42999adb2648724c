"""Playing out of turn and sharing a device do not go together: it is refused before the game, and says why."""

from __future__ import annotations

import pytest

from tavolata.server import messages
from tavolata.server.errors import SharedDevice
from tavolata.server.hall import Hall
from tavolata.server.messages import Setting
from tests.server.halls import FREE, ME, Person, opened

OUT_OF_TURN = {"out_of_turn": True}


async def test_a_table_cannot_be_opened_with_both(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    with pytest.raises(SharedDevice) as refused:
        await opened(hall, anna, "solomino", options=OUT_OF_TURN, seats=[ME, ME])
    assert refused.value.clause == "S-33"


async def test_nobody_gets_a_second_seat_where_all_are_to_be_quick(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", options=OUT_OF_TURN, seats=[ME, FREE])
    with pytest.raises(SharedDevice):
        await anna.do(messages.Sit, row, seat=1, name="Zoe")
    assert anna.room["yours"] == [0]


async def test_house_rules_of_a_shared_device_cannot_be_changed_to_it(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[ME, FREE])
    await anna.do(messages.Sit, row, seat=1, name="Zoe")
    with pytest.raises(SharedDevice):
        await anna.do(messages.Configure, row, options=OUT_OF_TURN)
    assert anna.room["options"]["out_of_turn"] is False


async def test_over_days_everybody_is_asked_one_by_one(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", options=OUT_OF_TURN, setting=Setting(clock="days"), seats=[ME, ME])
    assert row.summary.free == 0
