"""The entries.

What Python calls. Each takes games as plain bytes, because a record as an argument costs microseconds.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.core.kernel.playing import RESUMED, play_at_random, take_step, weigh_outcomes
from tavolata.games.pizza.kernel.chance import begin_game, outcome, shuffle_all, weight
from tavolata.games.pizza.kernel.demands import add_to_series, choose_kind, give_way, open_order
from tavolata.games.pizza.kernel.filling import add_cards, ask, begin_adding, fail, fill, finish_adding, name_amount
from tavolata.games.pizza.kernel.layout import (
    A_GIVE_UP,
    ADD,
    ADDED,
    AMOUNT,
    ASK,
    ASK_NEXT,
    BLOCK,
    BLOCK_NEXT,
    CHOSEN,
    CONTEST,
    CONTEST_ORDER,
    DEMAND,
    DRAW,
    FAIL,
    FILL,
    FIRST_ANSWER,
    FIRST_DECISION,
    GAVE_UP,
    HELP,
    LAST_ANSWER,
    MATCH_ORDER,
    MAX_DOUBLES,
    MAX_LEGAL,
    NAME,
    NEXT_TURN,
    OPEN,
    OVER,
    PER_KIND,
    PLAY,
    PLAY_ORDER,
    REFILL,
    REVEAL,
    SCORED,
    SERIES,
    SHOW,
    STATE_SIZE,
    State,
    state_t,
)
from tavolata.games.pizza.kernel.legal import gave_already, list_actions
from tavolata.games.pizza.kernel.opponents import (
    answer_block,
    answer_help,
    answer_match,
    ask_next,
    block_next,
    name_opponent,
    open_contest,
    open_match,
    show_card,
    stake_cards,
)
from tavolata.games.pizza.kernel.scoring import finish_scoring, reveal_next
from tavolata.games.pizza.kernel.turn import begin_draw, begin_turn, draw, play, play_order


@helper
def act(s: State, action: int, log: I64) -> None:
    """Do what the deciding seat chose."""
    phase = s.phase
    if phase == PLAY:
        play(s, action, log)
    elif phase == PLAY_ORDER:
        play_order(s, action, log)
    elif phase == DRAW:
        draw(s, action, log)
    elif action == A_GIVE_UP:
        give_way(s, GAVE_UP)
    elif phase == SERIES:
        add_to_series(s, action)
    elif phase == DEMAND:
        choose_kind(s, action)
    elif phase == ADD:
        add_cards(s, action)
    elif phase == ASK:
        ask(s, log)
    elif phase == HELP:
        answer_help(s, action, log)
    elif phase == BLOCK:
        answer_block(s, action, log)
    elif phase == CONTEST:
        stake_cards(s, action, log)
    elif phase == NAME:
        name_opponent(s, action, log)
    elif phase == SHOW:
        show_card(s, 2 * (action // PER_KIND) + action % (MAX_DOUBLES + 1), log)
    elif phase == AMOUNT:
        name_amount(s, action, log)
    else:
        answer_match(s, action, log)


@helper
def leave_phase(s: State, log: I64) -> bool:
    """Do what the game does by itself in this phase; False if chance or a seat is waited for."""
    phase = s.phase
    if phase == NEXT_TURN:
        begin_turn(s, log)
    elif phase == REFILL:
        begin_draw(s, log)
    elif phase == REVEAL:
        reveal_next(s, log)
    elif phase == SCORED:
        finish_scoring(s, log)
    elif phase == OPEN:
        if s.order == CONTEST_ORDER:
            open_contest(s)
        elif s.order == MATCH_ORDER:
            open_match(s, log)
        else:
            open_order(s)
    elif phase == CHOSEN:
        begin_adding(s)
    elif phase == ADDED:
        finish_adding(s, log)
    elif phase == FILL:
        fill(s, log)
    elif phase == FAIL:
        fail(s, log)
    elif phase == ASK_NEXT:
        ask_next(s, log)
    elif phase == BLOCK_NEXT:
        block_next(s, log)
    else:
        return False
    return True


@helper
def advance(s: State, action: int, legal: I64, log: I64) -> int:
    """Act, then go on to where chance or a seat is waited for; list what that seat can do and return how many.

    Inside an answer that nobody sees yet, a step with one possibility is taken by the game.
    """
    while True:
        if action >= 0:
            act(s, action, log)
            action = RESUMED
        if leave_phase(s, log):
            continue
        if s.phase < FIRST_DECISION or s.phase == OVER:
            return 0
        count = list_actions(s, legal)
        if count > 1 or not under_way(s):
            return count
        action = legal[0]


@helper
def under_way(s: State) -> bool:
    """Whether the deciding seat has begun an answer that is not public yet."""
    if s.phase == HELP:
        return gave_already(s)
    return FIRST_ANSWER <= s.phase <= LAST_ANSWER and s.steps > 0


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
