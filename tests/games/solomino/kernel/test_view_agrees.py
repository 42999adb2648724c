"""A view that says anything but what is so is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.games.solomino.kernel.checks import view_agrees
from tavolata.games.solomino.kernel.layout import View, state_t, view_t
from tests.core.kernel.calling import callable_from_python

pytestmark = pytest.mark.kernel

agrees = callable_from_python(view_agrees)


def see_another_card(v: View) -> None:
    v.hand[0] += 1


def see_a_card_too_many(v: View) -> None:
    v.hand[100] = 1


def count_a_hand_wrong(v: View) -> None:
    v.n_hand[1] += 1


def see_another_row(v: View) -> None:
    v.row[0] += 1


def see_another_end(v: View) -> None:
    v.ends[1] += 1


def count_the_pile_wrong(v: View) -> None:
    v.n_pile += 1


CHANGES = [
    see_another_card,
    see_a_card_too_many,
    count_a_hand_wrong,
    see_another_row,
    see_another_end,
    count_the_pile_wrong,
]


def test_a_true_view_agrees() -> None:
    game = Game.new("solomino", players=2)
    assert agrees(game.mem.view(state_t)[0], game.view(0).view(view_t)[0])


@pytest.mark.parametrize("change", CHANGES)
def test_a_false_view_is_found_out(change: Callable[[View], None]) -> None:
    game = Game.new("solomino", players=2)
    view: View = game.view(0).view(view_t)[0]
    change(view)
    assert not agrees(game.mem.view(state_t)[0], view)


def test_another_heap_is_found_out() -> None:
    game = Game.new("solomino", players=2, seed=next(seed for seed in range(100) if _has_ask(seed)))
    while not game.rules.facts(game.mem)["heap"]:
        asks = [action for action in game.legal if "A" in game.rules.format_action(action)]
        game.apply((asks or game.legal)[0])
    view: View = game.view(0).view(view_t)[0]
    view.heap[0] += 1
    assert not agrees(game.mem.view(state_t)[0], view)


def _has_ask(seed: int) -> bool:
    """Whether an ask is answered by anyone in the first turns of this game, if asks are laid when they can be."""
    game = Game.new("solomino", players=2, seed=seed)
    for _ in range(6):
        if game.is_over:
            return False
        if game.rules.facts(game.mem)["heap"]:
            return True
        asks = [action for action in game.legal if "A" in game.rules.format_action(action)]
        game.apply((asks or game.legal)[0])
    return False
