"""A position in which something is wrong is found out: each case breaks one thing that must always hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.core.registry import get_rules
from tavolata.games.solomino.kernel import checks
from tavolata.games.solomino.kernel.layout import State, state_t
from tests.core.kernel.calling import callable_from_python

pytestmark = pytest.mark.kernel


def double_a_card(s: State) -> None:
    s.row[0] = s.pile[0]


def lose_a_card(s: State) -> None:
    s.n_pile -= 1


def put_a_card_into_the_heap_too(s: State) -> None:
    s.heap[0] = s.pile[0]
    s.n_heap = 1


def mix_up_a_hand(s: State) -> None:
    s.hand[0, 0], s.hand[0, 1] = int(s.hand[0, 1]), int(s.hand[0, 0])


def expect_an_open_card(s: State) -> None:
    card = int(s.pile[0])
    s.seen[1, card // 63] |= 1 << card % 63


def expect_a_given_card(s: State) -> None:
    card = int(s.pile[0])
    s.known[0, 1, card // 63] |= 1 << card % 63


def expect_a_lack(s: State) -> None:
    half = int(s.half[int(s.hand[1, 0]), 0])
    s.n_lacks[1] = 1
    s.lacks[1, 0, half // 63] |= 1 << half % 63


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (double_a_card, checks.LOST_CARD),
        (lose_a_card, checks.LOST_CARD),
        (put_a_card_into_the_heap_too, checks.LOST_CARD),
        (mix_up_a_hand, checks.UNSORTED_HAND),
        (expect_an_open_card, checks.FALSE_KNOWLEDGE),
        (expect_a_given_card, checks.FALSE_KNOWLEDGE),
        (expect_a_lack, checks.FALSE_LACK),
    ],
)
def test_a_fault_is_found(change: Callable[[State], None], fault: int) -> None:
    rules = get_rules("solomino")
    game = Game.new("solomino", players=2, seed=1)
    assert rules.find_fault(game.mem) is None
    change(game.mem.view(state_t)[0])
    assert rules.find_fault(game.mem) == checks.FINDINGS[fault]


def test_a_card_drawn_since_explains_a_lack() -> None:
    game = Game.new("solomino", players=2, seed=1)
    state: State = game.mem.view(state_t)[0]
    expect_a_lack(state)
    state.since[1, 0] = 8
    assert callable_from_python(checks.check_knowledge)(state) == checks.SOUND
