"""Going over from WebAssembly to machine code in the middle of games changes nothing in them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tavolata.core.kernel.jit import MODE, load_native
from tests.core.play_and_switch import SEEDS, play

pytestmark = pytest.mark.skipif(MODE != "compiled", reason="it takes machine code to compare with")


def in_another_process(game: str, before: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.play_and_switch", game, str(before)],
        env={**os.environ, "TAVOLATA_KERNEL": "switching"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def not_compiled(number: int) -> int:
    return number


def test_what_the_cache_does_not_have_is_not_compiled_now() -> None:
    assert load_native(not_compiled) is None


@pytest.mark.parametrize("game", ["sole-mio", "solomino"])
def test_a_game_is_the_same_whenever_the_kernel_changes(game: str) -> None:
    native = [play(game, seed) for seed in SEEDS]
    assert in_another_process(game, -1) == ["wasm", "wasm", *native]
    for before in (0, 40):
        assert in_another_process(game, before) == ["wasm", "compiled", *native]
