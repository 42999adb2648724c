"""Counted trees: every line of play of a shrunken game, walked through and counted.

A tree is data (`*.toml` beside this file): a variant or a registered game, how its cards lie, and how many decision,
chance and end nodes there are, in all and after each first move. Whoever changes a rule changes such a number, and the
first move under which it changed says where to look.

The cards lie as one of three tables says: `shuffle` (the order of the cards, in the words of a record), `setup` (a
position, in the words of a scenario), or neither: then chance is walked through as well, outcome by outcome. Later
shuffles are always walked through.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.contract import NO_LOG, Rules
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.pizza.notation import parse_order
from tavolata.games.pizza.rules import PizzaRules
from tavolata.games.pizza.variants import Variant

#: Decision, chance and end nodes.
Counts = tuple[int, int, int]

FAMILIES = ("pizza", "solomino")


def read_trees(family: str) -> list[dict[str, Any]]:
    with (Path(__file__).parent / f"{family}.toml").open("rb") as file:
        trees: list[dict[str, Any]] = tomllib.load(file)["tree"]
    return trees


def make_rules(tree: dict[str, Any]) -> Rules:
    if "game" in tree:
        return get_rules(tree["game"])
    words = tree["variant"]
    return PizzaRules(
        Variant(
            game=tree["name"],
            title=tree["name"],
            rounds=words["rounds"],
            singles=words["singles"],
            doubles=words["doubles"],
            removed={},
            dealt=words["dealt"],
            taken=words["taken"],
            orders=frozenset(map(parse_order, words["orders"].split())),
            leaves=words["leaves"],
            help=words["help"],
        )
    )


def expected_counts(tree: dict[str, Any]) -> Counts:
    counts = tree["counts"]
    return counts["decision"], counts["chance"], counts["end"]


def trees_up_to(family: str, largest: int) -> list[Any]:
    """The trees with at most so many nodes, each a case of a test with its name."""
    return [pytest.param(tree, id=tree["name"]) for tree in read_trees(family) if sum(expected_counts(tree)) <= largest]


def assert_counts(tree: dict[str, Any]) -> None:
    """A tree has as many nodes as its data say, in all and below each first move."""
    root = plant(tree)
    moves = count_moves(root)
    expected = {move: tuple(counts) for move, counts in tree["moves"].items()}
    wrong = [
        f"  {move}: counted {moves.get(move)}, expected {expected.get(move)}"
        for move in {**expected, **moves}
        if moves.get(move) != expected.get(move)
    ]
    assert not wrong, "\n".join(["nodes (decision, chance, end) below a first move differ:", *wrong])
    assert add_up(moves, root) == expected_counts(tree)


def plant(tree: dict[str, Any]) -> Game:
    """The root of a tree."""
    rules = make_rules(tree)
    options = rules.check_options(tree["options"])
    if "setup" in tree:
        game = Game(rules, options, rules.set_up(options, tree["setup"]))
        game.resume()
        return game
    game = Game(rules, options, rules.lay_out(options))
    if "shuffle" in tree:
        game.tell_shuffle(tree["shuffle"])
    return game


def count_moves(game: Game) -> dict[str, Counts]:
    """The counts below every first move; the root itself is counted in none of them. Outcomes of chance are numbers."""
    walker = Walker(game.rules)
    if game.legal:
        return {game.rules.format_action(action): walker.count_below(game.mem, action) for action in game.legal}
    return {str(outcome): walker.count_below(game.mem, outcome) for outcome, _ in game.chance}


def add_up(moves: dict[str, Counts], game: Game) -> Counts:
    """The counts of a whole tree, its root included."""
    decision, chance, end = (sum(counts[i] for counts in moves.values()) for i in range(3))
    return (decision + 1, chance, end) if game.legal else (decision, chance + 1, end)


class Walker:
    """Counts over plain bytes, one copy for every move."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.legal = rules.new_legal()
        self.rng = new_generator(0)

    def count_below(self, mem: Bytes, move: int) -> Counts:
        child = mem.copy()
        count = self.rules.step(child, move, self.rng, self.legal, NO_LOG)
        if count > 0:
            return self._add(child, self.legal[:count].tolist(), (1, 0, 0))
        if self.rules.is_over(child):
            return 0, 0, 1
        return self._add(child, [outcome for outcome, _ in self.rules.chance(child)], (0, 1, 0))

    def _add(self, mem: Bytes, moves: Sequence[int], counts: Counts) -> Counts:
        decision, chance, end = counts
        for move in moves:
            below = self.count_below(mem, move)
            decision += below[0]
            chance += below[1]
            end += below[2]
        return decision, chance, end


def count_all() -> Iterator[tuple[str, Counts, Counts]]:
    """The name of every tree, what its data say, and what is counted."""
    for tree in (tree for family in FAMILIES for tree in read_trees(family)):
        game = plant(tree)
        yield tree["name"], expected_counts(tree), add_up(count_moves(game), game)
