"""The end of a game and its replay speak to whoever played."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest
from playwright.async_api import Route, expect

from tavolata.core.game import Game
from tests.browser.ahead import play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_replay_says_you_to_those_who_played_and_to_nobody_else(
    house: House, desktop: Guest, phone: Guest
) -> None:
    await sit_down(desktop, game="solomino", players=2, level=1, options={"start": 0, "rounds": 2})
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    page = desktop.page
    await page.locator(".score").first.wait_for()
    scores = await page.locator(".score").all_inner_texts()
    assert all(score == "0" or score.startswith("−") for score in scores), scores
    assert any(score != "0" for score in scores)
    await desktop.press("Watch the replay", role="link")
    await page.wait_for_url("**/replay/*")
    await phone.page.goto(page.url)

    await expect(page.get_by_text("(you)").first).to_be_visible()
    eyes = page.get_by_role("combobox", name="Cards")
    await expect(eyes).to_contain_text("as you saw it")
    arrived = asyncio.Event()

    async def wait(route: Route) -> None:
        await arrived.wait()
        await route.continue_()

    await page.route("**/replay?seat=1&*", wait)
    await eyes.focus()
    await eyes.select_option(label="as Sage saw it")
    await page.wait_for_timeout(100)  # whatever it would do meanwhile
    await expect(eyes).to_be_focused()  # the page stays while it is asked for
    arrived.set()
    await page.keyboard.press("Escape")
    await page.get_by_role("slider", name="Move").press("ArrowRight")
    await expect(page.locator(".story")).to_contain_text("You ")  # seat 0 began, whoever is looked through
    await page.get_by_role("button", name="What would the bot have done?").click()
    await expect(page.get_by_text("The curve knows everyone’s cards")).to_be_visible()

    await phone.page.locator(".story").wait_for()
    await expect(phone.page.get_by_text("(you)")).to_have_count(0)
    await expect(phone.page.get_by_role("combobox", name="Cards")).not_to_contain_text("as you saw it")


def for_seat_0(game: Game, chance: random.Random) -> int:
    """All play so that seat 0 fills orders: only that seat adds any, and the others help and block nothing."""
    assert game.decision
    is_mine, kind = game.decision.seat == 0, game.decision.kind
    orders = len(game.rules.read_view(game.view(0))["orders"])
    unwanted = {
        "order": {"done"} if is_mine else set(),
        "draw": {"supply"} if is_mine and orders < 3 else {"stack"},
        "block": {"show"},
    }.get(kind, {"give-up", "no"})
    if kind == "order" and not is_mine:
        return game.rules.parse_action("done")
    good = [action for action in game.legal if game.rules.format_action(action) not in unwanted]
    return chance.choice(good or game.legal)


def has_filled_all(game: Game) -> bool:
    if not game.is_over:
        return False
    mine = game.rules.read_view(game.view(0))["seats"][0]
    return not mine["orders"] + mine["stack"] + len(mine["gone"])


async def test_all_orders_filled_are_celebrated(house: House, phone: Guest) -> None:
    await sit_down(phone, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, phone.table, has_filled_all, for_seat_0)
    page = phone.page
    await page.locator("#result").wait_for()
    await expect(page.locator(".win")).to_contain_text("All 11 orders filled")
    await expect(page.locator(".ranking .winner").get_by_text("All 11 orders!")).to_be_visible()
    await expect(page.locator(".why li")).to_have_count(0)  # unfilled in the first round only
    await phone.check_access("all orders filled")
    await phone.press("Watch the replay", role="link")
    await page.get_by_role("slider", name="Move").press("End")
    await expect(page.get_by_text("All 11 orders!")).to_be_visible()


def in_vain(game: Game, chance: random.Random) -> int:
    """Seat 0 adds an order in every turn and gives all of them up, so that some come back in the second round."""
    assert game.decision
    said = {game.rules.format_action(action): action for action in game.legal}
    if game.decision.seat or game.decision.kind == "play":
        return said.get("done", chance.choice(game.legal))
    few = len(game.rules.read_view(game.view(0))["orders"]) < 2
    wanted = "stack" if few else "supply"
    return next((said[one] for one in ("give-up", "no", wanted) if one in said), game.legal[0])


def stayed_unfilled_twice(game: Game) -> bool:
    """The game is over, and an order of seat 0 was revealed in vain in both rounds."""
    events = [event for step in game.history for event in step.events if event.seat == 0]
    orders = Counter(event.data["order"] for event in events if event.name == "unfilled")
    return game.is_over and 2 in orders.values()


async def test_no_order_is_said_to_have_stayed_unfilled_twice(house: House, desktop: Guest) -> None:
    """Orders that were revealed in both rounds, and filled in neither, are told of once."""
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, stayed_unfilled_twice, in_vain)
    named = desktop.page.locator(".why > ul li b")
    await named.first.wait_for()
    names = await named.all_inner_texts()
    assert len(names) == len(set(names))
