"""The server goes away and comes back, a connection breaks, a second tab is opened: nobody loses anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.guest import PHONE, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.meeting import sit_down
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

BROKEN = "Connection lost. Reconnecting…"
CHOSEN = "[data-card][aria-pressed=true]"


async def choose_a_card(page: Page) -> None:
    """Begin a turn, and leave it unfinished."""
    await page.locator("[data-card]").first.click()
    await expect(page.locator(CHOSEN)).to_have_count(1)


async def test_a_half_made_choice_outlives_the_server(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, guest_at(browser, house.url, **PHONE) as guest:
        await sit_down(guest, game="sole-mio", players=3, level=2)
        await guest.until_asked("play")
        await choose_a_card(guest.page)
        await house.stop()
        await expect(guest.page.get_by_text(BROKEN)).to_be_visible()
        await house.start()
        await expect(guest.page.get_by_text(BROKEN)).to_be_hidden()
        await expect(guest.page.locator(CHOSEN)).to_have_count(1)
        await guest.touch(guest.page.locator("[data-main]"))
        await Player(guest).answer()
        guest.forgive_absence()


async def test_a_broken_connection_is_mended(house: House, desktop: Guest) -> None:
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await desktop.until_asked("play")
    await choose_a_card(desktop.page)
    frames = len(desktop.frames)
    house.break_connections()
    await desktop.until(lambda _: len(desktop.frames) > frames)
    await expect(desktop.page.locator(CHOSEN)).to_have_count(1)
    await Player(desktop).answer()
    desktop.forgive_absence()


async def play_and_watch(plays: Guest, watches: Guest) -> None:
    """What is done in one tab is seen in the other."""
    await plays.page.bring_to_front()  # nothing is drawn in a tab that nobody sees
    before = plays.play["seq"]
    await Player(plays).answer()
    await watches.asked_after(before)
    await plays.until(lambda play: play["seq"] == watches.play["seq"])
    assert plays.play["view"] == watches.play["view"]


async def test_two_tabs_of_one_person_show_one_table(desktop: Guest) -> None:
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await desktop.until_asked()
    other = Guest(await desktop.page.context.new_page(), by_touch=False)
    await other.page.goto(desktop.page.url)
    await other.until(lambda play: play["seq"] == desktop.play["seq"])
    await play_and_watch(desktop, other)
    await play_and_watch(other, desktop)
    other.check_mistakes()
