"""A view that no game can agree with is refused, not answered with any game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.solomino.kernel.layout import View, view_t
from tavolata.games.solomino.notation import parse_card

pytestmark = pytest.mark.kernel

#: Few cards, because a view is tried a thousand times before it is given up.
DECK = ["r1-r2", "r1-rA", "r3-r4", "r3-b5", "o9-p9", *["g3-g4"] * 6, *["y4-y5"] * 7]


def see_a_hand_that_lacks_everything(v: View) -> None:
    v.lacks[1, :] = 2**63 - 1


def see_ends_that_nobody_has(v: View) -> None:
    v.ends[:] = parse_card("o8-p8")


def see_a_heap_that_nobody_matches(v: View) -> None:
    (v.heap[0],) = (card for card in range(v.n_cards) if sorted(v.half[card]) == sorted(parse_card("o9-p9")))


@pytest.mark.parametrize(
    ("hands", "pile", "move", "kind", "change"),
    [
        (["r1-rA g3-g4 g3-g4", "r3-b5 y4-y5"], "r3-r4", "L:r1-rA", "asked", see_a_hand_that_lacks_everything),
        (["r1-rA g3-g4 g3-g4", "r3-b5 y4-y5"], "r3-r4", "L:r1-rA", "asked", see_a_heap_that_nobody_matches),
        (["r3-r4 g3-g4 g3-g4", "r3-b5 y4-y5"], "y4-y5", "L:r4-r3", "window", see_ends_that_nobody_has),
        (["r3-r4 g3-g4 g3-g4", "r3-b5 y4-y5"], "y4-y5", "L:r4-r3", "window", see_a_hand_that_lacks_everything),
    ],
)
def test_an_impossible_view_is_refused(
    hands: list[str], pile: str, move: str, kind: str, change: Callable[[View], None]
) -> None:
    rules = get_rules("solomino")
    options = rules.check_options({"players": 2, "deck": DECK, "out_of_turn": True})
    game = Game(rules, options, rules.set_up(options, {"row": "r1-r2", "hands": hands, "pile": pile}))
    game.resume()
    game.play(0, move)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, kind)
    view = game.view(0)
    rules.resample(view, new_generator(1))
    change(view.view(view_t)[0])
    with pytest.raises(ValueError, match="no game agrees"):
        rules.resample(view, new_generator(1))
