"""How people come to a table: one opens it, the others follow the link."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import TimeoutError as Waited

from tests.browser.guest import Guest

TITLES = {
    "sole-mio": "Sole Mio!",
    "mamma-mia-grande": "Mamma Mia! Grande",
    "mamma-mia": "Mamma Mia!",
    "solomino": "SOLOmino",
}


async def sit_down(guest: Guest, **wish: Any) -> None:
    """At a table with bots, also by house rules for which the first page has no button."""
    here = {"Origin": await guest.page.evaluate("location.origin")}
    opened = await guest.page.request.post("/api/play", data=wish, headers=here)
    assert opened.ok, await opened.text()
    guest.play = {}  # of another table
    await guest.page.goto(f"/t/{(await opened.json())['table']}")
    await guest.until_asked()


async def open_table(
    host: Guest, game: str, players: int = 2, rule: str | None = None, memory: str | None = None
) -> str:
    """As the host would, up to the waiting room, perhaps with a house rule; the link for the others."""
    page = host.page
    await host.touch(page.locator("label", has=page.get_by_text(game, exact=True)))
    await host.press("Play with friends")
    await page.get_by_label("Your name").fill("Ada")
    for _ in range(4 - players):
        await host.press("Fewer players")
    if rule:
        await page.get_by_role("dialog").get_by_label(rule).check(force=True)
    if memory:
        await page.get_by_role("dialog").get_by_label("Announcements", exact=True).select_option(label=memory)
    await host.press("Open the table")
    return await page.get_by_role("textbox", name="Link to this table").input_value()


async def open_by_rules(host: Guest, **wish: Any) -> str:
    """Up to the waiting room, by house rules for which there is no button; the link for the others."""
    here = {"Origin": await host.page.evaluate("location.origin")}
    request = host.page.request
    await request.post("/api/me", data={"name": "Ada"}, headers=here)
    opened = await request.post("/api/tables", data=wish, headers=here)
    assert opened.ok, await opened.text()
    link: str = (await opened.json())["link"]
    await host.page.goto(link)
    return link


async def come_by(guest: Guest, link: str, name: str) -> None:
    """Open the invitation, say a name, and sit."""
    await guest.page.goto(link)
    await guest.page.get_by_label("Your name at the table").fill(name)
    await guest.press("Take a seat")
    try:
        await guest.page.get_by_text(f"{name} (you)").wait_for()
    except Waited:
        page = await guest.page.locator("body").inner_text()
        raise AssertionError(f"{name} does not sit at {link}, on a page that says: {page}") from None


async def start(host: Guest, *others: Guest) -> None:
    """Empty seats are given to bots; then somebody here is asked something."""
    await host.touch(host.page.get_by_role("button", name="Start"))
    await asyncio.gather(*(guest.until(lambda play: play["view"] is not None) for guest in (host, *others)))
    await somebody_asked(host, *others)


async def somebody_asked(*guests: Guest) -> None:
    """Wait until one of them is asked something."""
    waiting = [asyncio.create_task(guest.until_asked()) for guest in guests]
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*done)
