"""A view that hardly any game agrees with is answered with one, and one that none can agree with is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.pizza.kernel.layout import KINDS, State, View, state_t, view_t

pytestmark = [pytest.mark.kernel, pytest.mark.clause("P-16")]


def test_a_world_is_found_even_if_hardly_any_agrees() -> None:
    """Each other hand has at most what it really has of every sort, so there is one way to fill them."""
    game = Game.new("sole-mio", players=4, seed=1)
    s: State = game.mem.view(state_t)[0]
    view = game.view(0)
    v: View = view.view(view_t)[0]
    v.most[1:4] = s.hand[1:4]
    for kind in range(KINDS):
        v.some[1:4, kind] = s.hand[1:4, 2 * kind : 2 * kind + 2].any(axis=1)
    world = game.rules.resample(view, new_generator(1))
    assert game.rules.facts(world)["hands"] == game.rules.facts(game.mem)["hands"]
    assert game.rules.find_fault(world) is None


@pytest.mark.clause("P-48")
def test_that_a_seat_kept_back_itself_makes_no_world_less_likely() -> None:
    """It sees its own hand, so the same deals agree with its view as before, and come in the same order."""
    game = Game.new("sole-mio", players=3, seed=1)
    hand = game.mem.view(state_t)[0].hand[0]
    view, after = game.view(0), game.view(0)
    for kind in range(KINDS):
        after.view(view_t)[0].some[0, kind] = hand[2 * kind : 2 * kind + 2].any()
    for seed in range(3):
        hands = [game.rules.facts(game.rules.resample(seen, new_generator(seed)))["hands"] for seen in (view, after)]
        assert hands[0] == hands[1]


@pytest.mark.clause("P-48")
def test_a_contest_goes_on_in_the_worlds_of_everybody_who_is_asked() -> None:
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 3})
    setup = {"phase": "scoring", "round": 2, "columns": "pp", "oven": "contest@1", "hands": ["pp", "m", "oP"]}
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    game.play(1, "-p")
    world = Game(rules, options, rules.resample(game.view(2), new_generator(1)))
    world.resume()
    assert world.play(2, "show")[0] == game.play(2, "show")[0]
    assert str(game.history[-1].events[0]) == "showed 2 cards=P"


def test_an_order_that_everyone_saw_is_in_the_hand_in_all_worlds() -> None:
    """It was put under the stack in a scoring, and came back from there when it was the last one."""
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 2})
    setup = {"hands": ["mm", "p"], "orders": ["4s", ""], "stacks": {"0": "match"}, "oven": "4a@0 s", "supply": "oooo*"}
    game = Game(rules, options, rules.set_up(options, setup))
    s: State = game.mem.view(state_t)[0]
    s.n_known[0] = s.n_stack[0]
    game.resume()
    for move in ("m", "done", "stack"):
        game.play(0, move)
    assert s.n_orders[0] > 1
    for seed in range(8):
        world = game.rules.facts(game.rules.resample(game.view(1), new_generator(seed)))
        assert "match" in world["orders"][0]


def hold_nothing(v: View) -> None:
    v.most[1] = 0


def leave_nothing_for_the_supply(v: View) -> None:
    v.ceiling[:] = 0


@pytest.mark.parametrize("change", [hold_nothing, leave_nothing_for_the_supply])
def test_an_impossible_view_is_refused(change: Callable[[View], None]) -> None:
    game = Game.new("sole-mio", players=2, seed=1)
    view = game.view(0)
    change(view.view(view_t)[0])
    with pytest.raises(ValueError, match="no game is consistent"):
        game.rules.resample(view, new_generator(1))
