"""The show of a scoring: each person runs it on their own screen, and nobody loses anything by it."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest
from playwright.async_api import Browser, Page, expect

from tavolata.core.game import Game
from tavolata.server.forced import forced_answer
from tavolata.server.seconds import CLOCKS
from tests.browser.ahead import Wanted, asks, play_ahead
from tests.browser.guest import LANDSCAPE, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Revealed cards, and the order in the limelight.
PROGRESS = "() => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? 0)"


def is_last_draw(game: Game) -> bool:
    """This person draws the last cards, and a long oven is turned over."""
    if not asks("draw")(game):
        return False
    view = game.rules.read_view(game.view(0))
    return bool(0 < view["supply"] <= 3 and view["oven"]["size"] > 14)


def ends_round(game: Game) -> bool:
    """The same, and the first order is another's."""
    if not is_last_draw(game):
        return False
    orders = [event.seat for event in game.copy().play(0, "supply") if event.name == "order-revealed"]
    return bool(orders) and orders[0] != 0


async def take_time(guest: Guest) -> None:
    """The slowest show, so that a busy machine can stop it in time."""
    await guest.page.evaluate("localStorage.setItem('tavolata.settings', JSON.stringify({ showSpeed: 0.5 }))")


async def turn_over(house: House, guest: Guest, wanted: Wanted = ends_round) -> Page:
    """Come to a scoring, and stop its show at once."""
    await play_ahead(house.hall, guest.table, wanted)
    await guest.until_asked("draw")
    before = guest.play["seq"]
    await guest.touch(guest.page.locator("[data-action=supply]"))
    await guest.until(lambda play: play["seq"] > before)
    await guest.page.locator("[data-pause]:enabled").click()
    return guest.page


async def step_to(page: Page, selector: str) -> None:
    """Moment by moment until something is there."""
    for _ in range(60):
        if await page.locator(selector).count():
            return
        await page.locator("[data-next]").click()
    raise AssertionError(f"the show ended without {selector}")


async def heights(page: Page) -> list[int]:
    found: list[int] = await page.evaluate(
        "() => ['.stage > :first-child', '.stage > :last-child', '.tray']"
        ".map((part) => Math.round(document.querySelector(part).getBoundingClientRect().height))"
    )
    return found


@pytest.mark.parametrize("guest", ["phone", pytest.param("desktop", marks=pytest.mark.long)], indirect=True)
async def test_it_is_paused_and_gone_through_moment_by_moment(house: House, guest: Guest) -> None:
    await guest.page.clock.install()
    await take_time(guest)
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0}, setting={"pace": "slow"})
    page = await turn_over(house, guest)
    await step_to(page, ".stage")
    seen, told = await page.evaluate(PROGRESS), await page.locator(".stage").inner_text()
    await page.clock.fast_forward(5000)  # longer than any moment
    assert await page.locator(".stage").inner_text() == told, "a show that is paused goes on"
    await page.locator("[data-next]").click()
    await page.locator("body").press("Space")
    await page.locator(".stage").click(position={"x": 30, "y": 20})
    assert await page.evaluate(PROGRESS) > seen or await page.locator(".stage").inner_text() != told
    expected = await heights(page)
    for _ in range(8):
        if not await page.locator("[data-next]").count():
            break
        await page.locator("[data-next]").click()
        if await page.locator("[data-next]").count():
            assert await heights(page) == expected, "a panel changes its height between two moments"
    await guest.check_access("a paused scoring")


async def test_an_order_is_skipped_and_the_rest_is_shown(house: House, desktop: Guest) -> None:
    await take_time(desktop)
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0}, setting={"pace": "slow"})
    page = await turn_over(house, desktop)
    await step_to(page, ".stage")
    await expect(page.locator("header").first).to_contain_text("Round 1 of 2 · scoring")
    before = await page.evaluate(PROGRESS)
    await page.locator("[data-skip-order]").click()
    await page.locator(".stamp, [data-main], dialog").first.wait_for()
    total = await page.evaluate("() => Number(document.querySelector('[role=progressbar]').ariaValueMax)")
    assert before <= await page.evaluate(PROGRESS) < total, "the rest of the scoring was skipped, too"


