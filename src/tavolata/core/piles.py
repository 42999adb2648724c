"""Claims about cards: in scenarios people may write a hand in any order, and "..." for cards that do not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

Card = TypeVar("Card", bound=Hashable)
MORE = "..."


def cards_agree(parse: Callable[[str], Sequence[Card]], ordered: bool, claim: str, found: str) -> bool:
    """Whether the cards found are those claimed; `...` in the claim stands for any others."""
    first, more, last = claim.partition(MORE)
    head, tail, cards = list(parse(first)), list(parse(last)), list(parse(found))
    if not ordered:
        claimed, there = Counter(head + tail), Counter(cards)
        return claimed <= there if more else claimed == there
    if not more:
        return head == cards
    room = len(cards) - len(head) - len(tail)
    return room >= 0 and cards[: len(head)] == head and cards[len(cards) - len(tail) :] == tail
