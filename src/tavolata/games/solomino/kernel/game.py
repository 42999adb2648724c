"""The entries: what Python calls. Each takes games as plain bytes."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.core.kernel.playing import RESUMED, play_at_random, take_step, weigh_outcomes
from tavolata.games.solomino.kernel.chance import begin_game, outcome, shuffle_all, weight
from tavolata.games.solomino.kernel.ending import after_call, answer_call, ask_window, end_round, end_turn
from tavolata.games.solomino.kernel.layout import (
    A_DRAW,
    A_HEAP,
    A_KEEP,
    A_PASS,
    A_TAKE,
    ACT,
    AFTER_CALL,
    ASK_NEXT,
    ASKED,
    BEGIN_ASK,
    BEGIN_TURN,
    CALL,
    CHOOSE_ROTATE,
    CHOOSE_SWAP,
    END_ROUND,
    END_TURN,
    FIRST_DECISION,
    MAX_LEGAL,
    OPEN_WINDOW,
    OVER,
    STATE_SIZE,
    WINDOW,
    State,
    state_t,
)
from tavolata.games.solomino.kernel.legal import list_actions
from tavolata.games.solomino.kernel.symbols import answer_ask, ask_next, begin_ask, rotate, swap
from tavolata.games.solomino.kernel.turn import act_symbol, begin_turn, draw, keep, place, take_due


@helper
def act(s: State, action: int, log: I64) -> None:
    """Do what the deciding seat chose."""
    if action < A_HEAP:
        s.thrown = 1 if s.phase == WINDOW else 0
        place(s, action, s.actor, log)
    elif s.phase == ASKED:
        answer_ask(s, action, log)
    elif s.phase == CHOOSE_SWAP:
        swap(s, action, log)
    elif s.phase == CHOOSE_ROTATE:
        rotate(s, action, log)
    elif s.phase == CALL:
        answer_call(s, action, log)
    elif action == A_DRAW:
        draw(s, log)
    elif action == A_KEEP:
        keep(s, log)
    elif action == A_TAKE:
        take_due(s, log)
    elif action == A_PASS:
        s.phase = OPEN_WINDOW


@helper
def advance(s: State, action: int, legal: I64, log: I64) -> int:
    """Act, then go on to where chance or a seat is waited for; list what that seat can do and return how many.

    Where a choice has one answer for everyone to see (with two players), the game takes it.
    """
    while True:
        if action >= 0:
            act(s, action, log)
            action = RESUMED
        phase = s.phase
        if phase == BEGIN_TURN:
            begin_turn(s)
        elif phase == ACT:
            act_symbol(s, log)
        elif phase == BEGIN_ASK:
            begin_ask(s, log)
        elif phase == ASK_NEXT:
            ask_next(s, log)
        elif phase == END_TURN:
            end_turn(s)
        elif phase == AFTER_CALL:
            after_call(s)
        elif phase == OPEN_WINDOW:
            ask_window(s)
        elif phase == END_ROUND:
            end_round(s, log)
        elif phase < FIRST_DECISION or phase == OVER:
            return 0
        else:
            count = list_actions(s, legal)
            if count > 1 or not (phase == CHOOSE_SWAP or phase == CHOOSE_ROTATE):
                return count
            action = legal[0]


@entry
def begin(mem: Bytes, start: int, log: I64) -> None:
    """Lay out a new game; `start` is the first seat, or -1 for chance to choose."""
    begin_game(mem.view(state_t)[0], start, log)


@entry
def step(mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
    return take_step(mem.view(state_t)[0], action, rng, legal, log, FIRST_DECISION, outcome, shuffle_all, advance)


@entry
def random_games(template: Bytes, seed: int, games: int) -> int:
    mem, legal = np.zeros(STATE_SIZE, np.uint8), np.zeros(MAX_LEGAL, np.int64)
    return play_at_random(template, mem, mem.view(state_t)[0], legal, seed, games, OVER, shuffle_all, advance)


@entry
def weigh(mem: Bytes, weights: I64) -> None:
    weigh_outcomes(mem.view(state_t)[0], weights, FIRST_DECISION, weight)
