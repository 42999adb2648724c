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

from tavolata.core.kernel.jit import I8, I64, Bytes, entry, i64, shared, u64
from tavolata.env.kernel.chunks import copy_chunk, lowest_bit

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
    chunks: I64  # [seat, i]: cells that lie side by side in the view too, in ascending order: from which byte, to which
    singles: I64  # [seat, i]: cells too near to the end of the view for a chunk: from which byte, to which
    choices: I64  # [i]: where the i-th number comes from for which one of several cells is set
    choice_at: I64  # [i]: where its cells begin in the next table
    chosen: Any  # int16 [seat, ...]: the cell for each value from -1 on; -1: none
    rows: I64  # the rest
    members: Any  # int16: for sets, the cell of each member, from the first cell of its set on


HEAD = 5  # so many numbers come before the tables


@entry
def write_observation(
    head: I64,
    chunks: I64,
    singles: I64,
    choices: I64,
    choice_at: I64,
    chosen: Any,
    rows: I64,
    members: Any,
    view: Bytes,
    out: I8,
) -> None:
    """Write all of an observation but what never changes. Python hands a plan over in parts: as one it takes longer."""
    plan = Plan(head[0], head[1], head[2], head[3], head[4], chunks, singles, choices, choice_at, chosen, rows, members)
    write_cells(view, plan, out)


@shared
def write_cells(view: Bytes, plan: Plan, out: I8) -> None:
    small = view.view(np.int8)
    seat = max(0, i64(small[plan.seat_at]))
    # A chunk may be longer than what it is for. What it writes beyond is written again: the stretches are in order.
    for i in range(plan.chunks.shape[1]):
        copy_chunk(small, plan.chunks[u64(seat), i, 0], out, plan.chunks[u64(seat), i, 1])
    for i in range(plan.singles.shape[1]):
        out[u64(plan.singles[u64(seat), i, 1])] = small[u64(plan.singles[u64(seat), i, 0])]
    cells = out[plan.first_bound : plan.sparse]
    for i in range(cells.size):
        cells[i] = NOBODY_KNOWS if cells[i] == plan.unbounded else cells[i]
    cells = out[plan.sparse :]
    for i in range(cells.size):
        cells[i] = 0
    for i in range(plan.choices.size):
        cell = i64(plan.chosen[u64(seat), u64(plan.choice_at[i] + 1 + small[u64(plan.choices[i])])])
        if cell >= 0:
            out[u64(cell)] = 1
    words = view.view(np.int64)
    for i in range(plan.rows.shape[0]):
        write_row(words, view, seat, plan, i, out)


@shared
def write_row(words: I64, view: Bytes, seat: int, plan: Plan, at: int, out: I8) -> None:
    how = plan.rows[at, HOW]
    if how == PLACES:
        write_places(words, view, seat, plan.rows, at, out)
    elif how == SETS:
        write_sets(words, seat, plan.rows, at, plan.members, out)
    elif how == BESIDE:
        write_beside(words, view, plan.rows, at, out)
    elif how == HUNDREDS:
        for i in range(plan.rows[at, COUNT]):
            value = words[plan.rows[at, SOURCE] + whose(i, seat, plan.rows, at)]
            out[plan.rows[at, TARGET] + 2 * i] = value // HUNDRED
            out[plan.rows[at, TARGET] + 2 * i + 1] = value % HUNDRED
    else:
        write_from_top(words, view.view(np.int8), seat, plan.players, plan.rows, at, out)


@shared
def whose(place: int, seat: int, rows: I64, at: int) -> int:
    """Which seat sits at this place from the observer; the place itself if these are not things of seats."""
    if rows[at, BY_SEAT] == 0:
        return place
    return place + seat if place + seat < rows[at, COUNT] else place + seat - rows[at, COUNT]


@shared
def write_sets(words: I64, seat: int, rows: I64, at: int, members: Any, out: I8) -> None:
    """A cell for each member that a set of two words can have; A sets for each seat, B says where their cells are."""
    cell, width, sets, cells = rows[at, TARGET], rows[at, WIDTH], rows[at, A], rows[at, B]
    for i in range(rows[at, COUNT]):
        source = rows[at, SOURCE] + 2 * sets * whose(i, seat, rows, at)
        for word in range(source, source + 2 * sets, 2):
            set_members(words[word], members, cells, out, cell)
            set_members(words[word + 1], members, cells + WORD, out, cell)
            cell += width


@shared
def set_members(left: int, members: Any, cells: int, out: I8, first: int) -> None:
    """Most sets are nearly empty, so it goes from one member to the next."""
    while left != 0:
        out[u64(first + members[u64(cells + lowest_bit(left))])] = 1
        left &= left - 1


@shared
def write_places(words: I64, view: Bytes, seat: int, rows: I64, at: int, out: I8) -> None:
    """Lists of different things, C apart: for each thing its place in the list, from 1; or only 1, if D is 1.

    A says where the lengths are. If B is 1, the only list is the observer's own, and the lengths are of all seats.
    """
    lengths, grows = rows[at, A] + seat * rows[at, B], 1 - rows[at, D]
    for i in range(rows[at, COUNT]):
        which = whose(i, seat, rows, at)
        source, target = rows[at, SOURCE] + which * rows[at, C], rows[at, TARGET] + i * rows[at, WIDTH]
        for place in range(words[lengths + which]):
            out[u64(target) + view[u64(source + place)]] = 1 + place * grows


@shared
def write_beside(words: I64, view: Bytes, rows: I64, at: int, out: I8) -> None:
    """What stands beside the things of a list that begins at B and is as long as A says, and 1 more."""
    source, target, things = rows[at, SOURCE], rows[at, TARGET], rows[at, B]
    for i in range(words[rows[at, A]]):
        out[u64(target) + view[u64(things + i)]] = 1 + view[u64(source + i)]


@shared
def write_from_top(words: I64, small: I8, seat: int, players: int, rows: I64, at: int, out: I8) -> None:
    """A stack from its top, as high as A says: the number of each card that is seen.

    From B on cards belong to seats, C to each: their owners are counted from the observer. With a width there is a cell
    for each number, else one cell holds 1 more than the number.
    """
    height, target, width = words[rows[at, A]], rows[at, TARGET], rows[at, WIDTH]
    top, first_owned, owned = rows[at, SOURCE] + height - 1, rows[at, B], rows[at, C]
    for i in range(min(rows[at, COUNT], height)):
        card = i64(small[top - i])
        if card >= first_owned:
            owner = (card - first_owned) // owned
            card += (owner - seat if owner >= seat else owner - seat + players) * owned - owner * owned
        if width == 0:
            out[target + i] = card + 1
        elif card >= 0:
            out[target + i * width + card] = 1
