"""How a search spends its budget: how many worlds it tries next, and which actions it leaves out.

Sequential halving: the budget is cut into as many parts as it takes halvings to get from all actions to one, and after
each part the worse half is left out. An action that is surely worse than the leader is left out at once; when only one
is left, the search is over.

A search is a record (`search_t`) and two arrays that belong to its caller: what the actions were worth in each world,
and what is known about the next own decision (`playouts`). It has no clock and starts no threads. Its caller asks how
many worlds to try (`plan`), tries them, all at once or some at a time, and asks again.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import MASK, below, seed_generator

Floats = Any  # arrays of float32 or float64; items are taken for a float

#: How many worlds are tried before anyone is left out for being surely worse, and how many at most between two looks.
FEW_WORLDS, MANY_WORLDS = 16, 64
#: By how many standard errors of their difference the leader has to be ahead to be surely better.
SURELY = 3.5
#: More rounds than any game has: playouts go on to the end.
TO_THE_END = 1 << 30
#: A coarse clock may not have moved, but some time has passed.
SHORTEST = 1e-6
#: At least as many as any game has legal actions at a time.
MAX_ACTIONS = 512


class Search:
    """The fields of `search_t`, for readers and type checkers."""

    seed: int
    until: int
    lead: float
    playouts: int
    seconds: float
    n_actions: int
    n_alive: int
    worlds: int
    batch: int
    played: int
    parts: int
    part: int
    left: int
    fresh: int
    unranked: int
    actions: I64
    alive: I64
    ranked: I64
    tried: I64
    total: Floats
    chance: Floats


search_t = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seed", "i8"),
                ("until", "i8"),  # playouts end when so many rounds are over
                ("lead", "f8"),  # how much of what an action is worth is the lead that it leads to
                ("playouts", "i8"),  # the budget; -1 if it is a time
                ("seconds", "f8"),
                ("n_actions", "i8"),
                ("n_alive", "i8"),
                ("worlds", "i8"),  # tried so far
                ("batch", "i8"),  # to be tried now
                ("played", "i8"),  # playouts so far
                ("parts", "i8"),
                ("part", "i8"),  # from 0
                ("left", "i8"),  # playouts that are left for this part
                ("fresh", "i8"),  # whether this part has not tried any worlds yet
                ("unranked", "i8"),  # how many places at the front of the ranking are still open
                ("actions", "i8", (MAX_ACTIONS,)),
                ("alive", "i8", (MAX_ACTIONS,)),  # which actions are still in the search, by number
                ("ranked", "i8", (MAX_ACTIONS,)),  # those left out, by number, the best first; filled from its end
                ("tried", "i8", (MAX_ACTIONS,)),  # in how many worlds each action was tried
                ("total", "f8", (MAX_ACTIONS,)),  # what it was worth in all of them
                ("chance", "f8", (MAX_ACTIONS,)),  # and in the mean
            ],
            align=True,
        ),
    )
)
SEARCH_SIZE = search_t.itemsize


@helper
def open_search(q: Search, actions: I64, seed: int, playouts: int, seconds: float, until: int, lead: float) -> None:
    """A search of which nothing is done yet. A negative number of playouts means that seconds count."""
    q.seed, q.until, q.lead = seed, until, lead
    q.playouts, q.seconds = playouts, seconds
    q.n_actions = q.n_alive = q.unranked = actions.size
    for number in range(actions.size):
        q.actions[number] = actions[number]
        q.alive[number] = number
        q.tried[number] = 0
        q.total[number] = q.chance[number] = 0.0
    q.worlds = q.batch = q.played = 0
    q.parts = 1
    while 1 << q.parts < actions.size:
        q.parts += 1
    begin_part(q, 0)


@helper
def begin_part(q: Search, part: int) -> None:
    q.part, q.fresh, q.left = part, 1, q.playouts // q.parts


@helper
def plan(q: Search, results: Floats, elapsed: float) -> int:
    """Take note of the worlds that were asked for last, and say how many to try next; 0 when the search is over.

    `results` begins with a row for each world: what the actions that are alive were worth in it.
    """
    if q.batch > 0:
        note_batch(q, results)
        leave_out_surely_worse(q, results)
    while q.part < q.parts:
        if q.n_alive > 1 or q.worlds == 0:
            q.batch = affordable_worlds(q, elapsed)
            if q.batch > 0:
                return i64(q.batch)
        keep_better(q, results, (q.n_alive + 1) // 2)
        begin_part(q, q.part + 1 if q.n_alive > 1 else q.parts)
    keep_better(q, results, 0)
    return 0


@helper
def affordable_worlds(q: Search, elapsed: float) -> int:
    """So many that each part of the search gets its share of the budget, and at least one; 0 when the part is over."""
    fresh, q.fresh = i64(q.fresh), 0
    if q.playouts >= 0:
        worlds = i64(q.left // q.n_alive)
    elif q.played == 0:
        worlds = i64(1)
    else:
        rate = q.played / max(elapsed, SHORTEST)
        left = q.seconds * (q.part + 1) / q.parts - elapsed
        worlds = i64(max(0.0, min(left * rate / q.n_alive, MANY_WORLDS + 0.0)))
    return max(fresh, min(worlds, MANY_WORLDS))


@helper
def note_batch(q: Search, results: Floats) -> None:
    for row in range(q.worlds, q.worlds + q.batch):
        for place in range(q.n_alive):
            q.total[q.alive[place]] += np.float64(results[row * q.n_alive + place])
    q.worlds += q.batch
    q.played += q.batch * q.n_alive
    q.left -= q.batch * q.n_alive
    q.batch = 0
    for place in range(q.n_alive):
        number = q.alive[place]
        q.tried[number] = q.worlds
        q.chance[number] = q.total[number] / q.worlds


@helper
def leave_out_surely_worse(q: Search, results: Floats) -> None:
    if q.worlds < FEW_WORLDS:
        return
    leader = 0
    for place in range(1, q.n_alive):
        if q.chance[q.alive[place]] > q.chance[q.alive[leader]]:
            leader = place
    staying = np.zeros(q.n_alive, np.int64)
    count = 0
    for place in range(q.n_alive):
        if not is_surely_worse(results, i64(q.worlds), i64(q.n_alive), leader, place):
            staying[count] = place
            count += 1
    keep(q, results, staying, count)


@helper
def is_surely_worse(results: Floats, worlds: int, width: int, leader: int, place: int) -> bool:
    """Compared with the leader world by world, which takes the luck that all share out of it."""
    mean = 0.0
    for row in range(0, worlds * width, width):
        mean += behind(results, row + leader, row + place)
    mean /= worlds
    squares = 0.0
    for row in range(0, worlds * width, width):
        apart = behind(results, row + leader, row + place) - mean
        squares += apart * apart
    error = math.sqrt(squares / worlds) / math.sqrt(worlds)
    return mean > SURELY * error


@helper
def behind(results: Floats, leader: int, other: int) -> float:
    """How much better the leader was in a world."""
    return np.float64(np.float32(results[leader] - results[other]))


@helper
def keep_better(q: Search, results: Floats, count: int) -> None:
    staying = np.zeros(q.n_alive, np.int64)
    sort_by_chance(q, staying)
    keep(q, results, staying, count)


@helper
def sort_by_chance(q: Search, places: I64) -> None:
    """The places of those alive, the best first; of equals, the one that was ahead before."""
    for place in range(q.n_alive):
        at = place
        while at > 0 and q.chance[q.alive[places[at - 1]]] < q.chance[q.alive[place]]:
            places[at] = places[at - 1]
            at -= 1
        places[at] = place


@helper
def keep(q: Search, results: Floats, staying: I64, count: int) -> None:
    """Rank those who are left out, and go on with the first `count` of `staying`."""
    if count == q.n_alive:
        return
    stays = np.zeros(q.n_alive, np.int64)
    numbers = np.zeros(q.n_alive, np.int64)
    for i in range(count):
        stays[staying[i]] = 1
        numbers[i] = q.alive[staying[i]]
    order = np.zeros(q.n_alive, np.int64)
    sort_by_chance(q, order)
    for i in range(q.n_alive - 1, -1, -1):
        if not stays[order[i]]:
            q.unranked -= 1
            q.ranked[q.unranked] = q.alive[order[i]]
    worth = np.zeros(q.n_alive, np.float32)
    for row in range(q.worlds):
        for i in range(count):
            worth[i] = results[row * q.n_alive + staying[i]]
        for i in range(count):
            results[row * count + i] = worth[i]
    for i in range(count):
        q.alive[i] = numbers[i]
    q.n_alive = count


@helper
def choose_within(q: Search, cap: float) -> int:
    """An action that a finished search found at most so much worse than the best; 0 takes what stayed in it longest."""
    best = 0.0
    for number in range(q.n_actions):
        best = max(best, np.float64(q.chance[number]))
    good = 0
    for i in range(q.n_actions):
        good += 1 if q.chance[q.ranked[i]] >= best - cap else 0
    if cap > 0 and good > 1:
        rng = np.zeros(4, np.int64)
        seed_generator(rng, q.seed & MASK, (q.seed >> 32) & MASK, MASK if q.seed < 0 else 0)
        nth = below(rng, good)
        for i in range(q.n_actions):
            if q.chance[q.ranked[i]] >= best - cap:
                if nth == 0:
                    return i64(q.actions[q.ranked[i]])
                nth -= 1
    return i64(q.actions[q.ranked[0]])
