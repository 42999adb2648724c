"""Tavolata's side: each function plays whole games at random and returns how many decisions that took."""

from __future__ import annotations


def kernel_playouts(game: str, players: int, games: int, seed: int) -> int:
    """Whole games inside the compiled rules, one call for all of them."""
    raise NotImplementedError


def python_steps(game: str, players: int, games: int, seed: int) -> int:
    """The same rules, stepped from Python: ask for the legal actions, choose one, apply it."""
    raise NotImplementedError
