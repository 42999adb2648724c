"""A strict table: of the oven nobody is told more than its top, neither by the page nor by what it receives."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import expect

from tavolata.core.game import Game
from tests.browser.ahead import asks, play_ahead
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import come_by, open_table, start
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


def cards_in_oven(view: dict[str, Any]) -> int:
    """How many they are, of which only the top may be named."""
    oven = view["oven"]
    named = oven["cards"].replace("?", "").split()
    assert len(named) <= 1, f"a view names {oven['cards']}"
    assert all("@" in card or len(card) == 1 for card in named), f"a view names {oven['cards']}"
    return int(oven["size"])


def bakes(game: Game) -> int:
    return cards_in_oven(game.rules.read_view(game.view(0)))


def check_frames(frames: list[str]) -> None:
    """What lies below the top is named by no view, and what was played is told once, when it happens."""
    plays = [play for play in map(json.loads, frames) if play["type"] == "play" and play["view"]]
    assert max(cards_in_oven(play["view"]) for play in plays) > 3
    told = [play["seq"] for play in plays if any(event["name"] == "played" for event in play["events"])]
    assert told
    assert len(told) == len(set(told))


async def test_a_strict_table_tells_nothing_of_the_oven_but_its_top(house: House, desktop: Guest, phone: Guest) -> None:
    link = await open_table(desktop, "Sole Mio!", memory="heard once")
    await come_by(phone, link, "Grace")
    await start(desktop, phone)
    await play_ahead(house.hall, desktop.table, lambda game: asks("play")(game) and bakes(game) > 9)
    await desktop.until_asked("play")
    await Player(desktop).answer()

    banner = phone.page.locator("[data-announcement]")
    announced = await banner.locator(".first").inner_text()
    assert announced
    await expect(banner).to_have_count(0)  # it stays for some seconds
    kept = await phone.page.locator("body").text_content()
    assert announced not in (kept or "")
    assert await phone.page.locator("[data-spot=oven] .top > *").count() <= 1

    check_frames(phone.frames)
    phone.frames.clear()
    await phone.page.reload()
    await phone.until(lambda _: bool(phone.frames))
    assert not any("played" in frame for frame in phone.frames), "whoever comes back is told what was played before"
