"""How people come to a table: one opens it, the others follow the link."""

from __future__ import annotations

from tests.browser.guest import Guest


async def open_table(host: Guest, game: str, players: int = 2) -> str:
    """As the host would, up to the waiting room; the link for the others."""
    page = host.page
    await page.locator("label", has=page.get_by_text(game, exact=True)).click()
    await host.press("Play with friends")
    await page.get_by_label("Your name").fill("Ada")
    fewer = page.get_by_role("button", name="Fewer players")
    for _ in range(4 - players):
        await fewer.click()
    await host.press("Open the table")
    return await page.get_by_role("textbox", name="Link to this table").input_value()


async def come_by(guest: Guest, link: str, name: str) -> None:
    await guest.page.goto(link)
    await guest.page.get_by_label("Your name").fill(name)
    await guest.check_access("the door")
    await guest.press("Come in")
    await guest.press("Sit down")
