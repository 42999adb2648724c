"""Small screens, and large ones at 200 %: nothing that can be pressed is out of reach or lies under something else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tavolata.core.game import Game
from tavolata.games.pizza.rules import DECISIONS
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import LANDSCAPE, PHONE, SMALLEST, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down
from tests.browser.reach import check_reach
from tests.browser.test_learning import begin_at

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS: dict[str, dict[str, Any]] = {
    "zoomed": {"viewport": {"width": 720, "height": 450}},  # 1440 by 900 at 200 %
    "phone": {**PHONE, "viewport": {"width": 375, "height": 667}},
    "smallest": SMALLEST,
}
SMALL = ["smallest", *(pytest.param(name, marks=pytest.mark.long) for name in ("zoomed", "phone"))]
#: Looked at in every run; the others take their turn in the long ones.
QUICK = ("play", "help")


@pytest.mark.parametrize("screen", SMALL)
async def test_pages_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await page.get_by_role("button", name="Play now").wait_for()
        await check_reach(guest, "the first page")
        for path, there in (
            ("/rules/sole-mio", "h4"),
            ("/learn/sole-mio", "[data-card]"),
            ("/learn/solomino", "[data-card]"),
            ("/me", "main button"),
        ):
            await page.goto(path)
            await page.locator(there).first.wait_for()
            await check_reach(guest, path)


@pytest.mark.parametrize("screen", SMALL)
async def test_the_waiting_room_is_within_reach(browser: Browser, house: House, screen: str) -> None:
    """For the host and for a guest, with free seats and with a bot."""
    async with (
        guest_at(browser, house.url, **SCREENS[screen]) as host,
        guest_at(browser, house.url, **SCREENS[screen]) as guest,
    ):
        link = await open_table(host, "Sole Mio!")
        await guest.page.goto(link)
        await guest.page.get_by_label("Your name at the table").wait_for()
        await check_reach(guest, "the invitation")
        await come_by(guest, link, "Grace")
        await host.page.get_by_text("Grace", exact=True).wait_for()
        await check_reach(host, "the waiting room of the host")
        await check_reach(guest, "the waiting room of a guest")


@pytest.mark.parametrize("screen", SMALL)
async def test_the_middle_of_a_lesson_stays_above_the_hand(browser: Browser, house: House, screen: str) -> None:
    """The row and the pile are what a lesson of SOLOmino is about."""
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await page.goto("/learn/solomino")
        await page.locator("[data-card]").first.wait_for()
        await page.wait_for_function(f"(parts) => ({_COVERED})(parts).length === 0", arg=[".row", ".pile"])


async def test_the_columns_of_a_lesson_are_in_sight_on_a_phone_on_its_side(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **{**LANDSCAPE, "locale": "it-IT"}) as guest:
        await begin_at(guest, "sole-mio", "own-cards")
        await guest.page.locator("[data-way]").first.wait_for()
        for part in ("[data-way]", "[data-card]", "[data-spot=columns]"):
            await expect(guest.page.locator(part).first).to_be_in_viewport(ratio=0.9)
        await guest.page.wait_for_function(f"(parts) => ({_COVERED})(parts).length === 0", arg=["[data-spot=columns]"])


@pytest.mark.parametrize("screen", SMALL)
async def test_the_sheets_of_the_first_page_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        for sheet in ("Settings", "Play with friends"):
            await guest.press(sheet)
            await check_reach(guest, sheet)
            await guest.page.keyboard.press("Escape")


#: Parts of the middle of a table on which the coach or the tray lies; the row has a narrow edge.
_COVERED = """(parts) => parts.filter((part) => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const isBelowCoach = box(part).left < box('aside').right - 5 && box(part).top < box('aside').bottom - 5;
    return box(part).bottom > box('.tray').top + 1 || isBelowCoach;
})"""


async def sit_with_four(guest: Guest) -> None:
    await sit_down(guest, game="mamma-mia-grande", players=5, level=1, options={"start": 0})
    await guest.page.locator("[data-card]").first.wait_for()


@pytest.mark.parametrize(
    ("screen", "kind"),
    [
        pytest.param(screen, kind, marks=[] if (screen, kind in QUICK) == ("smallest", True) else pytest.mark.long)
        for screen in SCREENS
        for kind, _, _ in DECISIONS.values()
    ],
)
async def test_every_decision_with_four_opponents_is_within_reach(
    browser: Browser, house: House, screen: str, kind: str
) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks(kind))
        await guest.until_asked(kind)
        await guest.page.wait_for_timeout(300)  # the sheet, if there is one, comes with the question
        await check_reach(guest, kind)


def has_high_columns(game: Game) -> bool:
    """An order is answered that takes some of a column, and a small phone cannot show all cards one by one."""
    if not asks("demand")(game):
        return False
    columns = str(game.rules.read_view(game.view(0))["columns"])
    return max((columns.count(letter) for letter in columns), default=0) > 4


@pytest.mark.parametrize("screen", SMALL)
async def test_cards_of_high_columns_can_be_tapped(browser: Browser, house: House, screen: str) -> None:
    """One by one if there is room, else all of a sort at once. A tap changes the way, or says why it does not."""
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, has_high_columns)
        await guest.until_asked("demand")
        used = page.locator("[data-token].used").first
        await used.wait_for()
        await page.wait_for_timeout(400)  # cards that are falling into their columns
        await check_reach(guest, "high columns")
        tokens = page.locator("[data-token]")

        async def look() -> list[str | None]:
            return [await token.get_attribute("aria-label") for token in await tokens.all()]

        before = await look()
        await guest.touch(used)
        reason = page.locator(".tray [role=status]").filter(has_text="columns come first")
        while await look() == before and not await reason.count():
            await page.wait_for_timeout(50)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
async def test_the_end_and_the_replay_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, lambda game: game.is_over)
        await guest.page.locator("#result").wait_for()
        await check_reach(guest, "the end")
        await guest.page.goto(f"/replay/{guest.table}")
        await guest.page.locator("main li").first.wait_for()
        await check_reach(guest, "the replay")


#: Answers to an order of one's own, where the ways to fill it need room as well.
ANSWERS = [("phone", "demand"), ("phone", "series"), ("phone", "amount"), ("smallest", "add"), ("smallest", "demand")]
#: Cards of which less than half is above the buttons, without scrolling; of those that lie on others, at the left.
_HIDDEN_CARDS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { left, top, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + 8, top + height / 2));
}).length"""


