"""What a game keeps while an order is being answered. Learning programs see it as numbers, so it has to be cleared."""

from __future__ import annotations

from collections import Counter

import pytest

from tavolata import testkit
from tavolata.core.game import Game
from tavolata.core.registry import get_rules
from tavolata.games.pizza.kernel.layout import State, state_t

pytestmark = [pytest.mark.kernel, pytest.mark.clause("P-22")]


def test_the_steps_of_an_answer_are_counted() -> None:
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 3})
    setup = {"phase": "scoring", "round": 2, "columns": "oo ss", "oven": "two-of-each@1", "hands": ["o", "mm aa", "o"]}
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    s: State = game.mem.view(state_t)[0]
    assert (s.steps, s.fresh, s.forgo) == (0, 1, 1)
    game.play(1, "m")
    assert (s.steps, s.fresh, s.forgo, s.settled) == (1, 0, 0, 0)
    game.play(1, "a")
    assert (s.steps, s.fresh, s.forgo, s.settled) == (0, 0, 0, 1)


def test_nothing_is_left_of_an_answer() -> None:
    seen: Counter[str] = Counter()
    for game in ("sole-mio", "mamma-mia-grande"):
        played = testkit.begin(game, 1, players=3)
        s: State = played.mem.view(state_t)[0]
        for _ in testkit.decisions(played):
            assert played.decision is not None
            kind = played.decision.kind
            seen[kind] += 1
            if kind in ("play", "order", "draw"):
                assert (s.owner, s.order, s.asked, s.n_series) == (-1, -1, -1, 0)
                assert (s.stake, s.shown, s.reason, s.steps, s.settled) == (0, 0, 0, 0, 0)
            elif kind in ("help", "block", "name", "show", "match"):
                assert (s.steps, s.settled) == (0, 1)
            if kind == "help":
                assert (s.fresh, s.forgo) == (0, 0)
    assert seen["play"]
    assert seen["help"]
    assert seen["block"]
