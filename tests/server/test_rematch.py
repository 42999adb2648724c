"""Another game after the end of one: who is asked, who keeps which seat, and what the series says."""

from __future__ import annotations

import asyncio
import random

import pytest

from tavolata.core.errors import BadOption
from tavolata.server import messages, rematch
from tavolata.server.errors import NotAllowed, NotNow, NotReady
from tavolata.server.hall import Hall
from tavolata.server.journal import Begun, BotFrom, Opened
from tavolata.server.messages import Setting
from tavolata.server.opening import WantedSeat
from tavolata.server.store import TableRow, open_store
from tests.server.halls import BOT, FREE, ME, QUICK, Person, opened
from tests.server.postgres import Postgres


async def finished(*people: Person, game: str = "solomino", bots: int = 0) -> TableRow:
    """A game that these people have played to the end, the first of them as the host."""
    host, *others = people
    row = await opened(host.hall, host, game, seats=[ME, *[FREE] * len(others), *[BOT] * bots])
    for seat, person in enumerate(others, 1):
        await person.hall.store.add_user(person.user)
        await person.enter(row)
        await person.do(messages.Sit, row, seat=seat)
    await host.do(messages.Start, row)
    await asyncio.gather(*(person.play_on(row, random.Random(at)) for at, person in enumerate(people)))
    for person in people:
        await person.until(lambda one: one.room["state"] == "over")
    return row


async def follow(person: Person) -> TableRow:
    """Go to the next table by its link."""
    link = person.room["rematch"]
    row = await person.hall.store.table(link["table"])
    assert row is not None
    await person.hall.handle(person.connection, messages.Exit(id="gone", table=person.room["table"]))
    await person.enter(row)
    return row


async def opening_of(hall: Hall, table: str) -> Opened:
    first = (await hall.store.journal(table))[0].change
    assert isinstance(first, Opened)
    return first


