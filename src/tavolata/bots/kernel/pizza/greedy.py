"""The greedy player of the pizza family: rules of thumb from what its seat may know.

It counts what the oven will have on the table when a card laid on it now is revealed (the *pot*: all ingredients in the
oven, less what the orders in it will take), and then

- plays the ingredients after which an own order is nearest to being filled, from the pot and with the own hand;
- plays an order that pot and hand will fill; when the supply runs low, also one that lacks little;
- draws orders while it holds few, else ingredients;
- fills in the scoring what can be filled, adds what is missing, asks for the rest, helps for a reward, and blocks.

It reads its own cards, what is public, and the oven; of a sampled game it looks at nothing else. This file is frozen:
the player is the yardstick by which others are measured.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.randomness import below
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.cards import is_four, is_four_plus_one, worth
from tavolata.games.pizza.kernel.demands import supplied
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    A_DECLINE,
    A_DONE,
    A_GIVE_UP,
    A_KIND,
    A_ORDER,
    A_SEAT,
    A_STACK,
    AMOUNT,
    DEMAND,
    DRAW,
    FIRST_ORDER_CARD,
    FOUR_PLUS_ONE,
    HAND_LIMIT,
    HELP,
    KINDS,
    MATCH,
    MAX_DOUBLES,
    NAME,
    ORDERS,
    PER_KIND,
    PLAY,
    PLAY_ORDER,
    SERIES,
    SHOW,
    SORTS,
    State,
)

# A shortfall that nothing will make good, and one that nobody can know yet.
HOPELESS, UNKNOWN = 20, 2
# Orders in hand that are enough, and how many cards are left in the supply when a round is nearly over.
ENOUGH_ORDERS, LATE = 3, 10
# Worth of an own order that pot and hand fill, and what each ingredient takes from it that is missing, or in the hand.
FILLED, MISSING, FROM_HAND = 100, 12, 3


@helper
def choose(s: State, legal: I64, count: int, rng: I64) -> int:
    """The legal action that looks best; among the best, one at random."""
    pot = np.zeros(SORTS, np.int64)
    if s.phase == PLAY or s.phase == PLAY_ORDER:
        expect_pot(s, pot)
    best, ties = i64(-1_000_000), 0
    chosen = i64(legal[0])
    for i in range(count):
        value = judge(s, i64(legal[i]), pot)
        if value > best:
            best, ties = value, 0
        if value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = i64(legal[i])
    return chosen


@helper
def judge(s: State, action: int, pot: I64) -> int:
    """How good an action looks, compared with the others of the same decision."""
    phase = s.phase
    if phase == PLAY:
        return judge_play(s, action, pot)
    if phase == PLAY_ORDER:
        return judge_order(s, action, pot)
    if phase == DRAW:
        return judge_draw(s, action)
    if phase == HELP:
        return judge_help(s, action)
    if phase == DEMAND:
        return judge_kind(s, action)
    if phase == SERIES:
        return judge_series(s, action)
    if phase == AMOUNT:
        return 0 if action == A_GIVE_UP else 100 - (action - A_AMOUNT)
    if phase == NAME:
        return known_common(s, action - A_SEAT)
    if phase == SHOW:
        return -held(s, s.owner, action // PER_KIND)
    if action >= A_ORDER:
        # Giving up and declining come last; asking and showing cost nothing (P-34, P-47).
        return -1 if action == A_GIVE_UP or action == A_DECLINE or action == A_DONE else 1
    singles, doubles = action % PER_KIND // (MAX_DOUBLES + 1), action % (MAX_DOUBLES + 1)
    if phase == MATCH:
        return 2 - doubles
    # ADD and CONTEST: as much as possible, in few cards.
    return 10 * (singles + 2 * doubles) - singles - doubles


# ----------------------------------------------------------------- what will be there


@helper
def expect_pot(s: State, pot: I64) -> None:
    """What the columns will hold, by sort, when a card laid on the oven now is revealed."""
    for sort in range(SORTS):
        pot[sort] = i64(s.columns[sort])
    for i in range(s.turned, s.n_oven):
        card = i64(s.oven[i])
        if card < SORTS:
            pot[card] += 1
        else:
            seat, order = (card - FIRST_ORDER_CARD) // ORDERS, (card - FIRST_ORDER_CARD) % ORDERS
            if shortfall(s, seat, order, pot) == 0:
                take(s, seat, order, pot)


@helper
def shortfall(s: State, seat: int, order: int, pot: I64) -> int:
    """How many ingredients (or double cards) a pot lacks for an order of this seat; HOPELESS when it cannot be."""
    own = s.kind[seat]
    if is_four(order):
        return lack(pot, order, 4)
    if is_four_plus_one(order):
        return lack(pot, order - FOUR_PLUS_ONE, 4) + lack(pot, own, 1)
    total = 0
    if order == layout.TWO_OF_EACH or order == layout.MIXED:
        for kind in range(KINDS):
            if order == layout.MIXED or kind != own:
                total += lack(pot, kind, 1 if order == layout.MIXED else 2)
        return total
    if order == layout.TWO_DOUBLES:
        for kind in range(KINDS):
            total += min(1, pot[2 * kind + 1])
        return max(0, 2 - total)
    if order == layout.BOMBASTICA:
        for kind in range(KINDS):
            total += amount(pot, kind)
        return max(0, layout.BOMBASTICA_NEEDS - total)
    if order == layout.SCORERS_FOUR:
        return UNKNOWN if s.scorer < 0 else lack(pot, s.kind[s.scorer], 4)
    if order == layout.CONTEST_ORDER:
        return lack(pot, own, 4)
    if order == layout.MATCH_ORDER:
        return 1
    if order == layout.WITHOUT_MINE:
        if amount(pot, own) > 0:
            return HOPELESS
        return lack(pot, nth_fullest(pot, 0, own), 2) + lack(pot, nth_fullest(pot, 1, own), 2)
    if order == layout.FOUR_THREE_TWO_ONE:
        for place in range(4):
            total += lack(pot, nth_fullest(pot, place, -1), 4 - place)
        return total
    if order == layout.MONOTONI:
        return lack(pot, own, 1) + lack(pot, nth_fullest(pot, 0, own), 6)
    for place in range(KINDS - 1, 0, -1):
        # MINIMALE: the least of the other kinds that is there at all.
        kind = nth_fullest(pot, place - 1, own)
        if amount(pot, kind) > 0:
            return lack(pot, own, 1) + lack(pot, kind, 3)
    return HOPELESS


@helper
def amount(pot: I64, kind: int) -> int:
    return i64(pot[2 * kind]) + 2 * i64(pot[2 * kind + 1])


@helper
def lack(pot: I64, kind: int, needed: int) -> int:
    return max(0, needed - amount(pot, kind))


@helper
def nth_fullest(pot: I64, place: int, but: int) -> int:
    """The kind at this place when all but one are ordered by how much there is, the most first."""
    for kind in range(KINDS):
        if kind == but:
            continue
        before = 0
        for other in range(KINDS):
            if other != but and other != kind:
                more = amount(pot, other) - amount(pot, kind)
                if more > 0 or (more == 0 and other < kind):
                    before += 1
        if before == place:
            return kind
    return 0


@helper
def take(s: State, seat: int, order: int, pot: I64) -> None:
    """Take from a pot what an order uses, as far as that can be foreseen."""
    own = s.kind[seat]
    if is_four(order):
        use(pot, order, 4)
    elif is_four_plus_one(order):
        use(pot, order - FOUR_PLUS_ONE, 4)
        use(pot, own, 1)
    elif order == layout.TWO_OF_EACH or order == layout.MIXED:
        for kind in range(KINDS):
            if order == layout.MIXED or kind != own:
                use(pot, kind, 1 if order == layout.MIXED else 2)
    elif order == layout.SCORERS_FOUR:
        use(pot, s.kind[s.scorer], 4)
    elif order == layout.CONTEST_ORDER:
        use(pot, own, amount(pot, own))
    elif order == layout.BOMBASTICA:
        for sort in range(SORTS):
            pot[sort] = 0
    elif order == layout.WITHOUT_MINE:
        use(pot, nth_fullest(pot, 0, own), 2)
        use(pot, nth_fullest(pot, 0, own), 2)
    elif order == layout.FOUR_THREE_TWO_ONE:
        first, second = nth_fullest(pot, 0, -1), nth_fullest(pot, 1, -1)
        third, fourth = nth_fullest(pot, 2, -1), nth_fullest(pot, 3, -1)
        use(pot, first, 4)
        use(pot, second, 3)
        use(pot, third, 2)
        use(pot, fourth, 1)
    elif order == layout.MONOTONI:
        use(pot, nth_fullest(pot, 0, own), 6)
        use(pot, own, 1)


@helper
def use(pot: I64, kind: int, needed: int) -> None:
    """Doubles first, as the rules do (P-25)."""
    doubles = min(pot[2 * kind + 1], (needed + 1) // 2)
    pot[2 * kind + 1] -= doubles
    pot[2 * kind] -= min(pot[2 * kind], max(0, needed - 2 * doubles))


# ----------------------------------------------------------------- a turn


@helper
def add_hand(s: State, pot: I64, sign: int) -> None:
    for sort in range(SORTS):
        pot[sort] += sign * i64(s.hand[s.turn, sort])


@helper
def promise(s: State, order: int, pot: I64) -> int:
    """How good it looks for an own order that is laid on this pot: filled at all, and at what cost to the hand."""
    from_pot = shortfall(s, s.turn, order, pot)
    add_hand(s, pot, 1)
    left = shortfall(s, s.turn, order, pot)
    add_hand(s, pot, -1)
    return FILLED - MISSING * left - FROM_HAND * (from_pot - left)


@helper
def judge_play(s: State, action: int, pot: I64) -> int:
    """Ingredients after which an own order is as good as filled; among those, many cards, since they are replaced."""
    kind = action // PER_KIND
    singles, doubles = action % PER_KIND // (MAX_DOUBLES + 1), action % (MAX_DOUBLES + 1)
    move_to_pot(s, pot, kind, singles, doubles)
    best = 0
    for order in range(ORDERS):
        if s.orders[s.turn, order] == 1:
            best = max(best, promise(s, order, pot))
    move_to_pot(s, pot, kind, -singles, -doubles)
    return 2 * best + singles + doubles


@helper
def move_to_pot(s: State, pot: I64, kind: int, singles: int, doubles: int) -> None:
    """Think of cards as laid already: they are in the pot, and no more in the hand."""
    pot[2 * kind] += singles
    pot[2 * kind + 1] += doubles
    s.hand[s.turn, 2 * kind] -= singles
    s.hand[s.turn, 2 * kind + 1] -= doubles


@helper
def judge_order(s: State, action: int, pot: I64) -> int:
    """An order that will be filled; late in a round, one that lacks little: where it returns, failing costs little."""
    if action == A_DONE:
        missing = 0
        if s.n_supply <= LATE:
            missing = 1 if s.leaves == 1 and s.round_no + 1 < s.rounds else 2
        return FILLED - MISSING * missing - FROM_HAND * 4 - 1
    return promise(s, action - A_ORDER, pot)


@helper
def judge_draw(s: State, action: int) -> int:
    """P-11, P-13: orders while there are few, and not so many that ingredients run out."""
    missing = HAND_LIMIT - s.n_hand[s.turn] - s.n_orders[s.turn]
    orders = s.n_orders[s.turn] + min(missing, s.n_stack[s.turn])
    wanted = orders <= ENOUGH_ORDERS or s.n_orders[s.turn] == 0
    return 1 if (action == A_STACK) == wanted else 0


# ----------------------------------------------------------------- the scoring


@helper
def judge_series(s: State, action: int) -> int:
    """P-42: an order whose kind is there most, as long as columns and hand cover the whole series."""
    if action == A_DONE:
        return 0
    kind = action - A_ORDER
    if stock(s, kind) < 4 - s.n_series:
        return -1
    # The orders of the series ordered by what is there: the fullest needs four, the next three, and so on.
    for i in range(s.n_series):
        richer = 0
        mine = stock(s, i64(s.series[i]))
        for j in range(s.n_series):
            other = stock(s, i64(s.series[j]))
            if other > mine or (other == mine and j < i):
                richer += 1
        if stock(s, kind) > mine:
            richer += 1
        if mine < 4 - richer:
            return -1
    return 1 + stock(s, kind)


@helper
def stock(s: State, kind: int) -> int:
    """What the columns and the owner's hand have of a kind."""
    return worth(s.columns, kind) + worth(s.hand[s.owner], kind)


