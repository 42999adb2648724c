"""A view that hardly any game agrees with is answered with one, and one that none can agree with is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.solomino.kernel.layout import MAX_LACKS, WORD, State, View, state_t, view_t
from tavolata.games.solomino.notation import parse_card

pytestmark = pytest.mark.kernel

#: Few cards, because a view is tried thousands of times before it is given up.
DECK = ["r1-r2", "r1-rA", "r3-r4", "r3-b5", "o9-p9", *["g3-g4"] * 6, *["y4-y5"] * 7]


def see_a_hand_that_lacks_everything(v: View) -> None:
    v.n_lacks[1] = 1
    v.lacks[1, 0, :] = 2**63 - 1


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
    with pytest.raises(ValueError, match="no game is consistent"):
        rules.resample(view, new_generator(1))


def see_that_hands_lack_all_that_they_have_not(game: Game, v: View, moments: int) -> None:
    """Each other hand holds nothing but halves of its own cards, as was seen at so many moments."""
    s: State = game.mem.view(state_t)[0]
    for seat in range(1, s.n):
        own = {int(half) for card in s.hand[seat, : s.n_hand[seat]] for half in s.half[card]}
        v.n_lacks[seat] = moments
        v.since[seat, :moments] = 0
        for half in set(range(2 * WORD)) - own:
            v.lacks[seat, :moments, half // WORD] |= 1 << half % WORD


def know_a_card_of_each_hand(game: Game) -> None:
    """As after a swap: seat 0 knows the last card of the others, but not the one just drawn."""
    s: State = game.mem.view(state_t)[0]
    for seat in range(1, s.n):
        card = max(int(card) for card in s.hand[seat, : s.n_hand[seat]] if card != s.drawn)
        s.known[0, seat, card // WORD] |= 1 << card % WORD


@pytest.mark.parametrize(("knows", "moments"), [(False, 1), (True, 1), (False, MAX_LACKS)])
@pytest.mark.parametrize("kind", ["turn", "drawn", "asked", "window"])
@pytest.mark.clause("S-15", "S-33")
def test_a_world_is_found_even_if_hardly_any_agrees(kind: str, knows: bool, moments: int) -> None:
    rules = get_rules("solomino")
    for seed in range(200):
        game = Game.new("solomino", players=3, seed=seed, start=1, out_of_turn=True)
        s: State = game.mem.view(state_t)[0]
        # A few cards could be dealt by chance, and those of a rotated hand are known.
        while min(s.n_hand[:3]) > 5 and not s.known[0].any() and game.decision is not None:
            if (game.decision.seat, game.decision.kind) == (1, kind):
                break
            game.apply(game.random_action())
        else:
            continue
        break
    assert game.decision is not None, "no game got there"
    if knows:
        know_a_card_of_each_hand(game)
    view = game.view(0)
    v: View = view.view(view_t)[0]
    see_that_hands_lack_all_that_they_have_not(game, v, moments)
    if kind == "drawn":
        v.since[1, :moments] = 1
    world = rules.resample(view, new_generator(1))
    assert rules.find_fault(world) is None
    assert rules.observe(world, 0, 0).tobytes() == view.tobytes()
