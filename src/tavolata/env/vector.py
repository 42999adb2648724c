"""Thousands of games at once, stepped inside the kernel in threads.

    >>> from tavolata.env.vector import VectorEnv
    >>> env = VectorEnv("sole-mio", games=64, seed=7, players=3)
    >>> for _ in range(100):
    ...     env.step(env.masks.argmax(axis=1))  # the first legal action in each game
    >>> env.observations.shape  # games x cells
    (64, 668)
    >>> int(env.ended.sum())  # games that ended in the last step
    0
    >>> env.close()

All arrays are made once and written again by every step, so that nothing is copied: what shall be kept has to be
copied. `torch.from_numpy(env.observations)` and the like share the same memory. Where a game ends, its rewards are told
and the next begins in the same step. What happens depends on the seed and the actions alone, not on the threads.
"""

from __future__ import annotations

import math
import os
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from tavolata.core.errors import BadOption, IllegalAction, quoted
from tavolata.core.kernel.bytes import offset_of
from tavolata.core.kernel.jit import PLAIN, for_these
from tavolata.core.kernel.randomness import MASK
from tavolata.env.frame import Frame
from tavolata.env.kernel.chunks import LINE
from tavolata.env.kernel.sharing import nothing_to_do
from tavolata.env.kernel.stepping import BEGIN, Batch, Setting, are_possible, choose_at_random, seed_choosers

#: Another thread is not worth it for fewer games.
WORTH_A_THREAD = 128


class VectorEnv:
    """Games of one table, all under way at once.

    - `observations` (games × cells, int8): what the seat that decides may know
    - `masks` (games × actions, int8): 1 for each action that it can take
    - `seats` (games, int64): which seat that is
    - `rewards` (games × players, float32): what the last step brought each seat, which is 0 unless a game ended
    - `ended` (games, bool): whether the last step ended a game; the arrays then show the next one
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        observing: bool = True,
        memory: int | None = None,
        **options: Any,
    ) -> None:
        """Without `observing` no observations are written, for programs that look at masks alone."""
        if type(games) is not int or games < 1:
            raise BadOption(f"games is {quoted(games)}; it must be at least 1")
        if threads is not None and (type(threads) is not int or threads < 1):
            raise BadOption(f"threads is {quoted(threads)}; it must be at least 1")
        self.frame = Frame(game, memory, **options)
        self.games = games
        self._observing = observing
        worth = max(1, games // WORTH_A_THREAD)
        # Rules in plain Python would gain nothing: only one thread runs at a time.
        self.threads = 1 if PLAIN else min(games, threads or min(worth, os.cpu_count() or 1))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._helping: list[Future[None] | None] = [None] * (self.threads - 1)
        self._shares = nothing_to_do(games)
        rules, actions, players = self.frame.rules, self.frame.actions, self.frame.players
        self._batch = Batch(
            **_side_by_side(
                mems=(games, rules.state_size, np.uint8),
                rngs=(games, 4, np.int64),
                begun=(games, np.int64),
                observations=(games, len(self.frame.layout), np.int8),
                masks=(games, len(actions), np.int8),
                legal=(games, min(rules.max_legal, len(actions)), np.int16),
                counts=(games, np.int64),
                seats=(games, np.int64),
                rewards=(games, players, np.float32),
                ended=(games, np.bool_),
            )
        )
        self._batch.observations[:] = self.frame.layout.new()
        self.observations = self._batch.observations
        self.masks = self._batch.masks
        self.seats = self._batch.seats
        self.rewards = self._batch.rewards
        self.ended = self._batch.ended
        self._choosing = np.zeros((games, 4), np.int64)
        self._chosen = np.zeros(games, np.int64)
        self._taken = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew."""
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise BadOption(f"seed is {quoted(seed)}; it must be 0 to {MASK}")
        frame, rules = self.frame, self.frame.rules
        for helping in self._helping:
            if helping:
                helping.result()  # who still looks for work has the old seed in mind
        self._setting = Setting(
            template=frame.template,
            players=frame.players,
            phase_at=offset_of(rules.kernel.state_t, "phase") // 8,
            actor_at=offset_of(rules.kernel.state_t, "actor") // 8,
            over=rules.kernel.over,
            seed=seed,
            table=frame.actions.table,
            numbers=frame.actions.numbers,
        )
        seed_choosers(self._choosing, seed)
        self._batch.begun[:] = 0
        self._taken[:] = BEGIN
        self._step_games = for_these(frame.family.step_games, *self._handed_over(leads=True))
        self._step()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action in every game: the number of one that its mask allows. If any is not, none is taken."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise IllegalAction(f"actions must be an array of {self.games} integers, one for each game")
        # For an array of another kind, such as one that is only to be read, the kernel would be compiled again.
        self._taken[:] = numbers
        if not are_possible(self._taken, self.masks):
            known = (numbers >= 0) & (numbers < self.masks.shape[1])
            illegal = np.flatnonzero(~known | (self.masks[np.arange(self.games), np.where(known, numbers, 0)] == 0))
            game = int(illegal[0])
            raise IllegalAction(
                f"action {int(numbers[game])} is not possible in game {game}, and {illegal.size - 1} others are not "
                "possible in theirs; see the masks"
            )
        self._step()

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game, by the seed. The next call writes the same array again."""
        choose_at_random(self._choosing, self._batch.legal, self._batch.counts, self._chosen)
        return self._chosen

    def seed_of(self, game: int) -> int:
        """The seed with which `Game.new` deals the same cards as in this game now."""
        return ((int(self._batch.begun[game]) - 1) << 64) | (game << 32) | self._setting.seed

    def _step(self) -> None:
        if self._pool:
            for number, helping in enumerate(self._helping):
                if helping is None or helping.done():
                    self._helping[number] = self._pool.submit(self._take_part, leads=False)
        self._take_part(leads=True)

    def _take_part(self, *, leads: bool) -> None:
        """Step games until all are done; who does not lead waits a while for the next step."""
        self._step_games(*self._handed_over(leads=leads))

    def _handed_over(self, *, leads: bool) -> tuple[Any, ...]:
        plan, setting = self.frame.layout.plan, self._setting
        return (self._shares, leads, self._taken, self.frame.memory, self._observing, plan, setting, self._batch)

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()


def _side_by_side(**arrays: tuple[Any, ...]) -> dict[str, npt.NDArray[Any]]:
    """Arrays of zeros, each told by its shape and its type, in one block of memory.

    For a large block the system has large pages, of which a processor finds the right one sooner.
    """
    sizes = [math.prod(shape) * np.dtype(dtype).itemsize for *shape, dtype in arrays.values()]
    begins = np.cumsum([0, *(-(-size // LINE) * LINE for size in sizes)]).tolist()
    block = np.zeros(begins.pop(), np.uint8)
    return {
        name: block[begin : begin + size].view(dtype).reshape(shape)
        for (name, (*shape, dtype)), begin, size in zip(arrays.items(), begins, sizes, strict=True)
    }
