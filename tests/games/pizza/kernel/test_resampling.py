"""A view that hardly any game agrees with is answered with one, and one that none can agree with is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
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


def hold_nothing(v: View) -> None:
    v.most[1] = 0


def leave_nothing_for_the_supply(v: View) -> None:
    v.ceiling[:] = 0


@pytest.mark.parametrize("change", [hold_nothing, leave_nothing_for_the_supply])
def test_an_impossible_view_is_refused(change: Callable[[View], None]) -> None:
    game = Game.new("sole-mio", players=2, seed=1)
    view = game.view(0)
    change(view.view(view_t)[0])
    with pytest.raises(ValueError, match="no game agrees"):
        game.rules.resample(view, new_generator(1))
