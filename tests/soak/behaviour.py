"""All that can be seen of random games with fixed seeds, as fingerprints: does a change of the rules change anything?

The games do not depend on the tests, so they say of a mutant that no test has caught whether there was something to
catch.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.games.solomino.decks import default_deck

#: Every so many decisions worlds are made from the views, which takes long.
WORLDS = 9
#: More decisions than any of these games has.
ENDLESS = 3000
#: A deck that is soon used up, with alike cards.
SMALL_DECK = [*default_deck()[::6], *default_deck()[::12]]
GAMES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "pizza": (
        ("sole-mio", {"players": 2}),
        ("sole-mio", {"players": 3}),
        ("mamma-mia", {"players": 2}),
        ("mamma-mia-grande", {"players": 2}),
        ("sole-mio", {"players": 5, "open_oven": True, "kinds": "asmpo"}),
        ("mamma-mia-grande", {"players": 4, "start": 1}),
        ("mamma-mia", {"players": 5}),
    ),
    "solomino": (
        ("solomino", {"players": 2}),
        ("solomino", {"players": 3, "out_of_turn": True}),
        ("solomino", {"players": 2, "deck": SMALL_DECK, "rounds": 2}),
        ("solomino", {"players": 4, "out_of_turn": True, "ask_everyone": True, "start": 2}),
        ("solomino", {"players": 3, "deck": SMALL_DECK, "out_of_turn": True}),
        ("solomino", {"players": 6, "rounds": 2}),
    ),
}
GAMES["core"] = (GAMES["pizza"][0], GAMES["solomino"][0], GAMES["pizza"][3], GAMES["solomino"][2])


def games_of(family: str, rounds: int) -> list[tuple[str, dict[str, Any], int]]:
    """So many games of every kind, each with its seed; those first that are played quickly."""
    return [(name, options, seed) for seed in range(rounds) for name, options in GAMES[family]]


def fingerprints(name: str, options: dict[str, Any], seed: int) -> Iterator[str]:
    """One for each decision of a game."""
    game, rng = Game.laid_out(name, seed=seed, **options), new_generator(1_000_000 + seed)
    rules = game.rules
    yield _digest(rules.random_games(game.mem, seed, 1), _outcome_by_outcome(game, rng))
    for number in range(ENDLESS):
        if game.is_over:
            break
        if game.decision is None:
            game.shuffle()
        else:
            game.apply(game.random_action())
        seats = range(SPECTATOR, game.players)
        views = [game.view(seat, memory) for seat in seats for memory in (rules.strict_memory, 4, rules.open_memory)]
        fault, facts = rules.find_fault(game.mem), rules.facts(game.mem)
        seen: list[Any] = [game.decision, game.legal, game.history[-1], fault, facts]
        seen += [view.tobytes() for view in views]
        if number % WORLDS == 0:
            seen += [rules.facts(rules.resample(view, rng)) for view in views]
        yield _digest(*seen)
    yield _digest(game.is_over, game.result)


def _outcome_by_outcome(game: Game, rng: Any) -> Sequence[tuple[int, int]]:
    """The first chances, if the cards are told one by one."""
    told, chances = game.copy(), list[tuple[int, int]]()
    while told.decision is None and len(chances) < 400:
        outcomes = told.chance
        chances += outcomes
        told.tell_outcome(outcomes[pick(rng, len(outcomes))][0])
    return chances


def _digest(*seen: object) -> str:
    return hashlib.blake2b(repr(seen).encode(), digest_size=8).hexdigest()
