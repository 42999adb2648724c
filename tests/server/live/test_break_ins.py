"""Attempts to break in, over real sockets. What is tried is refused, shows nothing hidden, and the game goes on.

What a single frame or a single request can do wrong is in test_sockets.py, test_api.py and test_accounts.py.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from itsdangerous import TimestampSigner
from websockets.exceptions import InvalidStatus

from tavolata.core.records import verify_record
from tavolata.server.client import Client, Message, WasRefused
from tests.server.doors import Running
from tests.server.live.guests import BOT, FREE, ME, Guest, LiveTable, play_on, until_over
from tests.server.live.secrecy import check_nothing_hidden, of_kind


@dataclass
class Evening:
    """Anna and Ben play at a private table; Eve knows its id and a table of her own."""

    server: Running
    table: LiveTable
    anna: Guest
    ben: Guest
    eve: Guest
    at_anna: Client
    at_ben: Client
    at_eve: Client
    hers: LiveTable

    async def refused(self, kind: str, *, client: Client | None = None, **fields: Any) -> str:
        with pytest.raises(WasRefused) as refused:
            await (client or self.at_eve).do(kind, **{"table": self.table.id, **fields})
        return refused.value.code

    @property
    def turn(self) -> tuple[Client, Client]:
        """Who is asked, and who is not."""
        pair = (self.at_anna, self.at_ben)
        return pair if self.at_anna.is_asked else pair[::-1]


@pytest.fixture
async def evening(server: Running, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Evening]:
    """Afterwards the game is played to its end as if nothing had been."""
    url = server.url
    anna, ben, eve = [await Guest.person(url, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.open_table(url, "solomino", [ME, FREE], setting={"spectators": True})
    hers = await eve.open_table(url, "solomino", [ME, BOT], start=True)
    at_anna, at_ben, at_eve = [await guest.connect(url) for guest in (anna, ben, eve)]
    await table.enter(at_anna)
    await table.sit(at_ben, 1)
    await table.start(at_anna)
    await at_ben.until(lambda client: client.play.get("view"))
    yield Evening(server, table, anna, ben, eve, at_anna, at_ben, at_eve, hers)
    for client in (at_anna, at_ben, at_eve):
        await client.drop()
    row = await server.store.table(table.id)
    assert row is not None
    assert row.summary.users == [anna.id, ben.id]
    hidden = [row.secret, anna.id, ben.id, anna.secret, ben.secret]
    check_nothing_hidden(at_eve.told, hidden)
    at_anna, at_ben = await anna.connect(url), await ben.connect(url)
    for client in (at_anna, at_ben):
        await table.enter(client)
    rng = random.Random(1)
    await asyncio.gather(play_on(at_anna, rng), play_on(at_ben, rng))
    await until_over(at_anna)
    assert verify_record(await anna.record(url, table)).result.as_json() == at_anna.play["result"]
    for client in (at_anna, at_ben):
        await client.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


EVERYTHING: list[Message] = [
    {"type": "sit", "seat": 0},
    {"type": "sit", "seat": 1, "name": "Ben"},
    {"type": "stand", "seat": 0},
    {"type": "appoint", "seat": 1, "bot": "random"},
    {"type": "appoint", "seat": 1},
    {"type": "start"},
    {"type": "move", "seat": 0, "seq": 3, "do": ["draw"]},
    {"type": "standing", "seat": 0, "help": "never"},
    {"type": "say", "phrase": "hello"},
    {"type": "pace", "pace": "quick"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "rematch"},
    {"type": "rematch-answer", "joins": True},
    {"type": "stand-in", "seat": 0, "when": "now"},
    {"type": "show", "seat": 0},
]


async def test_the_socket_of_another_table_is_no_way_in(evening: Evening) -> None:
    await evening.hers.enter(evening.at_eve)
    for key in (None, evening.hers.key, "A" * 22):
        assert await evening.refused("enter", key=key) == "no-such-table"
    for command in (*EVERYTHING, {"type": "resync"}, {"type": "ready", "seq": 3}):
        fields = {name: value for name, value in command.items() if name != "type"}
        assert await evening.refused(command["type"], **fields) == "no-such-table"
    assert {message["table"] for message in of_kind(evening.at_eve.told, "play")} == {evening.hers.id}


async def test_a_spectator_who_tries_everything_changes_nothing(evening: Evening) -> None:
    await evening.table.enter(evening.at_eve)  # somebody gave her the link
    before = await evening.server.store.journal(evening.table.id)
    for command in EVERYTHING:
        fields = {name: value for name, value in command.items() if name != "type"}
        assert await evening.refused(command["type"], **fields) in {"not-allowed", "seat-taken"}
    await evening.at_eve.do("ready", table=evening.table.id, seq=before[-1].seq)
    await evening.at_eve.do("resync", table=evening.table.id)
    assert await evening.server.store.journal(evening.table.id) == before
    for message in evening.at_eve.told:
        assert "key" not in message
        assert message.get("ask") is None
        assert "hand" not in (message.get("view") or {})


async def test_the_seat_of_another_player_is_not_played_and_not_shown(evening: Evening) -> None:
    asked, other = evening.turn
    seat, seq = asked.play["seat"], asked.play["seq"]
    for action in asked.play["ask"]["legal"]:
        assert await evening.refused("move", client=other, seat=seat, seq=seq, do=[action]) == "not-allowed"
    for kind, fields in (("show", {}), ("stand", {}), ("standing", {"help": "never"})):
        assert await evening.refused(kind, client=other, seat=seat, **fields) == "not-allowed"
    assert await evening.refused("move", client=other, seat=5, seq=seq, do=["draw"]) == "not-allowed"
    assert await evening.refused("move", client=other, seat=1 - seat, seq=seq, do=["draw"]) == "not-your-turn"


async def test_a_host_cannot_take_a_players_hand(server: Running) -> None:
    """By giving the seat to a bot, and sitting down there."""
    anna, ben = await Guest.person(server.url, "Anna"), await Guest.person(server.url, "Ben")
    table = await anna.open_table(server.url, "solomino", [ME, FREE], options={"start": 0})
    at_anna, at_ben = await anna.connect(server.url), await ben.connect(server.url)
    await table.enter(at_anna)
    await table.sit(at_ben, 1)
    await table.start(at_anna)
    await at_anna.do("appoint", table=table.id, seat=1, bot="random")
    with pytest.raises(WasRefused, match="no other seat"):
        await at_anna.do("sit", table=table.id, seat=1)
    await at_ben.do("sit", table=table.id, seat=1)  # whoever was sent away may come back
    assert at_ben.room["yours"] == [1]
    await at_anna.close()
    await at_ben.close()


async def test_who_came_to_sit_down_and_did_not_cannot_watch(server: Running) -> None:
    """They are told who sits where, so that they hear when a seat gets free, and nothing of the game."""
    anna, ben, eve = [await Guest.person(server.url, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.open_table(
        server.url, "solomino", [ME, FREE], setting={"spectators": False}, options={"start": 0}
    )
    at_anna, at_ben, at_eve = [await one.connect(server.url) for one in (anna, ben, eve)]
    await table.enter(at_anna)
    await table.enter(at_eve)
    await table.start(at_anna, bot="random")
    await at_anna.do("move", table=table.id, seat=0, seq=at_anna.play["seq"], do=[at_anna.play["ask"]["legal"][0]])
    await table.sit(at_ben, 1)
    await at_eve.until(lambda client: client.room["seats"][1]["name"] == "Ben")
    await at_eve.do("resync", table=table.id)
    await table.enter(at_eve)
    assert not [play for play in of_kind(at_eve.told, "play") if play["view"] or play["events"]]
    for client in (at_anna, at_ben, at_eve):
        await client.close()


async def test_old_messages_do_nothing_a_second_time(evening: Evening) -> None:
    asked, other = evening.turn
    seat, seq, action = asked.play["seat"], asked.play["seq"], asked.play["ask"]["legal"][0]
    first = await asked.do("move", id="once", table=evening.table.id, seat=seat, seq=seq, do=[action])
    length = len(await evening.server.store.journal(evening.table.id))
    again = await asked.do("move", id="once", table=evening.table.id, seat=seat, seq=seq, do=["draw"])
    assert again == first  # whatever it says now: this move was done
    stale = await evening.refused("move", client=asked, id="twice", seat=seat, seq=seq, do=[action])
    early = await evening.refused("move", client=asked, seat=seat, seq=10**12, do=[action])
    assert (stale, early) == ("stale-move", "stale-move")
    theirs = await evening.refused("move", client=other, id="once", seat=seat, seq=seq, do=[action])
    assert theirs == "not-allowed"  # the ids of others are not one's own
    assert len(await evening.server.store.journal(evening.table.id)) == length


BAD_FRAMES: list[str | bytes] = [
    b"\x00\x01\x02",
    b"\xff\xfe",
    '{"type": "move"' + ', "x": [' * 2000,
    '{"type": "enter", "id": "1", "table": ' + "[" * 5000,
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": 1e400, "seq": 1, "do": ["draw"]}',
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": 0, "seq": MANY, "do": ["draw"]}'.replace(
        "MANY", "9" * 4000
    ),
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": -1, "seq": -1, "do": ["draw"]}',
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": true, "seq": 1, "do": "draw"}',
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": 0, "seq": 1, "do": []}',
    '{"type": "move", "id": "1", "table": "AAAAAAAAAAAA", "seat": 0, "seq": 1, "do": ["\\u0001"]}',
    '{"type": "reveal", "id": "1", "table": "AAAAAAAAAAAA", "number": "zz"}',
    '{"type": "enter", "id": "\u202e", "table": "AAAAAAAAAAAA"}',
    '{"type": "enter", "id": "1", "table": "../../etc/pw"}',
    '{"type": "enter", "id": "1", "table": "AAAAAAAAAAAA", "admin": true}',
    '{"type": ["enter"], "id": "1"}',
    '{"type": "pong", "n": "many"}',
    "\ud83c\udf55".encode("utf-16", "surrogatepass"),
    '"' + "\U0001f355" * 3000 + '"',
]


async def test_frames_that_mean_nothing_are_refused_one_by_one(evening: Evening) -> None:
    await evening.hers.enter(evening.at_eve)
    for frame in BAD_FRAMES:
        before = len(of_kind(evening.at_eve.told, "refused"))
        await evening.at_eve.socket.send(frame)
        await evening.at_eve.until(lambda client, count=before: len(of_kind(client.told, "refused")) > count)  # type: ignore[misc]
    refused = of_kind(evening.at_eve.told, "refused")
    assert {message["code"] for message in refused} == {"bad-message"}
    assert "Traceback" not in json.dumps(refused)


async def test_actions_that_are_none_are_refused_with_a_reason(evening: Evening) -> None:
    asked, _ = evening.turn
    for action in ("DROP TABLE entries;--", "<script>", "L:" + "9" * 38, "%s%n", "../..", "draw draw", "L:r1-r2-r3"):
        code = await evening.refused("move", client=asked, seat=asked.play["seat"], seq=asked.play["seq"], do=[action])
        assert code in {"malformed-action", "illegal-action"}


async def test_cookies_of_others_cannot_be_made(evening: Evening) -> None:
    cookie = evening.anna.secret
    user, stamp, signature = cookie.rsplit(".", 2)
    mine = evening.eve.secret.rsplit(".", 2)
    forged = [
        f"{user}.{stamp}.{mine[2]}",
        f"{user}.{mine[1]}.{mine[2]}",
        f"{user}.{stamp}.{signature[:-2]}",
        f"{user}.{stamp}.",
        user,
        TimestampSigner("another key", salt="tavolata.cookie").sign(user).decode(),
        TimestampSigner("", salt="tavolata.cookie").sign(user).decode(),
        "." * 300,
    ]
    for cookie in forged:
        intruder = Guest(evening.anna.id, "Anna", {"Cookie": f"tavolata={cookie}"})
        with pytest.raises(InvalidStatus) as refused:
            await intruder.connect(evening.server.url)
        assert refused.value.response.status_code == 401
        async with intruder.browser(evening.server.url) as browser:
            assert (await browser.get("/api/me")).status_code == 401
            assert (await browser.get(f"/api/tables/{evening.table.id}")).status_code == 404


async def test_a_token_counts_where_it_belongs_and_nowhere_else(evening: Evening) -> None:
    url, dice = evening.server.url, await Guest.program(evening.server.url, "Dice")
    wrong_places = [
        {"Cookie": f"tavolata={dice.secret}"},
        {"Authorization": f"Basic {dice.secret}"},
        {"Authorization": f"Bearer {dice.secret[:-1]}"},
        {"Authorization": f"Bearer {dice.id}"},
        {"Authorization": f"Bearer {evening.anna.secret}"},
        {"X-Token": dice.secret},
    ]
    for proof in wrong_places:
        with pytest.raises(InvalidStatus) as refused:
            await Guest(dice.id, "Dice", proof).connect(url)
        assert refused.value.response.status_code == 401
    async with dice.browser(url) as browser:
        assert (await browser.get("/api/me")).json()["bot"]
        del browser.headers["Authorization"]
        assert (await browser.get(f"/api/me?token={dice.secret}")).status_code == 204  # for us nobody has come


WISHES: list[Message] = [
    {"options": {"ask_everyone": True}},
    {"options": {"out_of_turn": "yes"}},
    {"options": {"rounds": 10**9}},
    {"options": {"deck": ["r1-r1"] * 5000}},
    {"options": {"deck": [[[]]]}},
    {"options": {"seed": 1}},
    {"seats": [{"me": True}, {"bot": "search:60000ms"}]},
    {"seats": [{"me": True}, {"bot": "exec:/bin/sh"}]},
    {"seats": [{"me": True}, {"bot": "level:99"}]},
    {"seats": [{"me": True}, {"bot": "../random"}]},
    {"setting": {"delay_s": -1}},
    {"secret": "0" * 64},
]


async def test_names_and_wishes_that_would_make_trouble(evening: Evening) -> None:
    url, trouble = evening.server.url, "Robert'); DROP TABLE users;--"
    bobby = await Guest.person(url, trouble)
    angle = await Guest.person(url, "<img src=x onerror=1>")
    async with bobby.browser(url) as browser:
        assert (await browser.get("/api/me")).json()["name"] == trouble  # a name like any other
        for name in ("a\nb", "\x00", "\u202eevil", "x" * 31, " ", "\u200b"):
            assert (await browser.patch("/api/me", json={"name": name})).status_code == 422
        for wish in WISHES:
            answer = await browser.post("/api/tables", json={"game": "solomino", **wish})
            told = answer.json()
            if answer.status_code == 201:  # what the server decides is not listened to
                assert wish == {"options": {"ask_everyone": True}}
            else:
                assert 400 <= answer.status_code < 500, told
                assert told["code"] != "fault"
    async with angle.browser(url) as browser:
        answer = await browser.get("/api/me")
        assert answer.headers["content-type"] == "application/json"  # so it is never read as a page


async def test_paths_and_methods_lead_nowhere(evening: Evening) -> None:
    async with evening.eve.browser(evening.server.url) as browser:
        for path in (
            "/../pyproject.toml",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/assets/..%2f..%2fapp.py",
            "/t/../../../tables.db",
            "/tables.db%00.js",
            "/api/tables/..%2f..%2fme",
            f"/api/tables/{evening.table.id}",
            f"/api/tables/{evening.table.id}/record",
            "/api/tables/' OR 1=1 --",
        ):
            answer = await browser.get(path)
            assert answer.status_code in {200, 404, 422}, path
            assert "SQLite format" not in answer.text
            assert "root:" not in answer.text
            if answer.status_code == 200:  # a page of the client
                assert answer.headers["content-type"].startswith("text/html")
        for method in ("TRACE", "CONNECT-ME", "PUT", "DELETE"):
            answer = await browser.request(method, f"/api/tables/{evening.table.id}")
            assert 400 <= answer.status_code < 500
        key = {"X-Table-Key": evening.table.key}
        record = await browser.get(f"/api/tables/{evening.table.id}/record", headers=key)
        assert record.status_code == 409  # the game is not over, so its record would show every card


async def test_guessing_does_not_pay(evening: Evening) -> None:
    """A wrong key and a table that does not exist are answered alike."""
    answers = set()
    for table in (evening.table.id, "A" * 12):
        with pytest.raises(WasRefused) as refused:
            await evening.at_eve.do("enter", table=table, key="B" * 22)
        answers.add(json.dumps(refused.value.message).replace(table, "").partition('"id"')[0])
    assert len(answers) == 1
