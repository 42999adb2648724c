"""For people whose system has its own few colours: what is chosen, and whose turn it is, can still be seen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from unittest.mock import patch

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from tavolata.server.pacing import PACES
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import DESKTOP, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def guest(browser: Browser, house: House) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **DESKTOP, forced_colors="active") as somebody:
        yield somebody


async def picture(what: Locator) -> bytes:
    """With what is drawn around it."""
    await what.page.mouse.move(0, 0)
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box
    x, y = max(0, box["x"] - 6), max(0, box["y"] - 6)
    clip = {"x": x, "y": y, "width": box["width"] + 12, "height": box["height"] + 12}
    return await what.page.screenshot(clip=clip)  # type: ignore[arg-type]


async def check_seen(what: Locator, change: Callable[[], Awaitable[object]]) -> None:
    """What is drawn there is not what was drawn there before. Neither the pointer nor the focus is on it."""
    before = await picture(what)
    await change()
    await what.page.evaluate("document.activeElement?.blur()")
    assert await picture(what) != before, f"one cannot see the difference: {await what.inner_html()}"


async def test_what_is_chosen_can_be_seen(guest: Guest) -> None:
    page = guest.page
    level = page.locator("fieldset", has_text="Bots:").locator("label").filter(has_text="5")
    await check_seen(level, level.click)
    game = page.locator("label", has=page.get_by_text("Mamma Mia!", exact=True))
    await check_seen(game, game.click)
    await guest.press("Settings")
    sound = page.get_by_role("switch", name="Sound")
    await check_seen(sound, sound.click)


async def test_a_chosen_card_and_the_present_step_can_be_seen(guest: Guest) -> None:
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    page = guest.page
    step = page.locator("li:has(.dot)", has_text="Ingredients")
    await expect(step).to_have_attribute("aria-current", "step")
    await check_seen(step, lambda: step.evaluate("(element) => element.removeAttribute('aria-current')"))
    card = page.locator("[data-card]").first
    await check_seen(card, card.click)


async def test_the_active_seat_can_be_seen(guest: Guest) -> None:
    """A bot that thinks long."""
    here = {"Origin": await guest.page.evaluate("location.origin")}
    wish = {"game": "sole-mio", "players": 3, "level": 1, "options": {"start": 1}}
    with patch.dict(PACES, dict.fromkeys(PACES, 60.0)):
        opened = await guest.page.request.post("/api/play", data=wish, headers=here)
        await guest.page.goto(f"/t/{(await opened.json())['table']}")
        seats = guest.page.get_by_role("list", name="Opponents").get_by_role("listitem")
        active = guest.page.locator("li[aria-current=true]")
        await expect(active).to_have_count(1)
        await expect(seats.first).to_have_attribute("aria-current", "true")
        await check_seen(seats.first, lambda: active.evaluate("(element) => element.removeAttribute('aria-current')"))


async def test_help_and_decline_do_not_look_alike(house: House, guest: Guest) -> None:
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, guest.table, asks("help"))
    help_button = guest.page.locator("dialog [data-main]:enabled")
    await help_button.wait_for()
    await check_seen(help_button, lambda: help_button.evaluate("(button) => button.classList.replace('good', 'plain')"))
