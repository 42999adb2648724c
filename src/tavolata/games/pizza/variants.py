"""The three games of the family as one table of parameters (docs/rules.md, the table of part P)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.games.pizza.kernel.layout import FOUR_PLUS_ONE, ORDERS

SOLE_MIO_ORDERS = frozenset(range(FOUR_PLUS_ONE))
MAMMA_MIA_ORDERS = frozenset(range(FOUR_PLUS_ONE, ORDERS))


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the family.

    `removed`: for a number of players, how many singles and doubles of each kind stay out.
    """

    game: str
    title: str
    rounds: int
    singles: int
    doubles: int
    removed: Mapping[int, tuple[int, int]]
    dealt: int
    taken: int
    orders: frozenset[int]
    leaves: bool
    help: bool
    players: range = range(2, 6)
    #: Of the rules, as in records. 2: the scoring card that stays with its holder is no event (P-55).
    version: int = 1

    def cards_of_each_kind(self, players: int) -> tuple[int, int]:
        """Singles and doubles of each kind that are in play."""
        singles, doubles = self.removed.get(players, (0, 0))
        return self.singles - singles, self.doubles - doubles

    def as_values(self) -> dict[str, Any]:
        """What the family's set-up reads beside the options; cards of each kind by the number of players."""
        cards = [self.cards_of_each_kind(players) for players in range(self.players[-1] + 1)]
        return {
            "rounds": self.rounds,
            "dealt": self.dealt,
            "taken": self.taken,
            "leaves": int(self.leaves),
            "help": int(self.help),
            "order_set": [int(order in self.orders) for order in range(ORDERS)],
            "singles": [singles for singles, _ in cards],
            "doubles": [doubles for _, doubles in cards],
        }


SOLE_MIO = Variant(
    game="sole-mio",
    title="Sole Mio!",
    rounds=2,
    singles=9,
    doubles=2,
    removed={4: (1, 0), 3: (1, 1), 2: (3, 1)},
    dealt=5,
    taken=2,
    orders=SOLE_MIO_ORDERS,
    leaves=False,
    help=True,
    version=2,
)
MAMMA_MIA_GRANDE = Variant(
    game="mamma-mia-grande",
    title="Mamma Mia! Grande",
    rounds=3,
    singles=12,
    doubles=2,
    removed={4: (1, 0), 3: (1, 1), 2: (4, 1)},
    dealt=5,
    taken=2,
    orders=SOLE_MIO_ORDERS | MAMMA_MIA_ORDERS,
    leaves=True,
    help=True,
    version=2,
)
MAMMA_MIA = Variant(
    game="mamma-mia",
    title="Mamma Mia!",
    rounds=3,
    singles=13,
    doubles=0,
    removed={4: (1, 0), 3: (3, 0), 2: (5, 0)},
    dealt=6,
    taken=1,
    orders=MAMMA_MIA_ORDERS,
    leaves=False,
    help=False,
)
