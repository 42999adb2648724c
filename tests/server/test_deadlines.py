"""A time that has been told stays as it is, whatever other people do meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, get_args

import pytest

from tavolata.core.errors import TavolataError
from tavolata.core.game import Game
from tavolata.server import messages, pacing
from tavolata.server.errors import WindowOpen
from tavolata.server.hall import Hall
from tavolata.server.journal import CLOCK, FORCED, Played
from tavolata.server.keeper import REACTION
from tavolata.server.messages import Setting
from tavolata.server.opening import WantedSeat
from tavolata.server.seconds import CALLS, CLOCKS, ROUND_BREAKS, WINDOWS
from tavolata.server.store import Store, TableRow
from tavolata.server.thinking import Thinking
from tests.browser.ahead import Wanted, asks, play_ahead
from tests.server.halls import FREE, ME, QUICK, Person, opened

#: Anna is the host, Ben sits at the table, Cleo has a seat and is away, Gus has none, Eve watches.
Deed = tuple[str, type[messages.AtTable], dict[str, Any]]
NOISE: dict[str, list[Deed]] = {
    "a player takes a standing answer back": [
        ("Ben", messages.Standing, {"seat": 1, "help": "never"}),
        ("Ben", messages.Standing, {"seat": 1, "help": "ask"}),
    ],
    "a player leaves and comes back": [
        ("Ben", messages.Stand, {"seat": 1}),
        ("Ben", messages.Sit, {"seat": 1}),
    ],
    "a guest takes the seat of a bot and leaves it": [
        ("Gus", messages.Sit, {"seat": 2}),
        ("Gus", messages.Stand, {"seat": 2}),
    ],
    "the host removes a guest and invites them again": [
        ("Gus", messages.Enter, {}),
        ("Gus", messages.Sit, {"seat": 2}),
        ("Anna", messages.Remove, {"seat": 2}),
        ("Anna", messages.Readmit, {"name": "Gus"}),
    ],
    "the host changes a bot": [
        ("Anna", messages.Appoint, {"seat": 2, "bot": "greedy"}),
        ("Anna", messages.Appoint, {"seat": 2, "bot": "random"}),
    ],
    "the host hands the table over": [
        ("Anna", messages.HandHost, {"seat": 1}),
        ("Ben", messages.HandHost, {"seat": 0}),
    ],
    "the host changes the pace": [
        ("Anna", messages.SetPace, {"pace": "slow"}),
        ("Anna", messages.SetPace, {"pace": "quick"}),
    ],
    "the host pauses": [
        ("Anna", messages.Pause, {}),
        ("Ben", messages.Resume, {}),
    ],
    "the others wait longer for who is away": [
        ("Ben", messages.StandIn, {"seat": 3, "when": "wait"}),
    ],
    "somebody comes and goes": [
        ("Eve", messages.Exit, {}),
        ("Eve", messages.Enter, {}),
    ],
    "a player comes and goes": [
        ("Ben", messages.Exit, {}),
        ("Ben", messages.Enter, {}),
    ],
    "everybody is ready": [
        *((who, messages.Ready, {"seq": 0}) for who in ("Anna", "Ben", "Eve")),
    ],
    "somebody says or asks for something": [
        ("Ben", messages.Say, {"phrase": "hurry"}),
        ("Ben", messages.Seen, {"seat": 1, "seq": 0}),
        ("Ben", messages.Show, {"seat": 1}),
        ("Eve", messages.Resync, {}),
    ],
    "somebody asks for what there is at another time": [
        ("Anna", messages.Start, {}),
        ("Anna", messages.Cancel, {}),
        ("Anna", messages.Configure, {"setting": Setting(windows="longest")}),
        ("Ben", messages.Commit, {"commitment": "0" * 64}),
        ("Ben", messages.Reveal, {"number": "00"}),
        ("Ben", messages.Rematch, {}),
        ("Ben", messages.RematchAnswer, {"joins": True}),
        ("Ben", messages.Move, {"seat": 1, "seq": 0, "do": ["pass"]}),
    ],
}
EVERYTHING = [deed for name, deeds in NOISE.items() if name != "a player leaves and comes back" for deed in deeds]


def test_all_there_is_to_say_is_tried() -> None:
    assert {command for deeds in NOISE.values() for _, command, _ in deeds} == set(get_args(messages.AnyCommand))


@dataclass
class Round:
    """A table with its people."""

    hall: Hall
    row: TableRow
    people: dict[str, Person]

    @property
    def asked_at(self) -> int:
        return self.hall.rooms[self.row.id].table.asked_at

    async def answered(self, deeds: list[Deed], most: float = 4.0) -> tuple[str, float]:
        """By whom and after how many seconds, while people do all this over and over."""
        loop = asyncio.get_running_loop()
        asked_at, begun = self.asked_at, loop.time()
        while self.asked_at == asked_at and loop.time() < begun + most:
            for who, command, fields in deeds:
                key = {"key": self.row.key} if command is messages.Enter else {}
                seq = {"seq": self.asked_at} if "seq" in fields else {}
                with suppress(TavolataError):
                    await self.people[who].do(command, self.row, **{**fields, **key, **seq})
            await asyncio.sleep(0.02)
        seconds = loop.time() - begun
        async with self.hall.rooms[self.row.id].lock:  # what happened is on disk
            changes = [entry.change for entry in await self.hall.store.journal(self.row.id, after=asked_at)]
        return next((change.by for change in changes if isinstance(change, Played)), "nobody"), seconds


class Bots:
    """They take a moment to think, and throw in what they can or nothing at all."""

    def __init__(self) -> None:
        self.throw_in = False
        #: How often they have thought about each position.
        self.thoughts = Counter[bytes]()

    async def choose(self, game: Game) -> str:
        self.thoughts[game.mem.tobytes()] += 1
        await asyncio.sleep(0.05)
        passing = game.rules.letting_pass(game.mem)
        if passing is None or self.throw_in:
            return game.rules.format_action(next(action for action in game.legal if action != passing))
        return game.rules.format_action(passing)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    found = Bots()

    async def choose(_thinking: Thinking, _bot: str, game: Game) -> str:
        return await found.choose(game)

    monkeypatch.setattr(Thinking, "choose", choose)
    return found


@pytest.fixture
async def hall(store: Store, bots: Bots) -> AsyncIterator[Hall]:
    """Everything takes as long as it does."""
    opened = Hall(store, habits=replace(QUICK, pace=1.0, grace=60.0))
    await opened.start()
    yield opened
    await opened.stop()


async def seated(hall: Hall, game: str = "solomino", setting: Setting | None = None, **options: Any) -> Round:
    people = {name: Person(hall, name) for name in ("Anna", "Ben", "Cleo", "Gus", "Eve")}
    seats = [ME, FREE, WantedSeat(bot="random"), FREE]
    wish = setting or Setting()
    row = await opened(hall, people["Anna"], game, seats=seats, setting=wish, options={"start": 0, **options})
    for name, seat in (("Ben", 1), ("Cleo", 3)):
        await people[name].enter(row)
        await people[name].do(messages.Sit, row, seat=seat)
    for name in ("Gus", "Eve"):
        await people[name].enter(row)
    await people["Anna"].do(messages.Start, row)
    await people["Cleo"].do(messages.Exit, row)
    return Round(hall, row, people)


def opens_window(game: Game, thrower: int | None = None) -> str | None:
    """What Anna lays to open a window in which this one alone could throw in, if anybody has to."""
    if game.decision is None or (game.decision.kind, game.decision.seat) != ("turn", 0):
        return None
    for action in game.legal:
        trial = game.copy()
        trial.apply(action)
        if trial.decision is None or trial.decision.kind != "window":
            continue
        able = {one.decision.seat for one in trial.asked() if one.decision and len(one.legal) > 1}
        if thrower is None or able == {thrower}:
            return game.rules.format_action(action)
    return None


async def at_window(hall: Hall, thrower: int | None = None) -> Round:
    """In the first moment of a window."""
    table = await seated(hall, out_of_turn=True)

    def is_before(game: Game) -> bool:
        return opens_window(game, thrower) is not None

    await play_ahead(hall, table.row.id, is_before)
    game = hall.rooms[table.row.id].table.game
    assert game is not None
    lay = opens_window(game, thrower)
    assert lay is not None
    await table.people["Anna"].move(table.row, lay)
    assert table.people["Eve"].play["view"]["waits_for"]["to"] == "window"
    return table


# ----------------------------------------------------------------- windows


@pytest.mark.clause("S-33")
@pytest.mark.parametrize("noise", NOISE)
async def test_nobody_can_put_off_the_end_of_a_window(hall: Hall, monkeypatch: pytest.MonkeyPatch, noise: str) -> None:
    monkeypatch.setitem(WINDOWS, "normal", 0.3)
    table = await at_window(hall)
    by, seconds = await table.answered(NOISE[noise])
    assert (by, seconds < 3.0) == (CLOCK, True), "it stays open while somebody makes noise"


@pytest.mark.clause("S-33")
async def test_nobody_can_put_off_that_a_card_thrown_in_counts(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WINDOWS, "normal", 60.0)
    table = await at_window(hall, thrower=1)
    ben = table.people["Ben"]
    throwing = asyncio.ensure_future(ben.move(table.row, ben.play["ask"]["legal"][0]))
    by, seconds = await table.answered(NOISE["a guest takes the seat of a bot and leaves it"])
    assert (by, seconds < 3.0) == (ben.user.id, True)
    await throwing


@pytest.mark.clause("S-33")
async def test_a_bot_makes_up_its_mind_about_a_window_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, bots: Bots
) -> None:
    """Otherwise people could make it throw in sooner or later by what they do."""
    monkeypatch.setitem(WINDOWS, "normal", 2.0)
    drawn = [0.1]

    def draw(least: float, most: float) -> float:
        return drawn.pop() if drawn and (least, most) == REACTION else most

    monkeypatch.setattr("tavolata.server.keeper.random.uniform", draw)
    bots.throw_in = True
    table = await at_window(hall, thrower=2)
    deeds = [*NOISE["a guest takes the seat of a bot and leaves it"], *NOISE["a player comes and goes"]]
    by, seconds = await table.answered(deeds)
    assert by not in (CLOCK, "nobody")
    assert seconds < 0.85 * 2.0, "its reaction was drawn again"
    assert set(bots.thoughts.values()) == {1}


@pytest.mark.clause("S-33")
async def test_a_window_is_not_paused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WINDOWS, "normal", 0.3)
    table = await at_window(hall)
    anna = table.people["Anna"]
    with pytest.raises(WindowOpen) as refused:
        await anna.do(messages.Pause, table.row)
    assert refused.value.clause == "S-33"
    await anna.until(lambda person: person.play["view"]["waits_for"]["to"] != "window")
    await anna.do(messages.Pause, table.row)
    assert anna.room["state"] == "paused"


# ----------------------------------------------------------------- decisions


def leaves_no_choice(game: Game) -> bool:
    decision = game.decision
    return decision is not None and (decision.kind, decision.seat) == ("help", 0) and len(game.legal) == 1


@pytest.mark.parametrize(
    ("game", "wanted", "by"),
    [("solomino", asks("turn"), "level:2"), ("solomino", asks("call"), CLOCK), ("sole-mio", asks("play"), "level:3")],
    ids=["a turn", "a call", "a pizza"],
)
async def test_nobody_can_put_off_the_end_of_a_decision(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, game: str, wanted: Wanted, by: str
) -> None:
    monkeypatch.setitem(CLOCKS, "fast", 0.5)
    monkeypatch.setitem(CALLS, "normal", 0.5)
    table = await seated(hall, game, Setting(clock="fast"))
    await play_ahead(hall, table.row.id, wanted)
    assert table.people["Anna"].play["left_ms"] <= 500
    answered, seconds = await table.answered(EVERYTHING)
    assert (answered, seconds < 3.0) == (by, True)


async def test_nobody_can_put_off_an_answer_without_a_choice(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "UNSEEN", 0.5)
    monkeypatch.setattr("tavolata.server.hesitation.LONGEST", 0.1)
    table = await seated(hall, "sole-mio")
    await play_ahead(hall, table.row.id, leaves_no_choice)
    by, seconds = await table.answered(NOISE["the host changes the pace"])
    assert (by, seconds < 3.0) == (FORCED, True)


# ----------------------------------------------------------------- pauses


async def paused_and_resumed(table: Round, seconds: float = 0.0) -> int:
    """What is left then, in milliseconds."""
    anna, ben = table.people["Anna"], table.people["Ben"]
    await anna.do(messages.Pause, table.row)
    assert "left_ms" not in anna.play or anna.room["state"] == "paused"
    await asyncio.sleep(seconds)
    await ben.do(messages.Resume, table.row)
    left: int = anna.play["left_ms"]
    return left


async def test_what_was_used_up_of_a_time_stays_so_after_a_pause(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "fast", 30.0)
    table = await seated(hall, "sole-mio", Setting(clock="fast"))
    await play_ahead(hall, table.row.id, asks("play"))
    await asyncio.sleep(0.6)
    first = await paused_and_resumed(table)
    assert first <= 29_400
    again = [await paused_and_resumed(table) for _ in range(3)]
    assert again == sorted(again, reverse=True)
    assert all(left <= first for left in again), "the host has got time back"
    assert await paused_and_resumed(table, 1.5) > again[-1] - 1000, "a pause takes nothing of the time"


async def test_a_pause_is_remembered_in_the_journal(store: Store, bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "fast", 30.0)
    first = Hall(store, habits=replace(QUICK, pace=1.0, grace=60.0))
    await first.start()
    table = await seated(first, "sole-mio", Setting(clock="fast"))
    await play_ahead(first, table.row.id, asks("play"))
    await asyncio.sleep(0.6)
    await table.people["Anna"].do(messages.Pause, table.row)
    await first.stop()
    second = Hall(store, habits=replace(QUICK, pace=1.0, grace=60.0))
    await second.start()
    anna = Person(second, "Anna")
    await anna.enter(table.row)
    await anna.do(messages.Resume, table.row)
    assert 20_000 < anna.play["left_ms"] <= 29_400
    await second.stop()


async def test_an_answer_without_a_choice_is_not_told_by_a_pause(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who paused until it is due would see it come in the moment in which the game goes on."""
    monkeypatch.setattr("tavolata.server.hesitation.MEDIAN", 0.6)
    monkeypatch.setattr("tavolata.server.hesitation.SPREAD", 0.0)
    table = await seated(hall, "sole-mio")
    await play_ahead(hall, table.row.id, leaves_no_choice)
    anna, ben = table.people["Anna"], table.people["Ben"]
    asked_at, loop = table.asked_at, asyncio.get_running_loop()
    await anna.do(messages.Seen, table.row, seat=0, seq=asked_at)
    await anna.do(messages.Pause, table.row)
    await asyncio.sleep(0.7)
    await ben.do(messages.Resume, table.row)
    resumed = loop.time()
    await ben.until(lambda _: table.asked_at != asked_at)
    assert loop.time() - resumed > 0.5


