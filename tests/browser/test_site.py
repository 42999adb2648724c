"""The client on a host of plain files, without any server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at, hurried
from tests.browser.local import choose, load_anew, look_back, take_turns
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

SITE = Path(__file__).parents[2] / "dist/site"
NO_SERVER = "This site has no server."
#: Where a site may lie on its host.
FOLDER = "games/tavolata/"
WHERE = [pytest.param("", id="root"), pytest.param(FOLDER, id="folder")]


class Plain(SimpleHTTPRequestHandler):
    """As Python comes with it."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class WithPageForMissing(Plain):
    """Like hosts that show the file 404.html at every address that is no file."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        page = (SITE / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(page)


@contextmanager
def plain_files(folder: Path, where: str, handler: type[Plain] = Plain) -> Iterator[str]:
    """The address of the site on such a host, with bots that answer nearly at once."""
    assert (SITE / "index.html").is_file(), "the site is not built: make site"
    root = hurried(SITE, folder)
    for name in reversed(Path(where).parts):
        above = folder / f"above-{name}"
        above.mkdir()
        root = root.rename(above / name).parent
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(root))) as host:
        serving = threading.Thread(target=host.serve_forever, daemon=True)
        serving.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/{where}"
        finally:
            host.shutdown()
            serving.join()


async def look_round(guest: Guest, url: str) -> None:
    """Every page that needs no server, by its links."""
    page = guest.page
    await page.goto(url)
    await page.get_by_role("link", name="Rules").click()
    await expect(page.get_by_role("heading", level=4).first).to_be_visible()
    assert page.url == f"{url}#/rules/sole-mio"
    await page.get_by_role("navigation").get_by_role("link", name="SOLOmino").click()
    await expect(page.get_by_role("heading", name="SOLOmino").or_(page.get_by_text("SOLOmino")).first).to_be_visible()
    assert page.url == f"{url}#/rules/solomino"
    await page.go_back()
    await page.go_back()
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()
    await page.get_by_role("link", name="Learn it in five minutes").click()
    await expect(page.locator("[data-card]").first).to_be_visible()
    await page.goto(f"{url}#/me")
    await page.get_by_label("Your name").fill("Ada")
    await guest.press("Save")
    await page.get_by_role("link", name="Back to home").click()
    await expect(page.get_by_role("link", name="Ciao, Ada")).to_be_visible()
    await guest.press("Settings")
    await page.get_by_role("dialog").get_by_text("Dark", exact=True).click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await guest.press("Close")


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("screen", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
async def test_the_site_works_wherever_it_lies(
    browser: Browser, tmp_path: Path, screen: dict[str, Any], where: str
) -> None:
    with plain_files(tmp_path, where) as url:
        async with guest_at(browser, url, **screen) as guest:
            page, asked = guest.page, list[str]()
            page.on("request", lambda request: asked.append(request.url))
            await look_round(guest, url)
            # What cannot be is not offered.
            await expect(page.get_by_text("this site has none")).to_be_visible()
            await expect(page.get_by_role("button", name="Play with friends")).to_be_hidden()
            await guest.check_access("the first page of a site")
            for needs_server in ("#/t/AAAAAAAAAAAA", "#/replay/AAAAAAAAAAAA"):
                await page.goto(url + needs_server)
                await expect(page.get_by_role("heading", name=NO_SERVER)).to_be_visible()
            await page.goto(f"{url}#/no/such/page")
            await expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
            # Nothing is asked of a server, nor outside of the folder.
            assert [one for one in asked if not one.startswith(url)] == []


@pytest.mark.parametrize("where", WHERE)
async def test_the_site_is_an_app_that_plays(browser: Browser, tmp_path: Path, where: str) -> None:
    with plain_files(tmp_path, where) as url:
        async with guest_at(browser, url, **PHONE, service_workers="allow") as guest:
            page = guest.page
            await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            await page.context.set_offline(True)
            await look_round(guest, url)
            # An address of a site with a server, or none at all.
            await page.goto(f"{url}rules/solomino")
            await expect(page.get_by_role("heading", level=4).first).to_be_visible()
            assert page.url == f"{url}#/rules/solomino"
            await page.goto(url)
            await choose(guest, "solomino")
            await guest.press("Play now")
            await guest.until_asked()
            assert page.url.startswith(f"{url}#/t/local-")
            await load_anew(guest)
            assert await Player(guest, seed=3).play()
            await look_back(guest)
            guest.forgive_absence()


async def test_a_device_is_handed_round_on_a_site(browser: Browser, tmp_path: Path) -> None:
    with plain_files(tmp_path, FOLDER) as url:
        async with guest_at(browser, url, **PHONE) as guest:
            await choose(guest, "mamma-mia")
            await guest.press("More people on this device")
            await guest.press("Play now")
            await take_turns(guest, 2)


async def test_a_deck_of_ones_own_is_checked_and_played_on_a_site(browser: Browser, tmp_path: Path) -> None:
    with plain_files(tmp_path, FOLDER) as url:
        async with guest_at(browser, url, **PHONE) as guest:
            page = guest.page
            await choose(guest, "solomino")
            await guest.press("All house rules")
            sheet = page.get_by_role("dialog")
            await sheet.get_by_label("Cards", exact=True).select_option("My own deck")
            cards = sheet.get_by_label("Your deck, one card per line")
            await cards.fill("r8")
            await sheet.get_by_text("Line 1: “r8” is not a card.").wait_for()
            await cards.fill("p9-o1\n" * 20)
            await sheet.get_by_text("20 cards: the deck is fine.").wait_for()
            await sheet.get_by_role("button", name="Close").click()
            await guest.press("Play now")
            await guest.until_asked()
            view = guest.play["view"]
            assert view["pile"] == 20 - 8 - 8 - 1
            assert set(view["hand"].split()) == {"p9-o1"}


async def test_an_address_that_is_no_file_leads_to_its_page(browser: Browser, tmp_path: Path) -> None:
    with plain_files(tmp_path, FOLDER, WithPageForMissing) as url:
        async with guest_at(browser, url, **PHONE) as guest:
            page = guest.page
            await page.goto(f"{url}rules/solomino/S-8")
            await expect(page.get_by_role("heading", level=4).first).to_be_visible()
            assert page.url == f"{url}#/rules/solomino/S-8"
            await page.goto(f"{url}no/such/page/at/all")
            await expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
            guest.forgive_missing_files()
