"""Nothing moves under a finger, and nothing lies over what is announced."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import LANDSCAPE, PHONE, SCREENS, SMALLEST, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.meeting import come_by, open_table, sit_down, start
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def box_of(element: Locator) -> dict[str, Any]:
    box = await element.bounding_box()
    assert box
    return dict(box)


async def top_of_hand(guest: Guest) -> int:
    """Where the ingredients lie that are not chosen: those that are stand out."""
    return int((await box_of(guest.page.locator(".hand .ingredients")))["y"])


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not apart and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def full_hand(game: Game) -> bool:
    """I am to play, and hold orders and several kinds."""
    if not asks("play")(game):
        return False
    view = game.rules.read_view(game.view(0))
    return len(view["orders"]) == 1 and len(set(str(view["hand"]).lower().split())) > 1


#: Every language is longest somewhere.
LANGUAGES = [("phone", "de-DE"), ("landscape", "it-IT"), ("desktop", "en-GB")]
LONG_LANGUAGES = [
    pytest.param(screen, locale, marks=pytest.mark.long)
    for screen in ("phone", "landscape", "smallest")
    for locale in ("en-GB", "de-DE", "fr-FR", "it-IT", "nl-NL")
    if (screen, locale) not in LANGUAGES
]
SIZES = {**SCREENS, "landscape": LANDSCAPE, "smallest": SMALLEST}


@pytest.mark.parametrize(("screen", "locale"), [*LANGUAGES, *LONG_LANGUAGES])
async def test_the_hand_stays_where_it_is_through_a_turn(
    browser: Browser, house: House, screen: str, locale: str
) -> None:
    async with guest_at(browser, house.url, **{**SIZES[screen], "locale": locale}) as guest:
        page = guest.page
        await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
        await play_ahead(house.hall, guest.table, full_hand)
        await guest.until_asked("play")
        main, step = page.locator("[data-main]"), page.locator(".tray li[aria-current=step]")
        await expect(step).to_contain_text("1")
        places = {"play": await top_of_hand(guest)}
        await guest.touch(page.locator("[data-card]").first)
        places["chosen"] = await top_of_hand(guest)
        await guest.touch(main)
        await expect(step).to_contain_text("2")
        places["order"] = await top_of_hand(guest)
        await guest.touch(page.locator("[data-order]").first)
        places["with an order"] = await top_of_hand(guest)
        await guest.touch(main)
        await guest.until_asked("draw")
        await page.locator("[data-action=supply]").wait_for()
        places["draw"] = await top_of_hand(guest)
        await guest.touch(page.locator("[data-card]").first)
        await page.locator(".tray .notes p").wait_for()  # the ingredients are on the oven already
        places["a word about it"] = await top_of_hand(guest)
        assert max(places.values()) - min(places.values()) <= 1, places  # letters are parts of a pixel high


async def test_an_announcement_moves_nothing_and_no_bubble_covers_it(
    house: House, desktop: Guest, phone: Guest
) -> None:
    link = await open_table(desktop, "Sole Mio!")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, full_hand)
    await desktop.until_asked("play")
    page = phone.page
    await page.locator(".hand").wait_for()
    await expect(page.locator("[data-announcement]")).to_have_count(0)
    oven = page.locator("[data-spot=oven]")
    before = await top_of_hand(phone), await box_of(oven)

    await desktop.page.locator("[data-card]").first.drag_to(desktop.page.locator("[data-spot=oven]"))
    banner = page.locator("[data-announcement]")
    await banner.wait_for()
    assert (await top_of_hand(phone), await box_of(oven)) == before

    await desktop.press("Menu")
    await desktop.press("Well played!")
    bubble = page.locator("[data-bubble]")
    await bubble.wait_for()
    await banner.wait_for()
    assert not overlap(await box_of(bubble), await box_of(banner))


@pytest.mark.parametrize("guest", ["phone", "desktop"], indirect=True)
async def test_the_signs_at_a_seat_are_named(guest: Guest) -> None:
    """Once in a first game, and whenever somebody points at them, taps or holds them."""
    page = guest.page
    await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
    legend = page.locator("[data-seat-legend]")
    await expect(legend).to_contain_text("Order stack")
    seat = page.locator("[data-spot=seat-1] .counts")
    labels = page.locator("[data-labels]")
    await expect(seat).to_have_accessible_name(re.compile("ingredient cards .* order stack"))
    await guest.touch(seat)
    await expect(labels).to_contain_text("in the order stack")
    await expect(labels).to_contain_text("orders filled")
    await guest.check_access("the signs at a seat")
    await guest.touch(page.locator("h1"))
    await expect(labels).to_have_count(0)
    await seat.dispatch_event("contextmenu")  # a long press
    await expect(labels).to_have_count(1)
    await guest.touch(page.locator("h1"))
    await guest.press("Hide the legend")
    await expect(legend).to_have_count(0)

    await sit_down(guest, game="mamma-mia", players=2, level=1, options={"start": 0})
    await page.locator(".counts").first.wait_for()
    await expect(legend).to_have_count(0)


async def test_the_signs_are_named_also_if_the_others_begin(phone: Guest) -> None:
    """Then the log stands where they are named otherwise, and both can be read."""
    await sit_down(phone, game="sole-mio", players=3, level=1, options={"start": 1})
    legend, log = phone.page.locator("[data-seat-legend]"), phone.page.locator("[data-lap] ol")
    await expect(phone.page.locator("[data-announcement]")).to_have_count(0)
    await expect(legend).to_be_in_viewport(ratio=1)
    assert not overlap(await box_of(legend), await box_of(log))


async def test_all_turns_since_mine_are_in_sight_on_a_phone(phone: Guest) -> None:
    """As pictures, whose words are for those who do not see them."""
    await sit_down(phone, game="sole-mio", players=3, level=1, options={"start": 1})
    turns = phone.page.locator("[data-lap] li")
    await expect(turns).to_have_count(2)
    for turn in await turns.all():
        await expect(turn).to_be_in_viewport(ratio=1)
        await expect(turn).to_contain_text("Chef ")
        await expect(turn.locator("img").nth(1)).to_be_in_viewport(ratio=1)


#: Makes the first announcement as long as that of somebody who plays, draws the scoring card and draws on, and notes
#: which counts of piles can be seen beside it. The page does so by itself: an announcement does not wait for a test.
_NOTE_UNCOVERED = """{
    const isCovered = (count) => {
        const { x, y, width, height } = count.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-announcement]') != null;
    };
    const look = () => {
        const said = document.querySelector('[data-announcement]');
        const counts = [...document.querySelectorAll('.pile .count')];
        if (said) said.style.minHeight = '160px';
        if (!said || !counts.length || said.getAnimations({ subtree: true }).length) return requestAnimationFrame(look);
        window.uncovered = counts.filter((count) => !isCovered(count)).map((count) => count.textContent);
    };
    requestAnimationFrame(look);
}"""


async def test_a_long_announcement_lies_over_the_counts_of_the_piles(phone: Guest) -> None:
    await phone.page.add_init_script(_NOTE_UNCOVERED)
    await sit_down(phone, game="sole-mio", players=3, level=1, options={"start": 0})
    await Player(phone).answer()  # one's own turn is announced, too, and the page is there to see it
    uncovered = await phone.page.wait_for_function("() => window.uncovered")
    assert await uncovered.json_value() == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_the_longest_title_stays_in_the_bar(browser: Browser, house: House, locale: str) -> None:
    async with guest_at(browser, house.url, **{**PHONE, "locale": locale}) as guest:
        await sit_down(guest, game="mamma-mia-grande", players=2, level=1, options={"start": 0})
        bar = await box_of(guest.page.locator("header").first)
        for text in (guest.page.locator("h1"), guest.page.locator("header [role=status]")):
            box = await box_of(text)
            assert bar["y"] <= box["y"]
            assert box["y"] + box["height"] <= bar["y"] + bar["height"]
        assert bar["height"] < 60
        assert await guest.page.locator("h1").evaluate("(title) => title.scrollWidth <= title.clientWidth")


def waits_for_another(game: Game) -> bool:
    """The other one is asked in a scoring, and I hold orders and ingredients."""
    if not (asks("add", 1)(game) or asks("series", 1)(game)):
        return False
    view = game.rules.read_view(game.view(0))
    return len(view["orders"]) > 1 and len(str(view["hand"])) > 1


async def test_in_a_scoring_a_phone_shows_the_whole_hand_in_one_row(
    browser: Browser, house: House, desktop: Guest, phone: Guest
) -> None:
    """While another is asked, and in an own question; nothing of it lies under the buttons."""
    link = await open_table(phone, "Sole Mio!", 2)
    await come_by(desktop, link, "Grace")
    await start(phone, desktop)
    await play_ahead(house.hall, phone.table, waits_for_another)
    await desktop.until_asked()
    await expect(phone.page.locator("[data-pause]")).to_be_visible()
    await expect_in_one_row(phone)


def can_form_a_series(game: Game) -> bool:
    if not asks("series")(game) or len(game.legal) < 2:
        return False
    return len(str(game.rules.read_view(game.view(0))["hand"])) > 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_orders_for_a_series_are_in_sight_on_a_phone(browser: Browser, house: House, locale: str) -> None:
    async with guest_at(browser, house.url, **{**PHONE, "locale": locale}) as guest:
        await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
        await play_ahead(house.hall, guest.table, can_form_a_series)
        await guest.until_asked("series")
        await guest.page.locator("[data-order]:not(.dimmed)").first.wait_for()
        await expect_in_one_row(guest)


async def expect_in_one_row(guest: Guest) -> None:
    """Without scrolling, the middle of every card can be pressed."""
    await guest.page.wait_for_function(
        """() => {
            const cards = [...document.querySelectorAll('.tray [data-card], .tray [data-order]')];
            return cards.length > 2 && cards.every((card) => {
                const { left, top, bottom } = card.getBoundingClientRect();
                return card.contains(document.elementFromPoint(left + 12, (top + bottom) / 2));
            });
        }"""
    )


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL"])
async def test_a_first_table_fits_a_phone_in_longer_languages(browser: Browser, house: House, locale: str) -> None:
    """With everything that is explained in a first game."""
    async with guest_at(browser, house.url, **{**PHONE, "locale": locale}) as guest:
        await sit_down(guest, game="sole-mio", players=4, level=1, options={"start": 0})
        await guest.page.locator("[data-seat-legend]").wait_for()
        await guest.check_width()


async def test_my_score_can_be_seen_on_a_phone_whatever_is_asked(house: House, phone: Guest) -> None:
    await sit_down(phone, game="sole-mio", players=3, level=1, options={"start": 0})

    for kind in ("play", "help"):
        await play_ahead(house.hall, phone.table, asks(kind))
        await phone.until_asked(kind)
        filled = len(phone.play["view"]["seats"][0]["filled"])
        score = phone.page.locator("[data-score]")
        await expect(score).to_have_attribute("data-score", str(filled))
        for width, height in ((390, 844), (844, 390)):
            await phone.page.set_viewport_size({"width": width, "height": height})
            await expect(score).to_be_in_viewport(ratio=1)
            for sheet in await phone.page.get_by_role("dialog").all():
                assert not overlap(await box_of(score), await box_of(sheet)), f"a sheet covers my score in {kind}"


async def test_a_table_can_be_left_for_another_page(house: House, desktop: Guest) -> None:
    """By a link of the page itself; whatever goes wrong in that shows in `check_mistakes`."""
    await sit_down(desktop, game="sole-mio", players=2, level=1, options={"start": 0})
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    await desktop.page.locator("#result").wait_for()
    await desktop.press("Watch the replay", role="link")
    await desktop.page.get_by_role("slider", name="Move").wait_for()
    await desktop.page.go_back()
    await desktop.page.locator("#result").wait_for()
    await desktop.page.wait_for_load_state("networkidle")
    desktop.check_mistakes()


async def test_the_hand_stays_where_it_is_when_the_connection_breaks(browser: Browser, tmp_path: Path) -> None:
    """What is said about it is longer than the bar of a phone is wide."""
    async with open_house(tmp_path) as house, guest_at(browser, house.url, **{**PHONE, "locale": "it-IT"}) as guest:
        await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
        await guest.page.locator("[data-card]").first.wait_for()
        before = await top_of_hand(guest)
        await house.stop()
        said = guest.page.get_by_text("La connessione è caduta.")
        await expect(said).to_be_visible()
        assert await top_of_hand(guest) == before
        assert not overlap(await box_of(said), await box_of(guest.page.locator("[data-score]")))
        await house.start()
        await expect(said).to_be_hidden()
        guest.forgive_absence()
