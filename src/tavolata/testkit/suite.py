"""All checks at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavolata.core.contract import Rules
from tavolata.testkit.chance import check_chance, check_playouts
from tavolata.testkit.doors import check_checked_door, check_notation
from tavolata.testkit.play import check_copies, check_events, check_random_games, check_replay, check_same_seed
from tavolata.testkit.secrecy import check_views, check_worlds_vary

#: Every check that takes a game, seeds and the options of the game.
CHECKS: tuple[Callable[..., Any], ...] = (
    check_random_games,
    check_same_seed,
    check_copies,
    check_replay,
    check_events,
    check_views,
    check_worlds_vary,
    check_notation,
    check_checked_door,
    check_chance,
    check_playouts,
)


def run_all(game: str | Rules, players: int, *, games: int = 2, seed: int = 0, **options: Any) -> None:
    """Run every check on some games, and raise AssertionError at the first thing that does not hold.

    >>> run_all("solomino", players=3, games=1)
    """
    for check in CHECKS:
        check(game, range(seed, seed + games), players=players, **options)
