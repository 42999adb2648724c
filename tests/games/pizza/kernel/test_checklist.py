"""What an order needs and has, row by row."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata.games.pizza import notation
from tavolata.games.pizza.kernel.checklist import checklist
from tavolata.games.pizza.kernel.layout import KINDS, MAX_PICKS, ROW
from tavolata.games.pizza.notation import KIND_LETTERS

pytestmark = pytest.mark.kernel

#: For each kind, or for `any` of them: what is needed, and what of it comes from the columns, the hand and a helper.
Rows = dict[str, tuple[int, ...]]


def rows_of(
    order: str,
    columns: str = "",
    added: str = "",
    given: str = "",
    *,
    own: str = "p",
    scorers: str = "o",
    series: tuple[str, ...] = (),
    chosen: str = "",
) -> tuple[Rows, int]:
    """The rows in which something is needed, and how many kinds are yet to be chosen."""
    orders = [notation.parse_order(other) for other in series]
    cards = [count for cards in (columns, added, given) for count in notation.parse_counts(cards)]
    amounts = dict.fromkeys(KIND_LETTERS, 0) | {word[1]: int(word[0]) for word in chosen.split()}
    rows = np.full(ROW * (KINDS + 1), -1, np.int64)
    picks = checklist(
        notation.parse_order(order),
        KIND_LETTERS.index(own),
        KIND_LETTERS.index(scorers),
        np.array([*orders, *(-1,) * (MAX_PICKS - len(orders))], np.int64),
        np.array(cards, np.int64),
        np.array(list(amounts.values()), np.int64),
        rows,
    )
    names = [*KIND_LETTERS, "any"]
    written = {name: tuple(map(int, row)) for name, row in zip(names, rows.reshape(-1, ROW), strict=True)}
    return {name: row for name, row in written.items() if row[0]}, picks


def needs_of(order: str, columns: str = "", *, scorers: str = "o") -> tuple[str, int]:
    """What an order of the seat with peppers needs, whatever its owner chooses."""
    rows, picks = rows_of(order, columns, scorers=scorers)
    return " ".join(f"{need}{name}" for name, (need, *_) in rows.items()), picks


@pytest.mark.clause("P-40", "P-44", "P-55", "P-56", "P-57", "P-58")
def test_what_an_order_needs_whatever_its_owner_chooses() -> None:
    assert needs_of("4s") == ("4s", 0)
    assert needs_of("two-of-each") == ("2o 2m 2s 2a", 0)
    assert needs_of("scorers-four", scorers="m") == ("4m", 0)
    assert needs_of("4a+1") == ("1p 4a", 0)
    assert needs_of("mixed") == ("1o 1p 1m 1s 1a", 0)
    assert needs_of("bombastica") == ("15any", 0)
    assert needs_of("minimale", "ooms") == ("1p", 1)
    assert needs_of("minimale", "ooppmss") == ("1p 3m", 0)


@pytest.mark.clause("P-52", "P-53", "P-54", "P-57")
def test_for_how_many_amounts_a_kind_is_chosen() -> None:
    assert needs_of("without-mine") == ("", 2)
    assert needs_of("two-doubles") == ("", 2)
    assert needs_of("4321") == ("", 4)
    assert needs_of("monotoni") == ("1p", 1)


@pytest.mark.clause("P-51", "P-52", "P-58")
def test_what_is_lost_at_once_or_is_about_a_card_in_a_hand_needs_nothing() -> None:
    assert needs_of("without-mine", "p") == ("", 0)
    assert needs_of("minimale", "pp") == ("1p", 0)
    assert needs_of("match") == ("", 0)


@pytest.mark.clause("P-22")
def test_what_its_owner_has_chosen() -> None:
    assert rows_of("4321", "oooop", chosen="4o 3p 2m 1s") == (
        {"o": (4, 4, 0, 0), "p": (3, 1, 0, 0), "m": (2, 0, 0, 0), "s": (1, 0, 0, 0)},
        0,
    )


@pytest.mark.clause("P-42")
def test_the_owner_of_a_series_chooses_which_order_needs_how_many() -> None:
    assert rows_of("4s", series=("4o", "4m")) == ({}, 3)
    assert rows_of("4s", "ooo", series=("4o",), chosen="4s 3o") == ({"o": (3, 3, 0, 0), "s": (4, 0, 0, 0)}, 0)


@pytest.mark.clause("P-25", "P-26")
def test_cards_from_hands_are_used_first_and_the_columns_give_the_rest() -> None:
    assert rows_of("4s", "sSS", "s", "S") == ({"s": (4, 1, 1, 2)}, 0)
    assert rows_of("4s", "ss", "s", "") == ({"s": (4, 2, 1, 0)}, 0)
    assert rows_of("4s", "ssss", "SS", "") == ({"s": (4, 0, 4, 0)}, 0)


@pytest.mark.clause("P-53")
def test_double_cards_are_counted_as_cards() -> None:
    assert rows_of("two-doubles", "ooS", "O", chosen="1o 1s") == ({"o": (1, 0, 1, 0), "s": (1, 1, 0, 0)}, 0)


@pytest.mark.clause("P-57")
def test_bombastica_counts_all_kinds_together() -> None:
    assert rows_of("bombastica", "oopppM", "S", "aa") == ({"any": (15, 7, 2, 2)}, 0)


@pytest.mark.clause("P-46", "P-49")
def test_all_of_the_own_kind_counts_in_a_contest_and_two_at_least() -> None:
    assert rows_of("contest", "Pppps") == ({"p": (5, 5, 0, 0)}, 0)
    assert rows_of("contest", "ppp", "pP") == ({"p": (6, 3, 3, 0)}, 0)
    assert rows_of("contest", "ss", "p") == ({"p": (2, 0, 1, 0)}, 0)
