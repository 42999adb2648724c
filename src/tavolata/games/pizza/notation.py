"""How cards, orders, seats and actions of the pizza family are written (docs/formats.md).

Kinds are letters: o olive, p pepper, m mushroom, s salami, a pineapple (ananas); a capital is a double, `*` the
scoring card. What can be written of cards, orders and actions can be read, and means the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tavolata.core.description import Form, Reader, each, either, join, name, number, text, times
from tavolata.core.errors import TavolataError, quoted
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    A_CARDS,
    A_DONE,
    A_KIND,
    A_ORDER,
    A_SEAT,
    BOMBASTICA_NEEDS,
    FIRST_ORDER_CARD,
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
WORDS = ("done", "supply", "stack", "give-up", "ask", "no", "show")
#: Cards of one kind as an action names them, so many singles and doubles; none of it are `-o`.
HANDFULS = tuple(
    letter * singles + letter.upper() * doubles or f"-{letter}"
    for letter in KIND_LETTERS
    for singles in range(MAX_SINGLES + 1)
    for doubles in range(MAX_DOUBLES + 1)
)
TABLES = {
    "kinds": tuple(KIND_LETTERS),
    "doubles": tuple(KIND_LETTERS.upper()),
    "cards": tuple(CARD_LETTERS),
    "orders": ORDER_NAMES,
    "handfuls": HANDFULS,
    "amounts": tuple(map(str, range(BOMBASTICA_NEEDS + 1))),
    "seats": SEAT_DIGITS,
    "words": WORDS,
}

#: `ooO` cards of one kind, `-o` none of it, `4p` an order, `=o` a kind, `x3` an amount, `@2` a seat, or a word.
ACTIONS = (
    Form(A_CARDS, [("handfuls", 1)], any_order="letters"),
    Form(A_ORDER, [("orders", 1)]),
    Form(A_KIND, ["=", ("kinds", 1)]),
    Form(A_AMOUNT, ["x", ("amounts", 1)]),
    Form(A_SEAT, ["@", ("seats", 1)]),
    Form(A_DONE, [("words", 1)]),
)
ADVICE = (
    "write cards of one kind (ooO), an order (4p), a kind (=o), an amount (x3), a seat (@2) or one of "
    f"{', '.join(WORDS)}"
)


class BadNotation(TavolataError):
    """A text that does not write any card or order."""

    code = "bad-notation"


# ----------------------------------------------------------------- how a description writes them


def counts(cards: str) -> Reader:
    """So many cards of each sort, in the order of the sorts: `ooO p`."""
    singles, doubles = f"{cards}[2 * kind]", f"{cards}[2 * kind + 1]"
    letters = text(times(name("kinds", "kind"), singles), times(name("doubles", "kind"), doubles))
    return join(" ", each("kind", "range(KINDS)", letters, where=f"{singles} or {doubles}"))


def pile(cards: str) -> Reader:
    """Ingredient cards (and the scoring card) in their order: `ooP*`."""
    return join("", each("card", cards, name("cards", "card")))


def oven(cards: str, first: str, end: str) -> Reader:
    """Cards from the bottom to the top; runs of ingredients are written together: `ooO 4p@0 s`."""
    own = f"({cards}[at] - FIRST_ORDER_CARD)"
    order = text(name("orders", f"{own} % ORDERS"), "@", number(f"{own} // ORDERS"))
    ingredient = either(f"{cards}[at] < 0", "?", name("cards", f"{cards}[at]"))
    card = either(f"{cards}[at] < FIRST_ORDER_CARD", ingredient, order)
    apart = f"at > {first} and ({cards}[at] >= FIRST_ORDER_CARD or {cards}[at - 1] >= FIRST_ORDER_CARD)"
    return join("", each("at", f"range({first}, {end})", either(apart, text(" ", card), card)))


def amounts(values: str, *, doubles: str = "0") -> Reader:
    """Amounts of kinds: `2m 1s`. Of double cards they have a capital: `1S`; so have negative ones."""
    letter = name("cards", f"2 * kind + ({values}[kind] < 0 or {doubles})")
    amount = text(number(f"abs({values}[kind])"), letter)
    return join(" ", each("kind", "range(KINDS)", amount, where=f"{values}[kind]"))


# ----------------------------------------------------------------- cards and orders


def format_cards(cards: Iterable[int]) -> str:
    """Ingredient cards (and the scoring card) in the order given: `ooP*`."""
    return "".join(CARD_LETTERS[card] for card in cards)


def parse_cards(text: str) -> list[int]:
    cards = []
    for letter in text.replace(" ", ""):
        if letter not in CARD_LETTERS:
            raise BadNotation(
                f"{letter!r} in {quoted(text)} is not a card: write o p m s a for singles, "
                "O P M S A for doubles, * for the scoring card"
            )
        cards.append(CARD_LETTERS.index(letter))
    return cards


def parse_counts(text: str) -> list[int]:
    found = Counter(parse_cards(text))
    if SCORING_CARD in found:
        raise BadNotation(f"the scoring card * cannot be among the ingredients {quoted(text)}")
    return [found[sort] for sort in range(SORTS)]


def format_order(order: int) -> str:
    return ORDER_NAMES[order]


def parse_order(text: str) -> int:
    if text not in ORDER_NAMES:
        raise BadNotation(f"unknown order {quoted(text)}; the orders are {', '.join(ORDER_NAMES)}")
    return ORDER_NAMES.index(text)


def parse_oven(text: str) -> list[int]:
    cards: list[int] = []
    for word in text.split():
        if "@" not in word:
            cards += parse_cards(word)
            continue
        name, _, seat = word.partition("@")
        if seat not in SEAT_DIGITS:
            raise BadNotation(f"{quoted(word)} has no seat: write orders in the oven as 4o@1")
        cards.append(FIRST_ORDER_CARD + int(seat) * ORDERS + parse_order(name))
    return cards


def cards_of_action(action: int) -> tuple[int, int, int]:
    """Kind, singles and doubles of an action that names cards."""
    return action // PER_KIND, action % PER_KIND // (MAX_DOUBLES + 1), action % (MAX_DOUBLES + 1)