# ----------------------------------------------------------------- breaks between rounds


async def test_the_pace_does_not_change_a_break_that_has_begun(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for pace, seconds in (("normal", 30.0), ("slow", 60.0), ("quick", 0.0)):
        monkeypatch.setitem(ROUND_BREAKS, pace, seconds)
    table = await seated(hall, rounds=2)
    anna = table.people["Anna"]

    def ends_round(game: Game) -> bool:
        return _round_after(game) is not None

    await play_ahead(hall, table.row.id, ends_round)
    game = hall.rooms[table.row.id].table.game
    assert game is not None
    last = _round_after(game)
    assert last is not None
    await anna.move(table.row, last)
    assert 29_000 < anna.play["next_round_ms"] <= 30_000
    for pace in ("slow", "quick"):
        await anna.do(messages.SetPace, table.row, pace=pace)
        await asyncio.sleep(0.1)
        await anna.do(messages.Resync, table.row)
        assert 20_000 < anna.play["next_round_ms"] <= 30_000


def _round_after(game: Game) -> str | None:
    """Anna's card that ends the round."""
    if game.decision is None or (game.decision.kind, game.decision.seat) != ("turn", 0):
        return None
    for action in game.legal:
        trial = game.copy()
        names = {event.name for event in trial.apply(action)}
        if trial.decision is None and not trial.is_over:
            names |= {event.name for event in trial.shuffle()}
        if {"last-card", "round-began"} <= names:
            return game.rules.format_action(action)
    return None
