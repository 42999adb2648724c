"""Pgx: games in JAX, here on the processor."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

#: Steps in one compiled call: much faster than one call a step, and what users of Pgx do.
STEPS = 100


class Batch:
    """So many games of Leduc Hold'em side by side, stepped at random; a finished one begins anew."""

    def __init__(self, games: int) -> None:
        self.games = games
        env = pgx.make("leduc_holdem")
        self._begin = jax.jit(jax.vmap(env.init))
        step = jax.vmap(auto_reset(env.step, env.init))

        def step_all(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
            choosing, dealing = jax.random.split(key)
            # Equal chances for what is legal, none for the rest.
            chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(choosing, chances, axis=-1)
            return step(state, actions, jax.random.split(dealing, games)), None

        self._run = jax.jit(lambda state, keys: jax.lax.scan(step_all, state, keys)[0])

    def steps(self, times: int, seed: int) -> int:
        key = jax.random.PRNGKey(seed)
        state = self._begin(jax.random.split(key, self.games))
        for number in range(times):
            state = self._run(state, jax.random.split(jax.random.fold_in(key, number), STEPS))
        jax.block_until_ready(state)
        return times * STEPS * self.games
