"""Dealing what a seat does not see, so that the whole game agrees with its view.

Cards that are known to be somewhere lie there. All others are dealt at random, and anew if the deal does not agree
with what everyone could notice of the hands (P-16). So every deal of these cards that agrees is as likely as any other.
Where hardly any does, one is looked for instead, and then some are likelier than others.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.dealing import deal_out
from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import below, draw_card, shuffle
from tavolata.games.pizza.kernel.cards import has_order, order_card
from tavolata.games.pizza.kernel.layout import (
    FIRST_ORDER_CARD,
    HIDDEN,
    KINDS,
    ORDERS,
    SCORING_CARD,
    SORTS,
    UNBOUNDED,
    State,
    View,
)

TRIES = 1000


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
    bound_places(v, hidden, room, floor, ceiling)
    if not deal_evenly(v, rng, hidden, room, floor, ceiling, dealt):
        if not deal_somehow(v, rng, hidden, room, floor, ceiling, dealt):
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
def deal_evenly(v: View, rng: I64, hidden: I64, room: I64, floor: I64, ceiling: I64, dealt: I64) -> bool:
    """Deal until a deal agrees with the view; False if none does for long.

    What the supply was not made of cannot be in it, so that it is dealt first, from the others.
    """
    supply, oven = v.n, v.n + 1
    cards = np.zeros(lay_known(hidden, room, floor), np.int64)
    for _ in range(TRIES):
        for place in range(v.n + 2):
            for sort in range(SORTS):
                dealt[place, sort] = floor[place, sort]
        barred, left = lay_ready(hidden, ceiling[supply], cards)
        if room[supply] > left - barred:
            return False
        for _ in range(room[supply]):
            dealt[supply, draw_card(rng, cards[barred:], left - barred)] += 1
            left -= 1
        left = deal_hands(v, rng, room, ceiling, cards, left, dealt)
        if left >= 0:
            for i in range(left):
                dealt[oven, cards[i]] += 1
            return True
    return False


@helper
def lay_known(hidden: I64, room: I64, floor: I64) -> int:
    """Put cards where they are known to be; return how many are left to deal."""
    left = 0
    for sort in range(SORTS):
        for place in range(room.size):
            hidden[sort] -= floor[place, sort]
            room[place] -= floor[place, sort]
        left += hidden[sort]
    return left


@helper
def lay_ready(hidden: I64, ceiling: I64, cards: I64) -> tuple[int, int]:
    """The cards that are left to deal, first those above a ceiling.

    Return how many are above it, and how many there are.
    """
    count = 0
    for above in (True, False):
        barred = count
        for sort in range(SORTS):
            under = min(i64(hidden[sort]), i64(ceiling[sort]))
            for _ in range(hidden[sort] - under if above else under):
                cards[count] = sort
                count += 1
    return barred, count


@helper
def deal_hands(v: View, rng: I64, room: I64, ceiling: I64, cards: I64, count: int, dealt: I64) -> int:
    """Fill the other hands, until one cannot be so: then return -1, else how many cards are left, first in `cards`."""
    left = count
    for seat in range(v.n):
        if seat == v.seat:
            continue
        for _ in range(room[seat]):
            dealt[seat, draw_card(rng, cards, left)] += 1
            left -= 1
        for kind in range(KINDS):
            single, double = 2 * kind, 2 * kind + 1
            if dealt[seat, single] > ceiling[seat, single] or dealt[seat, double] > ceiling[seat, double]:
                return -1
            if v.some[seat, kind] == 1 and dealt[seat, single] + dealt[seat, double] == 0:
                return -1
    return left


@helper
def deal_somehow(v: View, rng: I64, hidden: I64, room: I64, floor: I64, ceiling: I64, dealt: I64) -> bool:
    """Find a deal that agrees by heeding what is known while dealing. False when there is none."""
    for _ in range(TRIES):
        bound_places(v, hidden, room, floor, ceiling)
        place_some(v, rng, hidden, floor, ceiling)
        if deal_out(rng, hidden, room, floor, ceiling, dealt):
            return True
    return False


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
