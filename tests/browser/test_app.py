"""The client as an app: kept in the browser by its service worker, there without a server, and brought up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tavolata.server.pages import STATIC
from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at, hurried
from tests.browser.house import House, open_house
from tests.browser.local import choose, load_anew, look_back, play_on, take_device, take_turns
from tests.browser.meeting import TITLES
from tests.browser.player import Player
from tests.browser.test_delivery import Loads, put_client

pytestmark = pytest.mark.asyncio(loop_scope="session")

AWAY = "The server cannot be reached. Are you online?"
NEW = "There is a new version."
#: The shortest is played in every run.
WHOLE_GAMES = [pytest.param(game, marks=[] if game == "solomino" else pytest.mark.long) for game in TITLES]


@asynccontextmanager
async def installed_at(browser: Browser, house: House, **screen: Any) -> AsyncIterator[Guest]:
    """Somebody who has been here once: their browser keeps the client."""
    async with guest_at(browser, house.url, **{**PHONE, **screen}, service_workers="allow") as guest:
        await guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        yield guest


@asynccontextmanager
async def in_flight(browser: Browser, folder: Path, **screen: Any) -> AsyncIterator[Guest]:
    """They open it again without a network, and the server is gone as well."""
    client = hurried(STATIC, folder)
    async with open_house(folder, static=client) as house, installed_at(browser, house, **screen) as guest:
        await house.stop()
        await guest.page.context.set_offline(True)
        try:
            await guest.page.reload()
            yield guest
        finally:
            await house.start()
            guest.forgive_absence()


async def until_waiting(page: Page) -> None:
    """Until a new version is installed beside the one that runs."""
    await page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
    }""")


def is_new(page: Page) -> Any:
    return expect(page.locator("script[src*='v2.']"))


async def test_everything_that_needs_no_server_is_there_without_one(browser: Browser, tmp_path: Path) -> None:
    async with in_flight(browser, tmp_path, locale="de-DE") as guest:
        page = guest.page
        await expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
        await guest.check_drawings("the first page without a server")
        await guest.press("Einstellungen")
        await page.get_by_role("dialog").get_by_text("Dunkel", exact=True).click()
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await guest.press("Schließen")
        for game in TITLES:
            await page.goto(f"/rules/{game}")
            await expect(page.get_by_role("heading", level=4).first).to_be_visible()
            await expect(page.locator("html")).to_have_attribute("lang", "de")
            await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            await page.goto(f"/learn/{game}")
            await expect(page.locator("[data-card]").first).to_be_visible()
        await page.goto("/learn/sole-mio")
        await guest.press("Weiter")
        await expect(page.get_by_text("Schritt 2 von")).to_be_visible()
        await page.goto("/me")
        await page.get_by_label("Dein Name").fill("Ada")
        await guest.press("Speichern")
        await expect(page.get_by_role("button", name="Gespeichert")).to_be_visible()
        for title in TITLES.values():
            await page.goto("/")
            await expect(page.get_by_role("link", name="Ciao, Ada")).to_be_visible()
            await guest.touch(page.locator("label", has=page.get_by_text(title, exact=True)))
            await guest.press("Jetzt spielen")
            await expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
            await expect(page.locator("[data-card]").first).to_be_visible()
            await guest.check_drawings(f"a table of {title} without a server")
        # Also in a language that was never spoken here before.
        await page.goto("/")
        await page.get_by_role("main").get_by_label("Sprache").select_option("it")
        await expect(page.get_by_role("button", name="Gioca subito")).to_be_visible()


@pytest.mark.parametrize("game", WHOLE_GAMES)
async def test_a_whole_game_in_flight_mode(browser: Browser, tmp_path: Path, game: str) -> None:
    async with in_flight(browser, tmp_path) as guest:
        page = guest.page
        await choose(guest, game)
        await guest.press("Play now")
        await guest.until_asked()
        await play_on(guest)
        await load_anew(guest)
        assert await Player(guest, seed=3).play()
        await look_back(guest)
        await page.reload()
        await expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
        await page.goto("/me")
        games = page.locator("section", has=page.get_by_role("heading", name="Games on this device"))
        await expect(games.get_by_text(TITLES[game], exact=True)).to_be_visible()
        await expect(page.get_by_role("row", name=TITLES[game])).to_be_visible()


async def test_a_device_is_handed_round_in_flight_mode(browser: Browser, tmp_path: Path) -> None:
    async with in_flight(browser, tmp_path) as guest:
        await choose(guest, "sole-mio")
        await guest.press("More people on this device")
        await guest.press("Play now")
        await take_turns(guest, 2)
        # Whoever loads the page sees nobody's cards.
        await load_anew(guest)
        await take_device(guest)


