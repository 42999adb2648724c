"""How many taps and seconds lie between people and their game, measured in a browser: `make experience`.

Everything happens as it does to people: bots take their time, things move, and nobody skips what is shown. Only the
person who is measured here is quicker than people are: they tap as soon as there is something to tap.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, ElementHandle

from tests.browser.ahead import play_ahead
from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at, open_browser
from tests.browser.house import House, open_house
from tests.browser.meeting import open_table, sit_down
from tests.browser.player import Player

#: How often the ways are gone; of the seconds the median counts.
ROUNDS = 5
#: Milliseconds between two looks at the page.
GLANCE_MS = 25
#: Seconds that a person looks at what is new before they do something.
LOOK_S = 0.3
#: Seconds after which a button that is still there is tapped again.
NOTHING_HAPPENS_S = 5
#: A way that needs more is not one that people find.
MOST_TAPS = 12

#: What a person who wants to go on taps: the main button of the dialog on top, else that of the page.
_MAIN = ", ".join(f"{where} .btn.main:not(:disabled)" for where in ("dialog[open]", "main", "aside", "body"))


@dataclass
class Way:
    """From here to there."""

    taps: int
    fields: int
    seconds: float


@dataclass
class Game:
    """A whole game, as one person at the table has it."""

    seconds: float = 0.0
    waiting: float = 0.0
    taps: int = 0
    questions: dict[str, int] = field(default_factory=dict)
    without_choice: dict[str, int] = field(default_factory=dict)
    #: From its end to the next game.
    on: Way | None = None


@asynccontextmanager
async def person(browser: Browser, house: House, **screen: object) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **{**DESKTOP, "reduced_motion": "no-preference", **screen}) as guest:
        yield guest


Reached = Callable[[], Awaitable[bool]]


async def go_on(guest: Guest, reached: Reached, *, name: str = "Grace") -> Way:
    """Tap the main button until one is there; fill in a name where one is asked for."""
    begun, taps, fields = time.perf_counter(), 0, 0
    page = guest.page
    while not await reached():
        await asyncio.sleep(LOOK_S)
        asked_for = page.get_by_label("Your name")
        if await asked_for.count() and not await asked_for.first.input_value():
            await asked_for.first.fill(name)
            fields += 1
        button = page.locator(_MAIN).first
        if await button.is_visible():
            element = await button.element_handle()
            await guest.touch(element)
            taps += 1
            await _until_gone(element, reached)
        assert taps <= MOST_TAPS, f"{taps} taps on the main button lead nowhere: {page.url}"
    return Way(taps, fields, time.perf_counter() - begun)


async def _until_gone(button: ElementHandle, reached: Reached) -> None:
    """Nobody taps the same button twice, unless nothing happens for long."""
    patience = time.perf_counter() + NOTHING_HAPPENS_S
    while time.perf_counter() < patience and not await reached():
        if not await button.is_visible():
            return
        await asyncio.sleep(GLANCE_MS / 1000)


async def to_the_first_decision(browser: Browser, house: House) -> Way:
    """From a first page that has just been opened."""
    async with person(browser, house) as guest:
        await guest.page.get_by_role("button", name="Play now").wait_for()

        async def is_asked() -> bool:
            return guest.asked is not None and await guest.page.locator("[data-card]").first.is_visible()

        return await go_on(guest, is_asked)


async def to_a_seat(browser: Browser, house: House) -> Way:
    """From the link that a friend has sent."""
    async with person(browser, house) as host, person(browser, house, **PHONE) as guest:
        link = await open_table(host, "Sole Mio!", players=3)
        await guest.page.goto(link)

        async def sits() -> bool:
            return await guest.page.get_by_text("Grace (you)").first.is_visible()

        return await go_on(guest, sits)


async def to_the_next_game(browser: Browser, house: House) -> Way:
    """From the result of a game with bots that the server keeps."""
    async with person(browser, house) as guest:
        await sit_down(guest, game="sole-mio", players=3, level=1, options={"start": 0})
        await play_ahead(house.hall, guest.table, lambda game: game.is_over)
        return await on_from_the_result(guest)


async def on_from_the_result(guest: Guest) -> Way:
    await guest.page.locator("#result").wait_for()
    table, guest.play = guest.table, {}

    async def is_asked() -> bool:
        elsewhere = guest.table != table and guest.asked is not None
        return elsewhere and await guest.page.locator("[data-card]").first.is_visible()

    return await go_on(guest, is_asked)


#: The first steps of a turn and of an answer to an order.
BEGINS_A_PLAN = {"play", "series", "demand"}


class Watcher(Player):
    """Plays a game and never skips anything."""

    async def watch(self) -> Game:
        """Play to the end, and measure when there is nothing to do."""
        told, asked, waits = Game(), set[int](), True
        begun = since = time.perf_counter()
        while (offers := await self.look()) is not None:
            # Where a show can be skipped it is running, and what else is there can only be looked at.
            can_answer = bool(offers) and all(offer.what != "skip" for offer in offers)
            now = time.perf_counter()
            if waits:
                told.waiting += now - since
            waits, since = not can_answer, now
            if not can_answer:
                await asyncio.sleep(GLANCE_MS / 1000)
                continue
            self._note(told, asked)
            await self.click(offers)
            told.taps += 1
        told.seconds = time.perf_counter() - begun
        return told

    def _note(self, told: Game, asked: set[int]) -> None:
        play = self.guest.play
        if (ask := play.get("ask")) and play["seq"] not in asked:
            asked.add(play["seq"])
            told.questions[ask["kind"]] = told.questions.get(ask["kind"], 0) + 1
            # What the server answers by itself must not be asked. A step with one answer that begins a plan is part of
            # the question that has the choice.
            if ask.get("forced") or (len(ask["legal"]) == 1 and ask["kind"] not in BEGINS_A_PLAN):
                told.without_choice[ask["kind"]] = told.without_choice.get(ask["kind"], 0) + 1


async def a_whole_game(browser: Browser, house: House) -> Game:
    """Against two bots, as most people have it: in the page, from its first button to the next game."""
    async with person(browser, house) as guest:
        await guest.page.get_by_role("radio", name="Level 3").check(force=True)
        await guest.press("Play now")
        await guest.until_asked()
        # A click by the page itself does not wait until everything stands still, which it seldom does here.
        game = await Watcher(guest, seed=1, press=lambda element: element.evaluate("(it) => it.click()")).watch()
        game.on = await on_from_the_result(guest)
        return game


async def measure(rounds: int, *, games: int) -> tuple[dict[str, list[Way]], list[Game]]:
    ways: dict[str, list[Way]] = {}
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder), at_once=False) as house, open_browser() as browser:
            for name, way in WAYS.items():
                house.chance.begin(name)
                if rounds:
                    ways[name] = [await way(browser, house) for _ in range(rounds)]
            # The page deals by itself, and no two games are the same.
            played = [await a_whole_game(browser, house) for _ in range(games)]
            if played:
                ways["from the end of a game in the page to the next"] = [game.on for game in played if game.on]
    return ways, played


WAYS = {
    "from the first page to the first decision": to_the_first_decision,
    "from an invitation to a seat": to_a_seat,
    "from the end of a game on the server to the next": to_the_next_game,
}


def tell(ways: dict[str, list[Way]], games: Sequence[Game]) -> None:
    for name, times in ways.items():
        seconds = statistics.median(way.seconds for way in times)
        taps, fields = max(way.taps for way in times), max(way.fields for way in times)
        typed = " and a name" if fields else ""
        print(f"{name}: {taps} {'tap' if taps == 1 else 'taps'}{typed}, {seconds:.1f} s")
    for game in games:
        questions, idle = sum(game.questions.values()), sum(game.without_choice.values())
        print(
            f"a game of Sole Mio! for three at normal pace: {game.waiting:.0f} of {game.seconds:.0f} s waiting, "
            f"{questions} questions ({_told(game.questions)}), {idle} of them without a choice"
            f"{f' ({_told(game.without_choice)})' if idle else ''}"
        )


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))


async def main() -> None:
    parser = argparse.ArgumentParser(prog="make experience", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each way is gone (default: %(default)s)")
    parser.add_argument("--games", type=int, default=1, help="how many whole games (default: %(default)s)")
    wanted = parser.parse_args()
    tell(*await measure(wanted.rounds, games=wanted.games))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
