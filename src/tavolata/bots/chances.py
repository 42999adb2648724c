"""The chance to win at the end of a round, learned from games that the greedy player played with itself.

A game that goes on for rounds is a race: who is ahead by how much, and with what in hand, decides most of it. So a
playout need not go on to the end; at the end of the round a small model says who will win. It is a conditional logit:
each seat has a score, the weighted sum of a few features, and its chance is in proportion to the exponential of the
score. The weights, one row for each number of rounds left, are data (`chances.json`), made by `tavolata learn`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from tavolata.bots.compiled import compiled_bots, pile_of
from tavolata.bots.kernel.search import Floats
from tavolata.core.contract import Rules
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.registry import GAMES, get_rules

Weights = npt.NDArray[np.float64]
#: Keeps weights finite when the data are one-sided.
RIDGE = 1e-3
NEWTON_STEPS = 30
#: SOLOmino has as many rounds as people like; beyond these, one more makes little difference.
MANY_ROUNDS = 8


@cache
def weights_for(game: str, players: int) -> Weights:
    """The shipped weights: a row for each number of rounds left, from 1, with a weight for each feature."""
    return np.array(shipped_weights()[game][str(players)], np.float64)


@cache
def shipped_weights() -> Mapping[str, Any]:
    """By game, then by the number of players as text."""
    text = (files("tavolata.bots") / "chances.json").read_text("utf-8")
    weights: dict[str, Any] = json.loads(text)["weights"]
    return weights


def learn_all(games: int, seed: int = 0) -> Iterator[tuple[str, int, Weights]]:
    """The weights of every game for every number of players."""
    for game in GAMES:
        rules = get_rules(game)
        for players in rules.players:
            options = {"players": players, **({"rounds": MANY_ROUNDS} if game == "solomino" else {})}
            yield game, players, learn(rules, rules.check_options(options), games, seed)


def as_json(learned: Iterable[tuple[str, int, Weights]], games: int, seed: int) -> str:
    """The text of `chances.json`: rounded, so that it reads well and is the same on every machine."""
    weights: dict[str, dict[str, list[list[float]]]] = {}
    for game, players, rows in learned:
        weights.setdefault(game, {})[str(players)] = np.round(rows, 3).tolist()
    features = {game: list(compiled_bots(game).features) for game in weights}
    return json.dumps({"games": games, "seed": seed, "features": features, "weights": weights}, indent=1) + "\n"


def learn(rules: Rules, options: Mapping[str, Any], games: int, seed: int) -> Weights:
    """Let the greedy player play so many games with itself, and fit the weights to how they ended."""
    left, features, shares = _play_on(rules, rules.lay_out(options), games, seed)
    return np.array([fit(features[left == rest], shares[left == rest]) for rest in range(1, left.max(initial=0) + 1)])


def chances_in(rules: Rules, mem: Bytes, playouts: int, seed: int) -> list[float]:
    """Each seat's chance to win a game as it lies on the table, with all hands and whatever else is hidden.

    The greedy player plays on for everyone, and tells nobody more than their seats may know. Before each playout the
    cards that are still to be drawn are shuffled: with their real order the smallest action, by which another player
    draws a certain card, would turn the whole game round. This is for looking back, and nothing for a bot.
    """
    players = rules.count_seats(mem)
    if rules.is_over(mem):
        return rules.result(mem).shares(players)
    world, rng, pile = mem.copy(), np.random.default_rng(seed), pile_of(rules.game)
    state = world.view(compiled_bots(rules.game).state_t)
    unseen = state[pile][0, : int(state[f"n_{pile}"][0])]
    won = np.zeros(players)
    for number in range(playouts):
        rng.shuffle(unseen)
        left, _, shares = _play_on(rules, world, 1, seed + number)
        won += shares[left == 0][0]
    return [float(chance) for chance in won / playouts]


def _play_on(rules: Rules, mem: Bytes, games: int, seed: int) -> tuple[I64, Floats, Floats]:
    """Of every round that ends: how many are left, and for each seat the features and the share of the win."""
    bots, players = compiled_bots(rules.game), rules.count_seats(mem)
    rows = games * int(mem.view(bots.state_t)[0].rounds)
    left = np.zeros(rows, np.int64)
    features = np.zeros((rows, players, len(bots.features)), np.float64)
    shares = np.zeros((rows, players), np.float64)
    noted = bots.play_on(mem, seed, games, left, features, shares)
    return left[:noted], features[:noted], shares[:noted]


def fit(features: npt.NDArray[np.float64], shares: npt.NDArray[np.float64]) -> Weights:
    """The weights under which what happened was most likely, by Newton's method: the likelihood has one peak."""
    count = features.shape[-1]
    weights = np.zeros(count)
    for _ in range(NEWTON_STEPS):
        chances = chances_of(features, weights)
        slope = np.einsum("is,isf->f", shares - chances, features) - RIDGE * weights
        mean = np.einsum("is,isf->if", chances, features)
        bend = np.einsum("is,isf,isg->fg", chances, features, features) - mean.T @ mean + RIDGE * np.eye(count)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def chances_of(features: npt.NDArray[np.float64], weights: Sequence[float] | Weights) -> npt.NDArray[np.float64]:
    """Each seat's chance; the last two axes of `features` are seats and features."""
    scores = features @ np.asarray(weights)
    grown = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(grown / grown.sum(-1, keepdims=True))
