"""How halves, cards and actions of SOLOmino are written (docs/formats.md).

A half is a colour (r red, y yellow, g green, b blue, p purple, o orange) and a face: a number, or a capital for a
symbol (S skip, R reverse, D draw one, W swap, T rotate, A ask). A card is two halves: `r8-bD`. Every text form has an
inverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tavolata.core.description import Form, Reader, each, join, name, text
from tavolata.core.errors import TavolataError, quoted
from tavolata.games.solomino.kernel.layout import (
    A_CLOCKWISE,
    A_HEAP,
    A_SEAT,
    HALVES,
    MAX_NUMBER,
    SEATS,
    SKIP,
    Public,
)

COLOUR_LETTERS = "rygbpo"
SYMBOL_LETTERS = "SRDWTA"
END_LETTERS = "LR"
WORDS = ("clockwise", "counter", "draw", "keep", "take", "solomino", "silent", "pass")
_CARD = re.compile(
    rf"([{COLOUR_LETTERS}])([1-{MAX_NUMBER}{SYMBOL_LETTERS}])-([{COLOUR_LETTERS}])([1-{MAX_NUMBER}{SYMBOL_LETTERS}])"
)

Card = tuple[int, int]

#: By number; no half has the face 0.
HALF_NAMES = tuple(
    f"{colour}{face}" if face else None
    for colour in COLOUR_LETTERS
    for face in (0, *range(1, MAX_NUMBER + 1), *SYMBOL_LETTERS)
)
TABLES = {
    "halves": HALF_NAMES,
    "ends": tuple(END_LETTERS),
    "seats": tuple(map(str, range(SEATS))),
    "words": WORDS,
}


class BadNotation(TavolataError):
    """A text that does not write any card."""

    code = "bad-notation"


def format_half(half: int) -> str:
    text = HALF_NAMES[half]
    if text is None:
        raise ValueError(f"{half} is not a half")
    return text


def _parse_half(colour: str, face: str) -> int:
    number = SKIP + SYMBOL_LETTERS.index(face) if face in SYMBOL_LETTERS else int(face)
    return 16 * COLOUR_LETTERS.index(colour) + number


def format_card(card: Card) -> str:
    return f"{format_half(card[0])}-{format_half(card[1])}"


def parse_card(text: str) -> Card:
    found = _CARD.fullmatch(text)
    if not found:
        raise BadNotation(
            f"{quoted(text)} is not a card: write two halves like r8-bD, a colour ({' '.join(COLOUR_LETTERS)}) and a "
            f"number (1 to {MAX_NUMBER}) or a symbol ({' '.join(SYMBOL_LETTERS)}) each"
        )
    return _parse_half(found[1], found[2]), _parse_half(found[3], found[4])


def ordered(card: Card) -> Card:
    """A card can be turned round: with the lower half first it is the same card."""
    return min(card), max(card)


def format_cards(cards: Iterable[Card]) -> str:
    return " ".join(map(format_card, cards))


def parse_cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def card_of(s: Public, number: int) -> Card:
    """The card of a game with this number."""
    first, second = s.half[number]
    return int(first), int(second)


# ----------------------------------------------------------------- how a description writes them


def halves(one: str, other: str) -> Reader:
    """A card as two halves."""
    return text(name("halves", one), "-", name("halves", other))


def numbered_card(number: str) -> Reader:
    """The card of the deck with this number."""
    return halves(f"half[{number}][0]", f"half[{number}][1]")


def cards(numbers: str) -> Reader:
    return join(" ", each("card", numbers, numbered_card("card")))


# ----------------------------------------------------------------- actions

#: `L:r8-bD` r8 covers the left end and bD becomes it; `r8-bD` a card for the heap; `@2` a seat; or a word.
ACTIONS = (
    Form(0, [("ends", 1), ":", ("halves", 2 * HALVES), "-", ("halves", 2)]),
    Form(A_HEAP, [("halves", HALVES), "-", ("halves", 1)], any_order="parts"),
    Form(A_SEAT, ["@", ("seats", 1)]),
    Form(A_CLOCKWISE, [("words", 1)]),
)
ADVICE = (
    "write an end and the card with the half that covers first (L:r8-bD), a card (r8-bD), a seat (@2) or one of "
    f"{', '.join(WORDS)}"
)
