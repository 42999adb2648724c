"""All five languages, switched in the middle of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

import tavolata.locale
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import LANDSCAPE, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import sit_down
from tests.browser.reach import check_words

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: How each language calls the menu, and says in the bar whose turn it is.
MENUS = {"en": "Menu", "de": "Menü", "fr": "Menu", "it": "Menu", "nl": "Menu"}
TURNS = {
    "de": "du bist am Zug",
    "fr": "c’est ton tour",
    "it": "tocca a te",
    "nl": "jij bent aan de beurt",
    "en": "your turn",
}
#: The names of all texts that no text could contain by itself.
IDS = {
    name
    for file in Path(tavolata.locale.__path__[0], "en").glob("*.ftl")
    for name in re.findall(r"^([a-z]+(?:-[a-z0-9]+)+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize("game", ["sole-mio", pytest.param("solomino", marks=pytest.mark.long)])
async def test_the_language_changes_in_the_middle_of_a_game(phone: Guest, game: str) -> None:
    await sit_down(phone, game=game, players=2, level=1, options={"start": 0})
    page, spoken, texts = phone.page, "en", set[str]()
    for language, turn in TURNS.items():
        await phone.press(MENUS[spoken])
        await page.locator("dialog select:has(option[lang])").select_option(language)
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await expect(page.locator("header").first).to_contain_text(turn)
        texts.add(await page.locator("dialog").inner_text())
        await page.keyboard.press("Escape")
        await page.locator("dialog").wait_for(state="detached")
        table = await page.locator("main").inner_text()
        assert not IDS.intersection(re.findall(r"[a-z0-9-]+", table)), f"there is no {language} text for something"
        texts.add(table)
        await phone.check_width()
        spoken = language
    assert len(texts) == 2 * len(TURNS), "two languages say the same"
    await phone.check_access("the table")


@pytest.mark.parametrize(
    "locale", ["de-DE", *(pytest.param(locale, marks=pytest.mark.long) for locale in ("fr-FR", "it-IT", "nl-NL"))]
)
async def test_no_word_is_cut_off_on_a_phone_on_its_side(browser: Browser, house: House, locale: str) -> None:
    async with guest_at(browser, house.url, **{**LANDSCAPE, "locale": locale}) as guest:
        await guest.page.goto("/learn/solomino")
        await guest.page.locator("[data-card]").first.wait_for()
        await check_words(guest, "the tutorial of SOLOmino")
        await sit_down(guest, game="solomino", players=4, level=1, options={"start": 0})
        for kind in ("turn", "asked"):
            await play_ahead(house.hall, guest.table, asks(kind))
            await guest.until_asked(kind)
            await guest.page.locator("[data-card]").first.wait_for()
            await check_words(guest, kind)
