"""Games to try things on: how the checks begin them, walk through them and say where they were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

from tavolata.core.contract import Rules
from tavolata.core.game import Game
from tavolata.core.registry import get_rules

#: More decisions than any game here can have. A game that goes on longer is taken to be without end.
ENDLESS = 20_000


def find(game: str | Rules) -> Rules:
    return get_rules(game) if isinstance(game, str) else game


def lay_out(game: str | Rules, seed: int, options: dict[str, Any]) -> Game:
    """A game before its first shuffle, also of rules that nobody registered."""
    rules = find(game)
    checked = rules.check_options(options)
    return Game(rules, checked, rules.lay_out(checked), seed)


def begin(game: str | Rules, seed: int, **options: Any) -> Game:
    """A game that waits for its first decision."""
    dealt = lay_out(game, seed, options)
    dealt.shuffle()
    return dealt


def decisions(game: Game) -> Iterator[int]:
    """Play at random to the end, stopping before every decision with its number.

    Whoever uses this may apply an action of their own at such a stop; then no random one is added.
    """
    for number in range(ENDLESS):
        while game.decision is None:
            if game.is_over:
                return
            game.shuffle()
        steps = len(game.history)
        yield number
        if len(game.history) == steps:
            game.apply(game.random_action())
    complain(game, f"the game is not over after {ENDLESS} decisions")


def complain(game: Game, what: str) -> NoReturn:
    """Say what does not hold, and where."""
    options = ", ".join(f"{name}={value!r}" for name, value in game.options.items())
    raise AssertionError(f"{game.rules.game} ({options}), after {len(game.history)} steps: {what}\n{game!r}")


def require(holds: bool, game: Game, what: str) -> None:
    if not holds:
        complain(game, what)
