"""Exact counts of decision, chance and end nodes of shrunken games."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

from tavolata.core.kernel.jit import MODE
from tests.trees.counting import assert_counts, expected_counts, read_trees, trees_up_to

pytestmark = pytest.mark.kernel

#: Without compilation only small trees are walked through.
LARGEST = 1500 if MODE == "python" else 10**9


@pytest.mark.parametrize("tree", trees_up_to("pizza", LARGEST))
def test_a_tree_has_as_many_nodes_as_its_data_say(tree: dict[str, Any]) -> None:
    assert_counts(tree)


def test_the_chance_nodes_of_a_whole_game_are_those_of_the_arithmetic() -> None:
    """Two hands of one of five cards, two stacks of two orders, a supply of three cards and the scoring card."""
    (tree,) = (tree for tree in read_trees("pizza") if tree["name"] == "everything-dealt")
    nodes, ways = 0, 1
    for choices in (5, 4, 2, 1, 2, 1, 4, 3, 2, 1):
        nodes += ways
        ways *= choices
    assert ways == 5 * 4 * 2 * 2 * factorial(4)
    assert expected_counts(tree)[1] == nodes
