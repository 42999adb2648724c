"""Whole games of all four against bots, by a player who clicks what is offered."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.guest import SCREENS, Guest
from tests.browser.meeting import TITLES
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


#: The shortest of all is played in every run.
QUICK = {("phone", "solomino")}


@pytest.mark.parametrize(
    ("guest", "game"),
    [pytest.param(*case, marks=[] if case in QUICK else pytest.mark.long) for case in product(SCREENS, TITLES)],
    indirect=["guest"],
)
async def test_a_whole_game_is_played_by_clicking_what_is_offered(guest: Guest, game: str) -> None:
    page = guest.page
    await guest.touch(page.locator("label", has=page.get_by_text(TITLES[game], exact=True)))
    await page.get_by_role("radio", name="Level 1").check(force=True)
    fewer = page.get_by_role("button", name="Fewer opponents")
    while await fewer.is_enabled():
        await guest.touch(fewer)
    await guest.press("Play now")
    player = Player(guest, seed=3)
    assert await player.play()
    assert guest.play["result"]
    assert {"turn"} <= player.met if game == "solomino" else {"play", "draw"} <= player.met
    await guest.check_access("the end")
    await guest.check_width()
