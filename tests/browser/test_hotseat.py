"""One device for several players."""

from __future__ import annotations

import pytest

from tests.browser.guest import Guest
from tests.browser.meeting import open_table, start
from tests.browser.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_one_device_is_handed_over(phone: Guest) -> None:
    """The next one's cards are not there until the device is in the right hands."""
    await open_table(phone, "Sole Mio!")
    await phone.press("Fill the seat")
    await phone.page.get_by_label("Another player on this device").fill("Grace")
    await phone.check_access("who takes a seat")
    await phone.press("Sit down")
    await start(phone)
    player, hands = Player(phone, 5), set[int]()
    while len(hands) < 2:
        if phone.asked == "hand-over":
            await phone.page.get_by_role("heading", name="Hand the device").wait_for()
            assert not await phone.page.locator("[data-card]").count()
            await phone.check_access("handing over")
            shown = phone.play["seat"]
            await phone.touch(phone.page.get_by_role("button", name="I am"))
            await phone.until(lambda play, shown=shown: play["seat"] != shown)
        hands.add(phone.play["seat"])
        await phone.page.locator("[data-card]").first.wait_for()
        await player.answer()
    assert hands == {0, 1}
