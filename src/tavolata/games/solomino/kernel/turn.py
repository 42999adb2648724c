"""A turn (S-5 to S-8, S-12): lay a card at an end of the row, or draw; answer a draw one, or take."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.solomino.kernel.cards import find_card, half_of, lay_down, symbol_of, take_unseen
from tavolata.games.solomino.kernel.layout import (
    ACT,
    ANSWER,
    ASK,
    BEGIN_ASK,
    BEGIN_TURN,
    BY_CHOICE,
    CHOOSE_ROTATE,
    CHOOSE_SWAP,
    DRAW_ONE,
    DRAWN,
    E_DREW,
    E_DUE,
    E_GOT_CARD,
    E_KEPT,
    E_LAID,
    E_LAST_CARD,
    E_REVERSED,
    E_SKIPPED,
    END_ROUND,
    END_TURN,
    FOR_DRAW_ONE,
    HALVES,
    REVERSE,
    ROTATE,
    SKIP,
    SWAP,
    TURN,
    State,
)


@helper
def wait(s: State, phase: int, seat: int) -> None:
    """The game waits for this seat."""
    s.phase = phase
    s.actor = seat


@helper
def seat_after(s: State, seat: int, steps: int) -> int:
    """So many places on in the direction of play."""
    return (seat + steps * s.stride + 2 * s.n) % s.n


@helper
def begin_turn(s: State) -> None:
    s.turn = s.next
    s.thrown = 0
    wait(s, ANSWER if s.due > 0 else TURN, s.turn)


@helper
def place(s: State, action: int, seat: int, log: I64) -> None:
    """S-6: one half covers an end of the row, the other becomes the new end."""
    half, other, end = action // 2 // HALVES, action // 2 % HALVES, action % 2
    card = find_card(s, seat, half, other)
    lay_down(s, seat, card)
    s.row[s.n_row] = card
    s.laid_at[s.n_row] = (0 if half_of(s, card, 0) == half else 2) + end
    s.n_row += 1
    s.ends[end] = other
    s.turn = seat
    s.drawn = -1
    emit(log, E_LAID, seat, EVERYONE, half, other, end, s.thrown, 0)
    if s.n_hand[seat] == 0:
        # S-21: the last card wins; its symbol does nothing, and cards still due lapse.
        s.due = 0
        emit(log, E_LAST_CARD, seat, EVERYONE, 0, 0, 0, 0, 0)
        s.phase = END_ROUND
    else:
        s.phase = ACT


@helper
def act_symbol(s: State, log: I64) -> None:
    """S-8: the symbol of the card just laid acts."""
    symbol = symbol_of(s, i64(s.row[s.n_row - 1]))
    if symbol == REVERSE and s.n > 2:
        s.stride = -s.stride
        emit(log, E_REVERSED, s.turn, EVERYONE, s.stride, 0, 0, 0, 0)
    s.next = seat_after(s, s.turn, 1)
    s.phase = END_TURN
    if symbol == SKIP:
        emit(log, E_SKIPPED, s.next, EVERYONE, 0, 0, 0, 0, 0)
        s.next = seat_after(s, s.next, 1)
    elif symbol == DRAW_ONE:
        s.due += 1
        emit(log, E_DUE, s.next, EVERYONE, s.due, 0, 0, 0, 0)
    elif symbol == SWAP:
        wait(s, CHOOSE_SWAP, s.turn)
    elif symbol == ROTATE:
        wait(s, CHOOSE_ROTATE, s.turn)
    elif symbol == ASK:
        s.phase = BEGIN_ASK


@helper
def draw(s: State, log: I64) -> None:
    """S-7: a drawn card may be laid at once if it fits. Nobody else sees whether it does, so the seat is asked."""
    s.drawn = draw_for(s, s.turn, 1, BY_CHOICE, log)
    if s.ended == 1:
        s.phase = END_ROUND
    else:
        wait(s, DRAWN, s.turn)


@helper
def draw_for(s: State, seat: int, count: int, reason: int, log: I64) -> int:
    """Draw so many cards while the pile has any; return the last."""
    card = -1
    drawn = 0
    while drawn < count and s.n_pile > 0:
        card = take_unseen(s, seat)
        drawn += 1
        emit(log, E_GOT_CARD, seat, seat, half_of(s, card, 0), half_of(s, card, 1), 0, 0, 0)
    emit(log, E_DREW, seat, EVERYONE, drawn, reason, 0, 0, 0)
    return card


@helper
def keep(s: State, log: I64) -> None:
    """The turn is over; no card was laid, so there is no call and no window (S-33)."""
    emit(log, E_KEPT, s.turn, EVERYONE, 0, 0, 0, 0, 0)
    s.drawn = -1
    s.next = seat_after(s, s.turn, 1)
    s.phase = BEGIN_TURN


@helper
def take_due(s: State, log: I64) -> None:
    """S-12: take what is due, then have a normal turn. What the pile lacks comes from the row at the end (S-23)."""
    before = s.n_pile
    draw_for(s, s.turn, s.due, FOR_DRAW_ONE, log)
    s.due -= before - s.n_pile
    if s.ended == 1:
        s.next = s.turn
        s.phase = END_ROUND
    else:
        wait(s, TURN, s.turn)
