"""Bots by their names: what there is, what is refused, and that the same question gets the same answer."""

from __future__ import annotations

import pytest

from tavolata.bots import bot_names, get_bot
from tavolata.core.errors import BadOption
from tests.bots.positions import choices, deciding

NAMES = ["random", "greedy", "search:20", "level:1"]


@pytest.mark.parametrize("name", ["hal", "", "search:", "search:0", "search:0ms", "search:-5", "search:ms", "level:x"])
def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are(name: str) -> None:
    with pytest.raises(BadOption, match=f"unknown bot '{name}'; the bots are {', '.join(bot_names())}"):
        get_bot(name)


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("search", "search:10ms"),
        ("search:010ms", "search:10ms"),
        ("search:2.5ms", "search:2.5ms"),
        ("search:0500", "search:500"),
        ("level:03", "level:3"),
    ],
)
def test_a_bot_has_one_name(name: str, canonical: str) -> None:
    assert get_bot(name).name == canonical
    assert get_bot(canonical).name == canonical


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_gets_the_same_answer(name: str, game: str) -> None:
    bot = get_bot(name)
    for number, played in enumerate(choices(game, 4, every=6, players=3)):
        view = played.view(deciding(played), bot.memory(played.rules))
        before = view.tobytes()
        first, again = (bot.choose(played.rules, view, played.legal, seed=number) for _ in range(2))
        assert first == again
        assert first in played.legal
        assert view.tobytes() == before


def test_the_random_bot_chooses_everything_in_time() -> None:
    played = next(choices("sole-mio", 1, players=2))
    bot = get_bot("random")
    answers = {bot.choose(played.rules, played.view(0), played.legal, seed=seed) for seed in range(200)}
    assert answers == set(played.legal)


@pytest.mark.parametrize("name", NAMES)
def test_who_has_no_choice_needs_not_think(name: str) -> None:
    """Not even a view: that of another game would be refused if it were looked at."""
    played = next(choices("sole-mio", 1, players=2))
    assert get_bot(name).choose(played.rules, played.view(0)[:0], [7]) == 7
