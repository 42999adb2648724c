"""The fair shuffle in the browser, on plain http: what is said after an honest game, and what catches a cheat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.async_api import expect

from tavolata.core.errors import BadRecord
from tavolata.core.game import Game
from tavolata.core.receipts import check_receipt, receipt_of
from tests.browser.ahead import play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down, start
from tests.server.dishonest import adding_afterwards, choosing_afterwards

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Whether the page has committed to a number.
HAS_COMMITTED = "() => JSON.parse(localStorage.getItem('tavolata.fair') ?? '[]').some((table) => table.own)"
WRONG = "Something is wrong with this shuffle"


async def finish(house: House, *guests: Guest) -> dict[str, Any]:
    """The game comes to its end; its record."""
    await play_ahead(house.hall, guests[0].table, lambda game: game.is_over)
    for guest in guests:
        await guest.page.locator("#result").wait_for()
    answer = await guests[0].page.request.get(f"/api/tables/{guests[0].table}/record")
    record: dict[str, Any] = await answer.json()
    return record


async def hold_against(record: dict[str, Any], guest: Guest) -> None:
    """As `tavolata verify --receipt` does, but for the cards: in these games they are dealt as the tests want them."""
    game = Game.laid_out(record["game"], seed=0, **record["options"])
    check_receipt(game, record["fair"], receipt_of(await receipt_on(guest)))


async def play_again(guest: Guest) -> None:
    before = guest.table
    await guest.press("Play again")
    await guest.until(lambda play: play["table"] != before and play["view"] is not None)
    await guest.until_asked()


async def receipt_on(guest: Guest) -> object:
    """What the page offers for download, under "How is this checked?"."""
    await guest.press("How is this checked?")
    link = guest.page.get_by_role("link", name="Download this device’s receipt")
    href = await link.get_attribute("href") or ""
    return json.loads(unquote(href.partition(",")[2]))


async def test_two_browsers_add_their_numbers_and_check_them(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino", players=2)
    await come_by(phone, link, "Grace")
    for guest in (desktop, phone):
        await guest.page.wait_for_function(HAS_COMMITTED)
    await start(desktop, phone)
    record = await finish(house, desktop, phone)
    assert all(record["fair"]["numbers"])
    for guest in (desktop, phone):
        await expect(guest.page.get_by_text("Fair shuffle, checked on this device")).to_be_visible()
        await expect(guest.page.get_by_text(WRONG)).to_have_count(0)
        await hold_against(record, guest)
        await guest.check_access("how the shuffle is checked")
        await guest.check_width()


async def test_a_game_at_once_and_its_rematch_have_the_number_of_this_browser(house: House, phone: Guest) -> None:
    page = phone.page
    await sit_down(phone, game="solomino", players=3, level=2, commits=True)
    states = [told["state"] for told in map(json.loads, phone.frames) if told["type"] == "room"]
    assert states[0] == "dealing"
    assert "waiting" not in states  # no flash of the waiting room
    for _ in range(2):
        record = await finish(house, phone)
        assert record["fair"]["numbers"][0]
        await expect(page.get_by_text("Fair shuffle, checked on this device")).to_be_visible()
        await play_again(phone)


async def test_a_server_that_chooses_its_secret_afterwards_is_caught_by_the_page(
    house: House, phone: Guest, data: Path
) -> None:
    page = phone.page
    with choosing_afterwards(data, lambda _: "a0" * 32):
        await sit_down(phone, game="solomino", players=3, level=2, commits=True)
    row = await house.hall.store.table(phone.table)
    assert row is not None
    house.hall.rooms[phone.table].row = row  # it forgets what it had promised, wherever it is kept
    record = await finish(house, phone)
    await expect(page.get_by_role("alert").get_by_text(WRONG)).to_be_visible()
    await expect(page.get_by_text("The server has changed its secret")).to_be_visible()
    await expect(page.get_by_text("disagree about the shuffle")).to_have_count(0)  # all that it tells agrees
    await expect(page.get_by_text("The commitment at your seat is not the one this device sent")).to_be_visible()
    with pytest.raises(BadRecord, match="the server has changed its secret"):
        await hold_against(record, phone)
    await phone.check_access("a shuffle that is wrong")


async def test_a_server_that_adds_a_number_for_a_bot_afterwards_is_caught_by_the_page(
    house: House, phone: Guest, data: Path
) -> None:
    with adding_afterwards(data, seat=1):
        await sit_down(phone, game="solomino", players=3, level=2, commits=True)
    record = await finish(house, phone)
    assert all(record["fair"]["numbers"][:2])
    await expect(phone.page.get_by_role("alert").get_by_text(WRONG)).to_be_visible()
    await expect(phone.page.get_by_text("the commitment is not the one this device saw")).to_have_count(1)
    await expect(phone.page.get_by_text("disagree about the shuffle")).to_have_count(0)  # all that it tells agrees
    with pytest.raises(BadRecord, match=r"^seat 1: the commitment is .*, but when the table asked .* it was none$"):
        await hold_against(record, phone)


@pytest.fixture
def data(house: House) -> Path:
    """The file in which the server keeps its tables."""
    return Path(house.data)
