"""What people without a seat learn of a table by REST: no more, and nothing earlier, than on a socket."""

from __future__ import annotations

import time

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server import messages
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair, Closed, Paused, Rematched, Seated
from tavolata.server.messages import Setting
from tavolata.server.showing import row_for
from tavolata.server.table import MOST_EARLIER
from tests.server.doors import person
from tests.server.finished import BOT, Finished, Journal, put
from tests.server.halls import BOT as BOT_SEAT
from tests.server.halls import ME, Person, opened

#: All ways to look back at a finished game.
LOOKING_BACK = ("record", "replay", "chances", "hint?step=1", "statistics")


async def my_id(browser: httpx.AsyncClient) -> str:
    found: str = (await browser.get("/api/me")).json()["id"]
    return found


async def journal_of(browser: httpx.AsyncClient, setting: Setting, **where: object) -> Journal:
    """A table of this person and a bot, at which the first cards are dealt."""
    chairs = [Chair(user=await my_id(browser), name="Ada"), BOT]
    journal = Journal("sole-mio", chairs, setting=setting, **where)  # type: ignore[arg-type]
    journal.start()
    return journal


async def look_back(browser: httpx.AsyncClient, table: Finished, *, key: str | None = None) -> list[int]:
    headers = {} if key is None else {"X-Table-Key": key}
    return [(await browser.get(f"/api/tables/{table.id}/{what}", headers=headers)).status_code for what in LOOKING_BACK]


