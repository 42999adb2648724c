"""From a link to a seat: invitations, broken links, early starts, late guests, and what the host does about people."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
import segno
from playwright.async_api import Browser, Locator, Route, expect

from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at
from tests.browser.house import House, open_house
from tests.browser.meeting import come_by, open_by_rules, open_table, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: As at an address without https, where browsers do not copy for pages. What is copied in the old way is kept.
WITHOUT_CLIPBOARD = """() => {
    delete Navigator.prototype.clipboard;
    delete Navigator.prototype.share;
    document.addEventListener('copy', () => {
        const { activeElement: field } = document;
        window.copied = field.value?.slice(field.selectionStart, field.selectionEnd);
    });
}"""


@asynccontextmanager
async def guests(browser: Browser, house: House, count: int) -> AsyncIterator[list[Guest]]:
    """So many people with phones."""
    if count == 0:
        yield []
        return
    async with guest_at(browser, house.url, **PHONE) as one, guests(browser, house, count - 1) as others:
        yield [one, *others]


def seats_of(guest: Guest) -> Locator:
    """Who sits where, as the waiting room says it."""
    return guest.page.locator("li[data-speaker] b")


async def link_in_menu(host: Guest) -> str:
    await host.press("Menu")
    link = await host.page.get_by_role("textbox", name="Link to this table").input_value()
    await host.press("Close")
    return link


# ----------------------------------------------------------------- invitations


async def test_a_host_at_localhost_invites_with_an_address_that_others_can_reach(
    browser: Browser, tmp_path: Path
) -> None:
    """The guest is seen before there is a name, keeps a seat when the game starts early, and then has it."""
    reachable = patch("tavolata.server.security.in_the_network", lambda _host: "127.0.0.1")
    with reachable:
        async with open_house(tmp_path, public_url=None, host="0.0.0.0") as house:
            here = house.url.replace("127.0.0.1", "localhost")
            async with guest_at(browser, here, **DESKTOP) as host, guests(browser, house, 2) as (phone, late):
                link = await open_table(host, "Sole Mio!", players=2)
                assert link.startswith(f"{house.url}/t/")
                await phone.page.goto(link)
                await expect(phone.page.get_by_text("Ada invites you to")).to_be_visible()
                await phone.check_access("an invitation")
                await phone.check_width()
                await expect(host.page.get_by_text("A guest opened the link")).to_be_visible()
                await host.hears("A guest has opened the link.")
                await host.check_access("a guest is about to come")

                await phone.page.get_by_label("Your name at the table").fill("Gr")
                await host.press("Start: 1 here and 1 joining")
                await expect(phone.page.get_by_text("keep your seat for")).to_be_visible()
                await late.page.goto(link)
                await expect(late.page.get_by_text("All seats are taken")).to_be_visible()
                field = phone.page.get_by_label("Your name at the table")
                await expect(field).to_have_value("Gr")
                await field.fill("Grace")
                await phone.press("Take your seat")
                await phone.until(lambda play: play["seat"] == 1 and bool(play["view"]["hand"]))
                await host.hears("Grace takes over from a bot.")


async def test_a_guest_who_is_removed_before_the_game_leaves_a_free_seat(desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino", players=2)
    await come_by(phone, link, "Grace")
    seat = desktop.page.locator("li[data-speaker]").nth(1)
    await expect(seat).to_contain_text("just arrived")
    await desktop.press("Change: Grace")
    await desktop.press("Remove Grace")
    await desktop.press("Remove Grace")
    await expect(seat).to_contain_text("Free seat")
    assert "just arrived" not in await seat.inner_text()
    removed = phone.page.get_by_role("heading", name="The host has removed you")
    await expect(removed).to_be_visible()
    await phone.page.reload()
    await expect(removed).to_be_visible()


@pytest.mark.parametrize("path", ["/t/local-AAAAAA", "/replay/local-AAAAAA"])
async def test_a_link_to_a_game_that_another_browser_keeps_says_so_and_leads_to_friends(
    phone: Guest, path: str
) -> None:
    await phone.page.goto(path)
    await expect(phone.page.get_by_role("heading", name="This game is not in this browser.")).to_be_visible()
    await expect(phone.page.get_by_text("got lost")).to_have_count(0)
    await phone.check_access("a game of another browser")
    await phone.press("Play with friends", role="link")
    await phone.page.get_by_label("Your name").fill("Ada")
    await phone.press("Open the table")
    await phone.page.get_by_role("heading", name="Invite your friends").wait_for()


async def test_link_and_code_have_the_public_address_wherever_the_host_is(browser: Browser, tmp_path: Path) -> None:
    public = "https://tavolata.example"  # a link that fills its code: what is left over is padded in different ways
    async with open_house(tmp_path, public_url=public) as house, guest_at(browser, house.url, **DESKTOP) as host:
        link = await open_table(host, "Sole Mio!")
        assert link == f"{public}/t/{host.table}#{host.page.url.partition('#')[2]}"
        drawn: str = await host.page.locator("svg[role=img] path").first.get_attribute("d") or ""
        dark = {(int(x) - 2, int(y) - 2) for x, y in re.findall(r"M(\d+) (\d+)", drawn)}
        codes = [segno.make(link, error="m", micro=False, mask=mask) for mask in range(8)]
        assert dark in [
            {(x, y) for y, row in enumerate(code.matrix) for x, module in enumerate(row) if module} for code in codes
        ]
        await start(host)
        assert await link_in_menu(host) == link


async def test_everybody_sees_the_speed_of_the_table_in_the_menu(desktop: Guest, phone: Guest) -> None:
    link = await open_by_rules(desktop, game="solomino", seats=[{"me": True}, {}], options={"rounds": 2})
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    for guest in (desktop, phone):
        await guest.press("Menu")
        await expect(guest.page.get_by_text("Normal (at most 20 sec between rounds)")).to_be_visible()
    await expect(phone.page.get_by_role("radio", name="Quick")).to_have_count(0)
    await desktop.page.get_by_role("radio", name="Quick").check(force=True)
    await expect(phone.page.get_by_text("Speed: Quick (at most 10 sec between rounds)")).to_be_visible()
    await expect(desktop.page.get_by_text("Quick (at most 10 sec between rounds)")).to_be_visible()


async def test_guests_sit_with_one_button_and_are_known_the_next_time(desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino", players=3)
    await come_by(phone, f"{link}).", "Grace")
    await desktop.hears("Grace is here.")
    await expect(desktop.page.get_by_text("just arrived")).to_be_visible()
    await expect(seats_of(desktop)).to_have_text(["Ada (you)", "Grace", "Free seat"])

    # House rules stay editable, and everybody sees them change.
    await expect(phone.page.get_by_text("Rounds: 1")).to_be_visible()
    await desktop.page.get_by_label("Rounds").select_option("3")
    await expect(phone.page.get_by_text("Rounds: 3")).to_be_visible()
    await phone.hears("The house rules have changed.")
    await desktop.press("Fewer players")
    await expect(desktop.page.locator("li[data-speaker]")).to_have_count(2)
    await desktop.press("More players")
    await expect(phone.page.locator("li[data-speaker]")).to_have_count(3)

    # Another name, before the game.
    await phone.page.get_by_role("button", name="Change: Grace").tap()
    await phone.page.get_by_label("Your name at the table").fill("Gracie")
    await phone.press("Change the name")
    await expect(desktop.page.get_by_text("Gracie", exact=True)).to_be_visible()

    # Known from now on: the same page, with the name in it.
    other = await open_table(await at_first_page(desktop), "SOLOmino")
    await phone.page.goto(other)
    await expect(phone.page.get_by_label("Your name at the table")).to_have_value("Gracie")
    await phone.press("Take a seat")
    await phone.page.get_by_text("Gracie (you)").wait_for()


async def at_first_page(guest: Guest) -> Guest:
    await guest.page.goto("/")
    return guest


async def test_a_server_for_one_computer_says_so_and_offers_to_pass_the_device(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_house(tmp_path, public_url=None) as house, guests(browser, house, 1) as (phone,):
        page = phone.page
        await page.add_init_script(f"({WITHOUT_CLIPBOARD})()")
        await page.goto("/")
        await phone.press("Play with friends")
        await page.get_by_label("Your name").fill("Ada")
        await phone.press("Open the table")
        await expect(page.get_by_role("heading", name="Only this computer can open the link")).to_be_visible()
        await expect(page.get_by_role("textbox", name="Link to this table")).to_have_count(0)
        await phone.check_access("a link for this computer alone")
        await phone.check_width()
        await phone.press("Copy the command")
        await expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert await page.evaluate("window.copied") == "tavolata serve --lan"
        await phone.press("Play here: pass the device around")
        await page.get_by_label("Another player on this device").fill("Grace")
        await phone.press("Sit down")
        await page.get_by_text("Grace (you)").wait_for()


async def test_links_can_be_copied_without_https(desktop: Guest) -> None:
    """In the waiting room and in a dialog, where nothing outside can be selected."""
    page = desktop.page
    await page.add_init_script(f"({WITHOUT_CLIPBOARD})()")
    await page.goto("/")
    link = await open_table(desktop, "SOLOmino")
    for role in ("main", "dialog"):
        if role == "dialog":
            await desktop.press("Menu")
        place = page.get_by_role(role)
        await page.evaluate("window.copied = null")
        await place.get_by_role("button", name="Copy", exact=True).click()
        await expect(place.get_by_role("button", name="Copied")).to_be_visible()
        assert await page.evaluate("window.copied") == link


# ----------------------------------------------------------------- links that lead nowhere


async def test_broken_links_lead_to_a_page_with_a_way_forward(browser: Browser, house: House, desktop: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    table, key = link.partition("/t/")[2].split("#")
    incomplete, missing = "Dieser Link ist nicht vollständig.", "Diesen Tisch gibt es nicht"
    async with guest_at(browser, house.url, **PHONE, locale="de-DE") as stranger:
        for path, expected in (
            (f"/t/{table[:7]}", incomplete),
            (f"/t/{table[:7]}.", incomplete),
            (f"/t/{table}#{key[:9]}", missing),
            (f"/t/{table}#{'x' * 22}", missing),
            (f"/t/{'x' * 12}#{key}", missing),
            ("/t", incomplete),
            ("/nothing.htm", "Unter dieser Adresse gibt es nichts."),
            (f"/replay/{table[:7]}.", incomplete),
        ):
            await stranger.page.goto("about:blank")
            await stranger.page.goto(house.url + path)
            await expect(stranger.page.get_by_role("heading", name=expected)).to_be_visible()
            await expect(stranger.page.get_by_role("link", name="Zurück zur Startseite").last).to_be_visible()
        await stranger.check_access("a broken link")
        stranger.mistakes = [said for said in stranger.mistakes if "404" not in said]
        # Whoever is known already hears the same on the socket.
        await stranger.page.goto(link)
        await stranger.page.get_by_label("Dein Name am Tisch").fill("Grace")
        await stranger.press("Platz nehmen")
        await stranger.page.get_by_text("Grace").first.wait_for()
        await stranger.page.goto(f"{house.url}/t/{'x' * 12}#{key}")
        await expect(stranger.page.get_by_role("heading", name=missing)).to_be_visible()


async def test_a_closed_table_and_a_finished_game_say_so(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    await phone.page.goto(link)
    await expect(phone.page.get_by_role("button", name="Take a seat")).to_be_visible()
    await desktop.press("Menu")
    await desktop.press("Give up your seat")
    await desktop.touch(desktop.page.get_by_role("button", name="Yes"))
    for _ in range(2):
        await expect(phone.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
        await phone.page.reload()

    link = await open_table(await at_first_page(desktop), "SOLOmino")
    await start(desktop)
    await play_ahead(house.hall, desktop.table, lambda game: game.is_over)
    await phone.page.goto(link)
    await phone.touch(phone.page.get_by_role("link", name="Watch the replay"))
    await phone.page.wait_for_url(f"**/replay/*#{link.partition('#')[2]}")


# ----------------------------------------------------------------- late guests, and the host's part


async def test_a_late_guest_takes_over_a_bot_and_gets_no_other_hand(
    browser: Browser, house: House, desktop: Guest
) -> None:
    async with guests(browser, house, 2) as (phone, other):
        await sit_down(desktop, game="sole-mio", players=3, level=2)
        await desktop.until_asked("play")
        link = await link_in_menu(desktop)
        await phone.page.goto(link)
        await expect(phone.page.get_by_text("The game has started. Join in anyway.")).to_be_visible()
        await phone.page.get_by_role("radio").nth(1).check()
        await phone.check_access("coming late")
        await phone.check_width()
        await phone.page.get_by_label("Your name at the table").fill("Grace")
        await phone.touch(phone.page.get_by_role("button", name=re.compile("^Take .+’s seat$")))
        await phone.until(lambda play: play["seat"] == 2 and bool(play["view"]["hand"]))
        await desktop.hears("Grace takes over from a bot.")
        await play_ahead(house.hall, desktop.table, asks("play", seat=2))
        await phone.until_asked("play")

        # Somebody else takes the last seat of a bot; the next one watches, and hears when a seat gets free.
        await other.page.goto(link)
        await other.page.get_by_label("Your name at the table").fill("Linus")
        await other.touch(other.page.get_by_role("button", name=re.compile("^Take .+’s seat$")))
        await other.until(lambda play: play["seat"] == 1)
        async with guest_at(browser, house.url, **PHONE) as spectator:
            await spectator.page.goto(link)
            await expect(spectator.page.get_by_text("All seats are taken")).to_be_visible()
            await spectator.press("Just watch")
            await expect(spectator.page.get_by_role("button", name="Take a seat")).to_have_count(0)

            # The host removes one, who is told and stays out.
            await desktop.press("Menu")
            await desktop.press("Linus")
            await desktop.press("Remove Linus")
            await desktop.press("Remove Linus")
            await expect(other.page.get_by_role("heading", name="The host has removed you")).to_be_visible()
            await other.page.reload()
            await expect(other.page.get_by_role("heading", name="The host has removed you")).to_be_visible()
            await spectator.hears("A seat has become free.")
            await spectator.press("Take a seat")
            await expect(spectator.page.get_by_role("button", name=re.compile("^Take .+’s seat$"))).to_be_visible()

        # Whoever leaves can have the same seat again, and no other.
        await phone.press("Menu")
        await phone.press("Give up your seat")
        await phone.touch(phone.page.get_by_role("button", name="Yes"))
        await phone.page.wait_for_url("**/")
        await phone.page.goto(link)
        await expect(phone.page.get_by_role("radio")).to_have_count(1)
        await phone.press("Back to your seat")
        await phone.until(lambda play: play["seat"] == 2)

        # Invited again by the host, the other one may come back.
        await desktop.press("Invite Linus again")
        back = other.page.get_by_role("button", name="Back to your seat")
        await other.page.reload()
        await other.touch(other.page.get_by_role("button", name=re.compile("^Take .+’s seat$")).or_(back))
        await other.until(lambda play: play["seat"] == 1)


async def test_a_seat_that_gets_free_is_told_where_nobody_may_watch(
    browser: Browser, house: House, desktop: Guest
) -> None:
    async with guests(browser, house, 2) as (phone, waiting):
        link = await open_by_rules(desktop, game="sole-mio", seats=[{"me": True}, {}], setting={"spectators": False})
        await come_by(phone, link, "Grace")
        await start(desktop, phone)
        await waiting.page.goto(link)
        await expect(waiting.page.get_by_text("All seats are taken")).to_be_visible()
        await waiting.check_access("a full table that nobody may watch")
        assert not await waiting.page.get_by_role("button", name="Just watch").count()
        await phone.press("Menu")
        await phone.press("Give up your seat")
        await phone.touch(phone.page.get_by_role("button", name="Yes"))
        await waiting.hears("A seat has become free.")
        await waiting.page.get_by_label("Your name at the table").fill("Linus")
        await waiting.touch(waiting.page.get_by_role("button", name=re.compile("^Take .+’s seat$")))
        await waiting.until(lambda play: play["seat"] == 1 and bool(play["view"]["hand"]))


async def test_a_name_can_be_given_while_the_arrival_is_on_its_way(desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    is_seating = asyncio.Event()
    arrivals: list[Route] = []

    async def wait_for_name(route: Route) -> None:
        if route.request.method == "POST":
            arrivals.append(route)
            await is_seating.wait()
        await route.continue_()

    await phone.page.route("**/api/me", wait_for_name)
    await phone.page.goto(link)
    await phone.page.get_by_label("Your name at the table").fill("Grace")
    await phone.press("Take a seat")
    is_seating.set()
    await expect(phone.page.get_by_text("Grace (you)")).to_be_visible()
    assert len(arrivals) == 1


async def test_others_start_if_the_host_is_gone_and_anybody_can_stop_it(
    browser: Browser, house: House, desktop: Guest
) -> None:
    async with guests(browser, house, 2) as (phone, other):
        link = await open_table(desktop, "SOLOmino", players=3)
        await come_by(phone, link, "Grace")
        await come_by(other, link, "Linus")
        await expect(phone.page.get_by_text("Waiting for the host to start the game.")).to_be_visible()
        await desktop.page.goto("about:blank")
        with patch("tavolata.server.seating.NOTICE", 90.0), patch("tavolata.server.showing.NOTICE", 90.0):
            await phone.press("Start without Ada")
            await expect(other.page.get_by_text("Grace is starting the game")).to_be_visible()
            await other.check_access("somebody starts the game")
            await other.press("Not yet")
            await expect(phone.page.get_by_text("Grace is starting the game")).to_have_count(0)
        with patch("tavolata.server.seating.NOTICE", 0.5):
            await phone.press("Start without Ada")
            await other.until(lambda play: play["view"] is not None)


async def test_the_host_hands_over_the_role(desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    await come_by(phone, link, "Grace")
    await desktop.page.get_by_role("button", name="Change: Grace").click()
    await desktop.check_access("what the host can do about a person")
    await desktop.press("Make Grace the host")
    await phone.hears("You are the host now.")
    await start(phone, desktop)
