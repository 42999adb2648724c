"""A window at a live table: the first who throws in does, whoever would have been asked before."""

from __future__ import annotations

import json

import pytest

from tavolata.core.errors import IllegalAction, NotYourTurn
from tavolata.core.game import Game
from tavolata.core.records import record_of, verify_record
from tavolata.core.registry import get_rules

pytestmark = [pytest.mark.kernel, pytest.mark.clause("S-33")]


HANDS = ["b7-y2 g2-g6", "r4-y5 g2-b3 b2-y5", "g1-g5 r2-r6", "y1-y5 y2-b4"]


def open_window(hands: list[str], *, ask_everyone: bool = False, laid: str = "R:r4-y5") -> Game:
    """Seat 1 has laid a card."""
    rules = get_rules("solomino")
    options = rules.check_options({"players": 4, "out_of_turn": True, "ask_everyone": ask_everyone})
    game = Game(rules, options, rules.set_up(options, {"turn": 1, "row": "b7-r1", "hands": hands}))
    game.resume()
    game.play(1, laid)
    return game


@pytest.fixture
def window() -> Game:
    """Seats 3, 0 and 1 can throw in, seat 2 cannot."""
    return open_window(HANDS)


@pytest.fixture
def live() -> Game:
    return open_window(HANDS, ask_everyone=True)


def seats_asked(game: Game) -> list[int]:
    return [asked.decision.seat for asked in game.asked() if asked.decision]


def answers(game: Game) -> list[list[str]]:
    """What each of those asked can say."""
    return [[game.rules.format_action(action) for action in asked.legal] for asked in game.asked()]


def said(game: Game) -> list[tuple[int | None, str]]:
    return [(step.seat, game.rules.format_action(step.action or 0)) for step in game.history]


def test_all_who_can_throw_in_are_asked(window: Game) -> None:
    assert seats_asked(window) == [3, 0, 1]
    assert answers(window) == [["R:y5-y1", "pass"], ["L:b7-y2", "pass"], ["R:y5-b2", "pass"]]


def test_who_is_asked_finds_the_game_waiting_for_its_seat(window: Game) -> None:
    for asked in window.asked():
        assert asked.decision is not None
        seat = asked.decision.seat
        assert asked.rules.read_view(asked.view(seat))["waits_for"] == {"seat": seat, "to": "window"}
    assert len(window.history) == 1


def test_otherwise_one_seat_is_asked() -> None:
    game = Game.new("solomino", players=3, seed=1, start=2)
    assert seats_asked(game) == [2]
    assert game.asked()[0].legal == game.legal
    assert Game.laid_out("solomino").asked() == []


@pytest.mark.clause("S-30")
def test_at_a_live_table_everybody_is_asked_and_who_cannot_throw_in_can_only_pass(live: Game) -> None:
    assert seats_asked(live) == [2, 3, 0, 1]
    assert answers(live) == [["pass"], ["R:y5-y1", "pass"], ["L:b7-y2", "pass"], ["R:y5-b2", "pass"]]


def test_at_a_live_table_there_is_a_window_although_nobody_can_throw_in() -> None:
    hands = ["g2-g6", "r4-y5 g2-b3 g3-b4", "g1-g5", "y2-b4 g1-b2"]
    by_turns = open_window(hands).decision
    assert by_turns is not None
    assert by_turns.kind == "turn"
    assert answers(open_window(hands, ask_everyone=True)) == [["pass"]] * 4


@pytest.mark.clause("S-32")
def test_at_a_live_table_who_owes_cards_is_asked_but_can_only_pass() -> None:
    hands = ["g2-g6 y1-y5", "rD-b8 g2-b3 b2-y5", "b7-y2 r2-r6", "y5-b7 y2-b4"]
    live = open_window(hands, ask_everyone=True, laid="R:rD-b8")
    assert answers(live)[:2] == [["pass"], ["L:b7-y5", "pass"]]
    with pytest.raises(IllegalAction) as refusal:
        live.first_come(2, "L:b7-y2")
    assert refusal.value.clause == "S-32"


def test_when_the_time_is_over_everybody_passes(live: Game) -> None:
    live.close_window()
    assert said(live)[1:] == [(2, "pass"), (3, "pass"), (0, "pass"), (1, "pass")]
    assert live.decision is not None
    assert (live.decision.seat, live.decision.kind) == (2, "turn")
    assert live.close_window() == []
    assert len(live.history) == 5


def test_when_somebody_threw_in_a_new_window_opens(live: Game) -> None:
    live.first_come(0, "L:b7-y2")
    live.play(0, "solomino")
    assert said(live)[1:] == [(2, "pass"), (3, "pass"), (0, "L:b7-y2"), (0, "solomino")]
    assert seats_asked(live) == [1, 2, 3, 0]


def test_the_first_to_throw_in_does(window: Game) -> None:
    events = window.first_come(0, "L:b7-y2")
    assert str(events[0]) == "laid 0 card=b7-y2 end=L turn=out"
    assert said(window) == [(1, "R:r4-y5"), (3, "pass"), (0, "L:b7-y2")]


def test_who_is_asked_first_may_act_or_pass(window: Game) -> None:
    window.first_come(3, "pass")
    assert seats_asked(window) == [0, 1]
    window.first_come(0, "pass")
    window.first_come(1, "pass")
    assert seats_asked(window) == [2]


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [(2, "L:g1-g5", NotYourTurn), (0, "pass", NotYourTurn), (0, "L:g2-g6", IllegalAction)],
)
def test_a_refusal_changes_nothing(window: Game, seat: int, text: str, error: type[Exception]) -> None:
    before = window.mem.copy()
    with pytest.raises(error):
        window.first_come(seat, text)
    assert (window.mem == before).all()
    assert len(window.history) == 1


def test_at_a_live_table_nobody_passes_before_others(live: Game) -> None:
    with pytest.raises(NotYourTurn):
        live.first_come(3, "pass")
    assert len(live.history) == 1


def test_a_live_game_replays() -> None:
    game = Game.new("solomino", players=3, seed=4, out_of_turn=True, ask_everyone=True)
    while not game.is_over and len(game.history) < 60:
        asked = game.asked()
        thrown = next(((each.decision, each.legal[0]) for each in asked if len(each.legal) > 1), None)
        if game.rules.letting_pass(game.mem) is None:
            game.apply(game.legal[0])
        elif thrown and thrown[0] and len(game.history) % 2:
            game.first_come(thrown[0].seat, game.rules.format_action(thrown[1]))
        else:
            game.close_window()
    again = verify_record(json.loads(json.dumps(record_of(game))))
    assert again.mem.tobytes() == game.mem.tobytes()
