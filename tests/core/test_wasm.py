"""The WebAssembly files are the same rules and the same bots as the machine code, to the last bit."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import compiled_bots, family_of
from tavolata.bots.kernel.search import SEARCH_SIZE
from tavolata.core import wasm
from tavolata.core.errors import BadSetting
from tavolata.core.game import Game
from tavolata.core.kernel.floats import exp, log
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import GAMES
from tests.core.kernel.calling import callable_from_python
from tests.core.same_games import compare_game

ROOT = Path(__file__).parents[2]
#: Some worlds, in which each answer is tried.
WORLDS = 3


def test_random_games_are_the_same_byte_for_byte() -> None:
    assert sum(compare_game(seed) for seed in range(60)) > 5000


def questions(game: str, seed: int) -> Iterator[Game]:
    """Now and then a decision with a choice, from a random game of three."""
    played, chooser = Game.new(game, players=3, seed=seed), np.random.default_rng(seed)
    for step in range(400):
        if played.decision is None:
            if played.is_over:
                return
            played.shuffle()
            continue
        if step % 9 == 0 and len(played.legal) > 1:
            yield played
        played.apply(int(chooser.choice(played.legal)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_find_the_same_to_the_last_bit(game: str) -> None:
    bots, file = compiled_bots(game), wasm.kernel_of(family_of(game))
    asked = 0
    for played in questions(game, seed=5):
        assert played.decision is not None
        view, legal = played.view(played.decision.seat), np.array(played.legal)
        search = np.zeros(SEARCH_SIZE, np.uint8)
        bots.begin_search(view, legal, 77, 100, 0.0, asked % 2, search)
        arguments = (view, search, 3, weights_for(game, 3))
        trees = [np.zeros((len(legal), *bots.tree)) for _ in range(2)]
        results = [np.zeros((WORLDS, len(legal)), np.float32) for _ in range(2)]
        made = bots.play_worlds(*arguments, trees[0], results[0])
        assert file.call("play_worlds", (*arguments, trees[1], results[1])) == made > 0
        assert results[0].tobytes() == results[1].tobytes()
        assert trees[0].tobytes() == trees[1].tobytes()
        generators = [new_generator(asked) for _ in range(2)]
        chosen = bots.choose_greedily(view, legal, generators[0])
        assert file.call("choose_greedily", (view, legal, generators[1])) == chosen
        assert generators[0].tolist() == generators[1].tolist()
        asked += 1
    assert asked > 3


def test_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert min(threads.map(compare_game, range(60, 76))) > 10


def test_an_array_with_gaps_is_refused() -> None:
    with pytest.raises(ValueError, match="needs C-contiguous arrays"):
        wasm.kernel_of("pizza").call("check", [np.zeros(4000, np.uint8)[::2]])


def test_a_missing_file_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wasm, "FOLDER", tmp_path)
    monkeypatch.setattr(wasm, "_compiled", wasm._compiled.__wrapped__)
    with (
        ThreadPoolExecutor(1) as another,
        pytest.raises(BadSetting, match="no WebAssembly file for the current rules of pizza: run make wasm"),
    ):
        another.submit(wasm.kernel_of, "pizza").result()


def test_a_file_needs_nothing_from_outside_and_names_no_path() -> None:
    for game in ("sole-mio", "solomino"):
        family = family_of(game)
        _, module, _ = wasm._compiled(family)
        assert list(module.imports) == []
        content = wasm.file_of(family).read_bytes()
        assert b".py" not in content
        assert str(ROOT).encode() not in content


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes() -> None:
    before = {path.name: path.read_bytes() for path in wasm.FOLDER.iterdir()}
    subprocess.run([sys.executable, ROOT / "tools/build_wasm.py", "--again"], check=True)
    assert {path.name: path.read_bytes() for path in wasm.FOLDER.iterdir()} == before


@pytest.mark.kernel
def test_exp_and_log_are_right() -> None:
    our_exp, our_log = callable_from_python(exp), callable_from_python(log)
    for x in np.linspace(-40, 40, 801).tolist():
        assert our_exp(x) == pytest.approx(math.exp(x), rel=1e-15)
    for x in np.geomspace(1, 1e9, 901).tolist():
        assert our_log(x) == pytest.approx(math.log(x), rel=2e-15, abs=1e-16)
    assert (our_exp(0.0), our_log(1.0)) == (1.0, 0.0)
    assert 0 < our_exp(-1000.0) < 1e-300
    assert 1e300 < our_exp(1000.0) < math.inf
