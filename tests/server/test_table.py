"""A table on its own: what its journal says, who may do what, and who may know what."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from tavolata.core.errors import IllegalAction, MalformedAction, NotYourTurn
from tavolata.core.fairness import commit
from tavolata.core.records import verify_record
from tavolata.core.registry import get_rules
from tavolata.server import messages, seating
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow, SeatTaken, StaleMove
from tavolata.server.journal import (
    AnyChange,
    Begun,
    Chair,
    Closed,
    Entry,
    Hosted,
    Opened,
    Paused,
    RematchAnswered,
    RematchAsked,
    Resumed,
    WentOn,
    decode_change,
    encode_change,
)
from tavolata.server.messages import Move, Setting, Sit
from tavolata.server.seconds import CALLS, WINDOWS
from tavolata.server.showing import Presence, play_for, room_for
from tavolata.server.store import Summary, TableRow
from tavolata.server.table import Table
from tests.server.finished import Journal

SECRET = "5e" * 32
ROW = TableRow("table-000001", "k" * 22, SECRET, 0.0, 0.0, 0, Summary("waiting", False, "", 0, 0, "", (), (), ()))
T = ROW.id
LEVEL = "level:1"


def opened(game: str, chairs: list[Chair], **options: object) -> Table:
    """A table that waits for its game."""
    checked = get_rules(game).check_options({"players": len(chairs), **options})
    table = Table(ROW)
    change = Opened(
        game=game,
        options=checked,
        setting=Setting(),
        host="anna",
        chairs=chairs,
        commitment=commit(SECRET),
    )
    happen(table, change)
    return table


def happen(table: Table, *changes: AnyChange, at: float = 100.0) -> list[Entry]:
    """Let changes happen as the server does: through the journal."""
    entries = []
    for change in changes:
        entry = Entry(seq=table.seq + 1, at=at, change=decode_change(encode_change(change)))
        table.apply(entry)
        entries.append(entry)
    return entries


def start(table: Table, user: str, *arriving: str, bot: str | None = None, idle: bool = False) -> list[AnyChange]:
    command = messages.Start(id="s", table=T, bot=bot)
    return seating.start(table, user, command, arriving, 100.0, host_is_idle=idle)


def two_people(game: str = "sole-mio", **options: object) -> Table:
    table = opened(game, [Chair(user="anna", name="Anna"), Chair(user="ben", name="Ben")], **options)
    happen(table, *start(table, "anna"))
    return table


def user_of(table: Table, seat: int) -> str:
    user = table.chairs[seat].user
    assert user is not None
    return user


def move(table: Table, *actions: str, seat: int | None = None, seq: int | None = None, id: str = "m1") -> Move:  # noqa: A002
    decision = table.game.decision if table.game else None
    at = decision.seat if seat is None and decision else seat or 0
    return Move(id=id, table=T, seat=at, seq=table.seq if seq is None else seq, do=list(actions))


def legal_move(table: Table, rng: random.Random) -> tuple[str, Move]:
    """What a person who is asked could do."""
    seat, game = rng.choice(list(table.asked.items()))
    passing = game.rules.letting_pass(game.mem) if table.is_live_window else None
    actions = [game.rules.format_action(action) for action in game.legal if action != passing]
    return user_of(table, seat), move(table, rng.choice(actions), seat=seat, id=f"m{table.seq}")


def play_on(table: Table, rng: random.Random, most: int = 10_000) -> list[Entry]:
    """Random moves by people, until the game is over or so many were made."""
    entries: list[Entry] = []
    while table.state == "playing" and most > 0:
        most -= 1
        if table.between_rounds:
            entries += happen(table, WentOn())
            continue
        window = table.is_live_window
        if window and not any(len(game.legal) > 1 for game in table.asked.values()):
            entries += happen(table, table.prepare_closing())
            continue
        if window and rng.random() < 0.5:
            entries += happen(table, table.prepare_closing())
            continue
        try:
            user, said = legal_move(table, rng)
        except IndexError:  # this seat cannot throw in
            continue
        entries += happen(table, table.prepare_move(user, said))
    return entries


# ----------------------------------------------------------------- sitting down


def test_a_free_seat_can_be_taken_once() -> None:
    table = opened("sole-mio", [Chair(user="anna", name="Anna"), Chair()])
    sit = Sit(id="s", table=T, seat=1)
    happen(table, seating.sit(table, Caller("ben", "Ben", 100.0), sit, 100.0))
    assert table.chairs[1] == Chair(user="ben", name="Ben")
    with pytest.raises(SeatTaken):
        seating.sit(table, Caller("carla", "Carla", 100.0), sit, 100.0)
    with pytest.raises(NotAllowed, match="there is no seat 4"):
        seating.sit(table, Caller("carla", "Carla", 100.0), Sit(id="s", table=T, seat=4), 100.0)


def test_a_game_begins_when_everybody_sits_and_the_host_says_so() -> None:
    table = opened("sole-mio", [Chair(user="anna", name="Anna"), Chair(), Chair(bot=LEVEL)])
    with pytest.raises(NotNow, match="free: 1"):
        start(table, "anna")
    happen(table, seating.sit(table, Caller("ben", "Ben", 100.0), Sit(id="s", table=T, seat=1), 100.0))
    with pytest.raises(NotAllowed, match="only the host"):
        start(table, "ben")
    happen(table, *start(table, "anna"))
    assert table.state == "playing"
    with pytest.raises(NotNow, match="already begun"):
        start(table, "anna")


def test_who_leaves_during_the_game_is_followed_by_a_bot_and_another_person_can_take_over() -> None:
    table = two_people()
    happen(table, *seating.stand(table, "ben", 1))
    assert table.chairs[1] == Chair(bot="level:3", left=True)
    happen(table, seating.sit(table, Caller("carla", "Carla", 100.0), Sit(id="s", table=T, seat=1), 100.0))
    assert user_of(table, 1) == "carla"


def test_when_the_host_leaves_another_person_runs_the_table_and_the_last_one_closes_it() -> None:
    table = two_people()
    changes = seating.stand(table, "anna", 0)
    assert Hosted(user="ben") in changes
    happen(table, *changes)
    assert table.host == "ben"
    assert Closed(reason="left") in seating.stand(table, "ben", 1)


def test_the_host_hands_a_seat_to_a_bot_but_never_the_last_one() -> None:
    table = two_people()
    appoint = messages.Appoint(id="a", table=T, seat=1, bot="level:2")
    with pytest.raises(NotAllowed, match="only the host"):
        seating.appoint(table, "ben", appoint)
    happen(table, seating.appoint(table, "anna", appoint))
    assert table.chairs[1].bot == "level:2"
    with pytest.raises(NotAllowed, match="the last person cannot leave"):
        seating.appoint(table, "anna", messages.Appoint(id="a", table=T, seat=0, bot="level:2"))
    with pytest.raises(NotNow, match="name a bot"):
        seating.appoint(table, "anna", messages.Appoint(id="a", table=T, seat=1))


@pytest.mark.parametrize("bot", ["search:99999ms", "search", "level:9", "nobody"])
def test_bots_of_a_table_think_within_bounds(bot: str) -> None:
    table = two_people()
    with pytest.raises(Exception, match="level"):
        seating.appoint(table, "anna", messages.Appoint(id="a", table=T, seat=1, bot=bot))


# ----------------------------------------------------------------- moves


def test_a_seat_is_played_by_its_user_alone() -> None:
    table = two_people(start=0)
    with pytest.raises(NotAllowed, match="seat 0 is not yours"):
        table.prepare_move("ben", move(table, "o", seat=0))
    with pytest.raises(NotYourTurn):
        table.prepare_move("ben", move(table, "o", seat=1))


def test_a_stale_move_is_refused_with_a_reason_and_a_change_of_seats_makes_none_stale() -> None:
    table = two_people(start=0)
    asked = table.seq
    happen(table, *seating.stand(table, "ben", 1))
    user, said = legal_move(table, random.Random(1))
    played = table.prepare_move(user, move(table, *said.do, seat=0, seq=asked))
    happen(table, played)
    with pytest.raises(StaleMove, match="answers the question of entry"):
        table.prepare_move(user, move(table, "done", seat=0, seq=asked))
    with pytest.raises(StaleMove):
        table.prepare_move(user, move(table, "done", seat=0, seq=table.seq + 1))


def test_a_plan_is_done_as_a_whole_or_not_at_all() -> None:
    table = two_people(start=0)
    first = table.prepare_move(*legal_move(table, random.Random(1))).steps[0].do
    assert first is not None
    before, seq = table.game.mem.copy(), table.seq  # type: ignore[union-attr]
    for wrong, error in (("4321", IllegalAction), ("hello", MalformedAction)):
        with pytest.raises(error):
            table.prepare_move("anna", move(table, first, wrong))
    assert (table.game.mem == before).all()  # type: ignore[union-attr]
    assert table.seq == seq
    happen(table, table.prepare_move("anna", move(table, first, "done", "supply")))
    assert table.seq == seq + 1
    assert table.game is not None
    assert [step.seat for step in table.game.history] == [None, 0, 0, 0]


def test_the_same_move_is_known_again_also_after_the_journal_was_read_anew() -> None:
    table = two_people(start=0)
    said = legal_move(table, random.Random(1))[1]
    assert table.done_before("anna", said) is None
    happen(table, table.prepare_move("anna", said))
    assert table.done_before("anna", said) == table.seq
    assert table.done_before("ben", said) is None


def test_nobody_moves_before_the_game_in_a_pause_or_after_the_end() -> None:
    table = opened("sole-mio", [Chair(user="anna", name="Anna"), Chair(bot=LEVEL)])
    with pytest.raises(NotNow, match="not begun"):
        table.prepare_move("anna", move(table, "o", seat=0))
    table = two_people()
    happen(table, Paused())
    with pytest.raises(NotNow, match="paused"):
        table.prepare_move("anna", move(table, "o", seat=0))
    happen(table, Resumed(), Closed(reason="test"))
    with pytest.raises(NotNow, match="closed"):
        table.prepare_move("anna", move(table, "o", seat=0))


# ----------------------------------------------------------------- whole games

GAMES = [
    ("sole-mio", {}),
    ("mamma-mia-grande", {"open_oven": True}),
    ("mamma-mia", {}),
    ("solomino", {"rounds": 2}),
    ("solomino", {"out_of_turn": True, "ask_everyone": True}),
    ("solomino", {"out_of_turn": True}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_journal_read_anew_gives_the_same_table_and_a_record_with_a_fair_shuffle(
    game: str, options: dict[str, object]
) -> None:
    people = [Chair(user=name, name=name.title(), number="0a" * (at + 1)) for at, name in enumerate(["anna", "ben"])]
    table = opened(game, [*people, Chair(user="anna", name="Zoe")], **options)
    entries = [Entry(seq=1, at=100.0, change=table.opened)]
    entries += happen(table, *start(table, "anna"))
    entries += play_on(table, random.Random(7))
    assert table.state == "over"
    again = Table(ROW)
    again.apply_all(entries)
    assert again.game is not None
    assert table.game is not None
    assert (again.game.mem == table.game.mem).all()
    assert again.summary() == table.summary()
    assert verify_record(table.record()).result.as_json() == table.summary().result


@pytest.mark.parametrize(("open_oven", "memory"), [(True, "open"), (False, "once")])
def test_a_table_from_before_there_was_a_setting_for_memory_goes_on_as_it_began(open_oven: bool, memory: str) -> None:
    table = opened("sole-mio", [Chair(user="anna", name="Anna"), Chair(bot=LEVEL)], open_oven=open_oven)
    stored = json.loads(encode_change(table.opened))
    del stored["setting"]["memory"]
    again = decode_change(json.dumps(stored))
    assert isinstance(again, Opened)
    assert again.setting.memory == memory
    assert decode_change(encode_change(table.opened)) == table.opened  # what is said is kept


def test_a_journal_that_is_not_true_to_its_secret_is_refused() -> None:
    table = two_people()
    assert table.game is not None
    begun = Begun(shuffle=dict(table.game.history[0].shuffle or {}))
    other = Table(replace(ROW, secret="aa" * 32))
    other.apply(Entry(seq=1, at=0.0, change=table.opened))
    with pytest.raises(ValueError, match="does not match its secret"):
        other.apply(Entry(seq=2, at=0.0, change=begun))


# ----------------------------------------------------------------- secrecy


def told(table: Table, seat: int | None, mine: list[int], events: list[object]) -> messages.Play:
    return play_for(table, seat, mine, events)  # type: ignore[arg-type]


def test_each_seat_is_told_its_own_hand_and_its_own_question_alone() -> None:
    table = two_people(start=0)
    events = table.game.history[0].events  # type: ignore[union-attr]
    anna, ben, spectator = (told(table, seat, [] if seat is None else [seat], list(events)) for seat in (0, 1, None))
    assert anna.ask is not None
    assert anna.ask.kind == "play"
    assert ben.ask is None
    assert spectator.ask is None
    assert anna.view is not None
    assert "hand" in anna.view
    assert spectator.view is not None
    assert "hand" not in spectator.view
    assert {event.seat for event in anna.events if event.name == "got-card"} == {0}
    assert not [event for event in spectator.events if event.name in ("got-card", "got-order")]


@pytest.mark.clause("P-16")
def test_at_a_strict_table_nothing_told_later_shows_what_lies_in_the_oven() -> None:
    table = two_people(start=0)
    rng = random.Random(3)
    for _ in range(30):
        play_on(table, rng, most=1)
        for seat in (0, 1, None):
            view = told(table, seat, [], []).view
            assert view is not None
            if view["scorer"] is None and view["oven"]["size"] > 1:
                assert view["oven"]["cards"].count("?") == view["oven"]["size"] - 1  # all but the top


def test_one_device_for_two_seats_shows_one_hand_at_a_time() -> None:
    table = opened("sole-mio", [Chair(user="anna", name="Anna"), Chair(user="anna", name="Ben")], start=1)
    happen(table, *start(table, "anna"))
    shown = told(table, 0, [0, 1], [])
    assert shown.ask is None
    assert shown.hand_over == [1]
    assert shown.view is not None
    assert shown.view["seat"] == 0
    assert told(table, 1, [0, 1], []).ask is not None


def test_the_secret_is_told_after_the_end_and_the_record_too() -> None:
    table = two_people("mamma-mia")
    with pytest.raises(NotNow, match="hidden cards"):
        table.record()
    assert room_for(table, Caller("anna", "Anna", 0.0), Presence()).fair.secret is None
    play_on(table, random.Random(5))
    assert room_for(table, Caller("anna", "Anna", 0.0), Presence()).fair.secret == SECRET
    assert table.record()["fair"]["secret"] == SECRET


def test_a_room_tells_no_user_who_the_others_are_and_gives_the_key_to_those_who_sit() -> None:
    table = two_people()
    for user, key in (("anna", ROW.key), ("zoe", None)):
        room = room_for(table, Caller(user, "", 100.0), Presence(here={"anna"}, bot_at={"ben": 90.0}))
        text = messages.encode(room).decode()
        assert '"ben"' not in text
        assert '"anna"' not in text
        assert SECRET not in text
        assert room.key == key
    assert [seat.stand_in for seat in room.seats] == [False, True]
    assert room.seats[1].bot_in_ms is None


def test_a_room_says_when_a_bot_takes_over_and_how_long_a_rematch_waits() -> None:
    table = two_people()
    room = room_for(table, Caller("anna", "Anna", 100.0), Presence(here={"anna"}, bot_at={"ben": 130.0}))
    assert (room.seats[1].stand_in, room.seats[1].bot_in_ms) == (False, 30_000)
    asked = RematchAsked(user="anna", options=table.opened.options, setting=Setting())
    happen(table, asked, RematchAnswered(user="ben", joins=False), at=100.0)
    ask = room_for(table, Caller("anna", "Anna", 105.0), Presence()).rematch_ask
    assert ask is not None
    assert (ask.joined, ask.declined, ask.start_in_ms) == ([0], [1], 0)
    happen(table, RematchAnswered(user="anna", joins=False))
    assert table.rematch_ask is None


def test_the_door_of_a_private_table_opens_with_its_key() -> None:
    table = two_people()
    assert table.may_enter("anna", None)
    assert table.may_enter("zoe", ROW.key)
    assert not table.may_enter("zoe", None)
    assert not table.may_enter("zoe", "x" * 22)


# ----------------------------------------------------------------- windows


@pytest.mark.clause("S-33")
def test_a_live_window_asks_everybody_and_shows_nobody_who_can_throw_in() -> None:
    table = opened(
        "solomino",
        [Chair(user=name, name=name) for name in ("anna", "ben", "carla")],
        out_of_turn=True,
        ask_everyone=True,
    )
    happen(table, *start(table, "anna"))
    rng, seen = random.Random(11), 0
    while table.state == "playing" and seen < 12:
        if not table.is_live_window:
            play_on(table, rng, most=1)
            continue
        seen += 1
        assert set(table.asked) == {0, 1, 2}
        assert table.deadline is not None
        assert table.deadline.seat is None
        for seat, game in table.asked.items():
            play = told(table, seat, [seat], [])
            assert play.ask is not None
            assert len(play.ask.legal) == len(game.legal) - 1  # nobody passes: the end of the window does
            assert play.clock_of is None
        assert told(table, None, [], []).view["waits_for"]["seat"] is None  # type: ignore[index]
        for seat in table.asked:
            with pytest.raises(NotNow, match="cannot pass in a window"):
                table.prepare_move(user_of(table, seat), move(table, "pass", seat=seat))
        happen(table, table.prepare_closing())
    assert seen == 12


def test_that_a_bot_has_played_for_somebody_is_told_to_that_person_alone() -> None:
    journal = Journal("sole-mio", [Chair(user="anna", name="Anna"), Chair(user="ben", name="Ben")], start=0)
    journal.start()
    journal.play(by="level:2")
    told = [play_for(journal.table, seat, mine, ()) for seat, mine in ((0, [0]), (1, [1]), (None, []))]
    assert [play.stood_in for play in told] == [0, None, None]
    journal.play(by="anna")
    assert play_for(journal.table, 0, [0], ()).stood_in is None


@pytest.mark.parametrize("windows", ["normal", "long", "longest"])
def test_everybody_has_as_long_to_throw_in_and_to_call_as_the_table_says(windows: messages.Windows) -> None:
    chairs = [Chair(user=user, name=user) for user in ("anna", "ben", "cleo")]
    table = opened("solomino", chairs, out_of_turn=True, ask_everyone=True)
    table.setting = Setting(windows=windows)
    happen(table, *start(table, "anna"), at=100.0)
    rng, met = random.Random(11), dict[str, float]()
    while table.state == "playing" and len(met) < 2:
        assert table.game is not None
        assert table.game.decision is not None
        if (kind := table.game.decision.kind) in ("window", "call"):
            assert table.deadline is not None
            met[kind] = table.deadline.span.seconds
        if table.is_live_window:
            happen(table, table.prepare_closing())
        else:
            play_on(table, rng, most=1)
    assert met == {"window": WINDOWS[windows], "call": CALLS[windows]}
