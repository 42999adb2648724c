"""What an order needs and has, as everyone at the table can say it (P-22 to P-27, P-40 to P-58): for what people see.

The order is opened in a game of its own that holds nothing but what the caller says, so no rule is written twice.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, entry, helper, i64
from tavolata.games.pizza.kernel.cards import worth
from tavolata.games.pizza.kernel.demands import add_to_series, in_unit, open_order, supplied
from tavolata.games.pizza.kernel.layout import (
    A_DONE,
    A_ORDER,
    BOMBASTICA,
    BOMBASTICA_NEEDS,
    CONTEST_NEEDS,
    CONTEST_ORDER,
    KINDS,
    MATCH_ORDER,
    R_COLUMNS,
    R_HAND,
    R_HELP,
    R_NEED,
    ROW,
    SERIES,
    SORTS,
    STATE_SIZE,
    State,
    state_t,
)


@entry
def checklist(order: int, own: int, scorers: int, series: I64, cards: I64, chosen: I64, rows: I64) -> int:
    """Write a row for each kind, then one for ingredients of any kinds: what is needed, and where it comes from.

    `own` is the kind of the owner, `scorers` that of whoever holds the scoring card. `series` are the orders that were
    added for a series, then -1. `cards` are those of the columns, those that the owner added, and those that a helper
    gave. `chosen` is what the owner has chosen to need of each kind; all 0 before that. Return for how many amounts the
    owner has yet to choose a kind. A match is about a card in a hand, so it has no rows.
    """
    mem = np.zeros(STATE_SIZE, np.uint8)
    s: State = mem.view(state_t)[0]
    s.n, s.help, s.owner, s.scorer, s.order = 2, 1, 0, 1, order
    s.kind[0] = own
    s.kind[1] = scorers
    for sort in range(SORTS):
        s.columns[sort] = cards[sort]
    open_for_show(s, series)
    for sort in range(SORTS):
        s.pledge[sort] = cards[SORTS + sort]
        s.gift[sort] = cards[2 * SORTS + sort]
    if order == CONTEST_ORDER:
        # All of the own kind counts and is used up, however much it is (P-46, P-49).
        s.need[own] = max(CONTEST_NEEDS, worth(s.columns, own) + worth(s.pledge, own))
    made = 0
    for kind in range(KINDS):
        made += chosen[kind]
    for kind in range(KINDS):
        if made > 0:
            s.need[kind] = chosen[kind]
        needed = i64(s.need[kind])
        write_row(rows[ROW * kind :], needed, in_unit(s, s.pledge, kind), in_unit(s, s.gift, kind), supplied(s, kind))
    write_row_of_all(s, rows[ROW * KINDS :])
    return 0 if made > 0 else i64(s.n_picks)


@helper
def open_for_show(s: State, series: I64) -> None:
    """Up to what the owner has yet to choose. An order that fails at once demands nothing (P-52, P-58)."""
    if s.order == CONTEST_ORDER or s.order == MATCH_ORDER:
        return
    for i in range(series.size):
        if series[i] >= 0:
            s.n_orders[0] = i + 1
    open_order(s)
    for i in range(i64(s.n_orders[0])):
        add_to_series(s, A_ORDER + series[i])
    if s.phase == SERIES:
        add_to_series(s, A_DONE)


@helper
def write_row(row: I64, need: int, hand: int, given: int, there: int) -> None:
    """Cards from hands are always used up; the columns give the rest (P-25)."""
    row[R_NEED] = need
    row[R_HAND] = min(need, hand)
    row[R_HELP] = min(need - row[R_HAND], given)
    row[R_COLUMNS] = min(need - row[R_HAND] - row[R_HELP], there)


@helper
def write_row_of_all(s: State, row: I64) -> None:
    """P-57."""
    hand = 0
    given = 0
    there = 0
    for kind in range(KINDS):
        hand += worth(s.pledge, kind)
        given += worth(s.gift, kind)
        there += worth(s.columns, kind)
    write_row(row, BOMBASTICA_NEEDS if s.order == BOMBASTICA else 0, hand, given, there)
