"""What tables of the server are tested for, at tables that the page keeps by itself."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead_in_page
from tests.browser.guest import Guest
from tests.browser.local import sit_down_in_page
from tests.browser.player import Player
from tests.browser.test_hotseat import NAMES, draw, meanwhile, take_device
from tests.browser.test_no_choice import can_only, is_forced
from tests.browser.test_solomino import last_card, lay, lay_last_card, next_round

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("memory", ["once", "lap"])
async def test_what_was_announced_is_told_on_the_hand_over_and_again_only_if_it_may_be_reread(
    phone: Guest, memory: str
) -> None:
    page = phone.page
    await sit_down_in_page(phone, "sole-mio", people=NAMES[:2], setting={"memory": memory})
    assert not await take_device(phone)  # nothing was announced yet
    first = phone.play["seat"]
    await draw(phone)
    await phone.touch(page.get_by_role("button", name="Hand it to"))
    told = await take_device(phone)
    assert f"{NAMES[first]} draws" in told
    await expect(page.locator("[data-lap]")).to_have_count(0 if memory == "once" else 1)
    phone.frames.clear()
    phone.play = {}
    await page.reload()
    await phone.until_asked("hand-over")
    again = await take_device(phone)
    assert again == ("" if memory == "once" else told)
    assert any('"drew"' in frame for frame in phone.frames) == (memory == "lap")
    await expect(meanwhile(phone)).to_have_count(0)


async def test_the_next_round_begins_when_the_person_wants(phone: Guest) -> None:
    await sit_down_in_page(phone, "solomino", options={"rounds": 2, "start": 0})
    await play_ahead_in_page(phone, last_card)
    await phone.until_asked("turn")
    await lay_last_card(phone)
    await expect(phone.page.get_by_role("dialog", name="Round 1 is over")).to_be_visible()
    assert phone.play["next_round_ms"] > 10_000
    await phone.touch(next_round(phone, "dialog"))
    await phone.until(lambda play: play.get("next_round_ms") is None)
    await expect(phone.page.get_by_role("dialog")).to_have_count(0)
    assert phone.play["view"]["round"] == 2


@pytest.mark.parametrize(
    ("game", "kind", "says"),
    [("sole-mio", "help", "^You (have no|don’t have) "), ("solomino", "turn", "None of your cards fit, so you draw.")],
)
async def test_what_has_one_answer_is_told_and_not_asked(phone: Guest, game: str, kind: str, says: str) -> None:
    await sit_down_in_page(phone, game, players=3, options={"start": 0})
    await play_ahead_in_page(phone, can_only(kind))
    await expect(phone.page.locator("[data-forced] p", has_text=re.compile(says))).to_be_visible()
    asked = next(play for frame in phone.frames if is_forced(play := json.loads(frame)))
    await phone.until(lambda play: play["seq"] > asked["seq"])  # without a tap


def only_mine(game: Game) -> bool:
    """Seat 0 can throw a card in, and no bot can come before it."""
    if not asks("window")(game):
        return False
    return all(len(one.legal) == 1 for one in game.asked() if one.decision is not None and one.decision.seat != 0)


@pytest.mark.parametrize("throws_in", [True, False])
async def test_a_card_is_thrown_in_or_the_window_closes_by_itself(phone: Guest, throws_in: bool) -> None:
    setting = {"windows": "longest" if throws_in else "normal"}
    await sit_down_in_page(phone, "solomino", players=4, options={"start": 0, "out_of_turn": True}, setting=setting)
    await play_ahead_in_page(phone, only_mine)
    await phone.until_asked("window")
    asked = phone.play
    assert asked["clock_of"] is None
    if throws_in:
        await lay(phone, next(action for action in asked["ask"]["legal"] if ":" in action))
    await phone.until(lambda play: play["seq"] > asked["seq"])
    laid = [event["seat"] for event in phone.play["events"] if event["name"] == "laid"]
    assert laid == ([0] if throws_in else [])


async def test_the_next_game_can_have_other_rules(phone: Guest) -> None:
    page = phone.page
    await sit_down_in_page(phone, "solomino", players=3, options={"start": 0})
    await play_ahead_in_page(phone, lambda game: game.is_over)
    await page.locator("#result").wait_for()
    before = phone.table
    await phone.press("Other rules")
    await page.get_by_role("dialog").get_by_label("Rounds").select_option("3")
    await phone.check_access("other rules for the next game in the page")
    await phone.press("Play again with these rules")
    await phone.until(lambda play: play["table"] != before and bool(play["view"]))
    assert phone.play["view"]["rounds"] == 3
    assert len(phone.play["view"]["seats"]) == 3
    await phone.until_asked()
    await Player(phone).answer()
