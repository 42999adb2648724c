"""How soon people can play on a processor four times slower, and how soon they see what they do: `make speed`."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser

from tests.browser.guest import DESKTOP, Guest, guest_at, open_browser
from tests.browser.house import open_house
from tests.browser.local import choose
from tests.browser.meeting import TITLES, sit_down
from tests.browser.player import Player

ROUNDS = 9
SLOWER = 4
#: The aims, in milliseconds: the longest answer of a bot, list of ways to fill an order, and task of the page.
BOT, WAYS, BLOCKING = 1000, 16, 50


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


#: Presses something, and says after how many milliseconds the page has painted another number of something else.
_PRESS = """([what, counted]) => new Promise((done) => {
    const count = () => document.querySelectorAll(counted).length;
    const [begun, before] = [performance.now(), count()];
    new MutationObserver((_, look) => {
        if (count() === before) return;
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    }).observe(document, { subtree: true, childList: true, attributes: true });
    document.querySelector(what).click();
})"""


async def slow_down(guest: Guest) -> None:
    """A slow processor, and nothing kept of earlier visits."""
    session = await guest.page.context.new_cdp_session(guest.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})


async def time_first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds from the address to a page that answers, and from one click to the cards in the hand."""
    # A page to which nothing else listens: what tests hear in it would be slowed down, too.
    async with await browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", **DESKTOP) as context:
        guest = Guest(await context.new_page(), by_touch=False)
        page = guest.page
        await page.add_init_script(f"({_VISITOR})()")
        await slow_down(guest)
        async with page.expect_console_message(lambda said: said.text.startswith("answered")) as said:
            await page.goto("/")
        answered = float((await said.value).text.split()[1])
        begun = time.perf_counter()
        await guest.press("Play now")
        await page.locator("[data-card]").first.wait_for()
        return answered, 1000 * (time.perf_counter() - begun)


async def time_actions(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds from pressing a card to seeing it chosen, and from playing it to seeing it gone."""
    async with guest_at(browser, url, **DESKTOP) as guest:
        await sit_down(guest, game="sole-mio", players=4, level=1, options={"start": 0})
        await guest.page.locator("[data-card]").first.wait_for()
        await guest.page.wait_for_timeout(500)  # a person looks first
        chosen = await guest.page.evaluate(_PRESS, ["[data-card]", "[data-card][aria-pressed=true]"])
        return chosen, await guest.page.evaluate(_PRESS, ["[data-main]:enabled", "[data-card]"])


#: In a worker: how long everything took that is measured there.
_OBSERVE = """() => {
    globalThis.taken = [];
    new PerformanceObserver((list) => taken.push(...list.getEntries().map(({ name, duration }) => [name, duration])))
        .observe({ entryTypes: ['measure'] });
}"""


def busy_times(trace: bytes) -> list[float]:
    """Milliseconds of its processor that the page was busy at a time, from what Chromium has traced.

    Left out is whatever drives the browser: it runs in the page, too, but from no address.
    """
    events = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    threads = defaultdict[tuple[int, int], list[dict[str, Any]]](list)
    for one in events:
        thread = one.get("pid"), one.get("tid")
        if one.get("ph") == "X" and names.get(thread) == "CrRendererMain":
            threads[thread].append(one)
    # Of several pages the one that was played in.
    played = max(threads.values(), key=lambda all_of_it: sum(_address(one) != "" for one in all_of_it))
    drivers = [one for one in played if one["name"] == "FunctionCall" and not _address(one)]
    busy = []
    for task in (one for one in played if one["name"].endswith("RunTask")):
        end = task["ts"] + task["dur"]
        driven = sum(one.get("tdur", 0) for one in drivers if task["ts"] <= one["ts"] < end)
        busy.append((task.get("tdur", 0) - driven) / 1000)
    return busy


def _address(event: dict[str, Any]) -> str:
    return str(event.get("args", {}).get("data", {}).get("url", ""))


@dataclass
class LocalGame:
    """Milliseconds of a game that the page plays by itself against the strongest bots."""

    bots: list[float]
    ways: list[float]
    busy: list[float]


async def time_local_game(browser: Browser, url: str, game: str) -> LocalGame:
    """A whole game. Chromium does not slow down workers, so everything is timed at full speed and counts as often."""
    taken: list[tuple[str, float]] = []
    async with guest_at(browser, url, at_once=True, **DESKTOP) as guest:
        page = guest.page
        page.on("worker", lambda worker: asyncio.ensure_future(worker.evaluate(_OBSERVE)))
        await choose(guest, game, opponents=2)
        await page.get_by_role("radio", name=re.compile("^Level")).last.check(force=True)
        await page.wait_for_load_state("networkidle")
        await browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        await guest.press("Play now")
        await Player(guest, seed=1).play()
        busy = busy_times(await browser.stop_tracing())
        for worker in page.workers:
            taken += await worker.evaluate("() => globalThis.taken ?? []")

    def of(name: str) -> list[float]:
        return [SLOWER * duration for measured, duration in taken if measured == name]

    return LocalGame(of("bot"), of("ways"), [SLOWER * duration for duration in busy])


def tell_local(game: str, times: LocalGame) -> list[str]:
    """Print the times of a game; what missed its aim."""

    def longest(values: list[float]) -> str:
        return f"{max(values, default=0):.0f} ms at most, {statistics.median(values or [0]):.0f} median, {len(values)}"

    long = sum(duration > BLOCKING for duration in times.busy)
    print(f"  {game}: bots {longest(times.bots)} answers; ways {longest(times.ways)} lists;")
    print(f"    the page was busy for {longest(times.busy)} times, {long} of them over {BLOCKING} ms")
    aims = {"bots": (times.bots, BOT), "ways": (times.ways, WAYS), "the page": (times.busy, BLOCKING)}
    return [f"{name} of {game}" for name, (values, most) in aims.items() if max(values, default=0) > most]


def tell(*names: str, rounds: list[tuple[float, float]]) -> None:
    for name, times in zip(names, zip(*rounds, strict=True), strict=True):
        print(f"{name}: {statistics.median(times):.0f} ms (from {min(times):.0f} to {max(times):.0f}, {ROUNDS} times)")


async def main() -> int:
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, open_browser() as browser:
            visits = [await time_first_visit(browser, house.url) for _ in range(ROUNDS)]
            actions = [await time_actions(browser, house.url) for _ in range(ROUNDS)]
            local = {game: await time_local_game(browser, house.url, game) for game in TITLES}
    print(f"On a processor {SLOWER} times slower:")
    tell("  address to a page that answers", "  one click to cards in the hand", rounds=visits)
    missed = [name for game, times in local.items() for name in tell_local(game, times)]
    print("On this one:")
    tell("  a card is chosen", "  it is played, with the way to the server", rounds=actions)
    if missed:
        print(f"missed aims ({BOT} ms for bots, {WAYS} for ways, {BLOCKING} for the page): {', '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
