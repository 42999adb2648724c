"""Every kind of decision that there is: each is asked, can be used by everybody, and can be answered."""

from __future__ import annotations

import re
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


#: Numbers without a word beside them, as a reader sees what is asked: a sheet, or the tray with the order above it.
#: Texts that touch belong together, whatever elements they are in. A drawing between them parts them, and what only a
#: screen reader is told does not count. Cards have numbers of their own, and a clock is known as one. The words of a
#: stepper, a step and a column of amounts stand at a distance, so these are named here.
_BARE_NUMBERS = r"""() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const areas = sheet ? [sheet] : [...document.querySelectorAll('.tray, [data-revealed-order]')];
    const apart = 'svg, select, textarea, .vh, [role=timer], .digits, output, .dot, .amount, .room, .part';
    const isWord = ({ text }) => /\p{L}/u.test(text);
    const touch = (one, other) => one.boxes.some((a) => other.boxes.some((b) => {
        const gap = Math.max(a.left - b.right, b.left - a.right);
        return a.top < b.bottom && b.top < a.bottom && gap < 0.8 * one.size;
    }));
    return areas.flatMap((area) => {
        const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) {
            const { currentNode: node } = walker;
            const { parentElement } = node;
            const isShown = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!node.textContent.trim() || !isShown || parentElement.closest(apart)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const size = parseFloat(getComputedStyle(parentElement).fontSize);
            texts.push({ text: node.textContent.trim(), boxes: [...range.getClientRects()], size });
        }
        const said = new Set(texts.filter(isWord));
        // A set that grows is gone through to its end, so words reach as far as texts touch.
        for (const one of said) texts.filter((other) => touch(one, other)).forEach((other) => said.add(other));
        return texts.filter((one) => !said.has(one) && /\d/.test(one.text)).map(({ text }) => text);
    });
}"""
_MAIN_BUTTON = """() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.tray');
    const [button] = scope.querySelectorAll('[data-main], [data-action=supply]');
    const refuses = button.matches('[data-action=no], [data-action=done], [data-give-up]');
    return { says: button.textContent.trim(), disabled: button.disabled, refuses };
}"""
#: What a main button says that cannot be pressed yet.
_WHAT_IS_MISSING = ("Choose", "Name", "You have too few")


async def check_sheet(guest: Guest) -> None:
    """The main button leads on or says what is missing, and columns stay in sight."""
    page = guest.page
    await expect(page.get_by_text("Looking for ways")).to_have_count(0)
    main = await page.evaluate(_MAIN_BUTTON)
    if main["disabled"]:
        assert main["says"].startswith(_WHAT_IS_MISSING), f"{guest.asked}: {main['says']} says not what is missing"
    elif main["refuses"]:
        await page.get_by_text(re.compile("no point in asking|Even with your cards")).first.wait_for()
    sheet, columns = page.locator("dialog[open]"), page.locator("[data-spot=columns]")
    if await sheet.count() and await columns.count():
        over, under = await sheet.bounding_box(), await columns.bounding_box()
        assert over
        assert under
        beside = over["x"] >= under["x"] + under["width"]
        assert beside or over["y"] >= under["y"] + under["height"], f"{guest.asked}: the sheet covers the columns"


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
        assert await guest.page.evaluate(_BARE_NUMBERS) == [], f"{kind}: numbers without a word"
        if game != "solomino":
            await check_sheet(guest)
        await Player(guest).answer()
    guest.check_mistakes()


async def test_without_help_only_ways_that_fill_the_order_are_offered(
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
        await page.get_by_text("It can be filled").wait_for()
        await expect(page.get_by_text("Without asking anyone")).to_have_count(0)
        await expect(page.get_by_text("One opponent must give it all")).to_have_count(0)
        await expect(page.locator("[data-give-up]")).to_have_count(0)
        await guest.touch(page.locator("[data-way]").last)
        await guest.touch(page.locator("[data-main]"))
        await guest.until(lambda play: play["seq"] > before)
    guest.check_mistakes()


def has_many_ways(game: Game) -> bool:
    """The columns cover an order that can be filled in several ways."""
    if not asks("demand")(game):
        return False
    view = game.rules.read_view(game.view(0))
    covered = game.rules.parse_action("give-up") not in game.legal
    return covered and view["order"]["order"] == "4321" and len(game.legal) > 3


async def test_a_way_is_changed_by_tapping_cards(house: House, regulars: Mapping[str, Guest]) -> None:
    guest = regulars["desktop"]
    page = guest.page
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    with time_to_look():
        await play_ahead(house.hall, guest.table, has_many_ways)
        await guest.until_asked("demand")
        before = guest.play["seq"]
        ways, chosen = page.locator("[data-way]"), page.locator("[data-way][aria-checked=true]")
        await expect(ways.first).to_have_attribute("aria-checked", "true")
        await guest.touch(ways.nth(1))
        await expect(ways.nth(1)).to_have_attribute("aria-checked", "true")
        await expect(chosen).to_have_count(1)
        # A card of a column that the way takes is spared: fewer of its sort are taken then.
        letter = await page.locator("[data-token].used").first.get_attribute("data-token")
        taken = page.locator(f"[data-token={letter}].used")
        so_many = await taken.count()
        await guest.touch(taken.first)
        await expect(taken).not_to_have_count(so_many)
        assert await taken.count() < so_many
        main = page.locator("[data-main]")
        await expect(main).to_be_enabled()
        await guest.touch(main)
        await guest.until(lambda play: play["seq"] > before)
    guest.check_mistakes()


def can_compete(game: Game) -> bool:
    """It can be contested, and there are two more cards to add."""
    if not asks("contest")(game):
        return False
    view = game.rules.read_view(game.view(0))
    return str(view["hand"]).lower().count("o") > 1


async def test_a_contest_says_what_would_block_it(house: House, regulars: Mapping[str, Guest]) -> None:
    guest = regulars["phone"]
    page = guest.page
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    with time_to_look():
        await play_ahead(house.hall, guest.table, can_compete)
        await guest.until_asked("contest")
        main, blocks = page.locator("[data-main]"), page.locator(".tray .blocks [role=status]")
        await expect(main).to_be_enabled()

        async def total() -> int:
            stake = re.search(r"\d+", await main.inner_text())
            assert stake
            await expect(blocks).to_contain_text(re.compile(rf"Blocked if the others show {stake.group()} olives?"))
            order = page.get_by_role("region", name="The revealed order")
            await expect(order.get_by_text(f"{stake.group()} of {stake.group()}", exact=True)).to_be_visible()
            return int(stake.group())

        before = await total()
        own = page.locator("[data-card=o], [data-card=O]").and_(page.locator("[aria-pressed=false]")).first
        worth = 2 if await own.get_attribute("data-card") == "O" else 1
        await guest.touch(own)
        await expect(main).to_contain_text(str(before + worth))
        assert await total() == before + worth
        await guest.touch(page.locator("[data-card]:is(.dimmed)").first)
        await page.get_by_text("Only olives count here.").wait_for()
        await guest.touch(main)
        await guest.until(lambda _: guest.asked != "contest")
    guest.check_mistakes()
