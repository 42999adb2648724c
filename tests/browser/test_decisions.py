"""Every kind of decision that there is: each is asked, can be used by everybody, and can be answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from itertools import product

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tavolata.core.game import Game
from tavolata.games.pizza.rules import DECISIONS as OF_PIZZA
from tavolata.games.solomino.rules import DECISIONS as OF_SOLOMINO
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import SCREENS, Guest, guest_at
from tests.browser.house import House, time_to_look
from tests.browser.meeting import sit_down
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: A game of each family that has them all.
GAMES = {
    "mamma-mia-grande": [kind for kind, _, _ in OF_PIZZA.values()],
    "solomino": [kind for kind, _, _ in OF_SOLOMINO.values()],
}


#: Each family on one screen in every run.
QUICK = {("phone", "mamma-mia-grande"), ("desktop", "solomino")}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def regulars(browser: Browser, _server: House) -> AsyncIterator[Mapping[str, Guest]]:
    """Two who go from table to table, because opening a window takes as long as what is looked at in it."""
    async with AsyncExitStack() as windows:
        yield {
            screen: await windows.enter_async_context(guest_at(browser, _server.url, **shape))
            for screen, shape in SCREENS.items()
        }


@pytest.mark.parametrize(
    ("screen", "game", "kind"),
    [
        pytest.param(*case, kind, marks=[] if case in QUICK else pytest.mark.long)
        for case in product(SCREENS, GAMES)
        for kind in GAMES[case[1]]
    ],
)
async def test_a_decision_is_open_to_all_and_answered_by_clicking(
    house: House, regulars: Mapping[str, Guest], screen: str, game: str, kind: str
) -> None:
    guest = regulars[screen]
    options = {"start": 0, "out_of_turn": kind == "window"} if game == "solomino" else {"start": 0}
    await sit_down(guest, game=game, players=3, level=1, options=options)
    with time_to_look():
        await play_ahead(house.hall, guest.table, asks(kind))
        await guest.until_asked(kind)
        await guest.page.get_by_role("region", name="Your move").wait_for()
        await guest.check_access(f"{kind} in {game}")
        assert guest.asked == kind
        await Player(guest).answer()
    guest.check_mistakes()


async def test_without_help_only_kinds_that_fill_the_order_are_sent(
    house: House, regulars: Mapping[str, Guest]
) -> None:
    guest = regulars["phone"]
    page = guest.page

    def can_be_filled(game: Game) -> bool:
        return asks("demand")(game) and game.rules.parse_action("give-up") not in game.legal

    await sit_down(guest, game="mamma-mia", players=2, level=1, options={"start": 0})
    with time_to_look():
        await play_ahead(house.hall, guest.table, can_be_filled)
        await guest.until_asked("demand")
        before = guest.play["seq"]
        sheet = page.get_by_role("dialog")
        await guest.touch(sheet.locator("[data-cell].missing").first)
        await expect(sheet.locator("[data-main]")).to_be_disabled()
        await guest.press("Close")
        await expect(page.locator("[data-main]")).to_be_disabled()
        await guest.press("Other kinds")
        await guest.touch(sheet.locator("[data-cell].enough, [data-cell].hand").first)
        await guest.touch(sheet.locator("[data-main]"))
        await guest.until(lambda play: play["seq"] > before)
    guest.check_mistakes()
