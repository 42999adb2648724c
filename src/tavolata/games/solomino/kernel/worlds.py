"""Dealing what a seat does not see, so that the whole game agrees with its view.

The cards that the seat knows lie where they are known to be. All others are dealt at random, and anew if the deal does
not agree with what everyone could notice: what hands were seen to lack (S-15), that who is asked can answer (S-15), and
that somebody can throw in (S-33). So every deal that agrees is as likely as any other. Where hardly any does, one is
looked for instead, and then some are likelier than others.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.dealing import deal_out
from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import below, draw_card, shuffle
from tavolata.games.solomino.kernel.cards import can_match, has_bit, lacks_hold, last_lacked, shares_half, sort_in
from tavolata.games.solomino.kernel.ending import ask_window
from tavolata.games.solomino.kernel.layout import (
    ASKED,
    DRAWN,
    EVERYBODY,
    MAX_LACKS,
    OPEN_WINDOW,
    SEATS,
    WINDOW,
    Public,
    State,
    View,
)

TRIES = 1000
# In a late window a single hidden card may have to lie in a single hand, which a random deal hits once in a hundred.
WINDOW_TRIES = 50 * TRIES
# The cards of a hand are dealt apart by when they came: before all moments at which it lacked something, or after some.
TIMES = MAX_LACKS + 1


@helper
def deal_evenly(v: View, rng: I64, s: State) -> bool:
    """Deal until a deal agrees with the view; False if none does for long."""
    hidden = np.zeros(v.n_cards, np.int64)
    known = np.zeros(SEATS, np.int64)
    count = list_hidden(v, hidden)
    place_known(v, s, known)
    for _ in range(TRIES):
        left = deal_hands(v, rng, s, hidden, count, known)
        if left >= 0 and agrees(v, s):
            finish_deal(v, rng, s, hidden, left)
            return True
    return False


@helper
def place_known(v: View, s: State, known: I64) -> None:
    """Put the cards that the seat knows others to hold into their hands, and count them."""
    for seat in range(v.n):
        known[seat] = 0
        for card in range(v.n_cards):
            if seat != v.seat and has_bit(v.held[seat], card):
                s.hand[seat, known[seat]] = card
                known[seat] += 1


@helper
def deal_hands(v: View, rng: I64, s: State, hidden: I64, count: int, known: I64) -> int:
    """Fill the other hands, until one cannot be so: then return -1, else how many cards are left, first in `hidden`."""
    left = count
    for seat in range(v.n):
        if seat == v.seat:
            continue
        for i in range(known[seat], v.n_hand[seat]):
            s.hand[seat, i] = draw_card(rng, hidden, left)
            left -= 1
        if v.phase == DRAWN and seat == v.turn:
            s.drawn = some_unknown(v, rng, s, i64(known[seat]))
        if not lacks_hold(s, seat):
            return -1
    return left


@helper
def agrees(v: View, s: State) -> bool:
    """Whether the decision that the seat sees can be waited for: that is a matter of the other hands, too."""
    if v.phase == ASKED and v.asked != v.seat:
        return can_match(s, v.asked, i64(v.heap[v.n_heap - 1]))
    return v.phase != WINDOW or reach_window(v, s)


@helper
def finish_deal(v: View, rng: I64, s: State, hidden: I64, left: int) -> None:
    """Put the hands in order; what is left is the pile."""
    for seat in range(v.n):
        for i in range(v.n_hand[seat]):
            sort_in(s.hand[seat], i, i64(s.hand[seat, i]))
    for i in range(left):
        s.pile[i] = hidden[i]
    shuffle(rng, s.pile, left)


@helper
def list_hidden(v: View, hidden: I64) -> int:
    """The cards that the seat does not see, and how many they are."""
    for card in range(v.n_cards):
        hidden[card] = 1
    for i in range(v.n_row):
        hidden[v.row[i]] = 0
    for i in range(v.n_heap):
        hidden[v.heap[i]] = 0
    if v.seat >= 0:
        for i in range(v.n_hand[v.seat]):
            hidden[v.hand[i]] = 0
    known = np.zeros(2, np.int64)
    for seat in range(v.n):
        for word in range(2):
            known[word] |= v.held[seat, word]
    count = 0
    for card in range(v.n_cards):
        if hidden[card] == 1 and not has_bit(known, card):
            hidden[count] = card
            count += 1
    return count


@helper
def some_unknown(v: View, rng: I64, s: State, known: int) -> int:
    """Which card the player at turn has just drawn: any of those that the seat does not know, which come last."""
    return i64(s.hand[v.turn, known + below(rng, i64(v.n_hand[v.turn]) - known)])


# ----------------------------------------------------------------- the window, by S-33


@helper
def others_may_throw(v: View) -> bool:
    """Whether a card that another may hold has a half identical to an end, or everyone is asked all the same."""
    if v.throwing == EVERYBODY:
        return True
    hidden = np.zeros(v.n_cards, np.int64)
    for i in range(list_hidden(v, hidden)):
        if shows_end(v, i64(hidden[i])):
            return True
    for seat in range(v.n):
        for card in range(v.n_cards):
            if has_bit(v.held[seat], card) and shows_end(v, card):
                return True
    return False


@helper
def shows_end(v: View, card: int) -> bool:
    for half in range(2):
        face = i64(v.half[card, half])
        if face == v.ends[0] or face == v.ends[1]:
            return True
    return False


@helper
def place_in_window(s: Public, seat: int) -> int:
    """S-33: clockwise from the player after the one who laid a card, from 1; that one comes last."""
    return (seat - s.turn + s.n - 1) % s.n + 1


@helper
def reach_window(v: View, s: State) -> bool:
    """Let the window reach this seat, or else another who is asked: the seat does not know which."""
    if v.seat >= 0 and v.actor == v.seat:
        s.window_at = place_in_window(s, v.seat)
        return True
    s.phase = OPEN_WINDOW
    s.window_at = place_in_window(s, v.seat) if v.passed == 1 else 0
    ask_window(s)
    return s.phase == WINDOW and s.actor != v.seat


# ----------------------------------------------------------------- where hardly any deal agrees


@helper
def deal_somehow(v: View, rng: I64, s: State) -> bool:
    """Find a deal that agrees by heeding what is known while dealing. False when there is none.

    Each other hand is several places, by when its cards can have come.
    """
    pile = TIMES * v.n
    hidden = np.zeros(v.n_cards, np.int64)
    is_hidden = np.zeros(v.n_cards, np.int64)
    room = np.zeros(pile + 1, np.int64)
    floor = np.zeros((pile + 1, v.n_cards), np.int64)
    ceiling = np.zeros((pile + 1, v.n_cards), np.int64)
    dealt = np.zeros((pile + 1, v.n_cards), np.int64)
    known = np.zeros(SEATS, np.int64)
    for _ in range(WINDOW_TRIES if v.phase == WINDOW else TRIES):
        for card in range(v.n_cards):
            is_hidden[card] = 0
        for i in range(list_hidden(v, hidden)):
            is_hidden[hidden[i]] = 1
        bound_places(v, room, floor, ceiling)
        if not place_answer(v, rng, is_hidden, room, floor, ceiling):
            continue
        if not deal_out(rng, is_hidden, room, floor, ceiling, dealt):
            if v.phase == ASKED:
                continue
            return False
        if place_dealt(v, rng, s, known, dealt) and agrees(v, s):
            left = 0
            for card in range(v.n_cards):
                if dealt[pile, card] > 0:
                    hidden[left] = card
                    left += 1
            finish_deal(v, rng, s, hidden, left)
            return True
    return False


@helper
def place_dealt(v: View, rng: I64, s: State, known: I64, dealt: I64) -> bool:
    place_known(v, s, known)
    for seat in range(v.n):
        if seat == v.seat:
            continue
        at = i64(known[seat])
        for time in range(TIMES):
            for card in range(v.n_cards):
                if dealt[TIMES * seat + time, card] > 0:
                    s.hand[seat, at] = card
                    at += 1
        if v.phase == DRAWN and seat == v.turn:
            s.drawn = some_unknown(v, rng, s, i64(known[seat]))
        if not lacks_hold(s, seat):
            return False
    return True


@helper
def bound_places(v: View, room: I64, floor: I64, ceiling: I64) -> None:
    """How much room each place has, and which cards it cannot hold (S-15).

    Place `time` of a hand is for cards that came after so many of the moments at which it was seen to lack something:
    they have nothing that was lacked later.
    """
    for place in range(TIMES * v.n + 1):
        room[place] = 0
        for card in range(v.n_cards):
            floor[place, card] = 0
            ceiling[place, card] = 1
    room[TIMES * v.n] = v.n_pile
    for seat in range(v.n):
        if seat == v.seat:
            continue
        first = TIMES * seat
        room[first] = v.n_hand[seat]
        for card in range(v.n_cards):
            if has_bit(v.held[seat], card):
                room[first] -= 1
            for time in range(last_lacked(v, seat, card) + 1):
                ceiling[first + time, card] = 0
        for moment in range(v.n_lacks[seat]):
            later = min(i64(room[first + moment]), drawn_unknown(v, seat, moment))
            room[first + moment] -= later
            room[first + moment + 1] = later


@helper
def drawn_unknown(v: View, seat: int, moment: int) -> int:
    """How many cards that the seat does not know this hand can have drawn since a moment."""
    count = i64(v.since[seat, moment])
    for card in range(v.n_cards):
        if has_bit(v.held[seat], card) and not has_bit(v.seen[seat], card) and last_lacked(v, seat, card) >= moment:
            count -= 1
    return count


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
                for time in range(TIMES):
                    place = TIMES * v.asked + time
                    if ceiling[place, card] == 1 and room[place] > 0:
                        floor[place, card] = 1
                        return True
                return False
            nth -= 1
    return False
