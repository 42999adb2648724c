"""What Python calls of the compiled bots of SOLOmino."""

from __future__ import annotations

import numpy as np

from tavolata.bots.kernel.playouts import note_rounds, try_in_worlds
from tavolata.bots.kernel.search import TO_THE_END, Floats, choose_within, open_search, plan, search_t
from tavolata.bots.kernel.solomino.greedy import choose
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.games.solomino.kernel.chance import shuffle_all
from tavolata.games.solomino.kernel.ending import is_winner
from tavolata.games.solomino.kernel.game import advance
from tavolata.games.solomino.kernel.layout import MAX_LEGAL, OVER, STATE_SIZE, State, state_t, view_t
from tavolata.games.solomino.kernel.views import resample

#: What is known about a seat at the end of a round, for the chance to win.
FEATURES = ("minus points",)
#: How many answers to the next own decision a search tells apart, and what it notes of each: tries and success.
TREE = (512, 2)
#: Here nothing but the win counts.
LEAD = 0.0


@helper
def describe(s: State, seat: int, features: Floats) -> None:
    """The numbers that `FEATURES` names."""
    features[0] = s.minus[seat]


@helper
def win_share(s: State, seat: int) -> float:
    """S-24."""
    winners = 0
    for other in range(s.n):
        winners += 1 if is_winner(s, other) else 0
    return 1.0 / winners if is_winner(s, seat) else 0.0


@entry
def choose_greedily(view: Bytes, legal: I64, rng: I64) -> int:
    """What the greedy player does. It looks at the own cards of a sampled game; -1 if there is none."""
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
    """`try_in_worlds` with the rules of SOLOmino."""
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
    """`note_rounds` with the rules of SOLOmino."""
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
