"""Nothing moves under a finger, and nothing lies over what is announced."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def box_of(element: Locator) -> dict[str, Any]:
    box = await element.bounding_box()
    assert box
    return dict(box)


async def top_of_hand(guest: Guest) -> int:
    """Where the ingredients lie that are not chosen: those that are stand out."""
    return int((await box_of(guest.page.locator(".hand .ingredients")))["y"])


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not apart and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def full_hand(game: Game) -> bool:
    """I am to play, and hold orders and several kinds."""
    if not asks("play")(game):
        return False
    view = game.rules.read_view(game.view(0))
    return len(view["orders"]) == 1 and len(set(str(view["hand"]).lower().split())) > 1


@pytest.mark.parametrize("guest", ["phone", "desktop"], indirect=True)
async def test_the_hand_stays_where_it_is_through_a_turn(house: House, guest: Guest) -> None:
    page = guest.page
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, guest.table, full_hand)
    await guest.until_asked("play")
    main = page.locator("[data-main]")
    await main.wait_for()
    places = {"play": await top_of_hand(guest)}
    await guest.touch(page.locator("[data-card]").first)
    places["chosen"] = await top_of_hand(guest)
    await guest.touch(main)
    await expect(main).to_contain_text("no order")
    places["order"] = await top_of_hand(guest)
    await guest.touch(page.locator("[data-order]").first)
    places["with an order"] = await top_of_hand(guest)
    await guest.touch(main)
    await guest.until_asked("draw")
    await page.locator("[data-action=supply]").wait_for()
    places["draw"] = await top_of_hand(guest)
    await guest.touch(page.locator("[data-card]").first)
    await page.get_by_text("Your ingredients are on the oven already.").wait_for()
    places["a word about it"] = await top_of_hand(guest)
    assert len(set(places.values())) == 1, places


async def test_an_announcement_moves_nothing_and_no_bubble_covers_it(
    house: House, desktop: Guest, phone: Guest
) -> None:
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, full_hand)
    await desktop.until_asked("play")
    page = phone.page
    await page.locator(".hand").wait_for()
    await expect(page.locator("[data-announcement]")).to_have_count(0)
    before = await top_of_hand(phone)

    await desktop.page.locator("[data-card]").first.drag_to(desktop.page.locator("[data-spot=oven]"))
    banner = page.locator("[data-announcement]")
    await banner.wait_for()
    assert await top_of_hand(phone) == before

    await desktop.press("Menu")
    await desktop.press("Well played!")
    bubble = page.locator("[data-bubble]")
    await bubble.wait_for()
    await banner.wait_for()
    assert not overlap(await box_of(bubble), await box_of(banner))
