"""What Python says about some games, kept for the kernel in the browser, whose own tests compare.

- `views`: for each golden playthrough and every third decision in it, the beginning of a hash of all views there: of
  every seat and a spectator, with and without notes, and with the whole oven open;
- `setups`: for some options, a hash of the game as it is laid out, or the clause by which they make no table;
- `bots`: what the greedy player does, and what a search finds, after some of its actions.

`make golden` writes the file anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tavolata.bots.players import get_bot
from tavolata.bots.search import Budget, estimate
from tavolata.core.contract import SPECTATOR
from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.core.registry import GAMES, get_rules
from tests.golden import SEED, playthroughs

FILE = Path(__file__).parents[2] / "web/src/kernel/kernel.golden.json"
DIGITS = 6
#: Everybody looks at every so many decisions.
INTERVAL = 3
#: For a search.
PLAYOUTS = 60
#: Larger than a number of JavaScript can be.
LARGE_SEED = 0x123456789ABCDEF0123456789ABCDEF

ALIKE = ["r1-b2"] * 9 + ["bD-r8"] * 4 + ["gS-o3"] * 6 + ["o3-pR"] * 5
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((game, {"players": players, "start": 1}) for game in GAMES for players in get_rules(game).players),
    ("sole-mio", {"players": 3, "kinds": "sma"}),
    ("mamma-mia", {"players": 2, "kinds": "aomps", "open_oven": True}),
    ("solomino", {"players": 2, "deck": ALIKE}),
    ("solomino", {"rounds": 20, "out_of_turn": True}),
    ("solomino", {"players": 6, "out_of_turn": True, "ask_everyone": True}),
    # none of these makes a table
    ("sole-mio", {"players": 6}),
    ("sole-mio", {"players": 3, "start": 3}),
    ("sole-mio", {"players": 3, "kinds": "oop"}),
    ("solomino", {"rounds": 21}),
    ("solomino", {"ask_everyone": True}),
    ("solomino", {"players": 3, "deck": ALIKE}),
    ("solomino", {"players": 2, "deck": ["r1-b2"] * 127}),
    ("solomino", {"players": 2, "deck": [*ALIKE, "rS-bD"]}),
    ("sole-mio", {"players": 2, "kinds": "ox"}),
)


def as_json() -> str:
    kept = {
        "views": {path.stem: " ".join(_views(game, options)) for path, (game, options) in playthroughs().items()},
        "setups": [[game, options, *_setup(game, options)] for game, options in SETUPS],
        "bots": [answer for game in GAMES for answer in _bots(game)],
    }
    return json.dumps(kept, indent=1) + "\n"


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def _views(name: str, options: dict[str, Any]) -> Iterator[str]:
    game, number = Game.laid_out(name, seed=SEED, **options), 0
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
            continue
        if number % INTERVAL == 0:
            yield _hash(json.dumps(_all_views(game), separators=(",", ":")).encode())
        game.apply(game.random_action())
        number += 1


def _all_views(game: Game) -> list[dict[str, Any]]:
    seats = [SPECTATOR, *range(game.players)]
    views = [game.rules.read_view(game.view(seat), notes=notes) for seat in seats for notes in (True, False)]
    return [*views, *(game.rules.read_view(game.view(seat, game.rules.open_memory)) for seat in seats)]


def _setup(game: str, options: dict[str, Any]) -> tuple[str, str | None]:
    """A hash and no clause, or no hash and a clause."""
    rules = get_rules(game)
    try:
        return _hash(rules.lay_out(rules.check_options(options)).tobytes()), None
    except BadOption as error:
        return "", error.clause


def _bots(name: str) -> Iterator[dict[str, Any]]:
    """Some decisions of a game in which the greedy player answers for everybody."""
    game = Game.new(name, seed=LARGE_SEED, players=3)
    for number in range(60):
        if game.decision is None:
            if game.is_over:
                return
            game.shuffle()
            continue
        view, legal = game.view(game.decision.seat, game.rules.open_memory), game.legal
        action = get_bot("greedy").choose(game.rules, view, legal, seed=number)
        if number % 6 == 0 and len(legal) > 1:
            found = estimate(game.rules, view, legal, Budget(playouts=PLAYOUTS), seed=number)
            chosen = get_bot("level:1").choose(game.rules, view, legal, seed=number)
            yield {
                "game": name,
                "decision": number,
                "greedy": game.rules.format_action(action),
                "level": game.rules.format_action(chosen),
                "found": [[game.rules.format_action(one.action), round(one.chance, 6), one.playouts] for one in found],
            }
        game.apply(action)


def main() -> None:
    FILE.write_text(as_json(), encoding="utf-8")
