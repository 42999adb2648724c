"""Positions to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavolata.core.game import Game
from tavolata.core.registry import GAMES, get_rules
from tavolata.testkit import begin, decisions
from tests.games.solomino.tables import options_of

#: Every game with every number of players; SOLOmino also with rounds, out of turn and a deck of few colours.
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {"players": players}) for game in GAMES for players in get_rules(game).players),
    *(("solomino", options_of(players, rounds=2, out_of_turn=True, deck="alike")) for players in range(2, 7)),
]


def name_of(table: object) -> str | None:
    """How a test is called that is run for a game and its options."""
    if isinstance(table, dict):
        return f"{table['players']}-{'alike' if table.get('deck') else 'usual'}"
    return None


def set_up(game: str, players: int, setup: dict[str, Any], *moves: str, **options: Any) -> Game:
    """A position, and some moves of those who decide there."""
    rules = get_rules(game)
    checked = rules.check_options({"players": players, **options})
    position = Game(rules, checked, rules.set_up(checked, setup))
    position.resume()
    for move in moves:
        position.play(deciding(position), move)
    return position


def deciding(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def choices(game: str, seed: int, every: int = 1, **options: Any) -> Iterator[Game]:
    """A random game, each `every`-th time that a seat has a choice."""
    played, seen = begin(game, seed, **options), 0
    for _ in decisions(played):
        if len(played.legal) > 1:
            seen += 1
            if seen % every == 0:
                yield played
