"""What may happen at a table: the server goes away, the language changes, the device is handed over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.guest import PHONE, Guest, guest_at
from tests.browser.house import open_house
from tests.browser.meeting import come_by, open_table
from tests.browser.player import Player, play_together

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

#: How each language calls the menu, and says in the bar whose turn it is.
MENUS = {"en": "Menu", "de": "Menü", "fr": "Menu", "it": "Menu", "nl": "Menu"}
TURNS = {
    "de": "du bist am Zug",
    "fr": "c’est ton tour",
    "it": "tocca a te",
    "nl": "jij bent aan de beurt",
    "en": "your turn",
}


async def test_a_table_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, guest_at(browser, house.url, **PHONE) as guest:
        await guest.press("Play now")
        player = Player(guest, 4)
        assert not await player.play(clicks=6)
        await house.stop()
        await expect(guest.page.get_by_text("The connection broke. Connecting again …")).to_be_visible()
        await house.start()
        await expect(guest.page.get_by_text("The connection broke. Connecting again …")).to_be_hidden()
        before = guest.play["seq"]
        for _ in range(20):  # a turn takes a few clicks
            assert not await player.play(clicks=3)
            if guest.play["seq"] > before:
                break
        assert guest.play["seq"] > before
        guest.forgive_absence()


async def test_the_language_changes_in_the_middle_of_a_game(phone: Guest) -> None:
    await phone.press("Play now")
    await phone.page.locator("[data-main]").wait_for()
    spoken = "en"
    for language, turn in TURNS.items():
        await phone.press(MENUS[spoken])
        await phone.page.locator("dialog select:has(option[lang])").select_option(language)
        await expect(phone.page.locator("html")).to_have_attribute("lang", language)
        await expect(phone.page.locator("header").first).to_contain_text(turn)
        await phone.check_access(f"the menu in {language}")
        await phone.page.keyboard.press("Escape")
        await phone.page.locator("dialog").wait_for(state="detached")
        await phone.check_access(f"the table in {language}")
        await phone.check_width()
        spoken = language


async def test_one_device_is_handed_over(phone: Guest) -> None:
    """The next one's cards are not there until the device is in the right hands."""
    await open_table(phone, "Sole Mio!")
    await phone.press("Fill the seat")
    await phone.page.get_by_label("Another player on this device").fill("Grace")
    await phone.check_access("who takes a seat")
    await phone.press("Sit down")
    await phone.press("Start the game")
    player = Player(phone, 5)

    async def look(kind: str) -> None:
        if kind == "hand-over":
            await phone.page.get_by_role("heading", name="Hand the device").wait_for()
            assert not await phone.page.locator("[data-card]").count()
            await phone.check_access("handing over")

    hands = set()
    for _click in range(12):
        await player.play(clicks=1, on_new=look)
        hands.add(phone.play["seat"])
    assert hands == {0, 1}
    assert "hand-over" in player.met


async def test_a_strict_table_tells_nothing_of_the_oven_but_its_top(desktop: Guest, phone: Guest) -> None:
    """Neither the page nor the traffic: of the cards in the oven only the last one is named."""
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await desktop.press("Start the game")
    await play_together(Player(desktop, 1), Player(phone, 2), clicks=16)
    seen = 0
    for guest in (desktop, phone):
        for frame in guest.frames:
            message = json.loads(frame)
            oven = (message.get("view") or {}).get("oven")
            if oven is None:
                continue
            named = oven["cards"].replace("?", "").split()
            assert len(named) <= 1, f"a message names {oven['cards']}"
            assert all("@" in card or len(card) == 1 for card in named), f"a message names {oven['cards']}"
            seen = max(seen, oven["size"])
        drawn = guest.page.locator("[data-spot=oven] .top")
        assert await drawn.locator("> *").count() <= 1
    assert seen > 3
