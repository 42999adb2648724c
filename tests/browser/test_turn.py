"""A turn of the pizza family: what is sent, and what the page says before it is sent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")


def with_orders(kind: str) -> Any:
    """I am asked this, and hold an order as well as ingredients of two kinds."""

    def is_asked(game: Game) -> bool:
        if not asks(kind)(game):
            return False
        view = game.rules.read_view(game.view(0))
        return bool(view["orders"]) and len(set(view["hand"].lower())) > 1

    return is_asked


async def come_to_turn(house: House, guest: Guest) -> list[list[str]]:
    """To a turn with orders in hand. What the page sends from then on is put into the list."""
    sent = list[list[str]]()

    def read(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            sent.append(message["do"])

    guest.page.on("websocket", lambda socket: socket.on("framesent", read))
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, guest.table, with_orders("play"))
    await guest.until_asked("play")
    await guest.page.locator("[data-main]").wait_for()
    return sent


def step(guest: Guest, number: int) -> Locator:
    return guest.page.locator(".tray ol > li").nth(number - 1)


async def choose(guest: Guest) -> tuple[Locator, Locator, Locator]:
    """Choose an ingredient: the card, an order that could follow, and the main button."""
    page = guest.page
    card, order = page.locator("[data-card]").first, page.locator("[data-order]").first
    await guest.touch(card)
    return card, order, page.locator("[data-main]")


async def place_of(button: Locator) -> tuple[int, ...]:
    """Where it is. A button that is pressed lies one pixel lower."""
    await button.page.wait_for_function("() => !document.querySelector('.btn:active')")
    box = await button.bounding_box()
    assert box
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


async def test_nobody_declines_an_order_without_being_asked(house: House, phone: Guest) -> None:
    sent = await come_to_turn(house, phone)
    before = phone.play["seq"]
    _, order, main = await choose(phone)
    refusal = phone.page.locator("[data-action=done]")
    await expect(main).to_have_text("Next: an order on top?")
    await expect(refusal).to_have_count(0)
    left, top, _, height = await place_of(main)
    # A double tap answers nothing, wherever it hits.
    await main.evaluate(
        """async (button) => {
            for (const tap of [1, 2]) button.click();
            await new Promise(requestAnimationFrame);
            document.querySelector('[data-action=done]').click();
        }"""
    )
    await phone.hears("Add an order on top?")
    assert sent == []

    # Both answers are in sight: the one that most want as the main button, which says what it waits for.
    await expect(main).to_have_text("Choose an order")
    await expect(main).to_be_disabled()
    await expect(refusal).to_contain_text("no order")
    places = await place_of(main), await place_of(refusal)
    assert [(place[1], place[3]) for place in places] == [(top, height)] * 2
    assert places[0][0] == left
    await phone.touch(order)
    await expect(main).to_contain_text("+ order “")
    await expect(main).to_contain_class("main")
    await expect(refusal).to_contain_text("no order")
    await expect(refusal).not_to_contain_class("main")
    assert (await place_of(main), await place_of(refusal)) == places
    await expect(step(phone, 2).locator("svg")).to_have_count(0)  # nothing is placed yet

    await phone.touch(order)
    await expect(main).to_be_disabled()
    await phone.page.wait_for_timeout(450)
    await phone.touch(refusal)
    await phone.until(lambda play: play["seq"] > before)
    assert [plan[1] for plan in sent] == ["done"]
    await phone.until_asked("draw")
    await expect(step(phone, 2)).to_have_text("–No order")
    phone.check_mistakes()


async def test_a_whole_turn_is_planned_and_sent_by_one_tap(house: House, phone: Guest) -> None:
    sent = await come_to_turn(house, phone)
    before = phone.play["seq"]
    _, order, main = await choose(phone)
    name = await order.get_attribute("data-order")
    await phone.touch(order)
    await phone.touch(phone.page.get_by_role("button", name="Draw from the supply"))
    await expect(main).to_contain_text("draw ingredients")
    await phone.touch(main)
    await phone.until(lambda play: play["seq"] > before)
    [(_, placed, source)] = sent
    assert (placed, source) == (name, "supply")


async def test_ingredients_that_are_dropped_on_the_oven_leave_the_order_open(house: House, desktop: Guest) -> None:
    sent = await come_to_turn(house, desktop)
    page = desktop.page
    await page.locator("[data-card]").first.drag_to(page.locator("[data-spot=oven]"))
    await desktop.until_asked("order")
    assert [len(plan) for plan in sent] == [1]
    main, refusal = page.locator("[data-main]"), page.locator("[data-action=done]")
    await expect(main).to_have_text("Choose an order")
    await expect(refusal).to_have_text("No order this time")
    await expect(refusal).not_to_contain_class("main")
    await page.locator("[data-order]").first.click()
    await expect(main).to_contain_text("Add “")
    await expect(main).to_contain_class("main")
    await expect(refusal).to_have_text("No order this time")
    order = page.locator("[data-order]").first
    await order.drag_to(page.locator("[data-spot=oven]"))
    await desktop.until_asked("draw")
    await expect(step(desktop, 2).locator("svg")).to_have_count(1)
    assert len(sent) == 2
    assert sent[1] != ["done"]


async def test_keys_do_not_decline_an_order_either(house: House, desktop: Guest) -> None:
    sent = await come_to_turn(house, desktop)
    page, keyboard = desktop.page, desktop.page.keyboard
    await keyboard.press("1")
    await expect(page.locator("[data-main]")).to_have_text("Next: an order on top?")
    await keyboard.press("Enter")
    await desktop.hears("Add an order on top?")
    assert sent == []
    await keyboard.press("Escape")
    await expect(page.locator("[data-main]")).to_have_text("Next: an order on top?")
    await keyboard.press("Enter")
    await page.wait_for_timeout(450)
    await keyboard.press("Enter")  # the main button waits for an order
    assert sent == []
    await keyboard.press("o")
    await keyboard.press("Space")
    await keyboard.press("Enter")
    await desktop.until_asked("draw")
    assert [plan[1] == "done" for plan in sent] == [False]


async def test_a_key_declines_an_order(house: House, desktop: Guest) -> None:
    """Whoever comes to the question by the keyboard is at the first answer, and `n` is the other one."""
    sent = await come_to_turn(house, desktop)
    page, keyboard = desktop.page, desktop.page.keyboard
    await keyboard.press("1")
    await page.locator("[data-main]:enabled").focus()
    await keyboard.press("Enter")
    await expect(page.locator("[data-order]").first).to_be_focused()
    await page.wait_for_timeout(450)
    await keyboard.press("n")
    await desktop.until_asked("draw")
    assert [plan[1] for plan in sent] == ["done"]


async def test_the_tutorial_teaches_to_place_an_order(phone: Guest) -> None:
    page = phone.page
    await page.goto("/learn/sole-mio")
    await phone.touch(page.locator("aside .btn.main"))
    salamis = page.locator("[data-card]:is([data-card=s], [data-card=S])[aria-pressed=false]")
    main = page.locator("[data-main]")
    for _ in range(3):
        await phone.touch(salamis.first)
    await phone.touch(main)
    await page.wait_for_timeout(450)
    await phone.touch(page.locator("[data-action=done]"))
    await page.locator("aside").get_by_text("Add the order that needs them").wait_for()
    await phone.press("Take it back")
    await expect(salamis).to_have_count(3)
    for _ in range(3):
        await phone.touch(salamis.first)
    await phone.touch(page.locator("[data-order='4s']"))
    await phone.touch(main)
    await page.get_by_role("heading", name="Draw up to seven").wait_for()
    await expect(step(phone, 2).locator("svg")).to_have_count(1)
