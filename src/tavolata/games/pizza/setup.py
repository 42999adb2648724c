"""Positions of the pizza family in the words of a scenario (docs/scenarios.md), and back.

What a set-up does not mention is put where it does no harm: ingredients go under the supply (or, in a scoring, to the
used pile), orders to the bottom of their owner's stack. So every position has all its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tavolata.core.description import each, fields, join, name, named, number
from tavolata.core.errors import BadScenario
from tavolata.core.kernel.jit import Bytes
from tavolata.core.setups import check_keys, number_of, one_of
from tavolata.games.pizza import notation
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import (
    FIRST_ORDER_CARD,
    HAND_LIMIT,
    ORDERS,
    SCORING_CARD,
    SORTS,
    UNBOUNDED,
    State,
)
from tavolata.games.pizza.notation import counts, oven, pile

KEYS = (
    "phase",
    "round",
    "turn",
    "scorer",
    "idle",
    "hands",
    "orders",
    "stacks",
    "filled",
    "gone",
    "columns",
    "used",
    "oven",
    "supply",
    "rest",
)


def set_up(mem: Bytes, setup: Mapping[str, Any]) -> Bytes:
    """Fill a blank table. The game then goes on by itself to the next decision."""
    s: State = mem.view(layout.state_t)[0]
    check_keys(setup, KEYS)
    phase = one_of(setup, "phase", ("turn", "scoring"))
    scoring = phase == "scoring"
    s.most[:] = UNBOUNDED
    s.origin[:] = UNBOUNDED
    s.owner = s.order = s.asked = s.actor = -1
    s.round_no = number_of(setup, "round", 1, 1, int(s.rounds)) - 1
    s.turn = number_of(setup, "turn", 0, 0, int(s.n) - 1)
    s.idle = number_of(setup, "idle", 0, 0, int(s.n) - 1)
    s.scorer = number_of(setup, "scorer", 0 if scoring else -1, 0 if scoring else -1, int(s.n) - 1)
    s.phase = layout.REVEAL if scoring else layout.NEXT_TURN
    _place_orders(s, setup)
    _place_ingredients(s, setup, one_of(setup, "rest", ("used", "supply") if scoring else ("supply", "used")))
    for seat in range(s.n):
        held = int(s.n_hand[seat] + s.n_orders[seat])
        if held > HAND_LIMIT:
            raise BadScenario(f"seat {seat} holds {held} cards; a hand has at most {HAND_LIMIT}", clause="P-11")
    return mem


def _read(key: str, parse: Callable[[str], Any], text: Any) -> Any:
    if not isinstance(text, str):
        raise BadScenario(f"{key} is {text!r}; it must be a string in the notation")
    try:
        return parse(text)
    except notation.BadNotation as error:
        raise BadScenario(f"{key}: {error.message}") from None


def _per_seat(s: State, setup: Mapping[str, Any], key: str) -> list[str]:
    """A list with a text for each seat, of which the last may be left out, or a table with a text for some seats."""
    texts = setup.get(key, [])
    if isinstance(texts, dict):
        unknown = sorted(set(texts) - {str(seat) for seat in range(s.n)})
        if unknown:
            raise BadScenario(f"{key} has no seat {unknown[0]!r}; the seats are 0 to {s.n - 1}")
        texts = [texts.get(str(seat), "") for seat in range(s.n)]
    if not isinstance(texts, list) or len(texts) > s.n or not all(isinstance(text, str) for text in texts):
        raise BadScenario(f"{key} must have a string for each seat, at most {s.n}: ['', 'ooP'] or {{1 = 'ooP'}}")
    return [*texts, *[""] * (int(s.n) - len(texts))]


# ----------------------------------------------------------------- orders


def _place_orders(s: State, setup: Mapping[str, Any]) -> None:
    oven = _read("oven", notation.parse_oven, setup.get("oven", ""))
    s.n_oven = len(oven)
    if len(oven) > layout.MAX_OVEN:
        raise BadScenario("oven has more cards than the game")
    s.oven[: len(oven)] = oven
    baked = [divmod(card - FIRST_ORDER_CARD, ORDERS) for card in oven if card >= FIRST_ORDER_CARD]
    for seat, order in baked:
        if seat >= s.n:
            raise BadScenario(f"oven has {notation.format_order(order)}@{seat}, but the last seat is {s.n - 1}")
    lists = {key: _per_seat(s, setup, key) for key in ("orders", "stacks", "filled", "gone")}
    for seat in range(s.n):
        free = own_orders(s, seat)
        for mine in [order for owner, order in baked if owner == seat]:
            _claim(free, mine, seat, "oven")
        named = {}
        for key, texts in lists.items():
            named[key] = [_read(key, notation.parse_order, word) for word in texts[seat].split()]
            for order in named[key]:
                _claim(free, order, seat, key)
        s.orders[seat, named["orders"]] = 1
        s.n_orders[seat] = len(named["orders"])
        s.filled[seat, named["filled"]] = 1
        s.gone[seat, named["gone"]] = 1
        stack = [*named["stacks"], *free]
        s.stack[seat, : len(stack)] = stack[::-1]
        s.n_stack[seat] = len(stack)


def own_orders(s: State, seat: int) -> list[int]:
    """The set of orders of a seat (P-4): those of the own kind do not exist."""
    own = int(s.kind[seat])
    return [order for order in range(ORDERS) if s.order_set[order] and order not in (own, layout.FOUR_PLUS_ONE + own)]


def _claim(free: list[int], order: int, seat: int, where: str) -> None:
    if order not in free:
        name = notation.format_order(order)
        raise BadScenario(f"{where}: seat {seat} has no order {name}, or it is in two places", clause="P-4")
    free.remove(order)


# ----------------------------------------------------------------- ingredients


def _place_ingredients(s: State, setup: Mapping[str, Any], rest: str) -> None:
    left = [int(count) for count in s.total]

    def take(where: str, counts: list[int]) -> list[int]:
        for sort, count in enumerate(counts):
            left[sort] -= count
            if left[sort] < 0:
                letter = notation.CARD_LETTERS[sort]
                raise BadScenario(
                    f"{where}: there are only {s.total[sort]} cards {letter} in the game, but the set-up has more",
                    clause="P-5",
                )
        return counts

    take("oven", [int((s.oven[: s.n_oven] == sort).sum()) for sort in range(SORTS)])
    s.columns[:] = take("columns", _read("columns", notation.parse_counts, setup.get("columns", "")))
    s.used[:] = take("used", _read("used", notation.parse_counts, setup.get("used", "")))
    for seat, text in enumerate(_per_seat(s, setup, "hands")):
        s.hand[seat] = take("hands", _read("hands", notation.parse_counts, text))
        s.n_hand[seat] = int(s.hand[seat].sum())
    supply = _read("supply", notation.parse_cards, setup.get("supply", ""))
    if supply.count(SCORING_CARD) > (1 if s.scorer < 0 else 0):
        raise BadScenario("supply: the scoring card is in it twice, or a scorer holds it", clause="P-3")
    take("supply", [supply.count(sort) for sort in range(SORTS)])
    unnamed = [sort for sort in range(SORTS) for _ in range(left[sort])]
    if rest == "supply":
        supply += unnamed
    else:
        for sort in unnamed:
            s.used[sort] += 1
    if s.scorer < 0 and SCORING_CARD not in supply:
        supply.append(SCORING_CARD)
    if s.phase == layout.NEXT_TURN and not supply:
        raise BadScenario("supply is empty, so the round would be over", clause="P-14")
    s.supply[: len(supply)] = supply[::-1]
    s.n_supply = len(supply)


# ----------------------------------------------------------------- and back


#: The whole position in the words of a set-up.
FACTS = fields(
    waits_for=name("waiting", "phase"),
    actor=number("actor"),
    round=number("min(round_no + 1, rounds)"),
    turn=number("turn"),
    scorer=number("scorer"),
    hands=each("seat", "range(n)", counts("hand[seat]")),
    orders=each("seat", "range(n)", join(" ", named("orders", "orders[seat]"))),
    stacks=each(
        "seat", "range(n)", join(" ", each("card", "stack[seat][:n_stack[seat]][::-1]", name("orders", "card")))
    ),
    filled=each("seat", "range(n)", join(" ", named("orders", "filled[seat]"))),
    gone=each("seat", "range(n)", join(" ", named("orders", "gone[seat]"))),
    columns=counts("columns"),
    used=counts("used"),
    oven=oven("oven", "turned", "n_oven"),
    supply=pile("supply[:n_supply][::-1]"),
)
