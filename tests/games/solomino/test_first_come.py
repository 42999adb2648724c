"""A window at a live table: the first who throws in does, whoever would have been asked before."""

from __future__ import annotations

import pytest

from tavolata.core.errors import IllegalAction, NotYourTurn
from tavolata.core.game import Game
from tavolata.core.registry import get_rules

pytestmark = [pytest.mark.kernel, pytest.mark.clause("S-33")]


@pytest.fixture
def window() -> Game:
    """Seat 1 has laid a card; seats 3, 0 and 1 can throw in, seat 2 cannot."""
    rules = get_rules("solomino")
    options = rules.check_options({"players": 4, "out_of_turn": True})
    hands = ["b7-y2 g2-g6", "r4-y5 g2-b3 b2-y5", "g1-g5 r2-r6", "y1-y5 y2-b4"]
    game = Game(rules, options, rules.set_up(options, {"turn": 1, "row": "b7-r1", "hands": hands}))
    game.resume()
    game.play(1, "R:r4-y5")
    return game


def test_all_who_can_throw_in_are_waited_for(window: Game) -> None:
    assert window.waiting == [3, 0, 1]


def test_otherwise_one_seat_is_waited_for() -> None:
    game = Game.new("solomino", players=3, seed=1, start=2)
    assert game.waiting == [2]
    assert Game.laid_out("solomino").waiting == []


def test_the_first_to_throw_in_does(window: Game) -> None:
    events = window.first_come(0, "L:b7-y2")
    assert str(events[0]) == "laid 0 card=b7-y2 end=L turn=out"
    said = [(step.seat, window.rules.format_action(step.action or 0)) for step in window.history]
    assert said == [(1, "R:r4-y5"), (3, "pass"), (0, "L:b7-y2")]


def test_who_is_asked_first_may_act_or_pass(window: Game) -> None:
    window.first_come(3, "pass")
    assert window.waiting == [0, 1]
    window.first_come(0, "pass")
    window.first_come(1, "pass")
    assert window.waiting == [2]


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
