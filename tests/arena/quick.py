"""Bots that are quick, and small matches between them."""

from __future__ import annotations

from tavolata.arena.matches import Match
from tavolata.core.registry import get_rules

#: One that is clearly stronger than the other.
STRONG, WEAK = "greedy", "random"


def new_match(
    *bots: str, game: str = "mamma-mia", players: int = 2, seed: int = 0, deals: int = 4, batch: int = 2
) -> Match:
    rules = get_rules(game)
    options = rules.check_options({"players": players})
    return Match.between(bots or (STRONG, WEAK), rules, options, seed=seed, deals=deals, batch=batch)
