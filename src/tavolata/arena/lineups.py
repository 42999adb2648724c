"""Which bots sit at a table together, and where.

- As many bots as seats: each bot named sits once.
- Fewer: the last one named fills the free seats, so `A B` with three seats is one A against two B.
- More: every choice of bots that fits, or, when these are more than `MOST`, a part in which every bot sits equally
  often (see `_share_out`).

Each lineup is played in all its rotations, so that every bot plays every seat with the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from tavolata.core.errors import BadOption, quoted

Lineup = tuple[str, ...]
#: More lineups than this are not played: the time is better spent on more deals.
MOST = 60
MOST_BOTS = 24


def find_lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """The lineups of a match between these bots, in a fixed order."""
    if len(set(bots)) < 2:
        raise BadOption("name at least two different bots, such as: greedy random")
    if len(bots) <= players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    if len(bots) > MOST_BOTS:
        raise BadOption(f"a match can have at most {MOST_BOTS} bots, not {len(bots)}")
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise BadOption(f"{quoted(twice)} is named twice; with more bots than seats, name each once")
    if comb(len(bots), players) <= MOST:
        chosen = list(combinations(range(len(bots)), players))
    else:
        chosen = _share_out(len(bots), players)
    return [tuple(bots[place] for place in places) for places in chosen]


def rotations(lineup: Lineup) -> list[Lineup]:
    """The lineup as it sits in each rotation: in rotation r everybody has moved r seats on."""
    return [lineup[-shift:] + lineup[:-shift] for shift in range(len(lineup))]


def _share_out(bots: int, players: int) -> list[tuple[int, ...]]:
    """Some of all choices, by a cyclic design: a choice is taken with all its shifts around the circle of bots.

    So every bot sits equally often. Choices are added while there is room, always the one after which the rarest and
    the most frequent pairs of bots differ least. The first holds two neighbours, which connects all bots.
    """
    taken: dict[tuple[int, ...], None] = {}
    met = [0] * bots
    starts = [(0, *rest) for rest in combinations(range(1, bots), players - 1)]
    while True:
        free = [start for start in starts if start not in taken and (taken or 1 in start)]
        if not free or (taken and len(taken) + bots > MOST):
            return list(taken)
        best = min(free, key=lambda start: _unevenness(met, start))
        for shift in range(bots):
            taken[tuple(sorted((place + shift) % bots for place in best))] = None
        met = _met_with(met, best)


def _met_with(met: list[int], places: Sequence[int]) -> list[int]:
    """How often two bots so far apart on the circle meet, once this choice is taken with all its shifts."""
    after = list(met)
    for one, two in combinations(places, 2):
        after[min(two - one, len(met) - (two - one))] += 1
    return after


def _unevenness(met: list[int], places: Sequence[int]) -> int:
    after = _met_with(met, places)[1 : len(met) // 2 + 1]
    return max(after) - min(after)
