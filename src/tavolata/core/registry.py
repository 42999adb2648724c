"""The games there are, by name.

A family is imported when one of its games is asked for, so that the command starts fast.
"""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tavolata.core.errors import UnknownGame, quoted

if TYPE_CHECKING:  # the command lists the games without paying for NumPy
    from tavolata.core.contract import Rules

#: Where each game's rules are made: module and name.
GAMES = {
    "sole-mio": "tavolata.games.pizza.rules:SOLE_MIO",
    "mamma-mia-grande": "tavolata.games.pizza.rules:MAMMA_MIA_GRANDE",
    "mamma-mia": "tavolata.games.pizza.rules:MAMMA_MIA",
    "solomino": "tavolata.games.solomino.rules:SOLOMINO",
}


def get_rules(game: str) -> Rules:
    """The rules of a game by its name.

    >>> get_rules("solomino").title
    'SOLOmino'
    >>> get_rules("solo-mino")
    Traceback (most recent call last):
    ...
    tavolata.core.errors.UnknownGame: unknown game 'solo-mino'; ... did you mean 'solomino'?
    """
    if game not in GAMES:
        close = difflib.get_close_matches(game.lower().replace(" ", "-").replace("!", ""), GAMES, n=1, cutoff=0.5)
        guess = f"; did you mean {close[0]!r}?" if close else ""
        raise UnknownGame(f"unknown game {quoted(game)}; the games are {', '.join(GAMES)}{guess}")
    return _load(game)


def family_of(game: str) -> str:
    """The package of a game's rules: its games share a kernel.

    >>> family_of("mamma-mia-grande")
    'pizza'
    """
    return GAMES[game].split(".")[2]


@cache
def _load(game: str) -> Rules:
    module, _, name = GAMES[game].partition(":")
    rules: Rules = getattr(import_module(module), name)
    return rules
