"""Many games at once are the same games, one by one, whatever the threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tavolata.core.errors import BadOption, IllegalAction
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.env.vector import VectorEnv

SLOW = MODE == "python"
TABLES: list[dict[str, Any]] = [
    {"game": "sole-mio", "players": 3},
    {"game": "mamma-mia", "players": 2, "open_oven": True},
    {"game": "solomino", "players": 4, "out_of_turn": True},
]


def named(options: dict[str, Any]) -> str:
    return f"{options['game']}-{options['players']}"


@pytest.mark.kernel
@pytest.mark.parametrize("options", TABLES[1:] if SLOW else TABLES, ids=named)
def test_each_game_is_the_one_that_is_played_alone(options: dict[str, Any]) -> None:
    """The same cards, decisions, masks and observations, and at the end the shares of the win."""
    env = VectorEnv(games=2, seed=9, threads=1, **options)
    frame, ends, wanted = env.frame, 0, 1 if SLOW else 2
    alone = [Game.new(frame.rules.game, seed=env.seed_of(game), **frame.options) for game in range(2)]
    for _ in range(10_000):
        chosen = env.random_actions().copy()
        for number, game in enumerate(alone):
            decision = game.decision
            assert decision is not None
            seat = decision.seat
            assert env.seats[number] == seat
            assert (env.masks[number] == frame.actions.mask(np.array(game.legal), seat)).all()
            assert (env.observations[number] == frame.observe(game.mem, seat)).all()
            game.apply(int(frame.actions.table[seat, chosen[number]]))
            while game.decision is None and not game.is_over:
                game.shuffle()
        env.step(chosen)
        for number, game in enumerate(alone):
            assert env.ended[number] == game.is_over
            if game.is_over:
                ends += 1
                assert env.rewards[number] == pytest.approx(frame.rewards(game.result))
                alone[number] = Game.new(frame.rules.game, seed=env.seed_of(number), **frame.options)
            else:
                assert not env.rewards[number].any()
        if ends >= wanted:
            return
    pytest.fail("the games do not end")


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_threads_make_no_difference(options: dict[str, Any]) -> None:
    one, three = (VectorEnv(games=40, seed=3, threads=threads, **options) for threads in (1, 3))
    ends = 0
    for step in range(180):
        if step == 5:
            one.reset(4)
            three.reset(4)
        one.step(one.random_actions())
        three.step(three.random_actions())
        for array in ("observations", "masks", "seats", "rewards", "ended"):
            assert (getattr(one, array) == getattr(three, array)).all()
        ends += int(one.ended.sum())
        assert np.abs(one.rewards.sum(axis=1)).max() < 1e-6
    assert ends > 0
    three.close()


def test_the_arrays_are_written_again_and_never_replaced() -> None:
    env = VectorEnv("solomino", games=8, seed=1)
    arrays = [env.observations, env.masks, env.seats, env.rewards, env.ended]
    shown = env.observations.copy()
    env.step(env.random_actions())
    now = [env.observations, env.masks, env.seats, env.rewards, env.ended]
    assert all(array is before for array, before in zip(now, arrays, strict=True))
    assert (env.observations != shown).any()


def test_no_kind_of_array_makes_the_kernel_compile_again() -> None:
    env = VectorEnv("solomino", games=4, seed=1)
    step_games: Any = env.frame.family.step_games
    for _ in range(2):
        read_only = env.random_actions().astype(np.int16)
        read_only.setflags(write=False)
        env.step(read_only)
        env.step(np.repeat(env.random_actions(), 2)[::2])
    assert len(step_games.signatures) == 1


def test_the_seed_decides_and_reset_begins_anew() -> None:
    env = VectorEnv("sole-mio", games=16, seed=1)
    first = env.observations.copy()
    for _ in range(5):
        env.step(env.random_actions())
    env.reset(1)
    assert (env.observations == first).all()
    env.reset(2)
    assert (env.observations != first).any()


def test_without_observing_the_games_are_the_same() -> None:
    seen, unseen = (VectorEnv("sole-mio", games=16, seed=1, observing=observing) for observing in (True, False))
    for _ in range(50):
        seen.step(seen.random_actions())
        unseen.step(unseen.random_actions())
        assert (seen.masks == unseen.masks).all()


@pytest.mark.parametrize("wrong", [-1, 10_000, "illegal", "shape", "fractions"])
def test_a_wrong_action_is_refused_and_nothing_is_done(wrong: int | str) -> None:
    env = VectorEnv("sole-mio", games=4, seed=1)
    actions: Any = env.random_actions().copy()
    if wrong == "illegal":
        actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    elif wrong == "shape":
        actions = actions[:3]
    elif wrong == "fractions":
        actions = actions.astype(float)
    else:
        actions[2] = wrong
    before = env.observations.copy()
    with pytest.raises(IllegalAction, match=r"game 2|one for each game"):
        env.step(actions)
    assert (env.observations == before).all()


@pytest.mark.parametrize(
    "options", [{"games": 0}, {"games": 2, "threads": 0}, {"games": 2, "seed": -1}, {"games": 2, "memory": 1000}]
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        VectorEnv("sole-mio", **options)


def test_torch_shares_the_memory() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv("solomino", games=4)
    tensor = torch.from_numpy(env.observations)
    env.step(env.random_actions())
    assert (tensor.numpy() == env.observations).all()
