"""What an order demands (P-22 to P-24, P-40 to P-44, P-52 to P-58): kinds, amounts, and what its owner can choose."""

from __future__ import annotations

from tavolata.core.kernel.jit import I8, helper, i64
from tavolata.games.pizza.kernel.cards import is_four, is_four_plus_one, worth
from tavolata.games.pizza.kernel.layout import (
    A_DONE,
    A_KIND,
    A_ORDER,
    BOMBASTICA,
    BOMBASTICA_NEEDS,
    CHOSEN,
    DEMAND,
    FAIL,
    FOUR_PLUS_ONE,
    FOUR_THREE_TWO_ONE,
    KINDS,
    LACKING,
    MAX_PICKS,
    MINIMALE,
    MIXED,
    MONOTONI,
    NO_KIND,
    OWN_KIND,
    SCORERS_FOUR,
    SERIES,
    SORTS,
    TWO_DOUBLES,
    TWO_OF_EACH,
    WITHOUT_MINE,
    State,
)
from tavolata.games.pizza.kernel.turn import wait


@helper
def clear_answer(s: State) -> None:
    s.n_series = 1
    s.series[0] = s.order
    s.n_picks = 0
    s.picked = 0
    s.at = 0
    s.steps = 0
    s.fresh = 1
    s.forgo = 0
    s.settled = 0
    for kind in range(KINDS):
        s.need[kind] = 0
        s.request[kind] = 0
        s.open_kinds[kind] = 0
    for sort in range(SORTS):
        s.pledge[sort] = 0
        s.gift[sort] = 0
    for i in range(1, MAX_PICKS):
        s.series[i] = -1


@helper
def open_order(s: State) -> None:
    """Say what the revealed order demands, and what its owner can choose."""
    clear_answer(s)
    own = s.kind[s.owner]
    order = s.order
    if is_four(order):
        s.need[order] = 4
        # Whether the hand holds an order for a series is hidden; that it holds orders is not.
        if s.n_orders[s.owner] > 0:
            wait(s, SERIES, s.owner)
            return
    elif is_four_plus_one(order):
        s.need[order - FOUR_PLUS_ONE] = 4
        s.need[own] = 1
    elif order == TWO_OF_EACH or order == MIXED:
        for kind in range(KINDS):
            s.need[kind] = 1 if order == MIXED else 2
        if order == TWO_OF_EACH:
            s.need[own] = 0
    elif order == SCORERS_FOUR:
        s.need[s.kind[s.scorer]] = 4
    elif order == WITHOUT_MINE:
        if worth(s.columns, own) > 0:
            give_way(s, OWN_KIND)
            return
        open_picks(s, 2, 2, own)
    elif order == TWO_DOUBLES:
        open_picks(s, 2, 1, -1)
    elif order == FOUR_THREE_TWO_ONE:
        open_picks(s, 4, 4, -1)
        for i in range(4):
            s.pick[i] = 4 - i
    elif order == MONOTONI:
        s.need[own] = 1
        open_picks(s, 1, 6, own)
    elif order == MINIMALE:
        s.need[own] = 1
        if not open_fewest(s, own):
            give_way(s, NO_KIND)
            return
    begin_filling(s)


@helper
def open_picks(s: State, count: int, amount: int, but: int) -> None:
    """The owner chooses kinds for so many amounts, among all kinds but one."""
    s.n_picks = count
    for i in range(count):
        s.pick[i] = amount
    for kind in range(KINDS):
        s.open_kinds[kind] = 0 if kind == but else 1


@helper
def open_fewest(s: State, own: int) -> bool:
    """P-58: the kind with the fewest ingredients, but not none and not the own; a choice only on a tie."""
    fewest = 0
    ties = 0
    only = -1
    for kind in range(KINDS):
        count = worth(s.columns, kind)
        if kind == own or count == 0:
            continue
        if ties == 0 or count < fewest:
            fewest, ties = count, 0
        if count == fewest:
            ties += 1
            only = kind
    if ties == 1:
        s.need[only] = 3
    elif ties > 1:
        open_picks(s, 1, 3, own)
        for kind in range(KINDS):
            if worth(s.columns, kind) != fewest:
                s.open_kinds[kind] = 0
    return ties > 0


