"""Decks (S-1, S-2): the default one, and decks from files.

A deck file has one card a line (`r8-bD`); empty lines and what follows `#` mean nothing.

The default deck is made by a fixed rule. Lay the 32 coloured numbers in a circle: red 1, yellow 1, green 1, blue 1,
red 2, and so on. Join each with the one five places on and with the one ten places on, and the first eight also with
the one opposite: those are the 72 cards with two numbers. Each coloured number is still needed once; those that were
not joined with an opposite are needed once more, listed backwards. Go through these 48 with steps of seven and give
each a symbol: the symbols in turn, each in the four colours, twice over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from tavolata.core.errors import BadOption
from tavolata.games.solomino.kernel.layout import DEALT, MAX_CARDS, SKIP
from tavolata.games.solomino.notation import BadNotation, Card, format_card, ordered, parse_card


def generate_default() -> list[Card]:
    """The default deck by its rule; the data file holds what this makes."""
    circle = [16 * (place % 4) + 1 + place // 4 for place in range(32)]
    plain = [(circle[place], circle[(place + step) % 32]) for step in (5, 10) for place in range(32)]
    plain += [(circle[place], circle[place + 16]) for place in range(8)]
    left = [*circle, *(circle[place] for place in reversed(range(32)) if place % 16 >= 8)]
    symbols = [16 * (k % 4) + SKIP + k % 24 // 4 for k in range(48)]
    return plain + [(symbols[k], left[7 * k % 48]) for k in range(48)]


@cache
def default_deck() -> tuple[str, ...]:
    """The cards of the data file."""
    text = files("tavolata.games.solomino").joinpath("default.deck").read_text(encoding="utf-8")
    return tuple(read_deck(text, "the default deck"))


def read_deck(text: str, where: str) -> list[str]:
    """The cards of a deck file, in notation; BadOption says in which line what is wrong."""
    words = _words(text)
    for line, word in words:
        _check_card(word, f"{where}, line {line}")
    if not words:
        raise BadOption(f"{where} is empty; a deck has one card per line, such as r8-bD", clause="S-2")
    return [word for _, word in words]


def parse_deck(cards: Sequence[str], players: int) -> list[Card]:
    """The deck of a table for so many players, sorted: how a file lists its cards, and turns them, means nothing."""
    deck = [_check_card(card, f"card {number} of the deck") for number, card in enumerate(cards, start=1)]
    if not fewest_cards(players) <= len(deck) <= MAX_CARDS:
        raise BadOption(_size_message(len(deck), players), clause="S-2")
    return sorted(map(ordered, deck))


def fewest_cards(players: int) -> int:
    """Every hand, the first card of the row, and one to draw."""
    return DEALT * players + 2


def _size_message(count: int, players: int) -> str:
    return f"the deck has {count} cards; for {players} players it must have {fewest_cards(players)} to {MAX_CARDS}"


def _words(text: str) -> list[tuple[int, str]]:
    """What stands in a deck file, with the numbers of the lines."""
    lines = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), start=1))
    return [(number, word) for number, word in lines if word]


def _check_card(text: str, where: str) -> Card:
    try:
        card = parse_card(text)
    except BadNotation as error:
        raise BadOption(f"{where}: {error.message}", clause="S-1") from None
    if all(half % 16 >= SKIP for half in card):
        raise BadOption(f"{where}: {text} has two symbols; a card has at most one", clause="S-2")
    return card


def write_deck(deck: Iterable[Card]) -> str:
    return "".join(f"{format_card(card)}\n" for card in deck)
