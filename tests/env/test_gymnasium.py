"""One seat learns and bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tavolata.core.errors import BadOption
from tavolata.env.gymnasium import IDS, SeatEnv


@pytest.mark.parametrize("name", IDS)
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name, opponents="random", render_mode="ansi").unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        if not info["action_mask"].any():
            break
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, _, info = env.step(np.int64(actions[-1]))
    return actions, reward


def test_a_game_ends_with_the_share_of_the_win() -> None:
    env = SeatEnv("solomino", players=3, opponents="random", seat=None)
    rewards = [play(env, seed)[1] for seed in range(12)]
    assert all(any(reward == pytest.approx(share - 1 / 3) for share in (0, 1 / 3, 1 / 2, 1)) for reward in rewards)
    assert len(set(rewards)) > 1


def test_the_seed_decides_everything() -> None:
    envs = [SeatEnv("sole-mio", players=3, opponents=("random", "greedy"), seat=None) for _ in range(2)]
    assert play(envs[0], 5) == play(envs[1], 5)


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SeatEnv("sole-mio", players=2, opponents="random")
    _, info = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated) == (-0.5, True, False)
    assert "is not possible now" in info["illegal"]


def test_the_learner_sees_its_own_view() -> None:
    env = SeatEnv("sole-mio", players=3, opponents="random", seat=2, render_mode="ansi")
    observation, _ = env.reset(seed=3)
    words = env.frame.layout.words(observation)
    assert words["seat"] == 2
    assert f"hand: {words['hand']}" in str(env.render()).splitlines()


@pytest.mark.parametrize(
    "options", [{"seat": 3}, {"opponents": ["random"]}, {"opponents": "nobody"}, {"players": 9}, {"memory": -1}]
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        SeatEnv("sole-mio", **options)
