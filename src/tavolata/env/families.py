"""The families that learning programs can play: how their tables are written, and their compiled stepping."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption
from tavolata.core.kernel_rules import KernelRules
from tavolata.env import pizza, solomino
from tavolata.env.actions import Actions
from tavolata.env.encodings import Encoding
from tavolata.env.kernel.pizza import entries as pizza_entries
from tavolata.env.kernel.solomino import entries as solomino_entries


@dataclass(frozen=True, slots=True)
class Family:
    """What a family says of its tables, and its compiled entry."""

    encodings: Callable[[Any, Mapping[str, Any], int], dict[str, Encoding]]
    actions: Callable[[Any, Mapping[str, Any]], Actions]
    step_games: Callable[..., None]


#: By the module of their rules.
FAMILIES = {
    "tavolata.games.pizza.rules": Family(pizza.encodings, pizza.actions, pizza_entries.step_games),
    "tavolata.games.solomino.rules": Family(solomino.encodings, solomino.actions, solomino_entries.step_games),
}


def find_family(rules: Rules) -> tuple[Family, KernelRules]:
    family = FAMILIES.get(type(rules).__module__)
    if family is None or not isinstance(rules, KernelRules):
        raise BadOption(f"there is no environment for {rules.title}")
    return family, rules
