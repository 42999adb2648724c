"""Looking back at finished games over REST."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from fastapi import FastAPI

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.records import replay
from tavolata.server import replays
from tavolata.server.doors import Doors
from tavolata.server.journal import Chair
from tavolata.server.replays import Film, Frame, Review
from tests.server.doors import person
from tests.server.finished import BOT, Finished, Journal, put

TABLES = [("sole-mio", 2), ("solomino", 3)]


async def put_table(
    app: FastAPI, ada: httpx.AsyncClient, game: str, players: int, *, to_the_end: bool = True
) -> Finished:
    """A table of Ada and bots where the greedy player has played for everyone."""
    user = (await ada.get("/api/me")).json()["id"]
    journal = Journal(game, [Chair(user=user, name="Ada"), *[BOT] * (players - 1)], table=f"replay-{players}-{game}")
    journal.start()
    journal.play()
    if to_the_end:
        journal.play_to_the_end()
    return await put(app, journal)


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_every_seat_sees_again_what_it_saw(app: FastAPI, ada: httpx.AsyncClient, game: str, players: int) -> None:
    table = await put_table(app, ada, game, players)
    record = (await table.get(ada, "record")).json()
    told = replay(record)
    again = Game(told.rules, told.options, told.rules.lay_out(told.options))
    seen = {
        who: (await table.get(ada, "replay", seat=who, limit=200)).json() for who in ("0", str(players - 1), "public")
    }
    assert seen["0"]["count"] == len(record["steps"])
    assert seen["0"]["options"] == record["options"]
    for number, (step, written) in enumerate(zip(told.history[:200], record["steps"], strict=False)):
        again.tell_shuffle(step.shuffle or {}) if step.action is None else again.apply(step.action)
        for who, found in seen.items():
            seat = SPECTATOR if who == "public" else int(who)
            shown = found["steps"][number]
            assert shown["view"] == msgspec.to_builtins(told.rules.read_view(again.view(seat)))
            assert [event["name"] for event in shown["events"]] == [
                event.name for event in step.events if event.is_for(seat)
            ]
            assert [shown.get(name) for name in ("seat", "do")] == [written.get(name) for name in ("seat", "do")]
            assert "facts" not in shown


async def test_with_all_cards_open_everything_is_told_in_parts(app: FastAPI, ada: httpx.AsyncClient) -> None:
    table = await put_table(app, ada, "sole-mio", 2)
    part = (await table.get(ada, "replay", seat="all", first=3, limit=2)).json()
    assert (part["first"], len(part["steps"])) == (3, 2)
    whole = (await table.get(ada, "replay", seat="all", limit=200)).json()
    assert whole["steps"][3:5] == part["steps"]
    facts = whole["steps"][5]["facts"]
    assert len(facts["hands"]) == 2
    assert facts["supply"]
    assert "?" not in whole["steps"][5]["view"]["oven"]["cards"]
    assert (await table.get(ada, "replay", first=100_000)).json()["steps"] == []


async def test_nothing_is_told_before_the_end(app: FastAPI, ada: httpx.AsyncClient) -> None:
    table = await put_table(app, ada, "sole-mio", 2, to_the_end=False)
    for what, query in (("replay", {}), ("chances", {}), ("hint", {"step": 1})):
        answer = await table.get(ada, what, **query)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now"), what


async def test_a_replay_is_for_those_who_sat_there_and_for_those_with_the_link(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    table = await put_table(app, ada, "solomino", 3)
    assert (await table.get(ada, "replay", limit=1)).json()["key"] == table.key
    async with person(app) as stranger:
        for what in ("replay", "chances", "hint"):
            assert (await table.get(stranger, what, step=1)).status_code == 404
        stranger.headers["X-Table-Key"] = table.key
        answer = (await table.get(stranger, "replay", limit=1)).json()
        assert answer["key"] is None
        assert [seat["yours"] for seat in answer["table"]["seats"]] == [False] * 3


@pytest.mark.parametrize("query", [{"seat": "6"}, {"seat": "me"}, {"first": -1}, {"limit": 201}, {"limit": 0}])
async def test_odd_questions_are_refused(app: FastAPI, ada: httpx.AsyncClient, query: dict[str, Any]) -> None:
    table = await put_table(app, ada, "solomino", 3)
    assert (await table.get(ada, "replay", **query)).status_code == 422


async def test_the_chances_are_reckoned_once_and_end_with_the_result(
    app: FastAPI, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With SOLOmino: in the other family what plays on takes long to compile."""
    monkeypatch.setattr(replays, "CURVE", 0)
    monkeypatch.setattr(replays, "FEWEST", 8)
    table = await put_table(app, ada, "solomino", 3)
    answer = await table.get(ada, "chances")
    assert answer.status_code == 202
    assert set(answer.json()) == {"done", "count"}
    async with asyncio.timeout(60):
        while answer.status_code == 202:
            await asyncio.sleep(0.02)
            answer = await table.get(ada, "chances")
    told = answer.json()
    shown = (await table.get(ada, "replay", limit=1)).json()
    assert told["playouts"] == 8
    assert len(told["chances"]) == shown["count"]
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in told["chances"])
    winners = shown["table"]["result"]["winners"]
    assert [chance > 0 for chance in told["chances"][-1]] == [seat in winners for seat in range(3)]
    assert (await table.get(ada, "chances")).json() == told


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_a_hint_is_for_the_seat_that_decided(
    app: FastAPI, ada: httpx.AsyncClient, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "HINT", 20)
    table = await put_table(app, ada, game, players)
    record = (await table.get(ada, "record")).json()
    for step in (1, 7):
        told = (await table.get(ada, "hint", step=step)).json()
        seat = record["steps"][step]["seat"]
        before = (await table.get(ada, "replay", seat=str(seat), first=step - 1, limit=1)).json()["steps"][0]
        assert (told["ask"]["seat"], told["view"]) == (seat, before["view"])
        assert told["played"] == record["steps"][step]["do"]
        assert told["played"] in told["ask"]["legal"]
        assert {option["do"] for option in told["best"]} <= set(told["ask"]["legal"])
    for step in (0, len(record["steps"])):
        answer = await table.get(ada, "hint", step=step)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


def test_turning_points_are_the_largest_changes_that_actions_brought() -> None:
    film = Film(Game.laid_out("sole-mio", players=2))
    film.frames = [Frame(None, None, (), NOTHING), *[Frame(0, "o", (), NOTHING)] * 3, Frame(None, None, (), NOTHING)]
    review = Review(film)
    review.chances = [[0.5, 0.5], [0.52, 0.48], [0.2, 0.8], [0.6, 0.4], [0.1, 0.9]]
    found = [(point.step, point.seat, round(point.change, 2)) for point in review.turning_points()]
    assert found == [(2, 1, 0.32), (3, 0, 0.4)]


async def test_only_so_many_films_are_kept(
    app: FastAPI, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "FILMS", 1)
    doors: Doors = app.state.doors
    tables = [await put_table(app, ada, "solomino", players) for players in (2, 3)]
    for table in (*tables, *tables):
        assert (await table.get(ada, "replay", limit=1)).status_code == 200
    assert len(doors.replays._films) == 1


NOTHING = np.zeros(0, np.uint8)
