"""Every page, so that everybody can use it: by axe, in light and in dark, on screens of all shapes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.ahead import play_ahead
from tests.browser.guest import DESKTOP, LANDSCAPE, PHONE, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import TITLES, sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}}


async def check(guest: Guest, where: str) -> None:
    await guest.check_access(where)
    await guest.check_width()


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "scheme"),
    [
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(DESKTOP, "dark", id="desktop-dark"),
        pytest.param(PHONE, "light", id="phone-light"),
    ],
)
async def test_every_page_is_open_to_all(browser: Browser, house: House, screen: dict[str, Any], scheme: str) -> None:
    async with guest_at(browser, house.url, **screen, color_scheme=scheme) as guest:
        page = guest.page
        await page.get_by_role("button", name="Play now").wait_for()
        await check(guest, "the first page")
        await guest.press("Settings")
        await check(guest, "the settings")
        await guest.press("Close")
        await guest.press("Play with friends")
        await check(guest, "a table for friends")
        await page.get_by_label("Your name").fill("Ada")
        await guest.press("Open the table")
        await page.get_by_role("heading", name="Invite your friends").wait_for()
        await check(guest, "the waiting room")
        for game in TITLES:
            await page.goto(f"/rules/{game}")
            await page.get_by_role("heading", level=4).first.wait_for()
            await check(guest, f"the rules of {game}")
        for game in ("sole-mio", "solomino"):
            await page.goto(f"/learn/{game}")
            await page.locator("[data-card]").first.wait_for()
            await check(guest, f"the tutorial of {game}")
        for game in ("sole-mio", "solomino"):
            await sit_down(guest, game=game, players=3, level=1, options={"start": 0})
            await page.locator("[data-card]").first.wait_for()
            await check(guest, f"a table of {game}")
            await play_ahead(house.hall, guest.table, lambda game: game.is_over)
            await page.locator("#result").wait_for()
            await check(guest, f"the end of {game}")
        await page.goto("/me")
        await page.locator("main").get_by_text("SOLOmino").first.wait_for()
        await check(guest, "my page")
        await page.goto("/no/such/page/here")
        await expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
        await check(guest, "nowhere")


@pytest.mark.parametrize(
    "screen", [pytest.param(LANDSCAPE, id="landscape"), pytest.param(TABLET, id="tablet", marks=pytest.mark.long)]
)
async def test_screens_of_other_shapes_show_what_is_pressed(
    browser: Browser, house: House, screen: dict[str, Any]
) -> None:
    async with guest_at(browser, house.url, **screen) as guest:
        page = guest.page
        await expect(page.get_by_role("button", name="Play now")).to_be_in_viewport()
        await guest.check_width()
        for sheet, last in (("Settings", "Close"), ("Play with friends", "Open the table")):
            await guest.press(sheet)
            button = page.get_by_role("button", name=last, exact=True)
            await button.scroll_into_view_if_needed()
            await expect(button).to_be_in_viewport(ratio=1)
            await guest.check_access(f"{sheet} on this screen")
            await page.keyboard.press("Escape")
            await expect(button).to_be_hidden()
        await sit_down(guest, game="sole-mio", players=4, level=1, options={"start": 0})
        await guest.touch(page.locator("[data-card]").first)
        await expect(page.locator("[data-main]:enabled")).to_be_in_viewport()
        await guest.check_width()
        await sit_down(guest, game="solomino", players=4, level=1, options={"start": 0})
        await expect(page.locator("[data-action=solomino]")).to_be_in_viewport()
        await guest.check_width()


async def test_my_page_keeps_my_name(phone: Guest) -> None:
    await phone.page.goto("/me")
    await phone.page.get_by_label("Your name").fill("Grace")
    await phone.press("Save")
    await phone.page.get_by_role("button", name="Saved").wait_for()
    await phone.page.goto("/")
    await expect(phone.page.get_by_text("Ciao, Grace")).to_be_visible()


async def test_one_press_begins_a_game(browser: Browser, house: House) -> None:
    """With everything moving as it does for people."""
    async with guest_at(browser, house.url, **PHONE, reduced_motion="no-preference") as guest:
        await guest.press("Play now")
        await guest.page.locator("[data-card]").first.wait_for()


async def test_why_a_game_was_not_begun_can_be_read_on_a_phone(phone: Guest) -> None:
    """Right above the button that stays in sight, wherever the page is scrolled to."""
    page = phone.page
    await page.route("**/*.wasm", lambda route: route.abort())
    # The page loads itself anew once if a part does not come; here it has done so.
    await page.evaluate(
        "sessionStorage.setItem('tavolata.reloaded', [...document.scripts].map(({src}) => src).join(' '))"
    )
    await page.reload()
    await phone.press("Play now")
    notice = page.locator("main [role=alert]")
    await expect(notice).to_be_in_viewport(ratio=1)
    on_top = "(notice) => { const { x, y, width, height } = notice.getBoundingClientRect();"
    on_top += (
        " return [y + 4, y + height - 4].every((at) => notice.contains(document.elementFromPoint(x + width / 2, at))) }"
    )
    assert await notice.evaluate(on_top)
    phone.mistakes.clear()
