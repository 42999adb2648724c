"""Where the words are longer than in English: what a phone shows stays whole, in sight and inside its panel."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tavolata.core.game import Game
from tests.browser.ahead import Wanted, asks, play_ahead
from tests.browser.guest import LANDSCAPE, PHONE, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import open_by_rules, sit_down
from tests.browser.test_learning import LESSONS, Pupil

pytestmark = pytest.mark.asyncio(loop_scope="session")

ITALIAN: dict[str, Any] = {"locale": "it-IT"}
#: Parts of cards of the hand that lie below the screen or below the buttons of an upright phone.
_OUT_OF_SIGHT = """(cards) => [...document.querySelectorAll(cards)].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const actions = document.querySelector('.tray .actions').getBoundingClientRect();
    const end = innerWidth < innerHeight ? Math.min(actions.top, innerHeight) : innerHeight;
    return top < 0 || bottom > end + 1;
}).length"""
_OVERFLOWS = """(selector) => [...document.querySelectorAll(selector)].flatMap((panel) => {
    const end = panel.getBoundingClientRect().bottom;
    return [...panel.querySelectorAll('*')].filter((part) => {
        const { bottom, height } = part.getBoundingClientRect();
        return height > 0 && bottom > end + 1 && !part.closest('.stamp, .lines');
    }).map((part) => part.className);
})"""


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, house: House) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **PHONE, **ITALIAN) as guest:
        yield guest


@pytest_asyncio.fixture(loop_scope="session")
async def landscape(browser: Browser, house: House) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **LANDSCAPE, **ITALIAN) as guest:
        yield guest


async def come_to(house: House, guest: Guest, wanted: Wanted, game: str = "sole-mio", players: int = 4) -> None:
    options: dict[str, Any] = {"start": 0, **({"rounds": 3} if game == "solomino" else {})}
    await sit_down(guest, game=game, players=players, options=options)
    before = guest.play["seq"]
    await play_ahead(house.hall, guest.table, wanted)
    await guest.asked_after(before)


async def in_sight(guest: Guest, cards: str) -> None:
    await guest.page.locator(cards).first.wait_for()
    await guest.page.wait_for_function(f"(cards) => ({_OUT_OF_SIGHT})(cards) === 0", arg=cards)


@pytest.mark.parametrize("kind", ["contest", "series", "help"])
async def test_the_hand_is_in_sight_on_a_phone_on_its_side(house: House, landscape: Guest, kind: str) -> None:
    await come_to(house, landscape, asks(kind))
    await in_sight(landscape, ".tray [data-card]")


async def test_orders_for_a_series_are_in_sight_above_the_buttons(house: House, phone: Guest) -> None:
    await come_to(house, phone, asks("series"))
    await in_sight(phone, ".tray [data-card], .tray [data-order]")


def shows_two_of_each(game: Game) -> bool:
    return asks("add")(game) and game.rules.read_view(game.view(0))["order"]["order"] == "two-of-each"


@pytest.mark.parametrize("upright", [True, False])
async def test_a_first_sentence_leaves_the_columns_in_sight(
    house: House, phone: Guest, landscape: Guest, upright: bool
) -> None:
    guest = phone if upright else landscape
    await come_to(house, guest, asks("series"))
    await guest.page.get_by_text("altre ordinazioni «Quattro uguali»").first.wait_for()
    await guest.page.wait_for_function(
        """() => {
            const sentence = document.querySelector('[role=status] p').getBoundingClientRect();
            return sentence.bottom <= document.querySelector('[data-spot=columns]').getBoundingClientRect().top + 8;
        }"""
    )


@pytest.mark.parametrize("wanted", [asks("show"), shows_two_of_each])
async def test_nothing_leaves_the_panel_of_the_order(house: House, phone: Guest, wanted: Wanted) -> None:
    await come_to(house, phone, wanted)
    panel = 'section[aria-label="L’ordinazione scoperta"]'
    await phone.page.locator(panel).wait_for()
    await phone.page.wait_for_function(f"(panel) => ({_OVERFLOWS})(panel).length === 0", arg=panel)
    # The line that was said last is inside, or there is no room for it.
    inside = "(panel) => panel.querySelector('.about').scrollHeight <= panel.clientHeight + 1"
    assert await phone.page.locator(panel).evaluate(inside)


#: Notes what was said last of an order and cannot be seen whole, as long as a scoring runs.
_NOTE_CUT_LINES = """{
    window.cutLines = [];
    const look = () => {
        const lines = document.querySelector('[data-revealed-order] .lines');
        const last = lines?.lastElementChild;
        if (last && last.getBoundingClientRect().bottom > lines.getBoundingClientRect().bottom + 1)
            window.cutLines.push(last.textContent);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("game", ["mamma-mia", "sole-mio"])
async def test_what_became_of_an_order_is_said_in_sight(house: House, phone: Guest, game: str) -> None:
    await phone.page.add_init_script(_NOTE_CUT_LINES)
    await come_to(house, phone, asks("add"), game=game)
    await phone.touch(phone.page.locator("[data-main]"))
    await expect(phone.page.locator("[data-revealed-order] .stamp")).to_be_visible()
    assert await phone.page.evaluate("window.cutLines") == []


async def test_behind_a_sheet_that_asks_nobody_else_is_said_to_play(house: House, desktop: Guest) -> None:
    await come_to(house, desktop, asks("help"))
    await desktop.page.get_by_role("dialog").wait_for()
    await expect(desktop.page.locator(".tray .actions")).to_contain_text("Do you help?")


async def test_the_longest_title_is_whole_beside_the_score(house: House, phone: Guest) -> None:
    await come_to(house, phone, asks("play"), game="mamma-mia-grande")
    title = phone.page.locator("header h1")
    await expect(title).to_have_text("Mamma Mia! Grande")
    assert await title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
    assert not await phone.page.evaluate(_OVERFLOWS, "header")


def is_next_with_one_card(game: Game) -> bool:
    view = game.rules.read_view(game.view(0))
    is_asked = asks("swap")(game) or asks("rotate")(game)  # in the middle of a turn the table says who is next
    return is_asked and view["next"] not in (None, 0) and view["seats"][view["next"]]["cards"] == 1


async def test_ribbons_stay_at_their_seat(house: House, phone: Guest) -> None:
    await come_to(house, phone, is_next_with_one_card, game="solomino", players=6)
    ribbons = phone.page.locator(f"[data-speaker='{phone.play['view']['next']}'] .ribbons > span:not(.vh)")
    await expect(ribbons).to_have_count(2)
    for ribbon in await ribbons.all():
        beyond = await ribbon.evaluate(
            """(ribbon) => {
                const [own, seat] = [ribbon, ribbon.closest('li')].map((part) => part.getBoundingClientRect());
                return Math.max(seat.left - own.left, own.right - seat.right);
            }"""
        )
        assert beyond <= 2


def has_the_last_card_of_the_last_round(game: Game) -> bool:
    view = game.rules.read_view(game.view(0))
    fits = len([action for action in game.legal if game.rules.format_action(action) != "draw"]) == 1
    return view["round"] == 3 and asks("turn")(game) and view["seats"][0]["cards"] == 1 and fits


async def test_names_of_one_word_are_whole_beside_the_rounds(house: House, phone: Guest) -> None:
    await come_to(house, phone, has_the_last_card_of_the_last_round, game="solomino", players=6)
    await phone.touch(phone.page.locator("[data-card]").first)
    names = phone.page.locator("#result ~ * tbody th b, main.end tbody th b")
    await expect(names).to_have_count(6)
    await expect(names.last).to_be_visible()  # the result takes the place of the table
    broken = "(names) => names.filter((name) => name.getClientRects()[0].height > 30).map((name) => name.innerText)"
    assert not await names.evaluate_all(broken)


async def test_a_sheet_leaves_the_words_of_a_lesson_in_sight(landscape: Guest) -> None:
    steps = json.loads(LESSONS.read_text(encoding="utf-8"))["solomino"]
    page = landscape.page
    await page.goto("/learn/solomino")
    at = page.get_by_role("progressbar", name="Tutorial")
    sheet = page.locator("dialog.beside")
    pupil = Pupil(landscape)
    for _ in range(20 * len(steps)):
        if await sheet.count():
            break
        pupil.wanted = steps[int(await at.get_attribute("value") or 0) - 1].get("answers", [""])[0]
        await pupil.play(clicks=1)
    ends = await page.locator("aside .inside > *").evaluate_all(
        "(parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right))"
    )
    box = await sheet.bounding_box()
    assert box
    assert ends <= box["x"]


async def test_nothing_moves_when_the_link_is_copied(house: House, browser: Browser) -> None:
    """In German "Kopiert" is shorter than "Kopieren"."""
    async with guest_at(browser, house.url, **PHONE, locale="de-DE") as guest:
        await open_by_rules(guest, game="sole-mio", seats=[{"me": True}, {}])
        below = guest.page.get_by_role("heading", name="Am Tisch")
        before = await below.bounding_box()
        await guest.press("Kopieren")
        await expect(guest.page.get_by_role("button", name="Kopiert", exact=True)).to_be_visible()
        assert await below.bounding_box() == before
