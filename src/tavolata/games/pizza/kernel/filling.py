"""Filling an order (P-19, P-20, P-25 to P-27): what the owner adds, what is used up, and what becomes of the order.

The owner's answer is made in steps (series, kinds, own cards, amounts to ask for) that only the owner sees; `settle`
makes them public together.
"""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.pizza.kernel.cards import lay_down, pop_order, put_under, take_back, worth
from tavolata.games.pizza.kernel.demands import clear_answer, in_unit, lacking, shortfall_of_all
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    ADD,
    ADDED,
    AMOUNT,
    ASK,
    ASK_NEXT,
    BOMBASTICA,
    BY_ORDER,
    E_ADDED,
    E_ASKED,
    E_DEMANDED,
    E_FILLED,
    E_HELPED,
    E_RETURNED,
    E_REWARDED,
    E_SCORING_CARD,
    E_SERIES,
    E_TAKEN,
    E_UNFILLED,
    FILL,
    KINDS,
    MAX_DOUBLES,
    PER_KIND,
    REVEAL,
    SCORERS_FOUR,
    TWO_DOUBLES,
    State,
)
from tavolata.games.pizza.kernel.turn import wait

# ----------------------------------------------------------------- what the owner adds


@helper
def begin_adding(s: State) -> None:
    """The demand is chosen; a hand without ingredients has nothing to add."""
    s.at = -1
    if s.n_hand[s.owner] > 0:
        ask_for_next_kind(s)
    else:
        s.phase = ADDED


@helper
def ask_for_next_kind(s: State) -> None:
    """The owner says of each lacking kind in turn what to add from the hand."""
    s.at += 1
    while s.at < KINDS:
        if s.order == BOMBASTICA:
            if missing_of_all(s) > 0:
                break
        elif lacking(s, s.at) > 0:
            break
        s.at += 1
    if s.at < KINDS:
        wait(s, ADD, s.owner)
    else:
        s.phase = ADDED


@helper
def add_cards(s: State, action: int) -> None:
    s.steps += 1
    s.fresh = 0
    s.forgo = 0
    s.pledge[2 * s.at] = action % PER_KIND // (MAX_DOUBLES + 1)
    s.pledge[2 * s.at + 1] = action % (MAX_DOUBLES + 1)
    ask_for_next_kind(s)


@helper
def missing(s: State, kind: int) -> int:
    """What is still missing of a kind after the owner's cards."""
    return max(0, lacking(s, kind) - in_unit(s, s.pledge, kind))


@helper
def missing_of_all(s: State) -> int:
    """What Bombastica still misses after the owner's cards."""
    total = shortfall_of_all(s)
    for kind in range(KINDS):
        total -= worth(s.pledge, kind)
    return max(0, total)


@helper
def finish_adding(s: State, log: I64) -> None:
    """Filled, or help is needed for the rest (P-30)."""
    rest = missing_of_all(s) if s.order == BOMBASTICA else 0
    for kind in range(KINDS):
        if s.order != BOMBASTICA:
            s.request[kind] = missing(s, kind)
            rest += s.request[kind]
    if rest == 0:
        s.phase = FILL
    elif s.order == BOMBASTICA:
        s.at = 0
        wait(s, AMOUNT, s.owner)
    elif s.fresh == 1:
        wait(s, ASK, s.owner)
    else:
        ask(s, log)


@helper
def name_amount(s: State, action: int, log: I64) -> None:
    """P-57: kinds and amounts that add up to the rest."""
    s.steps += 1
    s.fresh = 0
    s.forgo = 0
    s.request[s.at] = action - A_AMOUNT
    s.at += 1
    if rest_to_name(s) == 0:
        ask(s, log)


@helper
def rest_to_name(s: State) -> int:
    rest = missing_of_all(s)
    for kind in range(KINDS):
        rest -= s.request[kind]
    return rest


@helper
def settle(s: State, log: I64) -> None:
    """The owner's answer becomes public; what it takes leaves the hand."""
    if s.settled == 1:
        return
    s.settled = 1
    s.steps = 0
    s.fresh = 0
    s.forgo = 0
    for i in range(1, s.n_series):
        order = i64(s.series[i])
        s.orders[s.owner, order] = 0
        s.n_orders[s.owner] -= 1
        s.seen[s.owner, order] = 0
        emit(log, E_SERIES, s.owner, EVERYONE, order, 0, 0, 0, 0)
    if s.picked == s.n_picks and s.n_picks > 0:
        announce(s, E_DEMANDED, s.need, log)
    for kind in range(KINDS):
        single, double = i64(s.pledge[2 * kind]), i64(s.pledge[2 * kind + 1])
        if single + double > 0:
            lay_down(s, s.owner, 2 * kind, single)
            lay_down(s, s.owner, 2 * kind + 1, double)
            emit(log, E_ADDED, s.owner, EVERYONE, kind, single, double, 0, 0)


