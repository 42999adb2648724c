"""Sockets that break at every decision, moves whose answer was lost, and plans."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavolata.core.records import verify_record
from tavolata.server.client import Client, Message, WasRefused
from tavolata.server.journal import Played
from tavolata.server.seconds import WINDOWS
from tests.server.doors import Running
from tests.server.live.guests import BOT, FREE, ME, PATIENCE, Guest, LiveTable, until_over
from tests.server.live.secrecy import of_kind


async def come_back(client: Client, guest: Guest, url: str, table: LiveTable) -> Client:
    await client.drop()
    again = await guest.connect(url)
    await table.enter(again)
    assert not of_kind(again.told, "play")[0]["events"]  # what happened is told once
    return again


@pytest.mark.parametrize(("game", "options"), [("sole-mio", {}), ("solomino", {})])
async def test_whoever_is_cut_off_at_every_decision_still_plays_to_the_end(
    server: Running, game: str, options: dict[str, Any]
) -> None:
    rng, anna = random.Random(6), await Guest.person(server.url, "Anna")
    table = await anna.open_table(server.url, game, [ME, BOT], options=options, start=True)
    client, moves = await anna.connect(server.url), list[str]()
    await table.enter(client)
    while True:
        await client.until(lambda client: client.is_over or client.is_asked, PATIENCE)
        if client.is_over:
            break
        asked = client.play
        client = await come_back(client, anna, server.url, table)
        assert (client.play["seq"], client.play["ask"], client.play["view"]) == (
            asked["seq"],
            asked["ask"],
            asked["view"],
        )
        moves.append(f"move-{len(moves)}")
        move: Message = {"table": table.id, "seat": 0, "seq": asked["seq"], "do": [rng.choice(asked["ask"]["legal"])]}
        await client.say({"type": "move", "id": moves[-1], **move})
        client = await come_back(client, anna, server.url, table)  # before anybody could hear of it
        done = await client.do("move", id=moves[-1], **move)
        assert done == await client.do("move", id=moves[-1], **move)
        await client.until(lambda client, seq=done["seq"]: client.play["seq"] >= seq, PATIENCE)  # type: ignore[misc]
    journal = await server.store.journal(table.id)
    written = [entry.change.move for entry in journal if isinstance(entry.change, Played) and entry.change.move]
    assert written == moves
    await until_over(client)
    assert verify_record(await anna.record(server.url, table)).result.as_json() == client.play["result"]
    await client.close()


async def test_a_plan_is_done_as_a_whole_or_not_at_all(server: Running) -> None:
    anna = await Guest.person(server.url, "Anna")
    table = await anna.open_table(server.url, "sole-mio", [ME, ME], options={"start": 0}, start=True)
    client = await anna.connect(server.url)
    await table.enter(client)
    await client.do("show", table=table.id, seat=0)
    asked, first = client.play, client.play["ask"]["legal"][0]
    for plan in ([first, "done", "nonsense"], [first, "done", "give-up"], [first, first, "supply"]):
        with pytest.raises(WasRefused) as refused:
            await client.move(*plan)
        assert refused.value.code in {"malformed-action", "illegal-action"}
    await client.do("resync", table=table.id)
    assert client.play == {**asked, "events": []}
    done = await client.move(first, "done", "supply")
    journal = await server.store.journal(table.id)
    assert (journal[-1].seq, len(journal)) == (done["seq"], done["seq"])
    assert isinstance(journal[-1].change, Played)
    assert [step.do for step in journal[-1].change.steps] == [first, "done", "supply"]
    await client.close()


async def test_a_plan_cannot_find_out_which_card_will_be_drawn(server: Running) -> None:
    """Were the right guess done and the wrong ones refused, trying all cards would show the top of the pile."""
    anna = await Guest.person(server.url, "Anna")
    table = await anna.open_table(server.url, "solomino", [ME, BOT], options={"start": 0})
    client = await anna.connect(server.url)
    await table.enter(client)
    await table.start(client)
    for guess in ("keep", "L:r1-r2", "draw"):
        with pytest.raises(WasRefused) as refused:
            await client.move("draw", guess)
        assert refused.value.code == "not-now"
    await client.move("draw")
    await client.until(lambda client: (client.play.get("ask") or {}).get("kind") == "drawn")
    await client.move("keep")
    await client.close()


async def test_a_card_thrown_in_again_after_a_reconnection_is_not_too_late(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WINDOWS, "normal", 20.0)
    monkeypatch.setattr("tavolata.server.keeper.LONGEST_WAY", 1.0)
    anna, ben, rng = (*[await Guest.person(server.url, name) for name in ("Anna", "Ben")], random.Random(1))
    client, bens = await anna.connect(server.url), await ben.connect(server.url)
    options = {"out_of_turn": True, "start": 0}
    for _ in range(200):  # until there is something to throw in
        table = await anna.open_table(server.url, "solomino", [ME, FREE], options=options)
        await table.enter(client)
        await table.sit(bens, 1)
        await table.start(client)
        done = await client.move(rng.choice(client.play["ask"]["legal"]))
        await client.until(lambda client, seq=done["seq"]: client.play["seq"] >= seq)  # type: ignore[misc]
        if (client.play.get("ask") or {}).get("kind") == "window" and client.is_asked:
            break
        for one in (client, bens):
            await one.do("exit", table=table.id)
    asked = client.play
    move: Message = {"table": table.id, "seat": 0, "seq": asked["seq"], "do": [asked["ask"]["legal"][0]]}
    await client.say({"type": "move", "id": "thrown", **move})
    other = await anna.connect(server.url)
    await table.enter(other)
    assert (await other.do("move", id="thrown", **move))["seq"] == asked["seq"] + 1
    for one in (client, other, bens):
        await one.close()
