"""The games as environments of Gymnasium: one seat learns, bots play the others.

    >>> import gymnasium
    >>> import tavolata.env.gymnasium  # registers the environments
    >>> env = gymnasium.make("tavolata/SoleMio-v0", players=3, opponents="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
    >>> terminated
    False

The mask of legal actions is in `info["action_mask"]`, and what `action_masks()` returns. An action that is not legal
loses the game at once, and `info["illegal"]` says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tavolata.bots import get_bot
from tavolata.core.contract import SPECTATOR
from tavolata.core.errors import BadOption, IllegalAction, quoted
from tavolata.core.extras import needing
from tavolata.core.kernel.jit import I8
from tavolata.env.episode import Episode
from tavolata.env.frame import Frame

with needing("gymnasium", "the environment of Gymnasium"):
    import gymnasium
    from gymnasium import spaces

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[I8, np.int64]):
    """A game in which one seat learns and bots play the others.

    `opponents` names a bot for all other seats, or one for each of them, from the learner's left on. `seat` is where
    the learner sits; None draws a seat for each game. `memory` is how many cards of the oven an observation shows.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        memory: int | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.frame = Frame(game, memory, **options)
        players = self.frame.players
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise BadOption(f"seat is {quoted(seat)}; it must be 0 to {players - 1}, or None for a random seat")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise BadOption(f"opponents names {len(names)} bots; with {players} players it must name {players - 1}")
        self._bots = [get_bot(name) for name in names]
        self._chosen_seat = seat
        self.observation_space = spaces.Box(-128, 127, (len(self.frame.layout),), np.int8)
        self.action_space = spaces.Discrete(len(self.frame.actions))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[I8, Info]:
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(self.frame.players))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        self._episode = Episode(self.frame, int(self.np_random.integers(2**62)))
        self._play_others()
        return self._episode.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[I8, float, bool, bool, Info]:
        reward, over = 0.0, True
        info: Info = {}
        try:
            self._episode.step(int(action))
        except IllegalAction as error:
            reward, info["illegal"] = -1 / self.frame.players, str(error)
        else:
            self._play_others()
            over = self._episode.is_over
            reward = self._episode.rewards()[self.seat] if over else 0.0
        return self._episode.observe(self.seat), reward, over, False, {**self._info(), **info}

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> I8:
        """1 for each legal action; under this name other libraries ask for it."""
        return self._episode.mask(self.seat)

    def _play_others(self) -> None:
        """Let the bots play until the learner decides, or the game is over."""
        episode, rules = self._episode, self.frame.rules
        while not episode.is_over and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat) % self.frame.players - 1]
            view = rules.observe(episode.mem, episode.seat, bot.memory(rules))
            episode.take(bot.choose(rules, view, episode.legal, seed=int(self.np_random.integers(2**62))))

    def render(self) -> str | None:
        """What the learner may know; at the end, what a spectator sees."""
        if self.render_mode is None:
            return None
        return self._episode.render(SPECTATOR if self._episode.is_over else self.seat)


#: The names under which `gymnasium.make` knows the games.
IDS = {
    "tavolata/SoleMio-v0": "sole-mio",
    "tavolata/MammaMiaGrande-v0": "mamma-mia-grande",
    "tavolata/MammaMia-v0": "mamma-mia",
    "tavolata/SOLOmino-v0": "solomino",
}

for _id, _game in IDS.items():
    gymnasium.register(_id, entry_point="tavolata.env.gymnasium:SeatEnv", kwargs={"game": _game})
