"""Games without a mouse: everything is reached by Tab, or by arrows within a group, and pressed by Enter or Space."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.async_api import ElementHandle, Locator, Page, expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.keys import FARTHEST, press_by_keys
from tests.browser.meeting import sit_down
from tests.browser.player import Player

#: Milliseconds in which a second press does not answer the question that the first one led to.
DOUBLE_TAP = 450
_IS_ON_TOP = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def press_and_keep_focus(page: Page, element: ElementHandle) -> None:
    """Press it, and be somewhere afterwards: whoever is nowhere begins at the top of the page."""
    await press_by_keys(page, element)
    await page.wait_for_function("() => document.activeElement !== document.body")


async def begin(guest: Guest, game: str) -> Player:
    """From the first page, against one opponent."""
    page = guest.page
    by_keys = partial(press_and_keep_focus, page)
    await by_keys(await handle(page.locator("label", has=page.get_by_text(game, exact=True))))
    fewer = page.get_by_role("button", name="Fewer opponents")
    while await fewer.is_enabled():
        await by_keys(await handle(fewer))
    await by_keys(await handle(page.get_by_role("button", name="Play now")))
    await guest.until_asked()
    return Player(guest, 2, press=by_keys)


async def handle(what: Locator) -> ElementHandle:
    element = await what.element_handle()
    assert element is not None
    return element


@pytest.mark.long
@pytest.mark.parametrize("guest", ["desktop"], indirect=True)
@pytest.mark.parametrize("game", ["Sole Mio!", "SOLOmino"])
async def test_a_whole_game_and_the_next_are_played_by_the_keyboard_alone(guest: Guest, game: str) -> None:
    player = await begin(guest, game)
    assert await player.play()
    assert guest.play["result"]
    table = guest.play["table"]
    again = guest.page.get_by_role("button", name="Play again")
    await press_and_keep_focus(guest.page, await handle(again))
    await guest.until(lambda play: play["table"] != table and guest.asked is not None)
    await player.answer()


@pytest.mark.parametrize(
    "kind", ["play", "help", *(pytest.param(kind, marks=pytest.mark.long) for kind in ("demand", "match"))]
)
async def test_a_turn_and_a_scoring_are_played_by_the_keyboard_alone(house: House, desktop: Guest, kind: str) -> None:
    await sit_down(desktop, game="sole-mio", players=2, level=2)
    player = Player(desktop, 2, press=partial(press_by_keys, desktop.page))
    await play_ahead(house.hall, desktop.table, asks(kind))
    await desktop.until_asked(kind)
    await player.answer()


async def test_turns_have_short_cuts(house: House, desktop: Guest) -> None:
    """Sole Mio!: a digit chooses a card, Enter goes on and sends, and where to draw is reached by d."""
    page, keyboard = desktop.page, desktop.page.keyboard
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await play_ahead(house.hall, desktop.table, asks("play"))
    await desktop.until_asked("play")
    await page.locator("[data-main]").wait_for()
    await keyboard.press("1")
    await page.locator("[data-main]:enabled").wait_for()
    turn, asks_on = desktop.play["seq"], desktop.play["view"]["orders"]
    await keyboard.press("Enter")
    if asks_on:
        await desktop.hears("Add an order on top?")
        await page.wait_for_timeout(DOUBLE_TAP)  # what follows at once was meant for the first button
        await keyboard.press("n")
    await desktop.until(lambda play: play["seq"] > turn)

    await desktop.until_asked()
    await play_ahead(house.hall, desktop.table, asks("draw"))
    await desktop.until_asked("draw")
    await page.locator("[data-action=supply]").wait_for()
    await keyboard.press("d")
    drawn = desktop.play["seq"]
    await keyboard.press("Enter")
    await desktop.until(lambda play: play["seq"] > drawn)


async def test_enter_chooses_an_order_and_declines_none(house: House, desktop: Guest) -> None:
    """On what is not chosen Enter chooses it; on what is chosen it goes on with the choice."""
    page, keyboard = desktop.page, desktop.page.keyboard
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await play_ahead(house.hall, desktop.table, lambda game: asks("play")(game) and holds_orders(game))
    await desktop.until(lambda play: desktop.asked == "play" and bool(play["view"]["orders"]))
    await page.locator("[data-main]").wait_for()
    await keyboard.press("ArrowRight")  # into the hand
    await expect(page.locator("[data-card]").first).to_be_focused()
    await keyboard.press("Enter")
    await expect(page.locator("[data-card]").first).to_have_attribute("aria-pressed", "true")
    turn = desktop.play["seq"]
    await keyboard.press("Enter")
    await desktop.hears("Add an order on top?")
    await page.wait_for_timeout(DOUBLE_TAP)  # so that nothing is refused as a double tap
    await keyboard.press("o")
    order = page.locator("[data-order]").first
    named = await order.get_attribute("data-order")
    await expect(order).to_be_focused()
    await keyboard.press("Enter")
    await expect(order).to_have_attribute("aria-pressed", "true")
    assert desktop.play["seq"] == turn
    await keyboard.press("Enter")
    await desktop.until(lambda play: play["seq"] > turn)
    assert named not in desktop.play["view"]["orders"]
    await expect(page.locator(".tray")).to_be_focused()  # the card that was pressed is gone


def holds_orders(game: Game) -> bool:
    return bool(game.rules.read_view(game.view(0))["orders"])


async def test_tab_comes_to_the_ways_once_and_arrows_go_through_them(house: House, desktop: Guest) -> None:
    page, keyboard = desktop.page, desktop.page.keyboard
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await play_ahead(house.hall, desktop.table, asks("demand"))
    await desktop.until_asked("demand")
    ways = page.locator("[data-way]")
    await ways.nth(1).wait_for()
    assert await page.locator("[data-way][tabindex='0']").count() == 1
    await press_by_keys(page, await handle(ways.nth(1)))
    await expect(ways.nth(1)).to_have_attribute("aria-checked", "true")
    await expect(ways.nth(1)).to_have_css("outline-style", "solid")
    answered = desktop.play["seq"]
    await keyboard.press("Enter")
    await desktop.until(lambda play: play["seq"] > answered)


async def test_the_focus_stays_where_one_goes_on(house: House, desktop: Guest) -> None:
    """SOLOmino: a card that was laid is gone, and so are the ends of one that was taken back."""
    page, keyboard = desktop.page, desktop.page.keyboard
    await sit_down(desktop, game="solomino", players=2, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, fits_both_ends)
    await desktop.until_asked("turn")
    card = page.locator("[data-card][aria-label$='both ends']").first
    await press_by_keys(page, await handle(card))
    await page.locator("[data-end=L]").first.wait_for()
    await keyboard.press("ArrowLeft")
    await expect(page.locator("[data-end=L]").first).to_be_focused()
    await keyboard.press("Escape")
    await expect(card).to_be_focused()
    await keyboard.press("Enter")
    await page.locator("[data-end=R]").first.wait_for()
    await keyboard.press("ArrowRight")
    await keyboard.press("Enter")
    await expect(page.locator(".tray")).to_be_focused()


def fits_both_ends(game: Game) -> bool:
    """Seat 0 has a card that fits the left end and the right one."""
    if not asks("turn")(game):
        return False
    laid = [game.rules.format_action(action).split(":") for action in game.legal]
    ends = {(end, frozenset(card.split("-"))) for end, *rest in laid for card in rest}
    return any(("L", card) in ends and ("R", card) in ends for _, card in ends)


async def test_a_sentence_that_is_put_away_leaves_the_focus_in_its_sheet(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await play_ahead(house.hall, desktop.table, asks("help"))
    await press_by_keys(page, await handle(page.locator("dialog").get_by_role("button", name="Got it")))
    await expect(page.locator("dialog h2")).to_be_focused()


async def test_the_first_page_keeps_the_focus_in_sight(desktop: Guest) -> None:
    """A number that cannot go on keeps it, and nothing that stays at the lower edge lies over it."""
    page = desktop.page
    await page.set_viewport_size({"width": 1440, "height": 760})
    await press_by_keys(page, await handle(page.locator("label", has=page.get_by_text("SOLOmino", exact=True))))
    fewer = page.get_by_role("button", name="Fewer opponents")
    await press_by_keys(page, await handle(fewer))
    await expect(fewer).to_have_attribute("aria-disabled", "true")
    await expect(fewer).to_be_focused()
    await page.keyboard.press("Space")
    await expect(page.get_by_role("group", name="Opponents").locator("output")).to_have_text("1")
    people = page.get_by_role("button", name="More people on this device")
    for _ in range(FARTHEST):
        if await people.evaluate("(button) => button === document.activeElement"):
            break
        await page.keyboard.press("Tab")
    await expect(people).to_be_focused()
    assert await people.evaluate(_IS_ON_TOP)
