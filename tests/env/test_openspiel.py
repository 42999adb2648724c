"""The games as OpenSpiel games: OpenSpiel's own tests and algorithms run on them, and nobody learns a secret."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, get_all_states, ismcts, mcts

import tavolata.env.openspiel
from tavolata.core.contract import SPECTATOR
from tavolata.core.errors import BadOption, BadScenario, BadSetting

#: Each game at a table that shows most of it in little time.
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tavolata_sole_mio", {"players": 3}),
    ("tavolata_mamma_mia_grande", {"players": 2, "start": 1, "kinds": "ma"}),
    ("tavolata_mamma_mia", {"players": 2, "open_oven": True}),
    ("tavolata_solomino", {"players": 3, "out_of_turn": True, "rounds": 2}),
]

PRIVATE = pyspiel.PrivateInfoType


def walk(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """A random game, state by state."""
    choose = random.Random(seed).choices
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            [move] = choose(outcomes, chances)
        else:
            [move] = choose(state.legal_actions())
        state = state.child(move)
    yield state


def decisions(game: pyspiel.Game, seed: int) -> list[pyspiel.State]:
    return [state for state in walk(game, seed) if state.current_player() >= 0]


def told(state: pyspiel.State, seat: int) -> list[str]:
    """The lines of an information state, without whom the game waits for."""
    return [line for line in state.information_state_string(seat).splitlines() if not line.startswith("?")]


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_openspiels_own_test_passes_with_serialisation(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_games_end_with_returns_in_bounds(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    for seed in range(3):
        *_, end = walk(game, seed)
        returns, share = end.returns(), 1 / game.num_players()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) <= game.max_utility() == pytest.approx(1 - share)
        assert min(returns) == game.min_utility() == pytest.approx(-share)  # somebody always loses here
        moves = end.full_history()
        assert sum(move.player >= 0 for move in moves) <= game.max_game_length()
        assert sum(move.player < 0 for move in moves) <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_actions_are_written_in_our_notation(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    for state in decisions(game, 4):
        words = [state.action_to_string(action) for action in state.legal_actions()]
        actions = [game.rules.parse_action(word) for word in words]
        assert sorted(map(state.string_to_action, words)) == state.legal_actions()
        assert len(set(actions)) == len(actions)


# ----------------------------------------------------------------- what players know


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_a_resampled_world_looks_the_same_to_its_seat(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    others = 0
    for state in decisions(game, 5)[::7]:
        for seat in range(game.num_players()):
            world = state.resample_from_infostate(seat, sampler)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert world.current_player() == seat
                assert world.legal_actions() == state.legal_actions()
            assert world.history() == []
            others += str(world) != str(state)
    assert others > 0


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_in_a_resampled_world_others_do_not_remember_the_real_one(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    state = decisions(game, 6)[20]
    seat = state.current_player()
    world = state.resample_from_infostate(seat, lambda: 0.25)
    public = set(told(state, seat))
    for other in set(range(game.num_players())) - {seat}:
        *shared, mark = told(world, other)
        assert mark.startswith("= ")
        assert set(shared) <= public
        assert not any(line.startswith(("got-", ">")) for line in shared)


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_a_resampled_world_is_played_to_its_end(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    state = decisions(game, 7)[10]
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    copy = game.deserialize_state(world.serialize())
    choose = random.Random(8).choice
    while not world.is_terminal():
        move = choose(world.legal_actions())
        world.apply_action(move)
        copy.apply_action(move)
    assert copy.returns() == world.returns()
    assert all(copy.information_state_string(seat) == world.information_state_string(seat) for seat in range(2))


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_what_a_seat_cannot_notice_leaves_no_trace(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    rules, unnoticed = game.rules, 0
    for seed in range(2):
        for before, after in pairwise(walk(game, seed)):
            for seat in set(range(game.num_players())) - {before.current_player()}:
                views = [rules.observe(state.position.mem, seat, rules.open_memory) for state in (before, after)]
                same = before.information_state_string(seat) == after.information_state_string(seat)
                if not before.is_chance_node() and np.array_equal(*views):
                    assert same
                    unnoticed += 1
                if before.current_player() >= 0 and same:
                    assert np.array_equal(*views)
    assert unnoticed > 0 or name == "tavolata_mamma_mia"


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_the_observers_divide_what_is_public_from_what_is_private(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    for recall in (True, False):
        whole, public, private, everything = (
            game.make_py_observer(pyspiel.IIGObservationType(public_info, recall, private_info))
            for public_info, private_info in (
                (True, PRIVATE.SINGLE_PLAYER),
                (True, PRIVATE.NONE),
                (False, PRIVATE.SINGLE_PLAYER),
                (True, PRIVATE.ALL_PLAYERS),
            )
        )
        for state in decisions(game, 9)[::5]:
            assert public.string_from(state, 0) == public.string_from(state, 1)
            assert everything.string_from(state, 0) == "\n".join(
                whole.string_from(state, seat) for seat in range(game.num_players())
            )
            for seat in range(game.num_players()):
                assert private.string_from(state, seat) not in ("", public.string_from(state, seat))
                if recall:
                    known = set(whole.string_from(state, seat).splitlines())
                    shown = {line for line in public.string_from(state, seat).splitlines() if line[0] != "?"}
                    assert shown < known
                    assert not any(line.startswith((">", "got-")) for line in shown)
                    assert set(private.string_from(state, seat).splitlines()) == known - set(
                        public.string_from(state, seat).splitlines()
                    )


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_the_tensor_is_the_observation_of_the_view(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, PRIVATE.NONE))
    for state in decisions(game, 10)[::9]:
        for seat in range(game.num_players()):
            view = game.rules.observe(state.position.mem, seat, game.frame.memory)
            assert state.observation_tensor(seat) == game.frame.layout.observation(view).tolist()
        public.set_from(state, 0)
        view = game.rules.observe(state.position.mem, SPECTATOR, game.frame.memory)
        assert public.tensor.tolist() == game.frame.layout.observation(view).tolist()


# ----------------------------------------------------------------- OpenSpiel's algorithms


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_openspiels_search_plays(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, max_simulations=6, random_state=np.random.RandomState(2))
    for state in decisions(game, 11)[5::40]:
        assert bot.step(state) in state.legal_actions()


#: One card is enough to match; seat 1 does not know which one seat 0 holds.
MATCH = """
title = "Which card is shown?"
game = "sole-mio"
[options]
players = 2
[setup]
phase = "scoring"
round = 2
oven = "match@0"
hands = [{}, "op"]
rest = "supply"
"""
#: Eighteen cards, of which four are hidden from seat 0.
LATE = """
title = "What is left?"
game = "solomino"
[options]
players = 2
deck = ["r1-y2", "r2-b1", "g3-y4", "b1-b3", "b5-y7", "y2-g4", "r3-y5", "r4-y6", "r5-y8", "g1-b2", "g2-b4", "g5-b6",
        "g6-b8", "g7-r6", "g8-r7", "b7-r8", "y1-g4", "y3-b2"]
