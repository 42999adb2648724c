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

from tavolata.bots.compiled import compiled_bots
from tavolata.core.contract import Rules
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
    return np.array(_shipped()[game][str(players)], np.float64)


@cache
def _shipped() -> Mapping[str, Any]:
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
    bots, template, players = compiled_bots(rules.game), rules.lay_out(options), int(options["players"])
    rounds = int(template.view(bots.state_t)[0].rounds)
    noted = games * (rounds - 1)
    left = np.zeros(noted, np.int64)
    features = np.zeros((noted, players, len(bots.features)), np.float64)
    shares = np.zeros((noted, players), np.float64)
    bots.play_to_learn(template, seed, games, left, features, shares)
    return np.array([fit(features[left == rest], shares[left == rest]) for rest in range(1, rounds)])


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
