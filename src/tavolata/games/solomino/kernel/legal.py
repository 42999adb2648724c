"""Which actions are legal now. The list depends on nothing but what the deciding seat may know."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.games.solomino.kernel.cards import are_alike, fits, half_of, shares_half, symbol_of
from tavolata.games.solomino.kernel.layout import (
    A_CALL,
    A_CLOCKWISE,
    A_COUNTER,
    A_DRAW,
    A_HEAP,
    A_KEEP,
    A_PASS,
    A_SEAT,
    A_SILENT,
    A_TAKE,
    ANSWER,
    ASKED,
    CALL,
    CHOOSE_ROTATE,
    CHOOSE_SWAP,
    DRAW_ONE,
    DRAWN,
    TURN,
    WINDOW,
    State,
)


@helper
def list_actions(s: State, out: I64) -> int:
    """Write the legal actions of the deciding seat, in ascending order, and return how many there are."""
    phase = s.phase
    if phase == CALL:
        out[0] = A_CALL
        out[1] = A_SILENT
        return 2
    if phase == CHOOSE_ROTATE:
        out[0] = A_CLOCKWISE
        out[1] = A_COUNTER
        # With two players both directions are the same.
        return 2 if s.n > 2 else 1
    if phase == CHOOSE_SWAP:
        k = 0
        for seat in range(s.n):
            if seat != s.turn:
                out[k] = A_SEAT + seat
                k += 1
        return k
    if phase == ASKED:
        return list_answers(s, out)
    k = list_placements(s, out)
    if phase == TURN:
        out[k] = A_DRAW
    elif phase == DRAWN:
        out[k] = A_KEEP
    elif phase == ANSWER:
        out[k] = A_TAKE
    else:
        out[k] = A_PASS
    return k + 1


@helper
def list_placements(s: State, out: I64) -> int:
    """S-6; of a drawn card only (S-7), of draw one only (S-12), or with an identical half only (S-30)."""
    k = 0
    seat = s.actor
    phase = s.phase
    for i in range(s.n_hand[seat]):
        card = i64(s.hand[seat, i])
        if phase == DRAWN and card != s.drawn:
            continue
        if phase == ANSWER and symbol_of(s, card) != DRAW_ONE:
            continue
        if s.alike == 1 and phase != DRAWN and looks_like_earlier(s, seat, i):
            continue
        same_halves = half_of(s, card, 0) == half_of(s, card, 1)
        for half in range(1 if same_halves else 2):
            face = half_of(s, card, half)
            for end in range(1 if s.ends[0] == s.ends[1] else 2):
                if face == s.ends[end] or (phase != WINDOW and fits(face, s.ends[end])):
                    out[k] = 4 * card + 2 * half + end
                    k += 1
    return k


@helper
def looks_like_earlier(s: State, seat: int, at: int) -> bool:
    """Whether a card of the hand before this one is alike, so that laying either is the same."""
    for i in range(at):
        if are_alike(s, i64(s.hand[seat, i]), i64(s.hand[seat, at])):
            return True
    return False


@helper
def list_answers(s: State, out: I64) -> int:
    """S-15: cards that share a half with the top of the heap."""
    k = 0
    seat = s.asked
    top = i64(s.heap[s.n_heap - 1])
    for i in range(s.n_hand[seat]):
        card = i64(s.hand[seat, i])
        if shares_half(s, card, top) and not (s.alike == 1 and looks_like_earlier(s, seat, i)):
            out[k] = A_HEAP + card
            k += 1
    return k
