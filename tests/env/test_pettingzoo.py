"""PettingZoo's own tests, and what it does not test: who is shown what."""

from __future__ import annotations

import warnings
from functools import partial
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Game
from tavolata.env import pettingzoo
from tavolata.env.pettingzoo import Maker

MAKERS = [pettingzoo.sole_mio_v0, pettingzoo.mamma_mia_grande_v0, pettingzoo.mamma_mia_v0, pettingzoo.solomino_v0]


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_it_passes_the_tests_of_pettingzoo(maker: Maker) -> None:
    with warnings.catch_warnings():
        # It would rather have no mask in the observation, though its own test wants it there.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(maker.env(players=3), num_cycles=60)
    seed_test(lambda: maker.env(players=3), num_cycles=60)
    parallel_api_test(maker.parallel_env(players=3), num_cycles=200)


def test_it_passes_the_benchmark_of_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds; here by a clock that goes faster."""
    clock = SimpleNamespace(time=partial(next, count(step=2)))
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(pettingzoo.solomino_v0.env())


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_every_agent_sees_its_own_view_and_only_the_one_that_decides_a_mask(maker: Maker) -> None:
    env = maker.raw_env(players=3)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    ends = 0
    for agent in env.agent_iter(400):
        if env.terminations[agent]:
            ends += 1
            env.step(None)
            continue
        masks = {other: env.observe(other)["action_mask"] for other in env.agents}
        assert [other for other, mask in masks.items() if mask.any()] == [agent]
        for seat, other in enumerate(env.agents):
            observed = env.observe(other)["observation"]
            assert (observed == env.frame.observe(env.episode.mem, seat)).all()
        env.step(int(rng.choice(np.flatnonzero(masks[agent]))))
    assert ends in (0, 3)


def test_rewards_are_the_share_of_the_win_minus_the_fair_share() -> None:
    env = pettingzoo.solomino_v0.env(players=4)
    rng = np.random.default_rng(0)
    for seed in range(3):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            total[agent] += reward
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        winners = env.episode.frame.rules.result(env.episode.mem).winners
        shares = [1 / len(winners) if seat in winners else 0 for seat in range(4)]
        assert list(total.values()) == pytest.approx([share - 0.25 for share in shares])


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = pettingzoo.sole_mio_v0.env(players=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    wrong: Any
    for wrong in (int(np.flatnonzero(mask == 0)[0]), len(mask), -1, None, 0.5, "0"):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert (env.observe(env.agent_selection)["action_mask"] == mask).all()


def test_what_comes_before_reset_or_after_the_end_is_refused() -> None:
    env = pettingzoo.solomino_v0.env(players=2, render_mode="ansi")
    for early in (env.last, env.render, env.agent_iter().__iter__().__next__, partial(env.step, 0)):
        with pytest.raises(AttributeError, match=r"before reset\(\)"):
            early()
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(seen["action_mask"].argmax()))
    with pytest.raises(IllegalAction, match=r"reset\(\)"):
        env.step(None)


def test_ansi_shows_what_the_agent_that_decides_may_know() -> None:
    env = pettingzoo.sole_mio_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    words = env.frame.layout.words(env.observe(env.agent_selection)["observation"])
    shown: Any = env.render()
    assert f"hand: {words['hand']}" in shown.splitlines()
    assert f"seat: {words['seat']}" in shown.splitlines()
    assert pettingzoo.sole_mio_v0.env(players=2).render() is None


def test_options_of_the_game_are_options_of_the_environment() -> None:
    env = pettingzoo.sole_mio_v0.raw_env(players=2, open_oven=True)
    env.reset(seed=1)
    assert env.frame.memory == env.frame.rules.open_memory
    assert env.frame.options == Game.new("sole-mio", players=2, open_oven=True).options
