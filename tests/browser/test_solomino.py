"""A table of SOLOmino: what a hand does with its cards, breaks between rounds, clocks, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from typing import Any
from unittest.mock import patch

import pytest
from playwright.async_api import Browser, Locator, expect
from playwright.async_api import TimeoutError as Waited

from tavolata.core.game import Game
from tavolata.server.seconds import ROUND_BREAKS
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import DESKTOP, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import come_by, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Cards of the hand that a click in their middle would not reach.
_DEAD = """() => [...document.querySelectorAll('.hand button')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((card) => card.dataset.card)"""
#: Opens the menu and closes it again, in the middle of whatever moves.
_LOOK_AT_MENU = """async ([before, open]) => {
    const wait = (ms) => new Promise((go) => setTimeout(go, ms));
    await wait(before);
    document.querySelector('header button[aria-label=Menu]').click();
    await wait(open);
    document.querySelector('dialog[open] header button').click();
}"""
_AT_REST = "() => document.querySelector('.hand').getAnimations({ subtree: true }).length === 0"


def one_way(end: str) -> Callable[[Game], bool]:
    """It is the turn of seat 0, who has a card that fits this end alone and in one way."""

    def is_so(game: Game) -> bool:
        return asks("turn")(game) and bool(_fitting(game, end))

    return is_so


def _fitting(game: Game, end: str) -> list[str]:
    ways: dict[str, list[str]] = {}
    for action in map(game.rules.format_action, game.legal):
        if ":" in action:
            ways.setdefault("-".join(sorted(action[2:].split("-"))), []).append(action)
    return [action[2:] for (action, *others) in ways.values() if not others and action.startswith(end)]


def last_card(game: Game) -> bool:
    """Seat 0 can end the round by laying its last card."""
    if not asks("turn")(game) or game.rules.read_view(game.view(0))["round"] > 1:
        return False
    hand = game.rules.read_view(game.view(0))["hand"].split()
    return len(hand) == 1 and any(":" in game.rules.format_action(action) for action in game.legal)


async def test_the_hand_can_be_clicked_however_often_a_dialog_came_over_moving_cards(
    browser: Browser, house: House
) -> None:
    screen = {**DESKTOP, "reduced_motion": "no-preference"}
    async with guest_at(browser, house.url, **screen) as guest:
        page = guest.page
        await sit_down(guest, game="solomino", players=2, level=1, options={"start": 0})
        times = cycle([(0, 30), (40, 120), (120, 0), (10, 400), (250, 60)])
        for _ in range(10):
            await guest.until_asked()
            before, legal = guest.play["seq"], guest.play["ask"]["legal"]
            action = next((one for one in ("draw", "keep", "take") if one in legal), None)
            if action is None:
                await play_ahead(house.hall, guest.table, asks("turn"))
                await guest.asked_after(before)
                continue
            await guest.touch(page.locator(f"[data-action={action}]").last)
            await page.evaluate(_LOOK_AT_MENU, next(times))
            await page.wait_for_function(_AT_REST)
            assert await page.evaluate(_DEAD) == []


async def test_a_card_dropped_at_the_wrong_end_springs_back_and_says_why(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="solomino", players=3, level=1, options={"start": 0})
    before = desktop.play["seq"]
    await play_ahead(house.hall, desktop.table, one_way("L"))
    await desktop.asked_after(before)
    legal = [action for action in desktop.play["ask"]["legal"] if ":" in action]
    only_left = next(
        card
        for card in desktop.play["view"]["hand"].split()
        if {action[0] for action in legal if set(action[2:].split("-")) == set(card.split("-"))} == {"L"}
    )
    before = desktop.play["seq"]
    card = page.locator(f".hand [data-card='{only_left}']").first
    box = await card.bounding_box()
    assert box
    await page.mouse.move(box["x"] + 20, box["y"] + 20)
    await page.mouse.down()
    await page.mouse.move(1300, 400, steps=6)
    await page.mouse.up()
    await expect(page.get_by_text("does not fit the right end, only the left one")).to_be_visible()
    await expect(page.locator(".notices").get_by_role("button")).to_be_visible()
    assert await card.bounding_box() == box
    assert desktop.play["seq"] == before


async def meet(host: Guest, guest: Guest, **wish: Any) -> str:
    """Two people at a table with these rules, and the game has begun; the link to it."""
    link = await open_by_rules(host, game="solomino", seats=[{"me": True}, {}], **wish)
    await come_by(guest, link, "Ben")
    await start(host, guest)
    return link


async def open_by_rules(host: Guest, **wish: Any) -> str:
    here = {"Origin": await host.page.evaluate("location.origin")}
    request = host.page.request
    await request.post("/api/me", data={"name": "Ada"}, headers=here)
    opened = await request.post("/api/tables", data=wish, headers=here)
    assert opened.ok, await opened.text()
    link: str = (await opened.json())["link"]
    await host.page.goto(link)
    return link


async def end_round(house: House, guest: Guest) -> None:
    """The guest, at seat 0, lays the last card of the first round."""
    before = guest.play["seq"]
    await play_ahead(house.hall, guest.table, last_card)
    await guest.asked_after(before)
    action = next(action for action in guest.play["ask"]["legal"] if ":" in action)
    await guest.touch(guest.page.locator(".hand button").first)
    if guest.play.get("next_round_ms") is None:
        place = guest.page.locator(f"[data-action='{action}']")
        with suppress(Waited):
            await guest.touch(place, 1000)
    await guest.until(lambda play: play.get("next_round_ms") is not None)


def next_round(guest: Guest, within: str) -> Locator:
    return guest.page.locator(within).get_by_role("button", name="On to round 2")


async def test_the_next_round_waits_for_everybody_and_its_sheet_closes_by_itself(
    browser: Browser, house: House, desktop: Guest, phone: Guest
) -> None:
    link = await meet(desktop, phone, options={"rounds": 2, "start": 0})
    async with guest_at(browser, house.url, **DESKTOP) as watcher:
        here = {"Origin": house.url}
        await watcher.page.request.post("/api/me", data={"name": "Cleo"}, headers=here)
        await watcher.page.goto(link)
        await watcher.until(lambda play: play["view"] is not None)
        with patch.dict(ROUND_BREAKS, dict.fromkeys(ROUND_BREAKS, 90.0)):
            await end_round(house, desktop)
            for guest in (desktop, phone, watcher):
                await expect(guest.page.get_by_role("dialog", name="Round 1 is over")).to_be_visible()
                await expect(guest.page.get_by_text("Round 2 begins in")).to_be_visible()
            await expect(next_round(watcher, "dialog")).to_have_count(0)
            await desktop.check_access("the end of a round")
            await desktop.touch(next_round(desktop, "dialog"))
            await expect(desktop.page.get_by_text("Waiting for Ben")).to_be_visible()
            # Whoever looks at the table meanwhile finds the way back.
            await phone.press("Close")
            await expect(phone.page.get_by_role("dialog")).to_have_count(0)
            await phone.touch(next_round(phone, "main"))
            await phone.touch(next_round(phone, "dialog"))
            for guest in (desktop, phone, watcher):
                await expect(guest.page.get_by_role("dialog")).to_have_count(0)
                assert guest.play["view"]["round"] == 2


async def test_a_clock_is_seen_and_the_round_begins_when_the_break_is_over(
    house: House, desktop: Guest, phone: Guest
) -> None:
    await meet(desktop, phone, options={"rounds": 2, "start": 0}, setting={"clock": "relaxed"})
    await expect(desktop.page.locator(".tray .chip")).to_contain_text("1")
    await expect(phone.page.locator(".question .chip")).to_be_visible()
    with patch.dict(ROUND_BREAKS, dict.fromkeys(ROUND_BREAKS, 3.0)):
        await end_round(house, desktop)
        await expect(phone.page.get_by_role("dialog", name="Round 1 is over")).to_be_visible()
        for guest in (desktop, phone):
            await guest.until(lambda play: play.get("next_round_ms") is None)
            await expect(guest.page.get_by_role("dialog")).to_have_count(0)