[setup]
row = "r1-y2"
hands = ["r2-b1", {}]
pile = {}
rest = "row"
"""


def write_positions(folder: Path, text: str, *ways: tuple[str, ...]) -> dict[str, Any]:
    """The parameter that lets chance deal one of these positions."""
    paths = []
    for number, words in enumerate(ways):
        path = folder / f"{number}.toml"
        path.write_text(text.format(*(f'"{word}"' for word in words)))
        paths.append(str(path))
    return {"scenario": ";".join(paths)}


@pytest.fixture
def match(tmp_path: Path) -> pyspiel.Game:
    return pyspiel.load_game("tavolata_sole_mio", write_positions(tmp_path, MATCH, ("o",), ("p",)))


@pytest.fixture
def late(tmp_path: Path) -> pyspiel.Game:
    ways = [("g3-y4 b1-b3", "b5-y7 y2-g4"), ("b5-y7 b1-b3", "g3-y4 y2-g4"), ("y2-g4 b5-y7", "b1-b3 g3-y4")]
    return pyspiel.load_game("tavolata_solomino", write_positions(tmp_path, LATE, *ways))


def test_a_small_game_is_solved(match: pyspiel.Game) -> None:
    uniform = exploitability.exploitability(match, cfr.CFRSolver(match).average_policy())
    solver = cfr.CFRSolver(match)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert uniform > 0.1
    assert exploitability.exploitability(match, solver.average_policy()) < 0.01


def test_solving_makes_play_better(late: pyspiel.Game) -> None:
    solver = cfr.CFRSolver(late)
    before = exploitability.exploitability(late, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(late, solver.average_policy()) < before / 2


@pytest.mark.parametrize("name", ["match", "late"])
def test_whole_trees_have_perfect_recall(name: str, request: pytest.FixtureRequest) -> None:
    game = request.getfixturevalue(name)
    alike: dict[tuple[int, str], list[pyspiel.State]] = defaultdict(list)
    for state in get_all_states.get_all_states(game).values():
        for seat in range(game.num_players()):
            alike[seat, state.information_state_string(seat)].append(state)
    for (seat, _), states in alike.items():
        views = {game.rules.observe(state.position.mem, seat, game.rules.open_memory).tobytes() for state in states}
        own = {tuple(move.action for move in state.full_history() if move.player == seat) for state in states}
        moves = {tuple(state.legal_actions(seat)) for state in states if state.current_player() == seat}
        assert len(views) == len(own) == 1
        assert len(moves) <= 1
    assert max(map(len, alike.values())) > 1  # else nothing is hidden


def test_a_position_is_where_the_game_starts(match: pyspiel.Game) -> None:
    state = match.new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.information_state_string(0) == ""
    assert state.observation_string(0) == ""
    assert str(state) == "before the deal"
    state.apply_action(1)
    assert state.current_player() == 1
    assert sorted(map(state.action_to_string, state.legal_actions())) == ["o", "p"]
    pyspiel.random_sim_test(match, num_sims=5, serialize=True, verbose=False)


# ----------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"players": 9}, "2 to 5 players"),
        ({"start": 3, "players": 2}, "start is 3"),
        ({"kinds": "oo"}, "different kind"),
    ],
)
def test_bad_parameters_are_refused(parameters: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        pyspiel.load_game("tavolata_sole_mio", parameters)


def test_a_deck_is_a_text_of_cards() -> None:
    deck = " ".join(LATE.split("deck = [")[1].split("]", maxsplit=1)[0].replace(",", " ").replace('"', " ").split())
    game = pyspiel.load_game("tavolata_solomino", {"players": 2, "deck": deck})
    assert game.frame.options["deck"] == deck.split()
    assert pyspiel.load_game(str(game)).frame.options == game.frame.options
    with pytest.raises(BadOption, match="must have 26 to"):
        pyspiel.load_game("tavolata_solomino", {"players": 3, "deck": deck})


def test_bad_scenarios_are_refused(tmp_path: Path) -> None:
    positions = write_positions(tmp_path, MATCH, ("o",), ("p",))
    first, second = positions["scenario"].split(";")
    with pytest.raises(BadOption, match="not a position of Mamma Mia!"):
        pyspiel.load_game("tavolata_mamma_mia", positions)
    with pytest.raises(BadOption, match=r"players is 4, but .* says 2"):
        pyspiel.load_game("tavolata_sole_mio", {**positions, "players": 4})
    Path(second).write_text('title = "A new game"\ngame = "sole-mio"\noptions.players = 2\n')
    with pytest.raises(BadOption, match=r"has no \[setup\] table"):
        pyspiel.load_game("tavolata_sole_mio", positions)
    Path(first).write_text("nonsense")
    with pytest.raises(BadScenario, match="is not valid TOML"):
        pyspiel.load_game("tavolata_sole_mio", positions)


def test_nothing_is_resampled_while_chance_deals() -> None:
    state = pyspiel.load_game("tavolata_solomino").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="at a chance node"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_observers_have_no_parameters() -> None:
    with pytest.raises(BadOption, match="have no parameters, but got colour"):
        pyspiel.load_game("tavolata_solomino").make_py_observer(None, {"colour": 1})


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    found = importlib.util.spec_from_file_location("unregistered", tavolata.env.openspiel.__file__)
    assert found is not None
    assert found.loader is not None
    with pytest.raises(BadSetting, match=r"'pyspiel'.*tavolata\[openspiel\]"):
        found.loader.exec_module(importlib.util.module_from_spec(found))


def test_a_program_that_registered_the_games_ends_in_peace() -> None:
    done = subprocess.run([sys.executable, "-c", "import tavolata.env.openspiel"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
