"""A deck of one's own, chosen in the browser."""

from __future__ import annotations

import pytest
from playwright.async_api import FilePayload, expect

from tavolata.games.solomino.decks import default_deck
from tests.browser.guest import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: With the colours and the number that the usual deck does not have.
DECK = [*default_deck()[:20], "p9-o1", "oS-p3"]


async def test_a_table_is_opened_with_its_own_deck(phone: Guest) -> None:
    """Faults are named by their line, and nothing is opened before they are gone."""
    page = phone.page
    await phone.touch(page.locator("label", has=page.get_by_text("SOLOmino", exact=True)))
    await phone.press("Play with friends")
    await page.get_by_label("Your name").fill("Ada")
    for _ in range(2):
        await phone.press("Fewer players")
    await page.get_by_label("Cards", exact=True).select_option("My own deck")
    cards = page.get_by_label("Your deck, one card per line")
    await cards.fill("\n".join([*DECK[:3], "r8", "rS-bD"]))
    await page.get_by_text("Line 4: “r8” is not a card.").wait_for()
    await page.get_by_text("The deck has 5 cards. For this number of players it needs 18 to 126.").wait_for()
    await phone.check_access("a deck with faults")
    await phone.press("Open the table")
    assert "/t/" not in page.url, "a table was opened with another deck than the one that is written there"
    await phone.press("Line 5: “rS-bD” has two symbols. A card can have only one.")
    chosen = await cards.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert chosen == "rS-bD"

    file = FilePayload(name="my.deck", mimeType="text/plain", buffer="\n".join(DECK).encode())
    await page.locator("input[type=file]").set_input_files([file])
    await page.get_by_text(f"{len(DECK)} cards: the deck is fine.").wait_for()
    await phone.press("Open the table")
    await page.wait_for_url("**/t/*")
    await expect(page.get_by_label("Your deck, one card per line")).to_have_value("\n".join(DECK))
    await phone.touch(page.get_by_role("button", name="Start"))
    await phone.until(lambda play: play["view"] is not None)
    view = phone.play["view"]
    assert view["pile"] + len(view["hand"].split()) + 8 + 1 == len(DECK)
