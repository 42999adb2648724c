"""Nobody is asked what has one answer: the table says why in one line and goes on, and the others notice nothing."""

from __future__ import annotations

import json
import re
import time
from unittest.mock import patch

import pytest
from playwright.async_api import expect

from tavolata.core.game import Game
from tavolata.server.forced import forced_answer
from tests.browser.ahead import Wanted, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")


def can_only(kind: str, seat: int = 0) -> Wanted:
    """The seat is asked for this, and the rules leave it one answer."""

    def is_forced(game: Game) -> bool:
        decision = game.decision
        return decision is not None and (decision.kind, decision.seat) == (kind, seat) and bool(forced_answer(game))

    return is_forced


@pytest.mark.parametrize(
    ("game", "kind", "says"),
    [
        ("sole-mio", "help", "^You (have no|don’t have) "),
        ("mamma-mia", "add", "Neither the columns nor your hand can fill this order."),
        ("solomino", "turn", "None of your cards fit, so you draw."),
        pytest.param("sole-mio", "match", "^You (have no|don’t have) ", marks=pytest.mark.long),
        pytest.param("sole-mio", "contest", "^You (have no|don’t have) ", marks=pytest.mark.long),
        pytest.param("solomino", "answer", "You have no “draw one” that fits", marks=pytest.mark.long),
    ],
)
async def test_what_has_one_answer_is_told_and_not_asked(
    house: House, phone: Guest, game: str, kind: str, says: str
) -> None:
    await sit_down(phone, game=game, players=3, level=1, options={"start": 0})
    before = phone.play["seq"]
    await play_ahead(house.hall, phone.table, can_only(kind))
    await phone.until(lambda play: play["seq"] > before)
    line = phone.page.locator("[data-forced] p", has_text=re.compile(says))
    await expect(line).to_be_visible()
    shown = time.monotonic()
    asked = next(play for frame in phone.frames if (play := json.loads(frame))["type"] == "play" and is_forced(play))
    await phone.until(lambda play: play["seq"] > asked["seq"])  # without a tap
    while time.monotonic() - shown < 2.0:
        assert await line.is_visible(), "the line is gone before it can be read"
        await phone.page.wait_for_timeout(100)
    await phone.hears((await line.inner_text()).strip())


def is_forced(play: dict[str, object]) -> bool:
    ask = play.get("ask")
    return isinstance(ask, dict) and bool(ask.get("forced"))


async def test_the_others_cannot_tell_cannot_from_will_not(house: House, desktop: Guest, phone: Guest) -> None:
    """The phone cannot help. The desktop is told only that it declined, after as long as a person takes."""
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    hesitation = "tavolata.server.hesitation"
    # Times that people of other tests took do not count here.
    with (
        patch(f"{hesitation}.LONGEST", 15.0),
        patch(f"{hesitation}.MEDIAN", 1.5),
        patch(f"{hesitation}.SPREAD", 0.0),
        patch(f"{hesitation}.ASSUMED", 1 << 40),
    ):
        await play_ahead(house.hall, phone.table, can_only("help", seat=1))
        await phone.until(is_forced)
        asked = phone.play["seq"]
        await expect(phone.page.locator("[data-forced] p")).to_be_visible()
        assert await phone.page.get_by_role("dialog").count() == 0
        await desktop.until(lambda play: play["seq"] > asked)
    # The times of the journal, since this process hears of both when it comes to it.
    at = {entry.seq: entry.at for entry in await house.hall.store.journal(phone.table)}
    assert at[asked + 1] - at[asked] > 1.4
    told = [frame for frame in map(json.loads, desktop.frames) if frame["type"] in ("play", "room")]
    assert {frame["ask"]["seat"] for frame in told if frame.get("ask")} <= {0}
    answer = next(frame for frame in told if frame["type"] == "play" and frame["seq"] > asked)
    assert answer["events"][0] == {"name": "declined", "seat": 1}
