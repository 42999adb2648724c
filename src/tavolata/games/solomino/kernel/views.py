"""What one seat may know, and whole games that agree with it."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import clear_bytes, copy_bytes
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.games.solomino.kernel.cards import are_alike, has_bit, next_alike, set_bit
from tavolata.games.solomino.kernel.ending import is_asked
from tavolata.games.solomino.kernel.layout import (
    DRAWN,
    OPEN_WINDOW,
    PUBLIC_END,
    WINDOW,
    State,
    View,
    state_t,
    view_t,
)
from tavolata.games.solomino.kernel.worlds import deal_evenly, deal_somehow, others_may_throw, place_in_window


@entry
def observe(mem: Bytes, seat: int, _memory: int, out: Bytes) -> None:
    """Write the view of a seat (-1: a spectator). All that was ever open still lies open, so memory does not matter."""
    s: State = mem.view(state_t)[0]
    v: View = out.view(view_t)[0]
    clear_bytes(out[PUBLIC_END:])
    copy_bytes(mem, out, 0, PUBLIC_END)
    clear_tails(v)
    v.seat = seat
    window = s.phase == WINDOW or s.phase == OPEN_WINDOW
    v.phase = WINDOW if window else s.phase
    v.actor = -1 if window and (seat != s.actor or s.phase == OPEN_WINDOW) else s.actor
    v.drawn = s.drawn if s.phase == DRAWN and seat == s.turn else -1
    if s.phase == WINDOW and seat >= 0 and seat != s.actor and place_in_window(s, seat) < s.window_at:
        # Only who was asked knows that the window has come by.
        v.passed = 1 if is_asked(s, seat) else 0
    for other in range(s.n):
        for word in range(2):
            if seat < 0:
                v.held[other, word] = s.seen[other, word]
            elif other != seat:
                v.held[other, word] = s.known[seat, other, word]
    if seat >= 0:
        for i in range(s.n_hand[seat]):
            v.hand[i] = s.hand[seat, i]
    if s.alike == 1:
        hide_numbers(s, v)


@helper
def clear_tails(v: View) -> None:
    """What lay at the end of a list once means nothing, and would tell equal views apart."""
    clear_bytes(v.row[v.n_row :])
    clear_bytes(v.laid_at[v.n_row :])
    clear_bytes(v.heap[v.n_heap :])


@helper
def hide_numbers(s: State, v: View) -> None:
    """Number alike cards anew, in the order in which the view shows them: which of them lies where, nobody can tell."""
    named = np.zeros(s.n_cards, np.int64)
    for i in range(s.n_row):
        v.row[i] = next_alike(s, i64(s.row[i]), named)
    for i in range(s.n_heap):
        v.heap[i] = next_alike(s, i64(s.heap[i]), named)
    if v.seat >= 0:
        for i in range(s.n_hand[v.seat]):
            set_bit(v.held[v.seat], i64(s.hand[v.seat, i]))
    held = np.zeros(2, np.int64)
    for seat in range(s.n):
        for word in range(2):
            held[word] = v.held[seat, word]
            v.held[seat, word] = 0
            v.seen[seat, word] = 0
        for seen in (True, False):
            for card in range(s.n_cards):
                if has_bit(held, card) and has_bit(s.seen[seat], card) == seen:
                    number = next_alike(s, card, named)
                    set_bit(v.held[seat], number)
                    if seen:
                        set_bit(v.seen[seat], number)
    if v.seat >= 0:
        show_hand(s, v)


@helper
def show_hand(s: State, v: View) -> None:
    """Write the own hand from the set of its cards. The one just drawn was not seen, so it is the last of its sort."""
    at, drawn = 0, -1
    for card in range(s.n_cards):
        if has_bit(v.held[v.seat], card):
            v.hand[at] = card
            at += 1
            if v.drawn >= 0 and are_alike(s, card, v.drawn):
                drawn = card
    v.drawn = drawn
    for word in range(2):
        v.held[v.seat, word] = 0


@entry
def resample(view: Bytes, rng: I64, mem: Bytes) -> bool:
    """Write a random game in which this view is what its seat knows."""
    s: State = mem.view(state_t)[0]
    v: View = view.view(view_t)[0]
    clear_bytes(mem)
    copy_bytes(view, mem, 0, PUBLIC_END)
    s.phase = v.phase
    s.actor = v.actor
    s.drawn = v.drawn
    if v.seat >= 0:
        for i in range(v.n_hand[v.seat]):
            s.hand[v.seat, i] = v.hand[i]
        for seat in range(v.n):
            for word in range(2):
                s.known[v.seat, seat, word] = v.held[seat, word]
    if v.phase == WINDOW and v.actor < 0 and not others_may_throw(v):
        return False
    return deal_evenly(v, rng, s) or deal_somehow(v, rng, s)
