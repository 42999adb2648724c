"""What one seat may know (P-16), and whole games that agree with it.

`observe` builds a view from nothing: what is public, the own cards, and no more. `resample` sees only a view, so it
cannot cheat.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import clear_bytes, copy_bytes
from tavolata.core.kernel.dealing import deal_out
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.core.kernel.randomness import below, shuffle
from tavolata.games.pizza.kernel.cards import has_order, order_card
from tavolata.games.pizza.kernel.layout import (
    ANSWER_END,
    ANSWERING,
    FIRST_ANSWER,
    FIRST_ORDER_CARD,
    HELP,
    HIDDEN,
    KINDS,
    LAST_ANSWER,
    MATCH,
    MAX_OVEN,
    OPEN,
    ORDERS,
    PUBLIC_END,
    SCORING_CARD,
    SORTS,
    UNBOUNDED,
    State,
    View,
    state_t,
    view_t,
)
from tavolata.games.pizza.kernel.opponents import next_requested

TRIES = 1000


@entry
def observe(mem: Bytes, seat: int, depth: int, out: Bytes) -> None:
    """Write the view of a seat (-1: a spectator) that sees or remembers so many cards from the oven's top."""
    s: State = mem.view(state_t)[0]
    v: View = out.view(view_t)[0]
    clear_bytes(out)
    copy_bytes(mem, out, 0, PUBLIC_END)
    v.seat = seat
    answering = FIRST_ANSWER <= s.phase <= LAST_ANSWER or s.phase == OPEN
    v.phase = ANSWERING if answering and seat != s.owner else s.phase
    if s.settled == 1 or seat == s.owner:
        copy_bytes(mem, out, PUBLIC_END, ANSWER_END)
    if s.phase == HELP:
        if seat == s.asked:
            for sort in range(SORTS):
                v.gift[sort] = s.gift[sort]
        else:
            v.at = next_requested(s, 0)
    show_oven(s, v, depth)
    for other in range(s.n):
        for i in range(s.n_known[other]):
            v.known[other, i] = s.stack[other, i]
    for sort in range(SORTS):
        v.ceiling[sort] = s.origin[sort]
    if seat >= 0:
        show_own_cards(s, v, seat)


@helper
def show_own_cards(s: State, v: View, seat: int) -> None:
    """The own hand; and what the seat drew itself cannot be in the supply any more."""
    for sort in range(SORTS):
        v.hand[sort] = s.hand[seat, sort]
        if s.origin[sort] < UNBOUNDED:
            v.ceiling[sort] -= s.drawn[seat, sort]
    for order in range(ORDERS):
        v.orders[order] = s.orders[seat, order]


@helper
def show_oven(s: State, v: View, depth: int) -> None:
    """The cards from the top down to `depth`. Once the oven is turned over, its top is out of sight."""
    if depth == 1 and (FIRST_ANSWER <= s.phase <= MATCH or s.phase == OPEN):
        depth = 0
    v.n_oven = s.n_oven - s.turned
    for i in range(MAX_OVEN):
        v.oven[i] = HIDDEN
    for i in range(max(0, v.n_oven - depth), v.n_oven):
        v.oven[i] = s.oven[s.turned + i]


@entry
def resample(view: Bytes, rng: I64, mem: Bytes) -> bool:
    """Write a random game in which this view is what its seat knows."""
    s: State = mem.view(state_t)[0]
    v: View = view.view(view_t)[0]
    clear_bytes(mem)
    copy_bytes(view, mem, 0, ANSWER_END)
    s.phase = v.phase
    for sort in range(SORTS):
        s.gift[sort] = v.gift[sort]
    s.n_oven = v.n_oven
    for i in range(v.n_oven):
        s.oven[i] = v.oven[i]
    hidden_cards = np.zeros(MAX_OVEN, np.int64)
    count = place_orders(v, rng, s, hidden_cards)
    if not place_ingredients(v, rng, s, hidden_cards, count):
        return False
    if v.seat >= 0:
        for sort in range(SORTS):
            if s.origin[sort] < UNBOUNDED:
                s.drawn[v.seat, sort] = s.origin[sort] - v.ceiling[sort]
    # Nobody else knows how far the owner's answer is: it begins anew when this game goes on.
    if v.phase == ANSWERING:
        s.phase = OPEN
    return True


