"""Chance, spelled out (P-5 to P-7, P-60): who starts, the hands, the order stacks, the supply of each round.

A game that waits for chance can be told each card in turn (`outcome`, for records, trees and learners) or can be
shuffled at one go (`shuffle_all`). The two leave the same state.
"""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.core.kernel.randomness import below, shuffle
from tavolata.games.pizza.kernel.cards import has_order, pop_order
from tavolata.games.pizza.kernel.layout import (
    DEAL_HANDS,
    DEAL_ORDERS,
    DEAL_START,
    E_GOT_CARD,
    E_GOT_ORDER,
    E_SHUFFLED,
    E_STARTED,
    ORDERS,
    SCORING_CARD,
    SEATS,
    SHUFFLE,
    SORTS,
    UNBOUNDED,
    State,
)
from tavolata.games.pizza.kernel.turn import begin_round


@helper
def begin_game(s: State, start: int, log: I64) -> None:
    """Lay the material out. The variant, the players and their kinds are in the record already."""
    s.phase = DEAL_START
    s.actor = -1
    s.scorer = -1
    s.owner = -1
    s.order = -1
    s.asked = -1
    for seat in range(SEATS):
        for sort in range(SORTS):
            s.most[seat, sort] = UNBOUNDED
    for sort in range(SORTS):
        s.origin[sort] = UNBOUNDED
    if start >= 0:
        choose_start(s, start, log)


@helper
def choose_start(s: State, start: int, log: I64) -> None:
    """P-7."""
    s.turn = start
    emit(log, E_STARTED, start, EVERYONE, 0, 0, 0, 0, 0)
    s.phase = DEAL_HANDS


@helper
def dealt_so_far(s: State) -> int:
    count = 0
    for seat in range(s.n):
        count += s.n_hand[seat]
    return count


@helper
def stacking_seat(s: State) -> int:
    """The first seat whose order stack is not complete; hands get their orders when all are."""
    for seat in range(s.n):
        if s.n_stack[seat] < count_orders(s, seat):
            return seat
    return -1


@helper
def count_orders(s: State, seat: int) -> int:
    count = 0
    for order in range(ORDERS):
        if has_order(s, seat, order):
            count += 1
    return count


@helper
def weight(s: State, card: int) -> int:
    """How many cards like this one are still to be placed by the chance that the game waits for."""
    if s.phase == DEAL_START:
        return 1 if card < s.n else 0
    if s.phase == DEAL_ORDERS:
        seat = stacking_seat(s)
        if card >= ORDERS or not has_order(s, seat, card):
            return 0
        for i in range(s.n_stack[seat]):
            if s.stack[seat, i] == card:
                return 0
        return 1
    if card > SCORING_CARD:
        return 0
    if card == SCORING_CARD:
        if s.phase == DEAL_HANDS:
            return 0
        return 0 if scoring_card_lies(s) else 1
    if s.phase == SHUFFLE:
        return i64(s.bag[card])
    count = i64(s.total[card])
    for seat in range(s.n):
        count -= i64(s.hand[seat, card])
    return count


@helper
def outcome(s: State, card: int, log: I64) -> None:
    """Chance answers with one card (or, at first, one seat). A stack is told from its top."""
    if s.phase == DEAL_START:
        choose_start(s, card, log)
    elif s.phase == DEAL_HANDS:
        seat = dealt_so_far(s) // s.dealt
        s.hand[seat, card] += 1
        s.n_hand[seat] += 1
        finish_hands(s)
    elif s.phase == DEAL_ORDERS:
        # Told from the top, held with the top at the end: what comes later goes below.
        seat = stacking_seat(s)
        for i in range(s.n_stack[seat], 0, -1):
            s.stack[seat, i] = s.stack[seat, i - 1]
        s.stack[seat, 0] = card
        s.n_stack[seat] += 1
        finish_orders(s, log)
    else:
        for i in range(s.n_supply, 0, -1):
            s.supply[i] = s.supply[i - 1]
        s.supply[0] = card
        s.n_supply += 1
        if card != SCORING_CARD:
            s.bag[card] -= 1
        finish_supply(s, log)


