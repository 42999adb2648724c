"""Takes the pictures of README and docs from a real server: `make screenshots`, then look at each of them.

A player that clicks what is offered brings a table to the moment that is shown. The cards are new every time.
"""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Browser

from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at, open_browser
from tests.browser.house import open_house
from tests.browser.player import Player

IMAGES = Path(__file__).parents[2] / "docs/images"
SCREENS: dict[str, dict[str, Any]] = {"": DESKTOP, "-phone": PHONE}
#: Pictures are part of the repository, so each stays small.
LARGEST = 150_000


async def take(guest: Guest, name: str) -> None:
    """Write the picture of what is on the screen, as sharp as its size allows."""
    image = Image.open(io.BytesIO(await guest.page.screenshot()))
    for quality in (90, 80, 70, 60, 50):
        small = io.BytesIO()
        image.save(small, "webp", quality=quality, method=6)
        if small.tell() <= LARGEST:
            break
    (IMAGES / f"{name}.webp").write_bytes(small.getvalue())
    print(f"{name}.webp  {small.tell() // 1000} kB")


async def begin(guest: Guest, title: str) -> Player:
    page = guest.page
    await page.locator("label", has=page.get_by_text(title, exact=True)).click()
    await guest.press("Play now")
    await page.locator("[data-card]").first.wait_for()
    return Player(guest)


async def play_until(player: Player, selector: str) -> None:
    """Click on until something is on the page."""
    wanted = player.guest.page.locator(selector)
    while not await wanted.count():
        if await player.play(clicks=1):
            raise AssertionError(f"the game ended before there was any {selector}")


async def show_pizza(guest: Guest, suffix: str) -> None:
    await guest.page.get_by_role("button", name="Play now").wait_for()
    await take(guest, f"start{suffix}")
    player = await begin(guest, "Sole Mio!")
    await player.play(clicks=12)
    await play_until(player, "[data-main]:enabled")
    await take(guest, f"turn{suffix}")
    await play_until(player, ".scoring .about h2")
    await take(guest, f"reveal{suffix}")
    if not suffix:
        assert await player.play()
        await take(guest, "end")
        await guest.press("Watch the replay", role="link")
        await guest.page.locator(".curve svg").wait_for(timeout=300_000)
        await guest.page.keyboard.press("End")
        await take(guest, "replay")


async def show_solomino(guest: Guest, suffix: str) -> None:
    player = await begin(guest, "SOLOmino")
    await player.play(clicks=6)
    await play_until(player, ".place[data-action], [data-action=draw]")
    await take(guest, f"solomino{suffix}")


async def take_all(browser: Browser, url: str) -> None:
    for suffix, screen in SCREENS.items():
        for show in (show_pizza, show_solomino):
            async with guest_at(browser, url, **screen) as guest:
                await show(guest, suffix)


async def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, open_browser() as browser:
            await take_all(browser, house.url)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
