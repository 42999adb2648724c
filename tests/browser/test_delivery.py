"""How the client comes to a browser: compressed, once, and again after what went wrong on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, Response, Route, expect

from tavolata.core.game import Game
from tavolata.server.pages import STATIC
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import PHONE, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.meeting import sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Bytes of a file that need not get smaller.
TINY = 200
#: What the first visit may cost a phone on the road, in bytes.
FIRST_VISIT = 100_000

#: What a game without a server needs comes after the first page, and is not counted.
_LOADED = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => /\\/assets\\/(first|index|texts-..-main|pizza|solomino)-[^.]*\\.(js|css)$/.test(name))
    .map(({ transferSize, encodedBodySize }) => ({ sent: transferSize, size: encodedBodySize }))"""


async def loaded(guest: Guest) -> list[dict[str, int]]:
    """What came with the first page, when also the drawings are there."""
    await expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()
    await guest.page.wait_for_function(f"() => ({_LOADED})().length >= 5")
    sizes: list[dict[str, int]] = await guest.page.evaluate(_LOADED)
    return sizes


async def test_the_client_is_sent_compressed_and_only_once(phone: Guest) -> None:
    page = phone.page
    answers = list[Response]()
    page.on("response", lambda answer: answers.append(answer) if "/assets/" in answer.url else None)
    first = await loaded(phone)
    assert sum(one["size"] for one in first) < FIRST_VISIT
    await page.reload()
    again = await loaded(phone)
    assert len(again) == len(first)
    assert sum(one["sent"] for one in again) == 0
    await phone.press("Play now")
    await page.locator("[data-card]").first.wait_for()
    for answer in answers:
        headers = await answer.all_headers()
        if int(headers["content-length"]) > TINY:
            assert headers["content-encoding"] == "br", answer.url


async def test_the_page_itself_is_asked_for_each_time_and_all_browsers_get_it_compressed(phone: Guest) -> None:
    """With gzip for those that know nothing newer, and from the built client, not from files that a test has made."""
    page = phone.page
    again = await page.reload()
    assert again is not None
    assert (await again.all_headers())["cache-control"] == "no-cache"
    script: str = await page.evaluate("document.querySelector('script[src]').src")
    for address, cached in (("/", "no-cache"), (f"/t/{'A' * 12}", "no-cache"), (script, "public, max-age=31536000")):
        answer = await page.request.get(address, headers={"Accept-Encoding": "gzip"})
        assert answer.ok
        assert answer.headers["content-encoding"] == "gzip", address
        assert answer.headers["cache-control"].startswith(cached), address


CHOSEN = "[data-card][aria-pressed=true]"
FAILED = "Part of the page could not be loaded. Nothing is lost."