@helper
def finish_hands(s: State) -> None:
    if dealt_so_far(s) == s.n * s.dealt:
        s.phase = DEAL_ORDERS


@helper
def finish_orders(s: State, log: I64) -> None:
    """P-6, then P-5.

    When all stacks lie, the top orders go to the hands and the rest of the ingredients to the supply.
    """
    if stacking_seat(s) >= 0:
        return
    for seat in range(s.n):
        for sort in range(SORTS):
            for _ in range(s.hand[seat, sort]):
                emit(log, E_GOT_CARD, seat, seat, sort, 0, 0, 0, 0)
        for _ in range(s.taken):
            order = pop_order(s, seat)
            s.orders[seat, order] = 1
            s.n_orders[seat] += 1
            emit(log, E_GOT_ORDER, seat, seat, order, 0, 0, 0, 0)
    for sort in range(SORTS):
        s.bag[sort] = s.total[sort]
        for seat in range(s.n):
            s.bag[sort] -= s.hand[seat, sort]
    s.phase = SHUFFLE


@helper
def scoring_card_lies(s: State) -> bool:
    """Whether the scoring card has its place in the new supply."""
    for i in range(s.n_supply):
        if s.supply[i] == SCORING_CARD:
            return True
    return False


@helper
def finish_supply(s: State, log: I64) -> None:
    if not scoring_card_lies(s):
        return
    for sort in range(SORTS):
        if s.bag[sort] > 0:
            return
    emit(log, E_SHUFFLED, -1, EVERYONE, s.n_supply, 0, 0, 0, 0)
    begin_round(s, log)


@helper
def gather_supply(s: State) -> None:
    """P-60: the used pile becomes the new supply. Nobody knows what it is made of if cards were left undrawn (P-15)."""
    for sort in range(SORTS):
        s.bag[sort] = s.used[sort]
        s.used[sort] = 0
        s.origin[sort] = UNBOUNDED if s.n_supply > 0 else i64(s.bag[sort])
        for seat in range(s.n):
            s.drawn[seat, sort] = 0
    while s.n_supply > 0:
        s.n_supply -= 1
        s.bag[s.supply[s.n_supply]] += 1
    s.phase = SHUFFLE


@helper
def shuffle_all(s: State, rng: I64, log: I64) -> None:
    """Answer everything that the game waits for from chance."""
    if s.phase == DEAL_START:
        choose_start(s, below(rng, s.n), log)
    if s.phase == DEAL_HANDS:
        deal_hands(s, rng)
    if s.phase == DEAL_ORDERS:
        for seat in range(s.n):
            for order in range(ORDERS):
                if has_order(s, seat, order):
                    s.stack[seat, s.n_stack[seat]] = order
                    s.n_stack[seat] += 1
            shuffle(rng, s.stack[seat], s.n_stack[seat])
        finish_orders(s, log)
    for sort in range(SORTS):
        for _ in range(s.bag[sort]):
            s.supply[s.n_supply] = sort
            s.n_supply += 1
        s.bag[sort] = 0
    s.supply[s.n_supply] = SCORING_CARD
    s.n_supply += 1
    shuffle(rng, s.supply, s.n_supply)
    finish_supply(s, log)


@helper
def deal_hands(s: State, rng: I64) -> None:
    """Deal from the shuffled ingredients; the supply serves as the deck for a moment."""
    count = 0
    for sort in range(SORTS):
        for _ in range(s.total[sort]):
            s.supply[count] = sort
            count += 1
    shuffle(rng, s.supply, count)
    for seat in range(s.n):
        for _ in range(s.dealt):
            count -= 1
            s.hand[seat, s.supply[count]] += 1
            s.supply[count] = 0
            s.n_hand[seat] += 1
    s.phase = DEAL_ORDERS
