"""The entries: games of the family are stepped, and looked at, many at once."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.env.kernel.encoding import Plan
from tavolata.env.kernel.stepping import Batch, Setting, observe_each, step_blocks
from tavolata.games.pizza.kernel.game import step
from tavolata.games.pizza.kernel.layout import MAX_LEGAL, VIEW_SIZE, state_t
from tavolata.games.pizza.kernel.scoring import is_winner
from tavolata.games.pizza.kernel.views import observe


@helper
def wins(mem: Bytes, seat: int) -> bool:
    return is_winner(mem.view(state_t)[0], seat)


@helper
def observe_games(first: int, end: int, memory: int, plan: Plan, batch: Batch, view: Bytes) -> None:
    """A function of its own: among all the rules the compiler misses what it could do at once."""
    observe_each(first, end, memory, plan, batch, view, observe)


@entry
def step_games(
    shares: I64,
    leads: bool,
    actions: I64,
    memory: int,
    observing: bool,
    plan: Plan,
    setting: Setting,
    batch: Batch,
) -> None:
    listed, log, view = np.zeros(MAX_LEGAL, np.int64), np.zeros((0, 0), np.int64), np.zeros(VIEW_SIZE, np.uint8)
    step_blocks(
        shares, leads, actions, memory, observing, plan, setting, batch, listed, log, view, step, wins, observe_games
    )
