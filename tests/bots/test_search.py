"""The search: repeatable, within its budget, over early where it can be, and right where that is plain to see."""

from __future__ import annotations

import dataclasses
from itertools import islice
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tavolata.bots import Budget, Estimate, estimate, get_bot, levels_of, search
from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import CompiledBots, compiled_bots, family_of
from tavolata.bots.kernel.search import MANY_WORLDS, MAX_ACTIONS, search_t
from tavolata.core import wasm
from tavolata.core.game import Game
from tavolata.core.registry import GAMES
from tavolata.games.pizza.kernel import layout as pizza
from tavolata.games.solomino.kernel import layout as solomino
from tests.bots import searches
from tests.bots.positions import TABLES, choices, deciding, name_of, set_up


def look(game: Game, budget: Budget, seed: int = 0, *, to_the_end: bool = False) -> list[Estimate]:
    view = game.view(deciding(game), game.rules.open_memory)
    return estimate(game.rules, view, game.legal, budget, seed, to_the_end=to_the_end)


def filling_wins() -> Game:
    """The last order of the last round: filled, it is the only one; given up, seat 0 wins by its ingredients."""
    setup = {"phase": "scoring", "round": 2, "columns": "ooo", "oven": "4o@1", "hands": ["mmm", "o", "s"]}
    return set_up("sole-mio", 3, setup)


def laying_wins() -> Game:
    """The last card fits the left end."""
    return set_up("solomino", 3, {"row": "r8-y1", "hands": ["r4-b5", "g1-g5 y2-y6", "b1-b5"]}, deck=DECK)


DECK = ["r8-y1", "r4-b5", "g1-g5", "y2-y6", "b1-b5", *["p9-p9"] * 26]
WINNING = [(filling_wins, "o"), (laying_wins, "L:r4-b5")]


# ----------------------------------------------------------------- what comes of it


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name_of)
def test_every_action_is_estimated_at_every_table(game: str, options: dict[str, Any]) -> None:
    playouts = 120
    for played in islice(choices(game, 6, every=11, **options), 4):
        for to_the_end in (False, True):
            found = look(played, Budget(playouts=playouts), to_the_end=to_the_end)
            assert sorted(option.action for option in found) == played.legal
            assert all(0 <= option.chance <= 1 for option in found)
            # Who stayed longer stands before the others, and nobody is left out untried.
            assert [option.playouts for option in found] == sorted((option.playouts for option in found), reverse=True)
            assert found[-1].playouts > 0
            # Each part has at least one world, however many actions there are.
            assert sum(option.playouts for option in found) <= max(playouts, 3 * len(found))


@pytest.mark.parametrize(("position", "action"), WINNING)
def test_an_action_that_wins_is_found(position: Any, action: str) -> None:
    game = position()
    best, *others = look(game, Budget(playouts=200), to_the_end=True)
    assert (game.rules.format_action(best.action), best.chance) == (action, 1.0)
    assert all(option.chance < 1 for option in others)
    bot = get_bot("search:200")
    assert bot.choose(game.rules, game.view(deciding(game)), game.legal) == best.action


def test_a_view_that_no_game_agrees_with_is_refused() -> None:
    game = next(choices("sole-mio", 1, players=2))
    view = game.view(deciding(game))
    view.view(pizza.view_t)[0].ceiling[:] = 0
    for name in ("greedy", "search:10", "level:2"):
        with pytest.raises(ValueError, match="no game is consistent with this view"):
            get_bot(name).choose(game.rules, view, game.legal)


# ----------------------------------------------------------------- repeatable


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_a_search_with_a_number_of_playouts_can_be_repeated(game: str, threads: int) -> None:
    budget = Budget(playouts=150, threads=threads)
    for played in islice(choices(game, 2, every=8, players=3), 4):
        assert look(played, budget, seed=9) == look(played, budget, seed=9)


def test_other_seeds_meet_other_worlds() -> None:
    played = next(choices("sole-mio", 2, every=8, players=3))
    assert look(played, Budget(playouts=100), seed=1) != look(played, Budget(playouts=100), seed=2)


def test_without_a_tree_the_number_of_threads_does_not_matter() -> None:
    """In SOLOmino each thread remembers its own answers to the next decision, so there it may."""
    for played in islice(choices("sole-mio", 2, every=8, players=3), 4):
        one, two, three = (look(played, Budget(playouts=150, threads=threads)) for threads in (1, 2, 3))
        assert one == two == three


# ----------------------------------------------------------------- budgets


@pytest.mark.parametrize(("position", "action"), WINNING)
def test_a_search_is_over_when_the_leader_is_safe(position: Any, action: str) -> None:
    """A second look is not needed: no search tries more worlds than this before the first."""
    found = look(position(), Budget(playouts=1_000_000), to_the_end=True)
    assert sum(option.playouts for option in found) <= MANY_WORLDS * len(found)


