"""Games that the page plays by itself: the server is stopped as soon as the page is there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tavolata.cli import main
from tavolata.core.records import verify_record
from tests.browser.guest import DESKTOP, PHONE, SCREENS, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.local import choose, load_anew, look_back, play_on, take_turns
from tests.browser.meeting import TITLES
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: The shortest of each family is played in every run.
QUICK = {("phone", "solomino"), ("phone", "sole-mio")}
WHOLE_GAMES = [
    pytest.param(screen, game, marks=[] if (screen, game) in QUICK else pytest.mark.long)
    for screen in SCREENS
    for game in TITLES
]


async def until_ready(page: Page) -> None:
    """All that a game needs has been loaded, which the page does after it is there."""
    await page.wait_for_load_state("networkidle")


@asynccontextmanager
async def alone(browser: Browser, folder: Path, game: str, **screen: object) -> AsyncIterator[tuple[Guest, House]]:
    """Somebody at the first page, whose server is gone by now."""
    async with open_house(folder) as house, guest_at(browser, house.url, at_once=True, **screen) as guest:
        await choose(guest, game)
        await until_ready(guest.page)
        await house.stop()
        try:
            yield guest, house
        finally:
            await house.start()
            guest.forgive_absence()


@pytest.mark.parametrize(("screen", "game"), WHOLE_GAMES)
async def test_a_whole_game_without_a_server(browser: Browser, tmp_path: Path, screen: str, game: str) -> None:
    async with alone(browser, tmp_path, game, **SCREENS[screen]) as (guest, _):
        await guest.press("Play now")
        assert await Player(guest, seed=3).play()
        assert guest.play["result"]
        await guest.check_width()
        # Nobody can be invited to look back, and nobody else has shuffled.
        await expect(guest.page.get_by_role("button", name="Share the replay")).to_be_hidden()
        await expect(guest.page.get_by_role("heading", name="The game in numbers")).to_be_visible()
        await expect(guest.page.get_by_role("heading", name="A fair shuffle")).to_be_hidden()


async def test_a_page_that_is_loaded_anew_finds_its_game(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, at_once=True, **PHONE) as guest:
        await choose(guest, "sole-mio", opponents=2)
        await guest.press("Play now")
        await guest.until_asked("play")
        await play_on(guest)
        table = guest.table
        await load_anew(guest)
        await Player(guest).answer()
        # The first page knows it, too.
        await guest.page.goto("/")
        await guest.touch(guest.page.get_by_role("link", name="Continue"))
        await guest.until_asked()
        assert guest.play["table"] == table


async def test_a_game_goes_on_when_what_keeps_it_has_failed(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, at_once=True, **PHONE) as guest:
        await choose(guest, "solomino")
        await guest.press("Play now")
        await guest.until_asked("turn")
        before, guest.play = guest.play, {}
        worker = next(worker for worker in guest.page.workers if "houseWorker" in worker.url)
        async with guest.page.expect_event("worker"):
            await worker.evaluate("() => void setTimeout(() => { throw new Error('on purpose') })")
        await guest.until_asked("turn")
        assert guest.play["view"] == before["view"]
        await Player(guest).answer()
        await guest.asked_after(before["seq"])


async def test_only_one_tab_keeps_a_game(browser: Browser, house: House) -> None:
    async with guest_at(browser, house.url, at_once=True, **DESKTOP) as guest:
        await choose(guest, "sole-mio")
        await guest.press("Play now")
        await guest.until_asked()
        other = Guest(await guest.page.context.new_page(), by_touch=False)
        await other.overhear()
        await other.page.goto(guest.page.url)
        await other.until_asked()
        await expect(guest.page.get_by_text("This game is open in another tab")).to_be_visible()
        await guest.page.reload()
        await expect(other.page.get_by_text("This game is open in another tab")).to_be_visible()
        await guest.until_asked()
        other.check_mistakes()


async def test_friends_hand_the_device_round(browser: Browser, tmp_path: Path) -> None:
    async with alone(browser, tmp_path, "mamma-mia", **PHONE) as (guest, _):
        await guest.press("More people on this device")
        await guest.press("Play now")
        await take_turns(guest, 3)


async def test_a_move_is_taken_back_and_advice_given(browser: Browser, tmp_path: Path) -> None:
    async with alone(browser, tmp_path, "sole-mio", **DESKTOP) as (guest, _):
        page = guest.page
        await guest.press("Play now")
        await guest.until_asked("play")
        undo, hint = (page.get_by_role("button", name=name) for name in ("Take back a move", "Ask for advice"))
        await expect(undo).to_be_disabled()
        before = guest.play
        await guest.touch(hint)
        advice = page.get_by_role("dialog", name="What the bot would do")
        await expect(advice.get_by_role("listitem").first).to_contain_text("%")
        await guest.check_access("advice")
        await guest.press("Play on")
        await Player(guest).answer()
        await guest.asked_after(before["seq"])
        await expect(undo).to_be_enabled()
        seq = 0
        # The player may have gone on to draw meanwhile.
        while (guest.asked, guest.play["view"]["hand"]) != ("play", before["view"]["hand"]):
            seq = guest.play["seq"]
            await guest.touch(undo)
            await guest.until(lambda play, seq=seq: play["seq"] > seq)  # type: ignore[misc]
        assert guest.play["ask"]["legal"] == before["ask"]["legal"]
        await expect(undo).to_be_disabled()
        await Player(guest).answer()
        await guest.asked_after(seq + 1)


@pytest.mark.parametrize("game", ["solomino", pytest.param("mamma-mia", marks=pytest.mark.long)])
async def test_a_finished_game_can_be_looked_back_at_and_verified(
    browser: Browser, house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    async with guest_at(browser, house.url, at_once=True, **DESKTOP) as guest:
        page = guest.page
        await choose(guest, game)
        await guest.press("Play now")
        await guest.until_asked()
        await guest.touch(page.get_by_role("button", name="Ask for advice"))
        await guest.press("Play on")
        seq = guest.play["seq"]
        await Player(guest).answer()
        await guest.asked_after(seq)
        seq = guest.play["seq"]
        await guest.press("Take back a move")
        await guest.asked_after(seq)
        assert await Player(guest, seed=3).play()
        await look_back(guest)
        await guest.check_access("looking back")
        async with page.expect_download() as downloading:
            await guest.press("Download the record")
        file = tmp_path / "game.jsonl"
        await (await downloading.value).save_as(file)
        record = json.loads(file.read_text(encoding="utf-8"))
        assert verify_record(record).is_over
        assert record["assisted"] == {"undone": 1, "hints": 1}
        assert main(["verify", str(file)]) == 0
        assert "played with help (1 move taken back, 1 hint asked for)" in capsys.readouterr().out
        # My page lists it, and does not count it.
        await page.goto("/me")
        games = page.locator("section", has=page.get_by_role("heading", name="Games on this device"))
        await expect(games.get_by_text("with help")).to_be_visible()
        await expect(page.get_by_text("No finished games yet.")).to_be_visible()


async def test_another_game_is_one_press_away(browser: Browser, tmp_path: Path) -> None:
    async with alone(browser, tmp_path, "solomino", **PHONE) as (guest, _):
        await guest.press("Play now")
        assert await Player(guest, seed=3).play()
        table = guest.table
        await guest.press("Play again")
        await guest.until(lambda play: play["table"] != table)
        assert guest.table != table
        await guest.press("Menu")
        await expect(guest.page.locator("[data-series]")).to_contain_text("Game 2")
