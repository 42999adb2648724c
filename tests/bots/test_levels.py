"""Levels for people: ordered, named in every language, and never careless."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from tavolata.bots import estimate, get_bot, level_name, levels_of, middle_level
from tavolata.core.errors import BadOption
from tavolata.core.registry import GAMES, get_rules
from tavolata.locale import LANGUAGES, texts
from tests.bots.positions import choices, deciding

HIGHEST = {"sole-mio": 5, "mamma-mia-grande": 5, "mamma-mia": 5, "solomino": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_remembers_no_less_and_gives_less_away(game: str) -> None:
    levels = levels_of(get_rules(game))
    assert len(levels) == HIGHEST[game]
    for lower, higher in pairwise(levels):
        assert lower.memory <= higher.memory
        assert lower.cap > higher.cap
    assert levels[-1].cap == 0
    assert levels[-1].memory >= get_rules(game).open_memory


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_name_of_its_own_in_every_language(game: str) -> None:
    rules = get_rules(game)
    for language in LANGUAGES:
        names = [texts(language)(level_name(rules, number)) for number in range(1, HIGHEST[game] + 1)]
        assert len(set(names)) == len(names)


def test_the_middle_level() -> None:
    assert {game: middle_level(get_rules(game)) for game in GAMES} == {**dict.fromkeys(GAMES, 3), "solomino": 2}


@pytest.mark.parametrize(
    ("game", "number", "complaint"),
    [
        ("sole-mio", 6, "Sole Mio! has no level 6; its levels are 1 to 5"),
        ("sole-mio", 0, "Sole Mio! has no level 0; its levels are 1 to 5"),
        ("solomino", 4, "SOLOmino has no level 4; its levels are 1 to 3"),
    ],
)
def test_a_level_that_a_game_does_not_have_is_refused(game: str, number: int, complaint: str) -> None:
    played, bot = next(choices(game, 1)), get_bot(f"level:{number}")
    with pytest.raises(BadOption, match=complaint):
        bot.memory(played.rules)
    with pytest.raises(BadOption, match=complaint):
        bot.choose(played.rules, played.view(deciding(played)), played.legal)


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_no_level_takes_an_action_that_is_worse_than_its_cap_allows(game: str) -> None:
    rules, gave_away = get_rules(game), dict.fromkeys(range(1, HIGHEST[game] + 1), 0.0)
    for seed, played in enumerate(islice(choices(game, 8, every=7, players=3), 6)):
        for number, level in enumerate(levels_of(rules), 1):
            bot = get_bot(f"level:{number}")
            view = played.view(deciding(played), bot.memory(rules))
            found = estimate(rules, view, played.legal, level.budget, seed)
            chances = {option.action: option.chance for option in found}
            action = bot.choose(rules, view, played.legal, seed=seed)
            lost = max(chances.values()) - chances[action]
            gave_away[number] = max(gave_away[number], lost)
            if level.cap > 0:
                assert lost <= level.cap
            else:
                assert action == found[0].action
    assert gave_away[1] > 0, "the lowest level always took the best action"
