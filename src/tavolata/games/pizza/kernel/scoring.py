"""Scoring a round (P-17 to P-21), the next round and the end (P-60, P-61)."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.pizza.kernel.cards import worth
from tavolata.games.pizza.kernel.chance import gather_supply
from tavolata.games.pizza.kernel.layout import (
    E_ORDER_REVEALED,
    E_REVEALED,
    E_SCORED,
    E_WON,
    FIRST_ORDER_CARD,
    KINDS,
    OPEN,
    ORDERS,
    OVER,
    SCORED,
    SORTS,
    State,
)
from tavolata.games.pizza.kernel.turn import put_in_oven


@helper
def reveal_next(s: State, log: I64) -> None:
    """P-17, P-18: the next card of the turned oven, an order being resolved at once."""
    if s.turned == s.n_oven:
        s.phase = SCORED
        return
    card = i64(s.oven[s.turned])
    s.turned += 1
    if card < SORTS:
        s.columns[card] += 1
        emit(log, E_REVEALED, s.scorer, EVERYONE, card, 0, 0, 0, 0)
        return
    s.owner = (card - FIRST_ORDER_CARD) // ORDERS
    s.order = (card - FIRST_ORDER_CARD) % ORDERS
    emit(log, E_ORDER_REVEALED, s.owner, EVERYONE, s.order, 0, 0, 0, 0)
    s.phase = OPEN


@helper
def finish_scoring(s: State, log: I64) -> None:
    emit(log, E_SCORED, s.scorer, EVERYONE, s.round_no, 0, 0, 0, 0)
    s.n_oven = 0
    s.turned = 0
    s.round_no += 1
    if s.round_no == s.rounds:
        s.phase = OVER
        s.actor = -1
        for seat in range(s.n):
            if is_winner(s, seat):
                emit(log, E_WON, seat, EVERYONE, count_filled(s, seat), ingredients_in_hand(s, seat), 0, 0, 0)
        return
    # P-21: the leftovers are the bottom of the next oven; P-60: the holder of the scoring card starts.
    for sort in range(SORTS):
        for _ in range(s.columns[sort]):
            put_in_oven(s, sort)
        s.columns[sort] = 0
    s.turn = s.scorer
    s.actor = -1
    gather_supply(s)


@helper
def count_filled(s: State, seat: int) -> int:
    count = 0
    for order in range(ORDERS):
        count += i64(s.filled[seat, order])
    return count


@helper
def ingredients_in_hand(s: State, seat: int) -> int:
    """P-61: what breaks a tie; doubles count 2."""
    count = 0
    for kind in range(KINDS):
        count += worth(s.hand[seat], kind)
    return count


@helper
def is_winner(s: State, seat: int) -> bool:
    """P-61: nobody has filled more, or as many with more ingredients in hand."""
    mine = count_filled(s, seat)
    for other in range(s.n):
        theirs = count_filled(s, other)
        if theirs > mine or (theirs == mine and ingredients_in_hand(s, other) > ingredients_in_hand(s, seat)):
            return False
    return True
