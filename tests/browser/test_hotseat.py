"""One device for several players: the cover, what was announced meanwhile, and only then the cards."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.ahead import asks, play_ahead, play_ahead_in_page
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.local import sit_down_in_page
from tests.browser.meeting import open_by_rules, open_table, start
from tests.browser.player import Player
from tests.browser.test_solomino import last_card, lay_last_card

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Two and three players at one device; the first opens the table.
NAMES = ["Ada", "Grace", "Linus"]
#: How long an announcement stays, by the memory of the table.
SECONDS = {"once": 7, "lap": 4}


async def open_device(phone: Guest, players: int, memory: str | None = None) -> None:
    await open_table(phone, "Sole Mio!", players=players, memory=memory)
    for name in NAMES[1:players]:
        await phone.touch(phone.page.get_by_role("button", name="Fill the seat").first)
        await phone.page.get_by_label("Another player on this device").fill(name)
        await phone.press("Sit down")
        await phone.page.get_by_text(f"{name} (you)").wait_for()
    await start(phone)


def meanwhile(phone: Guest) -> Locator:
    return phone.page.locator("[data-meanwhile]")


async def take_device(phone: Guest) -> str:
    """The next one takes the device; what they are told before they see their cards."""
    page = phone.page
    await page.get_by_role("heading", name="Hand the device").wait_for()
    assert phone.play["seat"] is None
    assert "hand" not in phone.play["view"]
    assert not await page.locator("[data-card]").count()
    seat = phone.play["hand_over"][0]
    await phone.touch(page.get_by_role("button", name="I am"))
    await phone.until(lambda play: play["seat"] == seat)
    told = ""
    await page.locator("[data-meanwhile], [data-card]").first.wait_for()
    if await meanwhile(phone).count():
        assert not await page.locator("[data-card]").count()
        told = await meanwhile(phone).inner_text()
        await phone.press("Show my cards")
    await page.locator("[data-card]").first.wait_for()
    return told


async def draw(phone: Guest) -> None:
    """A whole turn of whoever holds the device, by hand."""
    player = Player(phone)
    while phone.asked != "hand-over":
        await player.answer()
        await phone.until_asked()


async def until_stayed(phone: Guest, count: int) -> list[tuple[float, bool]]:
    """How long each of so many announcements stayed, in milliseconds, and whether the cover came when it went."""
    await phone.page.wait_for_function("(count) => window.stayed.length >= count", arg=count)
    stayed: list[tuple[float, bool]] = await phone.page.evaluate("window.stayed")
    return stayed


async def take_turn(house: House, phone: Guest) -> str:
    """Up to the draw by the rules, then by hand; what the table announced, which everybody sees without any cards."""
    seat = phone.play["seat"]
    await play_ahead(house.hall, phone.table, asks("draw", seat))
    await phone.until_asked("draw")
    await phone.touch(phone.page.locator("[data-action]:enabled").first)
    await phone.until_asked("hand-over")
    # The table stays for a while, with the announcement and without anybody's cards.
    banner = phone.page.locator("[data-announcement]")
    await banner.wait_for()
    assert not await phone.page.locator("[data-card]").count()
    assert not await phone.page.locator("[data-cover]").count()
    return await banner.inner_text()


@pytest.mark.parametrize(("players", "memory"), [(2, "heard once"), (3, "until you play")])
async def test_everybody_hears_on_the_hand_over_what_was_announced(
    house: House, phone: Guest, players: int, memory: str
) -> None:
    await open_device(phone, players, memory)
    assert not await take_device(phone)  # nothing was announced yet
    first = phone.play["seat"]
    for turn in range(1, players + 1):
        announced = await take_turn(house, phone)
        assert NAMES[(first + turn - 1) % players] in announced
        told = await take_device(phone)
        assert "Since your last turn" in told
        assert f"{NAMES[(first + turn - 1) % players]} draws" in told
        assert phone.play["seat"] == (first + turn) % players
        assert NAMES[phone.play["seat"]] + " draws" not in told  # the own turn is no news
    others = [NAMES[(first + turn) % players] for turn in range(1, players)]
    assert all(f"{name} draws" in told for name in others)
    strip = phone.page.locator("[data-lap]")
    await expect(strip).to_have_count(0 if memory == "heard once" else 1)


@pytest.mark.parametrize(("where", "memory"), [("server", "once"), ("page", "once"), ("page", "lap")])
async def test_the_cover_waits_until_the_announcement_is_gone(
    house: House, phone: Guest, where: str, memory: str
) -> None:
    page, setting = phone.page, {"memory": memory}
    if where == "page":
        await sit_down_in_page(phone, "sole-mio", people=NAMES[:2], setting=setting)
    else:
        seats = [{"me": True, "name": name} for name in NAMES[:2]]
        await open_by_rules(phone, game="sole-mio", setting=setting, seats=seats, start=True)
        await phone.until_asked("hand-over")
    # In the page, because a busy machine counts in the test, too.
    await page.evaluate("""() => {
        window.stayed = [];
        let since = null;
        const look = () => {
            const there = document.querySelector('[data-announcement]') !== null;
            if (there && since === null) since = performance.now();
            if (!there && since !== null) {
                const isCovered = document.querySelector('[data-cover]') !== null;
                window.stayed.push([performance.now() - since, isCovered]);
                since = null;
            }
            requestAnimationFrame(look);
        };
        look();
    }""")
    await take_device(phone)
    await draw(phone)
    ((stayed, is_covered),) = await until_stayed(phone, 1)
    assert is_covered
    assert 1000 * SECONDS[memory] - 200 < stayed < 1000 * SECONDS[memory] + 2000
    # Whoever has read it goes on.
    await take_device(phone)
    await draw(phone)
    await page.locator("[data-announcement]").wait_for()
    await phone.check_access("an announcement at a shared device")
    await phone.touch(page.get_by_role("button", name="Hand it to"))
    _, (stayed, is_covered) = await until_stayed(phone, 2)
    assert is_covered
    assert stayed < 1000 * SECONDS[memory]
    await expect(page.locator("[data-cover]")).to_be_visible()


async def test_what_is_heard_once_is_not_shown_again_after_a_reload(house: House, phone: Guest) -> None:
    await open_device(phone, 2, "heard once")
    await take_device(phone)
    await take_turn(house, phone)
    await phone.page.get_by_role("button", name="I am").tap()
    await expect(meanwhile(phone)).to_contain_text("draws")
    await phone.check_access("what was announced meanwhile")
    phone.frames.clear()
    phone.play = {}
    await phone.page.reload()
    await phone.until_asked("hand-over")
    assert not await take_device(phone)
    assert not any('"drew"' in frame for frame in phone.frames)


async def test_this_lap_can_be_reread_after_a_reload(house: House, phone: Guest) -> None:
    await open_device(phone, 2)
    await take_device(phone)
    await take_turn(house, phone)
    await take_device(phone)
    phone.play = {}
    await phone.page.reload()
    await phone.until_asked("hand-over")
    assert "draws" in await take_device(phone)
    await expect(phone.page.locator("[data-lap]")).to_contain_text(NAMES[1 - phone.play["seat"]])


async def test_cards_are_covered_when_nobody_touches_the_device(phone: Guest) -> None:
    await phone.page.clock.install()
    await open_device(phone, 2)
    await phone.check_access("the cover")
    await take_device(phone)
    await phone.touch(phone.page.locator("[data-card]").first)
    chosen = phone.page.locator("[data-card][aria-pressed=true]")
    await expect(chosen).to_have_count(1)
    await phone.page.clock.pause_at(await phone.page.evaluate("new Date(Date.now() + 1000).toISOString()"))
    await phone.page.locator("body").dispatch_event("pointerdown")
    await phone.page.clock.run_for(16_000)
    await phone.page.locator("body").dispatch_event("pointerdown")
    await phone.page.clock.run_for(16_000)
    await expect(chosen).to_have_count(1)
    await phone.page.clock.run_for(16_000)
    await expect(phone.page.locator("[data-cover]")).to_be_visible()
    assert not await phone.page.locator("[data-card]").count()
    await phone.page.clock.resume()
    await phone.touch(phone.page.get_by_role("button", name="I am"))
    await expect(chosen).to_have_count(1)  # nothing is lost


async def focus_of(phone: Guest) -> str:
    """What a screen reader is at: a heading, or a part of the page by its name."""
    told: str = await phone.page.evaluate(
        "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText ?? ''"
    )
    return " ".join(told.split())


async def test_the_focus_goes_with_the_device(house: House, phone: Guest) -> None:
    """From the cover to what was announced, and on to the cards; never back to the top of the document."""
    await open_device(phone, 2)
    heading = phone.page.get_by_role("heading", name="Hand the device")
    await expect(heading).to_be_focused()
    await take_device(phone)
    assert await focus_of(phone) in ("Sole Mio!", "Your move")
    await take_turn(house, phone)
    await expect(heading).to_be_focused()
    await phone.touch(phone.page.get_by_role("button", name="I am"))
    await expect(meanwhile(phone).get_by_role("heading", level=2)).to_be_focused()
    await phone.press("Show my cards")
    await phone.page.locator("[data-card]").first.wait_for()
    assert await focus_of(phone) in ("Sole Mio!", "Your move")


async def test_the_device_is_handed_over_in_a_scoring(house: House, phone: Guest) -> None:
    """Somebody is asked for help: the cover says so, and what happened is told before the cards are shown."""
    await open_device(phone, 3)
    helper, before = 1, phone.play["seq"]
    await play_ahead(house.hall, phone.table, asks("help", helper))
    await phone.until(lambda play: play["seq"] > before)
    await expect(phone.page.locator(f"[data-cover='{helper}']")).to_contain_text("Scoring")
    owner = phone.play["view"]["order"]["owner"]
    told = await take_device(phone)
    assert "What happened" in told
    assert f"{NAMES[owner]} asks" in told
    assert phone.play["seat"] == helper
    await expect(phone.page.get_by_role("dialog", name=f"{NAMES[owner]} asks")).to_be_visible()
    await phone.check_access("help on a shared device")
    before = phone.play["seq"]
    await phone.press("Decline")
    await phone.until(lambda play: play["seq"] > before)
    await expect(phone.page.get_by_role("dialog")).to_have_count(0)


async def test_cards_are_covered_if_the_table_is_read_anew_and_another_is_to_play(house: House, phone: Guest) -> None:
    await open_device(phone, 2)
    await take_device(phone)
    other = 1 - phone.play["seat"]
    await play_ahead(house.hall, phone.table, asks("play", other))
    await phone.until(lambda play: play.get("hand_over") == [other])
    assert phone.play["seat"] is None
    await expect(phone.page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize("where", ["server", "page"])
async def test_people_at_one_device_go_on_to_the_next_round_when_they_want(
    house: House, phone: Guest, where: str
) -> None:
    page = phone.page
    options = {"rounds": 2, "start": 0}
    if where == "page":
        await sit_down_in_page(phone, "solomino", people=NAMES[:2], options=options)
        await play_ahead_in_page(phone, last_card)
    else:
        seats = [{"me": True, "name": name} for name in NAMES[:2]]
        await open_by_rules(phone, game="solomino", options=options, seats=seats, start=True)
        await phone.until_asked("hand-over")
        await play_ahead(house.hall, phone.table, last_card)
    await phone.until(lambda play: play.get("hand_over") == [0])
    await take_device(phone)
    await lay_last_card(phone)
    sheet, on = page.get_by_role("dialog", name="Round 1 is over"), page.get_by_role("button", name="On to round 2")
    await expect(sheet).to_contain_text(NAMES[1])
    await phone.check_access("the end of a round at a shared device")
    # Whoever looks at the table meanwhile finds the way back.
    await phone.press("Close")
    await expect(sheet).to_have_count(0)
    await phone.touch(on)
    await expect(sheet).to_be_visible()
    await phone.touch(sheet.get_by_role("button", name="On to round 2"))
    await phone.until(lambda play: play.get("next_round_ms") is None and bool(play.get("hand_over")))
    await expect(sheet).to_have_count(0)
    assert phone.play["view"]["round"] == 2
