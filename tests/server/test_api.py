"""REST, with a real store and a real hall, without a network."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server.limits import Rate
from tests.server.doors import HERE, open_app, person, until_ready

EMPTY = "A" * 12


def trouble(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()
    assert set(told) <= {"code", "message", "text", "clause", "retry_s"}
    assert told["message"]
    assert told["text"]
    return answer.status_code, told["code"]


async def test_a_name_is_enough_to_become_a_user(app: FastAPI) -> None:
    async with person(app, **{"Accept-Language": "pt, nl;q=0.8, de;q=0.9"}) as browser:
        assert (await browser.get("/api/me")).status_code == 204
        told = (await browser.post("/api/me", json={"name": " Ada "})).json()
        assert (told["name"], told["lang"], told["bot"]) == ("Ada", "de", False)
        assert (await browser.get("/api/me")).json() == told
        assert trouble(await browser.post("/api/me", json={"name": "Bea"})) == (409, "not-now")
        changed = (await browser.patch("/api/me", json={"lang": "it"})).json()
        assert changed == {**told, "lang": "it"}


async def test_who_has_only_opened_an_invitation_says_a_name_later(app: FastAPI) -> None:
    async with person(app) as browser:
        guest = (await browser.post("/api/me", json={"lang": "en"})).json()
        assert guest["name"] == ""
        assert trouble(await browser.post("/api/tables", json={"game": "sole-mio"})) == (422, "bad-name")
        table = (await browser.post("/api/play", json={"game": "solomino", "players": 2})).json()["table"]
        assert (await browser.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Guest"
        assert (await browser.get("/api/me")).json() == {**guest, "name": "Guest"}


async def test_a_browser_stays_the_same_when_its_user_is_deleted(app: FastAPI) -> None:
    async with person(app) as browser:
        await browser.post("/api/me", json={"name": "Ada"})
        first = browser.cookies["tavolata-browser"]
        await browser.delete("/api/me")
        await browser.post("/api/me", json={"name": "Bea"})
        assert browser.cookies["tavolata-browser"] == first


async def test_errors_speak_the_language_of_the_user(app: FastAPI, ada: httpx.AsyncClient) -> None:
    await ada.patch("/api/me", json={"lang": "fr"})
    answer = await ada.patch("/api/me", json={"name": "\u202e"}, headers={"Accept-Language": "de"})
    assert trouble(answer) == (422, "bad-name")
    assert answer.json()["text"].startswith("Choisis un autre nom")
    async with person(app, **{"Accept-Language": "nl"}) as stranger:
        answer = await stranger.get("/api/nothing")
    assert trouble(answer) == (404, "no-such-page")
    assert (answer.json()["text"], answer.headers["content-language"]) == ("Op dit adres is niets.", "nl")


@pytest.mark.parametrize(
    ("content", "kind", "expected"),
    [
        (b"{", "application/json", (400, "bad-message")),
        (b"\xff", "application/json", (400, "bad-message")),
        (b"[" * 15_000, "application/json", (422, "bad-message")),
        (b"[]", "application/json", (422, "bad-message")),
        (b'{"name": 7}', "application/json", (422, "bad-message")),
        (b'{"name": "Ada", "admin": true}', "application/json", (422, "bad-message")),
        (b'{"name": "Ada"}', "text/plain", (415, "not-json")),
        (b'{"name": "' + b"x" * 20_000 + b'"}', "application/json", (413, "too-big")),
    ],
)
async def test_bad_bodies_are_refused(app: FastAPI, content: bytes, kind: str, expected: tuple[int, str]) -> None:
    async with person(app) as browser:
        answer = await browser.post("/api/me", content=content, headers={"Content-Type": kind})
    assert trouble(answer) == expected


async def test_other_methods_are_refused_with_those_that_there_are(app: FastAPI) -> None:
    async with person(app) as browser:
        answer = await browser.put("/api/games")
    assert trouble(answer) == (405, "no-such-method")
    assert "GET" in answer.headers["allow"]


async def test_a_personal_link_opens_another_device(app: FastAPI, ada: httpx.AsyncClient) -> None:
    link = (await ada.post("/api/me/link")).json()["link"]
    start, _, key = link.partition("#")
    assert start == f"{HERE}/me"
    async with person(app) as phone:
        assert (await phone.post("/api/me/enter", json={"key": key})).json()["name"] == "Ada"
        assert (await phone.get("/api/me")).json() == (await ada.get("/api/me")).json()
        guess = key[:-1] + ("A" if key[-1] != "A" else "B")
        assert trouble(await phone.post("/api/me/enter", json={"key": guess})) == (401, "not-known")


async def test_a_bot_account_comes_by_its_token(app: FastAPI) -> None:
    async with person(app) as browser:
        made = (await browser.post("/api/bots", json={"name": "Dice"})).json()
    transport = httpx.ASGITransport(app)
    bearer = {"Authorization": f"Bearer {made['token']}"}
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers=bearer) as program:
        told = await program.get("/api/me")
        assert (told.json()["name"], told.json()["bot"]) == ("Dice", True)
        assert "set-cookie" not in told.headers
        assert trouble(await program.post("/api/me/link")) == (409, "not-now")
        assert (await program.post("/api/tables", json={"game": "sole-mio"})).status_code == 201
        program.headers["Authorization"] = "Bearer guess"
        assert trouble(await program.get("/api/me")) == (401, "not-known")


async def test_the_games_are_told_with_all_that_a_lobby_needs(app: FastAPI) -> None:
    async with person(app, **{"Accept-Language": "de"}) as browser:
        games = {game["game"]: game for game in (await browser.get("/api/games")).json()["games"]}
    assert list(games) == ["sole-mio", "mamma-mia-grande", "mamma-mia", "solomino"]
    mio = games["sole-mio"]
    assert (mio["title"], mio["least_players"], mio["most_players"]) == ("Sole Mio!", 2, 5)
    assert mio["levels"][0] == {"bot": "level:1", "name": "Tellerwäscher"}
    assert mio["options"] == {"players": 3, "start": None, "kinds": "opmsa"}  # what a live table sets by itself is none


async def test_the_open_oven_is_a_setting_and_no_option(ada: httpx.AsyncClient) -> None:
    refused = await ada.post("/api/tables", json={"game": "sole-mio", "options": {"open_oven": True}})
    assert trouble(refused) == (422, "bad-option")
    assert "memory: 'open'" in refused.json()["message"]
    assert trouble(await ada.post("/api/play", json={"game": "sole-mio", "options": {"open_oven": False}}))[0] == 422
    for path in ("/api/tables", "/api/play"):
        assert (await ada.post(path, json={"game": "sole-mio", "setting": {"memory": "open"}})).status_code == 201


async def test_a_private_table_is_seen_by_those_who_have_its_key(app: FastAPI, ada: httpx.AsyncClient) -> None:
    opened = (await ada.post("/api/tables", json={"game": "sole-mio", "options": {"players": 3}})).json()
    assert opened["link"] == f"{HERE}/t/{opened['table']}#{opened['key']}"
    path = f"/api/tables/{opened['table']}"
    mine = (await ada.get(path)).json()
    assert (mine["state"], mine["host"], mine["free"]) == ("waiting", "Ada", 2)
    assert [seat["yours"] for seat in mine["seats"]] == [True, False, False]
    assert [table["table"] for table in (await ada.get("/api/me/tables")).json()["tables"]] == [opened["table"]]
    async with person(app) as stranger:
        hidden, missing = await stranger.get(path), await stranger.get(f"/api/tables/{EMPTY}")
        assert trouble(hidden) == trouble(missing) == (404, "no-such-table")
        wrong = "A" * 22
        assert trouble(await stranger.get(path, headers={"X-Table-Key": wrong})) == (404, "no-such-table")
        seen = (await stranger.get(path, headers={"X-Table-Key": opened["key"]})).json()
        assert [seat["yours"] for seat in seen["seats"]] == [False] * 3
        assert opened["key"] not in json.dumps(seen)
        assert (await stranger.get("/api/tables")).json()["tables"] == []


async def test_the_lobby_shows_listed_tables_page_by_page(app: FastAPI, ada: httpx.AsyncClient) -> None:
    wish = {"game": "solomino", "setting": {"listed": True}}
    opened = [(await ada.post("/api/tables", json=wish)).json()["table"] for _ in range(3)]
    async with person(app) as stranger:
        first = (await stranger.get("/api/tables", params={"limit": 2})).json()
        rest = (await stranger.get("/api/tables", params={"limit": 2, "before": first["next"]})).json()
    assert [table["table"] for table in first["tables"] + rest["tables"]] == opened[::-1]
    assert rest["next"] is None


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "chess"}, (422, "unknown-game")),
        ({"game": "sole-mio", "options": {"players": 9}}, (422, "bad-option")),
        ({"game": "sole-mio", "options": {"colour": "red"}}, (422, "bad-option")),
        ({"game": "sole-mio", "seats": [{"me": True}, {"bot": "genius"}]}, (422, "bad-option")),
        ({"game": "sole-mio", "seats": [{"me": True, "name": "\u202e"}, {}]}, (422, "bad-name")),
        ({"game": "sole-mio", "start": True}, (409, "not-now")),
    ],
)
async def test_tables_that_cannot_be_are_refused(
    ada: httpx.AsyncClient, wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert trouble(await ada.post("/api/tables", json=wish)) == expected
    assert (await ada.get("/api/me/tables")).json()["tables"] == []


async def test_one_request_is_enough_to_play(app: FastAPI) -> None:
    async with person(app, **{"Accept-Language": "it"}) as browser:
        opened = (await browser.post("/api/play", json={"game": "mamma-mia", "players": 2, "level": 1})).json()
        table = (await browser.get(f"/api/tables/{opened['table']}")).json()
        assert (table["state"], table["game"], table["listed"]) == ("playing", "mamma-mia", False)
        assert [seat["bot"] for seat in table["seats"]] == [None, "level:1"]
        assert (await browser.get("/api/me")).json()["name"] == "Ospite"
        assert trouble(await browser.get(f"/api/tables/{opened['table']}/record")) == (409, "not-now")


async def test_a_deleted_user_is_gone(app: FastAPI, ada: httpx.AsyncClient) -> None:
    wish = {"game": "sole-mio", "setting": {"listed": True}, "options": {"players": 2}}
    opened = (await ada.post("/api/tables", json=wish)).json()
    cookie = ada.cookies["tavolata"]
    answer = await ada.delete("/api/me")
    assert answer.status_code == 204
    assert 'tavolata=""' in answer.headers["set-cookie"]
    async with person(app, Cookie=f"tavolata={cookie}") as again:
        assert trouble(await again.get("/api/me")) == (401, "not-known")
        table = await again.get(f"/api/tables/{opened['table']}", headers={"X-Table-Key": opened["key"]})
        assert "Ada" not in table.text


async def test_the_lobby_answers_while_the_rules_are_prepared(tmp_path: Path) -> None:
    compiled = threading.Event()
    async with open_app(tmp_path, prepare=compiled.wait) as app, person(app) as browser:
        assert (await browser.get("/healthz")).json()["state"] == "preparing"
        assert (await browser.get("/api/tables")).json()["tables"] == []
        answer = await browser.post("/api/play", json={"game": "sole-mio"})
        assert trouble(answer) == (503, "not-ready")
        assert answer.headers["retry-after"] == "2"
        assert "tavolata" not in browser.cookies
        compiled.set()
        await until_ready(app)
        assert (await browser.get("/healthz")).json()["state"] == "ready"
        assert (await browser.post("/api/play", json={"game": "sole-mio"})).status_code == 201


async def test_several_people_share_a_device_at_once(app: FastAPI) -> None:
    async with person(app) as browser:
        wish = {"game": "sole-mio", "players": 3, "level": 1, "name": "Ada", "people": [" Ada ", "Grace"]}
        opened = (await browser.post("/api/play", json=wish)).json()
        table = (await browser.get(f"/api/tables/{opened['table']}")).json()
        assert [(seat["name"], seat["yours"]) for seat in table["seats"]][:2] == [("Ada", True), ("Grace", True)]
        assert table["seats"][2]["bot"] == "level:1"
        assert (await browser.get("/api/me")).json()["name"] == "Ada"
        wish = {"game": "sole-mio", "people": list("ABCDE")}
        opened = (await browser.post("/api/play", json=wish)).json()
        table = (await browser.get(f"/api/tables/{opened['table']}")).json()
        assert [seat["bot"] for seat in table["seats"]] == [None] * 5
        assert trouble(await browser.post("/api/play", json=wish | {"players": 4})) == (422, "bad-option")
        assert trouble(await browser.post("/api/play", json=wish | {"people": ["A", "\u0007"]})) == (422, "bad-name")


async def test_nobody_waits_with_playing_until_everything_is_compiled(tmp_path: Path) -> None:
    done, begun, compiled = list[str](), threading.Event(), threading.Event()

    def finish_preparing() -> None:
        done.append("compiled")
        begun.set()
        compiled.wait()

    try:
        async with open_app(tmp_path, prepare=lambda: done.append("rules"), finish_preparing=finish_preparing) as app:
            await until_ready(app)
            assert await asyncio.to_thread(begun.wait, 20)
            assert done == ["rules", "compiled"]
            async with person(app) as browser:
                assert (await browser.post("/api/play", json={"game": "sole-mio"})).status_code == 201
    finally:
        compiled.set()


async def test_limits_are_told_with_when_to_try_again(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"new_users_per_hour": 2, "tables_per_user": 1, "tables": 2}
    async with open_app(tmp_path, **limits) as app:
        await until_ready(app)
        async with person(app) as ada, person(app) as bea, person(app) as cleo:
            await ada.post("/api/me", json={"name": "Ada"})
            await bea.post("/api/me", json={"name": "Bea"})
            refused = await cleo.post("/api/me", json={"name": "Cleo"})
            assert trouble(refused) == (429, "too-many")
            assert 1 <= int(refused.headers["retry-after"]) <= 1800
            wish = {"game": "sole-mio"}
            assert (await ada.post("/api/tables", json=wish)).status_code == 201
            assert trouble(await ada.post("/api/tables", json=wish)) == (429, "too-many")
            assert (await bea.post("/api/tables", json=wish)).status_code == 201
    async with open_app(tmp_path, tables=2, new_users_per_hour=2) as app:
        await until_ready(app)
        async with person(app) as cleo:
            await cleo.post("/api/me", json={"name": "Cleo"})
            full = await cleo.post("/api/tables", json={"game": "sole-mio"})
            assert trouble(full) == (429, "too-many")
            assert "the server is full" in full.json()["message"]


async def test_a_flood_of_requests_is_slowed_down(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, person(app) as browser:
        app.state.doors.limits.requests = Rate("requests", rate=1, burst=3, clock=lambda: 0.0)
        answers = [(await browser.get("/api/schema")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        # A header that anybody can write makes nobody another.
        assert (await browser.get("/api/schema", headers={"X-Forwarded-For": "203.0.113.9"})).status_code == 429


async def test_the_metrics_are_for_this_computer_or_for_who_brings_the_token(tmp_path: Path) -> None:
    async with open_app(tmp_path, metrics_token="a-token-of-the-house") as app, person(app) as browser:
        assert (await browser.get("/metrics")).status_code == 200
        far = {"X-Forwarded-For": "127.0.0.1"}  # a proxy on this computer asks for somebody, whoever that is
        assert trouble(await browser.get("/metrics", headers=far)) == (403, "not-allowed")
        for given, status in (("a-token-of-the-house", 200), ("another-token-again", 403), ("é", 403)):
            proof = [(b"X-Forwarded-For", b"203.0.113.9"), (b"Authorization", f"Bearer {given}".encode())]
            assert (await browser.get("/metrics", headers=proof)).status_code == status
    transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as stranger:
        assert trouble(await stranger.get("/metrics")) == (403, "not-allowed")


async def test_the_metrics_tell_tables_by_state(app: FastAPI, ada: httpx.AsyncClient) -> None:
    await ada.post("/api/tables", json={"game": "sole-mio"})
    told = (await ada.get("/metrics")).text
    assert 'tavolata_tables{state="waiting"} 1.0' in told
    for name in ("move_seconds", "commits", "bot_seconds", "sockets", "refusals", "requests"):
        assert f"# TYPE tavolata_{name}" in told


async def test_nobody_tells_a_number_before_there_is_a_commitment(ada: httpx.AsyncClient) -> None:
    seats = [{"me": True, "number": "ab"}, {"bot": "greedy"}]
    wish = {"game": "sole-mio", "options": {"players": 2}, "seats": seats, "start": True}
    assert trouble(await ada.post("/api/tables", json=wish)) == (422, "bad-message")
