"""Writing a view as an observation: a flat array of small numbers.

What is written where is data, a *plan* that `tavolata.env.observations` makes from the fields of the view. So there is
one compiled function for all games, and what it writes can be named and read back from the same source.

The cells of an observation come in stretches: those that never change at a table, which are written once; numbers that
are copied; bounds that are copied, or replaced where nobody knows one; and the rest, cleared first because few of them
are set. Seats are counted from the observer, so most of a plan is there once for each seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.core.kernel.jit import I8, I64, Bytes, entry, helper, i64, shared

NOBODY_KNOWS = -1
WORD = 63
HUNDRED = 100

# --- rows for what is neither copied nor chosen: how it is written, and the columns that say from where and to where
HUNDREDS, SETS, PLACES, BESIDE, FROM_TOP = range(5)
HOW = 0
SOURCE = 1  # where the field begins, in its own numbers
TARGET = 2  # the first cell
COUNT = 3  # how many numbers, sets or lists
BY_SEAT = 4  # whether there is one for each seat
WIDTH = 5  # how many cells each gets
A, B, C, D = 6, 7, 8, 9  # what else this way of writing wants to know
COLUMNS = 10


class Plan(NamedTuple):
    """How observations are written at one table.

    Fields are read by the byte: words of a view are small numbers, of which the first byte says all.
    """

    players: int
    seat_at: int  # where the view names its seat
    first_bound: int
    unbounded: int
    sparse: int  # the first cell of those that are cleared
    runs: Any  # uint64 [seat, i]: cells that lie side by side in the view too: from which byte, to which, how many
    singles: Any  # uint64 [seat, i]: other cells: from which byte, to which
    choices: Any  # uint16 [i]: where the i-th number comes from for which one of several cells is set
    choice_at: I64  # [i]: where its cells begin in the next table
    chosen: Any  # int16 [seat, ...]: the cell for each value from -1 on; -1: none
    rows: I64  # the rest


HEAD = 5  # so many numbers come before the tables


@entry
def write_observation(
    head: I64, runs: Any, singles: Any, choices: Any, choice_at: I64, chosen: Any, rows: I64, view: Bytes, out: I8
) -> None:
    """Write all of an observation but what never changes. Python hands a plan over in parts: as one it takes longer."""
    plan = Plan(head[0], head[1], head[2], head[3], head[4], runs, singles, choices, choice_at, chosen, rows)
    write_cells(view, plan, out)


@helper
def write_cells(view: Bytes, plan: Plan, out: I8) -> None:
    small = view.view(np.int8)
    seat = max(0, i64(small[plan.seat_at]))
    # Unsigned numbers can be no places from the end, so that the compiler need not look: it moves many cells at a time.
    for i in range(plan.runs.shape[1]):
        source, target = plan.runs[seat, i, 0], plan.runs[seat, i, 1]
        for k in range(plan.runs[seat, i, 2]):
            out[target + k] = small[source + k]
    for i in range(plan.singles.shape[1]):
        out[plan.singles[seat, i, 1]] = small[plan.singles[seat, i, 0]]
    cells = out[plan.first_bound : plan.sparse]
    for i in range(cells.size):
        cells[i] = NOBODY_KNOWS if cells[i] == plan.unbounded else cells[i]
    cells = out[plan.sparse :]
    for i in range(cells.size):
        cells[i] = 0
    for i in range(plan.choices.size):
        cell = i64(plan.chosen[seat, plan.choice_at[i] + 1 + small[plan.choices[i]]])
        if cell >= 0:
            out[cell] = 1
    words = view.view(np.int64)
    for i in range(plan.rows.shape[0]):
        write_row(words, small, seat, plan.players, plan.rows, i, out)


@shared
def write_row(words: I64, small: I8, seat: int, players: int, rows: I64, at: int, out: I8) -> None:
    how = rows[at, HOW]
    if how == PLACES:
        write_places(words, small, seat, rows, at, out)
    elif how == SETS:
        write_sets(words, seat, rows, at, out)
    elif how == BESIDE:
        # What stands beside the things of a list that begins at B and is as long as A says, and 1 more.
        for i in range(words[rows[at, A]]):
            out[rows[at, TARGET] + small[rows[at, B] + i]] = 1 + small[rows[at, SOURCE] + i]
    elif how == HUNDREDS:
        for i in range(rows[at, COUNT]):
            value = words[rows[at, SOURCE] + whose(i, seat, rows, at)]
            out[rows[at, TARGET] + 2 * i] = value // HUNDRED
            out[rows[at, TARGET] + 2 * i + 1] = value % HUNDRED
    else:
        write_from_top(words, small, seat, players, rows, at, out)


@shared
def whose(place: int, seat: int, rows: I64, at: int) -> int:
    """Which seat sits at this place from the observer; the place itself if these are not things of seats."""
    if rows[at, BY_SEAT] == 0:
        return place
    return place + seat if place + seat < rows[at, COUNT] else place + seat - rows[at, COUNT]


@shared
def write_sets(words: I64, seat: int, rows: I64, at: int, out: I8) -> None:
    """A cell for each member that a set of two words can have; A sets for each seat."""
    cell = rows[at, TARGET]
    for i in range(rows[at, COUNT]):
        source = rows[at, SOURCE] + 2 * rows[at, A] * whose(i, seat, rows, at)
        for word in range(source, source + 2 * rows[at, A], 2):
            set_members(words[word], out, cell)
            set_members(words[word + 1], out, cell + WORD)
            cell += rows[at, WIDTH]


@shared
def set_members(left: int, out: I8, cell: int) -> None:
    """Most sets are nearly empty, so empty stretches are stepped over."""
    while left != 0:
        if left & 0xFF == 0:
            left >>= 8
            cell += 8
        else:
            out[cell] = left & 1
            left >>= 1
            cell += 1


@shared
def write_places(words: I64, small: I8, seat: int, rows: I64, at: int, out: I8) -> None:
    """Lists of different things, C apart: for each thing its place in the list, from 1; or only 1, if D is 1.

    A says where the lengths are. If B is 1, the only list is the observer's own, and the lengths are of all seats.
    """
    lengths = rows[at, A] + seat * rows[at, B]
    for i in range(rows[at, COUNT]):
        which = whose(i, seat, rows, at)
        source, target = rows[at, SOURCE] + which * rows[at, C], rows[at, TARGET] + i * rows[at, WIDTH]
        for place in range(words[lengths + which]):
            out[target + small[source + place]] = 1 if rows[at, D] == 1 else place + 1


@shared
def write_from_top(words: I64, small: I8, seat: int, players: int, rows: I64, at: int, out: I8) -> None:
    """A stack from its top, as high as A says: the number of each card that is seen.

    From B on cards belong to seats, C to each: their owners are counted from the observer. With a width there is a cell
    for each number, else one cell holds 1 more than the number.
    """
    height = words[rows[at, A]]
    for i in range(min(rows[at, COUNT], height)):
        card = i64(small[rows[at, SOURCE] + height - 1 - i])
        if card >= rows[at, B]:
            owner = (card - rows[at, B]) // rows[at, C]
            card += ((owner - seat + players) % players - owner) * rows[at, C]
        if rows[at, WIDTH] == 0:
            out[rows[at, TARGET] + i] = card + 1
        elif card >= 0:
            out[rows[at, TARGET] + i * rows[at, WIDTH] + card] = 1
