"""What one seat may know, and whole games that agree with it."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import clear_bytes, copy_bytes
from tavolata.core.kernel.dealing import deal_out
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.core.kernel.randomness import below, shuffle
from tavolata.games.solomino.kernel.cards import add_card, has_bit, is_lacked, shares_half
from tavolata.games.solomino.kernel.ending import ask_window, can_throw
from tavolata.games.solomino.kernel.layout import (
    ASKED,
    DRAWN,
    OPEN_WINDOW,
    PUBLIC_END,
    WINDOW,
    Public,
    State,
    View,
    state_t,
    view_t,
)

TRIES = 1000
# In a late window a single hidden card may have to lie in a single hand, which a random deal hits once in a hundred.
WINDOW_TRIES = 50 * TRIES


@entry
def observe(mem: Bytes, seat: int, _memory: int, out: Bytes) -> None:
    """Write the view of a seat (-1: a spectator). All that was ever open still lies open, so memory does not matter."""
    s: State = mem.view(state_t)[0]
    v: View = out.view(view_t)[0]
    clear_bytes(out)
    copy_bytes(mem, out, 0, PUBLIC_END)
    v.seat = seat
    window = s.phase == WINDOW or s.phase == OPEN_WINDOW
    v.phase = WINDOW if window else s.phase
    v.actor = -1 if window and (seat != s.actor or s.phase == OPEN_WINDOW) else s.actor
    v.drawn = s.drawn if s.phase == DRAWN and seat == s.turn else -1
    if s.phase == WINDOW and seat >= 0 and seat != s.actor and place_in_window(s, seat) < s.window_at:
        # Only who could throw in was asked, and so knows that the window has come by.
        v.passed = 1 if can_throw(s, seat) else 0
    for other in range(s.n):
        for word in range(2):
            if seat < 0:
                v.held[other, word] = s.seen[other, word]
            elif other != seat:
                v.held[other, word] = s.known[seat, other, word]
    if seat >= 0:
        for i in range(s.n_hand[seat]):
            v.hand[i] = s.hand[seat, i]


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
    for seat in range(v.n):
        s.n_hand[seat] = 0
        for word in range(2):
            if v.seat >= 0 and seat != v.seat:
                s.known[v.seat, seat, word] = v.held[seat, word]
    if v.seat >= 0:
        for i in range(v.n_hand[v.seat]):
            add_card(s, v.seat, i64(v.hand[i]))
    if v.phase == WINDOW and v.actor < 0 and not others_may_throw(v):
        return False
    # That somebody is asked in a window is a matter of hands too, so they are dealt until somebody is.
    for _ in range(WINDOW_TRIES):
        if not place_hidden(v, rng, s):
            return False
        if v.phase != WINDOW or reach_window(v, s):
            return True
    return False


@helper
def others_may_throw(v: View) -> bool:
    """Whether a card that another may hold has a half identical to an end."""
    hidden = np.zeros(v.n_cards, np.int64)
    count_hidden(v, hidden)
    for card in range(v.n_cards):
        may_hold = hidden[card] == 1
        for seat in range(v.n):
            may_hold = may_hold or (seat != v.seat and has_bit(v.held[seat], card))
        for half in range(2):
            face = i64(v.half[card, half])
            if may_hold and (face == v.ends[0] or face == v.ends[1]):
                return True
    return False


@helper
def place_in_window(s: Public, seat: int) -> int:
    """S-33: clockwise from the player after the one who laid a card, from 1; that one comes last."""
    return (seat - s.turn + s.n - 1) % s.n + 1


@helper
def reach_window(v: View, s: State) -> bool:
    """Let the window reach this seat, or else another who can throw in: the seat does not know which."""
    if v.seat >= 0 and v.actor == v.seat:
        s.window_at = place_in_window(s, v.seat)
        return True
    s.phase = OPEN_WINDOW
    s.window_at = place_in_window(s, v.seat) if v.passed == 1 else 0
    ask_window(s)
    return s.phase == WINDOW and s.actor != v.seat


@helper
def place_hidden(v: View, rng: I64, s: State) -> bool:
    """Deal the cards that the seat does not see.

    Each other hand is two places: the cards it had when it was seen to lack something, and those it drew since.
    """
    pile = 2 * v.n
    hidden = np.zeros(v.n_cards, np.int64)
    room = np.zeros(pile + 1, np.int64)
    floor = np.zeros((pile + 1, v.n_cards), np.int64)
    ceiling = np.zeros((pile + 1, v.n_cards), np.int64)
    dealt = np.zeros((pile + 1, v.n_cards), np.int64)
    for _ in range(TRIES):
        count_hidden(v, hidden)
        bound_places(v, room, floor, ceiling)
        if place_answer(v, rng, hidden, room, floor, ceiling) and deal_out(rng, hidden, room, floor, ceiling, dealt):
            break
    else:
        return False
    for seat in range(v.n):
        if seat != v.seat:
            s.n_hand[seat] = 0
        for card in range(v.n_cards):
            got = dealt[2 * seat, card] + dealt[2 * seat + 1, card]
            if seat != v.seat and (got > 0 or has_bit(v.held[seat], card)):
                add_card(s, seat, card)
    if v.phase == DRAWN and v.seat != v.turn:
        s.drawn = some_unknown(v, rng, s)
    at = 0
    for card in range(v.n_cards):
        if dealt[pile, card] > 0:
            s.pile[at] = card
            at += 1
    shuffle(rng, s.pile, at)
    return True


@helper
def count_hidden(v: View, hidden: I64) -> None:
    for card in range(v.n_cards):
        hidden[card] = 1
        for seat in range(v.n):
            if seat != v.seat and has_bit(v.held[seat], card):
                hidden[card] = 0
    for i in range(v.n_row):
        hidden[v.row[i]] = 0
    for i in range(v.n_heap):
        hidden[v.heap[i]] = 0
    if v.seat >= 0:
        for i in range(v.n_hand[v.seat]):
            hidden[v.hand[i]] = 0


@helper
def bound_places(v: View, room: I64, floor: I64, ceiling: I64) -> None:
    """How much room each place has, and which cards it cannot hold (S-15)."""
    for place in range(2 * v.n + 1):
        room[place] = 0
        for card in range(v.n_cards):
            floor[place, card] = 0
            ceiling[place, card] = 1
    room[2 * v.n] = v.n_pile
    for seat in range(v.n):
        if seat == v.seat:
            continue
        old, fresh = 2 * seat, 2 * seat + 1
        unknown = i64(v.n_hand[seat])
        for card in range(v.n_cards):
            if has_bit(v.held[seat], card):
                unknown -= 1
            if is_lacked(v, seat, card):
                ceiling[old, card] = 0
        room[fresh] = min(unknown, i64(v.since[seat]))
        room[old] = unknown - room[fresh]


@helper
def place_answer(v: View, rng: I64, hidden: I64, room: I64, floor: I64, ceiling: I64) -> bool:
    """Who is asked and has not taken the heap holds a card that matches it: choose one, if none is known."""
    if v.phase != ASKED or v.asked == v.seat:
        return True
    top = i64(v.heap[v.n_heap - 1])
    count = 0
    for card in range(v.n_cards):
        if shares_half(v, card, top):
            if has_bit(v.held[v.asked], card):
                return True
            count += hidden[card]
    if count == 0:
        return False
    nth = below(rng, count)
    for card in range(v.n_cards):
        if hidden[card] == 1 and shares_half(v, card, top):
            if nth == 0:
                place = 2 * v.asked
                if ceiling[place, card] == 0 or room[place] == 0:
                    place += 1
                if room[place] == 0:
                    return False
                floor[place, card] = 1
                return True
            nth -= 1
    return False


@helper
def some_unknown(v: View, rng: I64, s: State) -> int:
    """Which card the player at turn has just drawn: any of those that the seat does not know."""
    nth = below(rng, i64(v.n_hand[v.turn]))
    card = i64(s.hand[v.turn, nth])
    while has_bit(v.held[v.turn], card):
        nth = (nth + 1) % v.n_hand[v.turn]
        card = i64(s.hand[v.turn, nth])
    return card
