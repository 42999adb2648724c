"""How long a person waits for others, and how often they are asked what has one answer, in a whole game.

    python -m tests.browser.waiting            plays a 3-player game of Sole Mio! at normal pace, which takes minutes

The person answers as soon as anything can be pressed, and skips nothing. Seconds in which nothing can be answered
are forced waiting.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from playwright.async_api import Browser

from tavolata.server.pacing import PACES
from tests.browser.guest import DESKTOP, Guest, guest_at, open_browser
from tests.browser.house import House, open_house
from tests.browser.meeting import sit_down
from tests.browser.player import Offer, Player

#: As a server has them; `open_house` lets bots answer at once.
USUAL = dict(PACES)


@dataclass
class Waited:
    """A game from its first question to its end, in seconds."""

    whole: float = 0.0
    waiting: float = 0.0
    #: Where the waiting went, by what the table was doing.
    where: dict[str, float] = field(default_factory=dict)
    questions: int = 0
    without_choice: int = 0


class Patient(Player):
    """Answers at once, but lets everything be shown: it presses none of what runs the show."""

    async def look(self) -> list[Offer] | None:
        offers = await super().look()
        return [] if offers and any(offer.what == "skip" for offer in offers) else offers


def questions_in(frames: list[str]) -> tuple[int, int]:
    """Questions put to the person of these frames, and those among them with one legal action.

    What the server answers by itself (`forced`) is told and not asked. A step with one answer that only begins a plan
    is asked together with the next one.
    """
    asked = dict[int, dict[str, Any]]()
    for frame in map(json.loads, frames):
        ask = frame.get("ask") if frame["type"] == "play" else None
        if ask and ask["kind"] != "window" and not ask.get("forced"):
            asked[frame["seq"]] = ask
    begins_plan = {"play", "series", "demand"}
    without = [ask for ask in asked.values() if len(ask["legal"]) == 1 and ask["kind"] not in begins_plan]
    return len(asked), len(without)


async def play_patiently(guest: Guest, seed: int = 1) -> Waited:
    """Play the game at whose table the guest sits, and time it."""
    # A script clicks what a pointer may not reach while something moves.
    player, told = Patient(guest, seed, lambda element: element.evaluate("(it) => it.click()")), Waited()
    begun = time.monotonic()
    while True:
        looked = time.monotonic()
        offers = await player.look()
        if offers is None:
            break
        if offers:
            await player.click(offers)
            continue
        await asyncio.sleep(0.03)
        spent = time.monotonic() - looked
        told.waiting += spent
        where = "scoring" if await guest.page.locator("main.scoring").count() else "turns"
        told.where[where] = told.where.get(where, 0.0) + spent
    told.whole = time.monotonic() - begun
    told.questions, told.without_choice = questions_in(guest.frames)
    return told


async def measure(browser: Browser, house: House, **wish: Any) -> Waited:
    """A whole game of somebody with bots at the pace of a real server."""
    wish = {"game": "sole-mio", "players": 3, "level": 1, "options": {"start": 0}, **wish}
    with patch.dict(PACES, USUAL):
        async with guest_at(browser, house.url, **DESKTOP, reduced_motion="no-preference") as guest:
            await sit_down(guest, **wish)
            return await play_patiently(guest)


async def main() -> None:
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, open_browser() as browser:
            told = await measure(browser, house)
    where = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in told.where.items())
    print(f"A 3-player game of Sole Mio! at normal pace: {told.waiting:.0f} of {told.whole:.0f} s waiting ({where})")
    print(f"Questions: {told.questions}, without a choice: {told.without_choice}")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
