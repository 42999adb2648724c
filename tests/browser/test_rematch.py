"""After a game: the next one is a tap away, for one person with bots and for several who are asked in place."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.ahead import play_ahead
from tests.browser.guest import DESKTOP, PHONE, Guest, guest_at
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, sit_down, start

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def finish(house: House, *guests: Guest) -> None:
    """The game comes to its end, whatever the cards."""
    await play_ahead(house.hall, guests[0].table, lambda game: game.is_over)
    for guest in guests:
        await guest.page.locator("#result").wait_for()


async def in_the_next_game(guest: Guest, before: str) -> None:
    await guest.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    await guest.until(lambda play: play["table"] != before and play["view"] is not None)


async def test_alone_the_next_game_is_one_tap_away(house: House, phone: Guest) -> None:
    await sit_down(phone, game="solomino", players=2)
    won = [0, 0]
    for game in (1, 2):
        await finish(house, phone)
        for seat in phone.play["result"]["winners"]:
            won[seat] += 1
        before = phone.table
        await phone.press("Play again")
        await in_the_next_game(phone, before)
        await phone.press("Menu")
        series = phone.page.locator("[data-series]")
        await expect(series).to_contain_text(f"Game {game + 1}")
        await expect(series.locator("b")).to_have_text([str(wins) for wins in won])
        await phone.press("Close")
        await phone.until_asked()
    await finish(house, phone)
    await expect(phone.page.locator("[data-series] b")).to_have_count(2)  # at the end of a game, too
    await phone.check_access("the end of a series")
    await phone.check_width()


async def test_three_people_are_asked_in_place_and_a_spectator_follows(
    browser: Browser, house: House, desktop: Guest, phone: Guest
) -> None:
    async with guest_at(browser, house.url, **PHONE) as third, guest_at(browser, house.url, **DESKTOP) as watcher:
        link = await open_table(desktop, "SOLOmino", players=3)
        await come_by(phone, link, "Grace")
        await come_by(third, link, "Edith")
        await start(desktop, phone, third)
        await watcher.page.goto(link)
        await watcher.press("Just watch")
        await watcher.until(lambda play: play["view"] is not None)
        players, before = (desktop, phone, third), desktop.table
        await finish(house, *players, watcher)
        await phone.press("Play again")
        for guest in (desktop, third):
            await expect(guest.page.get_by_role("heading", name="Grace wants another game")).to_be_visible()
            await expect(guest.page).to_have_title("● Grace wants another game")
            await guest.hears("Grace wants another game")
        await third.check_access("asked for another game")
        await third.check_width()
        await desktop.press("I’m in")
        await expect(phone.page.get_by_role("listitem").filter(has_text="Ada").get_by_text("is in")).to_be_visible()
        await expect(desktop.page).to_have_title("Tavolata")
        await third.press("I’m in")
        for guest in (*players, watcher):
            await in_the_next_game(guest, before)
        assert [guest.play["seat"] for guest in (*players, watcher)] == [0, 1, 2, None]


async def test_who_does_not_answer_keeps_the_seat(
    house: House, desktop: Guest, phone: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = await open_table(desktop, "SOLOmino")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    before = desktop.table
    await finish(house, desktop, phone)
    await desktop.press("Play again")
    await expect(desktop.page.get_by_text("You can start without the others in 0:")).to_be_visible()
    await expect(desktop.page.get_by_role("button", name="Start with")).to_be_hidden()
    monkeypatch.setattr("tavolata.server.rematch.TIME_TO_ANSWER", 0.0)
    await desktop.page.reload()
    await desktop.press("Start with a bot for Grace")
    await in_the_next_game(desktop, before)
    seat = desktop.page.get_by_role("listitem").filter(has_text="Grace")
    await expect(seat.get_by_text("a bot plays")).to_be_visible()
    await phone.press("Take your seat", role="link")
    await in_the_next_game(phone, before)
    assert phone.play["seat"] == 1
    await expect(seat.get_by_text("a bot plays")).to_be_hidden()


async def test_other_house_rules_on_the_way_and_not_now(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "SOLOmino")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    before = desktop.table
    await finish(house, desktop, phone)
    await desktop.press("Other rules")
    await expect(desktop.page.get_by_role("dialog")).to_be_visible()
    await desktop.page.get_by_label("Throwing in").check(force=True)
    await desktop.press("Play again with these rules")
    await expect(phone.page.get_by_text("With other house rules: Throwing in")).to_be_visible()
    await phone.press("Not now")
    await expect(desktop.page.get_by_role("listitem").filter(has_text="Grace").get_by_text("not now")).to_be_visible()
    await phone.press("I’m in after all")
    for guest in (desktop, phone):
        await in_the_next_game(guest, before)
    assert house.hall.rooms[desktop.table].table.opened.options["out_of_turn"] is True


async def test_whoever_did_not_want_the_next_game_is_told_when_it_is_over(
    house: House, desktop: Guest, phone: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    await phone.page.clock.install()
    link = await open_table(desktop, "SOLOmino")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    before = desktop.table
    await finish(house, desktop, phone)
    monkeypatch.setattr("tavolata.server.rematch.TIME_TO_ANSWER", 0.0)
    await desktop.press("Play again")
    await phone.press("Not now")
    await desktop.press("Start with a bot for Grace")
    await in_the_next_game(desktop, before)
    await expect(phone.page.get_by_text("Your seat is kept for you")).to_be_visible()
    await finish(house, desktop)
    await phone.page.clock.fast_forward(20_000)  # longer than until it looks again
    await expect(phone.page.get_by_text("The next game is already over.")).to_be_visible()
    await phone.press("Go to the next game", role="link")
    await expect(phone.page.locator("#result")).to_be_visible()


async def test_all_players_of_a_device_go_to_the_next_game(house: House, desktop: Guest) -> None:
    await sit_down(desktop, game="solomino", players=2)  # who has played before has a name, and may open tables
    here = {"Origin": await desktop.page.evaluate("location.origin")}
    seats = [{"me": True, "name": "Ada"}, {"me": True, "name": "Grandpa"}]
    wish = {"game": "solomino", "seats": seats, "start": True}
    opened = await (await desktop.page.request.post("/api/tables", data=wish, headers=here)).json()
    await desktop.page.goto(f"/t/{opened['table']}")
    await desktop.until(lambda play: play["table"] == opened["table"])
    await finish(house, desktop)
    await desktop.press("Play again")
    await in_the_next_game(desktop, opened["table"])
    assert [chair.name for chair in house.hall.rooms[desktop.table].table.chairs] == ["Ada", "Grandpa"]
