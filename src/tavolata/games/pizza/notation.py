"""How cards, orders, seats and actions of the pizza family are written (docs/formats.md).

Kinds are letters: o olive, p pepper, m mushroom, s salami, a pineapple (ananas); a capital is a double, `*` the
scoring card. What can be written of cards, orders and actions can be read, and means the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tavolata.core.errors import MalformedAction, TavolataError, quoted
from tavolata.core.kernel.jit import I8
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    A_ASK,
    A_DECLINE,
    A_DONE,
    A_GIVE_UP,
    A_KIND,
    A_ORDER,
    A_SEAT,
    A_SHOW,
    A_STACK,
    A_SUPPLY,
    ACTIONS,
    FIRST_ORDER_CARD,
    KINDS,
    MAX_DOUBLES,
    MAX_SINGLES,
    ORDERS,
    PER_KIND,
    SCORING_CARD,
    SEATS,
    SORTS,
)

KIND_LETTERS = "opmsa"
SEAT_DIGITS = tuple(map(str, range(SEATS)))
CARD_LETTERS = "".join(letter + letter.upper() for letter in KIND_LETTERS) + "*"
ORDER_NAMES = (
    *(f"4{letter}" for letter in KIND_LETTERS),
    "two-of-each",
    "contest",
    "match",
    "without-mine",
    "two-doubles",
    "4321",
    "scorers-four",
    *(f"4{letter}+1" for letter in KIND_LETTERS),
    "mixed",
    "bombastica",
    "monotoni",
    "minimale",
)
WORDS = {
    A_DONE: "done",
    A_SUPPLY: "supply",
    A_STACK: "stack",
    A_GIVE_UP: "give-up",
    A_ASK: "ask",
    A_DECLINE: "no",
    A_SHOW: "show",
}


class BadNotation(TavolataError):
    """A text that does not write any card or order."""

    code = "bad-notation"


# ----------------------------------------------------------------- cards and orders


def format_cards(cards: Iterable[int]) -> str:
    """Ingredient cards (and the scoring card) in the order given: `ooP*`."""
    return "".join(CARD_LETTERS[card] for card in cards)


def parse_cards(text: str) -> list[int]:
    cards = []
    for letter in text.replace(" ", ""):
        if letter not in CARD_LETTERS:
            raise BadNotation(
                f"{letter!r} in {quoted(text)} is no card: write o p m s a for singles, "
                "O P M S A for doubles, * for the scoring card"
            )
        cards.append(CARD_LETTERS.index(letter))
    return cards


def format_counts(counts: Sequence[int] | I8) -> str:
    """So many cards of each sort, in the order of the sorts: `ooO p`."""
    kinds = [
        KIND_LETTERS[kind] * int(counts[2 * kind]) + KIND_LETTERS[kind].upper() * int(counts[2 * kind + 1])
        for kind in range(KINDS)
    ]
    return " ".join(filter(None, kinds))


def parse_counts(text: str) -> list[int]:
    found = Counter(parse_cards(text))
    if SCORING_CARD in found:
        raise BadNotation(f"the scoring card * cannot be among the ingredients {quoted(text)}")
    return [found[sort] for sort in range(SORTS)]


def format_order(order: int) -> str:
    return ORDER_NAMES[order]


def parse_order(text: str) -> int:
    if text not in ORDER_NAMES:
        raise BadNotation(f"there is no order {quoted(text)}; the orders are {', '.join(ORDER_NAMES)}")
    return ORDER_NAMES.index(text)


def format_card(card: int) -> str:
    """Any card of the oven: an ingredient (`o`, `P`), or an order with the seat of its owner (`4o@1`)."""
    if card < FIRST_ORDER_CARD:
        return CARD_LETTERS[card]
    seat, order = divmod(card - FIRST_ORDER_CARD, ORDERS)
    return f"{ORDER_NAMES[order]}@{seat}"


def format_oven(cards: Iterable[int]) -> str:
    """Cards from the bottom to the top; runs of ingredients are written together: `ooO 4p@0 s`."""
    words: list[str] = []
    for card in cards:
        word = "?" if card < 0 else format_card(card)
        if "@" not in word and words and "@" not in words[-1]:
            words[-1] += word
        else:
            words.append(word)
    return " ".join(words)


def parse_oven(text: str) -> list[int]:
    cards: list[int] = []
    for word in text.split():
        if "@" not in word:
            cards += parse_cards(word)
            continue
        name, _, seat = word.partition("@")
        if seat not in SEAT_DIGITS:
            raise BadNotation(f"{quoted(word)} names no seat: an order in the oven is written like 4o@1")
        cards.append(FIRST_ORDER_CARD + int(seat) * ORDERS + parse_order(name))
    return cards


def format_amounts(amounts: Sequence[int]) -> str:
    """Amounts of kinds: `2m 1s`. Negative ones are double cards and get a capital: `1S`."""
    letters = [KIND_LETTERS[kind] if amount > 0 else KIND_LETTERS[kind].upper() for kind, amount in enumerate(amounts)]
    return " ".join(f"{abs(amount)}{letter}" for amount, letter in zip(amounts, letters, strict=True) if amount)


def parse_kind(text: str) -> int:
    if len(text) != 1 or text not in KIND_LETTERS:
        raise BadNotation(f"{quoted(text)} is no kind: write o, p, m, s or a")
    return KIND_LETTERS.index(text)


# ----------------------------------------------------------------- actions


def cards_of_action(action: int) -> tuple[int, int, int]:
    """Kind, singles and doubles of an action that names cards."""
    return action // PER_KIND, action % PER_KIND // (MAX_DOUBLES + 1), action % (MAX_DOUBLES + 1)


def format_action(action: int) -> str:
    """`ooO` cards of one kind, `-o` none of it, `4p` an order, `=o` a kind, `x3` an amount, `@2` a seat, or a word."""
    if action < A_ORDER:
        kind, singles, doubles = cards_of_action(action)
        letter = KIND_LETTERS[kind]
        return letter * singles + letter.upper() * doubles or f"-{letter}"
    if action < A_KIND:
        return ORDER_NAMES[action - A_ORDER]
    if action < A_AMOUNT:
        return f"={KIND_LETTERS[action - A_KIND]}"
    if action < A_SEAT:
        return f"x{action - A_AMOUNT}"
    if action < A_DONE:
        return f"@{action - A_SEAT}"
    return WORDS[action]


_ACTIONS = {format_action(action): action for action in range(ACTIONS)}


def parse_action(text: str) -> int:
    """The inverse of `format_action`; cards may be given in any order."""
    word = text.strip()
    if word in _ACTIONS:
        return _ACTIONS[word]
    letter = word[:1].lower()
    if not letter or letter not in KIND_LETTERS or word.strip(letter + letter.upper()):
        raise MalformedAction(
            f"{quoted(word)} is not an action: write cards of one kind (ooO), an order (4p), a kind (=o), an amount "
            f"(x3), a seat (@2) or one of {', '.join(WORDS.values())}"
        )
    singles, doubles = word.count(letter), word.count(letter.upper())
    if singles > MAX_SINGLES or doubles > MAX_DOUBLES:
        raise MalformedAction(
            f"{quoted(word)} is more than a hand can hold: at most {MAX_SINGLES} singles and {MAX_DOUBLES} doubles"
        )
    return KIND_LETTERS.index(letter) * PER_KIND + singles * (MAX_DOUBLES + 1) + doubles
