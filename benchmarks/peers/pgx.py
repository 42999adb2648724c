"""Pgx: games in JAX, here on the processor."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

#: Steps in one compiled call, where there are several.
AT_A_TIME = 100


class Batch:
    """So many games of Leduc Hold'em side by side, stepped at random; a finished one begins anew."""

    def __init__(self, games: int) -> None:
        self.games = games
        env = pgx.make("leduc_holdem")
        step = jax.vmap(auto_reset(env.step, env.init))

        def split(key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
            key, choosing, dealing = jax.random.split(key, 3)
            return key, choosing, jax.random.split(dealing, games)

        def choose(key: jax.Array, legal: jax.Array) -> jax.Array:
            """Equal chances for what is legal, none for the rest."""
            return jax.random.categorical(key, jnp.where(legal, 0.0, -jnp.inf), axis=-1)

        def step_all(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
            _, choosing, dealing = split(key)
            return step(state, choose(choosing, state.legal_action_mask), dealing), None

        self._begin = jax.jit(jax.vmap(env.init))
        self._split, self._choose, self._step = jax.jit(split), jax.jit(choose), jax.jit(step)
        self._scan = jax.jit(lambda state, keys: jax.lax.scan(step_all, state, keys)[0])

    def steps(self, times: int, seed: int) -> int:
        """Choose and step, a call each, as one does whose policy is not part of the same program."""
        key = jax.random.PRNGKey(seed)
        state = self._begin(jax.random.split(key, self.games))
        for _ in range(times):
            key, choosing, dealing = self._split(key)
            state = self._step(state, self._choose(choosing, state.legal_action_mask), dealing)
        jax.block_until_ready(state)
        return times * self.games

    def scan(self, times: int, seed: int) -> int:
        """Many steps in one compiled call, as one does whose policy is written in JAX, too."""
        key = jax.random.PRNGKey(seed)
        state = self._begin(jax.random.split(key, self.games))
        for number in range(times):
            state = self._scan(state, jax.random.split(jax.random.fold_in(key, number), AT_A_TIME))
        jax.block_until_ready(state)
        return times * AT_A_TIME * self.games
