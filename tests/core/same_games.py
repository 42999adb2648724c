"""Plays the same random games by machine code and by WebAssembly, and compares every byte after every step.

    python -m tests.core.same_games --games 100000     # over all games and numbers of players

`make test` plays a few of them (test_wasm.py).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from rich.progress import track

from tavolata.core.contract import RESUMED, SHUFFLED
from tavolata.core.kernel.log import EVENT_WIDTH
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import GAMES, get_rules
from tavolata.core.wasm import family_of, kernel_of

SOLOMINO: Sequence[Mapping[str, Any]] = (
    {},
    {"out_of_turn": True},
    {"out_of_turn": True, "ask_everyone": True, "rounds": 2},
)
#: More events than one step of a game has; a whole log would take longer to copy than a step takes.
MOST_EVENTS = 300
#: Views and worlds are compared after so many steps; finding a world takes longer than many steps.
LOOK_EVERY = 16

Call = Callable[..., Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    steps = sum(compare_game(seed) for seed in track(range(wanted.seed, wanted.seed + wanted.games), "comparing"))
    print(f"{wanted.games:,} games, {steps:,} steps: all bytes are the same")


def compare_game(seed: int) -> int:
    """Play a random game both ways; returns the number of steps. AssertionError says where something differs."""
    rules = get_rules(sorted(GAMES)[seed % len(GAMES)])
    assert isinstance(rules, KernelRules)
    players = rules.players[seed // len(GAMES) % len(rules.players)]
    extra = SOLOMINO[seed % len(SOLOMINO)] if rules.game == "solomino" else {}
    blank = rules.blank(rules.check_options({"players": players, **extra}))
    sides = [_Side(call, blank.copy(), seed, rules) for call in (_native(rules), _wasm(rules))]
    native, wasm = sides
    for side in sides:
        side.call("begin", side.mem, -1, side.log)
    chooser, steps, count, action = new_generator(~seed), 0, 0, SHUFFLED
    while True:
        counts = [side.call("step", side.mem, action, side.rng, side.legal, side.log) for side in sides]
        count = counts[0]
        if steps % LOOK_EVERY == 0:
            for side in sides:
                side.look(steps // LOOK_EVERY % (players + 1) - 1)
        assert counts[1] == count, f"seed {seed}, step {steps}"
        assert wasm.bytes() == native.bytes(), f"seed {seed}, step {steps}"
        steps += 1
        if rules.is_over(native.mem):
            return steps
        # Chance comes in two steps: it shuffles, then the game goes on.
        chance = RESUMED if action == SHUFFLED else SHUFFLED
        action = int(native.legal[pick(chooser, count)]) if count else chance


class _Side:
    """A game with everything that its kernel writes to."""

    def __init__(self, call: Call, mem: Any, seed: int, rules: KernelRules) -> None:
        self.call, self.mem, self.rng = call, mem, new_generator(seed)
        self.legal, self.log = rules.new_legal(), np.zeros((MOST_EVENTS, EVENT_WIDTH), np.int64)
        self.view, self.world = np.zeros(rules.view_size, np.uint8), np.zeros(rules.state_size, np.uint8)
        self.sampler, self.sampled = new_generator(seed + 1), False

    def look(self, seat: int) -> None:
        """The view of a seat, and a world that agrees with it."""
        self.call("observe", self.mem, seat, 1, self.view)
        self.sampled = self.call("resample", self.view, self.sampler, self.world)

    def bytes(self) -> list[bytes]:
        arrays = (self.mem, self.rng, self.legal, self.log, self.view, self.world, self.sampler)
        return [*(array.tobytes() for array in arrays), bytes([self.sampled])]


def _native(rules: KernelRules) -> Call:
    return lambda name, *args: getattr(rules.kernel, name)(*args)


def _wasm(rules: KernelRules) -> Call:
    family = family_of(type(rules).__module__)
    assert family is not None
    kernel = kernel_of(family)
    return lambda name, *args: kernel.call(name, args)


if __name__ == "__main__":
    main()
