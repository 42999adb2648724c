"""Commands whose frames get lost on a connection that lives: sent again, or reported."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.meeting import open_table, sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")


#: Keeps the first command of a kind from the server, and the ids of all of them.
LOSE = """(kind) => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { type, id } = JSON.parse(text);
        if (type === kind && window.sent.push(id) === 1) return;
        send.call(this, text);
    };
}"""


async def lose_once(page: Page, kind: str) -> None:
    await page.add_init_script(f"({LOSE})({json.dumps(kind)})")
    await page.reload()


async def ids_sent(page: Page) -> list[str]:
    return list(await page.evaluate("window.sent"))


async def test_a_move_that_gets_lost_is_made_once(phone: Guest) -> None:
    await lose_once(phone.page, "move")
    await sit_down(phone, game="solomino", players=2, level=1, options={"start": 0})
    seq = phone.play["seq"]
    await phone.touch(phone.page.locator("[data-action=draw]").last)
    await phone.until(lambda play: play["seq"] > seq)
    moves = await ids_sent(phone.page)
    assert len(moves) == 2
    assert len(set(moves)) == 1


async def test_another_command_that_gets_lost_is_reported(phone: Guest) -> None:
    page = phone.page
    await lose_once(page, "start")
    await open_table(phone, "Sole Mio!")
    begin = page.get_by_role("button", name="Start")
    await phone.touch(begin)
    await expect(page.get_by_text("The server has not answered.")).to_be_visible(timeout=10_000)
    await phone.touch(begin)
    await page.locator("[data-card]").first.wait_for()
    assert len(set(await ids_sent(page))) == 2
