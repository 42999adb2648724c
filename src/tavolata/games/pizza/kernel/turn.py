"""A turn (P-8 to P-15): play ingredients, perhaps an order, draw; or pass. And how a round begins and ends."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.pizza.kernel.cards import lay_down, order_card, pop_order, take_unseen
from tavolata.games.pizza.kernel.layout import (
    A_DONE,
    A_ORDER,
    A_SUPPLY,
    BY_RULING,
    DRAW,
    DRAWN,
    E_DREW,
    E_GOT_CARD,
    E_GOT_ORDER,
    E_ORDER_PLAYED,
    E_PASSED,
    E_PLAYED,
    E_ROUND_BEGAN,
    E_ROUND_ENDED,
    E_SCORING_CARD,
    FROM_STACK,
    FROM_SUPPLY,
    HAND_LIMIT,
    MAX_DOUBLES,
    NEXT_TURN,
    PER_KIND,
    PLAY,
    PLAY_ORDER,
    REFILL,
    REVEAL,
    SCORING_CARD,
    State,
)


@helper
def wait(s: State, phase: int, seat: int) -> None:
    """The game waits for this seat."""
    s.phase = phase
    s.actor = seat


@helper
def begin_round(s: State, log: I64) -> None:
    emit(log, E_ROUND_BEGAN, s.turn, EVERYONE, s.round_no, 0, 0, 0, 0)
    s.idle = 0
    s.scorer = -1
    s.phase = NEXT_TURN


@helper
def begin_turn(s: State, log: I64) -> None:
    """The seat at `turn` plays, or passes for want of ingredients (P-13)."""
    seat = s.turn
    if s.n_hand[seat] > 0:
        wait(s, PLAY, seat)
        return
    emit(log, E_PASSED, seat, EVERYONE, 0, 0, 0, 0, 0)
    if s.n_orders[seat] < HAND_LIMIT:
        s.phase = REFILL
        return
    s.idle += 1
    s.turn = (seat + 1) % s.n
    if s.idle == s.n:
        end_stuck_round(s, log)


@helper
def play(s: State, action: int, log: I64) -> None:
    """P-8, P-9."""
    kind = action // PER_KIND
    singles = action % PER_KIND // (MAX_DOUBLES + 1)
    doubles = action % (MAX_DOUBLES + 1)
    seat = s.turn
    for sort, count in ((2 * kind, singles), (2 * kind + 1, doubles)):
        lay_down(s, seat, sort, count)
        for _ in range(count):
            put_in_oven(s, sort)
    s.idle = 0
    emit(log, E_PLAYED, seat, EVERYONE, kind, singles, doubles, 0, 0)
    if s.n_orders[seat] > 0:
        wait(s, PLAY_ORDER, seat)
    else:
        s.phase = REFILL


@helper
def play_order(s: State, action: int, log: I64) -> None:
    """P-10."""
    if action != A_DONE:
        order = action - A_ORDER
        s.orders[s.turn, order] = 0
        s.n_orders[s.turn] -= 1
        s.seen[s.turn, order] = 0
        put_in_oven(s, order_card(s.turn, order))
        emit(log, E_ORDER_PLAYED, s.turn, EVERYONE, order, 0, 0, 0, 0)
    s.phase = REFILL


@helper
def put_in_oven(s: State, card: int) -> None:
    s.oven[s.n_oven] = card
    s.n_oven += 1


@helper
def begin_draw(s: State, log: I64) -> None:
    """P-11: where to draw from is a choice only while the own stack has cards; the supply always has."""
    if s.n_stack[s.turn] > 0:
        wait(s, DRAW, s.turn)
    else:
        draw(s, A_SUPPLY, log)


@helper
def draw(s: State, action: int, log: I64) -> None:
    seat = s.turn
    missing = HAND_LIMIT - s.n_hand[seat] - s.n_orders[seat]
    s.idle = 0
    if action == A_SUPPLY:
        draw_ingredients(s, seat, missing, log)
    else:
        draw_orders(s, seat, missing, log)
    if s.n_supply == 0:
        end_round(s, log)
    else:
        s.turn = (seat + 1) % s.n
        s.phase = NEXT_TURN


@helper
def draw_ingredients(s: State, seat: int, missing: int, log: I64) -> None:
    """P-11, P-12: the scoring card is laid out and replaced."""
    count = 0
    while count < missing and s.n_supply > 0:
        s.n_supply -= 1
        card = i64(s.supply[s.n_supply])
        if card == SCORING_CARD:
            s.scorer = seat
            emit(log, E_SCORING_CARD, seat, EVERYONE, DRAWN, 0, 0, 0, 0)
            continue
        take_unseen(s, seat, card)
        count += 1
        emit(log, E_GOT_CARD, seat, seat, card, 0, 0, 0, 0)
    emit(log, E_DREW, seat, EVERYONE, FROM_SUPPLY, count, 0, 0, 0)


@helper
def draw_orders(s: State, seat: int, missing: int, log: I64) -> None:
    count = min(missing, s.n_stack[seat])
    for _ in range(count):
        known = s.n_known[seat] == s.n_stack[seat]
        order = pop_order(s, seat)
        s.orders[seat, order] = 1
        s.n_orders[seat] += 1
        if known:
            s.seen[seat, order] = 1
        emit(log, E_GOT_ORDER, seat, seat, order, 0, 0, 0, 0)
    emit(log, E_DREW, seat, EVERYONE, FROM_STACK, count, 0, 0, 0)


@helper
def end_round(s: State, log: I64) -> None:
    """P-14, P-17: the oven is turned over."""
    emit(log, E_ROUND_ENDED, s.scorer, EVERYONE, s.round_no, 0, 0, 0, 0)
    s.turned = 0
    s.phase = REVEAL


@helper
def end_stuck_round(s: State, log: I64) -> None:
    """P-15: nobody could move. The next player takes the scoring card if it was never drawn."""
    if s.scorer < 0:
        at = 0
        while s.supply[at] != SCORING_CARD:
            at += 1
        s.n_supply -= 1
        for i in range(at, s.n_supply):
            s.supply[i] = s.supply[i + 1]
        s.scorer = s.turn
        emit(log, E_SCORING_CARD, s.turn, EVERYONE, BY_RULING, 0, 0, 0, 0)
    end_round(s, log)