@helper
def judge_kind(s: State, action: int) -> int:
    """P-22: the kind of which least is missing, first after columns and hand, then after the columns."""
    if action == A_GIVE_UP:
        return -500
    kind = action - A_KIND
    needed = i64(s.pick[s.picked])
    missing = max(0, needed - supplied(s, kind))
    in_hand = worth(s.hand[s.owner], kind)
    if s.order == layout.TWO_DOUBLES:
        in_hand = i64(s.hand[s.owner, 2 * kind + 1])
    return -100 * max(0, missing - in_hand) - 10 * missing + min(9, supplied(s, kind))


@helper
def judge_help(s: State, action: int) -> int:
    """P-33: for a reward, with few cards; but not the only opponent, nor one who is ahead."""
    seat = s.asked
    if action == A_DECLINE:
        ahead = 0
        for order in range(ORDERS):
            ahead += i64(s.filled[s.owner, order]) - i64(s.filled[seat, order])
        return 0 if s.n_stack[seat] == 0 or s.n == 2 or ahead > 0 else -100
    return -(action % PER_KIND // (MAX_DOUBLES + 1)) - action % (MAX_DOUBLES + 1)


@helper
def known_common(s: State, seat: int) -> int:
    """P-51: whoever is known to hold what I hold."""
    common = 0
    for sort in range(SORTS):
        common += min(i64(s.least[seat, sort]), i64(s.hand[s.owner, sort]))
    return common


@helper
def held(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a hand is known to hold."""
    return i64(s.least[seat, 2 * kind]) + i64(s.least[seat, 2 * kind + 1])