class Loads:
    """How often the page itself was loaded."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("request", self._count)

    def _count(self, request: object) -> None:
        self.count += getattr(request, "resource_type", "") == "document"


def failing(times: int) -> Callable[[Route], Awaitable[None]]:
    """A network that lets a file through after it has failed so often."""
    left = [times]

    async def handle(route: Route) -> None:
        left[0] -= 1
        await (route.abort() if left[0] >= 0 else route.continue_())

    return handle


#: A part of each kind: where it is needed, which file it is, and what shows that it is there.
PARTS = {
    "page": ("/me", "MePage-*.js", "h1, h2"),
    "style": ("/me", "MePage-*.css", "h1, h2"),
    "family": ("/learn/sole-mio", "PizzaTable-*.js", "[data-card]"),
    "shared": ("/learn/sole-mio", "Seats-*.js", "[data-card]"),
    "texts": ("/rules/sole-mio", "texts-en-rules-*.js", "h4"),
    "lessons": ("/learn/solomino", "lessons-*.js", "[data-card]"),
    "replay": ("/replay/AAAAAAAAAAAA", "ReplayPage-*.js", "main"),
    "house": ("/learn/sole-mio", "houseWorker-*.js", "[data-card]"),
    "table": ("/t/local-AAAAAA", "houseWorker-*.js", "h1"),
    "rules": ("/learn/sole-mio", "pizza-*.wasm", "[data-card]"),
    "description": ("/learn/sole-mio", "pizza-*.json", "[data-card]"),
}


#: In every run; the others take the same way.
QUICK = ("style", "family", "house", "rules")


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[] if part in QUICK else pytest.mark.long) for part in PARTS]
)
async def test_a_part_that_failed_once_is_asked_for_again(desktop: Guest, part: str) -> None:
    path, file, there = PARTS[part]
    page, loads = desktop.page, Loads(desktop.page)
    # The bundler asks for some files beforehand, and does not care whether they come.
    await page.route(f"**/assets/{file}", failing(2))
    await page.goto(path)
    await page.locator(there).first.wait_for()
    assert await page.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)")
    assert loads.count == 1
    desktop.forgive_missing_files()


@pytest.mark.parametrize(
    "part",
    [
        "texts",
        "house",
        *(
            pytest.param(part, marks=pytest.mark.long)
            for part in ("page", "family", "lessons", "table", "rules", "description")
        ),
    ],
)
async def test_a_part_that_always_fails_loads_the_page_anew_once_and_then_says_so(desktop: Guest, part: str) -> None:
    path, file, there = PARTS[part]
    page, loads = desktop.page, Loads(desktop.page)
    await page.route(f"**/assets/{file}", failing(100))
    await page.goto(path)
    await expect(page.get_by_role("alert").filter(has_text=FAILED)).to_be_visible()
    await desktop.check_access("a part is missing")
    assert loads.count == 2
    await page.unroute_all()
    await desktop.press("Reload the page")
    await page.locator(there).first.wait_for()
    assert loads.count == 3
    desktop.forgive_missing_files()


#: What the ways to answer an order need, which the page asks for by itself.
OF_THE_KERNEL = {"worker": "kernelWorker-*.js", "rules": "pizza-*.wasm", "description": "pizza-*.json"}


async def own_order(guest: Guest, house: House) -> None:
    """An order to answer that could also be given up."""

    def is_asked(game: Game) -> bool:
        return asks("add")(game) and "give-up" in map(game.rules.format_action, game.legal)

    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, guest.table, is_asked)
    await guest.until_asked("add")


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[] if part == "worker" else pytest.mark.long) for part in OF_THE_KERNEL]
)
async def test_an_order_can_be_answered_when_the_rules_failed_once(desktop: Guest, house: House, part: str) -> None:
    page, loads = desktop.page, Loads(desktop.page)
    await page.route(f"**/assets/{OF_THE_KERNEL[part]}", failing(2))
    await own_order(desktop, house)
    await page.locator("[data-way]").first.wait_for()
    assert loads.count == 1
    desktop.forgive_missing_files()


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[] if part == "rules" else pytest.mark.long) for part in OF_THE_KERNEL]
)
async def test_an_order_can_be_given_up_or_tried_again_when_the_rules_do_not_come(
    phone: Guest, house: House, part: str
) -> None:
    page, loads = phone.page, Loads(phone.page)
    await page.route(f"**/assets/{OF_THE_KERNEL[part]}", failing(100))
    await own_order(phone, house)
    await expect(page.get_by_role("alert").filter(has_text="could not be worked out")).to_be_visible()
    again, give_up = page.locator("[data-main]"), page.locator("[data-give-up]")
    await expect(again).to_have_text("That failed. Try again")
    await expect(give_up).to_be_enabled()
    await expect(page.get_by_text("Looking for ways")).to_be_hidden()
    assert loads.count == 2
    await phone.check_access("no ways")
    # It is tried again, and the page is loaded anew once more: after an upgrade that is what helps.
    await phone.touch(again)
    await expect(again).to_be_disabled()
    await expect(again).to_have_text("That failed. Try again")
    assert loads.count == 3
    await page.unroute_all()
    await phone.touch(again)
    await page.locator("[data-way]").first.wait_for()
    seq = phone.play["seq"]
    await phone.touch(give_up)
    await phone.until(lambda play: play["seq"] > seq)
    phone.forgive_missing_files()


@pytest.mark.long
async def test_a_first_page_without_texts_says_so_in_the_language_of_the_browser(
    browser: Browser, house: House
) -> None:
    async with guest_at(browser, house.url, **PHONE, locale="de-DE") as guest:
        page, loads = guest.page, Loads(guest.page)
        await page.route("**/assets/texts-*-main-*.js", failing(100))
        await page.goto("/")
        await expect(page.get_by_role("alert")).to_have_text(
            "Ein Teil der Seite konnte nicht geladen werden. Es geht nichts verloren."
        )
        await guest.check_access("no texts")
        assert loads.count == 2
        await page.unroute_all()
        await guest.press("Seite neu laden")
        await expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
        guest.forgive_missing_files()


async def test_a_language_that_does_not_come_leaves_the_other_one_and_says_so(phone: Guest) -> None:
    page = phone.page
    await page.route("**/assets/texts-fr-main-*.js", failing(100))
    await page.evaluate(
        "sessionStorage.setItem('tavolata.reloaded', [...document.scripts].map(({src}) => src).join(' '))"
    )
    await page.get_by_role("main").get_by_label("Language").select_option("fr")
    await expect(page.get_by_role("alert").filter(has_text=FAILED)).to_be_visible()
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()
    await page.unroute_all()
    await phone.press("Reload the page")
    await expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    phone.forgive_missing_files()


def put_client(folder: Path, version: str) -> Path:
    """The built client, with names of its files as another version has them."""
    static = folder / version
    names = {path.name: path.name.replace(".", f"{version}.", 1) for path in (STATIC / "assets").iterdir()}

    def put(path: Path, also: dict[str, str]) -> bytes:
        content = path.read_bytes()
        for name, renamed in (names | also).items():
            content = content.replace(name.encode(), renamed.encode())
        target = static / path.relative_to(STATIC).with_name(names.get(path.name, path.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        return content

    for path in (STATIC / "assets").iterdir():
        if path.suffix not in (".br", ".gz"):
            put(path, {})
    for name in ("icon.svg", "manifest.webmanifest"):
        put(STATIC / name, {})
    page = STATIC / "index.html"
    hashed = hashlib.sha256(page.read_bytes()).hexdigest()
    # The service worker knows the page by its contents.
    put(STATIC / "sw.js", {hashed: hashlib.sha256(put(page, {})).hexdigest()})
    return static


async def test_an_upgrade_in_the_middle_of_a_choice_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, guest_at(browser, house.url, **PHONE) as guest:
        page, loads = guest.page, Loads(guest.page)
        await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
        assert loads.count == 1
        await page.locator("[data-card]").nth(1).click()
        chosen = await page.locator(CHOSEN).get_attribute("data-card")
        await house.stop()
        house.static = put_client(tmp_path, "v2")
        await house.start()
        await expect(page.get_by_text("Connection lost.")).to_be_hidden()
        await page.keyboard.press("?")  # the rules, whose file has another name now
        await expect(page.locator("script[src*='v2.']")).to_be_attached()
        assert loads.count == 2
        await expect(page.locator(CHOSEN)).to_have_attribute("data-card", chosen or "")
        await page.keyboard.press("?")
        await expect(page.get_by_role("heading", level=4).first).to_be_visible()
        guest.forgive_absence()
        guest.forgive_missing_files()
