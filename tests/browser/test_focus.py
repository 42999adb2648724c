"""Where the focus is when a page, a game or a sheet has gone, and what is said aloud: about this game, in its order."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from playwright.async_api import expect

from tavolata.server.pacing import PACES
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

POLITE, AT_ONCE = ".vh[aria-live=polite]", ".vh[role=alert]"


async def test_another_page_begins_at_its_heading(desktop: Guest) -> None:
    page = desktop.page
    await desktop.press("Rules", role="link")
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    await page.go_back()
    await page.get_by_role("button", name="Play now").wait_for()
    await desktop.press("Play now")
    await desktop.until_asked()
    await expect(page.get_by_role("heading", level=1)).to_be_focused()


async def test_a_sheet_gives_the_focus_back(desktop: Guest) -> None:
    await desktop.press("Settings")
    await expect(desktop.page.get_by_role("heading", name="Settings")).to_be_focused()
    await desktop.page.keyboard.press("Escape")
    await expect(desktop.page.get_by_role("button", name="Settings")).to_be_focused()


async def test_the_end_of_a_game_begins_at_its_result(house: House, desktop: Guest) -> None:
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0})
    await desktop.page.locator("[data-card]").first.focus()
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    await expect(desktop.page.locator("#result")).to_be_focused()


async def test_whoever_shares_a_win_is_told_with_whom(house: House, desktop: Guest) -> None:
    await sit_down(desktop, game="sole-mio", players=2, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over and len(game.result.winners) == 2)
    await expect(desktop.page.locator("#result")).to_contain_text("You share the win with")
    await expect(desktop.page.locator(".rank")).to_have_text(["1", "1"])


async def test_what_happened_is_said_before_what_is_asked(desktop: Guest) -> None:
    """In one message: what is said at once would cut off what is being read."""
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0})
    await desktop.hears("Your turn")  # nothing has happened yet
    await desktop.page.evaluate("window.spoken.length = 0")
    before = desktop.play["seq"]
    for _ in range(9):
        if desktop.asked == "play" and desktop.play["seq"] > before + 3:
            break
        await Player(desktop).answer()
        await desktop.until_asked()
    await desktop.page.wait_for_function("window.spoken.some((said) => said.includes('Your turn'))")
    said = [one for one in await desktop.page.evaluate("window.spoken") if "Your turn" in one]
    assert all("Chef" in one.partition("Your turn")[0] for one in said), said


async def test_nothing_is_said_about_the_table_before(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, asks("help"))
    await expect(page.locator(AT_ONCE)).not_to_be_empty()
    await page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    await page.get_by_role("button", name="Play now").wait_for()
    await expect(page.locator(AT_ONCE)).to_be_empty()
    await expect(page.locator(POLITE)).to_be_empty()


async def test_what_was_answered_is_not_asked_any_more(desktop: Guest) -> None:
    """A region that still holds the question would contradict the screen."""
    await sit_down(desktop, game="solomino", players=2, level=1, options={"start": 0})
    await expect(desktop.page.locator(AT_ONCE)).to_contain_text("Your turn")
    with patch.dict(PACES, dict.fromkeys(PACES, 60.0)):  # the bot thinks long
        while desktop.asked is not None:
            await Player(desktop).answer()
        await expect(desktop.page.locator(AT_ONCE)).not_to_contain_text("Your turn")
