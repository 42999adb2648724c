"""The words of every language have room on the smallest phone: no button cuts its own, or makes a paragraph of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from tavolata.locale import LANGUAGES
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import PHONE, SMALLEST, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import open_by_rules, sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Questions whose answers have the longest words.
QUESTIONS = {
    "mamma-mia-grande": ("play", "draw", "add", "help", "contest", "block", "name"),
    "solomino": ("turn", "answer", "swap", "rotate"),
}
#: More lines than these are no button any more. What names an order with its needs or tells of a card may be long.
LINES = 4
#: Buttons whose words take more lines, and whatever has no room for its words. A ribbon may stand out over its card.
_CROWDED = """(most) => [...document.querySelectorAll('button, a.btn, summary, select, th, .chip, li:has(> .dot)')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((part) => {
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const tops = new Set();
        const room = part.getBoundingClientRect();
        let beyond = 0;
        while (words.nextNode()) {
            const text = words.currentNode;
            if (!/\\p{L}{2}/u.test(text.data) || text.parentElement.closest('.vh, small, svg, .new')) continue;
            if (getComputedStyle(text.parentElement).clipPath !== 'none') continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const box of range.getClientRects()) {
                tops.add(Math.round(box.top));
                beyond = Math.max(beyond, box.right - room.right, room.left - box.left);
            }
        }
        const told = part.innerText.trim().replace(/\\s+/g, ' ');
        if (beyond > 3) return [`${told}: ${Math.round(beyond)} px too long`];
        return part.matches('button.btn, a.btn') && tops.size > most ? [`${told}: ${tops.size} lines`] : [];
    })"""
#: Where somebody wants to look at the pages, too.
PICTURES = os.environ.get("TAVOLATA_PICTURES")


async def look(guest: Guest, name: str) -> list[str]:
    if PICTURES:
        size = guest.page.viewport_size
        assert size
        await guest.page.screenshot(path=Path(PICTURES) / f"{name}-{size['width']}.png")
    return [f"{name}: {crowded}" for crowded in await guest.page.evaluate(_CROWDED, LINES)]


@pytest.mark.parametrize("screen", [SMALLEST, pytest.param(PHONE, marks=pytest.mark.long)], ids=["smallest", "phone"])
@pytest.mark.parametrize(
    "language", ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "fr")]
)
async def test_no_button_is_cut(browser: Browser, house: House, language: str, screen: dict[str, Any]) -> None:
    found: list[str] = []
    async with guest_at(browser, house.url, **screen, locale=f"{language}-{language.upper()}") as guest:
        page = guest.page
        await page.locator("main button").first.wait_for()
        found += await look(guest, f"{language}-start")
        for path in ("rules/mamma-mia", "learn/sole-mio", "me"):
            await page.goto(f"/{path}")
            await page.locator("main button, [data-card], h4").first.wait_for()
            found += await look(guest, f"{language}-{path.replace('/', '-')}")
        await open_by_rules(guest, game="solomino", seats=[{"me": True}, {}, {"bot": "level:1"}])
        await page.locator("main button").first.wait_for()
        found += await look(guest, f"{language}-waiting")
        for game, kinds in QUESTIONS.items():
            for kind in kinds:
                await sit_down(guest, game=game, players=4, options={"start": 0})
                before = guest.play["seq"]
                await play_ahead(house.hall, guest.table, asks(kind))
                await guest.asked_after(before)
                await page.locator("[data-card]:visible, dialog button:visible, [data-main]:visible").first.wait_for()
                await page.wait_for_timeout(400)  # until sheets have come
                found += await look(guest, f"{language}-{game}-{kind}")
    assert not found, "\n".join(found)
