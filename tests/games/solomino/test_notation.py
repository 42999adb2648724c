"""The notation of SOLOmino: every text form and its inverse, what is refused, and the page that explains it."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.errors import MalformedAction
from tavolata.core.game import Game
from tavolata.games.solomino import notation
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.kernel.layout import A_HEAP, A_SEAT, ACTIONS, HALVES, SEATS, SKIP
from tavolata.games.solomino.notation import BadNotation, Card, ordered
from tavolata.games.solomino.rules import DECISIONS, SOLOMINO
from tests.games.solomino.tables import FEW, SLOW
from tests.pages import code, table

repeatable = settings(deadline=None, derandomize=True)
format_action, parse_action = SOLOMINO.format_action, SOLOMINO.parse_action

# Everything that a half can be, in any deck; a half without a face is none.
FACES = [half for half in range(HALVES) if half % 16]
halves = st.sampled_from(FACES)
cards = st.tuples(halves, halves)
placements = st.builds(lambda card, end: (card[0] * HALVES + card[1]) * 2 + end, cards, st.integers(0, 1))
answers = cards.map(lambda card: A_HEAP + min(card) * HALVES + max(card))
actions = placements | answers | st.integers(A_SEAT, ACTIONS - 1)


@repeatable
@given(actions, st.text(" \t\n\r", max_size=3), st.text(" \t\n\r", max_size=3))
def test_an_action_is_read_as_it_is_written_with_any_space_around(action: int, before: str, after: str) -> None:
    assert parse_action(before + format_action(action) + after) == action


def test_no_two_actions_are_written_alike() -> None:
    possible = [
        *((a * HALVES + b) * 2 + end for a in FACES for b in FACES for end in range(2)),
        *(A_HEAP + a * HALVES + b for a in FACES for b in FACES if a <= b),
        *range(A_SEAT, ACTIONS),
    ]
    written = {format_action(action): action for action in possible}
    assert len(written) == len(possible)
    assert all(parse_action(text) == action for text, action in written.items())


@repeatable
@given(cards)
@pytest.mark.clause("S-6")
def test_a_card_for_the_heap_may_be_turned_and_a_placement_may_not(card: Card) -> None:
    one, two = notation.format_card(card), notation.format_card((card[1], card[0]))
    assert parse_action(one) == parse_action(two)
    assert (parse_action(f"L:{one}") == parse_action(f"L:{two}")) == (card[0] == card[1])


@repeatable
@given(st.lists(cards, max_size=20))
@pytest.mark.clause("S-1")
def test_cards_are_read_as_they_are_written(hand: list[Card]) -> None:
    text = notation.format_cards(hand)
    assert notation.parse_cards(text) == hand
    assert notation.parse_cards(text.replace(" ", "\n\t ")) == hand


def test_how_things_look() -> None:
    red_8, blue_draw_one = 8, 3 * 16 + layout.DRAW_ONE
    assert notation.format_half(red_8) == "r8"
    assert notation.format_card((red_8, blue_draw_one)) == "r8-bD"
    assert format_action(parse_action("bD-r8")) == "r8-bD"
    assert ordered((blue_draw_one, red_8)) == (red_8, blue_draw_one)


@repeatable
@given(st.text(max_size=12) | st.text("LRrygbpo:-19SRDWTA@0 ", max_size=8))
def test_any_text_is_an_action_or_is_refused_with_advice(text: str) -> None:
    try:
        action = parse_action(text)
    except MalformedAction as error:
        advice = str(error)
    else:
        assert sorted(format_action(action)) == sorted(text.strip())
        return
    assert advice.endswith("a seat (@2) or one of clockwise, counter, draw, keep, take, solomino, silent, pass")
    assert "\n" not in advice


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "L", "L:", ":r8-bD", "l:r8-bD", "M:r8-bD", "L r8-bD", "L:r8", "L:r8-bD-y1", "LR:r8-bD", "L:r8-b0"),
        *("r8", "r8bD", "R8-bD", "r8-bd", "r10-b1", "x1-b1", "r8 bD", "@", "@6", "@-1", "@00", "@\u0661", "r\u0663-b1"),
        *("Draw", "DRAW", "solo", "call", "SOLOmino", "no", "?", "\x00", "x" * 10_000, "r8-bD " * 3000),
    ],
)
def test_what_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(MalformedAction, match=r"is not an action: write an end and the card") as caught:
        parse_action(text)
    assert len(str(caught.value)) < 350


@pytest.mark.parametrize("text", ["r8", "r8-", "r8-b1 q1-y2", "r8-b1,y1-y2", "8r-1b"])
def test_what_is_no_card_is_refused_with_advice(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a card: write two halves like r8-bD"):
        notation.parse_cards(text)


# ----------------------------------------------------------------- the page

#: How the page names the forms of actions; words stand for themselves.
FORMS = {range(A_HEAP): "L:r8-bD", range(A_HEAP, A_SEAT): "r8-bD", range(A_SEAT, A_SEAT + SEATS): "@2"}


def form_of(action: int) -> str:
    return next((form for part, form in FORMS.items() if action in part), "") or format_action(action)


def test_the_page_has_all_colours_and_symbols() -> None:
    assert "".join(code(row["written"])[0] for row in table("formats.md", "colour")) == notation.COLOUR_LETTERS
    assert "".join(code(row["written"])[0] for row in table("formats.md", "symbol")) == notation.SYMBOL_LETTERS
    assert len(notation.SYMBOL_LETTERS) == layout.ASK - SKIP + 1


def test_the_page_has_all_forms_of_actions() -> None:
    rows = table("formats.md", "action")
    words = [format_action(action) for action in range(A_SEAT + SEATS, ACTIONS)]
    assert [word for row in rows for word in code(row["action"])] == [*FORMS.values(), *words]
    for row in rows:
        (form,) = code(row["action"])
        assert {form_of(parse_action(text)) for text in code(row["examples"])} <= {form}


@pytest.mark.kernel
def test_the_page_has_the_answers_to_every_decision() -> None:
    """The table of decisions against what was legal in random games."""
    page = table("formats.md", "decision of SOLOmino")
    rows = {row["decision of SOLOmino"].strip("`"): row for row in page}
    assert list(rows) == [kind for kind, _, _ in DECISIONS.values()]
    assert [row["clauses"] for row in page] == [", ".join(clauses) for _, clauses, _ in DECISIONS.values()]
    seen: dict[str, set[str]] = defaultdict(set)
    for seed in range(1 if SLOW else 8):
        for options in FEW[-1:] if SLOW else FEW:
            game = Game.new("solomino", seed=seed, **options)
            while not game.is_over:
                if game.decision is None:
                    game.shuffle()
                    continue
                seen[game.decision.kind] |= {form_of(action) for action in game.legal}
                game.apply(game.random_action())
    answers = {kind: set(code(row["answers"])) for kind, row in rows.items()}
    assert all(seen[kind] <= answers[kind] for kind in seen)
    assert SLOW or seen == answers
