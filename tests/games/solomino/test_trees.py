"""Exact counts of decision and end nodes of small games of SOLOmino."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solomino.tables import SLOW
from tests.trees.counting import Counts, add_up, count_moves, plant, read_trees

pytestmark = pytest.mark.kernel

TREES = {tree["name"]: tree for tree in read_trees("solomino")}
#: Without compilation only small trees are walked through.
LARGEST = 1500 if SLOW else 200_000


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


def test_a_tree_by_hand() -> None:
    """Nothing ever fits, and the pile has three cards: draw and keep, twice, then the draw that ends it."""
    row, live = "r1-r1", ["g4-b5"] * 19
    deck = [*live[:16], row, *live[16:]]
    tree = {
        "game": "solomino",
        "options": {"players": 2, "deck": deck},
        "shuffle": {"start": 0, "deck": " ".join(deck)},
    }
    root = plant(tree)
    assert add_up(count_moves(root), root) == (5, 0, 1)
