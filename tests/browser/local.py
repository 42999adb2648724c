"""What people do in games that the page plays by itself, with or without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from playwright.async_api import expect

from tests.browser.guest import Guest
from tests.browser.meeting import TITLES
from tests.browser.player import Player

#: Seconds after which a move would have been answered.
SETTLED = 0.5


async def choose(guest: Guest, game: str, opponents: int = 1) -> None:
    """A game and so many bots, of the easiest level."""
    page = guest.page
    await guest.touch(page.locator("label", has=page.get_by_text(TITLES[game], exact=True)))
    await page.get_by_role("radio", name="Level 1").check(force=True)
    fewer = page.get_by_role("button", name="Fewer opponents")
    while await fewer.is_enabled():
        await guest.touch(fewer)
    for _ in range(opponents - 1):
        await guest.press("More opponents")


async def sit_down_in_page(
    guest: Guest,
    game: str,
    *,
    people: Sequence[str] = ("",),
    players: int = 2,
    options: dict[str, Any] | None = None,
    setting: dict[str, Any] | None = None,
) -> None:
    """At a table that the page keeps by itself, by any house rules."""
    page = guest.page
    choice = {
        "game": game,
        "people": list(people),
        "opponents": players - len(people),
        "level": {"pizza": 1, "solomino": 1},
        "rules": {"options": options or {}, "setting": setting or {}},
    }
    # The first page writes down its own choice, but not while another page is shown.
    await page.goto("/me")
    await page.evaluate("(choice) => localStorage.setItem('tavolata.choice', JSON.stringify(choice))", choice)
    guest.play = {}
    await page.goto("/")
    await guest.press("Play now")
    await guest.until_asked()


async def take_device(guest: Guest) -> None:
    """The next one takes the device, and only then there are cards."""
    page = guest.page
    await guest.until_asked("hand-over")
    assert guest.play["seat"] is None
    assert "hand" not in guest.play["view"]
    await guest.touch(page.get_by_role("button", name="I am"))
    await page.locator("[data-meanwhile], [data-card]").first.wait_for()
    if await page.locator("[data-meanwhile]").count():
        await guest.press("Show my cards")
    await page.locator("[data-card]").first.wait_for()


async def take_turns(guest: Guest, count: int) -> None:
    """So many of those who share the device take their turn, and hand it on."""
    for _ in range(count):
        await take_device(guest)
        while guest.asked != "hand-over":
            await Player(guest).answer()
            await guest.until_asked()


async def play_on(guest: Guest) -> None:
    """Until the same is asked in a later turn: one of several steps is on its way until then."""
    kind, seq = guest.asked, guest.play["seq"]
    await Player(guest).play(until=lambda: guest.asked == kind and bool(guest.play["seq"] > seq))


async def _settle(guest: Guest) -> None:
    """Until nothing is on its way: the player may have pressed something right when the next question came."""
    seq = -1
    while guest.play["seq"] != seq:
        seq = guest.play["seq"]
        await asyncio.sleep(SETTLED)
        await guest.until_asked()


async def load_anew(guest: Guest) -> None:
    """Load the page again in the middle of a game, which goes on where it was."""
    await _settle(guest)
    before, guest.play = guest.play, {}
    await guest.page.reload()
    await guest.until_asked()
    assert guest.play["table"] == before["table"]
    assert guest.play["view"] == before["view"]


async def look_back(guest: Guest) -> None:
    """From the end of a game to its replay, with everybody's chances and with advice."""
    page = guest.page
    await guest.touch(page.get_by_role("link", name="Watch the replay"))
    await expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    await guest.press("One move forward")
    await guest.press("What would the bot have done?")
    await expect(page.locator("[aria-live] ol li").first).to_contain_text("%")
