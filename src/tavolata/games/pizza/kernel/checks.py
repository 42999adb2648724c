"""What must hold in every position of a game: no card is lost, every count is true, and so is what everyone knows."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import Bytes, entry, helper, i64
from tavolata.core.kernel.playing import views_agree
from tavolata.games.pizza.kernel.cards import has_order, order_card
from tavolata.games.pizza.kernel.layout import (
    HAND_LIMIT,
    HIDDEN,
    MAX_OVEN,
    ORDERS,
    SCORING_CARD,
    SORTS,
    UNBOUNDED,
    VIEW_SIZE,
    State,
    View,
    state_t,
    view_t,
)
from tavolata.games.pizza.kernel.views import observe

# What a check can find; the names are for people.
SOUND, LOST_CARD, LOST_ORDER, LOST_SCORING_CARD, WRONG_COUNT, HAND_TOO_LARGE, FALSE_KNOWLEDGE, FALSE_VIEW = range(8)
FINDINGS = (
    "sound",
    "an ingredient card is lost or doubled",
    "an order is lost or doubled",
    "the scoring card is lost or doubled",
    "a count differs from the cards",
    "a hand is too large",
    "something is held to be known that is not so",
    "a view differs from the game",
)


@entry
def check(mem: Bytes) -> int:
    """What is wrong with a game that waits for a seat or is over: a number of `FINDINGS`, 0 if it is sound."""
    s: State = mem.view(state_t)[0]
    wrong = check_cards(s)
    if wrong == SOUND:
        wrong = check_knowledge(s)
    if wrong == SOUND:
        view = np.zeros(VIEW_SIZE, np.uint8)
        v: View = view.view(view_t)[0]
        for memory in (1, MAX_OVEN):
            if not views_agree(mem, s, view, v, memory, observe, view_agrees):
                wrong = FALSE_VIEW
    return wrong


@helper
def check_cards(s: State) -> int:
    """Every card is in exactly one place, and every count is true."""
    found = np.zeros(SORTS + 1, np.int64)
    for sort in range(SORTS):
        found[sort] = i64(s.columns[sort]) + s.used[sort] + s.bag[sort]
        if s.settled == 1:
            found[sort] += s.pledge[sort]
        for seat in range(s.n):
            found[sort] += s.hand[seat, sort]
    for i in range(s.n_supply):
        found[s.supply[i]] += 1
    for i in range(s.turned, s.n_oven):
        if s.oven[i] < SORTS:
            found[s.oven[i]] += 1
    for sort in range(SORTS):
        if found[sort] != s.total[sort]:
            return LOST_CARD
    if found[SCORING_CARD] != (1 if s.scorer < 0 else 0):
        return LOST_SCORING_CARD
    for seat in range(s.n):
        held = 0
        for sort in range(SORTS):
            if s.hand[seat, sort] < 0:
                return LOST_CARD
            held += i64(s.hand[seat, sort])
        if held != s.n_hand[seat]:
            return WRONG_COUNT
        if held + s.n_orders[seat] > HAND_LIMIT:
            return HAND_TOO_LARGE
        wrong = check_orders(s, seat)
        if wrong != SOUND:
            return wrong
    return SOUND


@helper
def check_orders(s: State, seat: int) -> int:
    places = np.zeros(ORDERS, np.int64)
    held = 0
    for order in range(ORDERS):
        places[order] = i64(s.filled[seat, order]) + s.gone[seat, order] + s.orders[seat, order]
        held += s.orders[seat, order]
    for i in range(s.n_stack[seat]):
        places[s.stack[seat, i]] += 1
    for i in range(s.turned, s.n_oven):
        order = i64(s.oven[i]) - order_card(seat, 0)
        if 0 <= order < ORDERS:
            places[order] += 1
    if seat == s.owner:
        places[s.order] += 1
        if s.settled == 1:
            for i in range(1, s.n_series):
                places[s.series[i]] += 1
    for order in range(ORDERS):
        if places[order] != (1 if has_order(s, seat, order) else 0):
            return LOST_ORDER
    if held != s.n_orders[seat] or s.n_known[seat] > s.n_stack[seat]:
        return WRONG_COUNT
    return SOUND


@helper
def check_knowledge(s: State) -> int:
    """What everyone is held to know is true."""
    for seat in range(s.n):
        for sort in range(SORTS):
            if not s.least[seat, sort] <= s.hand[seat, sort] <= s.most[seat, sort]:
                return FALSE_KNOWLEDGE
            if s.some[seat, sort // 2] == 1:
                if s.hand[seat, sort - sort % 2] + s.hand[seat, sort - sort % 2 + 1] == 0:
                    return FALSE_KNOWLEDGE
        for order in range(ORDERS):
            if s.seen[seat, order] == 1 and s.orders[seat, order] == 0:
                return FALSE_KNOWLEDGE
    for sort in range(SORTS):
        left = 0
        for i in range(s.n_supply):
            if s.supply[i] == sort:
                left += 1
        for seat in range(s.n):
            if s.origin[sort] < UNBOUNDED and left > s.origin[sort] - s.drawn[seat, sort]:
                return FALSE_KNOWLEDGE
    return SOUND


@helper
def view_agrees(s: State, v: View) -> bool:
    """Whether all that a view says is so, and it shows no hand but the own."""
    for sort in range(SORTS):
        own = i64(s.hand[v.seat, sort]) if v.seat >= 0 else 0
        if v.hand[sort] != own or v.columns[sort] != s.columns[sort] or v.used[sort] != s.used[sort]:
            return False
        if s.settled == 0 and v.seat != s.owner and v.pledge[sort] != 0:
            return False
    for order in range(ORDERS):
        if v.orders[order] != (i64(s.orders[v.seat, order]) if v.seat >= 0 else 0):
            return False
    for seat in range(s.n):
        if v.n_hand[seat] != s.n_hand[seat] or v.n_orders[seat] != s.n_orders[seat]:
            return False
        if v.n_stack[seat] != s.n_stack[seat] or v.n_known[seat] != s.n_known[seat]:
            return False
        for i in range(v.n_known[seat]):
            if v.known[seat, i] != s.stack[seat, i]:
                return False
    if v.n_oven != s.n_oven - s.turned or v.n_supply != s.n_supply or v.scorer != s.scorer:
        return False
    for i in range(v.n_oven):
        if v.oven[i] != HIDDEN and v.oven[i] != s.oven[s.turned + i]:
            return False
    return True
