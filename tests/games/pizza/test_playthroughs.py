"""Whole games go as they always went: the golden playthroughs, line by line, in every kernel mode."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, first_difference, path_of, play_through, playthroughs, tables

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize(("game", "players"), tables())
def test_a_game_goes_as_in_its_playthrough(game: str, players: int) -> None:
    path = path_of(game, players)
    assert path.exists(), f"{path.name} is missing: `make golden` writes it"
    difference = first_difference(path.read_text(encoding="utf-8"), play_through(game, players))
    assert difference is None, f"{path.name}: {difference}"


def test_there_are_no_playthroughs_of_games_that_are_gone() -> None:
    assert set(FOLDER.iterdir()) == playthroughs().keys()


def test_a_difference_is_shown_where_it_begins() -> None:
    assert first_difference("a\nb\n", "a\nb\n") is None
    assert first_difference("a\nb\nc\n", "a\nx\nc\n") == "line 2 differs:\n      a\n  was b\n  now x"
    assert first_difference("a\n", "a\nb\n") == "line 2 differs:\n      a\n  was (the end)\n  now b"
