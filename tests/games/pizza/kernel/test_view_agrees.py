"""A view that says anything but what is so is found out."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.games.pizza.kernel.checks import view_agrees
from tavolata.games.pizza.kernel.layout import View, state_t, view_t
from tests.core.kernel.calling import callable_from_python

pytestmark = [pytest.mark.kernel, pytest.mark.clause("P-16")]

agrees = callable_from_python(view_agrees)


def see_another_card(v: View) -> None:
    v.hand[0] += 1


def see_another_column(v: View) -> None:
    v.columns[3] += 1


def see_another_used_card(v: View) -> None:
    v.used[3] += 1


def see_a_secret_pledge(v: View) -> None:
    v.pledge[0] = 1


def see_another_order(v: View) -> None:
    v.orders[9] = 1


def count_a_hand_wrong(v: View) -> None:
    v.n_hand[1] += 1


def count_orders_wrong(v: View) -> None:
    v.n_orders[1] += 1


def count_a_stack_wrong(v: View) -> None:
    v.n_stack[1] += 1


def know_another_bottom(v: View) -> None:
    v.known[0, 0] += 1


def count_the_oven_wrong(v: View) -> None:
    v.n_oven += 1


def see_another_oven(v: View) -> None:
    v.oven[0] += 1


def see_no_scorer(v: View) -> None:
    v.scorer = -1


def answering_seat() -> Game:
    """Seat 0 has an order under its stack and is about to answer another one; seat 1 looks on, the oven is open."""
    rules = Game.laid_out("sole-mio").rules
    options = rules.check_options({"players": 2, "open_oven": True})
    setup = {"phase": "scoring", "scorer": 1, "hands": ["o", "pp"], "orders": ["4p"], "oven": "without-mine@0 4m@0 s"}
    game = Game(rules, options, rules.set_up(options, {**setup, "columns": "o"}))
    game.resume()
    return game


def read(game: Game) -> tuple[np.record, Bytes]:
    return game.mem.view(state_t)[0], game.view(1)


def test_a_true_view_agrees() -> None:
    state, view = read(answering_seat())
    assert agrees(state, view.view(view_t)[0])


@pytest.mark.parametrize(
    "change",
    [
        see_another_card,
        see_another_column,
        see_another_used_card,
        see_a_secret_pledge,
        see_another_order,
        count_a_hand_wrong,
        count_orders_wrong,
        count_a_stack_wrong,
        know_another_bottom,
        count_the_oven_wrong,
        see_another_oven,
        see_no_scorer,
    ],
)
def test_a_false_view_is_found_out(change: Callable[[View], None]) -> None:
    state, view = read(answering_seat())
    change(view.view(view_t)[0])
    assert not agrees(state, view.view(view_t)[0])
