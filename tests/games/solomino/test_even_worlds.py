"""All worlds that agree with a view are equally likely: their frequencies are compared with a list of all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.games.solomino.kernel.layout import State, state_t
from tavolata.games.solomino.notation import card_of, format_card
from tavolata.games.solomino.rules import SOLOMINO
from tests.evenness import assert_in_proportion
from tests.games.solomino.test_secrecy import look, set_up

Cards = frozenset[str]
#: The hands of seats 1 and 2, and the card that one of them has just drawn.
World = tuple[Cards, Cards, str]
EACH = 20


def dealt(*, out_of_turn: bool = False, **hands_and_pile: Any) -> Game:
    """Seat 0 plays and looks; whatever is not named lies in the row, so that few cards are hidden."""
    return set_up({"players": 3, "out_of_turn": out_of_turn}, row="r8-y1", rest="row", **hands_and_pile)


def nothing_known() -> Game:
    return dealt(hands=["y2-y6 y1-y5", "b1-b5 b2-b6", "g2-b3 g1-b2"], pile="g1-g5 r5-y6 r8-g2")


def drawn_after_a_lack() -> Game:
    """Seat 1 lacked green 8 and blue 1, took the heap, and has just drawn a card."""
    hands = ["rA-r6 rA-b3 y2-y6 r1-r5", "r4-y5 y1-y5", "g2-b3 b1-b5"]
    game = dealt(hands=hands, pile="g8-b1 b1-r3 g5-b6 b2-b6 b2-y5 g8-r3")
    game.play(0, "L:r6-rA")
    game.play(1, "draw")
    return game


def lacked_twice() -> Game:
    """Of the cards of seat 1, one may have green 8 or blue 1, and none blue 2 or blue 6."""
    game = drawn_after_a_lack()
    for seat, move in ((1, "keep"), (2, "draw"), (2, "keep"), (0, "L:rA-b3")):
        game.play(seat, move)
    return game


def asked() -> Game:
    game = dealt(hands=["rA-r6 y2-y6 g3-b4", "b1-b5 y1-y5", "g2-b3 b1-r3"], pile="g8-b1 g5-b6 g8-r3")
    game.play(0, "L:r6-rA")
    return game


def window() -> Game:
    """Seat 1 or seat 2 can throw in."""
    hands = ["r1-r5 y2-y6 b1-b5", "y1-y5 b2-b6", "g2-b3 g1-b2"]
    game = dealt(hands=hands, pile="g1-g5 r5-y6 b6-y1", out_of_turn=True)
    game.play(0, "L:r1-r5")
    return game


def all_worlds(game: Game) -> Iterator[World]:
    facts, view = game.rules.facts(game.mem), look(game, 0)
    known = [frozenset(words["surely_holds"].split()) for words in view["seats"]]
    hidden = frozenset(" ".join([*facts["hands"][1:], facts["pile"]]).split()) - known[1] - known[2]
    rooms = [words["cards"] - len(sure) for words, sure in zip(view["seats"], known, strict=True)]
    for one in map(frozenset, combinations(sorted(hidden), rooms[1])):
        for two in map(frozenset, combinations(sorted(hidden - one), rooms[2])):
            drawer = {"drawn": view["turn"]}.get(view["waits_for"]["to"])
            for drawn in {None: [""], 1: one, 2: two}[drawer]:
                unseen = [frozenset[str](), one, two]
                hands = [held | sure for held, sure in zip(unseen, known, strict=True)]
                if all(lacks_what_it_lacked(view, seat, unseen[seat], drawn) for seat in (1, 2)) and can_wait(
                    view, hands
                ):
                    yield hands[1], hands[2], drawn


def lacks_what_it_lacked(view: dict[str, Any], seat: int, cards: Cards, drawn: str) -> bool:
    moments = view["seats"][seat]["lacked"]
    for number, moment in enumerate(moments):
        lacked = {half for later in moments[number:] for half in later["halves"].split()}
        came_since = {card for card in cards if lacked & set(card.split("-"))} | ({drawn} & cards)
        if len(came_since) > moment["drawn_since"]:
            return False
    return True


def can_wait(view: dict[str, Any], hands: list[Cards]) -> bool:
    """Who is asked can answer; somebody can throw in."""
    halves = [set("-".join(hand).split("-")) for hand in hands]
    if view["waits_for"]["to"] == "asked":
        return bool(halves[view["waits_for"]["seat"]] & set(view["heap"].split()[-1].split("-")))
    if view["waits_for"]["to"] == "window":
        return bool((halves[1] | halves[2]) & set(view["ends"].split()))
    return True


def sampled(game: Game, tries: int) -> Iterator[World]:
    view, rng, mem = game.view(0), new_generator(7), np.zeros(game.rules.state_size, np.uint8)
    s: State = mem.view(state_t)[0]
    for _ in range(tries):
        assert SOLOMINO.kernel.resample(view, rng, mem)
        one, two = (frozenset(hand.split()) for hand in SOLOMINO.facts(mem)["hands"][1:])
        yield one, two, format_card(card_of(s, s.drawn)) if s.drawn >= 0 else ""


@pytest.mark.parametrize(
    ("position", "waits_for"),
    [
        (nothing_known, "turn"),
        (drawn_after_a_lack, "drawn"),
        (lacked_twice, "turn"),
        (asked, "asked"),
        (window, "window"),
    ],
)
@pytest.mark.clause("S-15", "S-33")
def test_worlds_that_agree_are_equally_likely(position: Any, waits_for: str) -> None:
    game = position()
    assert look(game, 0)["waits_for"]["to"] == waits_for
    worlds = dict.fromkeys(all_worlds(game), 1)
    assert_in_proportion(Counter(sampled(game, EACH * len(worlds))), worlds)
