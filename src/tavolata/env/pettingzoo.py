"""The games as environments of PettingZoo, one agent after the other (AEC).

    >>> from tavolata.env.pettingzoo import sole_mio_v0
    >>> env = sole_mio_v0.env(players=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     done = terminated or truncated
    ...     env.step(None if done else int(observation["action_mask"].argmax()))
    >>> env.agents
    []

Every agent is shown what its seat may know and nothing else. The mask of legal actions is shown to the agent that
decides; the others see zeros. An illegal action is an error that says why; PettingZoo's `TerminateIllegalWrapper` makes
it a lost game instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.core.contract import SPECTATOR
from tavolata.core.errors import IllegalAction
from tavolata.core.extras import needing
from tavolata.core.kernel.jit import I8
from tavolata.env.episode import Episode
from tavolata.env.frame import Frame

with needing("pettingzoo", "the environment of PettingZoo"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

Observation = dict[str, I8]


class SeatsEnv(AECEnv[str, Observation, int | None]):
    """A game whose seats are agents: `seat_0`, `seat_1`, ..."""

    def __init__(
        self, name: str, game: str, render_mode: str | None = None, memory: int | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.frame = Frame(game, memory, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.frame.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        cells, actions = len(self.frame.layout), len(self.frame.actions)
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (cells,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def __getattr__(self, name: str) -> Any:
        """Only what is missing comes here: most of all what `reset` makes."""
        raise AttributeError(f"{name} does not exist before reset()")

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin another game. Games after the first follow from the seed, too."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = Episode(self.frame, int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not self.agents:
            raise IllegalAction("the game is over for every agent; call reset() to start another")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.is_over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]

    def render(self) -> str | None:
        """What the agent that decides may know; at the end, what a spectator sees."""
        if self.render_mode is None:
            return None
        return self.episode.render(self.episode.seat if not self.episode.is_over else SPECTATOR)

    def close(self) -> None:
        """There is nothing to close."""


class Maker:
    """What PettingZoo expects of the module of an environment: `env`, `raw_env` and `parallel_env`.

    All take the options of the game, and `memory`: how many cards of the oven an observation shows.
    """

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game

    def raw_env(self, **options: Any) -> SeatsEnv:
        return SeatsEnv(self.name, self.game, **options)

    def env(self, **options: Any) -> SeatsEnv:
        """As `raw_env`, which refuses what is illegal or out of order itself: PettingZoo's wrappers take their time.

        One of their checks is left out: whether a loop over `agent_iter` steps at all.
        """
        return self.raw_env(**options)

    def parallel_env(self, **options: Any) -> ParallelEnv[str, Observation, int | None]:
        """All agents answer at once; only the answer of the one that decides counts."""
        return turn_based_aec_to_parallel(self.env(**options))


sole_mio_v0 = Maker("sole_mio_v0", "sole-mio")
mamma_mia_grande_v0 = Maker("mamma_mia_grande_v0", "mamma-mia-grande")
mamma_mia_v0 = Maker("mamma_mia_v0", "mamma-mia")
solomino_v0 = Maker("solomino_v0", "solomino")
