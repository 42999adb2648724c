"""The entry that holds the rules of the family."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, Bytes, entry, helper
from tavolata.env.kernel.stepping import Batch, Setting, step_each
from tavolata.games.pizza.kernel.game import step
from tavolata.games.pizza.kernel.layout import MAX_LEGAL, VIEW_SIZE, state_t
from tavolata.games.pizza.kernel.scoring import is_winner
from tavolata.games.pizza.kernel.views import observe


@helper
def wins(mem: Bytes, seat: int) -> bool:
    return is_winner(mem.view(state_t)[0], seat)


@entry
def step_games(first: int, end: int, actions: I64, setting: Setting, batch: Batch) -> None:
    view, listed = np.zeros(VIEW_SIZE, np.uint8), np.zeros(MAX_LEGAL, np.int64)
    step_each(first, end, actions, setting, batch, view, listed, step, observe, wins)
