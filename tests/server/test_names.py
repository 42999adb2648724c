"""How people may be called, and what is known by an id."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.server.names import BadName, clean_name, new_id


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("  Ada ", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("O’Hara 2", "O’Hara 2"),
        ("👩\u200d🍳", "👩\u200d🍳"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_kept_in_one_way_of_writing(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 31,
        "a\nb",
        "a\tb",
        "a\x00",
        "\u202egnp.exe",
        "a\u2066b",
        "\u200d",
        "\u0301",
        "a\u2028b",
        "\ue000",
    ],
)
def test_names_that_would_make_trouble_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@given(st.text(max_size=40))
def test_a_name_that_is_taken_can_be_shown_anywhere(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert 1 <= len(name) <= 30
    assert name == clean_name(name) == name.strip()
    assert not {unicodedata.category(letter) for letter in name if letter not in "\u200c\u200d"} & {
        "Cc",
        "Cf",
        "Zl",
        "Zp",
    }


def test_an_id_is_taken_for_nothing_else() -> None:
    """A command takes a dash for an option."""
    ids = {new_id(12) for _ in range(200)}
    assert len(ids) == 200
    assert all(len(one) == 12 and one.isalnum() and one.isascii() for one in ids)
