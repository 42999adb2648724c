"""The greedy player of SOLOmino: rules of thumb from what its seat may know.

- It lays a card rather than draw one; best the card after which many of its own cards fit an end.
- It uses symbols for what they do now: draw one and skip against a next player with few cards; swap and rotate to get a
  smaller hand, and not to give one away.
- It answers a draw one, throws in, and calls, whenever that is possible.

It reads its own hand and what is public; of a sampled game it looks at nothing else. This file is frozen: the player is
the yardstick by which others are measured.
"""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import below
from tavolata.games.solomino.kernel.cards import fits, half_of
from tavolata.games.solomino.kernel.layout import (
    A_CALL,
    A_CLOCKWISE,
    A_HEAP,
    A_SEAT,
    ASK,
    ASKED,
    CALL,
    CHOOSE_ROTATE,
    CHOOSE_SWAP,
    DRAW_ONE,
    HALVES,
    REVERSE,
    ROTATE,
    SKIP,
    SWAP,
    State,
)

# What it is worth to win, to get rid of a card, to keep an own card that fits, and to have a card less than others.
WIN, LAID, FITTING, SMALLER = 10_000, 100, 10, 20
# A hand that is nearly empty.
FEW = 2


@helper
def choose(s: State, legal: I64, count: int, rng: I64) -> int:
    """The legal action that looks best; among the best, one at random."""
    best, ties = i64(-1_000_000), 0
    chosen = i64(legal[0])
    for i in range(count):
        value = judge(s, i64(legal[i]))
        if value > best:
            best, ties = value, 0
        if value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = i64(legal[i])
    return chosen


@helper
def judge(s: State, action: int) -> int:
    """How good an action looks, compared with the others of the same decision."""
    phase = s.phase
    if phase == CALL:
        return 1 if action == A_CALL else 0
    if phase == CHOOSE_SWAP:
        return -i64(s.n_hand[action - A_SEAT])
    if phase == CHOOSE_ROTATE:
        # Hands that go clockwise bring the hand of the seat before.
        return -i64(s.n_hand[neighbour(s, -1 if action == A_CLOCKWISE else 1)])
    if phase == ASKED:
        # Of the cards that match, the one that is missed least in the row.
        low, high = (action - A_HEAP) // HALVES, (action - A_HEAP) % HALVES
        return -fits_an_end(s.ends[0], s.ends[1], low, high)
    if action >= A_HEAP:
        return 0
    return judge_placement(s, action)


@helper
def judge_placement(s: State, action: int) -> int:
    """A turn, a drawn card, an answer to draw one, and a window: lay this card at this end."""
    half, other = action // 2 // HALVES, action // 2 % HALVES
    left = s.n_hand[s.actor] - 1
    if left == 0:
        return WIN
    first, second = s.ends[0], s.ends[1]
    if action % 2 == 0:
        first = i64(other)
    else:
        second = i64(other)
    fitting = -fits_an_end(first, second, half, other)
    for i in range(s.n_hand[s.actor]):
        card = i64(s.hand[s.actor, i])
        fitting += fits_an_end(first, second, half_of(s, card, 0), half_of(s, card, 1))
    return LAID + FITTING * fitting + judge_symbol(s, max(half & 15, other & 15), left)


@helper
def fits_an_end(first: int, second: int, a: int, b: int) -> int:
    """1 if a card with these halves fits one of the ends, else 0."""
    return 1 if fits(a, first) or fits(a, second) or fits(b, first) or fits(b, second) else 0


@helper
def judge_symbol(s: State, symbol: int, left: int) -> int:
    """What a symbol is good for when so many cards are left in the own hand."""
    if symbol == SWAP:
        smallest = i64(1000)
        for seat in range(s.n):
            if seat != s.actor:
                smallest = min(smallest, i64(s.n_hand[seat]))
        return SMALLER * (left - smallest)
    if symbol == ROTATE:
        return SMALLER * (left - min(i64(s.n_hand[neighbour(s, -1)]), i64(s.n_hand[neighbour(s, 1)])))
    if symbol == SKIP or symbol == DRAW_ONE:
        urgent = s.n == 2 or s.n_hand[neighbour(s, s.stride)] <= FEW
        return (30 if urgent else 15) if symbol == SKIP else (40 if urgent else 20)
    if symbol == ASK:
        return 10
    return 2 if symbol == REVERSE else 0


@helper
def neighbour(s: State, step: int) -> int:
    """The seat next to the one that decides, on this side."""
    return (s.actor + step + s.n) % s.n
