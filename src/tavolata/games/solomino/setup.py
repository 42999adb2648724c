"""Positions of SOLOmino in the words of a scenario (docs/scenarios.md), and back.

Cards that a set-up does not mention go under the pile, or, if it says so, to the beginning of the row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.description import each, either, fields, name, number
from tavolata.core.errors import BadScenario
from tavolata.core.kernel.jit import Bytes
from tavolata.core.setups import check_keys, number_of, one_of
from tavolata.games.solomino import notation
from tavolata.games.solomino.events import DIRECTIONS
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.kernel.layout import State
from tavolata.games.solomino.notation import Card, card_of, cards, ordered
from tavolata.games.solomino.view import ENDS, ROW

KEYS = ("round", "start", "turn", "direction", "due", "minus", "hands", "row", "pile", "rest")
_STRIDES = {name: stride for stride, name in DIRECTIONS.items()}


def set_up(mem: Bytes, setup: Mapping[str, Any]) -> Bytes:
    """Fill a blank table. The game then goes on by itself to the next decision."""
    s: State = mem.view(layout.state_t)[0]
    check_keys(setup, KEYS)
    s.actor = s.asked = s.drawn = -1
    s.round_no = number_of(setup, "round", 1, 1, int(s.rounds)) - 1
    s.next = s.turn = number_of(setup, "turn", 0, 0, int(s.n) - 1)
    s.start = number_of(setup, "start", int(s.turn), 0, int(s.n) - 1)
    s.due = number_of(setup, "due", 0, 0, int(s.n_cards))
    s.stride = _STRIDES[one_of(setup, "direction", ("clockwise", "counter"))]
    minus = setup.get("minus", [0] * int(s.n))
    if not isinstance(minus, list) or len(minus) != s.n or any(type(n) is not int or n < 0 for n in minus):
        raise BadScenario(f"minus must be a list of {s.n} numbers, one for each seat, none of them negative")
    s.minus[: s.n] = minus
    _place_cards(s, setup, one_of(setup, "rest", ("pile", "row")))
    s.phase = layout.BEGIN_TURN
    return mem


def _place_cards(s: State, setup: Mapping[str, Any], rest: str) -> None:
    left = list(range(s.n_cards))

    def take(key: str, card: Card) -> int:
        for held in left:
            if ordered(card_of(s, held)) == ordered(card):
                left.remove(held)
                return held
        raise BadScenario(f"{key}: the deck has no card {notation.format_card(card)}, or all of them are elsewhere")

    hands = setup.get("hands", [])
    if not isinstance(hands, list) or len(hands) != s.n or not all(isinstance(text, str) for text in hands):
        raise BadScenario(f"hands must be a list of {s.n} strings, one for each seat")
    for seat, text in enumerate(hands):
        numbers = sorted(take("hands", card) for card in _cards("hands", text))
        if not numbers:
            raise BadScenario(f"hands: seat {seat} has no card, so the round would be over", clause="S-21")
        s.hand[seat, : len(numbers)] = numbers
        s.n_hand[seat] = len(numbers)
    row = _read_row(setup)
    laid = [(take("row", card), card, end) for card, end in row]
    pile = [take("pile", card) for card in _cards("pile", setup.get("pile", ""))]
    if rest == "pile":
        pile += left
    else:
        laid = [(unnamed, card_of(s, unnamed), 0) for unnamed in left] + laid
    if not pile:
        raise BadScenario("pile is empty, so the round would be over", clause="S-22")
    s.pile[: len(pile)] = pile[::-1]
    s.n_pile = len(pile)
    for at, (named, card, end) in enumerate(laid):
        s.row[at] = named
        s.laid_at[at] = end + (0 if card_of(s, named) == card else 2)
    s.n_row = len(laid)
    s.ends[:] = row[0][0]
    for card, end in row[1:]:
        s.ends[end] = card[1]


def _cards(key: str, text: Any) -> list[Card]:
    if not isinstance(text, str):
        raise BadScenario(f"{key} is {text!r}; it must be a string in the notation")
    try:
        return notation.parse_cards(text)
    except notation.BadNotation as error:
        raise BadScenario(f"{key}: {error.message}") from None


def _read_row(setup: Mapping[str, Any]) -> list[tuple[Card, int]]:
    """The first card (left half first), then each card with its end, the half that covers first."""
    text = setup.get("row")
    if not isinstance(text, str) or not text.split():
        raise BadScenario("row must be a string with at least its first card, such as 'r2-b5 R:b1-g3'")
    first, *others = text.split()
    row = [(card, 0) for card in _cards("row", first)]
    for word in others:
        end, colon, card = word.partition(":")
        if not colon or end not in notation.END_LETTERS or len(end) != 1:
            raise BadScenario(f"row: {word!r} must name its end, such as L:r8-b1 or R:r8-b1")
        row += [(found, notation.END_LETTERS.index(end)) for found in _cards("row", card)]
    return row


#: The whole position in the words of a set-up.
FACTS = fields(
    waits_for=name("waiting", "phase"),
    actor=number("actor"),
    round=number("min(round_no + 1, rounds)"),
    start=number("start"),
    turn=number("turn"),
    next=number("next"),
    direction=either("stride", name("directions", "stride + 1"), ""),
    due=number("due"),
    minus=number("minus[:n]"),
    hands=each("seat", "range(n)", cards("hand[seat][:n_hand[seat]]")),
    ends=ENDS,
    row=ROW,
    heap=cards("heap[:n_heap]"),
    pile=cards("pile[:n_pile][::-1]"),
)
