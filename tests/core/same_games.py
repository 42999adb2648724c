"""Plays the same random games by machine code and by WebAssembly, and compares every byte after every step.

    python -m tests.core.same_games --games 100000     # over all games and numbers of players

`make test` plays a few of them (test_wasm.py).
"""

from __future__ import annotations

import argparse
import ctypes
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from rich.progress import track
from wasmtime import _bindings

from tavolata.core.contract import RESUMED, SHUFFLED
from tavolata.core.kernel.log import EVENT_WIDTH
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import GAMES, get_rules
from tavolata.core.wasm import ALIGNMENT, family_of, kernel_of

SOLOMINO: Sequence[Mapping[str, Any]] = (
    {},
    {"out_of_turn": True},
    {"out_of_turn": True, "ask_everyone": True, "rounds": 2},
)
#: More events than one step of a game has; a whole log would take longer to copy than a step takes.
MOST_EVENTS = 300
#: Views and worlds are compared after so many steps; finding a world takes longer than many steps.
LOOK_EVERY = 16


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
    native, wasm = _MachineCode(rules), _WebAssembly(rules)
    for side in (native, wasm):
        side.arrays["mem"][:] = blank
        side.arrays["rng"][:], side.arrays["sampler"][:] = new_generator(seed), new_generator(seed + 1)
        side.call("begin", "mem", -1, "log")
    chooser, steps, action = new_generator(~seed), 0, SHUFFLED
    legal = native.arrays["legal"]
    while True:
        count, same_count = (side.call("step", "mem", action, "rng", "legal", "log") for side in (native, wasm))
        assert same_count == count, f"seed {seed}, step {steps}"
        if steps % LOOK_EVERY == 0:
            seat = steps // LOOK_EVERY % (players + 1) - 1
            sampled, also = (side.look(seat) for side in (native, wasm))
            assert also == sampled, f"seed {seed}, step {steps}"
        assert wasm.block.tobytes() == native.block.tobytes(), f"seed {seed}, step {steps}"
        steps += 1
        if rules.is_over(native.arrays["mem"]):
            return steps
        # Chance comes in two steps: it shuffles, then the game goes on.
        chance = RESUMED if action == SHUFFLED else SHUFFLED
        action = int(legal[pick(chooser, count)]) if count else chance


class _Side:
    """A game with everything that its kernel writes to, in one block of bytes."""

    def __init__(self, rules: KernelRules) -> None:
        self.rules, self.arrays, self.places = rules, dict[str, Any](), dict[str, int]()
        kinds: dict[str, tuple[type, tuple[int, ...]]] = {
            "mem": (np.uint8, (rules.state_size,)),
            "rng": (np.int64, (4,)),
            "legal": (np.int64, rules.new_legal().shape),
            "log": (np.int64, (MOST_EVENTS, EVENT_WIDTH)),
            "view": (np.uint8, (rules.view_size,)),
            "world": (np.uint8, (rules.state_size,)),
            "sampler": (np.int64, (4,)),
        }
        size = 0
        for name, (kind, shape) in kinds.items():
            self.places[name] = size
            size += -(-math.prod(shape) * np.dtype(kind).itemsize // ALIGNMENT) * ALIGNMENT
        self.block = self.make_block(size)
        self.block[:] = 0
        for name, (kind, shape) in kinds.items():
            self.arrays[name] = np.ndarray(shape, kind, self.block, self.places[name])

    def make_block(self, size: int) -> Any:
        raise NotImplementedError

    def call(self, name: str, *args: str | int) -> int:
        """An entry; a text is the name of an array."""
        raise NotImplementedError

    def look(self, seat: int) -> int:
        """The view of a seat, and a world that agrees with it; whether there is one."""
        self.call("observe", "mem", seat, 1, "view")
        return self.call("resample", "view", "sampler", "world")


class _MachineCode(_Side):
    def make_block(self, size: int) -> Any:
        return np.zeros(size, np.uint8)

    def call(self, name: str, *args: str | int) -> int:
        entry = getattr(self.rules.kernel, name)
        return int(entry(*(self.arrays[arg] if isinstance(arg, str) else arg for arg in args)) or 0)


class _WebAssembly(_Side):
    """Its block lies in the file's memory, and calls skip wasmtime's check of types: both take longer than a step."""

    def make_block(self, size: int) -> Any:
        family = family_of(type(self.rules).__module__)
        assert family is not None
        self._kernel = kernel_of(family)
        self._first = self._kernel._places([np.zeros(size, np.uint8)])[0]
        self._values = (_bindings.wasmtime_val_raw * 16)()
        self._trap = ctypes.POINTER(_bindings.wasm_trap_t)()
        base = ctypes.addressof(self._kernel._memory.data_ptr(self._kernel._store).contents)
        return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(base + self._first))

    def call(self, name: str, *args: str | int) -> int:
        at = 0
        for arg in args:
            numbers = (self._first + self.places[arg], *self.arrays[arg].shape) if isinstance(arg, str) else (arg,)
            for number in numbers:
                self._values[at].i64 = number  # one of 32 bits is the first half
                at += 1
        entry, store, trap = self._kernel.entries[name], self._kernel._store, ctypes.byref(self._trap)
        error = _bindings.wasmtime_func_call_unchecked(
            store._context(), ctypes.byref(entry._func), self._values, len(self._values), trap
        )
        assert (bool(error), bool(self._trap)) == (False, False)
        returns = self._kernel._returns[name]
        return 0 if returns == "none" else self._values[0].i32 if returns == "bool" else self._values[0].i64


if __name__ == "__main__":
    main()