async def test_a_listed_table_without_spectators_keeps_its_game_afterwards(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    journal = await journal_of(ada, Setting(listed=True, spectators=False))
    journal.play_to_the_end()
    table = await put(app, journal)
    async with person(app) as stranger:
        assert await look_back(stranger, table) == [403] * 5
        told = (await stranger.get(f"/api/tables/{table.id}")).json()
        assert (told["state"], told["result"]) == ("over", None)
        assert all(status in (200, 202) for status in await look_back(stranger, table, key=table.key))
    assert all(status in (200, 202) for status in await look_back(ada, table))
    assert (await ada.get(f"/api/tables/{table.id}")).json()["result"] is not None


async def test_a_listed_table_with_spectators_shows_its_game_to_everyone(app: FastAPI, ada: httpx.AsyncClient) -> None:
    journal = await journal_of(ada, Setting(listed=True))
    journal.play_to_the_end()
    table = await put(app, journal)
    async with person(app) as stranger:
        assert all(status in (200, 202) for status in await look_back(stranger, table))


async def test_the_end_of_a_delayed_game_is_told_when_spectators_have_seen_it(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    journal = await journal_of(ada, Setting(listed=True, delay_s=600), now=time.time() - 3600)
    journal.play_to_the_end()
    journal.now = time.time() - 1000  # somebody leaves a word at the table long after its end
    journal.write(Rematched(table="x" * 12, key="k" * 22))
    old = await put(app, journal)
    recent = await journal_of(ada, Setting(listed=True, delay_s=600), table="recent", now=time.time() - 900)
    recent.now = time.time()
    recent.play_to_the_end()
    new = await put(app, recent)
    async with person(app) as stranger:
        for key in (None, new.key):
            assert await look_back(stranger, new, key=key) == [409] * 5
        told = (await stranger.get(f"/api/tables/{new.id}")).json()
        assert (told["state"], told["result"], told["waits_for"]) == ("playing", None, None)
        assert all(status in (200, 202) for status in await look_back(stranger, old))
        assert (await stranger.get(f"/api/tables/{old.id}")).json()["state"] == "over"
    assert all(status in (200, 202) for status in await look_back(ada, new))
    assert (await ada.get(f"/api/tables/{new.id}")).json()["state"] == "over"


@pytest.mark.parametrize("paused", [False, True])
async def test_lists_do_not_say_whom_a_delayed_game_waits_for(
    app: FastAPI, ada: httpx.AsyncClient, paused: bool
) -> None:
    journal = await journal_of(ada, Setting(listed=True, delay_s=600), now=time.time() - 900)
    journal.play(after=890.0)
    if paused:
        journal.write(Paused())
    table = await put(app, journal)
    async with person(app) as stranger:
        [told] = (await stranger.get("/api/tables")).json()["tables"]
        assert (told["state"], told["waits_for"]) == ("playing", None)
        assert told["changed"] < time.time() - 590
    mine = (await ada.get(f"/api/tables/{table.id}")).json()
    assert (mine["state"], mine["waits_for"] is not None) == ("paused" if paused else "playing", True)


async def history(browser: httpx.AsyncClient, begun: float, table: str = "table", delay_s: int = 600) -> Journal:
    """Ada leaves, comes back, and leaves again; then the game is paused. Between these things are 100 seconds."""
    setting = Setting(listed=True, delay_s=delay_s)
    journal = await journal_of(browser, setting, table=table, now=time.time() - begun)
    ada = journal.table.chairs[0]
    for chair in (Chair(bot="greedy", left=True), ada, Chair(bot="random", left=True)):
        journal.write(Seated(seat=0, chair=chair), after=100.0)
    journal.write(Paused(), after=100.0)
    return journal


@pytest.mark.parametrize(
    ("begun", "state", "name", "bot"),
    [
        (500, "waiting", "Ada", None),
        (650, "playing", "Ada", None),
        (750, "playing", "", "greedy"),
        (850, "playing", "Ada", None),
        (950, "playing", "", "random"),
        (1050, "paused", "", "random"),
    ],
)
async def test_lists_tell_who_sits_where_as_delayed_spectators_see_it(
    app: FastAPI, ada: httpx.AsyncClient, begun: float, state: str, name: str, bot: str | None
) -> None:
    journal = await history(ada, begun)
    table = await put(app, journal)
    eve = Person(app.state.doors.hall, "Eve")
    await eve.enter(journal.row)
    assert (eve.room["state"], eve.room["seats"][0]["name"], eve.room["seats"][0].get("bot")) == (state, name, bot)
    async with person(app) as stranger:
        [listed] = (await stranger.get("/api/tables")).json()["tables"]
        assert listed == (await stranger.get(f"/api/tables/{table.id}")).json()
    seat = listed["seats"][0]
    assert (listed["state"], seat["name"], seat["bot"], seat["free"]) == (state, name, bot, False)
    assert listed["host"] == ("Ada" if name else "")


async def test_neither_the_order_of_a_list_nor_its_pages_tell_when_a_delayed_game_went_on(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    early = await journal_of(ada, Setting(listed=True, delay_s=600), table="early", now=time.time() - 900)
    early.play(after=890.0)
    late = await journal_of(ada, Setting(listed=True, delay_s=600), table="late", now=time.time() - 800)
    open_to_all = await journal_of(ada, Setting(listed=True), table="open", now=time.time() - 850)
    open_to_all.play(after=840.0)
    tables = [(await put(app, journal)).id for journal in (open_to_all, late, early)]
    async with person(app) as stranger:
        everything = (await stranger.get("/api/tables")).json()
        assert [table["table"] for table in everything["tables"]] == tables
        assert everything["next"] is None
        assert [round(time.time() - table["changed"], -1) for table in everything["tables"]] == [10, 800, 900]
        found, after = list[str](), ""
        for _ in tables:
            page = (await stranger.get(f"/api/tables?limit=1{after}")).json()
            found += [table["table"] for table in page["tables"]]
            after = f"&before={page['next']}"
        assert found == tables
        assert page["next"] is None
        for nonsense in ("abcd", "eyJhIjoxfQ", "x" * 100):
            refused = await stranger.get(f"/api/tables?before={nonsense}")
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-message")


async def test_a_delayed_game_leaves_the_lobby_when_spectators_have_seen_its_end(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    for table, ended in (("old", 700.0), ("recent", 500.0)):
        journal = await journal_of(ada, Setting(listed=True, delay_s=600), table=table, now=time.time() - 3600)
        journal.now = time.time() - ended
        journal.write(Closed(reason="for a test"))
        await put(app, journal)
    async with person(app) as stranger:
        [told] = (await stranger.get("/api/tables")).json()["tables"]
        assert (told["table"].rstrip("_"), told["state"]) == ("recent", "playing")


def test_a_flood_of_changes_is_told_in_part_and_nothing_of_it_too_soon() -> None:
    journal = Journal("sole-mio", [Chair(user="anna", name="Anna"), BOT], setting=Setting(delay_s=600))
    journal.start()
    seats: list[tuple[float, str]] = [(journal.now, "Anna")]
    for number in range(50):
        journal.write(Seated(seat=0, chair=Chair(user="anna", name=f"Anna {number}")), after=3.0)
        seats.append((journal.now, f"Anna {number}"))
    assert len(journal.row.summary.earlier) == MOST_EARLIER
    told = list[str]()
    for seconds in range(0, 800, 7):
        now = seats[0][0] + seconds
        name = row_for(journal.row, None, now).summary.names[0]
        assert name in [known for at, known in seats if at + 600 <= now or known == "Anna"]
        told.append(name)
    assert told[0] == "Anna"
    assert told[-1] == "Anna 49"
    assert len(set(told)) > 5


async def test_without_spectators_nobody_else_knows_whom_a_game_waits_for(app: FastAPI, ada: httpx.AsyncClient) -> None:
    table = await put(app, await journal_of(ada, Setting(listed=True, spectators=False)))
    async with person(app) as stranger:
        assert (await stranger.get(f"/api/tables/{table.id}")).json()["waits_for"] is None
    assert (await ada.get(f"/api/tables/{table.id}")).json()["waits_for"] is not None


async def test_a_rematch_does_not_tell_that_a_delayed_game_is_over(app: FastAPI, ada: httpx.AsyncClient) -> None:
    setting = Setting(listed=True, delay_s=600)
    table = await put(app, await journal_of(ada, setting, rematch_of="t" * 12, now=time.time()))
    async with person(app) as stranger:
        assert (await stranger.get("/api/tables")).json()["tables"] == []
        assert (await stranger.get(f"/api/tables/{table.id}")).status_code == 404
    assert (await ada.get(f"/api/tables/{table.id}")).status_code == 200
    assert len((await ada.get("/api/tables")).json()["tables"]) == 1


async def test_who_may_not_watch_is_not_told_what_the_cards_were_dealt_from(hall: Hall) -> None:
    journal = Journal("sole-mio", [Chair(user="user-Ada", name="Ada"), BOT], setting=Setting(spectators=False))
    journal.start()
    journal.play_to_the_end()
    journal.write(Rematched(table="x" * 12, key="k" * 22))
    await hall.store.open_table(journal.row, journal.entries)
    ada, eve = Person(hall, "Ada"), Person(hall, "Eve")
    for one in (ada, eve):
        await one.enter(journal.row)
    assert ada.room["fair"]["secret"]
    assert ada.room["rematch"]
    assert "secret" not in eve.room["fair"]
    assert "rematch" not in eve.room


async def test_a_name_that_was_deleted_is_gone_for_delayed_spectators_too(hall: Hall) -> None:
    ada, eve = Person(hall, "Ada"), Person(hall, "Eve")
    row = await opened(hall, ada, seats=[ME, BOT_SEAT, BOT_SEAT], start=True, setting=Setting(delay_s=600))
    await eve.enter(row)
    assert eve.room["seats"][0]["name"] == "Ada"
    await hall.forget(ada.user)
    assert eve.room["seats"][0]["name"] == ""


async def test_delayed_spectators_do_not_see_who_is_ready_for_what_they_have_not_seen(hall: Hall) -> None:
    ada, eve = Person(hall, "Ada"), Person(hall, "Eve")
    row = await opened(hall, ada, seats=[ME, BOT_SEAT], start=True, setting=Setting(delay_s=600))
    await eve.enter(row)
    await ada.until(lambda person: bool(person.play.get("ask")))
    await ada.do(messages.Ready, row, seq=ada.play["seq"])
    await ada.until(lambda person: person.room.get("ready") == [0])
    assert eve.room["watchers"] == ada.room["watchers"], "both were told of it"
    assert "ready" not in eve.room
