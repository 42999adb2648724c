"""How a search spends its budget: which actions are tried in how many worlds, told what they were worth there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tavolata.bots.compiled import CompiledBots, compiled_bots
from tavolata.bots.kernel.search import FEW_WORLDS, MANY_WORLDS, SEARCH_SIZE, TO_THE_END, search_t
from tavolata.core.game import Game

pytestmark = pytest.mark.kernel

#: What an action is worth in a world, by the number of the action and that of the world.
Worth = Callable[[int, int], float]


@dataclass
class Trial:
    """A finished search whose playouts were made up. `batches`: how many worlds, and the actions tried in them."""

    bots: CompiledBots
    memory: Any
    batches: list[tuple[int, list[int]]]

    @property
    def record(self) -> Any:
        return self.memory.view(search_t)[0]

    @property
    def ranked(self) -> list[int]:
        return [int(number) for number in self.record.ranked[: self.record.n_actions]]

    @property
    def played(self) -> int:
        return sum(worlds * len(alive) for worlds, alive in self.batches)

    def choose(self, cap: float) -> int:
        return self.bots.choose_found(self.memory, cap)


def begin(
    actions: int,
    *,
    playouts: int = -1,
    seconds: float = 0.0,
    seed: int = 0,
    game: str = "sole-mio",
    to_the_end: int = 0,
) -> tuple[CompiledBots, Any]:
    """A search among actions 100, 101, …"""
    bots, memory = compiled_bots(game), np.zeros(SEARCH_SIZE, np.uint8)
    view, legal = Game.new(game).view(0), np.arange(100, 100 + actions)
    bots.begin_search(view, legal, seed, playouts, seconds, to_the_end, memory)
    return bots, memory


def run(actions: int, worth: Worth, *, cost: float = 0.0, **budget: Any) -> Trial:
    """Each playout takes `cost` seconds."""
    bots, memory = begin(actions, **budget)
    trial = Trial(bots, memory, [])
    results, record = np.zeros(0, np.float32), trial.record
    while worlds := bots.plan_worlds(memory, results, cost * trial.played):
        alive = [int(number) for number in record.alive[: record.n_alive]]
        first = int(record.worlds)
        rows = [worth(number, world) for world in range(first, first + worlds) for number in alive]
        results = np.concatenate([results[: first * len(alive)], np.array(rows, np.float32)])
        trial.batches.append((worlds, alive))
    return trial


def alternating(number: int, world: int) -> float:
    """All actions are worth the same in the mean of two worlds, and nobody is surely better."""
    return (number + world) % 2


def test_the_worse_half_is_left_out_after_each_part() -> None:
    """Eight actions take three halvings, each with a third of the playouts; of equals the first stays."""
    trial = run(8, alternating, playouts=480)
    assert [(worlds, len(alive)) for worlds, alive in trial.batches] == [(20, 8), (40, 4), (64, 2), (16, 2)]
    assert trial.batches[-1][1] == [0, 1]
    assert trial.ranked == list(range(8))
    assert list(trial.record.tried[:8]) == [140, 140, 60, 60, 20, 20, 20, 20]
    assert list(trial.record.chance[:8]) == [0.5] * 8
    assert trial.played == 480


def test_the_ranking_has_those_first_who_stayed_longest_then_the_better() -> None:
    # In the first four worlds action 0 looks good, and then never again.
    trial = run(4, lambda number, world: float(world < 4) if number == 0 else 0.1 * number, playouts=32)
    assert [(worlds, alive) for worlds, alive in trial.batches] == [(4, [0, 1, 2, 3]), (8, [0, 3])]
    assert trial.ranked == [0, 3, 2, 1]
    assert trial.record.chance[0] == pytest.approx(4 / 12)
    # Who is in the lead when the search ends comes first, whatever was so before.
    assert run(4, lambda number, world: float(world < 4) if number == 0 else 0.2 * number, playouts=32).ranked[0] == 3


def test_who_is_surely_worse_is_left_out_at_once() -> None:
    """Where the difference to the leader is the same in all worlds, however much luck there is in them."""
    trial = run(3, lambda number, world: 0.3 * (world % 3) + 0.01 * number, playouts=10_000)
    assert [alive for _, alive in trial.batches] == [[0, 1, 2]]
    assert trial.batches[0][0] == MANY_WORLDS
    assert trial.ranked == [2, 1, 0]


def test_nobody_is_surely_worse_in_few_worlds() -> None:
    budget = 2 * (FEW_WORLDS - 1)
    assert run(2, lambda number, _: number, playouts=budget).batches == [(FEW_WORLDS - 1, [0, 1])]


def test_a_difference_that_may_be_luck_leaves_nobody_out() -> None:
    """Ahead in every eighth world by 1, else equal: after 64 worlds by 3.02 standard errors, after 128 by 4.28."""
    trial = run(2, lambda number, world: float(number == 1 and world % 8 == 0), playouts=1000)
    assert [worlds for worlds, _ in trial.batches] == [64, 64]


@pytest.mark.parametrize("actions", [1, 2, 3, 5, 100])
def test_every_action_is_tried_however_small_the_budget(actions: int) -> None:
    trial = run(actions, alternating, playouts=1)
    assert sorted(trial.ranked) == list(range(actions))
    assert trial.record.tried[:actions].min() == 1
    assert trial.batches[0] == (1, list(range(actions)))


def test_an_only_action_is_looked_at_and_no_more() -> None:
    assert run(1, alternating, playouts=1000).batches == [(MANY_WORLDS, [0])]


@pytest.mark.parametrize(("seconds", "cost"), [(1.0, 0.001), (0.5, 0.0004), (0.01, 0.002)])
def test_a_search_keeps_to_its_time(seconds: float, cost: float) -> None:
    """The first world shows how long a playout takes; then each part has its share of the time."""
    trial = run(8, alternating, seconds=seconds, cost=cost)
    sizes = [len(alive) for _, alive in trial.batches]
    assert trial.batches[0][0] == 1
    assert (sizes[0], sizes[-1]) == (8, 2)
    least = cost * (8 + 4 + 2)  # each part has at least one world
    assert cost * trial.played <= max(seconds, least) + 1e-9
    if seconds > least:
        assert cost * trial.played > 0.97 * seconds


def test_a_clock_that_does_not_move_is_no_trouble() -> None:
    bots, memory = begin(2, seconds=0.01)
    results = np.tile(np.array([0.0, 1.0, 1.0, 0.0], np.float32), 100)
    assert bots.plan_worlds(memory, results, 0.0) == 1
    assert bots.plan_worlds(memory, results, 0.0) == MANY_WORLDS
    assert bots.plan_worlds(memory, results, 5.0) == 0
    assert bots.plan_worlds(memory, results, 6.0) == 0, "a search that is over stays so"


@pytest.mark.parametrize(("game", "lead"), [("sole-mio", 0.3), ("solomino", 0.0)])
def test_how_far_playouts_go_and_what_counts(game: str, lead: float) -> None:
    records = [begin(2, playouts=4, game=game, to_the_end=end)[1].view(search_t)[0] for end in (0, 1)]
    assert [(int(record.until), float(record.lead)) for record in records] == [(1, lead), (TO_THE_END, 0.0)]


# ----------------------------------------------------------------- levels


def fixed(number: int, _world: int) -> float:
    return (0.5, 0.9, 0.875, 0.75, 0.1)[number]


def test_without_a_cap_the_first_is_chosen() -> None:
    trial = run(5, fixed, playouts=60)
    assert trial.ranked[0] == 1
    assert {run(5, fixed, playouts=60, seed=seed).choose(0.0) for seed in range(5)} == {101}


def test_with_a_cap_any_is_chosen_that_is_good_enough() -> None:
    for cap, good in ((0.01, {101}), (0.05, {101, 102}), (0.16, {101, 102, 103}), (1.0, {100, 101, 102, 103, 104})):
        assert {run(5, fixed, playouts=10, seed=seed).choose(cap) for seed in range(-30, 30)} == good


def test_the_choice_is_that_of_the_seed() -> None:
    chosen = [run(5, fixed, playouts=10, seed=1 << 40).choose(0.2) for _ in range(3)]
    assert all(one == other for one, other in pairwise(chosen))
