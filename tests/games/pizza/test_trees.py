"""Exact counts of decision, chance and end nodes of shrunken games."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

from tavolata.core.kernel.jit import MODE
from tests.trees.counting import Counts, add_up, count_moves, plant, read_trees

pytestmark = pytest.mark.kernel

TREES = {tree["name"]: tree for tree in read_trees()}
#: Without compilation only small trees are walked through.
LARGEST = 1500 if MODE == "python" else 10**9


def expected_counts(tree: dict[str, Any]) -> Counts:
    counts = tree["counts"]
    return counts["decision"], counts["chance"], counts["end"]


@pytest.mark.parametrize("name", [name for name, tree in TREES.items() if sum(expected_counts(tree)) <= LARGEST])
def test_a_tree_has_as_many_nodes_as_its_data_say(name: str) -> None:
    tree = TREES[name]
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


def test_the_chance_nodes_of_a_whole_game_are_those_of_the_arithmetic() -> None:
    """Two hands of one of five cards, two stacks of two orders, a supply of three cards and the scoring card."""
    nodes, ways = 0, 1
    for choices in (5, 4, 2, 1, 2, 1, 4, 3, 2, 1):
        nodes += ways
        ways *= choices
    assert ways == 5 * 4 * 2 * 2 * factorial(4)
    assert expected_counts(TREES["everything-dealt"])[1] == nodes
