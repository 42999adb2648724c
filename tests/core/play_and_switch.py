"""Plays games in a process that begins with WebAssembly, and goes over to machine code in the middle of them.

    python -m tests.core.play_and_switch GAME BEFORE    # switch after so many steps of the last game; -1: never

It prints how the kernel ran at the beginning and at the end, and for each game a hash of all that happened.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from tavolata.bots import get_bot
from tavolata.core.game import Game

SEEDS = range(3)
#: In so many steps a search chooses, in the others chance.
SEARCH_EVERY = 5


def play(game: str, seed: int, after_step: threading.Event | None = None, before: int = -1) -> str:
    """A game with everything that bots and views add to it; `after_step` is set before a step."""
    played, digest = Game.new(game, seed=seed, players=3), hashlib.sha256()
    steps = 0
    while not played.is_over:
        if steps == before and after_step is not None:
            after_step.set()
        decision = played.decision
        if decision is None:
            played.shuffle()
        else:
            view = played.view(decision.seat)
            bot = get_bot("search:12" if steps % SEARCH_EVERY == 0 else "random")
            action = bot.choose(played.rules, view, played.legal, seed=seed + steps)
            digest.update(view.tobytes() + action.to_bytes(8, "little"))
            played.apply(action)
        digest.update(played.mem.tobytes())
        steps += 1
    return f"{steps} {digest.hexdigest()}"


def main(game: str, before: int) -> None:
    """Several games at once, in threads, so that calls are under way when the kernel changes."""
    from tavolata.core.registry import family_of
    from tavolata.core.switching import running, switch

    family, now = family_of(game), threading.Event()
    print(running(family))
    with ThreadPoolExecutor(len(SEEDS)) as threads:
        games = [threads.submit(play, game, seed, now, before if seed == SEEDS[-1] else -1) for seed in SEEDS]
        if before >= 0:
            now.wait(120)
            switch(family)
        told = [done.result() for done in games]
    print(running(family))
    print("\n".join(told))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
