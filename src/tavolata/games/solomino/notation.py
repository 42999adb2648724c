"""How halves, cards and actions of SOLOmino are written (docs/formats.md).

A half is a colour (r red, y yellow, g green, b blue, p purple, o orange) and a face: a number, or a capital for a
symbol (S skip, R reverse, D draw one, W swap, T rotate, A ask). A card is two halves: `r8-bD`. Every text form has an
inverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tavolata.core.errors import MalformedAction, TavolataError, quoted
from tavolata.games.solomino.kernel.layout import (
    A_CALL,
    A_CLOCKWISE,
    A_COUNTER,
    A_DRAW,
    A_HEAP,
    A_KEEP,
    A_PASS,
    A_SEAT,
    A_SILENT,
    A_TAKE,
    HALVES,
    MAX_NUMBER,
    SEATS,
    SKIP,
)

COLOUR_LETTERS = "rygbpo"
SYMBOL_LETTERS = "SRDWTA"
END_LETTERS = "LR"
WORDS = {
    A_CLOCKWISE: "clockwise",
    A_COUNTER: "counter",
    A_DRAW: "draw",
    A_KEEP: "keep",
    A_TAKE: "take",
    A_CALL: "solomino",
    A_SILENT: "silent",
    A_PASS: "pass",
}
_WORD_ACTIONS = {word: action for action, word in WORDS.items()}
_CARD = re.compile(
    rf"([{COLOUR_LETTERS}])([1-{MAX_NUMBER}{SYMBOL_LETTERS}])-([{COLOUR_LETTERS}])([1-{MAX_NUMBER}{SYMBOL_LETTERS}])"
)

Card = tuple[int, int]


class BadNotation(TavolataError):
    """A text that does not write any card."""

    code = "bad-notation"


def format_half(half: int) -> str:
    colour, face = divmod(int(half), 16)
    return COLOUR_LETTERS[colour] + (SYMBOL_LETTERS[face - SKIP] if face >= SKIP else str(face))


def _parse_half(colour: str, face: str) -> int:
    number = SKIP + SYMBOL_LETTERS.index(face) if face in SYMBOL_LETTERS else int(face)
    return 16 * COLOUR_LETTERS.index(colour) + number


def format_card(card: Card) -> str:
    return f"{format_half(card[0])}-{format_half(card[1])}"


def parse_card(text: str) -> Card:
    found = _CARD.fullmatch(text)
    if not found:
        raise BadNotation(
            f"{quoted(text)} is no card: write two halves like r8-bD, a colour ({' '.join(COLOUR_LETTERS)}) and a "
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


# ----------------------------------------------------------------- actions


def format_action(action: int) -> str:
    """`L:r8-bD` r8 covers the left end and bD becomes it; `r8-bD` a card for the heap; `@2` a seat; or a word."""
    if action < A_HEAP:
        half, other = divmod(action // 2, HALVES)
        return f"{END_LETTERS[action % 2]}:{format_card((half, other))}"
    if action < A_SEAT:
        return format_card(divmod(action - A_HEAP, HALVES))
    if action < A_CLOCKWISE:
        return f"@{action - A_SEAT}"
    return WORDS[action]


def parse_action(text: str) -> int:
    word = text.strip()
    if word in _WORD_ACTIONS:
        return _WORD_ACTIONS[word]
    if re.fullmatch(rf"@[0-{SEATS - 1}]", word):
        return A_SEAT + int(word[1])
    try:
        if word[:2] in ("L:", "R:"):
            half, other = parse_card(word[2:])
            return (half * HALVES + other) * 2 + END_LETTERS.index(word[0])
        low, high = ordered(parse_card(word))
        return A_HEAP + low * HALVES + high
    except BadNotation:
        raise MalformedAction(
            f"{quoted(word)} is not an action: write an end and the card with the half that covers first (L:r8-bD), "
            f"a card (r8-bD), a seat (@2) or one of {', '.join(WORDS.values())}"
        ) from None
