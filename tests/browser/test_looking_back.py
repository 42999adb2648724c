"""The end of a game and its replay speak to whoever played."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.ahead import play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_replay_says_you_to_those_who_played_and_to_nobody_else(
    house: House, desktop: Guest, phone: Guest
) -> None:
    await sit_down(desktop, game="solomino", players=2, level=1, options={"start": 0, "rounds": 2})
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    page = desktop.page
    scores = await page.locator(".score").all_inner_texts()
    assert all(score == "0" or score.startswith("−") for score in scores), scores
    assert any(score != "0" for score in scores)
    await desktop.press("Watch the replay", role="link")
    await phone.page.goto(page.url)

    await expect(page.get_by_text("(you)").first).to_be_visible()
    eyes = page.get_by_role("combobox", name="Cards")
    assert "as you saw it" in await eyes.inner_text()
    await eyes.select_option(label="as Sage saw it")
    await page.keyboard.press("Escape")
    await page.get_by_role("slider", name="Move").press("ArrowRight")
    await expect(page.locator(".story")).to_contain_text("You ")  # seat 0 began, whoever is looked through
    await page.get_by_role("button", name="What would the bot have done?").click()
    await expect(page.get_by_text("The curve knows everybody’s cards")).to_be_visible()

    await phone.page.locator(".story").wait_for()
    await expect(phone.page.get_by_text("(you)")).to_have_count(0)
    assert "as you saw it" not in await phone.page.get_by_role("combobox", name="Cards").inner_text()
