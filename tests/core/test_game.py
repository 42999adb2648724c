"""A game in progress: the trusting door, the checked door, and what a person means."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.core.errors import AmbiguousAction, BadOption, IllegalAction, MalformedAction, NotYourTurn, UnknownGame
from tavolata.core.game import Game

pytestmark = pytest.mark.kernel


@pytest.fixture
def game() -> Game:
    """Seat 1 has played a card and holds `two-of-each` and `two-doubles`."""
    rules = Game.laid_out("sole-mio").rules
    options = rules.check_options({"players": 2})
    setup = {"turn": 1, "hands": ["pp", "ooP"], "orders": ["4p", "two-of-each two-doubles"]}
    position = Game(rules, options, rules.set_up(options, setup))
    position.resume()
    return position


def test_the_checked_door_refuses_and_loses_nothing(game: Game) -> None:
    before = game.mem.copy()
    with pytest.raises(MalformedAction, match="not an action"):
        game.play(1, "olives!")
    with pytest.raises(IllegalAction, match="one kind that you hold") as refusal:
        game.play(1, "ss")
    assert (refusal.value.code, refusal.value.clause) == ("illegal-action", "P-8")
    with pytest.raises(NotYourTurn, match="is not that seat's turn"):
        game.play(0, "p")
    assert (game.mem == before).all()
    assert game.history == []


def test_a_finished_game_takes_no_action() -> None:
    game = Game.new("mamma-mia", players=2, seed=3)
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
        else:
            game.apply(game.random_action())
    with pytest.raises(NotYourTurn, match="over"):
        game.play(0, "o")


def test_the_beginning_of_an_action_is_enough_if_it_is_the_only_one(game: Game) -> None:
    game.play(1, "oo")
    assert game.meant("two-d") == game.meant(" two-doubles ")
    with pytest.raises(AmbiguousAction, match="two-of-each or two-doubles") as refusal:
        game.meant("two")
    assert refusal.value.code == "ambiguous-action"
    with pytest.raises(MalformedAction):
        game.meant("")
    with pytest.raises(IllegalAction) as illegal:
        game.meant("4p")
    assert illegal.value.clause == "P-10"


def test_a_copy_goes_its_own_way(game: Game) -> None:
    twin = game.copy()
    twin.play(1, "P")
    assert game.legal != twin.legal
    assert game.history == []
    assert len(twin.history) == 1


def test_a_game_shows_its_position(game: Game) -> None:
    assert "hands ['pp', 'oo P']" in repr(game)


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"players": 1}, "P-7"),
        ({"players": 6}, "P-7"),
        ({"players": True}, "P-7"),
        ({"players": 3, "start": 3}, "P-7"),
        ({"players": 3, "kinds": "oop"}, "P-2"),
        ({"players": 3, "kinds": "op"}, "P-2"),
        ({"players": 3, "open_oven": "yes"}, "P-16"),
        ({"players": 3, "colour": "red"}, None),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], clause: str | None) -> None:
    with pytest.raises(BadOption) as refusal:
        Game.new("sole-mio", **options)
    assert refusal.value.clause == clause


def test_an_unknown_game_is_refused_with_a_guess() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'sole-mio'"):
        Game.new("Sole Mio!!")
