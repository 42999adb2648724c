"""Personal links in browsers in which somebody is known already, the way back, and signing out everywhere else."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.guest import DESKTOP, SCREENS, Guest, guest_at
from tests.browser.house import House
from tests.server.live.guests import Guest as Caller

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def call(guest: Guest, name: str) -> None:
    await guest.page.goto("/me")
    await guest.page.get_by_label("Your name").fill(name)
    await guest.press("Save")
    await guest.page.get_by_role("button", name="Saved").wait_for()


async def link_of(house: House, name: str) -> str:
    """The personal link of a new user."""
    somebody = await Caller.person(house.url, name)
    async with somebody.browser(house.url) as browser:
        return str((await browser.post("/api/me/link")).json()["link"])


async def name_of(guest: Guest) -> str:
    return str(await guest.page.evaluate("fetch('/api/me').then((said) => said.json()).then(({ name }) => name)"))


@pytest.mark.parametrize("guest", SCREENS, indirect=True)
async def test_a_link_of_somebody_else_asks_first_and_there_is_a_way_back(guest: Guest, house: House) -> None:
    page, link = guest.page, await link_of(house, "Ben")
    await call(guest, "Ada")
    await page.goto(link)
    sheet = page.get_by_role("dialog", name="You are Ada here. Become Ben?")
    await expect(sheet).to_be_visible()
    await guest.check_access("the question who to be")
    assert await name_of(guest) == "Ada"
    await page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
    assert await name_of(guest) == "Ada"

    await page.goto("/")
    await page.goto(link)
    await guest.press("Stay Ada")
    await expect(page.get_by_label("Your name")).to_have_value("Ada")
    assert await name_of(guest) == "Ada"

    await page.goto("/")
    await page.goto(link)
    await guest.press("Become Ben")
    await expect(page.get_by_label("Your name")).to_have_value("Ben")
    await page.reload()
    back = page.get_by_role("button", name="Be Ada again")
    await expect(back).to_be_visible()
    await guest.check_access("the way back")
    await guest.check_width()
    await guest.touch(back)
    await expect(page.get_by_label("Your name")).to_have_value("Ada")
    await expect(back).to_be_hidden()
    assert await name_of(guest) == "Ada"


async def test_who_has_a_name_at_a_table_only_is_asked_too(phone: Guest, house: House) -> None:
    page, link = phone.page, await link_of(house, "Ben")
    await page.goto("/")
    await page.evaluate(
        """async () => {
            const post = (path, body) => fetch(path, {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
            });
            await post('/api/me', {lang: 'en'});
            await post('/api/tables', {game: 'sole-mio', seats: [{me: true, name: 'Bea'}, {}]});
        }"""
    )
    await page.goto(link)
    await expect(page.get_by_role("dialog", name="You are Bea here. Become Ben?")).to_be_visible()
    await phone.press("Become Ben")
    await expect(page.get_by_label("Your name")).to_have_value("Ben")
    await phone.press("Be Bea again")
    await expect(page.get_by_label("Your name")).to_have_value("")


async def test_who_is_nobody_yet_goes_straight_on(phone: Guest, house: House) -> None:
    await phone.page.goto(await link_of(house, "Ben"))
    await expect(phone.page.get_by_label("Your name")).to_have_value("Ben")
    await expect(phone.page.get_by_role("dialog")).to_be_hidden()


async def test_signing_out_everywhere_else(browser: Browser, house: House, phone: Guest) -> None:
    link = await link_of(house, "Ben")
    async with guest_at(browser, house.url, **DESKTOP) as desktop:
        for guest in (phone, desktop):
            await guest.page.goto(link)
            await expect(guest.page.get_by_label("Your name")).to_have_value("Ben")
        await phone.press("Sign out everywhere else…")
        await phone.check_access("signing out")
        await phone.press("Yes, sign out everywhere else")
        await expect(phone.page.get_by_text("Only this browser knows you now.")).to_be_visible()
        assert await name_of(phone) == "Ben"
        await desktop.page.goto("/me")
        await expect(desktop.page.get_by_label("Your name")).to_have_value("")
        await desktop.page.goto("/")
        await desktop.page.goto(link)
        await expect(desktop.page.get_by_text("We do not know you yet.")).to_be_visible()
        desktop.forgive_missing_files()
