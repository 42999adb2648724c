"""One device for several players."""

from __future__ import annotations

import pytest

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import open_table, start

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def take_device(phone: Guest) -> None:
    """The next one's cards are not there until the device is in the right hands."""
    await phone.page.get_by_role("heading", name="Hand the device").wait_for()
    assert not await phone.page.locator("[data-card]").count()
    await phone.check_access("handing over")
    shown = phone.play["seat"]
    await phone.touch(phone.page.get_by_role("button", name="I am"))
    await phone.until(lambda play: play["seat"] != shown)


async def test_one_device_is_handed_over(house: House, phone: Guest) -> None:
    await open_table(phone, "Sole Mio!")
    await phone.press("Fill the seat")
    await phone.page.get_by_label("Another player on this device").fill("Grace")
    await phone.check_access("who takes a seat")
    await phone.press("Sit down")
    await start(phone)
    if phone.asked == "hand-over":
        await take_device(phone)
    for _ in range(2):
        seat = phone.play["seat"]
        await play_ahead(house.hall, phone.table, asks("draw", seat))
        await phone.until_asked("draw")
        await phone.touch(phone.page.locator("[data-action]:enabled").first)
        await phone.until_asked("hand-over")
        await take_device(phone)
        assert phone.play["seat"] == 1 - seat
