"""Hints: the actions of a decision in a record, with chances and playouts, from what the seat knew."""

from __future__ import annotations

import pytest

from tavolata.bots import Budget
from tavolata.bots.hints import give_hint, replay_to
from tavolata.core.errors import BadOption, BadRecord
from tavolata.core.game import Game
from tavolata.core.records import record_of
from tavolata.testkit import begin, decisions

FEW = Budget(playouts=60)


def finished(game: str = "sole-mio") -> Game:
    played = begin(game, 3, players=3)
    for _ in decisions(played):
        pass
    return played


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_every_move_of_a_record_can_be_judged(game: str) -> None:
    told = finished(game)
    moves = [(step.seat, step.action) for step in told.history if step.action is not None]
    for number in range(1, len(moves) + 1, 12):
        position, played = replay_to(record_of(told), number)
        hint = give_hint(position, FEW)
        assert (hint.move, hint.seat, played) == (number, *moves[number - 1])
        assert sorted(option.action for option in hint.estimates) == position.legal
        assert played in position.legal
        assert hint.playouts == sum(option.playouts for option in hint.estimates)


def test_a_game_that_goes_on_is_judged_where_it_stopped() -> None:
    played = begin("sole-mio", 3, players=3)
    position, done = replay_to(record_of(played), None)
    assert done is None
    hint = give_hint(position, FEW)
    assert played.decision is not None
    assert (hint.move, hint.seat, hint.decision) == (1, played.decision.seat, played.decision.kind)


def test_a_hint_does_not_know_what_the_seat_cannot_know() -> None:
    """Another game with the same view gets the same hint."""
    played = begin("sole-mio", 3, players=3)
    decision = played.decision
    assert decision is not None
    other = played.copy()
    other.mem = played.rules.resample(played.view(decision.seat, played.rules.open_memory), other.rng)
    other.resume()
    assert (other.mem != played.mem).any()
    assert give_hint(other, FEW) == give_hint(played, FEW)


def test_what_cannot_be_judged_is_refused() -> None:
    told = finished()
    last = sum(step.action is not None for step in told.history)
    with pytest.raises(BadOption, match=f"the game is over: set --move to 1 to {last}"):
        replay_to(record_of(told), None)
    with pytest.raises(BadOption, match=f"there is no move {last + 1}; the record has moves 1 to {last}"):
        replay_to(record_of(told), last + 1)
    with pytest.raises(BadOption, match="there is no decision here"):
        give_hint(told, FEW)
    with pytest.raises(BadOption, match="there is no decision here"):
        give_hint(Game.laid_out("sole-mio"), FEW)
    broken = record_of(told)
    broken["steps"][1]["do"] = "x15"
    with pytest.raises(BadRecord, match="step 2"):
        replay_to(broken, 1)
