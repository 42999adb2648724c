"""What a first game needs: house rules in reach, and every new thing explained once."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_house_rules_say_their_seconds_and_hold(phone: Guest) -> None:
    """What is chosen for friends is what the table is opened with, and the waiting room says it."""
    page = phone.page
    await phone.touch(page.locator("label", has=page.get_by_text("SOLOmino", exact=True)))
    await phone.press("Play with friends")
    await page.get_by_label("Your name").fill("Ada")
    await page.get_by_label("Rounds").select_option("3")
    await page.get_by_label("Time per move").select_option(label="fast (20 sec)")
    await page.get_by_label("Speed of bots and scoring").select_option("quick")
    await page.get_by_label("Spectators").select_option(label="watch 30 sec later")
    await phone.check_access("house rules")
    await phone.press("Open the table")
    await page.get_by_role("heading", name="At the table").wait_for()
    await expect(page.get_by_label("Time per move")).to_have_value("fast")
    await expect(page.get_by_label("Spectators")).to_have_value("30")
    room = next(told for told in map(json.loads, phone.frames) if told["type"] == "room")
    assert room["options"]["rounds"] == 3
    assert room["setting"] == {**room["setting"], "clock": "fast", "pace": "quick", "delay_s": 30}


@pytest.mark.long  # windows of 8 seconds, until one comes that the player has to answer
async def test_longer_windows_are_chosen_on_the_first_page_and_hold_at_the_table(phone: Guest) -> None:
    """For throwing in there are 8 seconds instead of 2."""
    page = phone.page
    await phone.touch(page.locator("label", has=page.get_by_text("SOLOmino", exact=True)))
    await page.get_by_label("Throwing in").check(force=True)
    await phone.press("All house rules")
    windows = page.get_by_label("Time to throw in and call")
    await expect(windows.locator("option")).to_have_text(
        ["normal (2 sec, call 4 sec)", "longer (4 sec, call 8 sec)", "longest (8 sec, call 15 sec)"]
    )
    await windows.select_option("longest")
    await phone.press("Close")
    await phone.press("Play now")
    await phone.until_asked("turn")
    await Player(phone).play(until=lambda: phone.asked == "window")
    assert 7000 < phone.play["left_ms"] <= 8000


async def test_one_device_is_shared_from_the_first_page(phone: Guest) -> None:
    """Two people and a bot, with rounds and throwing in: nobody goes through the waiting room."""
    page = phone.page
    await phone.touch(page.locator("label", has=page.get_by_text("Mamma Mia!", exact=True)))
    await page.get_by_role("radio", name="open oven").check(force=True)
    await phone.press("More people on this device")
    await page.get_by_label("Player 1").fill("Ada")
    await page.get_by_label("Player 2").fill("Grace")
    await phone.press("Fewer opponents")
    await phone.press("Fewer opponents")
    await phone.check_access("two people on this device")
    await phone.check_width()
    await phone.press("Play now")
    await page.get_by_role("button", name="I am").wait_for()
    room = next(told for told in map(json.loads, phone.frames) if told["type"] == "room")
    assert [(seat["name"], seat["kind"]) for seat in room["seats"]] == [("Ada", "person"), ("Grace", "person")]
    assert room["options"]["open_oven"] is True
    await page.goto("/")
    await expect(page.get_by_label("Player 2")).to_have_value("Grace")
    await expect(page.get_by_role("radio", name="open oven")).to_be_checked()


async def test_rounds_and_throwing_in_are_on_the_first_page(desktop: Guest) -> None:
    page = desktop.page
    await desktop.touch(page.locator("label", has=page.get_by_text("SOLOmino", exact=True)))
    await page.get_by_role("group", name="Rounds").get_by_role("radio", name="3").check(force=True)
    await page.get_by_label("Throwing in").check(force=True)
    await desktop.press("All house rules")
    await page.get_by_label("Speed of bots and scoring").select_option("quick")
    await desktop.check_access("all house rules")
    await desktop.press("Close")
    await expect(page.get_by_text("Speed: Quick")).to_be_visible()
    await desktop.press("Play now")
    await page.locator("[data-card]").first.wait_for()
    room = next(told for told in map(json.loads, desktop.frames) if told["type"] == "room")
    assert (room["options"]["rounds"], room["options"]["out_of_turn"]) == (3, True)
    assert room["setting"]["pace"] == "quick"


@pytest.mark.parametrize(
    ("game", "rule", "says"),
    [
        ("sole-mio", "Play ingredients", "You must play at least one ingredient card"),
        ("solomino", "Lay or draw", "On your turn, you lay a card from your hand"),
    ],
)
async def test_a_mark_opens_the_rule_behind_a_question(desktop: Guest, game: str, rule: str, says: str) -> None:
    """No clause ids in running text: a mark with the name of the rule opens it over the table."""
    await sit_down(desktop, game=game, players=2, level=1, options={"start": 0})
    mark = desktop.page.get_by_role("button", name=f"Rule: {rule}", exact=True)
    await mark.wait_for()
    await desktop.check_access(f"a turn of {game}")
    await desktop.touch(mark)
    sheet = desktop.page.get_by_role("dialog", name=rule)
    await expect(sheet).to_contain_text(says)
    await desktop.check_access("a rule")
    await desktop.touch(sheet.get_by_role("button", name="Close"))
    await expect(mark).to_be_focused()


async def test_every_new_thing_is_explained_once(house: House, phone: Guest) -> None:
    """Questions and orders, until one knows them; whoever does not want it turns it off."""
    page = phone.page
    await sit_down(phone, game="sole-mio", players=2, level=1, options={"start": 0})
    play = page.get_by_text("Play cards of one kind onto the oven.")
    await expect(play).to_be_visible()
    await phone.check_access("an explanation")
    hand = page.locator("[data-card]").first
    before = await hand.bounding_box()
    await phone.press("Got it")
    await expect(play).to_be_hidden()
    assert await hand.bounding_box() == before, "the hand moves under the finger"
    await play_ahead(house.hall, phone.table, asks("draw"))
    draw = page.get_by_text("Draw until you hold 7 cards")
    await expect(draw).to_be_visible()
    await page.reload()
    await page.locator("[data-card]").first.wait_for()
    await expect(draw).to_be_hidden()  # now it is known

    await page.goto("/")
    await phone.press("Settings")
    await phone.press("Explain everything again")
    await page.get_by_role("switch", name="Explain new things once").uncheck(force=True)
    await phone.check_access("settings of explanations")
    await sit_down(phone, game="sole-mio", players=2, level=1, options={"start": 0})
    await page.locator("[data-card]").first.wait_for()
    await expect(play).to_be_hidden()
    await page.evaluate("localStorage.removeItem('tavolata.settings')")
    await page.goto("/learn/sole-mio")
    await page.locator("[data-card]").first.wait_for()
    await expect(page.get_by_role("button", name="Got it")).to_be_hidden()
    await sit_down(phone, game="sole-mio", players=2, level=1, options={"start": 0})
    await expect(play).to_be_visible()


async def test_a_symbol_is_explained_when_somebody_lays_it(house: House, desktop: Guest) -> None:
    await sit_down(desktop, game="solomino", players=2, level=1, options={"start": 0})
    await expect(desktop.page.get_by_text("Lay a card that matches an end in colour")).to_be_visible()

    def reversed_by_the_other(game: Game) -> bool:
        row = str(game.rules.read_view(game.view(0))["row"]).split()
        return asks("turn")(game) and len(row) > 1 and re.search("[rygb]R", row[-1]) is not None

    await play_ahead(house.hall, desktop.table, reversed_by_the_other)
    await expect(desktop.page.get_by_text("Reverse: play changes direction.")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "kind", "says"),
    [
        ("solomino", "swap", "You get all of the other player’s cards"),
        ("solomino", "rotate", "You choose the direction for everyone."),
        ("sole-mio", "block", "If you and the others together show at least as many"),
        ("sole-mio", "name", "The player you name chooses which card to show"),
    ],
)
async def test_a_question_in_a_sheet_is_explained_there(
    house: House, desktop: Guest, game: str, kind: str, says: str
) -> None:
    """Also if something else has just been explained, which the sheet covers."""
    await sit_down(desktop, game=game, players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, asks(kind))
    await desktop.until_asked(kind)
    await expect(desktop.page.get_by_role("dialog").get_by_text(says)).to_be_visible()


async def test_throwing_in_on_a_shared_device_is_refused_with_the_reason(phone: Guest) -> None:
    """Nothing that was chosen is lost by it."""
    page = phone.page
    await phone.touch(page.locator("label", has=page.get_by_text("SOLOmino", exact=True)))
    await page.get_by_label("Throwing in").check(force=True)
    await phone.press("More people on this device")
    await page.get_by_label("Player 2").fill("Grace")
    await phone.press("Play now")
    await expect(page.get_by_text("everyone needs a screen of their own")).to_be_visible()
    await expect(page.get_by_label("Player 2")).to_have_value("Grace")
    phone.mistakes = [said for said in phone.mistakes if "status of 422" not in said and "status of 409" not in said]
