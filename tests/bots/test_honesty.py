"""Bots know nothing but their view.

That the worlds that they sample come up as often as they should is shown in tests/games/*/test_even_worlds.py.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tavolata.bots import Bot, Question
from tavolata.bots.compiled import compiled_bots
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import get_rules
from tavolata.core.workers import processes
from tests.bots.honesty import (
    Player,
    check_same_elsewhere,
    check_same_in_both,
    fidgeting,
    greedy,
    levelled,
    pairs,
    peeking,
    searching,
)
from tests.bots.positions import TABLES, choices, deciding, name_of

#: Of two games for each question the greedy bot is asked about all: 910 at each of 22 tables make 20,020 pairs. Whoever
#: looks ahead is asked about each 26th, 770 pairs.
PAIRS, EVERY = 910, 26
FAMILIES = ["sole-mio", "solomino"]


# ----------------------------------------------------------------- what they are told


def test_a_bot_is_told_a_view_and_no_game() -> None:
    assert [field.name for field in dataclasses.fields(Question)] == ["rules", "view", "legal", "budget", "seed"]
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "rules", "view", "legal", "budget", "seed"]


@pytest.mark.parametrize("game", FAMILIES)
def test_compiled_bots_take_a_view_and_no_game(game: str) -> None:
    """`mem` is where the world is written; that nothing is read from it is tried below."""
    bots, rules = compiled_bots(game), get_rules(game)
    assert isinstance(rules, KernelRules)
    assert list(inspect.signature(rules.kernel.resample).parameters) == ["view", "rng", "mem"]
    assert list(inspect.signature(bots.choose_greedily).parameters) == ["view", "legal", "rng"]
    begun = inspect.signature(bots.begin_search).parameters
    assert list(begun) == ["view", "actions", "seed", "playouts", "seconds", "to_the_end", "search"]
    taken = inspect.signature(bots.play_worlds).parameters
    assert list(taken) == ["view", "search", "first", "weights", "tree", "results"]


@pytest.mark.parametrize(("game", "hidden"), [("sole-mio", {"supply", "stack"}), ("solomino", {"pile"})])
def test_a_view_has_no_place_for_what_is_hidden(game: str, hidden: set[str]) -> None:
    bots = compiled_bots(game)
    seats = max(get_rules(game).players)
    names = set(bots.view_t.names or ())
    assert hidden <= set(bots.state_t.names or ()) - names
    # A game has a hand for each seat, a view has one hand.
    assert bots.state_t["hand"].shape == (seats, *bots.view_t["hand"].shape)


@pytest.mark.parametrize("game", FAMILIES)
def test_a_view_is_a_copy_that_leads_nowhere(game: str) -> None:
    played = Game.new(game)
    view = played.view(0)
    assert view.base is None
    assert not np.shares_memory(view, played.mem)


@pytest.mark.parametrize("game", FAMILIES)
def test_what_lies_where_a_world_is_written_does_not_matter(game: str) -> None:
    """Were that room read, it could be used to hand over the game."""
    rules = get_rules(game)
    assert isinstance(rules, KernelRules)
    for played in islice(choices(game, 3, every=7), 8):
        worlds = []
        for filling in (0, 255):
            mem = np.full(rules.state_size, filling, np.uint8)
            assert rules.kernel.resample(played.view(deciding(played)), new_generator(5), mem)
            worlds.append(mem.tobytes())
        assert worlds[0] == worlds[1]


# ----------------------------------------------------------------- what they do


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name_of)
def test_two_games_with_the_same_view_are_played_alike(game: str, options: dict[str, Any]) -> None:
    assert len(TABLES) * PAIRS >= 20_000
    for seed, (one, other, memory) in enumerate(pairs(game, options, PAIRS)):
        check_same_in_both(greedy, one, other, memory, seed)
        if seed % EVERY == 0:
            for player in (searching, levelled):
                check_same_in_both(player, one, other, memory, seed)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Executor]:
    """A process that was started anew: it has no memory in common with this one."""
    with processes(1) as executor:
        yield executor


def some_games() -> list[tuple[Game, int]]:
    """Two choices at each table, with all that can be remembered."""
    return [
        (played.copy(), played.rules.open_memory)
        for game, options in TABLES
        for played in islice(choices(game, 11, every=9, **options), 2)
    ]


@pytest.mark.parametrize("player", [greedy, searching, levelled])
def test_a_process_that_has_only_views_plays_the_same(player: Player, elsewhere: Executor) -> None:
    check_same_elsewhere(player, some_games(), elsewhere)


# ----------------------------------------------------------------- the checks catch cheats


@pytest.mark.parametrize("game", FAMILIES)
@pytest.mark.parametrize(
    ("player", "complaint"), [(peeking, "what is hidden decides"), (fidgeting, "changes the use of random numbers")]
)
def test_a_cheat_is_caught_by_two_games_with_the_same_view(player: Player, complaint: str, game: str) -> None:
    def play_alike() -> None:
        for seed, (one, other, memory) in enumerate(pairs(game, {"players": 3}, 50)):
            check_same_in_both(player, one, other, memory, seed)

    with pytest.raises(AssertionError, match=complaint):
        play_alike()


@pytest.mark.parametrize("player", [peeking, fidgeting])
def test_a_cheat_is_caught_by_a_process_that_has_only_views(player: Player, elsewhere: Executor) -> None:
    with pytest.raises(AssertionError, match="plays otherwise where only views are"):
        check_same_elsewhere(player, some_games(), elsewhere)
