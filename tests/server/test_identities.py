"""Becoming somebody else by a personal link, the way back, and signing out everywhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from tests.server.doors import person, running
from tests.server.test_api import trouble


@pytest.fixture
async def ben(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with person(app) as browser:
        await browser.post("/api/me", json={"name": "Ben"})
        yield browser


async def key_of(browser: httpx.AsyncClient) -> str:
    return str((await browser.post("/api/me/link")).json()["link"].partition("#")[2])


async def who(browser: httpx.AsyncClient) -> dict[str, Any] | None:
    answer = await browser.get("/api/me")
    return answer.json() if answer.status_code == 200 else None


async def test_nobody_is_replaced_unasked(ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    key, me = await key_of(ben), (await ada.get("/api/me")).json()
    assert (await ada.post("/api/me/link/owner", json={"key": key})).json()["name"] == "Ben"
    for wish in ({}, {"instead_of": None}, {"instead_of": "somebody"}):
        assert trouble(await ada.post("/api/me/enter", json={"key": key, **wish})) == (409, "not-now")
    assert await who(ada) == me
    assert (await ada.get("/api/me/former")).status_code == 204
    entered = await ada.post("/api/me/enter", json={"key": key, "instead_of": me["id"]})
    assert entered.json() == await who(ada) == await who(ben)


async def test_there_is_a_way_back(ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    key, me = await key_of(ben), (await ada.get("/api/me")).json()
    await ada.post("/api/me/enter", json={"key": key, "instead_of": me["id"]})
    assert (await ada.get("/api/me/former")).json() == me
    assert (await ada.post("/api/me/back")).json() == me == await who(ada)
    # Who has only lent a computer to Ben cannot become Ben by the way back.
    assert (await ada.get("/api/me/former")).status_code == 204
    assert trouble(await ada.post("/api/me/back")) == (401, "not-known")


async def test_the_way_back_leads_through_everybody(
    app: FastAPI, ada: httpx.AsyncClient, ben: httpx.AsyncClient
) -> None:
    async with person(app) as cem:
        await cem.post("/api/me", json={"name": "Cem"})
        people = [await who(ada), await who(ben), await who(cem)]
        for browser in (ben, cem):
            left = (await ada.get("/api/me")).json()["id"]
            await ada.post("/api/me/enter", json={"key": await key_of(browser), "instead_of": left})
    assert await who(ada) == people[2]
    assert (await ada.post("/api/me/back")).json() == people[1]
    assert (await ada.post("/api/me/back")).json() == people[0]
    assert (await ada.get("/api/me/former")).status_code == 204


async def test_a_way_back_is_no_way_round_signing_out(ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    key, my_key, me = await key_of(ben), await key_of(ada), (await ada.get("/api/me")).json()
    await ada.post("/api/me/enter", json={"key": key, "instead_of": me["id"]})
    of_ben = (await ben.get("/api/me")).json()["id"]
    await ben.post("/api/me/enter", json={"key": my_key, "instead_of": of_ben})
    assert await who(ben) == me
    assert (await ben.post("/api/me/sign-out-everywhere")).json() == me
    assert (await ada.get("/api/me/former")).status_code == 204
    assert trouble(await ada.post("/api/me/back")) == (401, "not-known")


async def test_who_has_no_name_yet_or_comes_by_their_own_link_goes_straight_on(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    key, me = await key_of(ada), await who(ada)
    assert (await ada.post("/api/me/enter", json={"key": key})).json() == me
    async with person(app) as guest:
        await guest.post("/api/me", json={})
        assert (await guest.post("/api/me/enter", json={"key": key})).json() == me
        assert (await guest.get("/api/me/former")).status_code == 204


async def test_who_is_called_something_at_a_table_only_is_asked_too(
    app: FastAPI, ada: httpx.AsyncClient, ben: httpx.AsyncClient
) -> None:
    key = await key_of(ada)
    async with person(app) as guest:
        me = (await guest.post("/api/me", json={})).json()
        seats = [{"me": True, "name": "Bea"}, {"bot": "random"}, {"bot": "random"}]
        table = (await guest.post("/api/tables", json={"game": "sole-mio", "seats": seats, "start": True})).json()
        refused = await guest.post("/api/me/enter", json={"key": key})
        assert trouble(refused) == (409, "not-now")
        assert "as 'Bea'" in refused.json()["message"]
        assert await who(guest) == me
        of_bea = await key_of(guest)
        assert (await ben.post("/api/me/link/owner", json={"key": of_bea})).json() == {**me, "name": "Bea"}
        assert (await guest.post("/api/me/enter", json={"key": key, "instead_of": me["id"]})).json()["name"] == "Ada"
        assert (await guest.get("/api/me/former")).json() == {**me, "name": "Bea"}
        assert (await guest.post("/api/me/back")).json() == me == await who(guest)
        assert [mine["table"] for mine in (await guest.get("/api/me/tables")).json()["tables"]] == [table["table"]]


async def test_signing_out_everywhere_leaves_this_browser_signed_in(app: FastAPI, ada: httpx.AsyncClient) -> None:
    key, me = await key_of(ada), await who(ada)
    async with person(app) as phone:
        await phone.post("/api/me/enter", json={"key": key})
        assert (await ada.post("/api/me/sign-out-everywhere")).json() == me
        assert trouble(await phone.get("/api/me")) == (401, "not-known")
        assert trouble(await phone.patch("/api/me", json={"name": "Mallory"})) == (401, "not-known")
        assert trouble(await phone.post("/api/me/enter", json={"key": key})) == (401, "not-known")
    assert await who(ada) == me


async def test_a_bot_cannot_sign_out(app: FastAPI) -> None:
    async with person(app) as browser:
        token = (await browser.post("/api/bots", json={"name": "Dice"})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        answer = await browser.post("/api/me/sign-out-everywhere", headers=headers)
        assert trouble(answer) == (409, "not-now")
        assert (await browser.get("/api/me", headers=headers)).json()["bot"]


async def test_signing_out_closes_the_sockets(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.browser() as browser:
        before = await server.cookie()
        client = await server.client(before)
        answer = await browser.post("/api/me/sign-out-everywhere", headers=before)
        with pytest.raises(ConnectionError):
            await client.until(lambda _client: False)
        assert client.socket.close_code == 1008
        with pytest.raises(InvalidStatus, match="401"):
            await server.client(before)
        after = await server.client({**before, "Cookie": f"tavolata={answer.cookies['tavolata']}"})
        await after.close()
