"""Following a game of the pizza family by ear: from what everyone hears, or from what one seat hears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tavolata.core.contract import Event


class Listener:
    """What can be told of a table from public events alone.

    It starts from the table as it is laid out and never looks at it again.
    """

    def __init__(self, players: int, dealt: int, taken: int, orders: list[int], rounds: int) -> None:
        self.ingredients = [dealt] * players
        self.orders = [taken] * players
        self.stacks = [count - taken for count in orders]
        self.rounds = rounds
        self.supply = 0
        self.oven = 0
        self.scorer: int | None = None
        self.columns: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.added: Counter[str] = Counter()
        self.filled: list[set[str]] = [set() for _ in range(players)]
        self.gone: list[set[str]] = [set() for _ in range(players)]
        self.contested = False
        #: What moves cards; an event that is not here moves none.
        self.movers: dict[str, Callable[..., None]] = {
            "shuffled": self._shuffled,
            "played": self._played,
            "order-played": self._order_played,
            "drew": self._drew,
            "scoring-card": self._scoring_card,
            "revealed": self._revealed,
            "order-revealed": self._order_revealed,
            "series": self._series,
            "added": self._added,
            "helped": self._given,
            "matched": self._given,
            "taken": self._taken,
            "filled": self._filled,
            "rewarded": self._rewarded,
            "returned": self._returned,
            "unfilled": self._unfilled,
            "scored": self._scored,
        }

    def hear(self, event: Event) -> None:
        if event.name in self.movers:
            self.movers[event.name](event.seat, **event.data)

    def _shuffled(self, seat: int | None, count: int) -> None:
        assert self.supply + self.used.total() + 1 == count or self.used.total() == 0
        self.supply, self.scorer = count, None
        self.used.clear()

    def _played(self, seat: int, cards: str) -> None:
        self.ingredients[seat] -= len(cards)
        self.oven += len(cards)

    def _order_played(self, seat: int, order: str) -> None:
        self.orders[seat] -= 1
        self.oven += 1

    def _drew(self, seat: int, source: str, count: int) -> None:
        if source == "supply":
            self.ingredients[seat] += count
            self.supply -= count
        else:
            self.orders[seat] += count
            self.stacks[seat] -= count

    def _scoring_card(self, seat: int, how: str) -> None:
        self.scorer = seat
        self.supply -= how != "by-order"

    def _revealed(self, seat: int, card: str) -> None:
        self.oven -= 1
        self.columns[card] += 1

    def _order_revealed(self, seat: int, order: str) -> None:
        self.oven -= 1
        self.contested = order == "contest"

    def _series(self, seat: int, order: str) -> None:
        self.orders[seat] -= 1

    def _added(self, seat: int, cards: str) -> None:
        self.ingredients[seat] -= len(cards)
        (self.columns if self.contested else self.added).update(cards)

    def _given(self, seat: int, cards: str) -> None:
        self.ingredients[seat] -= len(cards)
        self.used.update(cards)

    def _taken(self, seat: int, cards: str) -> None:
        self.columns.subtract(cards)
        self.used.update(cards)

    def _filled(self, seat: int, order: str) -> None:
        self.filled[seat].add(order)
        self.used.update(self.added)
        self.added.clear()

    def _rewarded(self, seat: int, order: str) -> None:
        self.stacks[seat] -= 1
        self.filled[seat].add(order)

    def _returned(self, seat: int, cards: str) -> None:
        self.ingredients[seat] += len(cards)
        self.added.subtract(cards)

    def _unfilled(self, seat: int, order: str, reason: str, goes: str) -> None:
        if goes == "out":
            self.gone[seat].add(order)
        else:
            self.stacks[seat] += 1

    def _scored(self, seat: int, round: int) -> None:  # noqa: A002
        if round < self.rounds:
            self.oven = self.columns.total()
            self.columns.clear()

    def tells(self) -> dict[str, Any]:
        """What a view of the table should say, in the words of `read_view`."""
        return {
            "supply": self.supply,
            "oven": self.oven,
            "scorer": self.scorer,
            "columns": sorted(self.columns.elements()),
            "used": sorted(self.used.elements()),
            "ingredients": self.ingredients,
            "orders": self.orders,
            "stacks": self.stacks,
            "filled": [sorted(names) for names in self.filled],
            "gone": [sorted(names) for names in self.gone],
        }


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """The same from a view in words."""
    seats = view["seats"]
    return {
        "supply": view["supply"],
        "oven": view["oven"]["size"],
        "scorer": view["scorer"],
        "columns": sorted(view["columns"].replace(" ", "")),
        "used": sorted(view["used"].replace(" ", "")),
        "ingredients": [seat["ingredients"] for seat in seats],
        "orders": [seat["orders"] for seat in seats],
        "stacks": [seat["stack"] for seat in seats],
        "filled": [sorted(seat["filled"]) for seat in seats],
        "gone": [sorted(seat["gone"]) for seat in seats],
    }


def follow_hand(seat: int, events: list[Event], hand: Counter[str], orders: set[str]) -> None:
    """What a seat holds, from what it hears."""
    for event in events:
        assert event.is_for(seat)
        if event.seat != seat:
            continue
        if event.name == "got-card":
            hand[event.data["card"]] += 1
        elif event.name in ("played", "added", "helped", "matched"):
            hand.subtract(event.data["cards"])
        elif event.name == "returned":
            hand.update(event.data["cards"])
        elif event.name == "got-order":
            orders.add(event.data["order"])
        elif event.name in ("order-played", "series"):
            orders.discard(event.data["order"])
