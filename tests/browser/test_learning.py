"""The tutorials, the rules where they are needed, and the replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House
from tests.browser.meeting import sit_down
from tests.browser.player import Offer, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Tutorials whose walk through takes longer.
LONGER = ("sole-mio", "mamma-mia-grande", "solomino")
LESSONS = Path(__file__).parents[2] / "web/src/learn/lessons.json"


class Pupil(Player):
    """Somebody who mostly does what the lesson wants, sometimes something else, and then takes it back."""

    #: What the step wants to see, in the notation of the game.
    wanted = ""

    def weigh(self, offer: Offer) -> float:
        return offer.weight * (50 if self._is_wanted(offer) and not offer.chosen else 1)

    def _is_wanted(self, offer: Offer) -> bool:
        if offer.what == "card":  # of a card with two halves either may come first
            return offer.word in self.wanted or "-".join(reversed(offer.word.split("-"))) in self.wanted
        return offer.word == "take-back" or self.wanted in (offer.word, offer.what)


@pytest.mark.parametrize("game", ["mamma-mia", *(pytest.param(game, marks=pytest.mark.long) for game in LONGER)])
async def test_a_tutorial_is_played_through(phone: Guest, game: str) -> None:
    steps = json.loads(LESSONS.read_text(encoding="utf-8"))[game]
    await phone.page.goto(f"/learn/{game}")
    at = phone.page.get_by_role("progressbar", name="Tutorial")
    end = phone.page.locator("aside").get_by_role("button", name="Play a real game")
    pupil = Pupil(phone)
    for _ in range(20 * len(steps)):
        step = steps[int(await at.get_attribute("value") or 0) - 1]
        pupil.wanted = step.get("answers", [""])[0]
        await phone.check_drawings(step["id"])
        await pupil.play(clicks=1)
        if await end.count():
            break
    else:
        raise AssertionError(f"there is no way on from: {await phone.page.locator('aside').inner_text()}")
    await phone.touch(end)
    await phone.until(lambda play: play["view"] is not None)
    assert phone.play["view"]["game"] == game


async def begin_at(guest: Guest, game: str, step: str) -> None:
    """Open a tutorial as somebody who has left it at this step."""
    steps = json.loads(LESSONS.read_text(encoding="utf-8"))[game]
    number = next(number for number, told in enumerate(steps) if told["id"] == step)
    await guest.page.evaluate("([game, at]) => localStorage.setItem(`tavolata.learn.${game}`, at)", [game, str(number)])
    await guest.page.goto(f"/learn/{game}")


async def test_what_a_learner_tries_happens_and_can_be_taken_back(phone: Guest) -> None:
    """The rules answer it, bots play on, and the coach leads back to the same question."""
    await begin_at(phone, "sole-mio", "draw")
    coach, tray = phone.page.locator("aside"), phone.page.get_by_role("region", name="Your move")
    stack = tray.locator("[data-action=stack]")
    await phone.touch(stack)
    await expect(coach).to_contain_text("Nobody bakes a pizza out of orders alone.")
    await expect(coach).to_contain_text("To continue the tutorial, take it back.")
    await expect(tray).to_contain_text("Your turn. Choose ingredients of one kind.")
    await phone.touch(coach.get_by_role("button", name="Take it back"))
    await expect(coach).not_to_contain_text("take it back")
    await stack.wait_for()
    await phone.touch(tray.locator("[data-action=supply]"))
    await expect(coach).to_contain_text("Chef Pepper has played 3 peppers")
    assert await coach.get_by_role("progressbar").get_attribute("value") == "5"


@pytest.mark.parametrize("guest", ["phone"], indirect=True)
async def test_a_scoring_is_explained_before_and_after_it_is_shown(guest: Guest) -> None:
    """With movement on, as people have it: while cards come out of the oven, nothing is to be read."""
    await guest.page.emulate_media(reduced_motion="no-preference")
    await begin_at(guest, "mamma-mia-grande", "four-plus-one")
    await guest.touch(guest.page.locator("[data-main]"))
    coach = guest.page.locator("aside")
    await expect(coach).to_contain_text("Count along!")
    await guest.press("Let’s see")
    await expect(coach).to_contain_text("Watch the table")
    assert not await coach.get_by_role("button").count()
    await expect(coach).to_contain_text("it took everything in the columns")
    await coach.get_by_role("button", name="Continue").wait_for()


async def opens(guest: Guest, link: Locator, clause: str) -> None:
    """The link leads to this clause, and closing it leads back."""
    await guest.touch(link)
    sheet = guest.page.get_by_role("dialog", name=clause, exact=True)
    await sheet.get_by_role("paragraph").first.wait_for()
    await guest.touch(sheet.get_by_role("button", name="Close"))
    await sheet.wait_for(state="detached")


def holds_orders(game: Game) -> bool:
    return bool(game.rules.read_view(game.view(0))["orders"])


async def test_rules_open_where_they_are_needed(house: House, desktop: Guest) -> None:
    """From a prompt, from a refusal, and from an order card."""
    await sit_down(desktop, game="sole-mio", players=3, level=1, options={"start": 0})
    tray = desktop.page.get_by_role("region", name="Your move")
    await play_ahead(house.hall, desktop.table, asks("play"))
    await opens(desktop, tray.get_by_role("button", name="Rule: Play ingredients"), "Play ingredients")

    await play_ahead(house.hall, desktop.table, lambda game: asks("draw")(game) and holds_orders(game))
    await tray.get_by_role("button", name="Rule: Draw up to seven").wait_for()
    await tray.locator("[data-order]").first.click()  # an order is played before one draws
    await opens(desktop, tray.get_by_role("button", name="Rule: Add an order"), "Add an order")

    await desktop.press("Look at your orders")
    orders = desktop.page.get_by_role("dialog", name="Your orders")
    link = orders.get_by_role("listitem").first.get_by_role("button", name="Rule: ")
    name = await link.get_attribute("aria-label") or ""
    await opens(desktop, link, name.removeprefix("Rule: "))


async def test_a_finished_game_is_replayed_by_its_link(house: House, desktop: Guest, phone: Guest) -> None:
    """By somebody who was not there: with the slider, with keys, and with everybody's chances."""
    await sit_down(desktop, game="solomino", players=2, level=1)
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    await desktop.press("Watch the replay", role="link")
    await desktop.page.wait_for_url("**/replay/*")
    await phone.page.goto(desktop.page.url)
    page, slider = phone.page, phone.page.get_by_role("slider", name="Move")
    await expect(slider).to_have_value("0")
    last = int(await slider.get_attribute("max") or 0)
    assert last > 10
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await page.keyboard.press("End")
    await expect(slider).to_have_value(str(last))
    await slider.fill("5")
    await expect(page.locator("header").first).to_contain_text(f"move 5 of {last}")
    curve = page.locator(".curve svg")
    await curve.wait_for(timeout=4 * PATIENCE)  # a game is played on many times for every moment of it
    await expect(curve.locator("path.line")).to_have_count(2)
    await phone.check_access("the replay")
    await phone.check_width()
