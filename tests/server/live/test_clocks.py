"""What happens when the time for a decision is over although its person is there."""

from __future__ import annotations

import asyncio

import pytest

from tavolata.server.client import Client, WasRefused
from tavolata.server.journal import Played
from tavolata.server.seconds import CLOCKS
from tests.server.doors import Running
from tests.server.live.guests import BOT, ME, PATIENCE, Guest


async def test_a_bot_takes_the_decision_and_the_person_the_next_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "fast", 1.0)
    anna = await Guest.person(server.url, "Anna")
    live = await anna.open_table(
        server.url, "sole-mio", [ME, BOT], start=True, options={"start": 0}, setting={"clock": "fast"}
    )
    client = await anna.connect(server.url)
    await live.enter(client)
    assert (client.play["clock_of"], client.play["ask"]["seat"]) == (0, 0)
    missed = client.play["seq"]
    await client.until(lambda client: client.play["seq"] > missed, PATIENCE)
    assert client.play["stood_in"] == 0
    seat = client.room["seats"][0]
    assert (seat["kind"], seat["here"], seat.get("stand_in", False)) == ("person", True, False)

    answered = await _answer_in_time(client)
    journal = {entry.seq: entry.change for entry in await server.store.journal(live.id)}
    by_bot, by_anna = journal[missed + 1], journal[answered]
    assert isinstance(by_bot, Played)
    assert isinstance(by_anna, Played)
    assert by_bot.steps[0].seat == by_anna.steps[0].seat == 0
    assert by_bot.by.startswith("level:")
    assert by_anna.by == anna.id
    await client.until(lambda client: client.play["seq"] >= answered, PATIENCE)
    (told,) = [message for message in client.told if message["type"] == "play" and message["seq"] == answered]
    assert "stood_in" not in told
    await client.close()


async def _answer_in_time(client: Client) -> int:
    """On a busy computer even a script can be too slow; then it tries again with the next question."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await client.until(lambda client: client.is_asked)
            try:
                done = await client.move(client.play["ask"]["legal"][0])
            except WasRefused as error:
                if error.code != "stale-move":
                    raise
                await asyncio.sleep(0)
            else:
                return int(done["seq"])
