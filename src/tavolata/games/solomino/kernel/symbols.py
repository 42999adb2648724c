"""The symbols that take more than a moment: swap (S-13), rotate (S-14) and ask (S-15, S-16)."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.solomino.kernel.cards import (
    can_match,
    exchange,
    find_card,
    half_of,
    lay_down,
    learn_hand,
    note_lack,
    take_seen,
)
from tavolata.games.solomino.kernel.layout import (
    A_CLOCKWISE,
    A_HEAP,
    A_SEAT,
    ASK_NEXT,
    ASKED,
    E_ANSWERED,
    E_ASKED,
    E_GOT_CARD,
    E_LAST_CARD,
    E_ROTATED,
    E_SWAPPED,
    E_TOOK_HEAP,
    END_ROUND,
    END_TURN,
    HALVES,
    State,
)
from tavolata.games.solomino.kernel.turn import seat_after, wait


@helper
def swap(s: State, action: int, log: I64) -> None:
    """Two players exchange hands; each knows what the other now holds."""
    other = action - A_SEAT
    exchange(s, s.turn, other)
    emit(log, E_SWAPPED, s.turn, EVERYONE, other, 0, 0, 0, 0)
    for a, b in ((s.turn, other), (other, s.turn)):
        learn_hand(s, a, b)
        show_hand(s, a, log)
    s.phase = END_TURN


@helper
def rotate(s: State, action: int, log: I64) -> None:
    """All hands pass to a neighbour; everyone knows what the neighbour now holds."""
    direction = 1 if action == A_CLOCKWISE else -1
    for i in range(s.n - 1):
        # Passing hands on one by one: each exchange brings one hand to its new place.
        at = s.n - 1 - i if direction == 1 else i
        exchange(s, at, (at - direction + s.n) % s.n)
    emit(log, E_ROTATED, s.turn, EVERYONE, direction, 0, 0, 0, 0)
    for seat in range(s.n):
        learn_hand(s, seat, (seat + direction + s.n) % s.n)
        show_hand(s, seat, log)
    s.phase = END_TURN


@helper
def show_hand(s: State, seat: int, log: I64) -> None:
    """A player picks up a new hand."""
    for i in range(s.n_hand[seat]):
        card = i64(s.hand[seat, i])
        emit(log, E_GOT_CARD, seat, seat, half_of(s, card, 0), half_of(s, card, 1), 0, 0, 0)


@helper
def begin_ask(s: State, log: I64) -> None:
    """The top of the pile is laid open before the next player."""
    s.n_pile -= 1
    if s.n_pile == 0:
        s.ended = 1
    card = i64(s.pile[s.n_pile])
    s.heap[0] = card
    s.n_heap = 1
    s.asked = s.turn
    emit(log, E_ASKED, s.turn, EVERYONE, half_of(s, card, 0), half_of(s, card, 1), 0, 0, 0)
    s.phase = ASK_NEXT


@helper
def ask_next(s: State, log: I64) -> None:
    """The next player must match the top of the heap, or take it all and be next to play."""
    s.asked = seat_after(s, s.asked, 1)
    top = i64(s.heap[s.n_heap - 1])
    if can_match(s, s.asked, top):
        wait(s, ASKED, s.asked)
        return
    note_lack(s, s.asked, top)
    for i in range(s.n_heap):
        take_seen(s, s.asked, i64(s.heap[i]))
    emit(log, E_TOOK_HEAP, s.asked, EVERYONE, s.n_heap, 0, 0, 0, 0)
    s.n_heap = 0
    s.next = s.asked
    s.asked = -1
    s.phase = END_TURN


@helper
def answer_ask(s: State, action: int, log: I64) -> None:
    low, high = (action - A_HEAP) // HALVES, (action - A_HEAP) % HALVES
    card = find_card(s, s.asked, low, high)
    lay_down(s, s.asked, card)
    s.heap[s.n_heap] = card
    s.n_heap += 1
    emit(log, E_ANSWERED, s.asked, EVERYONE, half_of(s, card, 0), half_of(s, card, 1), 0, 0, 0)
    if s.n_hand[s.asked] == 0:
        # S-16, S-21: a last card wins here too, also if the ask used up the pile; the heap belongs to nobody.
        s.due = 0
        s.ended = 0
        emit(log, E_LAST_CARD, s.asked, EVERYONE, 0, 0, 0, 0, 0)
        s.phase = END_ROUND
    else:
        s.phase = ASK_NEXT
