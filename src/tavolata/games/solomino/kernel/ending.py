"""The call (S-20), the window for throwing in (S-30 to S-33), and how rounds and games end (S-21 to S-24)."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.solomino.kernel.cards import half_of, take_seen
from tavolata.games.solomino.kernel.layout import (
    A_CALL,
    AFTER_CALL,
    BEGIN_TURN,
    CALL,
    E_CALLED,
    E_FORGOT,
    E_MINUS,
    E_PILE_ENDED,
    E_TOOK_FROM_ROW,
    E_WON,
    END_ROUND,
    EVERYBODY,
    FOR_SILENCE,
    NOBODY,
    OPEN_WINDOW,
    OVER,
    SHUFFLE,
    WINDOW,
    State,
)
from tavolata.games.solomino.kernel.turn import draw_for, wait


@helper
def end_turn(s: State) -> None:
    """S-20: who has one card left at the end of the own turn must call."""
    if s.n_hand[s.turn] == 1:
        wait(s, CALL, s.turn)
    else:
        s.phase = AFTER_CALL


@helper
def answer_call(s: State, action: int, log: I64) -> None:
    if action == A_CALL:
        emit(log, E_CALLED, s.turn, EVERYONE, 0, 0, 0, 0, 0)
    else:
        emit(log, E_FORGOT, s.turn, EVERYONE, 0, 0, 0, 0, 0)
        if s.n_pile > 0:
            draw_for(s, s.turn, 1, FOR_SILENCE, log)
        else:
            take_from_row(s, s.turn, 1, log)
    s.phase = AFTER_CALL


@helper
def after_call(s: State) -> None:
    """S-22: the round ends when the pile is used up. S-33: otherwise there is a window after each card laid."""
    s.window_at = 0
    if s.ended == 1:
        s.phase = END_ROUND
    elif s.throwing != NOBODY:
        s.phase = OPEN_WINDOW
    else:
        s.phase = BEGIN_TURN


@helper
def ask_window(s: State) -> None:
    """S-33: they are asked clockwise, from the player after the last who laid a card; that one comes last."""
    while s.window_at < s.n:
        s.window_at += 1
        seat = (s.turn + s.window_at) % s.n
        if is_asked(s, seat):
            wait(s, WINDOW, seat)
            return
    s.phase = BEGIN_TURN


@helper
def is_asked(s: State, seat: int) -> bool:
    """S-33: at a live table being asked tells nothing; otherwise only who can throw in is."""
    return s.throwing == EVERYBODY or can_throw(s, seat)


@helper
def can_throw(s: State, seat: int) -> bool:
    """S-30, S-32."""
    if owes(s, seat):
        return False
    for i in range(s.n_hand[seat]):
        for half in range(2):
            face = half_of(s, i64(s.hand[seat, i]), half)
            if face == s.ends[0] or face == s.ends[1]:
                return True
    return False


@helper
def owes(s: State, seat: int) -> bool:
    """S-32: who is to take cards cannot escape by throwing in."""
    return s.due > 0 and seat == s.next


@helper
def take_from_row(s: State, seat: int, count: int, log: I64) -> None:
    """S-23: the most recently laid cards first, the starting card last."""
    taken = min(count, s.n_row)
    for _ in range(taken):
        s.n_row -= 1
        take_seen(s, seat, i64(s.row[s.n_row]))
    emit(log, E_TOOK_FROM_ROW, seat, EVERYONE, taken, 0, 0, 0, 0)


@helper
def end_round(s: State, log: I64) -> None:
    """S-22 to S-24: what is still due comes from the row; each card in hand is a minus point."""
    if s.ended == 1:
        emit(log, E_PILE_ENDED, -1, EVERYONE, 0, 0, 0, 0, 0)
    if s.due > 0:
        take_from_row(s, s.next, s.due, log)
    for seat in range(s.n):
        s.minus[seat] += s.n_hand[seat]
        emit(log, E_MINUS, seat, EVERYONE, s.n_hand[seat], s.minus[seat], 0, 0, 0)
    s.round_no += 1
    s.actor = -1
    if s.round_no < s.rounds:
        s.phase = SHUFFLE
        s.start = (s.start + 1) % s.n
        return
    s.phase = OVER
    for seat in range(s.n):
        if is_winner(s, seat):
            emit(log, E_WON, seat, EVERYONE, s.minus[seat], 0, 0, 0, 0)


@helper
def is_winner(s: State, seat: int) -> bool:
    for other in range(s.n):
        if s.minus[other] < s.minus[seat]:
            return False
    return True
