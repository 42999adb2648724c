"""How the client comes to a browser: compressed, once, and again after what went wrong on the way."""

from __future__ import annotations

import pytest
from playwright.async_api import Response, expect

from tests.browser.guest import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: What the first visit may cost a phone on the road, in bytes.
FIRST_VISIT = 100_000

_LOADED = """() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    .map(({ transferSize, encodedBodySize }) => ({ sent: transferSize, size: encodedBodySize }))"""


async def loaded(guest: Guest) -> list[dict[str, int]]:
    """What came with the first page, when also the drawings are there."""
    await expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()
    await guest.page.wait_for_function(f"() => ({_LOADED})().length >= 5")
    sizes: list[dict[str, int]] = await guest.page.evaluate(_LOADED)
    return sizes


async def test_the_client_is_sent_compressed_and_only_once(phone: Guest) -> None:
    page = phone.page
    answers = list[Response]()
    page.on("response", lambda answer: answers.append(answer) if "/assets/" in answer.url else None)
    first = await loaded(phone)
    assert sum(one["size"] for one in first) < FIRST_VISIT
    await page.reload()
    again = await loaded(phone)
    assert len(again) == len(first)
    assert sum(one["sent"] for one in again) == 0
    await phone.press("Play now")
    await page.locator("[data-card]").first.wait_for()
    for answer in answers:
        assert (await answer.all_headers())["content-encoding"] == "br", answer.url