def test_a_search_between_equals_ends_with_its_budget() -> None:
    """Among many candidates some are left out in the middle of a part, and what is left of it is still spent."""
    spent = []
    for played in islice(choices("sole-mio", 0, every=4, players=3), 20):
        found = look(played, Budget(playouts=600))
        spent.append(sum(option.playouts for option in found))
    assert max(spent) <= 600
    assert sum(total > 400 for total in spent) > 5


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_a_search_stops_when_the_clock_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond for each playout and not else."""
    clock = SimpleNamespace(now=0.0)
    bots = compiled_bots(game)

    def play_worlds(*args: Any) -> int:
        clock.now += 0.001 * args[-1].size
        return bots.play_worlds(*args)

    slow = dataclasses.replace(bots, play_worlds=play_worlds)
    monkeypatch.setattr(search, "compiled_bots", lambda _game: slow)
    monkeypatch.setattr(search, "time", SimpleNamespace(thread_time=lambda: clock.now, perf_counter=lambda: clock.now))
    for played in islice(choices(game, 3, every=5, players=3), 6):
        clock.now = 0.0
        found = look(played, Budget(seconds=0.5))
        assert sum(option.playouts for option in found) == round(clock.now * 1000)
        assert clock.now <= 0.5 + 1e-9
        clock.now = 0.0
        look(played, Budget(seconds=0.0001))
        # Too little for anything, but each part has one world.
        assert clock.now <= 0.001 * 2 * len(played.legal) + 0.001


def test_a_bot_takes_the_budget_that_it_is_given() -> None:
    """With a single playout for each action another action wins than with many, in some position."""
    bot = get_bot("search:400")
    seen = set()
    for played in islice(choices("sole-mio", 5, every=6, players=3), 8):
        view = played.view(deciding(played))
        few = bot.choose(played.rules, view, played.legal, Budget(playouts=1), seed=1)
        assert few == estimate(played.rules, view, played.legal, Budget(playouts=1), 1)[0].action
        seen.add(few == bot.choose(played.rules, view, played.legal, seed=1))
    assert False in seen


# ----------------------------------------------------------------- the same everywhere


@pytest.mark.parametrize(
    "playouts", [pytest.param(number, marks=pytest.mark.kernel if number < 100 else ()) for number in searches.AMOUNTS]
)
def test_searches_find_what_they_found_before(playouts: int) -> None:
    """In every mode; with bounds checked, an index that goes astray in a playout shows here."""
    assert list(searches.search_lines(playouts)) == searches.golden(playouts)


def in_webassembly(game: str) -> CompiledBots:
    """The bots of a game, called in the file of its family."""

    def entry(name: str) -> Any:
        return lambda *args: wasm.kernel_of(family_of(game)).call(name, args)

    names = ("begin_search", "plan_worlds", "play_worlds", "choose_found")
    return dataclasses.replace(compiled_bots(game), **{name: entry(name) for name in names})


@pytest.mark.parametrize("game", GAMES)
def test_searches_and_levels_choose_the_same_in_webassembly(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = (Budget(playouts=1), Budget(playouts=90), Budget(playouts=90, threads=2), Budget(playouts=700))

    def ask(played: Game) -> list[Any]:
        levels = [get_bot(f"level:{number + 1}") for number in range(len(levels_of(played.rules)))]
        views = [(bot, played.view(deciding(played), bot.memory(played.rules))) for bot in levels]
        return [
            *(look(played, budget, 5, to_the_end=to_the_end) for budget in budgets for to_the_end in (False, True)),
            *(bot.choose(played.rules, view, played.legal, seed=9) for bot, view in views),
        ]

    for players in (2, 4):
        for played in islice(choices(game, 12, every=9, players=players), 3):
            native = ask(played)
            with monkeypatch.context() as patched:
                patched.setattr(search, "compiled_bots", in_webassembly)
                assert ask(played) == native


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_a_search_can_be_played_in_slices(game: str) -> None:
    """World by world, as a browser does that wants to stop in time: the same record, to the last bit."""
    bots = compiled_bots(game)
    played = next(choices(game, 2, every=8, players=3))
    view, legal = played.view(deciding(played)), np.array(played.legal)

    def run(most: int) -> tuple[bytes, int]:
        memory, results = np.zeros(search_t.itemsize, np.uint8), np.zeros(40_000, np.float32)
        tree = np.zeros((len(legal), *bots.tree))
        bots.begin_search(view, legal, 3, 500, 0.0, 0, memory)
        q, calls = memory.view(search_t)[0], 0
        while worlds := bots.plan_worlds(memory, results, 0.0):
            first, alive = int(q.worlds), int(q.n_alive)
            for begin in range(0, worlds, most):
                end = min(begin + most, worlds)
                rows = results[(first + begin) * alive : (first + end) * alive].reshape(-1, alive)
                assert bots.play_worlds(view, memory, first + begin, weights_for(game, 3), tree, rows) > 0
                calls += 1
        return memory.tobytes(), calls

    whole, calls = run(MANY_WORLDS)
    for most in (1, 3):
        sliced, more_calls = run(most)
        assert sliced == whole
        assert more_calls > calls


def test_there_is_room_for_every_action() -> None:
    assert max(pizza.MAX_LEGAL, solomino.MAX_LEGAL) <= MAX_ACTIONS
