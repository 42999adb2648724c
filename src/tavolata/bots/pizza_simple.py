"""Rules of thumb for the pizza family, from what a view shows and nothing else.

- Guess what the columns will hold when an order laid on the oven now is revealed: the cards in the oven that the view
  shows, a fair share of those that it hides, less what the orders seen there will take.
- Play the ingredients that bring an own order nearest to being filled, and the order when that looks likely; late in
  the game, when there is little to lose, also when it does not.
- Draw orders while there are few in hand, but keep enough ingredients not to get stuck (P-13).
- In the scoring fill what can be filled, add what is missing or ask for it, and help for a reward (P-33).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tavolata.core.kernel.jit import I8, Bytes
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import FIRST_ORDER_CARD, HIDDEN, KINDS, ORDERS, SORTS, View
from tavolata.games.pizza.notation import cards_of_action

#: A pot: for each kind how many ingredients there may be, and how many double cards.
Pot = list[list[float]]
#: Of the ingredients that lie hidden in the oven, orders that are hidden there too will take some.
LEFT_BY_OTHERS = 0.6
#: The chance that one more ingredient turns up that seems to be lacking: others play too, and may help.
HOPE, WORTH_TRYING, TOO_MANY_ORDERS = 0.6, 0.35, 4


def choose(view: Bytes, legal: Sequence[int], rng: np.random.Generator) -> int:
    """The action that looks best; the first of the best in an order of the seed's choice."""
    v: View = view.view(layout.view_t)[0]
    value = _VALUES[int(v.phase)](v)
    return int(max(rng.permutation(np.array(legal)).tolist(), key=value))


# ----------------------------------------------------------------- what will be there


def _amounts(cards: Sequence[float] | I8) -> Pot:
    doubles = [float(count) for count in cards[1::2]]
    return [[float(single) + 2 * double for single, double in zip(cards[0::2], doubles, strict=True)], doubles]