async def test_who_played_with_bots_alone_plays_on_at_once(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    row = await finished(anna, bots=1)
    await anna.do(messages.Rematch, row)
    link = anna.room["rematch"]
    await anna.do(messages.Rematch, row)
    assert anna.room["rematch"] == link
    found = await hall.store.table(link["table"])
    assert found is not None
    assert (found.summary.state, found.summary.rematch_of) == ("playing", row.id)


async def test_seats_of_one_device_stay_together(hall: Hall) -> None:
    anna = Person(hall, "Anna")
    seats = [WantedSeat(me=True, name="Anna"), WantedSeat(me=True, name="Grandpa")]
    row = await opened(hall, anna, "solomino", seats=seats, start=True)
    rng = random.Random(4)
    while anna.play.get("result") is None:
        if over := anna.play.get("hand_over"):
            await anna.do(messages.Show, row, seat=over[0])
        await anna.play_on(row, rng, most=1)
    await anna.do(messages.Rematch, row)
    await follow(anna)
    assert anna.room["state"] == "playing"
    assert [seat["name"] for seat in anna.room["seats"]] == ["Anna", "Grandpa"]
    assert anna.room["yours"] == [0, 1]


async def test_everybody_is_asked_and_it_starts_when_all_are_in(hall: Hall) -> None:
    anna, ben, cleo = (Person(hall, name) for name in ("Anna", "Ben", "Cleo"))
    row = await finished(anna, ben, cleo)
    await ben.do(messages.Rematch, row, commits=True)
    for person in (anna, cleo):
        await person.until(lambda one: one.room.get("rematch_ask"))
        ask = person.room["rematch_ask"]
        assert (ask["seat"], ask["joined"], ask["declined"]) == (1, [1], [])
        assert 0 < ask["start_in_ms"] <= 1000 * rematch.TIME_TO_ANSWER
    with pytest.raises(NotNow, match="seconds to answer"):
        await ben.do(messages.Rematch, row, start=True)
    await anna.do(messages.Rematch, row, commits=True)  # who asks as well is in
    assert ben.room["rematch_ask"]["joined"] == [0, 1]
    assert ben.room.get("rematch") is None
    await cleo.do(messages.RematchAnswer, row, joins=True, commits=True)
    for person in (anna, ben, cleo):
        nxt = await follow(person)
        assert person.room["state"] == "dealing"
    assert [anna.room["yours"], ben.room["yours"], cleo.room["yours"]] == [[0], [1], [2]]
    assert anna.room["host"] is True
    for person in (cleo, anna, ben):
        await person.commit(nxt)
    for person in (anna, ben, cleo):
        await person.until(lambda one: one.room["state"] == "playing")
    table = hall.rooms[nxt.id].table
    assert [chair.number for chair in table.chairs] == [anna.number, ben.number, cleo.number]


async def test_spectators_cannot_ask_or_answer(hall: Hall) -> None:
    anna, eve = Person(hall, "Anna"), Person(hall, "Eve")
    row = await finished(anna, bots=1)
    await eve.enter(row)
    with pytest.raises(NotAllowed):
        await eve.do(messages.Rematch, row)
    with pytest.raises(NotAllowed):
        await eve.do(messages.RematchAnswer, row, joins=True)
    with pytest.raises(NotNow, match="nobody has asked"):
        await anna.do(messages.RematchAnswer, row, joins=True)
    await anna.do(messages.Rematch, row)
    await eve.until(lambda one: one.room.get("rematch"))
    await follow(eve)
    assert eve.play["seat"] is None
    assert eve.play["view"] is not None


async def test_who_does_not_want_to_is_replaced_and_may_think_again(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    await anna.do(messages.Rematch, row)
    await ben.do(messages.RematchAnswer, row, joins=False)
    assert anna.room["rematch_ask"]["declined"] == [1]
    assert anna.room["rematch_ask"]["start_in_ms"] == 0  # everybody has answered
    assert anna.room.get("rematch") is None  # whether to play with a bot instead is for Anna to say
    await anna.do(messages.RematchAnswer, row, joins=False)
    assert anna.room.get("rematch_ask") is None  # nobody wants to any more
    await ben.do(messages.Rematch, row)
    await anna.do(messages.RematchAnswer, row, joins=False)
    await ben.do(messages.Rematch, row, start=True)
    nxt = await follow(ben)
    assert [seat["kind"] for seat in ben.room["seats"]] == ["bot", "person"]
    await anna.enter(nxt)
    await anna.do(messages.Sit, nxt, seat=0)
    assert anna.room["yours"] == [0]


async def test_who_does_not_answer_keeps_the_seat_and_a_bot_begins(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    monkeypatch.setattr(rematch, "TIME_TO_ANSWER", 0.0)
    await anna.do(messages.Rematch, row)
    await hall.leave(ben.connection)
    await anna.do(messages.Rematch, row, start=True)
    nxt = await follow(anna)
    assert [type(entry.change) for entry in await hall.store.journal(nxt.id)][1:3] == [BotFrom, Begun]
    assert anna.room["seats"][1]["stand_in"] is True
    back = Person(hall, "Ben")
    await back.enter(nxt)
    assert back.room["yours"] == [1]
    assert back.room["seats"][1].get("stand_in", False) is False


async def test_the_one_who_asked_may_leave(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    await anna.do(messages.Rematch, row)
    await hall.leave(anna.connection)
    await ben.do(messages.RematchAnswer, row, joins=True)
    await follow(ben)
    assert [seat["name"] for seat in ben.room["seats"]] == ["Anna", "Ben"]


async def test_house_rules_can_be_changed_on_the_way(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    with pytest.raises(BadOption):
        await anna.do(messages.Rematch, row, options={"rounds": "many"})
    assert anna.room.get("rematch_ask") is None
    wish = {"options": {"rounds": 3, "out_of_turn": True, "players": 5}, "setting": Setting(pace="quick")}
    await anna.do(messages.Rematch, row, **wish)
    assert ben.room["rematch_ask"]["options"]["rounds"] == 3
    await ben.do(messages.RematchAnswer, row, joins=True)
    nxt = await opening_of(hall, ben.room["rematch"]["table"])
    assert (nxt.options["rounds"], nxt.options["players"], nxt.options["ask_everyone"]) == (3, 2, True)
    assert nxt.setting.pace == "quick"


async def test_the_series_is_counted_from_game_to_game(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    assert anna.room.get("series") is None
    won = [0, 0]
    for game in (1, 2):
        for seat in anna.play["result"]["winners"]:
            won[seat] += 1
        await anna.do(messages.Rematch, row)
        await ben.do(messages.RematchAnswer, row, joins=True)
        row = await follow(anna)
        await follow(ben)
        assert anna.room["series"] == {"games": game, "won": won}
        await asyncio.gather(anna.play_on(row, random.Random(game)), ben.play_on(row, random.Random(9)))
        await anna.until(lambda one: one.room["state"] == "over")
        assert anna.room["series"]["games"] == game + 1
        assert sum(anna.room["series"]["won"]) >= sum(won) + 1


async def test_wins_do_not_go_to_who_takes_the_seat_of_another(hall: Hall) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await finished(anna, ben)
    winner = anna.play["result"]["winners"][0]
    await anna.do(messages.Rematch, row)
    await ben.do(messages.RematchAnswer, row, joins=True)
    row = await follow(anna)
    await follow(ben)
    assert anna.room["series"]["won"][winner] == 1
    (leaver, stayer) = (anna, ben) if winner == 0 else (ben, anna)
    await leaver.do(messages.Stand, row, seat=winner)
    await stayer.until(lambda one: one.room["seats"][winner]["kind"] == "bot")
    assert stayer.room["series"]["won"][winner] == 0


async def test_nothing_is_left_of_who_asked_and_wants_to_be_forgotten(hall: Hall) -> None:
    anna, ben, cleo = (Person(hall, name) for name in ("Anna", "Ben", "Cleo"))
    row = await finished(anna, ben, cleo)
    await ben.do(messages.Rematch, row)
    await anna.do(messages.RematchAnswer, row, joins=True)
    await hall.forget(ben.user)
    assert ben.user.id not in str([entry.change for entry in await hall.store.journal(row.id)])
    await cleo.do(messages.RematchAnswer, row, joins=True)  # the others can still play
    nxt = await opening_of(hall, cleo.room["rematch"]["table"])
    assert [chair.user for chair in nxt.chairs] == [anna.user.id, None, cleo.user.id]


async def test_two_processes_agree_on_the_next_game(postgres: Postgres) -> None:
    database = postgres.new_database()
    one, other = [Hall(await open_store(database), habits=QUICK) for _ in range(2)]
    for hall in (one, other):
        await hall.start()
    try:
        anna, ben = Person(one, "Anna"), Person(other, "Ben")
        row = await finished(anna, ben)
        await ben.do(messages.Rematch, row)
        await anna.until(lambda person: person.room.get("rematch_ask"))
        await anna.do(messages.RematchAnswer, row, joins=True)
        await ben.until(lambda person: person.room.get("rematch"))
        await follow(ben)
        assert ben.room["yours"] == [1]
    finally:
        for hall in (one, other):
            await hall.stop()
            await hall.store.close()


@pytest.mark.parametrize("can_be_read", [True, False])
async def test_a_rematch_whose_link_cannot_be_written_leaves_no_table_behind(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, can_be_read: bool
) -> None:
    anna = Person(hall, "Anna")
    row = await finished(anna, bots=1)

    async def fail(*_: object) -> None:
        raise NotReady("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(hall.store, "append", fail)
        if not can_be_read:
            broken.setattr(hall.store, "journal", fail)
        with pytest.raises(NotReady):
            await anna.do(messages.Rematch, row)
    await anna.do(messages.Resync, row)
    await anna.do(messages.Rematch, row)
    await anna.until(lambda person: "rematch" in person.room)
    tables = {found.id for found in await hall.store.tables(user=anna.user.id)}
    assert tables == {row.id, anna.room["rematch"]["table"]}
