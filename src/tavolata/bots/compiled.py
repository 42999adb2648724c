"""The compiled part of the bots of each family: their entries, by game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np

from tavolata.bots.kernel.search import Floats
from tavolata.core.errors import BadOption
from tavolata.core.kernel.jit import I64, Bytes

FAMILIES = {"sole-mio": "pizza", "mamma-mia-grande": "pizza", "mamma-mia": "pizza", "solomino": "solomino"}


@dataclass(frozen=True, slots=True)
class CompiledBots:
    """What the kernel of a family's bots offers, and the records that it reads."""

    state_t: np.dtype[Any]
    view_t: np.dtype[Any]
    choose_greedily: Callable[[Bytes, I64, I64], int]
    begin_search: Callable[[Bytes, I64, int, int, float, int, Bytes], None]
    plan_worlds: Callable[[Bytes, Floats, float], int]
    play_worlds: Callable[[Bytes, Bytes, int, Floats, Floats, Floats], int]
    choose_found: Callable[[Bytes, float], int]
    play_on: Callable[[Bytes, int, int, I64, Floats, Floats], int]
    features: Sequence[str]
    #: The shape of what a search notes about the next own decision after an action; empty if it does not look there.
    tree: tuple[int, int]


@cache
def compiled_bots(game: str) -> CompiledBots:
    """Imported when first asked for, since that alone takes a moment."""
    family = family_of(game)
    layout = import_module(f"tavolata.games.{family}.kernel.layout")
    entries = import_module(f"tavolata.bots.kernel.{family}.entries")
    return CompiledBots(
        layout.state_t,
        layout.view_t,
        entries.choose_greedily,
        entries.begin_search,
        entries.plan_worlds,
        entries.play_worlds,
        entries.choose_found,
        entries.play_on,
        entries.FEATURES,
        entries.TREE,
    )


def family_of(game: str) -> str:
    if game not in FAMILIES:
        raise BadOption(f"there are no compiled bots for {game}, only for {', '.join(FAMILIES)}")
    return FAMILIES[game]


def pile_of(game: str) -> str:
    """What the cards that everybody draws from are called in a family's games."""
    return {"pizza": "supply", "solomino": "pile"}[family_of(game)]


def greedy_source(game: str) -> str:
    """A hash of the source of a family's greedy player: as long as it is the same, so is the yardstick."""
    source = files(f"tavolata.bots.kernel.{family_of(game)}") / "greedy.py"
    return hashlib.sha256(source.read_bytes()).hexdigest()[:16]
