"""The learned chance to win at the end of a round: it fits, it is shipped whole, and the kernel reckons the same."""

from __future__ import annotations

import json
from importlib.resources import files

import numpy as np
import pytest

from tavolata.bots.chances import MANY_ROUNDS, chances_in, chances_of, fit, learn, weights_for
from tavolata.bots.compiled import compiled_bots
from tavolata.bots.kernel.search import SEARCH_SIZE, search_t
from tavolata.core.contract import NO_LOG
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import GAMES, get_rules
from tests.bots.positions import deciding, set_up

SHIPPED = json.loads((files("tavolata.bots") / "chances.json").read_text("utf-8"))


def test_the_weights_behind_what_happened_are_found() -> None:
    rng = np.random.default_rng(1)
    weights = np.array([0.9, -0.4, 0.0])
    features = rng.integers(0, 5, (20_000, 4, 3)).astype(np.float64)
    chances = chances_of(features, weights)
    winners = (chances.cumsum(-1) > rng.random((len(chances), 1))).argmax(-1)
    assert np.allclose(fit(features, np.eye(4)[winners]), weights, atol=0.05)


def test_weights_stay_finite_when_one_side_always_wins() -> None:
    features = np.zeros((50, 2, 1))
    features[:, 0] = 1
    weights = fit(features, np.tile([1.0, 0.0], (50, 1)))
    assert np.isfinite(weights).all()
    assert weights[0] > 1


def test_chances_add_up_however_large_the_scores_are() -> None:
    features = np.random.default_rng(2).normal(0, 1000, (30, 5, 2))
    chances = chances_of(features, [1.0, 2.0])
    assert np.allclose(chances.sum(-1), 1)
    assert (chances >= 0).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_weights_for_every_number_of_players(game: str) -> None:
    rules = get_rules(game)
    features = compiled_bots(game).features
    assert SHIPPED["features"][game] == list(features)
    assert sorted(SHIPPED["weights"][game]) == sorted(map(str, rules.players))
    for players in rules.players:
        told = {"rounds": MANY_ROUNDS} if game == "solomino" else {}
        mem = rules.lay_out(rules.check_options({"players": players, **told}))
        rounds = int(mem.view(compiled_bots(game).state_t)[0].rounds)
        assert weights_for(game, players).shape == (rounds - 1, len(features))
        # To be ahead is good: orders filled, and minus points not taken.
        assert (weights_for(game, players)[:, 0] * (-1 if game == "solomino" else 1) > 0).all()


def test_the_shipped_weights_are_what_learning_gives() -> None:
    """For SOLOmino with two players; the others are made in the same way, but take longer to compile and to play."""
    rules = get_rules("solomino")
    options = rules.check_options({"players": 2, "rounds": MANY_ROUNDS})
    learned = learn(rules, options, SHIPPED["games"], SHIPPED["seed"])
    assert np.round(learned, 3).tolist() == SHIPPED["weights"]["solomino"]["2"]


def end_of_a_scoring() -> tuple[Game, str]:
    """Giving up the last order in the oven ends the first round of two."""
    hands = ["mmm p", "o", "s"]
    setup = {"phase": "scoring", "columns": "ooo", "oven": "4o@1", "hands": hands, "filled": ["4p", "", ""]}
    return set_up("sole-mio", 3, {**setup, "orders": ["4m", "match", ""]}), "give-up"


def last_card_of_a_round() -> tuple[Game, str]:
    deck = ["r8-y1", "r4-b5", "g1-g5", "y2-y6", "b1-b5", *["p9-p9"] * 26]
    setup = {"row": "r8-y1", "hands": ["r4-b5", "g1-g5 y2-y6", "b1-b5"], "minus": [4, 1, 0]}
    return set_up("solomino", 3, setup, rounds=2, deck=deck), "L:r4-b5"


def described(game: str, mem: Bytes) -> list[list[float]]:
    """The features of each seat, reckoned from what a game says of itself in words."""
    facts = get_rules(game).facts(mem)
    if game == "solomino":
        return [[minus] for minus in facts["minus"]]
    return [
        [
            len(filled.split()),
            len(orders.split()),
            len(hand.replace(" ", "")),
            len(hand.split()),
            facts["scorer"] == seat,
        ]
        for seat, (filled, orders, hand) in enumerate(
            zip(facts["filled"], facts["orders"], facts["hands"], strict=True)
        )
    ]


@pytest.mark.parametrize("position", [end_of_a_scoring, last_card_of_a_round])
def test_the_kernel_reckons_the_same_chance_at_the_end_of_a_round(position: object) -> None:
    """World w comes from the seed and 2w: so the test can make it, too, and play the action there."""
    assert callable(position)
    played, word = position()
    rules, seat, seed, worlds = played.rules, deciding(played), 17, 5
    bots, weights = compiled_bots(rules.game), weights_for(rules.game, 3)
    view, action = played.view(seat), rules.parse_action(word)
    results, tree = np.zeros((worlds, 1), np.float32), np.zeros((1, *bots.tree))
    search = np.zeros(SEARCH_SIZE, np.uint8)
    bots.begin_search(view, np.array([action]), seed, worlds, 0.0, 0, search)
    search.view(search_t)[0].lead = 0
    bots.play_worlds(view, search, 0, weights, tree, results)
    for world in range(worlds):
        rng = new_generator(seed + (2 * world << 64))
        mem = rules.resample(view, rng)
        rules.step(mem, action, rng, rules.new_legal(), NO_LOG)
        features = np.array(described(rules.game, mem), np.float64)
        assert results[world, 0] == pytest.approx(chances_of(features, weights[0])[seat], abs=1e-6)
    assert 0 < results[0, 0] < 1


def test_the_chances_of_a_game_as_it_stands_add_up_and_can_be_found_again() -> None:
    trial = Game.new("solomino", seed=4, players=3)
    for _ in range(9):
        trial.apply(trial.legal[0])
    before = trial.mem.copy()
    found = chances_in(trial.rules, trial.mem, 40, seed=1)
    assert sum(found) == pytest.approx(1)
    assert 0 < max(found) < 1
    assert found == chances_in(trial.rules, trial.mem, 40, seed=1)
    assert (trial.mem == before).all()


def test_who_lays_the_last_card_next_has_all_chances() -> None:
    trial = set_up("solomino", 3, {"row": "r5-y6", "hands": ["r1-g3", "y7-gS b5-y8", "g4-b5 y2-b7"]})
    assert chances_in(trial.rules, trial.mem, 5, seed=0) == [1.0, 0.0, 0.0]
    trial.play(0, "L:r1-g3")
    assert trial.is_over
    assert chances_in(trial.rules, trial.mem, 5, seed=0) == [1.0, 0.0, 0.0]
