"""Rules of thumb for SOLOmino, from what a view shows and nothing else.

- Lay a card rather than draw; best the one after which many of the own cards fit an end.
- Use symbols for what they do now: draw one and skip against a next player with few cards; swap and rotate to get a
  smaller hand, and not to give one away.
- Answer a draw one, throw in, and call, whenever that is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tavolata.core.kernel.jit import Bytes
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.kernel.layout import A_HEAP, A_SEAT, HALVES, View
from tavolata.games.solomino.notation import Card, ordered

#: What it is worth to win, to get rid of a card, to keep an own card that fits, and to have a card less than others.
WIN, LAID, FITTING, SMALLER = 1000.0, 10.0, 1.0, 2.0
#: The use of the symbols that do not change hands.
USES = {layout.SKIP: 1.5, layout.REVERSE: 0.2, layout.DRAW_ONE: 2.0, layout.ASK: 1.0}


def choose(view: Bytes, legal: Sequence[int], rng: np.random.Generator) -> int:
    """The action that looks best; the first of the best in an order of the seed's choice."""
    v: View = view.view(layout.view_t)[0]
    value = _VALUES.get(int(v.phase), _lay)(v)
    return int(max(rng.permutation(np.array(legal)).tolist(), key=value))


def _hand(v: View) -> list[Card]:
    return [(int(a), int(b)) for a, b in v.half[v.hand[: v.n_hand[v.seat]].tolist()]]


def _left(hand: list[Card], card: Card) -> list[Card]:
    """The hand without this card."""
    at = [ordered(held) for held in hand].index(ordered(card))
    return hand[:at] + hand[at + 1 :]


def _count_fitting(hand: list[Card], ends: Sequence[int]) -> int:
    return sum(any(half // 16 == end // 16 or half % 16 == end % 16 for half in card for end in ends) for card in hand)


# ----------------------------------------------------------------- laying cards


def _lay(v: View) -> Callable[[int], float]:
    """A turn, a drawn card, an answer to draw one, and a window: to lay a card, or not to."""
    hand = _hand(v)

    def value(action: int) -> float:
        if action >= A_HEAP:
            return 0.0
        half, other = divmod(action // 2, HALVES)
        left = _left(hand, (half, other))
        if not left:
            return WIN
        ends = [int(end) for end in v.ends]
        ends[action % 2] = other
        symbol = max(half % 16, other % 16)
        return LAID + FITTING * _count_fitting(left, ends) + _use(v, symbol, len(left))

    return value


def _use(v: View, symbol: int, left: int) -> float:
    """What a symbol is good for when so many cards are left in the own hand."""
    me, n = int(v.seat), int(v.n)
    others = [int(v.n_hand[seat]) for seat in range(n) if seat != me]
    if symbol == layout.SWAP:
        return SMALLER * (left - min(others))
    if symbol == layout.ROTATE:
        return SMALLER * (left - min(int(v.n_hand[(me - 1) % n]), int(v.n_hand[(me + 1) % n])))
    if symbol in (layout.SKIP, layout.DRAW_ONE):
        following = int(v.n_hand[(me + int(v.stride)) % n])
        return USES[symbol] * (2 if following <= 2 or n == 2 else 1)
    return USES.get(symbol, 0.0)


# ----------------------------------------------------------------- the other decisions


def _give_to_heap(v: View) -> Callable[[int], float]:
    """S-15: of the cards that match, the one that is missed least in the row."""
    hand = _hand(v)
    ends = [int(end) for end in v.ends]
    return lambda action: _count_fitting(_left(hand, divmod(action - A_HEAP, HALVES)), ends)


def _swap(v: View) -> Callable[[int], float]:
    return lambda action: -int(v.n_hand[action - A_SEAT])


def _rotate(v: View) -> Callable[[int], float]:
    """Hands that go clockwise bring the hand of the seat before."""
    me, n = int(v.seat), int(v.n)
    return lambda action: -int(v.n_hand[(me + (-1 if action == layout.A_CLOCKWISE else 1)) % n])


def _call(_: View) -> Callable[[int], float]:
    return lambda action: float(action == layout.A_CALL)


_VALUES: dict[int, Callable[[View], Callable[[int], float]]] = {
    layout.CHOOSE_SWAP: _swap,
    layout.CHOOSE_ROTATE: _rotate,
    layout.ASKED: _give_to_heap,
    layout.CALL: _call,
}
