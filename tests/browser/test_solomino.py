"""A table of SOLOmino: what a hand does with its cards, breaks between rounds, clocks, and what is remembered."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
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
from tests.browser.meeting import come_by, open_by_rules, sit_down, start
from tests.browser.reach import check_solomino

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Cards of the hand that a click in their middle would not reach.
_DEAD = """() => [...document.querySelectorAll('.hand button')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((card) => card.dataset.card)"""
_AT_REST = "() => document.querySelector('.hand')?.getAnimations({ subtree: true }).length === 0"


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


def holds(count: int) -> Callable[[Game], bool]:
    """It is the turn of seat 0, who has so many cards."""
    return lambda game: asks("turn")(game) and len(game.rules.read_view(game.view(0))["hand"].split()) == count


async def change_hand(house: House, guest: Guest) -> None:
    """Play on until the hand has 9 cards instead of 8, or 8 instead of 9, so that cards in it move aside."""
    before, count = guest.play["seq"], len(guest.play["view"]["hand"].split())
    await play_ahead(house.hall, guest.table, holds(8 if count == 9 else 9))
    await guest.asked_after(before)
    await guest.page.wait_for_function(
        "(count) => document.querySelectorAll('.hand button').length !== count", arg=count
    )


async def open_menu(guest: Guest) -> None:
    """With the mouse, at once: a locator would wait until nothing moves."""
    box = await guest.page.get_by_role("button", name="Menu").bounding_box()
    assert box
    await guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await guest.page.wait_for_function("() => document.querySelector('dialog:modal') !== null")


@asynccontextmanager
async def movements_held(guest: Guest) -> AsyncIterator[None]:
    """Whatever begins to move stands almost still meanwhile."""
    session = await guest.page.context.new_cdp_session(guest.page)
    await session.send("Animation.enable")
    await session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    yield
    await session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    await session.detach()


@pytest.mark.parametrize("times", [2, pytest.param(30, marks=pytest.mark.long)])
@pytest.mark.parametrize("menu_opens", ["before", "while"])
async def test_cards_that_moved_below_a_dialog_can_be_clicked(
    browser: Browser, house: House, menu_opens: str, times: int
) -> None:
    async with guest_at(browser, house.url, **DESKTOP, reduced_motion="no-preference") as guest:
        page = guest.page
        await sit_down(guest, game="solomino", players=2, level=1, options={"start": 0})
        for _ in range(times):
            if menu_opens == "before":
                await open_menu(guest)
                await change_hand(house, guest)
            else:
                async with movements_held(guest):
                    await change_hand(house, guest)
                    await open_menu(guest)
                    assert not await page.evaluate(_AT_REST)
            await page.wait_for_function(_AT_REST)
            # Stale styles come back only after the animations that they belong to are gone.
            await page.request_gc()
            await guest.press("Close")
            await change_hand(house, guest)
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
    box, there = await card.bounding_box(), await page.locator("[data-spot=row] .places.R").bounding_box()
    assert box
    assert there
    await page.mouse.move(box["x"] + 20, box["y"] + 20)
    await page.mouse.down()
    await page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    await page.mouse.up()
    await expect(page.get_by_text("does not fit the right end, only the left one")).to_be_visible()
    await expect(page.locator(".notices").get_by_role("button")).to_be_visible()
    assert await card.bounding_box() == box
    assert desktop.play["seq"] == before


def only_a_swap(game: Game) -> bool:
    """The turn of seat 0, who has two cards, of which only a swap fits, in one way; the others have more than one."""
    if not holds(2)(game):
        return False
    ways = [action for action in map(game.rules.format_action, game.legal) if ":" in action]
    seats = game.rules.read_view(game.view(0))["seats"]
    return len(ways) == 1 and "W" in ways[0] and all(seat["cards"] > 1 for seat in seats)


def lay_what_fits(game: Game, chance: random.Random) -> int:
    """The last one is to draw, or to take."""
    return chance.choice(game.legal[:-1] or game.legal)


async def test_a_swap_that_leaves_more_than_one_card_is_laid_by_one_tap(house: House, desktop: Guest) -> None:
    """S-20: with two cards in hand, but nothing to call."""
    page = desktop.page
    await sit_down(desktop, game="solomino", players=3, level=1, options={"start": 0})
    before = desktop.play["seq"]
    await play_ahead(house.hall, desktop.table, only_a_swap, lay_what_fits)
    await desktop.asked_after(before)
    before = desktop.play["seq"]
    (way,) = [action for action in desktop.play["ask"]["legal"] if ":" in action]
    call = page.locator("[data-action=solomino]")
    await expect(call).to_be_visible()
    await call.click()
    await expect(page.get_by_text("There is nothing to call now.")).to_be_visible()
    await expect(call).not_to_have_class(re.compile(r"\bdue\b"))
    card = next(
        card for card in desktop.play["view"]["hand"].split() if set(card.split("-")) == set(way[2:].split("-"))
    )
    await page.locator(f".hand [data-card='{card}']").click()
    await desktop.asked_after(before)
    assert desktop.play["ask"]["kind"] == "swap"


def last_but_one(game: Game) -> bool:
    """The turn of seat 0, who has two cards, of which one with a number fits in one way."""
    ways = [action for action in map(game.rules.format_action, game.legal) if ":" in action]
    return holds(2)(game) and len(ways) == 1 and not re.search("[A-Z]", ways[0][1:])


async def test_the_call_is_due_before_the_last_but_one_card_lies(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="solomino", players=3, level=1, options={"start": 0})
    before = desktop.play["seq"]
    await play_ahead(house.hall, desktop.table, last_but_one, lay_what_fits)
    await desktop.asked_after(before)
    call = page.locator("[data-action=solomino]")
    await expect(call).to_have_class(re.compile(r"\bdue\b"))
    await call.click()
    await expect(page.get_by_text("You will call as you lay the card.")).to_be_visible()


async def meet(host: Guest, guest: Guest, **wish: Any) -> str:
    """Two people at a table with these rules, and the game has begun; the link to it."""
    link = await open_by_rules(host, game="solomino", seats=[{"me": True}, {}], **wish)
    await come_by(guest, link, "Ben")
    await start(host, guest)
    return link


async def end_round(house: House, guest: Guest) -> None:
    """The guest, at seat 0, lays the last card of the first round."""
    before = guest.play["seq"]
    await play_ahead(house.hall, guest.table, last_card)
    await guest.asked_after(before)
    await lay_last_card(guest)


async def lay(guest: Guest, action: str) -> None:
    """A card that can be laid in several ways shows where; any other is laid by one tap."""
    seq, card = guest.play["seq"], action[2:]
    turned = "-".join(reversed(card.split("-")))
    await guest.touch(guest.page.locator(f".hand [data-card='{card}'], .hand [data-card='{turned}']").first)
    with suppress(Waited):
        if guest.play["seq"] == seq:
            await guest.touch(guest.page.locator(f"[data-action='{action}']"), 1000)


async def lay_last_card(guest: Guest) -> None:
    await lay(guest, next(action for action in guest.play["ask"]["legal"] if ":" in action))
    await guest.until(lambda play: play.get("next_round_ms") is not None)


def next_round(guest: Guest, within: str) -> Locator:
    return guest.page.locator(within).get_by_role("button", name="On to round 2")


async def test_the_next_round_waits_for_everybody_and_its_sheet_closes_by_itself(
    browser: Browser, house: House, desktop: Guest, phone: Guest
) -> None:
    link = await meet(desktop, phone, options={"rounds": 2, "start": 0})
    async with guest_at(browser, house.url, **DESKTOP) as watcher:
        await watcher.page.goto(link)
        await watcher.press("Just watch")
        await watcher.until(lambda play: play["view"] is not None)
        with patch.dict(ROUND_BREAKS, dict.fromkeys(ROUND_BREAKS, 90.0)):
            await end_round(house, desktop)
            for guest in (desktop, phone, watcher):
                await expect(guest.page.get_by_role("dialog", name="Round 1 is over")).to_be_visible()
                await expect(guest.page.get_by_text("Round 2 begins soon")).to_be_visible()
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


def is_dealt(game: Game) -> bool:
    """The turn of seat 0 with as many cards as were dealt, after the others have played."""
    view = game.rules.read_view(game.view(0))
    return asks("turn")(game) and len(view["hand"].split()) == 8 and len(view["row"].split()) > 5


async def test_six_players_have_room_on_every_screen(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="solomino", players=6, level=1, options={"start": 0, "rounds": 2})
    before = desktop.play["seq"]
    await play_ahead(house.hall, desktop.table, is_dealt)
    await desktop.asked_after(before)
    while await page.locator("main [role=status] button").count():  # what is explained once, in a first game
        await page.locator("main [role=status] button").first.click()
    for width, height in ((375, 667), (320, 568), (720, 450), (390, 844), (844, 390), (1440, 900)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_function(f"innerWidth === {width} && document.getAnimations().length === 0")
        await check_solomino(desktop, "the turn of one of six")
        assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{width} × {height}"


async def test_the_hand_stays_where_it_is_and_says_what_is_new(house: House, phone: Guest) -> None:
    page = phone.page

    def cannot_lay_all(game: Game) -> bool:
        legal = " ".join(map(game.rules.format_action, game.legal))
        hand = game.rules.read_view(game.view(0))["hand"].split()
        return is_dealt(game) and any(
            card not in legal and "-".join(card.split("-")[::-1]) not in legal for card in hand
        )

    await sit_down(phone, game="solomino", players=3, level=1, options={"start": 0})
    before = phone.play["seq"]
    await play_ahead(house.hall, phone.table, cannot_lay_all)
    await phone.asked_after(before)
    first = page.locator(".hand button").first
    place = await first.bounding_box()
    await phone.touch(page.locator(".hand .dimmed").first)
    await expect(page.get_by_text("fits neither end")).to_be_visible()
    assert await first.bounding_box() == place

    seq = phone.play["seq"]
    await phone.touch(page.locator("[data-action=draw]").last)
    await phone.until(lambda play: play["seq"] > seq)
    (got,) = [event["data"]["card"] for event in phone.play["events"] if event["name"] == "got-card"]
    new = page.locator(".hand button", has=page.locator(".new"))
    await expect(new).to_have_count(1)
    assert await new.get_attribute("data-card") == got
    await expect(new).to_have_accessible_name(re.compile(", new"))
    # Whoever loads the page again has lost nothing.
    await page.reload()
    await expect(new).to_have_count(1)


async def test_all_cards_of_a_swapped_hand_are_marked_as_new(house: House, phone: Guest) -> None:
    await sit_down(phone, game="solomino", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, phone.table, asks("swap"))
    await phone.until_asked("swap")
    seq = phone.play["seq"]
    await phone.touch(phone.page.get_by_role("dialog").locator("label").first)
    await phone.touch(phone.page.get_by_role("dialog").locator(".btn.main"))
    await phone.until(lambda play: play["seq"] > seq)
    cards = phone.page.locator(".hand [data-card]")
    await expect(cards).to_have_count(len(phone.play["view"]["hand"].split()))
    for card in await cards.all():
        await expect(card).to_have_accessible_name(re.compile(", new"))


async def test_what_others_did_since_the_last_turn_can_be_read(house: House, desktop: Guest) -> None:
    page = desktop.page
    await sit_down(desktop, game="solomino", players=4, level=1, options={"start": 0})
    seq = desktop.play["seq"]
    if "draw" in desktop.play["ask"]["legal"]:
        await desktop.touch(page.locator("[data-action=draw]").last)
        await desktop.asked_after(seq)
    if "keep" in desktop.play["ask"]["legal"]:
        await desktop.touch(page.locator("[data-action=keep]").last)
        await desktop.asked_after(seq + 1)
    names = {event["seat"] for event in desktop.play["log"] if event.get("seat") not in (None, 0)}
    assert names
    await desktop.touch(page.get_by_role("button", name="Since your last turn"))
    lines = page.get_by_role("dialog").get_by_role("listitem")
    await lines.nth(len(names) - 1).wait_for()
    await desktop.check_access("the log")


async def test_throwing_in_is_refused_where_people_share_a_device(desktop: Guest) -> None:
    await open_by_rules(desktop, game="solomino", options={"out_of_turn": True}, seats=[{"me": True}, {}])
    await desktop.press("Fill the seat")
    await desktop.page.get_by_label("Another player on this device").fill("Zoe")
    await desktop.press("Sit down")
    dialog = desktop.page.get_by_role("dialog")
    await expect(dialog.get_by_text("You can’t throw in cards if several people share a device")).to_be_visible()
