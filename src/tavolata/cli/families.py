"""The families that can be played in the terminal, each with its words, its story and its table."""

from __future__ import annotations

from typing import Any

from tavolata.cli import pizza_story, pizza_table, solomino_story, solomino_table
from tavolata.cli.family import Family
from tavolata.cli.pizza_words import PizzaWords
from tavolata.cli.solomino_words import SolominoWords
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption

#: By the module of their rules.
FAMILIES: dict[str, Family[Any]] = {
    "tavolata.games.pizza.rules": Family(
        words=PizzaWords.at,
        tell=pizza_story.tell,
        turns=frozenset({"play"}),
        show_table=pizza_table.show_table,
        show_part=pizza_table.show_part,
        show_result=pizza_table.show_result,
    ),
    "tavolata.games.solomino.rules": Family(
        words=SolominoWords.at,
        tell=solomino_story.tell,
        turns=frozenset({"turn", "answer"}),
        show_table=solomino_table.show_table,
        show_part=solomino_table.show_part,
        show_result=solomino_table.show_result,
    ),
}


def find_family(rules: Rules) -> Family[Any]:
    family = FAMILIES.get(type(rules).__module__)
    if family is None:
        raise BadOption(f"{rules.title} cannot be played in the terminal")
    return family
