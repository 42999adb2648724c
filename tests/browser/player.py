"""Plays by clicking what the page offers, and nothing else. It knows no rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import TimeoutError as Waited

from tests.browser.guest import Guest

#: Everything at a table that can be clicked to play, in the order of the page. A dialog hides what is behind it.
OFFERED = (
    "[data-main], [data-action], [data-give-up], [data-skip], [data-card], [data-order], [data-cell], [data-name], "
    "dialog fieldset label:has([type=radio]), dialog .btn.main, main > .panel > .btn.main"
)

#: What is offered now: for each element its place among all, what it is, and whether it is chosen already.
_LOOK = """(offered) => {
    if (document.querySelector('#result')) return { over: true, offers: [], wide: 0 };
    const dialog = document.querySelector('dialog[open]');
    const scope = dialog ?? document.querySelector('main');
    const offers = [];
    document.querySelectorAll(offered).forEach((element, place) => {
        const dead = element.disabled || element.classList.contains('dimmed') || element.classList.contains('still');
        if (dead || !scope?.contains(element) || element.getClientRects().length === 0) return;
        const has = (name) => element.hasAttribute(`data-${name}`);
        const names = ['main', 'action', 'give-up', 'skip', 'card', 'order', 'cell', 'name'];
        const what = names.find(has) ?? (element.matches('label') ? 'choice' : 'main');
        const chosen = element.getAttribute('aria-pressed') === 'true' || element.matches('.on');
        offers.push({ place, what, word: element.getAttribute(`data-${what}`) ?? '', chosen });
    });
    // A hand can be looked at by whoever is not asked; in a turn there is always something that sends it.
    const asks = dialog !== null
        || scope?.querySelector('[data-main], [data-action]:not([data-action=solomino]), [data-skip]') != null
        || scope?.querySelector(':scope > .panel > .btn.main') != null
        || document.querySelector('[data-action=solomino]') !== null;
    return { over: false, offers: asks ? offers : [], wide: document.documentElement.scrollWidth - innerWidth };
}"""

#: How likely a click is, by what it is. What is chosen already is hardly ever taken back.
_WEIGHTS = {
    "main": 6.0,
    "action": 4.0,
    "skip": 20.0,
    "give-up": 0.5,
    "card": 1.0,
    "order": 2.0,
    "cell": 2.0,
    "name": 2.0,
    "choice": 2.0,
}
_CALL = 0.3
_TAKEN_BACK = 0.05


@dataclass(frozen=True)
class Offer:
    place: int
    what: str
    word: str
    chosen: bool

    @property
    def weight(self) -> float:
        if self.word == "solomino":
            return _CALL
        return _WEIGHTS[self.what] * (_TAKEN_BACK if self.chosen else 1.0)


class Stuck(AssertionError):
    """The game waits for this player, and the page offers nothing that moves it on."""


class Player:
    """Clicks at random, the same way for the same seed and the same game."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        self.guest = guest
        self.random = random.Random(seed)
        #: Kinds of decisions that were met.
        self.met: set[str] = set()

    async def look(self) -> list[Offer] | None:
        """What is offered; None if the game is over."""
        seen = await self.guest.page.evaluate(_LOOK, OFFERED)
        assert seen["wide"] <= 0, f"in {self.guest.asked} the page is {seen['wide']} pixels wider than the screen"
        return None if seen["over"] else [Offer(**offer) for offer in seen["offers"]]

    async def click(self, offers: list[Offer]) -> None:
        """Click one of what is offered. If the table goes on meanwhile, nothing is lost."""
        offer = self.random.choices(offers, [offer.weight for offer in offers])[0]
        try:
            await self.guest.page.locator(OFFERED).nth(offer.place).click(timeout=3000)
        except Waited:
            if await self.look() == offers:
                raise Stuck(f"{offer.what} {offer.word} cannot be clicked in {self.guest.asked}") from None

    async def play(self, *, clicks: int = 2000, on_new: Callable[[str], Awaitable[None]] | None = None) -> bool:
        """Play until the game is over (True) or so many clicks are made. `on_new` is told each new kind of decision."""
        idle = 0
        while clicks > 0:
            offers = await self.look()
            if offers is None:
                return True
            if not offers:
                idle += 1
                if idle > 1500:
                    shown = await self.guest.page.locator("body").inner_text()
                    raise Stuck(f"nothing is offered in {self.guest.asked} on a page that says: {shown}")
                await asyncio.sleep(0.02)
                continue
            idle = 0
            kind = self.guest.asked
            if kind is not None and kind not in self.met and all(offer.what != "skip" for offer in offers):
                self.met.add(kind)
                if on_new:
                    await on_new(kind)
                    continue
            await self.click(offers)
            clicks -= 1
        return False


async def play_together(*players: Player, clicks: int) -> None:
    """Let them play until the first has made so many clicks."""
    playing = [asyncio.create_task(player.play(clicks=clicks)) for player in players]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
