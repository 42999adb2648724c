"""Looking ahead: sample worlds that agree with the view, try every action in them, and keep what does best.

A world is a whole game that the seat could be in (`resample`). In each world every candidate is played, and the greedy
player plays on for all seats to the end of the round, where a learned guess says who will win (`chances`). Candidates
meet the same worlds and the same luck. Sequential halving spends the budget: it is cut into as many parts as it takes
halvings to get from all candidates to one, and after each part the worse half is left out. A candidate that is surely
worse than the leader is left out at once; when only one is left, the search is over.

Two things differ between the families, each where it proved stronger (docs/bots.md). In the pizza games a lead counts a
little beside the chance to win. In SOLOmino the next own decision is looked at, too: instead of leaving it to the
greedy player, playouts try what is legal there and come back to what did well.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import compiled_bots
from tavolata.core.contract import Rules
from tavolata.core.kernel.jit import I64, Bytes

#: How many worlds are tried before anyone is left out for being surely worse, and how many at most between two looks.
FEW_WORLDS, MANY_WORLDS = 16, 64
#: By how many standard errors of their difference the leader has to be ahead to be surely better.
SURELY = 3.5
#: More rounds than any game has: playouts go on to the end.
TO_THE_END = 1 << 30


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
    search = _Search(rules, view, legal, budget, seed, to_the_end=to_the_end)
    search.run()
    return search.estimates()


class _Search:
    """One search. `alive` are the columns of the candidates that are still in it."""

    def __init__(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget, seed: int, *, to_the_end: bool
    ) -> None:
        self.bots = compiled_bots(rules.game)
        v = view.view(self.bots.view_t)[0]
        self.view, self.seed, self.budget = view, seed, budget
        self.weights = weights_for(rules.game, int(v.n))
        self.until = TO_THE_END if to_the_end else int(v.round_no) + 1
        self.lead = 0.0 if to_the_end else self.bots.lead
        self.actions: I64 = np.array(legal, np.int64)
        self.alive = list(range(len(legal)))
        #: One row for each world: what the living candidates were worth in it.
        self.results: npt.NDArray[np.float32] = np.zeros((0, len(legal)), np.float32)
        #: For each thread and candidate: how often the next own decision was answered how, and with what success.
        self.tree = np.zeros((budget.threads, len(legal), *self.bots.tree), np.float64)
        self.found: dict[int, Estimate] = {}
        self.ranked: list[int] = []

    def run(self) -> None:
        clock = _Clock(self.budget)
        halvings = max(1, math.ceil(math.log2(len(self.alive))))
        for part in range(halvings):
            if len(self.alive) == 1 and part > 0:
                break
            clock.begin(part + 1, halvings)
            while (worlds := clock.next_worlds(len(self.alive))) > 0:
                self.try_worlds(worlds)
                clock.note(worlds * len(self.alive))
                self.leave_out_surely_worse()
                if len(self.alive) == 1:
                    break
            self.keep(self.by_mean()[: (len(self.alive) + 1) // 2])
        self.keep([])

    def try_worlds(self, count: int) -> None:
        first, threads = len(self.results), self.budget.threads
        fresh = np.zeros((count, len(self.alive)), np.float32)
        actions = self.actions[self.alive]

        def play(thread: int) -> int:
            begin, end = count * thread // threads, count * (thread + 1) // threads
            return self.bots.play_worlds(
                self.view,
                actions,
                self.seed,
                first + begin,
                self.until,
                self.lead,
                self.weights,
                self.tree[thread],
                fresh[begin:end],
            )

        played = [play(0)] if threads == 1 else list(_threads(threads).map(play, range(threads)))
        if min(played) < 0:
            raise ValueError("no game agrees with this view")
        self.results = np.concatenate([self.results, fresh])

    def by_mean(self) -> list[int]:
        """The living candidates, the best first; of equals, the one that was ahead before."""
        means = self.results.mean(0, dtype=np.float64)
        return [self.alive[i] for i in np.argsort(-means, kind="stable")]

    def leave_out_surely_worse(self) -> None:
        """Compare with the leader world by world, which takes the luck that all share out of it."""
        worlds = len(self.results)
        if worlds < FEW_WORLDS:
            return
        behind = self.results[:, [self.alive.index(self.by_mean()[0])]] - self.results
        error = behind.std(0, dtype=np.float64) / math.sqrt(worlds)
        surely_worse = behind.mean(0, dtype=np.float64) > SURELY * error
        self.keep([action for action, worse in zip(self.alive, surely_worse, strict=True) if not worse])

    def keep(self, alive: Sequence[int]) -> None:
        """Write down what is known about those who are left out, and go on with the others."""
        if len(alive) == len(self.alive):
            return
        gone = [column for column in self.by_mean() if column not in alive]
        for column in gone:
            worth = self.results[:, self.alive.index(column)]
            self.found[column] = Estimate(int(self.actions[column]), float(worth.mean(dtype=np.float64)), len(worth))
        self.ranked = gone + self.ranked
        places = [self.alive.index(column) for column in alive]
        self.results = self.results[:, places]
        self.tree = np.ascontiguousarray(self.tree[:, places])
        self.alive = list(alive)

    def estimates(self) -> list[Estimate]:
        return [self.found[column] for column in self.ranked]


class _Clock:
    """Says how many worlds to try next, so that each part of a search gets its share of the budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        # With one thread, other programs on the machine do not count; several threads have no time of their own.
        self.now = time.thread_time if budget.threads == 1 else time.perf_counter
        self.begun, self.played = self.now(), 0
        self.left, self.end, self.fresh = 0, 0.0, True

    def begin(self, part: int, parts: int) -> None:
        """The next part of the search."""
        self.fresh = True
        if self.budget.playouts is not None:
            self.left = self.budget.playouts // parts
        else:
            self.end = self.begun + (self.budget.seconds or 0.0) * part / parts

    def next_worlds(self, candidates: int) -> int:
        """For so many candidates; 0 when the part is over. It has at least one world."""
        fresh, self.fresh = self.fresh, False
        if self.budget.playouts is not None:
            affordable = self.left // candidates
        elif self.played == 0:
            affordable = 1
        else:
            now = self.now()
            taken = max(now - self.begun, 1e-6)  # a coarse clock may not have moved
            affordable = math.floor((self.end - now) * self.played / (taken * candidates))
        return max(int(fresh), min(affordable, MANY_WORLDS))

    def note(self, playouts: int) -> None:
        self.played += playouts
        self.left -= playouts


@cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="search")
