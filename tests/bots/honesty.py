"""Is a bot honest? Checks that any bot can be given to, and two cheats that they have to catch.

A cheat finds the game in which it is asked: in Python nothing is out of reach of a function that is called. So that a
bot gets only a view does not prove that it uses nothing else; these checks do. What they check is a `Player`, which
also tells how it used its random numbers, since a peek could show there alone.
"""

from __future__ import annotations

import inspect
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from tavolata.bots import Budget, estimate, get_bot
from tavolata.bots.compiled import compiled_bots
from tavolata.core.contract import Rules
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.registry import get_rules
from tests.bots.positions import choices, deciding

#: What a player did, and all that its random numbers left behind.
Answer = tuple[int, bytes]
Player = Callable[[Rules, Bytes, Sequence[int], int], Answer]
#: Between remembering nothing of the oven and all of it.
SOME_MEMORY = 8
FEW_PLAYOUTS = Budget(playouts=8)


# ----------------------------------------------------------------- honest players


def greedy(rules: Rules, view: Bytes, legal: Sequence[int], seed: int) -> Answer:
    """The greedy bot, and its generator as it leaves it."""
    rng = new_generator(seed)
    action = compiled_bots(rules.game).choose_greedily(view, np.array(legal, np.int64), rng)
    return action, rng.tobytes()


def searching(rules: Rules, view: Bytes, legal: Sequence[int], seed: int) -> Answer:
    """The search bot, and all that its playouts came to: other worlds or other luck would give other numbers."""
    found = estimate(rules, view, legal, FEW_PLAYOUTS, seed)
    return get_bot("search").choose(rules, view, legal, FEW_PLAYOUTS, seed), repr(found).encode()


def levelled(rules: Rules, view: Bytes, legal: Sequence[int], seed: int) -> Answer:
    """The lowest level, which has the most freedom to choose."""
    return get_bot("level:1").choose(rules, view, legal, FEW_PLAYOUTS, seed), b""


# ----------------------------------------------------------------- cheats


def peeking(rules: Rules, view: Bytes, legal: Sequence[int], seed: int) -> Answer:
    """Lets what is hidden decide."""
    game = find_game()
    return greedy(rules, view, legal, seed) if game is None else (legal[checksum(game) % len(legal)], b"")


def fidgeting(rules: Rules, view: Bytes, legal: Sequence[int], seed: int) -> Answer:
    """Acts like the honest greedy bot, but draws one more random number when what is hidden is so and not otherwise."""
    action, used = greedy(rules, view, legal, seed)
    game, rng = find_game(), np.frombuffer(used, np.int64).copy()
    if game is not None and checksum(game) % 2:
        pick(rng, 2)
    return action, rng.tobytes()


def find_game() -> Game | None:
    """The game that whoever asks has at hand, with every hidden card in it."""
    frame = inspect.currentframe()
    while frame is not None:
        for value in frame.f_locals.values():
            if isinstance(value, Game):
                return value
        frame = frame.f_back
    return None


def checksum(game: Game) -> int:
    return zlib.crc32(game.mem.tobytes())


# ----------------------------------------------------------------- the checks


def ask(player: Player, game: Game, memory: int, seed: int) -> Answer:
    """What a player does in a game, of which it is handed no more than the view of its seat."""
    answer = player(game.rules, game.view(deciding(game), memory), game.legal, seed)
    assert answer[0] in game.legal
    return answer


def pairs(game: str, options: dict[str, Any], wanted: int) -> Iterator[tuple[Game, Game, int]]:
    """Two games that differ, but not in what the seat that decides can know with this much memory."""
    rules, found = get_rules(game), 0
    memories = sorted({rules.strict_memory, SOME_MEMORY, rules.open_memory})
    for seed in count():
        rng = new_generator(seed)
        for one in choices(game, seed, **options):
            for memory in memories:
                view = one.view(deciding(one), memory)
                other = one.copy()
                other.mem = rules.resample(view, rng)
                other.resume()
                assert (other.decision, other.legal) == (one.decision, one.legal)
                assert (other.view(deciding(other), memory) == view).all()
                if (other.mem == one.mem).all():
                    continue
                yield one, other, memory
                found += 1
                if found == wanted:
                    return


def check_same_in_both(player: Player, one: Game, other: Game, memory: int, seed: int) -> None:
    """What the seat cannot know changes neither its action nor its use of random numbers."""
    action, used = ask(player, one, memory, seed)
    another, used_there = ask(player, other, memory, seed)
    assert action == another, f"what is hidden decides: {one!r} and {other!r}"
    assert used == used_there, f"what is hidden changes the use of random numbers: {one!r} and {other!r}"


@dataclass(frozen=True, slots=True)
class Letter:
    """A question as it goes through a pipe to a process that has no game."""

    game: str
    view: bytes
    legal: list[int]
    seed: int


def check_same_elsewhere(player: Player, asked: Sequence[tuple[Game, int]], process: Executor) -> None:
    """In another process, with nothing but the bytes of views, it does the same; `asked` are games and memories."""
    here = [ask(player, game, memory, seed) for seed, (game, memory) in enumerate(asked)]
    letters = [
        Letter(game.rules.game, game.view(deciding(game), memory).tobytes(), game.legal, seed)
        for seed, (game, memory) in enumerate(asked)
    ]
    assert process.submit(answer_letters, player, letters).result() == here, "plays otherwise where only views are"


def answer_letters(player: Player, letters: Sequence[Letter]) -> list[Answer]:
    return [
        player(get_rules(letter.game), np.frombuffer(letter.view, np.uint8).copy(), letter.legal, letter.seed)
        for letter in letters
    ]
