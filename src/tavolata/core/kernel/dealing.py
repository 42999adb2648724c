"""Deal hidden cards to hidden places so that everything known holds.

Sorts of cards (how many of each are hidden) go to places (hands, a pile, ...), each with so much room. A place may be
known to hold at least (`floor`) and at most (`ceiling`) so many of a sort. Without such knowledge the deal is
uniform; with it, each card still goes to a random open place, and when none is open, others are moved along to make
room, so that a deal is found whenever there is one.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import below


@helper
def deal_out(rng: I64, hidden: I64, room: I64, floor: I64, ceiling: I64, dealt: I64) -> bool:
    """Fill `dealt[place, sort]`, using up `hidden` and `room`. False when nothing can satisfy what is known."""
    places, sorts = dealt.shape
    left = 0
    for sort in range(sorts):
        for place in range(places):
            dealt[place, sort] = floor[place, sort]
            hidden[sort] -= floor[place, sort]
            room[place] -= floor[place, sort]
        if hidden[sort] < 0:
            return False
        left += hidden[sort]
    for place in range(places):
        if room[place] < 0:
            return False
    for remaining in range(left, 0, -1):
        nth = below(rng, remaining)
        sort = 0
        while nth >= hidden[sort]:
            nth -= hidden[sort]
            sort += 1
        hidden[sort] -= 1
        place = open_place(rng, sort, room, ceiling, dealt)
        if place < 0:
            place = make_room(sort, room, floor, ceiling, dealt)
        if place < 0:
            return False
        dealt[place, sort] += 1
        room[place] -= 1
    return True


@helper
def open_place(rng: I64, sort: int, room: I64, ceiling: I64, dealt: I64) -> int:
    """A random place for a card of this sort, each by its room; -1 if there is none."""
    chances = 0
    for place in range(room.shape[0]):
        if dealt[place, sort] < ceiling[place, sort]:
            chances += room[place]
    if chances == 0:
        return -1
    nth = below(rng, chances)
    for place in range(room.shape[0]):
        if dealt[place, sort] < ceiling[place, sort]:
            if nth < room[place]:
                return place
            nth -= room[place]
    return -1


@helper
def make_room(sort: int, room: I64, floor: I64, ceiling: I64, dealt: I64) -> int:
    """Move cards along a shortest chain of places until a place that may hold this sort has room.

    -1 if there is none.
    """
    places, sorts = dealt.shape
    came_from = np.zeros(places, np.int64)
    moved = np.zeros(places, np.int64)
    queue = np.zeros(places, np.int64)
    found = 0
    for place in range(places):
        came_from[place] = -2
        if dealt[place, sort] < ceiling[place, sort]:
            came_from[place] = -1
            queue[found] = place
            found += 1
    at = 0
    while at < found:
        place = i64(queue[at])
        at += 1
        if room[place] > 0:
            while came_from[place] >= 0:
                source = came_from[place]
                dealt[place, moved[place]] += 1
                dealt[source, moved[place]] -= 1
                room[place] -= 1
                room[source] += 1
                place = source
            return place
        for other in range(places):
            if came_from[other] != -2:
                continue
            for candidate in range(sorts):
                if (
                    dealt[place, candidate] > floor[place, candidate]
                    and dealt[other, candidate] < ceiling[other, candidate]
                ):
                    came_from[other] = place
                    moved[other] = candidate
                    queue[found] = other
                    found += 1
                    break
    return -1
