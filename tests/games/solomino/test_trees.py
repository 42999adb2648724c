"""Exact counts of decision and end nodes of small games of SOLOmino."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solomino.tables import SLOW
from tests.trees.counting import add_up, assert_counts, count_moves, plant, trees_up_to

pytestmark = pytest.mark.kernel

#: Without compilation only small trees are walked through.
LARGEST = 1500 if SLOW else 200_000


@pytest.mark.parametrize("tree", trees_up_to("solomino", LARGEST))
def test_a_tree_has_as_many_nodes_as_its_data_say(tree: dict[str, Any]) -> None:
    assert_counts(tree)


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
