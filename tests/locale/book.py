"""The long texts of a language as they are written: what messages say, without values filled in, and their markup."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tavolata.locale
from tavolata.core.errors import TavolataError
from tavolata.games.pizza import notation as pizza
from tavolata.games.solomino import notation as solomino

FOLDER = Path(tavolata.locale.__file__).parent


@cache
def book(language: str, name: str) -> dict[str, str]:
    """The texts of one Fluent file, those of attributes under `message.attribute`. They use no values."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            found |= {key: _plain(pattern) for key, pattern in parts if pattern}
    return found


def _plain(pattern: ast.Pattern) -> str:
    (element,) = pattern.elements
    assert isinstance(element, ast.TextElement)
    return element.value


def drawn(text: str) -> list[str]:
    """What stands in double brackets, to be drawn."""
    return re.findall(r"\[\[(.*?)\]\]", text)


def cited(text: str) -> set[str]:
    """The clauses that a text names."""
    return set(re.findall(r"\b[PS]-\d+\b", text))


def is_drawable(word: str, family: str) -> bool:
    """Is it ingredients, the scoring card or an order, perhaps @ its owner's kind; or a card of SOLOmino or a half?"""
    readers = {
        "pizza": (pizza.parse_cards, _parse_order),
        "solomino": (solomino.parse_card, lambda half: solomino.parse_card(f"{half}-{half}")),
    }
    for read in readers[family]:
        try:
            read(word)
        except TavolataError:
            continue
        return bool(word.strip())
    return False


def _parse_order(word: str) -> None:
    order, _, owner = word.partition("@")
    pizza.parse_order(order)
    pizza.parse_cards(owner)
