"""Turns without a mouse."""

from __future__ import annotations

import pytest

from tests.browser.guest import Guest

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_turns_are_played_by_the_keyboard_alone(desktop: Guest) -> None:
    """Sole Mio!: a digit chooses a card, Enter sends, and where to draw is reached by d."""
    keyboard = desktop.page.keyboard
    await desktop.page.get_by_role("button", name="Play now").focus()
    await keyboard.press("Enter")
    for _turn in range(3):
        await desktop.page.locator("[data-main]").wait_for()
        turn = desktop.play["seq"]
        await keyboard.press("1")
        await desktop.page.locator("[data-main]:enabled").wait_for()
        await keyboard.press("Enter")
        await desktop.asked_after(turn)
        if desktop.asked == "draw":
            await desktop.page.locator("[data-action=supply]").wait_for()
            await keyboard.press("d")
            await keyboard.press("Enter")
