"""Small moves of cards that many rules are made of, and what everyone notices of them (P-16)."""

from __future__ import annotations

from tavolata.core.kernel.jit import I8, helper, i64
from tavolata.games.pizza.kernel.layout import (
    FIRST_ORDER_CARD,
    FOUR_PLUS_ONE,
    KINDS,
    MAX_DOUBLES,
    MIXED,
    ORDERS,
    PER_KIND,
    SORTS,
    UNBOUNDED,
    Public,
    State,
)


@helper
def cards_action(kind: int, singles: int, doubles: int) -> int:
    return kind * PER_KIND + singles * (MAX_DOUBLES + 1) + doubles


@helper
def worth(cards: I8, kind: int) -> int:
    """How many ingredients of a kind these cards are (P-1)."""
    return i64(cards[2 * kind]) + 2 * i64(cards[2 * kind + 1])


@helper
def order_card(seat: int, order: int) -> int:
    return FIRST_ORDER_CARD + seat * ORDERS + order


@helper
def has_order(s: Public, seat: int, order: int) -> bool:
    """Whether the order is in this seat's set (P-4): the orders of the own kind do not exist."""
    if s.order_set[order] == 0:
        return False
    own: int = s.kind[seat]
    return order != own and order != FOUR_PLUS_ONE + own


@helper
def is_four(order: int) -> bool:
    """Four of a kind: the only orders that form a series (P-41)."""
    return order < KINDS


@helper
def is_four_plus_one(order: int) -> bool:
    return FOUR_PLUS_ONE <= order < MIXED


@helper
def lay_down(s: State, seat: int, sort: int, count: int) -> None:
    """Cards leave a hand in front of everyone."""
    if count == 0:
        return
    s.hand[seat, sort] -= count
    s.n_hand[seat] -= count
    s.least[seat, sort] = max(0, i64(s.least[seat, sort]) - count)
    if s.most[seat, sort] < UNBOUNDED:
        s.most[seat, sort] -= count
    s.some[seat, sort // 2] = 0


@helper
def take_back(s: State, seat: int, sort: int, count: int) -> None:
    """Cards that everyone saw return to a hand."""
    s.hand[seat, sort] += count
    s.n_hand[seat] += count
    s.least[seat, sort] += count
    if s.most[seat, sort] < UNBOUNDED:
        s.most[seat, sort] += count


@helper
def take_unseen(s: State, seat: int, sort: int) -> None:
    """A card comes from the supply into a hand: everyone sees only that it came."""
    s.hand[seat, sort] += 1
    s.n_hand[seat] += 1
    s.drawn[seat, sort] += 1
    for other in range(SORTS):
        if s.most[seat, other] < UNBOUNDED:
            s.most[seat, other] += 1


@helper
def pop_order(s: State, seat: int) -> int:
    """Take the top order off a stack; `n_known` stays true."""
    s.n_stack[seat] -= 1
    s.n_known[seat] = min(s.n_known[seat], s.n_stack[seat])
    return i64(s.stack[seat, s.n_stack[seat]])


@helper
def put_under(s: State, seat: int, order: int) -> None:
    """Put a revealed order under its owner's stack (P-20)."""
    for i in range(s.n_stack[seat], 0, -1):
        s.stack[seat, i] = s.stack[seat, i - 1]
    s.stack[seat, 0] = order
    s.n_stack[seat] += 1
    s.n_known[seat] += 1
