"""Whole games of SOLOmino with options go as they always went; those without are with the games of all families."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, SPECIAL, first_difference, play_through, tables

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("name", SPECIAL)
def test_a_game_with_options_goes_as_in_its_playthrough(name: str) -> None:
    game, options = SPECIAL[name]
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"{path.name} is missing: `make golden` writes it"
    difference = first_difference(path.read_text(encoding="utf-8"), play_through(game, **options))
    assert difference is None, f"{path.name}: {difference}"


def test_every_number_of_players_has_a_playthrough() -> None:
    assert [players for game, players in tables() if game == "solomino"] == [2, 3, 4, 5, 6]


def test_the_playthroughs_show_every_decision() -> None:
    """What no playthrough shows, no diff of them can show."""
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("solomino-*.txt"))
    for kind in ("turn", "drawn", "answer", "swap", "rotate", "asked", "call", "window"):
        assert f" {kind} of " in text, kind
