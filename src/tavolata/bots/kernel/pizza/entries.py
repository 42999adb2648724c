"""What Python calls of the compiled bots of the pizza family."""

from __future__ import annotations

import numpy as np

from tavolata.bots.kernel.pizza.greedy import choose
from tavolata.bots.kernel.playouts import note_rounds, try_in_worlds
from tavolata.bots.kernel.search import TO_THE_END, Floats, choose_within, open_search, plan, search_t
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.games.pizza.kernel.cards import worth
from tavolata.games.pizza.kernel.chance import shuffle_all
from tavolata.games.pizza.kernel.game import advance
from tavolata.games.pizza.kernel.layout import KINDS, MAX_LEGAL, OVER, STATE_SIZE, State, state_t, view_t
from tavolata.games.pizza.kernel.scoring import count_filled, ingredients_in_hand, is_winner
from tavolata.games.pizza.kernel.views import resample

#: What is known about a seat at the end of a round, for the chance to win.
FEATURES = ("filled", "orders in hand", "ingredients in hand", "kinds in hand", "starts")
#: In this family the look at the next own decision did not make the search stronger (docs/bots.md).
TREE = (0, 2)
#: Orders filled are counted beside the win: a sign of a good action that takes fewer playouts to show.
LEAD = 0.3


@helper
def describe(s: State, seat: int, features: Floats) -> None:
    """The numbers that `FEATURES` names."""
    kinds = 0
    for kind in range(KINDS):
        kinds += 1 if worth(s.hand[seat], kind) > 0 else 0
    features[0] = count_filled(s, seat)
    features[1] = s.n_orders[seat]
    features[2] = ingredients_in_hand(s, seat)
    features[3] = kinds
    features[4] = 1.0 if s.scorer == seat else 0.0


@helper
def win_share(s: State, seat: int) -> float:
    """P-61."""
    winners = 0
    for other in range(s.n):
        winners += 1 if is_winner(s, other) else 0
    return 1.0 / winners if is_winner(s, seat) else 0.0


@entry
def choose_greedily(view: Bytes, legal: I64, rng: I64) -> int:
    """What the greedy player does. It looks at the own cards and the oven of a sampled game; -1 if there is none."""
    mem = np.zeros(STATE_SIZE, np.uint8)
    if not resample(view, rng, mem):
        return -1
    return choose(mem.view(state_t)[0], legal, i64(legal.size), rng)


@entry
def begin_search(
    view: Bytes, actions: I64, seed: int, playouts: int, seconds: float, to_the_end: int, search: Bytes
) -> None:
    """Write a new search among these actions; `playouts` is -1 if its budget is in seconds.

    Its playouts go on to the end of the round, or to the end of the game, where nothing but the win counts.
    """
    until, lead = (i64(TO_THE_END), 0.0) if to_the_end else (i64(view.view(view_t)[0].round_no + 1), LEAD)
    open_search(search.view(search_t)[0], actions, seed, playouts, seconds, until, lead)


@entry
def plan_worlds(search: Bytes, results: Floats, elapsed: float) -> int:
    """`plan`: how many worlds to try next, so many seconds after the search began."""
    return plan(search.view(search_t)[0], results, elapsed)


@entry
def play_worlds(view: Bytes, search: Bytes, first: int, weights: Floats, tree: Floats, results: Floats) -> int:
    """`try_in_worlds` with the rules of this family."""
    mem = np.zeros(STATE_SIZE, np.uint8)
    return try_in_worlds(
        view,
        search.view(search_t)[0],
        first,
        weights,
        tree,
        results,
        np.zeros(STATE_SIZE, np.uint8),
        mem,
        mem.view(state_t)[0],
        np.zeros(MAX_LEGAL, np.int64),
        OVER,
        resample,
        shuffle_all,
        advance,
        choose,
        describe,
        win_share,
    )


@entry
def choose_found(search: Bytes, cap: float) -> int:
    """`choose_within`: the action that a finished search chooses."""
    return choose_within(search.view(search_t)[0], cap)


@entry
def play_on(template: Bytes, seed: int, games: int, left: I64, features: Floats, shares: Floats) -> int:
    """`note_rounds` with the rules of this family."""
    mem = np.zeros(STATE_SIZE, np.uint8)
    return note_rounds(
        template,
        seed,
        games,
        left,
        features,
        shares,
        mem,
        mem.view(state_t)[0],
        np.zeros(MAX_LEGAL, np.int64),
        OVER,
        shuffle_all,
        advance,
        choose,
        describe,
        win_share,
    )
