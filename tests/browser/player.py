"""Plays by clicking what the page offers, and nothing else. It knows no rules."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import ElementHandle, Error
from playwright.async_api import TimeoutError as Waited

from tests.browser.guest import PATIENCE, TOO_WIDE, Guest

#: Milliseconds until a player who cannot press something, because a dialog has come before it, looks up.
GLANCE = 500

#: What is offered now, in the order of the page: what it is, and whether it is chosen already. The elements themselves
#: are kept for the click, which then cannot hit what has come in their place. A dialog hides what is behind it.
_LOOK = (
    f"() => {{ const tooWide = {TOO_WIDE};"
    """
    if (document.querySelector('#result')) return { over: true, offers: [], wide: 0 };
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    const scope = dialog ?? document.body;
    const names = ['main', 'action', 'give-up', 'skip', 'card', 'order', 'way', 'name'];
    const has = (element, name) => element.hasAttribute(`data-${name}`);
    const others = {
        choice: 'dialog fieldset label:has([type=radio]), fieldset.amounts [role=group] button',
        main: 'dialog .btn.main, main > .panel > .btn.main, aside .btn.main',
        close: 'dialog header button',
    };
    const everything = [...names.map((name) => `[data-${name}]`), ...Object.values(others)].join();
    window.offered = [...scope.querySelectorAll(everything)].filter((element) =>
        !element.matches(':disabled, [aria-disabled=true], .dimmed, .still') && element.getClientRects().length > 0);
    const offers = window.offered.map((element) => {
        const what = names.find((name) => has(element, name))
            ?? Object.keys(others).find((name) => element.matches(others[name]));
        const chosen = element.getAttribute('aria-pressed') === 'true' || element.matches('.on');
        return { what, word: element.getAttribute(`data-${what}`) ?? '', chosen };
    });
    // A hand can be looked at by whoever is not asked; in a turn there is always something that sends it, perhaps not
    // yet enabled. Who wants to skip a scoring and has said so waits for the others.
    const asks = dialog !== null
        || scope.querySelector(`[data-main], [data-action], [data-skip]:enabled, ${others.main}`) !== null;
    return { over: false, offers: asks ? offers : [], wide: tooWide() };
}"""
)

#: How likely a click is, by what it is. What is chosen already is hardly ever taken back.
_WEIGHTS = {
    "main": 6.0,
    "action": 4.0,
    "skip": 20.0,
    "give-up": 0.5,
    "card": 1.0,
    "order": 2.0,
    "way": 2.0,
    "name": 2.0,
    "choice": 2.0,
    "close": 0.05,
}
_CALL = 0.3
_TAKEN_BACK = 0.05


@dataclass(frozen=True)
class Offer:
    what: str
    word: str
    chosen: bool

    @property
    def weight(self) -> float:
        if self.word == "solomino":
            return _CALL
        return _WEIGHTS[self.what] * (_TAKEN_BACK if self.chosen else 1.0)


#: How a person presses something.
Press = Callable[[ElementHandle], Awaitable[None]]


class Stuck(AssertionError):
    """The game waits for this player, and the page offers nothing that moves it on."""


class Player:
    """Clicks at random, the same way for the same seed and the same game."""

    def __init__(self, guest: Guest, seed: int = 1, press: Press | None = None) -> None:
        self.guest = guest
        self.random = random.Random(seed)
        self._press = press or (lambda element: guest.touch(element, GLANCE))
        #: Kinds of decisions that were met.
        self.met: set[str] = set()

    def weigh(self, offer: Offer) -> float:
        """How likely this one is clicked."""
        return offer.weight

    async def look(self) -> list[Offer] | None:
        """What is offered; None if the game is over."""
        seen = await self.guest.page.evaluate(_LOOK)
        assert seen["wide"] <= 0, f"in {self.guest.asked} the page is {seen['wide']} pixels wider than the screen"
        return None if seen["over"] else [Offer(**offer) for offer in seen["offers"]]

    async def click(self, offers: list[Offer]) -> None:
        """Click one of what is offered. If the table goes on meanwhile, nothing is lost."""
        at = self.random.choices(range(len(offers)), [self.weigh(offer) for offer in offers])[0]
        element = (await self.guest.page.evaluate_handle("(at) => window.offered[at]", at)).as_element()
        assert element is not None
        waits_since = time.monotonic()
        while True:
            try:
                return await self._press(element)
            except Waited as error:
                if await self.look() != offers:
                    return None
                if time.monotonic() - waits_since > PATIENCE / 1000:
                    raise Stuck(f"{offers[at]} cannot be clicked in {self.guest.asked}: {error}") from None
            except Error as error:
                if "not attached" in str(error):
                    return None
                raise

    async def play(
        self,
        *,
        clicks: int = 2000,
        on_new: Callable[[str], Awaitable[None]] | None = None,
        until: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Play until the game is over (True), so many clicks are made, or it is `until`.

        `on_new` is told each new kind of decision.
        """
        waits_since = time.monotonic()
        while clicks > 0 and not until():
            offers = await self.look()
            if offers is None:
                return True
            if not offers:
                if time.monotonic() - waits_since > 2 * PATIENCE / 1000:
                    shown = await self.guest.page.locator("body").inner_text()
                    raise Stuck(f"nothing is offered in {self.guest.asked} on a page that says: {shown}")
                await asyncio.sleep(0.02)
                continue
            kind = self.guest.asked
            if kind is not None and kind not in self.met and all(offer.what != "skip" for offer in offers):
                self.met.add(kind)
                if on_new:
                    await on_new(kind)
                    continue
            await self.click(offers)
            clicks -= 1
            waits_since = time.monotonic()
        return False

    async def answer(self, clicks: int = 200) -> None:
        """Click until the table has gone on from what it asks now."""
        before = self.guest.play["seq"]

        def has_gone_on() -> bool:  # also while there is nothing to click, because the answer is on its way
            return bool(self.guest.play["seq"] > before)

        for _ in range(clicks):
            if await self.play(clicks=1, until=has_gone_on) or has_gone_on():
                return
        raise Stuck(f"{clicks} clicks did not answer {self.guest.asked}")
