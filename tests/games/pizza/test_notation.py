"""The notation of the pizza family: every text form and its inverse, what is refused, and the page that explains it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.description import Reader
from tavolata.core.errors import MalformedAction, TavolataError
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import get_rules
from tavolata.games.pizza import notation
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import ACTIONS, FIRST_ORDER_CARD, ORDERS, SCORING_CARD, SEATS, SORTS
from tavolata.games.pizza.notation import BadNotation
from tavolata.games.pizza.rules import DECISIONS, SOLE_MIO
from tests.pages import code, column, table

GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia")
repeatable = settings(deadline=None, derandomize=True)
format_action, parse_action = SOLE_MIO.format_action, SOLE_MIO.parse_action


def written(reader: Reader, **values: Any) -> str:
    """What a part of the description makes of these values."""
    text: str = SOLE_MIO.reading.of_values(reader)(values)
    return text


# ----------------------------------------------------------------- actions


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_read_as_it_is_written(name: str) -> None:
    rules = get_rules(name)
    assert [rules.parse_action(rules.format_action(action)) for action in range(ACTIONS)] == list(range(ACTIONS))


def test_no_two_actions_are_written_alike() -> None:
    assert len({format_action(action) for action in range(ACTIONS)}) == ACTIONS


@repeatable
@given(st.integers(0, ACTIONS - 1), st.text(" \t\n\r", max_size=3), st.text(" \t\n\r", max_size=3))
def test_space_around_an_action_does_not_matter(action: int, before: str, after: str) -> None:
    assert parse_action(before + format_action(action) + after) == action


@repeatable
@given(st.sampled_from("opmsa"), st.integers(0, 7), st.integers(0, 2), st.randoms(use_true_random=False))
def test_cards_of_an_action_may_be_in_any_order(kind: str, singles: int, doubles: int, rng: Any) -> None:
    cards = list(kind * singles + kind.upper() * doubles)
    rng.shuffle(cards)
    written = kind * singles + kind.upper() * doubles or f"-{kind}"
    assert format_action(parse_action("".join(cards) or f"-{kind}")) == written


@repeatable
@given(st.text(max_size=12) | st.text("opmsaOPMSA-=@x0123456789+ ", max_size=6))
def test_any_text_is_an_action_or_is_refused_with_advice(text: str) -> None:
    try:
        action = parse_action(text)
    except MalformedAction as error:
        advice = str(error)
    else:
        assert sorted(format_action(action)) == sorted(text.strip())
        return
    assert advice.endswith(("one of done, supply, stack, give-up, ask, no, show", "7 singles and 2 doubles"))
    assert "\n" not in advice


NO_ACTIONS = (
    *(
        "",
        " ",
        "o p",
        "op",
        "4",
        "4x",
        "4o@1",
        "=",
        "=O",
        "=op",
        "-",
        "-O",
        "x",
        "x16",
        "x-1",
        "x03",
        "x1.5",
        "@",
        "@5",
    ),
    *("@-1", "@00", "Done", "DONE", "giveup", "give up", "*", "?", "\x00", "o\u0301", "\u212a", "x\u0663", "@\u0661"),
)


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(MalformedAction, match=r"is not an action: write cards of one kind \(ooO\), an order \(4p\)"):
        parse_action(text)


@pytest.mark.parametrize("text", ["o" * 8, "OOO", "ooooooooO"])
def test_more_cards_than_a_hand_can_hold_are_malformed(text: str) -> None:
    with pytest.raises(MalformedAction, match="more than a hand can hold: at most 7 singles and 2 doubles"):
        parse_action(text)


@pytest.mark.parametrize("text", ["x" + "9" * 10_000, "@" + "1" * 10_000, "o" * 10_000, "pizza" * 10_000])
def test_a_refusal_does_not_repeat_all_of_a_long_text(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert len(str(caught.value)) < 300


# ----------------------------------------------------------------- cards, orders, oven

ingredients = st.lists(st.integers(0, SORTS - 1), max_size=20)
cards = st.lists(st.integers(0, SCORING_CARD), max_size=20)
counts = st.lists(st.integers(0, 9), min_size=SORTS, max_size=SORTS)
order_cards = st.integers(FIRST_ORDER_CARD, FIRST_ORDER_CARD + SEATS * ORDERS - 1)
ovens = st.lists(st.integers(0, SORTS - 1) | order_cards, max_size=20)


@repeatable
@given(cards)
def test_cards_are_read_as_they_are_written(cards: list[int]) -> None:
    text = notation.format_cards(cards)
    assert notation.parse_cards(text) == cards
    assert notation.parse_cards(f" {' '.join(text)} ") == cards


@repeatable
@given(counts)
def test_counts_are_read_as_they_are_written(counts: list[int]) -> None:
    assert notation.parse_counts(written(notation.counts("cards"), cards=counts)) == counts


@repeatable
@given(ingredients)
def test_counts_do_not_depend_on_the_order_of_the_cards(cards: list[int]) -> None:
    assert notation.parse_counts(notation.format_cards(cards)) == [cards.count(sort) for sort in range(SORTS)]


@repeatable
@given(ovens)
def test_an_oven_is_read_as_it_is_written(oven: list[int]) -> None:
    text = written(notation.oven("cards", "0", "len(cards)"), cards=oven)
    assert notation.parse_oven(text) == oven
    assert notation.parse_oven(text.replace(" ", "  \t") + " ") == oven
    each = [written(notation.oven("cards", "at", "at + 1"), cards=oven, at=at) for at in range(len(oven))]
    assert notation.parse_oven(" ".join(each)) == oven


def test_orders_are_read_as_they_are_written() -> None:
    assert [notation.parse_order(notation.format_order(order)) for order in range(ORDERS)] == list(range(ORDERS))


def test_how_things_look() -> None:
    assert written(notation.counts("cards"), cards=[2, 1, 1, 0, 0, 0, 0, 0, 0, 0]) == "ooO p"
    pile = [4, 1, SCORING_CARD, 6]
    assert notation.format_cards(pile) == written(notation.pile("cards"), cards=pile) == "mO*s"
    oven = [*notation.parse_oven("ooO 4p@0 s"), -1]
    assert written(notation.oven("cards", "0", "len(cards)"), cards=oven) == "ooO 4p@0 s?"
    assert written(notation.amounts("needs"), needs=[0, 0, 2, 1, 0]) == "2m 1s"
    assert written(notation.amounts("needs"), needs=[0, 0, 0, -1, 0]) == "1S"
    assert written(notation.amounts("needs", doubles="two_doubles"), needs=[0, 0, 0, 1, 0], two_doubles=True) == "1S"


@pytest.mark.parametrize(
    ("parse", "text", "says"),
    [
        (notation.parse_cards, "oxo", "'x' in 'oxo' is not a card: write o p m s a for singles"),
        (notation.parse_cards, "?", "is not a card"),
        (notation.parse_counts, "oo*", "scoring card"),
        (notation.parse_order, "4x", "unknown order '4x'; the orders are 4o, 4p"),
        (notation.parse_order, "", "unknown order ''"),
        (notation.parse_oven, "4o", "'4' in '4o' is not a card"),
        (notation.parse_oven, "4o@", "'4o@' has no seat: .* as 4o@1"),
        (notation.parse_oven, "4o@5", "has no seat"),
        (notation.parse_oven, "4o@\u0661", "has no seat"),
        (notation.parse_oven, "pizza@1", "unknown order 'pizza'"),
    ],
)
def test_what_is_no_card_is_refused_with_advice(parse: Callable[[str], Any], text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        parse(text)


@repeatable
@given(
    st.sampled_from([notation.parse_cards, notation.parse_counts, notation.parse_oven, notation.parse_order]),
    st.text(max_size=8) | st.text("opmsaOPMSA*4@+1 ", max_size=8),
)
def test_nothing_but_a_refusal_comes_of_a_foreign_text(parse: Callable[[str], Any], text: str) -> None:
    refusal = ""
    try:
        parse(text)
    except TavolataError as error:
        refusal = str(error)
    assert "\n" not in refusal


# ----------------------------------------------------------------- the page

#: How the page names the forms of actions; words stand for themselves.
FORMS = {
    range(layout.A_ORDER): "ooO",
    range(layout.A_ORDER, layout.A_KIND): "4p",
    range(layout.A_KIND, layout.A_AMOUNT): "=o",
    range(layout.A_AMOUNT, layout.A_SEAT): "x3",
    range(layout.A_SEAT, layout.A_DONE): "@2",
}


def form_of(action: int) -> str:
    text = format_action(action)
    return "-o" if text[0] == "-" else next((form for part, form in FORMS.items() if action in part), text)


def test_the_page_has_all_kinds_and_orders() -> None:
    rows = table("formats.md", "single")
    assert [code(row["single"]) + code(row["double"]) for row in rows] == [
        [k, k.upper()] for k in notation.KIND_LETTERS
    ]
    assert column("formats.md", "names") == list(notation.ORDER_NAMES)


def test_the_page_has_all_forms_of_actions() -> None:
    rows = table("formats.md", "form")
    assert {word for row in rows for word in code(row["form"])} == {form_of(action) for action in range(ACTIONS)}
    for row in rows:
        (form,) = code(row["form"])
        assert {form_of(parse_action(text)) for text in code(row["examples"])} <= {form}


@pytest.mark.kernel
def test_the_page_has_the_answers_to_every_decision() -> None:
    """The table of decisions against what was legal in random games."""
    rows = {row["decision"].strip("`"): set(code(row["answers"])) for row in table("formats.md", "decision")}
    assert list(rows) == [kind for kind, _, _ in DECISIONS.values()]
    seen: dict[str, set[str]] = defaultdict(set)
    for name in GAMES:
        for seed in range(1 if MODE == "python" else 60):
            game = Game.new(name, players=2 + seed % 4, seed=seed)
            while not game.is_over:
                if game.decision is None:
                    game.shuffle()
                    continue
                seen[game.decision.kind] |= {form_of(action) for action in game.legal}
                game.apply(game.random_action())
    if MODE == "python":
        assert all(seen[kind] <= rows[kind] for kind in seen)
    else:
        assert seen == rows


@pytest.mark.kernel
@pytest.mark.clause("P-54")
def test_the_answer_on_the_page_to_4321_fills_it() -> None:
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 2})
    setup = {"phase": "scoring", "columns": "oooo mm aa S", "oven": "4321@1", "hands": ["o", "m p"]}
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    for text in ("=o", "=m", "=a", "=s"):
        assert game.play(1, text) == []
    assert "filled 1 order=4321" in map(str, game.play(1, "m"))
