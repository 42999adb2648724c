"""Real sockets of a server on a port: who gets one, what is answered, who is thrown out, and how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolata.server import sockets
from tavolata.server.app import listen
from tavolata.server.client import Client, WasRefused
from tavolata.server.messages import MAX_FRAME
from tavolata.server.settings import Settings
from tests.server.doors import Running, forged, running

EMPTY = "A" * 12


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as started:
        yield started


async def dial(server: Running, headers: dict[str, str] | None = None) -> ClientConnection:
    """A socket that answers nothing by itself."""
    headers = await server.cookie() if headers is None else headers
    return await connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, compression=None)


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


async def close_code(socket: ClientConnection) -> int | None:
    async with asyncio.timeout(20):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def refusal(server: Running, headers: dict[str, str]) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as error:
        await dial(server, headers)
    response = error.value.response
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    return response.status_code, json.loads(response.body)["code"]


async def test_the_server_speaks_first_and_measures_the_way(server: Running) -> None:
    socket = await dial(server)
    welcome = json.loads(await socket.recv())
    assert (welcome["type"], welcome["version"], welcome["name"]) == ("welcome", 1, "Ada")
    ping = await hear(socket, "ping")
    await socket.send(json.dumps({"type": "pong", "n": ping["n"]}))
    await hear(socket, "ping")
    (client,) = server.app.state.doors.sockets
    (measured,) = client.connection.round_trips
    assert 0 < measured < 20
    await socket.close()


def test_nothing_is_held_back_to_be_sent_with_what_follows() -> None:
    with listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_only_who_is_known_gets_a_socket(server: Running) -> None:
    mine = await server.cookie()
    assert await refusal(server, {}) == (401, "not-known")
    assert await refusal(server, {**mine, "Cookie": forged(mine["Cookie"])}) == (401, "not-known")
    assert await refusal(server, {"Authorization": "Bearer guess"}) == (401, "not-known")


async def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    mine = await server.cookie()
    for origin in ("http://evil.example", "null", f"https://127.0.0.1:{server.port}"):
        assert await refusal(server, {**mine, "Origin": origin}) == (403, "not-allowed")
    assert await refusal(server, {"Cookie": mine["Cookie"]}) == (403, "not-allowed")


async def test_sockets_of_one_user_and_of_one_address_are_counted(tmp_path: Path) -> None:
    async with running(tmp_path, sockets_per_user=1, sockets_per_address=2) as server:
        ada, bea, cleo = [await server.cookie(name) for name in ("Ada", "Bea", "Cleo")]
        first = await dial(server, ada)
        assert await refusal(server, ada) == (429, "too-many")
        second = await dial(server, bea)
        assert await refusal(server, cleo) == (429, "too-many")
        await first.close()
        await second.close()
        async with asyncio.timeout(20):
            while server.app.state.doors.sockets:  # noqa: ASYNC110 - the server learns of it in its own time
                await asyncio.sleep(0.01)
        await (await dial(server, cleo)).close()


async def test_commands_are_answered_in_order_with_their_ids(server: Running) -> None:
    socket = await dial(server)
    for number in range(5):
        await socket.send(json.dumps({"type": "enter", "id": f"c{number}", "table": EMPTY}))
    answers = [await hear(socket, "refused") for _ in range(5)]
    assert [answer["id"] for answer in answers] == [f"c{number}" for number in range(5)]
    assert {answer["code"] for answer in answers} == {"no-such-table"}
    assert answers[0]["text"] == "There is no such table, or it is not open to you."
    await socket.close()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly", "id": "1"}',
        '{"type": "enter", "id": "1"}',
        b"\x00\xff",
        "[" * 10_000,
        '{"type": "move", "id": "1", "tab',
    ],
)
async def test_a_frame_that_is_no_message_is_refused_and_the_socket_goes_on(
    server: Running, frame: str | bytes
) -> None:
    socket = await dial(server)
    await socket.send(frame)
    refused = await hear(socket, "refused")
    assert refused["code"] == "bad-message"
    # A command that is badly made is answered like others, so that nobody waits for it.
    assert refused.get("id") == ("1" if "id" in str(frame) else None)
    await socket.send(json.dumps({"type": "exit", "id": "still-here", "table": EMPTY}))
    assert (await hear(socket, "done"))["id"] == "still-here"
    await socket.close()


async def test_many_bad_frames_end_the_socket(server: Running) -> None:
    socket = await dial(server)
    for _ in range(sockets.MISTAKES + 1):
        await socket.send("rubbish")
    assert await close_code(socket) == 1008


async def test_a_frame_that_is_too_long_ends_the_socket(server: Running) -> None:
    socket = await dial(server)
    await socket.send("x" * (MAX_FRAME + 1))
    assert await close_code(socket) == 1009


async def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=1) as server:
        socket = await dial(server)
        with suppress(ConnectionClosed):  # the end may come while there is still something to send
            for number in range(60):
                await socket.send(json.dumps({"type": "exit", "id": f"c{number}", "table": EMPTY}))
        refused = await hear(socket, "refused")
        assert refused["code"] == "too-many"
        assert refused["id"].startswith("c")
        assert refused["retry_s"] > 0
        assert await close_code(socket) == 1008


async def test_a_client_that_does_not_keep_up_is_closed(server: Running) -> None:
    socket = await dial(server)
    await hear(socket, "welcome")
    (client,) = server.app.state.doors.sockets
    for _ in range(sockets.MOST_FRAMES + 1):
        client.connection.push(b"{}")
    assert await close_code(socket) == 1013


async def test_a_slow_command_does_not_hold_up_pongs(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    going_on = asyncio.Event()

    async def slow(*_: object) -> None:
        await going_on.wait()

    monkeypatch.setattr(server.app.state.doors.hall, "handle", slow)
    socket = await dial(server)
    await socket.send(json.dumps({"type": "exit", "id": "slow", "table": EMPTY}))
    ping = await hear(socket, "ping")
    await socket.send(json.dumps({"type": "pong", "n": ping["n"]}))
    await hear(socket, "ping")
    (client,) = server.app.state.doors.sockets
    assert client.connection.round_trips
    going_on.set()
    assert (await hear(socket, "done"))["id"] == "slow"
    await socket.close()


async def test_a_mistake_of_the_server_is_told_without_its_insides(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("insides")

    monkeypatch.setattr(server.app.state.doors.hall, "handle", broken)
    socket = await dial(server)
    await socket.send(json.dumps({"type": "exit", "id": "c1", "table": EMPTY}))
    refused = await hear(socket, "refused")
    assert (refused["code"], refused["id"]) == ("fault", "c1")
    assert "insides" not in json.dumps(refused)
    assert "insides" in caplog.text
    await socket.close()


async def test_an_orderly_stop_says_goodbye(server: Running) -> None:
    in_the_lobby = await dial(server)
    async with server.browser() as browser:
        opened = (await browser.post("/api/play", json={"game": "mamma-mia", "name": "Bea"})).json()
        cookie = {"Cookie": f"tavolata={browser.cookies['tavolata']}", "Origin": server.url}
    at_a_table = await dial(server, cookie)
    await at_a_table.send(json.dumps({"type": "enter", "id": "c1", "table": opened["table"]}))
    await hear(at_a_table, "done")
    server.stop()
    for left in (in_the_lobby, at_a_table):
        assert (await hear(left, "bye"))["retry_ms"] > 0
        assert await close_code(left) == 1012


async def play_on(client: Client) -> None:
    """Take the first legal action whenever asked, until the game is over."""
    answered = 0

    def is_due(told: Client) -> bool:
        return told.is_over or (told.is_asked and told.play["seq"] > answered)

    while True:
        await client.until(is_due)
        if client.is_over:
            return
        answered = client.play["seq"]
        await client.move(client.play["ask"]["legal"][0])


async def test_a_game_ends_in_a_record_that_can_be_verified(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=10_000) as server, server.browser() as browser:
        wish = {"game": "mamma-mia", "players": 2, "level": 1, "name": "Ada", "commits": True}
        table = (await browser.post("/api/play", json=wish)).json()["table"]
        assert (await browser.get(f"/api/tables/{table}/record")).json()["code"] == "not-now"
        cookie = {"Cookie": f"tavolata={browser.cookies['tavolata']}", "Origin": server.url}
        client = await server.client(cookie)
        await client.do("enter", table=table)
        await play_on(client)
        await client.close()
        witness = client.witnesses[table]
        answer = await browser.get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="mamma-mia-{table}.jsonl"'
        assert answer.json()["fair"]["table"] == table
        assert answer.json()["fair"]["numbers"] == [witness.number, None]
        witness.check(answer.json())  # and the cards are dealt by it
        (game,) = (await browser.get("/api/me/statistics")).json()["games"]
        assert (game["game"], game["all"]["played"], game["against"]["level:1"]["played"]) == ("mamma-mia", 1, 1)


async def test_a_seat_is_played_by_its_user_alone(server: Running) -> None:
    async with server.browser() as browser:
        opened = (await browser.post("/api/play", json={"game": "mamma-mia", "name": "Ada"})).json()
    table, eve = opened["table"], await server.client(await server.cookie("Eve"))
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("move", {"seat": 0, "seq": 2, "do": ["o"]}),
        ("show", {"seat": 0}),
        ("stand", {"seat": 0}),
        ("appoint", {"seat": 0, "bot": "random"}),
        ("pause", {}),
    ]

    async def refusals() -> set[str]:
        codes = set()
        for kind, fields in attempts:
            with pytest.raises(WasRefused) as error:
                await eve.do(kind, table=table, **fields)
            codes.add(error.value.code)
        return codes

    assert await refusals() == {"no-such-table"}
    await eve.do("enter", table=table, key=opened["key"])
    assert await refusals() == {"not-allowed"}
    assert eve.play["seat"] is None
    await eve.close()


async def test_nothing_secret_is_logged(
    server: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.WARNING, logger="httpx")  # this test's own browser, which is no part of the server
    caplog.set_level(logging.DEBUG, logger="tavolata")
    async with server.browser() as browser:
        opened = (await browser.post("/api/play", json={"game": "mamma-mia", "level": 1, "name": "Ada"})).json()
        key = (await browser.post("/api/me/link")).json()["link"].partition("#")[2]
        token = (await browser.post("/api/bots", json={"name": "Dice"})).json()["token"]
        await browser.post("/api/me/enter", json={"key": key})
        await browser.get(f"/api/tables?token={token}")
        await browser.get(f"/api/tables/{opened['table']}", headers={"X-Table-Key": opened["key"]})
        cookie = browser.cookies["tavolata"]
    client = await server.client({"Authorization": f"Bearer {token}"})
    await client.do("enter", table=opened["table"], key=opened["key"])
    await client.close()
    row = await server.store.table(opened["table"])
    assert row is not None
    logged = caplog.text + "".join(capfd.readouterr()) + "".join(str(vars(record)) for record in caplog.records)
    assert "/api/me/enter" in logged
    for secret in (opened["key"], key, token, cookie, row.secret):
        assert secret not in logged


@pytest.mark.parametrize(
    "command",
    [
        {"type": "exit", "id": "1\n", "table": EMPTY},
        {"type": "exit", "id": "1", "table": f"{EMPTY[:11]}\n"},
        {"type": "reveal", "id": "1", "table": EMPTY, "number": "ab\n"},
        {"type": "move", "id": "1", "table": EMPTY, "seat": 0, "seq": 1, "do": ["o\n"]},
    ],
)
async def test_a_line_break_at_the_end_is_no_part_of_a_word(server: Running, command: dict[str, object]) -> None:
    socket = await dial(server)
    await socket.send(json.dumps(command))
    assert (await hear(socket, "refused"))["code"] == "bad-message"
    await socket.send(json.dumps({"type": "exit", "id": "still-here", "table": EMPTY}))
    assert (await hear(socket, "done"))["id"] == "still-here"
    await socket.close()


async def test_who_says_nothing_for_long_is_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 0.5)
    monkeypatch.setattr(sockets, "PING", 0.1)
    assert await close_code(await dial(server)) == sockets.NO_SIGN_OF_LIFE


async def test_a_probe_is_answered_even_if_a_command_takes_its_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = asyncio.Event()

    async def handle(*_: object) -> None:
        await held.wait()

    monkeypatch.setattr(server.app.state.doors.hall, "handle", handle)
    socket = await dial(server)
    await socket.send(json.dumps({"type": "exit", "id": "slow", "table": EMPTY}))
    await socket.send(json.dumps({"type": "probe", "id": "quick"}))
    assert (await hear(socket, "done"))["id"] == "quick"
    held.set()
    assert (await hear(socket, "done"))["id"] == "slow"
    await socket.close()
