"""Which actions are legal now. The list depends on nothing but what the deciding seat may know."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.games.solomino.kernel.cards import fits, half_of, shares_half, symbol_of
from tavolata.games.solomino.kernel.ending import owes
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
    HALVES,
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
    k = 0 if phase == WINDOW and owes(s, s.actor) else list_placements(s, out)
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
    """S-6; of a drawn card only (S-7), of draw one only (S-12), or with an identical half only (S-30).

    Every placement is written down, and kept by counting it: whether a half fits is too random to branch on.
    """
    k = 0
    seat = s.actor
    phase = s.phase
    left, right = s.ends[0], s.ends[1]
    thrown = phase == WINDOW
    # Cards are numbered by their halves, so that those laid as they are numbered come in order by themselves.
    for side in range(2):
        for i in range(s.n_hand[seat]):
            card = i64(s.hand[seat, i])
            if phase == DRAWN and card != s.drawn:
                continue
            if phase == ANSWER and symbol_of(s, card) != DRAW_ONE:
                continue
            half, other = half_of(s, card, side), half_of(s, card, 1 - side)
            placement = (half * HALVES + other) * 2
            out[k] = placement
            k += 1 if (half == left if thrown else fits(half, left)) else 0
            # At equal ends a card can be laid in one way only.
            if left != right:
                out[k] = placement + 1
                k += 1 if (half == right if thrown else fits(half, right)) else 0
    return put_in_order(out, k)


@helper
def list_answers(s: State, out: I64) -> int:
    """S-15: cards that share a half with the top of the heap."""
    k = 0
    top = i64(s.heap[s.n_heap - 1])
    for i in range(s.n_hand[s.asked]):
        card = i64(s.hand[s.asked, i])
        a, b = half_of(s, card, 0), half_of(s, card, 1)
        out[k] = A_HEAP + min(a, b) * HALVES + max(a, b)
        k += 1 if shares_half(s, card, top) else 0
    return put_in_order(out, k)


@helper
def put_in_order(out: I64, count: int) -> int:
    """Sort actions that are nearly in order; those that alike cards or halves have put there twice are one."""
    for i in range(1, count):
        action = out[i]
        at = i
        while at > 0 and out[at - 1] > action:
            out[at] = out[at - 1]
            at -= 1
        out[at] = action
    kept = 0
    for i in range(count):
        if i == 0 or out[i] != out[kept - 1]:
            out[kept] = out[i]
            kept += 1
    return kept