def _expected_pot(v: View) -> Pot:
    """What the columns may hold when a card laid on the oven now is revealed."""
    oven = v.oven[: v.n_oven].tolist()
    hidden = (v.total - v.columns - v.used - v.hand).tolist()
    for card in oven:
        if 0 <= card < SORTS:
            hidden[card] -= 1
    unseen = sum(hidden)
    elsewhere = int(v.n_hand.sum()) - int(v.hand.sum()) + v.n_supply - (1 if v.scorer < 0 else 0)
    share = LEFT_BY_OTHERS * max(0, unseen - elsewhere) / unseen if unseen else 0.0
    pot = _amounts(v.columns + share * np.array(hidden))
    for card in oven:
        if card >= FIRST_ORDER_CARD:
            seat, order = divmod(card - FIRST_ORDER_CARD, ORDERS)
            needs = _needs(v, order, seat, pot[0])
            if needs is not None and all(pot[0][kind] >= amount for kind, amount in needs):
                for kind, amount in needs:
                    pot[0][kind] -= amount
        elif card != HIDDEN:
            pot[0][card // 2] += 1 + card % 2
            pot[1][card // 2] += card % 2
    return pot


def _needs(v: View, order: int, seat: int, pot: Sequence[float]) -> list[tuple[int, int]] | None:
    """The demand of an order that suits this pot best; None for orders that are judged otherwise."""
    own = int(v.kind[seat])
    others = sorted((kind for kind in range(KINDS) if kind != own), key=lambda kind: -pot[kind])
    if order < layout.TWO_OF_EACH:
        return [(order, 4)]
    if layout.FOUR_PLUS_ONE <= order < layout.MIXED:
        return [(order - layout.FOUR_PLUS_ONE, 4), (own, 1)]
    if order == layout.TWO_OF_EACH:
        return [(kind, 2) for kind in others]
    if order == layout.WITHOUT_MINE:
        return [(others[0], 2), (others[1], 2)] if pot[own] < 1 else None
    if order == layout.FOUR_THREE_TWO_ONE:
        ranked = sorted(range(KINDS), key=lambda kind: -pot[kind])
        return [(kind, 4 - place) for place, kind in enumerate(ranked[:4])]
    if order == layout.SCORERS_FOUR:
        return [(int(v.kind[v.scorer]), 4)] if v.scorer >= 0 else None
    if order == layout.MIXED:
        return [(kind, 1) for kind in range(KINDS)]
    if order == layout.MONOTONI:
        return [(own, 1), (others[0], 6)]
    if order == layout.MINIMALE:
        there = [kind for kind in others if pot[kind] >= 0.5]
        return [(own, 1), (there[-1], 3)] if there else None
    if order == layout.CONTEST_ORDER:
        return [(own, 4)]
    return None


def _chance(v: View, order: int, pot: Pot, hand: Pot) -> float:
    """How likely it looks that an own order laid on the oven now will be filled, with the help of the own hand."""
    if order == layout.MATCH_ORDER:
        return sum(amount > 0 for amount in hand[0]) / KINDS
    needs = _needs(v, order, int(v.seat), [there + 0.5 * mine for there, mine in zip(pot[0], hand[0], strict=True)])
    if order == layout.TWO_DOUBLES:
        lacking = max(0.0, 2.0 - sum(min(1.0, pot[1][kind] + hand[1][kind]) for kind in range(KINDS)))
    elif order == layout.BOMBASTICA:
        lacking = max(0.0, layout.BOMBASTICA_NEEDS - sum(pot[0]) - sum(hand[0]))
    elif needs is None:
        return 0.1
    else:
        lacking = sum(max(0.0, amount - pot[0][kind] - hand[0][kind]) for kind, amount in needs)
    return float(HOPE**lacking)


# ----------------------------------------------------------------- a turn


def _play(v: View) -> Callable[[int], float]:
    """Ingredients after which some order is likely to be filled; among those, many cards, since they are replaced."""
    pot, orders = _expected_pot(v), np.flatnonzero(v.orders).tolist()

    def value(action: int) -> float:
        kind, singles, doubles = cards_of_action(action)
        hand = v.hand.tolist()
        hand[2 * kind] -= singles
        hand[2 * kind + 1] -= doubles
        richer = [list(pot[0]), list(pot[1])]
        richer[0][kind] += singles + 2 * doubles
        richer[1][kind] += doubles
        chances = [_chance(v, order, richer, _amounts(hand)) for order in orders]
        return max(chances, default=0.0) + 0.1 * sum(chances) + 0.1 * (singles + doubles)

    return value


def _play_order(v: View) -> Callable[[int], float]:
    pot, hand = _expected_pot(v), _amounts(v.hand)
    last_round = v.round_no + 1 == v.rounds
    # An order that fails costs little, and nothing at the very end; in Grande it is lost.
    threshold = 0.0 if last_round and v.n_supply <= 8 else WORTH_TRYING * (1.5 if v.leaves else 1.0)
    return lambda action: threshold if action == layout.A_DONE else _chance(v, action - layout.A_ORDER, pot, hand)


def _draw(v: View) -> Callable[[int], float]:
    """P-11, P-13: orders while there are few in hand, and not so many that ingredients run out."""
    missing = layout.HAND_LIMIT - int(v.n_hand[v.seat]) - int(v.n_orders[v.seat])
    orders = int(v.n_orders[v.seat]) + min(missing, int(v.n_stack[v.seat]))
    best = layout.A_STACK if orders <= TOO_MANY_ORDERS else layout.A_SUPPLY
    return lambda action: float(action == best)


# ----------------------------------------------------------------- the scoring


def _series(v: View) -> Callable[[int], float]:
    """P-42: add the order whose kind is there most, if columns and hand cover the whole series."""
    stock = [there + mine for there, mine in zip(_amounts(v.columns)[0], _amounts(v.hand)[0], strict=True)]

    def value(action: int) -> float:
        if action == layout.A_DONE:
            return 0.5
        kinds = [*v.series[: v.n_series].tolist(), action - layout.A_ORDER]
        amounts = sorted((stock[kind] for kind in kinds), reverse=True)
        covered = all(amount >= 4 - place for place, amount in enumerate(amounts))
        return 1.0 + stock[action - layout.A_ORDER] if covered else 0.0

    return value


def _demand(v: View) -> Callable[[int], float]:
    """P-22: the kind of which least is missing, after the columns and then after the hand."""
    amount = int(v.pick[v.picked])
    unit = 1 if v.order == layout.TWO_DOUBLES else 0
    there, mine = _amounts(v.columns)[unit], _amounts(v.hand)[unit]

    def value(action: int) -> float:
        if action == layout.A_GIVE_UP:
            return -5.0
        kind = action - layout.A_KIND
        lacking = max(0.0, amount - there[kind])
        return -max(0.0, lacking - mine[kind]) - 0.1 * lacking + 0.01 * there[kind]

    return value


def _give(_v: View) -> Callable[[int], float]:
    """P-24, P-46: as much as possible, for what is not needed cannot be given; rather in few cards."""

    def value(action: int) -> float:
        if action >= layout.A_ORDER:
            return -1.0
        _, singles, doubles = cards_of_action(action)
        return singles + 2 * doubles - 0.1 * (singles + doubles)

    return value


def _amount(v: View) -> Callable[[int], float]:
    """P-57: spread what is asked for evenly over the kinds that are left."""
    even = (layout.BOMBASTICA_NEEDS - sum(_amounts(v.columns)[0]) - sum(_amounts(v.pledge)[0])) / KINDS
    return lambda action: -1.0 if action == layout.A_GIVE_UP else -abs(action - layout.A_AMOUNT - even) / 100


def _match(_v: View) -> Callable[[int], float]:
    return lambda action: -1.0 if action == layout.A_DECLINE else -0.5 * cards_of_action(action)[2]


def _help(v: View) -> Callable[[int], float]:
    """P-33: for a reward, with as few cards as possible; but not the one who leads against me alone."""
    filled = [int(v.filled[seat].sum()) for seat in range(v.n)]
    worth_it = v.n_stack[v.seat] > 0 and (v.n > 2 or filled[v.seat] >= filled[v.owner])
    threshold = -9.0 if worth_it else 9.0

    def value(action: int) -> float:
        return threshold if action == layout.A_DECLINE else -float(sum(cards_of_action(action)[1:]))

    return value


def _name(v: View) -> Callable[[int], float]:
    """P-51: whoever is known to hold what I hold."""
    return lambda action: float(np.minimum(v.least[action - layout.A_SEAT], v.hand).sum())


def _show(v: View) -> Callable[[int], float]:
    """P-51: a kind of which few are left that the owner might hold."""
    left = _amounts(v.total - v.columns - v.used - v.hand)[0]
    known = _amounts(v.least[v.owner])[0]
    return lambda action: -left[cards_of_action(action)[0]] - 10 * known[cards_of_action(action)[0]]


def _prefer(best: int) -> Callable[[View], Callable[[int], float]]:
    return lambda _v: lambda action: float(action == best)


_VALUES: dict[int, Callable[[View], Callable[[int], float]]] = {
    layout.PLAY: _play,
    layout.PLAY_ORDER: _play_order,
    layout.DRAW: _draw,
    layout.SERIES: _series,
    layout.DEMAND: _demand,
    layout.ADD: _give,
    layout.ASK: _prefer(layout.A_ASK),  # P-34: asking costs nothing
    layout.AMOUNT: _amount,
    layout.HELP: _help,
    layout.CONTEST: _give,
    layout.BLOCK: _prefer(layout.A_SHOW),  # P-47: so does showing
    layout.NAME: _name,
    layout.SHOW: _show,
    layout.MATCH: _match,
}
