"""Two people at one table, each with a browser, one of them a phone."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House, time_to_look
from tests.browser.meeting import come_by, open_table, start
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    "kind",
    ["help", "contest", "window", *(pytest.param(kind, marks=pytest.mark.long) for kind in ("match", "swap", "asked"))],
)
async def test_what_one_answers_the_other_is_told(house: House, desktop: Guest, phone: Guest, kind: str) -> None:
    """They meet by the link. Then the phone is asked what concerns both, and answers with a finger."""
    if kind in ("help", "contest", "match"):
        link = await open_table(desktop, "Sole Mio!")
    else:
        link = await open_table(desktop, "SOLOmino", players=3, rule="Throwing in")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    with time_to_look():
        await play_ahead(house.hall, phone.table, asks(kind, seat=1))
        await phone.until_asked(kind)
        before = phone.play["seq"]
        await desktop.page.evaluate("window.spoken = []")
        await Player(phone).answer()
        await desktop.until(lambda play: play["seq"] > before)
        await desktop.hears("Grace")


async def test_they_say_something_to_each_other(desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    for speaker, hearer, name, phrase in (
        (phone, desktop, "Grace", "Well played!"),
        (desktop, phone, "Ada", "Thank you!"),
    ):
        await speaker.press("Menu")
        await speaker.press(phrase)
        await hearer.hears(f"{name} says: {phrase}")
        await expect(hearer.page.locator(".bubbles").get_by_text(phrase)).to_be_visible()
    await phone.check_access("a phrase")


@pytest.mark.long
@pytest.mark.parametrize("game", ["Sole Mio!", "SOLOmino"])
async def test_they_play_to_the_end(desktop: Guest, phone: Guest, game: str) -> None:
    link = await open_table(desktop, game)
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    assert all(await asyncio.gather(Player(desktop, 1).play(), Player(phone, 2).play()))
    assert desktop.play["result"] == phone.play["result"]