@helper
def add_to_series(s: State, action: int) -> None:
    """P-42: one more order, or no more. Then the owner says which order needs how many."""
    s.steps += 1
    if action != A_DONE:
        s.series[s.n_series] = action - A_ORDER
        s.n_series += 1
        if s.n_series < MAX_PICKS and s.n_series - 1 < s.n_orders[s.owner]:
            return
    if s.n_series > 1:
        s.need[s.order] = 0
        open_picks(s, s.n_series, 4, -1)
        for kind in range(KINDS):
            s.open_kinds[kind] = 0
        for i in range(s.n_series):
            s.pick[i] = 4 - i
            s.open_kinds[s.series[i]] = 1
    begin_filling(s)


@helper
def begin_filling(s: State) -> None:
    """P-23, P-24: giving up is offered only when the columns alone cover no demand, and before anything is chosen."""
    s.forgo = 0 if columns_cover_some(s) else 1
    if s.forgo == 1 and s.help == 0 and s.n_hand[s.owner] == 0:
        give_way(s, LACKING)
    elif s.n_picks > 0:
        wait(s, DEMAND, s.owner)
    else:
        s.phase = CHOSEN


@helper
def columns_cover_some(s: State) -> bool:
    """Whether the columns alone cover one of the demands.

    The fullest open kinds are matched with the largest amounts.
    """
    if s.order == BOMBASTICA:
        return shortfall_of_all(s) == 0
    for kind in range(KINDS):
        if lacking(s, kind) > 0:
            return False
    taken = 0
    for i in range(s.n_picks):
        best = -1
        for kind in range(KINDS):
            if s.open_kinds[kind] == 1 and not (taken >> kind) & 1:
                if best < 0 or supplied(s, kind) > supplied(s, best):
                    best = kind
        if supplied(s, best) < s.pick[i]:
            return False
        taken |= 1 << best
    return True


@helper
def in_unit(s: State, cards: I8, kind: int) -> int:
    """What cards have of a kind, in the unit that the order counts: ingredients, or double cards (P-53)."""
    if s.order == TWO_DOUBLES:
        return i64(cards[2 * kind + 1])
    return worth(cards, kind)


@helper
def supplied(s: State, kind: int) -> int:
    """What the columns have of a kind."""
    return in_unit(s, s.columns, kind)


@helper
def lacking(s: State, kind: int) -> int:
    """What the columns lack of a kind for the demand chosen so far (P-27)."""
    return max(0, i64(s.need[kind]) - supplied(s, kind))


@helper
def shortfall_of_all(s: State) -> int:
    """P-57: Bombastica's shortfall is one over all kinds."""
    total = 0
    for kind in range(KINDS):
        total += worth(s.columns, kind)
    return max(0, BOMBASTICA_NEEDS - total)


@helper
def choose_kind(s: State, action: int) -> None:
    """P-22: the owner chooses a kind for the next amount."""
    kind = action - A_KIND
    s.steps += 1
    s.fresh = 0
    s.forgo = 0
    s.need[kind] = s.pick[s.picked]
    s.open_kinds[kind] = 0
    # Equal amounts are chosen in the order of the kinds, so that each demand can be said in one way only.
    if s.n_picks > 1 and s.pick[0] == s.pick[1]:
        for lower in range(kind):
            s.open_kinds[lower] = 0
    s.picked += 1
    if s.picked == s.n_picks:
        s.phase = CHOSEN


@helper
def give_way(s: State, reason: int) -> None:
    """The order will not be filled, for this reason."""
    s.reason = reason
    s.phase = FAIL
