"""This lap: what the others announced since my last turn stays in view until I have played, also after a reload."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, start
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_turn(guest: Guest) -> None:
    """All three steps."""
    await guest.until_asked("play")
    player = Player(guest)
    while guest.asked:
        await player.answer()


async def test_this_lap_stays_in_view_until_i_have_played(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, asks("play", 0))
    strip = phone.page.locator("[data-lap]")
    before = await strip.inner_text() if await strip.count() else ""
    await play_turn(desktop)
    await phone.until_asked("play")

    await expect(strip).to_contain_text("Ada")
    await expect(strip.locator("li")).to_have_count(1)  # one lap, and not the one before
    told = await strip.inner_text()
    assert told != before
    await phone.page.locator("[data-announcement]").wait_for(state="detached")
    assert await strip.inner_text() == told
    await phone.check_access("the log of the lap")
    await phone.check_width()

    phone.play = {}
    await phone.page.reload()
    await phone.until_asked("play")
    await expect(strip).to_contain_text("Ada")
    assert await strip.inner_text() == told

    await Player(phone).answer()
    await phone.until(lambda play: not [event for event in play.get("log", []) if event["name"] == "played"])
    await expect(strip).to_have_count(0)


async def test_drawn_cards_are_named_and_marked_until_the_next_turn(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, asks("draw", 0))
    await desktop.until_asked("draw")
    await desktop.touch(desktop.page.locator("[data-action=supply]"))
    await phone.until_asked("play")

    def drawn(play: dict[str, Any]) -> list[Any]:
        return [event for event in play.get("log", []) if event["name"] == "got-card"]

    await desktop.until(lambda play: bool(drawn(play)))
    got = drawn(desktop.play)
    await desktop.hears("You draw")
    await expect(desktop.page.locator("[data-announcement]")).to_contain_text("You draw")
    new = desktop.page.locator("[data-card][aria-label$=', new']")
    await expect(new).to_have_count(len(got))
    await expect(phone.page.locator("[data-announcement]")).to_contain_text("Ada draws")
    await play_turn(phone)
    await expect(new).to_have_count(len(got))
    await desktop.page.reload()
    await expect(new).to_have_count(len(got))
    await desktop.until_asked("play")
    await Player(desktop).answer()
    await expect(new).to_have_count(0)
