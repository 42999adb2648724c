"""The loop that PettingZoo's documentation gives, for its environments and for ours alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

Environment = Callable[[], Any]


def play(make: Environment, games: int, seed: int) -> int:
    """Whole games at random; only real actions count, not the empty steps that end a game."""
    env = make()
    choose = random.Random(seed).choice
    decisions = 0
    for number in range(games):
        env.reset(seed=seed + number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(choose(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
    return decisions
