"""What a hand was seen to lack, moment by moment (S-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tavolata.games.solomino.kernel import cards
from tavolata.games.solomino.kernel.layout import MAX_LACKS, State, state_t
from tavolata.games.solomino.notation import card_of, ordered, parse_card
from tests.core.kernel.calling import callable_from_python
from tests.games.solomino.test_secrecy import look, set_up

pytestmark = [pytest.mark.kernel, pytest.mark.clause("S-15")]

note_lack = callable_from_python(cards.note_lack)
take_unseen = callable_from_python(cards.take_unseen)
exchange = callable_from_python(cards.exchange)
lay_down = callable_from_python(cards.lay_down)
lacks_hold = callable_from_python(cards.lacks_hold)
#: No two cards have a half in common.
HANDS = ["y2-y6 y3-y7", "y1-y5 y4-y8"]
PILE = "r1-r5 r2-r6 b1-b5 b2-b6 g1-g5 g2-g6"
REST = "g3-g7 b3-b7 r3-r7 g4-g8 b4-b8 o1-o2 o3-o4"


class Hand:
    """Seat 1 of a game for two, to which things happen; its own cards do not matter, but that they are few."""

    def __init__(self) -> None:
        deck = " ".join(["p1-p2", *HANDS, PILE, REST]).split()
        self.game = set_up({"players": 2, "deck": deck}, row="p1-p2", hands=HANDS, pile=PILE)
        self.s: State = self.game.mem.view(state_t)[0]

    def number(self, card: str) -> int:
        (number,) = (n for n in range(self.s.n_cards) if card_of(self.s, n) == ordered(parse_card(card)))
        return number

    def lacks(self, card: str) -> None:
        note_lack(self.s, 1, self.number(card))

    def draws(self) -> None:
        take_unseen(self.s, 1)

    def lays(self, card: str) -> None:
        lay_down(self.s, 1, self.number(card))

    def seen(self, seat: int = 1) -> list[tuple[str, int]]:
        return [(moment["halves"], moment["drawn_since"]) for moment in look(self.game, 0)["seats"][seat]["lacked"]]


def test_moments_without_a_draw_between_them_are_one() -> None:
    hand = Hand()
    hand.lacks("g3-g7")
    hand.lacks("b3-b7")
    assert hand.seen() == [("g3 g7 b3 b7", 0)]


def test_each_moment_counts_what_is_drawn_since() -> None:
    hand = Hand()
    hand.lacks("g3-g7")
    hand.draws()
    hand.lacks("b3-b7")
    hand.draws()
    assert hand.seen() == [("g3 g7", 2), ("b3 b7", 1)]


def test_a_lacked_card_that_is_laid_was_drawn_after_the_newest_moment_at_which_it_was_lacked() -> None:
    hand = Hand()
    hand.lacks("r1-r5")
    hand.lacks("r2-r6")
    hand.draws()
    hand.lacks("b1-b5")
    hand.draws()
    hand.draws()
    hand.lays("b1-b5")
    assert hand.seen() == [("r1 r2 r5 r6", 2), ("b1 b5", 1)]
    hand.lays("r1-r5")
    assert hand.seen() == [("r1 r2 r5 r6 b1 b5", 1)], "what is left was drawn after both or before both"


def test_of_too_many_moments_the_oldest_is_forgotten() -> None:
    hand = Hand()
    halves = []
    for number, card in enumerate(("g3-g7", "b3-b7", "r3-r7", "g4-g8", "b4-b8")[: MAX_LACKS + 1]):
        hand.lacks(card)
        hand.draws()
        halves.append((card.replace("-", " "), MAX_LACKS + 1 - number))
    assert hand.seen() == halves[1:]


def test_what_a_hand_lacked_goes_with_it() -> None:
    hand = Hand()
    hand.lacks("g3-g7")
    hand.draws()
    hand.lacks("b3-b7")
    exchange(hand.s, 0, 1)
    assert (hand.seen(0), hand.seen(1)) == ([("g3 g7", 1), ("b3 b7", 0)], [])


@pytest.mark.parametrize(
    ("changes", "holds"),
    [
        ([("lacks", "g3-g7"), ("draws",), ("draws",)], True),
        ([("draws",), ("draws",), ("lacks", "r1-r5")], False),
        ([("lacks", "r1-r5"), ("draws",), ("lacks", "b3-b7"), ("draws",)], True),
        ([("lacks", "r2-r6"), ("draws",), ("draws",), ("lacks", "r1-r5")], False),
    ],
)
def test_a_hand_cannot_hold_what_it_lacked_and_has_not_drawn_since(changes: list[Any], holds: bool) -> None:
    hand = Hand()
    for what, *card in changes:
        change: Callable[..., None] = getattr(hand, what)
        change(*card)
    assert lacks_hold(hand.s, 1) is holds