@helper
def place_orders(v: View, rng: I64, s: State, hidden_cards: I64) -> int:
    """Deal the orders that the seat cannot place.

    To hands, to the unknown tops of stacks, the rest to the hidden oven.
    """
    in_oven = 0
    unknown = np.zeros(ORDERS, np.int64)
    placed = np.zeros(ORDERS, np.int64)
    for seat in range(v.n):
        for order in range(ORDERS):
            placed[order] = v.filled[seat, order] + v.gone[seat, order]
            if v.orders[order] == 1 if seat == v.seat else v.seen[seat, order] == 1:
                placed[order] = 1
                s.orders[seat, order] = 1
        for i in range(v.n_known[seat]):
            placed[v.known[seat, i]] = 1
            s.stack[seat, i] = v.known[seat, i]
        for i in range(v.n_oven):
            card = i64(v.oven[i]) - order_card(seat, 0)
            if v.oven[i] >= FIRST_ORDER_CARD and 0 <= card < ORDERS:
                placed[card] = 1
        if seat == v.owner:
            placed[v.order] = 1
            # Orders added to a series lie on the table once the answer is settled.
            if v.settled == 1:
                for i in range(v.n_series):
                    placed[v.series[i]] = 1
        count = 0
        for order in range(ORDERS):
            if has_order(v, seat, order) and placed[order] == 0:
                unknown[count] = order
                count += 1
        shuffle(rng, unknown, count)
        held = 0
        for order in range(ORDERS):
            held += i64(s.orders[seat, order])
        at = 0
        while held < v.n_orders[seat]:
            s.orders[seat, unknown[at]] = 1
            held += 1
            at += 1
        for i in range(v.n_known[seat], v.n_stack[seat]):
            s.stack[seat, i] = unknown[at]
            at += 1
        while at < count:
            hidden_cards[in_oven] = order_card(seat, unknown[at])
            in_oven += 1
            at += 1
    return in_oven


@helper
def place_ingredients(v: View, rng: I64, s: State, hidden_cards: I64, count: int) -> bool:
    """Deal the ingredients that the seat cannot see to the other hands, the supply and the hidden part of the oven."""
    supply, oven = v.n, v.n + 1
    hidden = np.zeros(SORTS, np.int64)
    room = np.zeros(v.n + 2, np.int64)
    floor = np.zeros((v.n + 2, SORTS), np.int64)
    ceiling = np.zeros((v.n + 2, SORTS), np.int64)
    dealt = np.zeros((v.n + 2, SORTS), np.int64)
    for _ in range(TRIES):
        bound_places(v, hidden, room, floor, ceiling)
        place_some(v, rng, hidden, floor, ceiling)
        if deal_out(rng, hidden, room, floor, ceiling, dealt):
            break
    else:
        return False
    for seat in range(v.n):
        for sort in range(SORTS):
            s.hand[seat, sort] = v.hand[sort] if seat == v.seat else dealt[seat, sort]
    for sort in range(SORTS):
        for _ in range(dealt[oven, sort]):
            hidden_cards[count] = sort
            count += 1
    shuffle(rng, hidden_cards, count)
    for i in range(v.n_oven):
        if v.oven[i] == HIDDEN:
            count -= 1
            s.oven[i] = hidden_cards[count]
    at = 0
    for sort in range(SORTS):
        for _ in range(dealt[supply, sort]):
            s.supply[at] = sort
            at += 1
    if v.scorer < 0:
        s.supply[at] = SCORING_CARD
        at += 1
    shuffle(rng, s.supply, at)
    return True


@helper
def bound_places(v: View, hidden: I64, room: I64, floor: I64, ceiling: I64) -> None:
    """How much room there is in each hand, in the supply and in the hidden oven, and what is known of each."""
    supply, oven = v.n, v.n + 1
    left = count_hidden(v, hidden)
    for place in range(v.n + 2):
        room[place] = 0
        for sort in range(SORTS):
            floor[place, sort] = 0
            ceiling[place, sort] = UNBOUNDED
    for seat in range(v.n):
        if seat == v.seat:
            continue
        room[seat] = v.n_hand[seat]
        left -= room[seat]
        for sort in range(SORTS):
            floor[seat, sort] = v.least[seat, sort]
            ceiling[seat, sort] = v.most[seat, sort]
    room[supply] = v.n_supply - (1 if v.scorer < 0 else 0)
    room[oven] = left - room[supply]
    for sort in range(SORTS):
        ceiling[supply, sort] = v.ceiling[sort]


@helper
def count_hidden(v: View, hidden: I64) -> int:
    """How many of each sort the seat does not see."""
    left = 0
    for sort in range(SORTS):
        hidden[sort] = i64(v.total[sort]) - v.columns[sort] - v.used[sort] - v.hand[sort]
        if v.settled == 1:
            hidden[sort] -= v.pledge[sort]
        left += hidden[sort]
    for i in range(v.n_oven):
        card = i64(v.oven[i])
        if card != HIDDEN and card < SORTS:
            hidden[card] -= 1
            left -= 1
    return left


@helper
def place_some(v: View, rng: I64, hidden: I64, floor: I64, ceiling: I64) -> None:
    """Who did not show in a contest holds a single or a double of that kind: choose which, by how many are hidden."""
    for seat in range(v.n):
        if seat == v.seat:
            continue
        for kind in range(KINDS):
            single, double = 2 * kind, 2 * kind + 1
            if v.some[seat, kind] == 0 or floor[seat, single] + floor[seat, double] > 0:
                continue
            singles = hidden[single] if ceiling[seat, single] > 0 else 0
            doubles = hidden[double] if ceiling[seat, double] > 0 else 0
            if below(rng, singles + doubles) < singles:
                floor[seat, single] = 1
            else:
                floor[seat, double] = 1
