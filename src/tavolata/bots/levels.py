"""Levels for people: how well a bot plays, from one that is easily beaten to the best there is.

A level differs from the next by how much of the oven it remembers, and by how much worse than the best found an action
may be that it takes. It never looks where it may not, and never throws a game away: an action that is much worse than
the best is not taken at any level.

The table below is all that a level is; the description of the WebAssembly file has it, too. To run a level: look at the
game with its memory (`observe`), and if there is a choice, search with its playouts (`search` says how) and take what
`choose_found` chooses within its cap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.bots.compiled import family_of
from tavolata.bots.search import Budget
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption

#: More cards than the oven ever holds.
EVERYTHING = 1000


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: what it remembers of the oven, how much chance to win it may give away, how much it thinks."""

    memory: int
    cap: float
    budget: Budget


def _level(memory: int, cap: float, playouts: int) -> Level:
    return Level(memory, cap, Budget(playouts=playouts))


LEVELS: dict[str, Sequence[Level]] = {
    "pizza": (
        _level(16, 0.115, 200),
        _level(24, 0.085, 200),
        _level(40, 0.065, 200),
        _level(EVERYTHING, 0.035, 200),
        _level(EVERYTHING, 0.0, 300),
    ),
    "solomino": (
        _level(EVERYTHING, 0.4, 200),
        _level(EVERYTHING, 0.2, 200),
        _level(EVERYTHING, 0.0, 400),
    ),
}


def levels_of(rules: Rules) -> Sequence[Level]:
    return LEVELS[family_of(rules.game)]


def level_of(rules: Rules, number: int) -> Level:
    """The level with this number, from 1."""
    levels = levels_of(rules)
    if not 1 <= number <= len(levels):
        raise BadOption(f"{rules.title} has no level {number}; its levels are 1 to {len(levels)}")
    return levels[number - 1]


def middle_level(rules: Rules) -> int:
    return (len(levels_of(rules)) + 1) // 2


def level_name(rules: Rules, number: int) -> str:
    """The message that names a level in the languages of `locale`."""
    return f"level-{family_of(rules.game)}-{number}"