@helper
def announce(s: State, code: int, amounts: I64, log: I64) -> None:
    """The owner names amounts of kinds; negative ones are double cards (P-53)."""
    unit = -1 if s.order == TWO_DOUBLES else 1
    a, b, c, d, e = amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]
    emit(log, code, s.owner, EVERYONE, unit * a, unit * b, unit * c, unit * d, unit * e)


@helper
def ask(s: State, log: I64) -> None:
    """P-30: everyone hears what is still missing."""
    settle(s, log)
    announce(s, E_ASKED, s.request, log)
    s.asked = s.owner
    s.phase = ASK_NEXT


# ----------------------------------------------------------------- filled or not


@helper
def fill(s: State, log: I64) -> None:
    """P-19, P-25: cards from hands are used up, the columns give the rest, doubles first."""
    settle(s, log)
    helper_seat = s.asked if s.asked >= 0 and s.asked != s.owner else -1
    for kind in range(KINDS):
        single, double = i64(s.gift[2 * kind]), i64(s.gift[2 * kind + 1])
        if single + double > 0:
            lay_down(s, helper_seat, 2 * kind, single)
            lay_down(s, helper_seat, 2 * kind + 1, double)
            emit(log, E_HELPED, helper_seat, EVERYONE, kind, single, double, 0, 0)
    for kind in range(KINDS):
        use_up(s, kind, log)
    for i in range(s.n_series):
        mark_filled(s, s.owner, i64(s.series[i]), E_FILLED, log)
    if s.order == SCORERS_FOUR and s.scorer != s.owner:
        s.scorer = s.owner
        emit(log, E_SCORING_CARD, s.owner, EVERYONE, BY_ORDER, 0, 0, 0, 0)
    if helper_seat >= 0 and s.n_stack[helper_seat] > 0:
        # P-33: the reward.
        mark_filled(s, helper_seat, pop_order(s, helper_seat), E_REWARDED, log)
    close_order(s)


@helper
def use_up(s: State, kind: int, log: I64) -> None:
    """Move what the order uses of one kind to the used pile."""
    for sort in range(2 * kind, 2 * kind + 2):
        s.used[sort] += s.pledge[sort] + s.gift[sort]
    given = worth(s.pledge, kind) + worth(s.gift, kind)
    if s.order == BOMBASTICA:
        singles, doubles = i64(s.columns[2 * kind]), i64(s.columns[2 * kind + 1])
    elif s.order == TWO_DOUBLES:
        singles, doubles = i64(0), s.need[kind] - given // 2
    else:
        rest = max(0, s.need[kind] - given)
        doubles = min(i64(s.columns[2 * kind + 1]), (rest + 1) // 2)
        singles = max(0, rest - 2 * doubles)
    take_from_columns(s, kind, singles, doubles, log)


@helper
def take_from_columns(s: State, kind: int, singles: int, doubles: int, log: I64) -> None:
    if singles + doubles == 0:
        return
    s.columns[2 * kind] -= singles
    s.columns[2 * kind + 1] -= doubles
    s.used[2 * kind] += singles
    s.used[2 * kind + 1] += doubles
    emit(log, E_TAKEN, s.owner, EVERYONE, kind, singles, doubles, 0, 0)


@helper
def mark_filled(s: State, seat: int, order: int, code: int, log: I64) -> None:
    s.filled[seat, order] = 1
    emit(log, code, seat, EVERYONE, order, 0, 0, 0, 0)


@helper
def fail(s: State, log: I64) -> None:
    """P-20, P-34, P-43: cards added go back to the hand; the orders go under the stack, or leave the game."""
    settle(s, log)
    for kind in range(KINDS):
        single, double = i64(s.pledge[2 * kind]), i64(s.pledge[2 * kind + 1])
        if single + double > 0:
            take_back(s, s.owner, 2 * kind, single)
            take_back(s, s.owner, 2 * kind + 1, double)
            emit(log, E_RETURNED, s.owner, EVERYONE, kind, single, double, 0, 0)
    for i in range(s.n_series):
        order = i64(s.series[i])
        if s.leaves == 1:
            s.gone[s.owner, order] = 1
        else:
            put_under(s, s.owner, order)
        emit(log, E_UNFILLED, s.owner, EVERYONE, order, s.reason, s.leaves, 0, 0)
    close_order(s)


@helper
def close_order(s: State) -> None:
    """The scoring goes on."""
    clear_answer(s)
    s.n_series = 0
    s.series[0] = -1
    s.owner = -1
    s.order = -1
    s.asked = -1
    s.stake = 0
    s.shown = 0
    s.reason = 0
    s.phase = REVEAL
