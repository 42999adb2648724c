"""Small screens, and large ones at 200 %: nothing that can be pressed is out of reach or lies under something else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tavolata.core.game import Game
from tavolata.games.pizza.rules import DECISIONS
from tavolata.games.solomino.rules import DECISIONS as SOLOMINO_DECISIONS
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import LANDSCAPE, PHONE, SMALLEST, Guest, guest_at
from tests.browser.house import House, time_to_look
from tests.browser.meeting import come_by, open_table, sit_down
from tests.browser.player import Player
from tests.browser.reach import check_reach, check_solomino
from tests.browser.test_learning import begin_at

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS: dict[str, dict[str, Any]] = {
    "zoomed": {"viewport": {"width": 720, "height": 450}},  # 1440 by 900 at 200 %
    "phone": {**PHONE, "viewport": {"width": 375, "height": 667}},
    "smallest": SMALLEST,
}
SMALL = ["smallest", *(pytest.param(name, marks=pytest.mark.long) for name in ("zoomed", "phone"))]
SCREENS_AND_SIDE = {**SCREENS, "landscape": LANDSCAPE}
#: Looked at in every run; the others take their turn in the long ones.
QUICK = ("play", "help")
QUICK_IN_SOLOMINO = ("asked", "rotate", "window")


@pytest.mark.parametrize("screen", SMALL)
async def test_pages_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await page.get_by_role("button", name="Play now").wait_for()
        await check_reach(guest, "the first page")
        for path, there in (
            ("/rules/sole-mio", "h4"),
            ("/learn/sole-mio", "[data-card]"),
            ("/learn/solomino", "[data-card]"),
            ("/me", "main button"),
        ):
            await page.goto(path)
            await page.locator(there).first.wait_for()
            await check_reach(guest, path)


@pytest.mark.parametrize("screen", SMALL)
async def test_the_waiting_room_is_within_reach(browser: Browser, house: House, screen: str) -> None:
    """For the host and for a guest, with free seats and with a bot."""
    async with (
        guest_at(browser, house.url, **SCREENS[screen]) as host,
        guest_at(browser, house.url, **SCREENS[screen]) as guest,
    ):
        link = await open_table(host, "Sole Mio!")
        await guest.page.goto(link)
        await guest.page.get_by_label("Your name at the table").wait_for()
        await check_reach(guest, "the invitation")
        await come_by(guest, link, "Grace")
        await host.page.get_by_text("Grace", exact=True).wait_for()
        await check_reach(host, "the waiting room of the host")
        await check_reach(guest, "the waiting room of a guest")


@pytest.mark.parametrize("screen", SMALL)
async def test_the_middle_of_a_lesson_stays_above_the_hand(browser: Browser, house: House, screen: str) -> None:
    """The row and the pile are what a lesson of SOLOmino is about."""
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await page.goto("/learn/solomino")
        await page.locator("[data-card]").first.wait_for()
        await page.wait_for_function(f"(parts) => ({_COVERED})(parts).length === 0", arg=[".row", ".pile"])


async def test_the_columns_of_a_lesson_are_in_sight_on_a_phone_on_its_side(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **{**LANDSCAPE, "locale": "it-IT"}) as guest:
        await begin_at(guest, "sole-mio", "own-cards")
        await guest.page.locator("[data-way]").first.wait_for()
        for part in ("[data-way]", "[data-card]", "[data-spot=columns]"):
            await expect(guest.page.locator(part).first).to_be_in_viewport(ratio=0.9)
        await guest.page.wait_for_function(f"(parts) => ({_COVERED})(parts).length === 0", arg=["[data-spot=columns]"])


@pytest.mark.parametrize("screen", SMALL)
async def test_the_sheets_of_the_first_page_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        for sheet in ("Settings", "Play with friends"):
            await guest.press(sheet)
            await check_reach(guest, sheet)
            await guest.page.keyboard.press("Escape")


#: Parts of the middle of a table on which the coach or the tray lies; the row has a narrow edge.
_COVERED = """(parts) => parts.filter((part) => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const isBelowCoach = box(part).left < box('aside').right - 5 && box(part).top < box('aside').bottom - 5;
    return box(part).bottom > box('.tray').top + 1 || isBelowCoach;
})"""


async def sit_with_four(guest: Guest, *, start: int = 0) -> None:
    await sit_down(guest, game="mamma-mia-grande", players=5, level=1, options={"start": start})
    await guest.page.locator("[data-card]").first.wait_for()


@pytest.mark.parametrize(
    ("screen", "kind"),
    [
        pytest.param(screen, kind, marks=[] if (screen, kind in QUICK) == ("smallest", True) else pytest.mark.long)
        for screen in SCREENS
        for kind, _, _ in DECISIONS.values()
    ],
)
async def test_every_decision_with_four_opponents_is_within_reach(
    browser: Browser, house: House, screen: str, kind: str
) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks(kind))
        await guest.until_asked(kind)
        await guest.page.wait_for_timeout(300)  # the sheet, if there is one, comes with the question
        await check_reach(guest, kind)


@pytest.mark.parametrize(
    ("screen", "kind"),
    [
        pytest.param(
            screen, kind, marks=[] if (screen, kind in QUICK_IN_SOLOMINO) == ("smallest", True) else pytest.mark.long
        )
        for screen in [*SCREENS, "landscape"]
        for kind, _, _ in SOLOMINO_DECISIONS.values()
    ],
)
async def test_every_decision_with_five_opponents_is_within_reach(
    browser: Browser, house: House, screen: str, kind: str
) -> None:
    """In German, whose words are long. My own score is there as well, whatever is asked."""
    async with guest_at(browser, house.url, **{**SCREENS_AND_SIDE[screen], "locale": "de-DE"}) as guest:
        with time_to_look():
            options = {"start": 0, "rounds": 3, "out_of_turn": kind == "window"}
            await sit_down(guest, game="solomino", players=6, level=1, options=options)
            before = guest.play["seq"]
            await play_ahead(house.hall, guest.table, asks(kind))
            await guest.asked_after(before)
            page = guest.page
            await page.locator("[data-card]").first.wait_for()
            await page.wait_for_timeout(300)  # the sheet, if there is one, comes with the question
            await check_reach(guest, kind)
            await expect(page.locator(".own .head")).to_contain_text(re.compile(r"Du · .* · \d+ Minuspunkt"))
            if not await page.get_by_role("dialog").count():
                await check_solomino(guest, kind)


def answers_with_nine_cards(game: Game) -> bool:
    return asks("answer")(game) and len(game.rules.read_view(game.view(0))["hand"].split()) == 9


async def test_nine_cards_of_solomino_leave_the_pile_in_sight(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **{**SMALLEST, "locale": "de-DE"}) as guest:
        await sit_down(guest, game="solomino", players=6, level=1, options={"start": 0})
        before = guest.play["seq"]
        await play_ahead(house.hall, guest.table, answers_with_nine_cards)
        await guest.asked_after(before)
        await expect(guest.page.locator("[data-card]")).to_have_count(9)
        await check_solomino(guest, "nine cards")
        await check_reach(guest, "nine cards")


def laid_one_card(game: Game) -> bool:
    """It is my turn again, and all that has happened is that the other one laid a card without a symbol."""
    if not asks("turn")(game):
        return False
    mine, other = (step.action and game.rules.format_action(step.action) for step in game.history[-2:])
    plain = re.compile(r"[LR]:[rygb]\d-[rygb]\d")
    return bool(mine and other and plain.fullmatch(mine) and plain.fullmatch(other))


async def test_one_thing_that_the_other_did_is_told_on_every_small_screen(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, **SMALLEST) as guest:
        page = guest.page
        await sit_down(guest, game="solomino", players=2, level=1, options={"start": 0})
        await play_ahead(house.hall, guest.table, laid_one_card)
        await page.reload()
        story = page.locator(".story p")
        await expect(story).to_have_count(1)
        for width, height in ((320, 568), (844, 390), (720, 450), (375, 667)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_function(f"innerWidth === {width}")
            await expect(story).to_be_in_viewport(ratio=1)
            await check_solomino(guest, "one line")


async def test_a_line_about_a_forced_answer_leaves_the_row_in_sight(browser: Browser, house: House) -> None:
    """The question that comes next is about the row."""
    async with guest_at(browser, house.url, **{**LANDSCAPE, "locale": "de-DE"}) as guest:
        page = guest.page
        await sit_down(guest, game="solomino", players=2, level=1, options={"start": 0})
        line, row = page.locator("[data-forced] p"), page.locator(".row")
        draw = page.locator(".actions [data-action=draw]")
        while not (await line.count() and await row.count()):  # a card that is drawn and does not fit is kept
            before = guest.play["seq"]
            await (guest.touch(draw) if guest.asked == "turn" else Player(guest).answer())
            await guest.asked_after(before)
        for width, height in ((844, 390), (320, 568), (390, 844)):
            await page.set_viewport_size({"width": width, "height": height})
            await check_reach(guest, "a forced answer")  # nothing that is explained lies on the row
            assert await line.count(), "the line has gone too soon to look at it"


@pytest.mark.parametrize(
    ("screen", "game", "start"),
    [
        ("smallest", "mamma-mia-grande", 0),
        ("smallest", "solomino", 0),
        *(
            pytest.param(screen, game, start, marks=pytest.mark.long)
            for screen in SCREENS_AND_SIDE
            for game in ("mamma-mia-grande", "solomino")
            for start in (0, 1)
            if (screen, start) != ("smallest", 0)
        ),
    ],
)
async def test_a_first_sentence_covers_no_seat(
    browser: Browser, house: House, screen: str, game: str, start: int
) -> None:
    """Nor the row, what was announced, or the hand. If the others begin, there is a log as well."""
    async with guest_at(browser, house.url, **{**SCREENS_AND_SIDE[screen], "locale": "de-DE"}) as guest:
        players = {"mamma-mia-grande": 5, "solomino": 6}[game]
        await sit_down(guest, game=game, players=players, level=1, options={"start": start})
        await guest.page.locator("[data-card]").first.wait_for()
        await guest.page.locator("[data-first-time]").wait_for()
        await check_reach(guest, "a first sentence")
        if start:
            await guest.touch(guest.page.locator("[data-first-time] button"))
            await check_reach(guest, "what is explained after it")


@pytest.mark.parametrize("game", ["mamma-mia-grande", "solomino"])
async def test_the_smallest_bar_says_whose_turn_it_is(browser: Browser, house: House, game: str) -> None:
    async with guest_at(browser, house.url, **{**SMALLEST, "locale": "de-DE"}) as guest:
        await sit_down(guest, game=game, players=2, level=1, options={"start": 0})
        turn = guest.page.locator("header").get_by_text("du bist am Zug", exact=True)
        await expect(turn).to_be_in_viewport(ratio=1)
        assert await turn.evaluate("(turn) => turn.scrollWidth <= turn.clientWidth")
        bar, box = await guest.page.locator("header").bounding_box(), await turn.bounding_box()
        assert bar
        assert box
        assert bar["y"] <= box["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]


async def test_counts_stay_inside_their_seat(browser: Browser, house: House) -> None:
    """Also those of many orders in the stack."""
    async with guest_at(browser, house.url, **SMALLEST) as guest:
        await sit_with_four(guest)
        beyond = """(seats) => {
            const right = (part) => part.getBoundingClientRect().right;
            const counts = (seat) => [...seat.querySelectorAll('.counts > span')].map(right);
            return seats.map((seat) => Math.max(...counts(seat)) - right(seat));
        }"""
        assert max(await guest.page.locator(".seats li").evaluate_all(beyond)) <= 0


#: Notes of the next announcement, which does not wait for a test: what it covers, and what is cut off of the log.
_LOOK_AT_ANNOUNCEMENT = """() => {
    const box = (part) => part.getBoundingClientRect();
    const [said, log] = ['[data-announcement]', '[data-lap]'].map((name) => document.querySelector(name));
    if (!said || !log || said.getAnimations().length) return null;
    const middle = (part) => (box(part).top + box(part).bottom) / 2;
    const parts = [...document.querySelectorAll('[data-spot=oven], .pile')];
    const turns = [...log.querySelectorAll('li')];
    const isCut = (turn) => box(turn).bottom > box(log).bottom + 1;
    const isSeen = log.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const touches = (one) => box(one).left < box(said).right && box(said).left < box(one).right
        && box(one).top < box(said).bottom && box(said).top < box(one).bottom;
    return {
        turns: turns.length,
        covers: parts.filter((part) => box(said).bottom > middle(part)).map((part) => part.className),
        liesOn: isSeen ? turns.filter(touches).map((turn) => turn.textContent) : [],
        cut: isSeen ? turns.filter(isCut).map((turn) => turn.textContent) : [],
    };
}"""


@pytest.mark.parametrize(
    "screen", ["zoomed", "smallest", *(pytest.param(name, marks=pytest.mark.long) for name in ("phone", "landscape"))]
)
async def test_an_announcement_leaves_the_oven_and_the_log_in_sight(
    browser: Browser, house: House, screen: str
) -> None:
    """In German, with four opponents. On a phone the log is where it lies, and looks out at no side."""
    async with guest_at(browser, house.url, **{**SCREENS_AND_SIDE[screen], "locale": "de-DE"}) as guest:
        await sit_with_four(guest)
        before = guest.play["seq"]
        await Player(guest).play(until=lambda: guest.asked == "play" and bool(guest.play["seq"] > before + 5))
        found = await (await guest.page.wait_for_function(_LOOK_AT_ANNOUNCEMENT)).json_value()
        assert found == {"turns": 4, "covers": [], "liesOn": [], "cut": []}


def has_high_columns(game: Game) -> bool:
    """An order is answered that takes some of a column, and a small phone cannot show all cards one by one."""
    if not asks("demand")(game):
        return False
    columns = str(game.rules.read_view(game.view(0))["columns"])
    return max((columns.count(letter) for letter in columns), default=0) > 4


@pytest.mark.parametrize("screen", SMALL)
async def test_cards_of_high_columns_can_be_tapped(browser: Browser, house: House, screen: str) -> None:
    """One by one if there is room, else all of a sort at once. A tap changes the way, or says why it does not."""
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        page = guest.page
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, has_high_columns)
        await guest.until_asked("demand")
        used = page.locator("[data-token].used").first
        await used.wait_for()
        await page.wait_for_timeout(400)  # cards that are falling into their columns
        await check_reach(guest, "high columns")
        tokens = page.locator("[data-token]")

        async def look() -> list[str | None]:
            return [await token.get_attribute("aria-label") for token in await tokens.all()]

        before = await look()
        await guest.touch(used)
        reason = page.locator(".tray [role=status]").filter(has_text="columns come first")
        while await look() == before and not await reason.count():
            await page.wait_for_timeout(50)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
async def test_the_end_and_the_replay_are_within_reach(browser: Browser, house: House, screen: str) -> None:
    async with guest_at(browser, house.url, **SCREENS[screen]) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, lambda game: game.is_over)
        await guest.page.locator("#result").wait_for()
        await check_reach(guest, "the end")
        await guest.page.goto(f"/replay/{guest.table}")
        await guest.page.locator("main li").first.wait_for()
        await check_reach(guest, "the replay")


#: Answers to an order of one's own, where the ways to fill it need room as well.
ANSWERS = [("phone", "demand"), ("phone", "series"), ("phone", "amount"), ("smallest", "add"), ("smallest", "demand")]
#: Cards of which less than half is above the buttons, without scrolling; of those that lie on others, at the left.
_HIDDEN_CARDS = """() => [...document.querySelectorAll('[data-card], [data-order]')].filter((card) => {
    const { left, top, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + 8, top + height / 2));
}).length"""


#: By how much what a button says is larger than the button.
_CONTENT_LEAVES = """(button) =>
    Math.max(button.scrollHeight - button.clientHeight, button.scrollWidth - button.clientWidth)"""


@pytest.mark.parametrize(
    ("screen", "locale"),
    [
        ("smallest", "de-DE"),
        *(
            pytest.param(screen, locale, marks=pytest.mark.long)
            for screen in SCREENS_AND_SIDE
            for locale in ("en-GB", "de-DE", "fr-FR", "it-IT", "nl-NL")
            if (screen, locale) != ("smallest", "de-DE")
        ),
    ],
)
async def test_both_answers_about_an_order_are_in_sight(
    browser: Browser, house: House, screen: str, locale: str
) -> None:
    """The orders, and the refusal, which is not the main button; whether cards are tapped or dropped before."""
    async with guest_at(browser, house.url, **{**SCREENS_AND_SIDE[screen], "locale": locale}) as guest:
        page = guest.page
        main, refusal = page.locator("[data-main]"), page.locator("[data-action=done]")

        async def check(step: str) -> None:
            assert await page.evaluate(_HIDDEN_CARDS) == 0, f"{step}: cards of the hand are hidden"
            for button in [main, *([] if step == "play" else [refusal])]:
                await expect(button).to_be_in_viewport(ratio=1)
                assert await button.evaluate(_CONTENT_LEAVES) <= 0, (
                    f"{step}: {await button.inner_text()} leaves its button"
                )
            if step != "play":
                await expect(main).to_contain_class("main")
                await expect(refusal).not_to_contain_class("main")

        await sit_with_four(guest)
        await page.locator("[data-order]").first.wait_for()
        await check("play")
        await guest.touch(page.locator("[data-card]").first)
        await guest.touch(main)
        await refusal.wait_for()
        await check("order")
        await guest.touch(page.locator("[data-order]").first)
        await guest.touch(page.locator(".middle button").last)  # and from where to draw
        await check("all of a turn")
        before = guest.play["seq"]
        await play_ahead(house.hall, guest.table, asks("order"))
        await guest.asked_after(before)
        await refusal.wait_for()
        await check("after cards were dropped")


@pytest.mark.parametrize("locale", ["it-IT", pytest.param("de-DE", marks=pytest.mark.long)])
async def test_the_hand_is_in_sight_in_a_contest(browser: Browser, house: House, locale: str) -> None:
    async with guest_at(browser, house.url, **{**SCREENS["phone"], "locale": locale}) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks("contest"))
        await guest.until_asked("contest")
        await guest.page.locator("[data-main]:enabled").wait_for()
        await guest.page.wait_for_function(f"() => ({_HIDDEN_CARDS})() === 0")


@pytest.mark.parametrize(
    ("screen", "kind"),
    [("phone", "add"), *(pytest.param(screen, kind, marks=pytest.mark.long) for screen, kind in ANSWERS)],
)
async def test_the_hand_is_in_sight_in_an_answer(browser: Browser, house: House, screen: str, kind: str) -> None:
    async with guest_at(browser, house.url, **{**SCREENS[screen], "locale": "de-DE"}) as guest:
        await sit_with_four(guest)
        await play_ahead(house.hall, guest.table, asks(kind))
        await guest.until_asked(kind)
        await guest.page.locator("[data-way]").first.wait_for()
        await guest.page.wait_for_function(f"() => ({_HIDDEN_CARDS})() === 0")
