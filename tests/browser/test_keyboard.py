"""Games without a mouse: everything is reached by Tab, or by arrows within a group, and pressed by Enter or Space."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.keys import press_by_keys
from tests.browser.meeting import sit_down
from tests.browser.player import Player

#: Milliseconds in which a second press does not answer the question that the first one led to.
DOUBLE_TAP = 450

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def begin(guest: Guest, game: str) -> Player:
    """From the first page, against one opponent."""
    page = guest.page
    by_keys = partial(press_by_keys, page)
    await by_keys(await page.locator("label", has=page.get_by_text(game, exact=True)).element_handle())
    fewer = page.get_by_role("button", name="Fewer opponents")
    while await fewer.is_enabled():
        await by_keys(await fewer.element_handle())
    await by_keys(await page.get_by_role("button", name="Play now").element_handle())
    await guest.until_asked()
    return Player(guest, 2, press=by_keys)


@pytest.mark.long
async def test_a_whole_game_of_solomino_is_played_by_the_keyboard_alone(desktop: Guest) -> None:
    player = await begin(desktop, "SOLOmino")
    assert await player.play()
    assert desktop.play["result"]


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
    turn = desktop.play["seq"]
    if desktop.play["view"]["orders"]:
        await keyboard.press("Enter")
        await desktop.hears("An order on top of it?")
        await page.wait_for_timeout(DOUBLE_TAP)  # what follows at once was meant for the first button
    await keyboard.press("Enter")
    await desktop.until(lambda play: play["seq"] > turn)

    await desktop.until_asked()
    await play_ahead(house.hall, desktop.table, asks("draw"))
    await desktop.until_asked("draw")
    await page.locator("[data-action=supply]").wait_for()
    await keyboard.press("d")
    drawn = desktop.play["seq"]
    await keyboard.press("Enter")
    await desktop.until(lambda play: play["seq"] > drawn)
