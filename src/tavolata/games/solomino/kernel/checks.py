"""What must hold in every position: each card is in one place, every count is true, and so is what anyone knows."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import Bytes, entry, helper, i64
from tavolata.core.kernel.playing import views_agree
from tavolata.games.solomino.kernel.cards import are_alike, has_bit, lacks_hold
from tavolata.games.solomino.kernel.layout import MAX_CARDS, VIEW_SIZE, State, View, state_t, view_t
from tavolata.games.solomino.kernel.views import observe

SOUND, LOST_CARD, UNSORTED_HAND, FALSE_KNOWLEDGE, FALSE_LACK, FALSE_VIEW = range(6)
FINDINGS = (
    "sound",
    "a card is lost or doubled",
    "a hand is out of order",
    "somebody is held to hold a card that is elsewhere",
    "a hand holds what it certainly lacks",
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
        if not views_agree(mem, s, view, view.view(view_t)[0], 0, observe, view_agrees):
            wrong = FALSE_VIEW
    return wrong


@helper
def check_cards(s: State) -> int:
    found = np.zeros(s.n_cards, np.int64)
    for i in range(s.n_pile):
        found[s.pile[i]] += 1
    for i in range(s.n_row):
        found[s.row[i]] += 1
    for i in range(s.n_heap):
        found[s.heap[i]] += 1
    for seat in range(s.n):
        for i in range(s.n_hand[seat]):
            found[s.hand[seat, i]] += 1
            if i > 0 and s.hand[seat, i - 1] >= s.hand[seat, i]:
                return UNSORTED_HAND
    for card in range(s.n_cards):
        if found[card] != 1:
            return LOST_CARD
    return SOUND


@helper
def check_knowledge(s: State) -> int:
    held = np.zeros(s.n_cards, np.int64)
    for seat in range(s.n):
        for card in range(s.n_cards):
            held[card] = 0
        for i in range(s.n_hand[seat]):
            held[s.hand[seat, i]] = 1
        if not lacks_hold(s, seat):
            return FALSE_LACK
        for card in range(s.n_cards):
            if held[card] == 1:
                continue
            if has_bit(s.seen[seat], card):
                return FALSE_KNOWLEDGE
            for observer in range(s.n):
                if observer != seat and has_bit(s.known[observer, seat], card):
                    return FALSE_KNOWLEDGE
    return SOUND


@helper
def view_agrees(s: State, v: View) -> bool:
    """Whether all that a view says is so, and it shows no hand but the own. Views number alike cards anew."""
    held = i64(s.n_hand[v.seat]) if v.seat >= 0 else 0
    for i in range(held):
        if not are_alike(s, i64(v.hand[i]), i64(s.hand[v.seat, i])):
            return False
    for i in range(held, MAX_CARDS):
        if v.hand[i] != 0:
            return False
    for seat in range(s.n):
        if v.n_hand[seat] != s.n_hand[seat] or v.minus[seat] != s.minus[seat]:
            return False
    for i in range(s.n_row):
        if not are_alike(s, i64(v.row[i]), i64(s.row[i])):
            return False
    for i in range(s.n_heap):
        if not are_alike(s, i64(v.heap[i]), i64(s.heap[i])):
            return False
    same_ends = v.ends[0] == s.ends[0] and v.ends[1] == s.ends[1]
    return same_ends and v.n_pile == s.n_pile and v.n_row == s.n_row and v.n_heap == s.n_heap and v.due == s.due
