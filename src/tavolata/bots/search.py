"""Looking ahead: sample worlds that agree with the view, try every action in them, and keep what does best.

A world is a whole game that the seat could be in (`resample`). In each world every candidate is played, and the greedy
player plays on for all seats to the end of the round, where a learned guess says who will win (`chances`). Candidates
meet the same worlds and the same luck. Who is tried in how many of them is decided by `kernel.search`.

Two things differ between the families, each where it proved stronger (docs/bots.md). In the pizza games a lead counts a
little beside the chance to win. In SOLOmino the next own decision is looked at, too: instead of leaving it to the
greedy player, playouts try what is legal there and come back to what did well.

All of it is in the kernel, so that a search with a number of playouts finds the same in machine code and in
WebAssembly, called from Python or from a browser. What is left here is memory, the clock and threads. Whoever calls
the kernel from another language does this, with zeroed arrays (the names are those of the entries; the description
beside the WebAssembly file has the record `search`, the `weights` and the `tree`):

1. `begin_search(view, actions, seed, playouts, seconds, to_the_end, search)` writes the record.
2. `plan_worlds(search, results, elapsed)` says how many worlds to try now; 0 means that the search is over. `results`
   are float32. It has room for `(search.worlds + search.batch) * search.n_alive` of them, and keeps its content when
   it has to grow. `elapsed` are the seconds since the search began; with a number of playouts they do not matter.
3. `play_worlds(view, search, first, weights, tree, rows)` tries the worlds from number `first`, one for each of the
   rows, where `rows` is the part of `results` that begins at `first * search.n_alive`. The worlds `search.worlds` to
   `search.worlds + search.batch` can be tried in several calls, to be able to stop between them, in this order or each
   thread with a tree of its own. A negative number says that no game agrees with the view. Then go on with 2.
4. `choose_found(search, cap)` is the action to take; `search.ranked` are the numbers of all actions, the best first,
   with their `chance` and how often they were `tried`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np

from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import compiled_bots
from tavolata.bots.kernel.search import MAX_ACTIONS, SEARCH_SIZE, search_t
from tavolata.core.contract import Rules
from tavolata.core.kernel.jit import Bytes


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: playouts in all, or seconds of a core's time.

    With a number of playouts the same question gets the same answer on every machine.
    """

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search found out about an action: what it is worth, from so many playouts.

    After a search to the end of the game that is the chance to win; else it is that for the most part (`lead`).
    """

    action: int
    chance: float
    playouts: int


def estimate(
    rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget, seed: int, *, to_the_end: bool = False
) -> list[Estimate]:
    """The actions with their chances, the best first: those that stayed longer in the search come before the others."""
    return _Search(rules, view, legal, budget, seed, to_the_end=to_the_end).estimates()


def choose(rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget, seed: int, cap: float = 0.0) -> int:
    """The action that stayed longest in the search; with a cap, any that is at most so much worse than the best."""
    return _Search(rules, view, legal, budget, seed).choose(cap)


class _Search:
    """One search, from its beginning to its end."""

    def __init__(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget, seed: int, *, to_the_end: bool = False
    ) -> None:
        # With one thread, other programs on the machine do not count; several threads have no time of their own.
        now = time.thread_time if budget.threads == 1 else time.perf_counter
        begun = now()
        self.bots = compiled_bots(rules.game)
        self.view, self.threads = view, budget.threads
        self.weights = weights_for(rules.game, int(view.view(self.bots.view_t)[0].n))
        self.memory = np.zeros(SEARCH_SIZE, np.uint8)
        self.search = self.memory.view(search_t)[0]
        self.results = np.zeros(0, np.float32)
        #: For each thread and action: how often the next own decision was answered how, and with what success.
        self.tree = np.zeros((budget.threads, len(legal), *self.bots.tree), np.float64)
        playouts = -1 if budget.playouts is None else budget.playouts
        actions, seconds = np.array(legal, np.int64), float(budget.seconds or 0.0)
        if len(actions) > MAX_ACTIONS:
            raise ValueError(f"a search has at most {MAX_ACTIONS} actions, not {len(actions)}")
        self.bots.begin_search(view, actions, seed, playouts, seconds, int(to_the_end), self.memory)
        while worlds := self.bots.plan_worlds(self.memory, self.results, now() - begun):
            self._play(worlds)

    def _play(self, worlds: int) -> None:
        first, alive = int(self.search.worlds), int(self.search.n_alive)
        self.results.resize((first + worlds) * alive, refcheck=False)
        fresh = self.results[first * alive :].reshape(worlds, alive)

        def play(thread: int) -> int:
            begin, end = worlds * thread // self.threads, worlds * (thread + 1) // self.threads
            rows = fresh[begin:end]
            return self.bots.play_worlds(self.view, self.memory, first + begin, self.weights, self.tree[thread], rows)

        played = [play(0)] if self.threads == 1 else list(_threads(self.threads).map(play, range(self.threads)))
        if min(played) < 0:
            raise ValueError("no game is consistent with this view")

    def estimates(self) -> list[Estimate]:
        search, actions = self.search, self.search.actions
        chance, tried = search.chance, search.tried
        return [
            Estimate(int(actions[number]), float(chance[number]), int(tried[number]))
            for number in search.ranked[: search.n_actions]
        ]

    def choose(self, cap: float) -> int:
        return self.bots.choose_found(self.memory, cap)


@cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="search")
