"""What scenarios may leave out when they speak of cards: the order of a pile, and what "..." stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tavolata.core.errors import BadScenario
from tavolata.core.kernel.jit import Bytes
from tavolata.core.piles import MORE, cards_agree
from tavolata.games.pizza import notation
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import SCORING_CARD, State
from tavolata.games.pizza.setup import own_orders


def _parse_orders(text: str) -> list[int]:
    return [notation.parse_order(word) for word in text.split()]


#: How a text about cards is read, and whether their order matters. The names are those of facts and of views.
PILES: dict[str, tuple[Callable[[str], list[int]], bool]] = {
    **dict.fromkeys(
        ("hands", "columns", "used", "hand", "surely_holds", "added", "gift"), (notation.parse_cards, False)
    ),
    **dict.fromkeys(("orders", "filled", "gone"), (_parse_orders, False)),
    "stacks": (_parse_orders, True),
    "oven": (notation.parse_oven, True),
    "supply": (notation.parse_cards, True),
}


def agrees(name: str, claim: str, found: str) -> bool:
    """Whether the cards found are those claimed; `...` in the claim stands for any others."""
    if name not in PILES:
        return claim == found
    parse, ordered = PILES[name]
    try:
        return cards_agree(parse, ordered, claim, found)
    except notation.BadNotation as error:
        raise BadScenario(f"{name}: {error.message}") from None


def complete_shuffle(mem: Bytes, shuffle: Mapping[str, Any]) -> dict[str, Any]:
    """A shuffle as records have it: what `...` stands for follows in the order of the notation.

    What is no list or text is left as it is; the record's own check then says what is wrong.
    """
    s: State = mem.view(layout.state_t)[0]
    told = dict(shuffle)
    later = s.phase == layout.SHUFFLE
    left = Counter({sort: int(count) for sort, count in enumerate(s.bag if later else s.total)})
    left[SCORING_CARD] = 1
    if not later:
        told.setdefault("start", int(s.turn))
        if isinstance(told.get("hands"), list):
            for hand in told["hands"]:
                left -= Counter(_cards(hand))
        if isinstance(told.get("orders"), list):
            told["orders"] = [_complete_stack(s, seat, stack) for seat, stack in enumerate(told["orders"])]
    supply = told.get("supply")
    if isinstance(supply, str) and supply.rstrip().endswith(MORE):
        named = _cards(supply.rstrip().removesuffix(MORE))
        told["supply"] = notation.format_cards([*named, *sorted((left - Counter(named)).elements())])
    return told


def _cards(text: Any) -> list[int]:
    try:
        return notation.parse_cards(str(text))
    except notation.BadNotation as error:
        raise BadScenario(f"shuffle: {error.message}") from None


def _complete_stack(s: State, seat: int, stack: Any) -> Any:
    if not isinstance(stack, list) or stack[-1:] != [MORE] or seat >= s.n:
        return stack
    rest = [name for name in map(notation.format_order, own_orders(s, seat)) if name not in stack]
    return [*stack[:-1], *rest]
