"""Somebody loses the connection, goes away or comes back: everybody sees it, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tavolata.server.journal import Played
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import PHONE, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.meeting import come_by, open_table, sit_down, start
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: More than a turn needs.
MOST_CLICKS = 100


async def two_at_a_table(house: House, host: Guest, other: Guest) -> None:
    """Ada and Grace play Sole Mio!, and it is Grace's turn."""
    link = await open_table(host, "Sole Mio!")
    await come_by(other, link, "Grace")
    await start(host, other)
    await play_ahead(house.hall, other.table, asks("play", seat=1))
    now = house.hall.rooms[other.table].table.seq
    await other.until(lambda play: play["seq"] == now)


@contextmanager
def patience(house: House, table: str, seconds: float) -> Iterator[None]:
    """How long the people of this table are waited for."""
    room = house.hall.rooms[table]
    before, room.grace = room.grace, seconds
    yield
    room.grace = before


async def test_everybody_sees_who_is_away_and_the_bot_and_what_it_played(
    browser: Browser, house: House, desktop: Guest
) -> None:
    async with guest_at(browser, house.url, **PHONE) as phone:
        await two_at_a_table(house, desktop, phone)
        link = phone.page.url
        with patience(house, phone.table, 30):
            await phone.page.close()
            seat = desktop.page.get_by_role("listitem").filter(has_text="Grace")
            await expect(seat.get_by_text("away, a bot takes over in 0:")).to_be_visible()
            await desktop.hears("Grace is away; a bot takes over in")
            await expect(desktop.page.get_by_role("status").get_by_text("Grace is away")).to_be_visible()
            await desktop.check_access("somebody is away")
            await desktop.touch(seat.get_by_role("button", name="Grace is away"))
            await desktop.press("One more minute")
            await expect(seat.get_by_text("away, a bot takes over in 1:")).to_be_visible()
            await desktop.touch(seat.get_by_role("button", name="Grace is away"))
            await desktop.press("Bot plays now")
        await expect(seat.get_by_text("a bot plays")).to_be_visible()
        await expect(desktop.page.locator("[data-announcement]")).to_contain_text("Grace (by a bot) plays")
        await desktop.hears("A bot plays now.")
        await desktop.until_asked("play")
        back = Guest(await phone.page.context.new_page(), by_touch=True)
        await back.page.goto(link)
        await expect(back.page.get_by_role("heading", name="Welcome back, Grace")).to_be_visible()
        await expect(back.page.locator("dialog li").first).to_contain_text("The bot plays")
        await back.check_access("what the bot did")
        await back.press("Play on")
        await desktop.hears("Grace is back.")
        await expect(seat.get_by_text("a bot plays")).to_be_hidden()
        await back.page.reload()
        await back.until(lambda play: play["view"] is not None)
        await expect(back.page.get_by_role("heading", name="Welcome back, Grace")).to_be_hidden()  # it was told
        back.check_mistakes()


async def test_a_move_made_without_a_connection_is_sent_later(desktop: Guest) -> None:
    await sit_down(desktop, game="sole-mio", players=3, level=2)
    await desktop.until_asked("play")
    await desktop.page.locator("[data-card]").first.click()
    before = desktop.play["seq"]
    await desktop.page.context.set_offline(True)
    status = desktop.page.get_by_role("status")
    await expect(status.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    await send_turn(desktop)
    assert desktop.play["seq"] == before
    await desktop.page.context.set_offline(False)
    await desktop.until(lambda play: play["seq"] > before)
    await expect(status.get_by_text("waiting to be sent")).to_be_hidden()
    desktop.forgive_absence()


async def test_a_move_that_is_waiting_outlives_its_page(browser: Browser, tmp_path: Path) -> None:
    """Without a server the page goes, and a new one finds the server again: the move is made, once."""
    async with open_house(tmp_path) as house, guest_at(browser, house.url) as guest:
        page = guest.page
        await sit_down(guest, game="sole-mio", players=2, level=1, options={"start": 0})
        await guest.until_asked("play")
        await page.locator("[data-card]").first.click()
        link, table, before = page.url, guest.table, guest.play["seq"]
        await house.stop()
        await expect(page.get_by_text("Connection lost.")).to_be_visible()
        await send_turn(guest)
        await page.goto("about:blank")
        await house.start()
        guest.play = {}
        await page.goto(link)
        await guest.until(lambda play: play["seq"] > before)
        moves = [entry.change for entry in await house.hall.store.journal(table) if isinstance(entry.change, Played)]
        assert len([move for move in moves if move.move]) == 1, moves
        await page.reload()
        await page.locator("[data-card]").first.wait_for()
        await expect(page.get_by_role("alert").get_by_text("Your move did not go through.")).to_have_count(0)
        guest.forgive_absence()


async def send_turn(guest: Guest) -> None:
    """Play a turn while there is no connection, whatever steps the page leads through."""
    player, waiting = Player(guest), guest.page.get_by_text("Your move is waiting to be sent.")
    for _ in range(MOST_CLICKS):
        if await waiting.is_visible():
            return
        await player.play(clicks=1)
    raise AssertionError(f"{MOST_CLICKS} clicks, and nothing says that a move is waiting")


async def test_a_move_that_comes_too_late_is_not_lost_in_silence(house: House, desktop: Guest, phone: Guest) -> None:
    await two_at_a_table(house, desktop, phone)
    with patience(house, phone.table, 1.0):
        before = phone.play["seq"]
        await phone.page.locator("[data-card]").first.tap()
        await phone.page.context.set_offline(True)
        house.break_connections()
        await expect(phone.page.get_by_text("Connection lost.")).to_be_visible(timeout=5000)
        await send_turn(phone)
        await desktop.until(lambda play: play["seq"] > before)  # the bot has played for Grace
        await phone.page.context.set_offline(False)
        await expect(phone.page.get_by_role("alert").get_by_text("Your move did not go through.")).to_be_visible()
        await expect(phone.page.get_by_role("heading", name="Welcome back, Grace")).to_be_visible()
    for guest in (desktop, phone):
        guest.forgive_absence()
