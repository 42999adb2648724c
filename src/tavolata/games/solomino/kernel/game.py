"""The entries: what Python calls. Each takes games as plain bytes."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.core.kernel.randomness import MASK, below, seed_generator
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
    RESUMED,
    SHUFFLED,
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
    """Apply an action of the deciding seat or an outcome of chance; list what is legal then, and return how many.

    Where chance is waited for, SHUFFLED lets it answer everything at random, and stops there so that the order of the
    cards can be read. RESUMED goes on from there, or from a position that was set up.
    """
    s: State = mem.view(state_t)[0]
    if log.shape[0] > 0:
        log[0, 0] = 0
    if s.phase < FIRST_DECISION:
        if action == SHUFFLED:
            shuffle_all(s, rng, log)
            return 0
        outcome(s, action, log)
        action = RESUMED
    return advance(s, action, legal, log)


@entry
def random_games(template: Bytes, seed: int, games: int) -> int:
    """Play random games from a laid-out game, the i-th with the seed `seed + i`; return the number of decisions."""
    mem = np.zeros(STATE_SIZE, np.uint8)
    s: State = mem.view(state_t)[0]
    legal = np.zeros(MAX_LEGAL, np.int64)
    rng = np.zeros(4, np.int64)
    log = np.zeros((0, 0), np.int64)
    decisions = 0
    source, target = template.view(np.int64), mem.view(np.int64)
    for number in range(seed, seed + games):
        for i in range(target.size):
            target[i] = source[i]
        seed_generator(rng, number & MASK, (number >> 32) & MASK, 0)
        count = 0
        while s.phase != OVER:
            action = RESUMED
            if count > 0:
                action = legal[below(rng, count)]
                decisions += 1
            else:
                shuffle_all(s, rng, log)
            count = advance(s, action, legal, log)
    return decisions


@entry
def weigh(mem: Bytes, weights: I64) -> None:
    """Where chance is waited for, say of each outcome how many ways lead to it."""
    s: State = mem.view(state_t)[0]
    if s.phase < FIRST_DECISION:
        for number in range(weights.shape[0]):
            weights[number] = weight(s, number)