async def test_what_needs_the_server_says_so_and_goes_on_when_it_is_back(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, installed_at(browser, house) as guest:
        page = guest.page
        await guest.press("Play with friends")
        await page.get_by_label("Your name").fill("Ada")
        await guest.press("Open the table")
        waiting_room = page.get_by_role("heading", name="Invite your friends")
        await expect(waiting_room).to_be_visible()
        table = guest.table
        await house.stop()
        await page.goto("/me")
        await expect(page.get_by_text("only see what is stored in this browser")).to_be_visible()
        await expect(page.get_by_label("Your name")).to_have_value("Ada")
        await guest.check_access("my page without a server")
        await page.goto(f"/replay/{table}")
        await expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        await page.goto("/")
        await expect(page.get_by_role("link", name="Ciao, Ada")).to_be_visible()
        await guest.press("Play with friends")
        await expect(page.get_by_role("alert").filter(has_text=AWAY)).to_be_visible()
        await guest.check_access("a table for friends without a server")
        await page.goto(f"/t/{table}")
        await expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        await guest.check_access("a table without its server")
        await guest.press("Try again")
        await expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
        await house.start()
        await expect(waiting_room).to_be_visible()
        guest.forgive_absence()


async def test_a_name_that_was_said_without_a_server_is_kept(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, installed_at(browser, house) as guest:
        page = guest.page
        await house.stop()
        await page.goto("/me")
        await page.get_by_label("Your name").fill("Ada")
        await guest.press("Save")
        await expect(page.get_by_role("button", name="Saved")).to_be_visible()
        await page.goto("/")
        await expect(page.get_by_role("link", name="Ciao, Ada")).to_be_visible()
        await house.start()
        # The page finds the server by itself.
        await guest.press("Play with friends")
        await expect(page.get_by_label("Your name")).to_have_value("Ada")
        await guest.press("Open the table")
        await expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
        guest.forgive_absence()


async def upgrade(house: House, folder: Path) -> None:
    """The server comes back with another version of the client."""
    await house.stop()
    house.static = put_client(folder, "v2")
    await house.start()


async def test_a_new_version_waits_for_a_running_game(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, installed_at(browser, house) as guest:
        page = guest.page
        await choose(guest, "sole-mio")
        await guest.press("Play now")
        await guest.until_asked("play")
        await guest.touch(page.locator("[data-card]").nth(1))
        chosen = page.locator("[data-card][aria-pressed=true]")
        await expect(chosen).to_have_count(1)
        loads = Loads(page)
        await upgrade(house, tmp_path)
        await until_waiting(page)
        # What the page has not loaded yet comes in the version of the page.
        await page.keyboard.press("?")
        await expect(page.get_by_role("heading", level=4).first).to_be_visible()
        await guest.press("Close")
        await expect(chosen).to_have_count(1)
        await expect(page.get_by_text(NEW)).to_be_hidden()
        assert loads.count == 0
        await Player(guest).answer()
        # It is taken when the game is left, and goes on with that game.
        await page.get_by_role("link", name="Back to home").click()
        await is_new(page).to_have_count(1)
        await guest.touch(page.get_by_role("link", name="Continue"))
        await expect(page.locator("[data-card]").first).to_be_visible()
        await is_new(page).to_have_count(1)
        guest.forgive_absence()


async def test_a_new_version_is_offered_and_taken_with_one_tap(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, installed_at(browser, house, **DESKTOP) as guest:
        page = guest.page
        await upgrade(house, tmp_path)
        await page.reload()
        await expect(page.get_by_text(NEW)).to_be_visible()
        await is_new(page).to_have_count(0)
        await guest.check_access("a new version")
        await guest.press("Update now")
        await is_new(page).to_have_count(1)
        await expect(page.get_by_role("button", name="Play now")).to_be_visible()
        await expect(page.get_by_text(NEW)).to_be_hidden()
        guest.forgive_absence()


async def test_a_new_version_waits_for_a_game_in_another_tab(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, installed_at(browser, house, **DESKTOP) as guest:
        page = guest.page
        await upgrade(house, tmp_path)
        await page.reload()
        await expect(page.get_by_text(NEW)).to_be_visible()
        other = await page.context.new_page()
        await other.goto("/learn/sole-mio")
        await expect(other.locator("[data-card]").first).to_be_visible()
        await other.wait_for_function("async () => (await navigator.locks.query()).held.length > 0")
        await guest.press("Update now")
        await expect(page.get_by_text("as soon as nobody is playing in another tab")).to_be_visible()
        await guest.check_access("a new version that waits")
        await is_new(other).to_have_count(0)
        # Nobody has to ask again.
        await other.get_by_role("link", name="Back to home").click()
        await is_new(page).to_have_count(1)
        await is_new(other).to_have_count(1)
        guest.forgive_absence()


async def test_the_app_can_be_installed(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **PHONE, service_workers="allow") as guest:
        session = await guest.page.context.new_cdp_session(guest.page)
        manifest = await session.send("Page.getAppManifest")
        assert not manifest["errors"]
        errors = await session.send("Page.getInstallabilityErrors")
        assert errors["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])