async def test_results_can_be_reread_during_and_after_a_scoring(house: House, desktop: Guest) -> None:
    await take_time(desktop)
    await sit_down(desktop, game="mamma-mia", players=2, level=1, options={"start": 0}, setting={"pace": "slow"})
    page = await turn_over(house, desktop)
    await step_to(page, "[data-reread]")
    await page.locator("[data-reread]").click()
    results = page.locator("[data-results='1'] li")
    await results.first.wait_for()
    so_far = await results.count()
    await desktop.press("Close")
    for _ in range(80):  # answers what it is asked, and skips the rest
        if await page.locator("main:not(.scoring) [data-reread]").count():
            break
        for what in ("[data-skip]:enabled", "[data-give-up]", "[data-main]:enabled", "[data-way]"):
            found = page.locator(what).first
            if await found.count():
                await found.evaluate("(it) => it.click()")
                break
        await page.wait_for_timeout(100)
    await page.locator("main:not(.scoring) [data-reread]").click()
    await results.nth(so_far).wait_for()


async def test_each_person_has_a_speed_and_one_who_pauses_holds_up_nobody(
    house: House, desktop: Guest, phone: Guest
) -> None:
    """The phone stops its show. The desktop goes on to the end of it; then the phone sees all that it has missed."""
    await take_time(phone)
    link = await open_table(desktop, "Mamma Mia!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, ends_round)
    await desktop.until_asked("draw")
    before = desktop.play["seq"]
    await desktop.touch(desktop.page.locator("[data-action=supply]"))
    for guest in (desktop, phone):
        await guest.until(lambda play: play["seq"] > before)
    await phone.page.locator("[data-pause]:enabled").tap()
    await phone.page.locator("[data-speed]").tap()
    kept = await phone.page.evaluate("JSON.parse(localStorage.getItem('tavolata.settings')).showSpeed")
    assert kept == 1
    assert await desktop.page.evaluate("localStorage.getItem('tavolata.settings')") is None
    stopped = await phone.page.evaluate(PROGRESS)
    await desktop.page.locator("[data-skip]").click()
    await desktop.page.wait_for_function(f"() => ({PROGRESS})() !== {stopped}")
    assert await phone.page.evaluate(PROGRESS) == stopped
    await phone.page.locator("[data-pause]").tap()
    await phone.page.wait_for_function(f"() => ({PROGRESS})() !== {stopped}")


@pytest.mark.long
async def test_a_clock_ends_a_pause_in_time_to_answer(house: House, desktop: Guest) -> None:
    def leads_to_question(game: Game) -> bool:
        if not is_last_draw(game):
            return False
        trial = game.copy()
        trial.play(0, "supply")
        decision = trial.decision
        return decision is not None and decision.seat == 0 and not forced_answer(trial)

    with patch.dict(CLOCKS, {"fast": 15.0}):
        wish: dict[str, Any] = {"options": {"start": 0}, "setting": {"clock": "fast"}}
        await take_time(desktop)
        await sit_down(desktop, game="sole-mio", players=2, level=1, **wish)
        page = await turn_over(house, desktop, leads_to_question)
        asked = desktop.play["seq"]
        await expect(page.locator("[data-next]")).to_have_count(0, timeout=9000)
        assert desktop.play["seq"] == asked, "the time was over before the question could be seen"
        assert desktop.asked is not None


def can_be_filled(game: Game) -> bool:
    return asks("demand")(game) and game.rules.parse_action("give-up") not in game.legal


#: The heights of the lines about an order, as soon as it is filled.
_TOLD = """() => {
    const panel = document.querySelector('[data-revealed-order]:has(.stamp:not(.no))');
    const lines = [...(panel?.querySelectorAll('.lines p') ?? [])].map((line) => line.clientHeight).filter(Boolean);
    return lines.length ? lines : null;
}"""


async def test_what_became_of_an_order_can_be_read_on_a_phone_on_its_side(browser: Browser, house: House) -> None:
    """Several lines never share the room of one."""
    async with guest_at(browser, house.url, **{**LANDSCAPE, "locale": "it-IT"}) as guest:
        page = guest.page
        await sit_down(guest, game="mamma-mia", players=2, level=1, options={"start": 0})
        await play_ahead(house.hall, guest.table, can_be_filled)
        await guest.until_asked("demand")
        await page.locator("[data-main]:enabled").wait_for()
        await guest.touch(page.locator("[data-main]"))
        heights = await (await page.wait_for_function(_TOLD)).json_value()
        assert min(heights) > 14, heights