async def test_the_hand_is_in_sight_on_the_smallest_phone(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **SCREENS["smallest"]) as guest:
        await sit_with_four(guest)
        assert await guest.page.evaluate(_HIDDEN_CARDS) == 0


@pytest.mark.parametrize("locale", ["it-IT", pytest.param("de-DE", marks=pytest.mark.long)])
async def test_the_hand_is_in_sight_in_a_contest(browser: Browser, house: House, locale: str) -> None:
    async with guest_at(browser, house.url, **{**SCREENS["phone"], "locale": locale}) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks("contest"))
        await guest.until_asked("contest")
        await guest.page.locator("[data-main]:enabled").wait_for()
        await guest.page.wait_for_function(f"() => ({_HIDDEN_CARDS})() === 0")


@pytest.mark.parametrize(
    ("screen", "kind"),
    [("phone", "add"), *(pytest.param(screen, kind, marks=pytest.mark.long) for screen, kind in ANSWERS)],
)
async def test_the_hand_is_in_sight_in_an_answer(browser: Browser, house: House, screen: str, kind: str) -> None:
    async with guest_at(browser, house.url, **{**SCREENS[screen], "locale": "de-DE"}) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks(kind))
        await guest.until_asked(kind)
        await guest.page.locator("[data-way]").first.wait_for()
        await guest.page.wait_for_function(f"() => ({_HIDDEN_CARDS})() === 0")
