"""Secrecy: nobody sees, and nobody's choices depend on, what they may not know.

Everything is judged by resampling. What a view says openly and resampling believes, these checks believe too: that a
hand is not simply listed among what is public has to be shown by a test of the game itself, which knows what is
hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tavolata.core.contract import SPECTATOR, Rules
from tavolata.core.game import Game
from tavolata.core.kernel.jit import I64
from tavolata.core.kernel.randomness import new_generator
from tavolata.testkit.games import begin, complain, decisions, require
from tavolata.testkit.positions import check_view


def check_views(game: str | Rules, seeds: Iterable[int], *, memories: Iterable[int] = (), **options: Any) -> int:
    """Replacing all that a seat cannot know leaves its view and its legal actions the same, byte for byte.

    For every seat and a spectator, for both memory contracts (and other `memories`), before each decision
    and at the end. Returns how many views were tried.
    """
    tried = 0
    for seed in seeds:
        played = begin(game, seed, **options)
        rng = new_generator(seed)
        depths = (played.rules.strict_memory, *memories, played.rules.open_memory)
        for _ in decisions(played):
            tried += _look(played, depths, rng)
        tried += _look(played, depths, rng)
    return tried


def _look(game: Game, memories: Sequence[int], rng: I64) -> int:
    legal, count = game.rules.new_legal(), len(game.legal)
    legal[:count] = game.legal
    for seat in range(SPECTATOR, game.players):
        for memory in memories:
            fault = check_view(game.rules, game.mem, legal, count, rng, seat, memory)
            if fault is not None:
                complain(game, f"view of seat {seat} with a memory of {memory}: {fault}")
    return (game.players + 1) * len(memories)


def check_worlds_vary(game: str | Rules, seeds: Iterable[int], *, samples: int = 8, **options: Any) -> None:
    """Resampling really replaces what is hidden.

    Were it to give back the game as it is, it would have been told too much, and `check_views` would see nothing.
    At the first decision of every game somebody holds cards that a spectator cannot see, so worlds must differ there.
    """
    for seed in seeds:
        played = begin(game, seed, **options)
        rng = new_generator(seed)
        real = played.rules.facts(played.mem)
        for seat in range(SPECTATOR, played.players):
            view = played.view(seat)
            worlds = [played.rules.facts(played.rules.resample(view, rng)) for _ in range(samples)]
            require(any(world != real for world in worlds), played, f"worlds of seat {seat} are always the real one")
            require(any(world != worlds[0] for world in worlds), played, f"worlds of seat {seat} are always the same")
