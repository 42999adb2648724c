"""Decks: what the default one consists of, how it is made, and which deck files are refused."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.games.solomino import notation
from tavolata.games.solomino.decks import (
    default_deck,
    generate_default,
    parse_deck,
    read_deck,
    write_deck,
)
from tavolata.games.solomino.kernel.layout import MAX_CARDS, MAX_NUMBER
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS, ordered, parse_card
from tests.pages import code, example, table

CARDS = [card.split("-") for card in default_deck()]
HALVES = Counter(half for card in CARDS for half in card)


def is_symbol(half: str) -> bool:
    return half[1] in SYMBOL_LETTERS


# ----------------------------------------------------------------- the default deck


@pytest.mark.clause("S-2")
def test_the_data_file_is_what_the_rule_makes() -> None:
    text = files("tavolata.games.solomino").joinpath("default.deck").read_text(encoding="utf-8")
    cards = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert cards == write_deck(generate_default())
    assert parse_deck(default_deck(), 6) == sorted(map(ordered, generate_default()))


@pytest.mark.clause("S-1")
def test_there_are_120_cards_of_two_halves() -> None:
    assert len(CARDS) == 120
    assert all(len(card) == 2 for card in CARDS)


@pytest.mark.clause("S-2")
def test_every_coloured_number_is_there_6_times_and_every_coloured_symbol_twice() -> None:
    assert {half: count for half, count in HALVES.items() if not is_symbol(half)} == {
        f"{colour}{number}": 6 for colour in "rygb" for number in range(1, 9)
    }
    assert {half: count for half, count in HALVES.items() if is_symbol(half)} == {
        f"{colour}{symbol}": 2 for colour in "rygb" for symbol in "SRDWTA"
    }


@pytest.mark.clause("S-2")
def test_72_cards_have_two_numbers_and_48_a_number_and_a_symbol() -> None:
    assert Counter(sum(map(is_symbol, card)) for card in CARDS) == {0: 72, 1: 48}


@pytest.mark.clause("S-2")
def test_no_two_cards_are_alike_and_no_card_has_equal_halves_and_some_have_one_colour() -> None:
    assert len({ordered(parse_card(card)) for card in default_deck()}) == len(default_deck())
    assert len({frozenset(card) for card in CARDS}) == 120
    assert all(first != second for first, second in CARDS)
    assert 0 < sum(first[0] == second[0] for first, second in CARDS) < 60


# ----------------------------------------------------------------- other decks


@pytest.mark.clause("S-2")
def test_a_deck_file_may_have_comments_blank_lines_alike_cards_and_equal_halves() -> None:
    assert read_deck(example("formats.md", "deck"), "here") == ["r1-y2", "r1-r1", "r1-r1", "gW-b9"]
    assert read_deck("r1-y2\r\n\r\n  y2-r1\t# turned\r\n", "here") == ["r1-y2", "y2-r1"]


@pytest.mark.clause("S-2")
def test_neither_the_order_of_a_file_nor_how_its_cards_lie_means_anything() -> None:
    turned = ["-".join(reversed(card)) for card in reversed(CARDS)]
    assert parse_deck(turned, 4) == parse_deck(default_deck(), 4)


BAD_LINES = {
    "r8": "'r8' is not a card: write two halves like r8-bD",
    "r8-": "'r8-' is not a card",
    "-b1": "'-b1' is not a card",
    "r8-b1-y2": "is not a card",
    "r8-x1": "'r8-x1' is not a card: write two halves like r8-bD, a colour (r y g b p o)",
    "R8-b1": "is not a card",
    "r0-b1": "a number (1 to 9)",
    "r10-b1": "is not a card",
    "r8-bX": "a symbol (S R D W T A)",
    "r8 b1": "is not a card",
    "r8–b1": "is not a card",
    "r٣-b1": "is not a card",
    "rS-bD": "rS-bD has two symbols; a card has at most one (S-2)",
    '{"cards": []}': "is not a card",
    "\x00": "is not a card",
}


@pytest.mark.clause("S-1", "S-2")
@pytest.mark.parametrize("line", BAD_LINES)
def test_a_bad_line_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_deck(f"# mine\n\nr1-y2\n{line}\nr1-y3\n", "my.deck")
    message = str(caught.value)
    assert message.startswith("my.deck, line 4: ")
    assert BAD_LINES[line] in message
    assert "\n" not in message
    assert len(message) < 300


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", " # r1-y2"])
def test_a_file_without_cards_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match=r"my\.deck is empty; a deck has one card per line, such as r8-bD"):
        read_deck(text, "my.deck")


@pytest.mark.kernel
@pytest.mark.clause("S-2")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_deck_has_8n_and_2_cards_at_least(players: int) -> None:
    fewest = 8 * players + 2
    game = Game.new("solomino", players=players, deck=list(default_deck()[:fewest]))
    assert game.rules.read_view(game.view(0))["pile"] == 1
    with pytest.raises(
        BadOption, match=f"the deck has {fewest - 1} cards; for {players} players it must have {fewest}"
    ):
        Game.new("solomino", players=players, deck=list(default_deck()[: fewest - 1]))


@pytest.mark.clause("S-2")
def test_a_deck_has_126_cards_at_most() -> None:
    assert len(parse_deck(["r1-y2"] * MAX_CARDS, 6)) == MAX_CARDS
    with pytest.raises(BadOption, match="the deck has 127 cards; for 6 players it must have 50 to 126"):
        parse_deck(["r1-y2"] * 127, 6)


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("deck", ["r1-y2", 7, {"r1-y2": 1}, [1, 2], [None], [["r1", "y2"]]])
def test_a_deck_that_is_no_list_of_cards_is_refused(deck: object) -> None:
    with pytest.raises(
        BadOption, match="deck must be a list of cards such as 'r8-bD', or omitted for the default deck"
    ):
        Game.new("solomino", deck=deck)


@pytest.mark.clause("S-1")
def test_a_bad_card_of_a_table_is_named_by_its_place() -> None:
    with pytest.raises(BadOption, match="card 3 of the deck: 'q1-y2' is not a card"):
        Game.new("solomino", players=2, deck=["r1-y2", "r1-y2", "q1-y2"] * 10)


@given(st.text(max_size=40) | st.text("rygbpo19SRDWTA-#\n ", max_size=40))
@settings(deadline=None, derandomize=True)
def test_any_text_is_a_deck_or_is_refused_in_one_line(text: str) -> None:
    cards, refusal = [], ""
    try:
        cards = read_deck(text, "it")
    except BadOption as error:
        refusal = str(error)
    assert bool(cards) != bool(refusal)
    assert "\n" not in refusal
    assert [notation.format_card(parse_card(card)) for card in cards] == cards


# ----------------------------------------------------------------- the page


def test_the_page_has_the_limits() -> None:
    limits = {row["limit of a deck"]: row["value"] for row in table("formats.md", "limit of a deck")}
    assert code(limits["colours"]) == list(COLOUR_LETTERS)
    assert limits["cards"] == f"at most {MAX_CARDS}"
    assert limits["numbers"] == f"1 to {MAX_NUMBER}"
    assert limits["cards for n players"] == "at least 8n + 2"


def test_the_page_quotes_the_errors() -> None:
    said = {row["wrong"]: code(row["error"])[0] for row in table("formats.md", "wrong")}
    texts = {"a half is missing": "r1-y2\n\nr8", "two symbols": "r1-y2\n\nrS-bD", "no card at all": ""}
    for wrong, text in texts.items():
        with pytest.raises(BadOption) as caught:
            read_deck(text, "my.deck")
        assert str(caught.value) == said[wrong]
    with pytest.raises(BadOption) as caught:
        parse_deck(["r1-y2"] * 17, 2)
    assert str(caught.value) == said["too few or too many cards"]
