"""Clocks: whoever waits sees them as well as whoever is asked, and long ones are not counted in seconds."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_by_rules, start

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: What is left, in the first half minute.
LEFT = {"relaxed": re.compile(r"^(2:00|1:[345]\d)$"), "days": re.compile(r"^3\sdays$")}


@pytest.mark.parametrize(("game", "clock"), [("sole-mio", "relaxed"), ("sole-mio", "days"), ("solomino", "days")])
async def test_a_clock_is_seen_by_whoever_is_asked_and_whoever_waits(
    house: House, desktop: Guest, phone: Guest, game: str, clock: str
) -> None:
    seats = [{"me": True}, {}]
    link = await open_by_rules(desktop, game=game, seats=seats, setting={"clock": clock}, options={"start": 0})
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await desktop.until_asked()
    for guest in (desktop, phone):
        await expect(guest.page.locator("main .chip.num")).to_have_text(LEFT[clock])
    if game == "sole-mio":
        await play_ahead(house.hall, desktop.table, asks("add"))
        await desktop.until_asked("add")
        for guest in (desktop, phone):
            await expect(guest.page.locator("main .chip.num")).to_have_text(LEFT[clock])
        await phone.check_access("another player's clock in a scoring")
        await phone.check_width()
