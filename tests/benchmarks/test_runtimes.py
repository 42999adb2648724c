"""The kernels in Node, as a browser runs them: the same games, searches and levels as in machine code."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks import ours, runtimes
from tavolata.bots import Budget, estimate, get_bot, levels_of
from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import family_of
from tavolata.core.registry import GAMES, get_rules
from tests.bots.positions import choices, deciding


@pytest.mark.parametrize("game", GAMES)
def test_random_games_have_as_many_decisions_in_node(game: str) -> None:
    rules = get_rules(game)
    template = rules.lay_out(rules.check_options({"players": 3}))
    request = {"template": template.tolist(), "seed": 7, "games": 20}
    assert runtimes.node(family_of(game)).ask(request="random_games", **request) == rules.random_games(template, 7, 20)


@pytest.mark.parametrize("game", GAMES)
def test_searches_and_levels_choose_the_same_in_node(game: str) -> None:
    rules, weights = get_rules(game), weights_for(game, 3).tolist()
    for number, played in zip(range(4), choices(game, 21, every=6, players=3), strict=False):
        view, playouts, to_the_end = played.view(deciding(played), rules.open_memory), 40 + 90 * number, number % 2
        question: dict[str, Any] = {"view": view.tolist(), "actions": played.legal, "weights": weights}
        answer = runtimes.node(family_of(game)).ask(
            request="search", searches=1, seed=number, playouts=playouts, to_the_end=to_the_end, **question
        )
        budget = Budget(playouts=playouts)
        found = estimate(rules, view, played.legal, budget, number, to_the_end=bool(to_the_end))
        assert answer["found"] == [[each.action, each.chance, each.playouts] for each in found]
        if not to_the_end:
            bots = [get_bot(f"level:{level}") for level in range(1, len(levels_of(rules)) + 1)]
            assert answer["chosen"] == [bot.choose(rules, view, played.legal, budget, number) for bot in bots]


@pytest.mark.parametrize(("name", "amount"), [("random_games", ()), ("search_playouts", (50,))])
def test_all_runtimes_do_the_same_work(name: str, amount: tuple[int, ...]) -> None:
    args = (*amount, "solomino", {"players": 2})
    expected = getattr(ours, name)(*args, 3, 11)
    assert runtimes.node_work(name, *args)(3, 11) == expected
    assert runtimes.wasmtime_work(name, *args)(3, 11) == expected
