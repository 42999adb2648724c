"""Where opponents have a say in an order: help (P-30 to P-36), contest (P-46 to P-50) and match (P-51)."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.games.pizza.kernel.cards import lay_down, worth
from tavolata.games.pizza.kernel.demands import clear_answer, give_way
from tavolata.games.pizza.kernel.filling import close_order, mark_filled, take_from_columns
from tavolata.games.pizza.kernel.layout import (
    A_DECLINE,
    A_SEAT,
    A_SHOW,
    ASK_NEXT,
    BLOCK,
    BLOCK_NEXT,
    BLOCKED,
    CONTEST,
    CONTEST_NEEDS,
    E_ADDED,
    E_CARD_SHOWN,
    E_DECLINED,
    E_FILLED,
    E_KEPT_BACK,
    E_MATCHED,
    E_NAMED,
    E_SHOWED,
    FILL,
    GAVE_UP,
    HELP,
    KINDS,
    MATCH,
    MAX_DOUBLES,
    NAME,
    NO_MATCH,
    NOBODY,
    PER_KIND,
    REFUSED,
    SHOW,
    State,
)
from tavolata.games.pizza.kernel.turn import wait

# ----------------------------------------------------------------- help


@helper
def ask_next(s: State, log: I64) -> None:
    """P-31: clockwise from the owner's left. Only who visibly holds no ingredient is not waited for (P-35)."""
    s.asked = (s.asked + 1) % s.n
    if s.asked == s.owner:
        give_way(s, REFUSED)
    elif s.n_hand[s.asked] == 0:
        emit(log, E_DECLINED, s.asked, EVERYONE, 0, 0, 0, 0, 0)
    else:
        s.at = next_requested(s, 0)
        wait(s, HELP, s.asked)


@helper
def next_requested(s: State, first: int) -> int:
    kind = first
    while kind < KINDS and s.request[kind] == 0:
        kind += 1
    return kind


@helper
def answer_help(s: State, action: int, log: I64) -> None:
    """P-31, P-32: decline, or give for each requested kind in turn."""
    if action == A_DECLINE:
        emit(log, E_DECLINED, s.asked, EVERYONE, 0, 0, 0, 0, 0)
        s.phase = ASK_NEXT
        return
    s.gift[2 * s.at] = action % PER_KIND // (MAX_DOUBLES + 1)
    s.gift[2 * s.at + 1] = action % (MAX_DOUBLES + 1)
    s.at = next_requested(s, s.at + 1)
    if s.at == KINDS:
        s.phase = FILL


# ----------------------------------------------------------------- contest


@helper
def open_contest(s: State) -> None:
    """P-46."""
    clear_answer(s)
    enough = worth(s.columns, s.kind[s.owner]) >= CONTEST_NEEDS
    s.at = s.kind[s.owner]
    s.forgo = 0 if enough else 1
    s.settled = 1
    if s.n_hand[s.owner] > 0:
        wait(s, CONTEST, s.owner)
    elif enough:
        begin_block(s)
    else:
        give_way(s, GAVE_UP)


@helper
def stake_cards(s: State, action: int, log: I64) -> None:
    """The owner's cards go to the columns at once.

    They are used up if the order is filled and stay if not (P-49, P-50).
    """
    singles = action % PER_KIND // (MAX_DOUBLES + 1)
    doubles = action % (MAX_DOUBLES + 1)
    if singles + doubles > 0:
        lay_down(s, s.owner, 2 * s.at, singles)
        lay_down(s, s.owner, 2 * s.at + 1, doubles)
        s.columns[2 * s.at] += singles
        s.columns[2 * s.at + 1] += doubles
        emit(log, E_ADDED, s.owner, EVERYONE, s.at, singles, doubles, 0, 0)
    begin_block(s)


@helper
def begin_block(s: State) -> None:
    s.stake = worth(s.columns, s.at)
    s.shown = 0
    s.asked = s.owner
    s.phase = BLOCK_NEXT


@helper
def block_next(s: State, log: I64) -> None:
    """P-47, P-48: who holds none is passed over, and everyone notices."""
    s.asked = (s.asked + 1) % s.n
    if s.asked == s.owner:
        take_from_columns(s, s.at, i64(s.columns[2 * s.at]), i64(s.columns[2 * s.at + 1]), log)
        mark_filled(s, s.owner, s.order, E_FILLED, log)
        close_order(s)
        return
    for sort in range(2 * s.at, 2 * s.at + 2):
        if s.hand[s.asked, sort] > 0:
            s.some[s.asked, s.at] = 1
            wait(s, BLOCK, s.asked)
            return
    for sort in range(2 * s.at, 2 * s.at + 2):
        s.most[s.asked, sort] = 0


@helper
def answer_block(s: State, action: int, log: I64) -> None:
    seat = s.asked
    if action == A_SHOW:
        singles, doubles = i64(s.hand[seat, 2 * s.at]), i64(s.hand[seat, 2 * s.at + 1])
        for sort in range(2 * s.at, 2 * s.at + 2):
            s.least[seat, sort] = s.hand[seat, sort]
            s.most[seat, sort] = s.hand[seat, sort]
        s.shown += singles + 2 * doubles
        emit(log, E_SHOWED, seat, EVERYONE, s.at, singles, doubles, 0, 0)
    else:
        emit(log, E_KEPT_BACK, seat, EVERYONE, s.at, 0, 0, 0, 0)
    if s.shown >= s.stake:
        give_way(s, BLOCKED)
    else:
        s.phase = BLOCK_NEXT


# ----------------------------------------------------------------- match


@helper
def open_match(s: State, log: I64) -> None:
    """P-51: the owner names an opponent; with one candidate there is nothing to choose."""
    clear_answer(s)
    s.settled = 1
    candidates = 0
    only = -1
    for seat in range(s.n):
        if seat != s.owner and s.n_hand[seat] > 0:
            candidates += 1
            only = seat
    if candidates == 0:
        give_way(s, NOBODY)
    elif candidates == 1:
        name_opponent(s, A_SEAT + only, log)
    else:
        wait(s, NAME, s.owner)


@helper
def name_opponent(s: State, action: int, log: I64) -> None:
    s.asked = action - A_SEAT
    emit(log, E_NAMED, s.owner, EVERYONE, s.asked, 0, 0, 0, 0)
    if s.n_hand[s.asked] > 1:
        wait(s, SHOW, s.asked)
        return
    only = 0
    while s.hand[s.asked, only] == 0:
        only += 1
    show_card(s, only, log)


@helper
def show_card(s: State, sort: int, log: I64) -> None:
    s.shown = sort
    s.least[s.asked, sort] = max(1, i64(s.least[s.asked, sort]))
    emit(log, E_CARD_SHOWN, s.asked, EVERYONE, sort, 0, 0, 0, 0)
    if s.n_hand[s.owner] > 0:
        wait(s, MATCH, s.owner)
    else:
        give_way(s, NO_MATCH)


@helper
def answer_match(s: State, action: int, log: I64) -> None:
    """The owner plays a card of the shown kind, or not. Whether there was one to play, nobody is told."""
    if action == A_DECLINE:
        give_way(s, NO_MATCH)
        return
    kind = action // PER_KIND
    doubles = action % (MAX_DOUBLES + 1)
    sort = 2 * kind + doubles
    lay_down(s, s.owner, sort, 1)
    s.used[sort] += 1
    emit(log, E_MATCHED, s.owner, EVERYONE, kind, 1 - doubles, doubles, 0, 0)
    mark_filled(s, s.owner, s.order, E_FILLED, log)
    close_order(s)
