"""Positions of SOLOmino from scenarios: wrong ones get an error that says what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.core.errors import BadScenario
from tavolata.core.game import Game
from tavolata.core.registry import get_rules
from tavolata.games.solomino.setup import KEYS
from tests.pages import column

pytestmark = pytest.mark.kernel

RULES = get_rules("solomino")
OPTIONS = RULES.check_options({"players": 2, "rounds": 2})
GOOD: dict[str, Any] = {"row": "r8-y1 R:y2-g3", "hands": ["r1-r5", "b1-b5"]}


def position(setup: dict[str, Any]) -> Game:
    game = Game(RULES, OPTIONS, RULES.set_up(OPTIONS, setup))
    game.resume()
    return game


def test_the_page_names_every_key_and_every_fact() -> None:
    assert column("scenarios.md", "key of a SOLOmino setup") == list(KEYS)
    assert column("scenarios.md", "fact of SOLOmino") == list(RULES.facts(position(GOOD).mem))


def test_facts_are_the_words_of_a_set_up() -> None:
    setup = {**GOOD, "round": 2, "start": 1, "turn": 1, "direction": "counter", "due": 2, "minus": [3, 4]}
    facts = RULES.facts(position(setup).mem)
    assert setup.items() <= facts.items()
    again = {key: facts[key] for key in KEYS if key in facts}
    assert RULES.facts(position(again).mem) == facts


def test_cards_that_are_nowhere_go_under_the_pile_or_to_the_beginning_of_the_row() -> None:
    below = RULES.facts(position({**GOOD, "pile": "b2-b6"}).mem)
    assert below["pile"].startswith("b2-b6 ")
    assert len(below["pile"].split()) == 116
    before = RULES.facts(position({**GOOD, "pile": "b2-b6", "rest": "row"}).mem)
    assert before["pile"] == "b2-b6"
    assert len(before["row"].split()) == 117
    assert before["row"].endswith(" R:y2-g3")
    assert before["ends"] == "r8 g3"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"deck": "r1-r5"}, "setup has an unknown key 'deck'"),
        ({"round": 3}, "round is 3; it must be a number from 1 to 2"),
        ({"start": 2}, "start is 2; it must be a number from 0 to 1"),
        ({"direction": "left"}, "direction is 'left'; it must be clockwise or counter"),
        ({"minus": [1]}, "minus must be a list of 2 numbers"),
        ({"minus": [1, -1]}, "minus must be a list of 2 numbers"),
        ({"hands": ["r1-r5"]}, "hands must be a list of 2 strings"),
        ({"hands": ["r1-r5", ""]}, "seat 1 has no card"),
        ({"hands": ["r1-r5", "r1-r5"]}, "the deck has no card r1-r5, or all of them are elsewhere"),
        ({"hands": ["r1-r5", "r1"]}, "hands: 'r1' is not a card"),
        ({"pile": 3}, "pile is 3; it must be a string"),
        ({"rest": "row"}, "pile is empty"),
        ({"row": ""}, "row must be a string with at least its first card"),
        ({"row": "r8-y1 y2-g3"}, "row: 'y2-g3' must name its end"),
    ],
)
def test_a_wrong_set_up_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario) as found:
        position({**GOOD, **change})
    assert message in str(found.value)


@pytest.mark.parametrize("claim", ["r1", "r1-r5 x"])
def test_a_claim_that_is_no_card_is_refused(claim: str) -> None:
    with pytest.raises(BadScenario, match="is not a card"):
        RULES.agrees("hands", claim, "r1-r5")
