"""Takes the pictures of README and docs from a real server: `make screenshots`, then look at each of them.

Cards are dealt by the name of a picture, so that a picture changes only if the program does.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Browser

from tavolata.core.game import Game
from tavolata.games.pizza.kernel.layout import state_t
from tests.browser.ahead import Wanted, asks, play_ahead
from tests.browser.guest import DESKTOP, PATIENCE, PHONE, Guest, guest_at, open_browser
from tests.browser.house import House, open_house

IMAGES = Path(__file__).parents[2] / "docs/images"
SCREENS: dict[str, dict[str, Any]] = {"": DESKTOP, "-phone": PHONE}
#: Pictures are part of the repository, so each stays small.
LARGEST = 150_000
#: What moves on a page comes to rest, in seconds.
REST = 1.5
#: As the first page does.
_ASK_FOR_TABLE = """async (wish) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/play', { method: 'POST', headers, body: JSON.stringify(wish) })).json();
}"""
#: Without what is explained in a first game.
_NOT_THE_FIRST_GAME = """() => localStorage.setItem('tavolata.settings', JSON.stringify({ explains: false }))"""
_WAIT_FOR_END = """async (table) => {
    while ((await (await fetch(`/api/tables/${table}`)).json()).state !== 'over')
        await new Promise((go) => setTimeout(go, 200));
}"""


class Photographer:
    """Takes pictures of one browser window in one house."""

    def __init__(self, house: House, guest: Guest, suffix: str) -> None:
        self.house = house
        self.guest = guest
        self.suffix = suffix

    async def take(self, name: str) -> None:
        """Write the picture of what is on the screen, as sharp as its size allows."""
        await asyncio.sleep(REST)
        image = Image.open(io.BytesIO(await self.guest.page.screenshot()))
        for quality in (90, 80, 70, 60, 50):
            small = io.BytesIO()
            image.save(small, "webp", quality=quality, method=6)
            if small.tell() <= LARGEST:
                break
        path = IMAGES / f"{name}{self.suffix}.webp"
        path.write_bytes(small.getvalue())
        print(f"{path.name}  {small.tell() // 1000} kB")

    async def sit_down(self, deal: str, game: str, players: int, level: int = 2) -> str:
        """At a table with bots, where the game has begun."""
        self.house.chance.begin(deal)
        page = self.guest.page
        wish = {"game": game, "players": players, "level": level, "options": {"start": 0}}
        table: str = (await page.evaluate(_ASK_FOR_TABLE, wish))["table"]
        self.guest.play = {}
        await page.goto(f"/t/{table}")
        await self.guest.until(lambda _: self.guest.asked is not None)
        return table

    async def show(self, name: str, deal: str, game: str, players: int, wanted: Wanted) -> None:
        """A moment of a game."""
        table = await self.sit_down(deal, game, players)
        before = self.guest.play["seq"]
        await play_ahead(self.house.hall, table, wanted)
        await self.guest.asked_after(before)
        await self.take(name)

    async def show_end(self, deal: str, game: str, players: int) -> None:
        """The result, then the replay. Whoever goes away is played for."""
        table = await self.sit_down(deal, game, players, level=3)
        page = self.guest.page
        await page.goto("/")
        await page.evaluate(_WAIT_FOR_END, table)
        await page.goto(f"/t/{table}")
        await page.locator("#result").wait_for()
        await page.keyboard.press("Escape")  # what the bot played meanwhile
        await self.take("end")
        await self.guest.press("Watch the replay", role="link")
        await page.locator(".curve > svg").wait_for(timeout=10 * PATIENCE)
        for _ in range(60):
            await page.keyboard.press("ArrowRight")
        await self.take("replay")


def late(wanted: Wanted, is_late: Callable[[Game], bool]) -> Wanted:
    return lambda game: is_late(game) and wanted(game)


def is_well_under_way(scoring: Game) -> bool:
    """There is something in the columns, and nothing of the answer is given yet."""
    return len(scoring.history) > 120 and bool(scoring.mem.view(state_t)[0]["fresh"])


async def take_all(house: House, browser: Browser) -> None:
    for suffix, screen in SCREENS.items():
        async with guest_at(browser, house.url, **screen) as guest:
            photographer = Photographer(house, guest, suffix)
            await guest.page.evaluate(_NOT_THE_FIRST_GAME)
            await guest.page.reload()
            await guest.page.get_by_role("button", name="Play now").wait_for()
            await photographer.take("start")
            await photographer.show(
                "turn", "turn", "sole-mio", 4, late(asks("play"), lambda game: len(game.history) > 60)
            )
            await photographer.show("reveal", "reveal", "sole-mio", 4, late(asks("add"), is_well_under_way))
            await photographer.show("help", "help", "sole-mio", 4, asks("help"))
            await photographer.show(
                "solomino", "solomino", "solomino", 4, late(asks("turn"), lambda game: len(game.history) > 40)
            )
            if not suffix:
                await photographer.show_end("end", "sole-mio", 3)


async def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, open_browser() as browser:
            await take_all(house, browser)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
