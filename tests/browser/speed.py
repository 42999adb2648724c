"""How soon people can play, on a processor that is four times slower than this one: `make speed`."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser

from tests.browser.guest import DESKTOP, Guest, guest_at, open_browser
from tests.browser.house import open_house

ROUNDS = 5
SLOWER = 4


#: Presses a button of the first page as soon as it is painted, and tells when the page has painted the answer. All that
#: happens in the page: what drives the browser is slowed down with it, and would take longer than the page itself.
_VISITOR = """() => {
    const painted = (then) => requestAnimationFrame(() => setTimeout(then));
    const look = new MutationObserver(() => {
        const counter = document.querySelector('output');
        if (!counter) return;
        look.disconnect();
        painted(() => {
            new MutationObserver(() => painted(() => console.info('answered', performance.now())))
                .observe(counter, { subtree: true, childList: true, characterData: true });
            counter.parentElement.querySelector('button:enabled').click();
        });
    });
    if (location.protocol !== 'about:') look.observe(document, { subtree: true, childList: true });
}"""


async def slow_down(guest: Guest) -> None:
    """A slow processor, and nothing kept of earlier visits."""
    session = await guest.page.context.new_cdp_session(guest.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})


async def time_first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds from the address to a page that answers, and from one click to the cards in the hand."""
    async with guest_at(browser, url, **DESKTOP) as guest:
        page = guest.page
        await page.goto("about:blank")
        await page.add_init_script(f"({_VISITOR})()")
        await slow_down(guest)
        async with page.expect_console_message(lambda said: said.text.startswith("answered")) as said:
            await page.goto("/")
        answered = float((await said.value).text.split()[1])
        begun = time.perf_counter()
        await guest.press("Play now")
        await page.locator("[data-card]").first.wait_for()
        return answered, 1000 * (time.perf_counter() - begun)


async def main() -> None:
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, open_browser() as browser:
            visits = [await time_first_visit(browser, house.url) for _ in range(ROUNDS)]
    for name, times in zip(
        ("address to a page that answers", "one click to cards in the hand"), zip(*visits, strict=True), strict=True
    ):
        print(f"{name}: {statistics.median(times):.0f} ms (from {min(times):.0f} to {max(times):.0f}, {ROUNDS} visits)")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
