"""A position in which something is wrong is found out: each case breaks one thing that must always hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.games.pizza.kernel import checks
from tavolata.games.pizza.kernel.layout import UNBOUNDED, State, state_t

pytestmark = pytest.mark.kernel


def double_an_ingredient(s: State) -> None:
    s.used[0] += 1


def owe_an_ingredient(s: State) -> None:
    s.used[0] += 3
    s.hand[0, 0] -= 3


def double_an_order(s: State) -> None:
    s.filled[1, 0] = 1


def double_the_scoring_card(s: State) -> None:
    s.scorer = 1


def miscount_a_hand(s: State) -> None:
    s.n_hand[0] += 1


def miscount_orders(s: State) -> None:
    s.n_orders[0] += 1


def know_more_orders_than_there_are(s: State) -> None:
    s.n_known[1] = s.n_stack[1] + 1


def overfill_a_hand(s: State) -> None:
    for _ in range(5):
        s.n_supply -= 1
        s.hand[0, s.supply[s.n_supply]] += 1
        s.n_hand[0] += 1


def expect_too_many(s: State) -> None:
    s.least[0, 2] = 2


def expect_too_few(s: State) -> None:
    s.most[0, 0] = 1


def expect_a_kind(s: State) -> None:
    s.some[0, 4] = 1


def expect_an_order(s: State) -> None:
    s.seen[0, 5] = 1


def expect_another_supply(s: State) -> None:
    s.origin[2] = 0


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (double_an_ingredient, checks.LOST_CARD),
        (owe_an_ingredient, checks.LOST_CARD),
        (double_an_order, checks.LOST_ORDER),
        (double_the_scoring_card, checks.LOST_SCORING_CARD),
        (miscount_a_hand, checks.WRONG_COUNT),
        (miscount_orders, checks.WRONG_COUNT),
        (know_more_orders_than_there_are, checks.WRONG_COUNT),
        (overfill_a_hand, checks.HAND_TOO_LARGE),
        (expect_too_many, checks.FALSE_KNOWLEDGE),
        (expect_too_few, checks.FALSE_KNOWLEDGE),
        (expect_a_kind, checks.FALSE_KNOWLEDGE),
        (expect_an_order, checks.FALSE_KNOWLEDGE),
        (expect_another_supply, checks.FALSE_KNOWLEDGE),
    ],
)
def test_a_fault_is_found(change: Callable[[State], None], fault: int) -> None:
    rules = Game.laid_out("sole-mio").rules
    options = rules.check_options({"players": 2})
    setup = {"hands": ["oo p", "m"], "orders": ["match"], "supply": "aaaaaa"}
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    state: State = game.mem.view(state_t)[0]
    assert state.origin[2] == UNBOUNDED
    assert rules.find_fault(game.mem) is None
    change(state)
    assert rules.find_fault(game.mem) == checks.FINDINGS[fault]
