"""What one seat may know (P-16), and whole games that agree with it.

`observe` builds a view from nothing: what is public, the own cards, and no more. `resample` sees only a view, so it
cannot cheat.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import clear_bytes, copy_bytes
from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.games.pizza.kernel.layout import (
    ANSWER_END,
    ANSWERING,
    FIRST_ANSWER,
    HELP,
    HIDDEN,
    LAST_ANSWER,
    MATCH,
    MAX_OVEN,
    OPEN,
    ORDERS,
    PUBLIC_END,
    SORTS,
    UNBOUNDED,
    State,
    View,
    state_t,
    view_t,
)
from tavolata.games.pizza.kernel.opponents import next_requested
from tavolata.games.pizza.kernel.worlds import place_ingredients, place_orders


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
