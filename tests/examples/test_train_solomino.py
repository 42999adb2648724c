"""The example that teaches a network really does, repeats itself, can be interrupted, and goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import joblib
import numpy as np
import pytest
from threadpoolctl import threadpool_limits

from examples.train_solomino import Folder, Student, main, meet, parts
from tavolata.env.frame import Frame

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_solomino.py"
#: Just enough for a few lessons.
TINY = ["--games", "1000", "--deals", "5"]


@pytest.fixture(autouse=True, scope="module")
def one_thread() -> Iterator[None]:
    """Tests run side by side, so that more threads would only wait for each other."""
    with threadpool_limits(1):
        yield


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("trained")
    main([*TINY, "--out", str(out)])
    return out


def course(out: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((out / "course.json").read_text(encoding="utf-8"))
    return told


def test_a_few_games_teach_more_than_chance(trained: Path) -> None:
    found, network = Folder(trained).resume()
    frame = Frame("solomino", players=2)
    results = meet(Student(frame, network), "random", frame, deals=40, seed=7)
    assert found.games >= 1000
    assert results["standings"][0]["low"] > 0.5


def test_the_arena_says_how_strong_it_is(trained: Path) -> None:
    results = json.loads((trained / "arena.json").read_text(encoding="utf-8"))
    assert [bot["name"] for bot in results["bots"]] == ["dmc", "greedy"]
    assert (results["deals"], results["forfeits"]) == (5, [])


def test_the_curve_is_drawn(trained: Path) -> None:
    drawn = (trained / "curve.svg").read_text(encoding="utf-8")
    assert "against greedy" in drawn
    assert "against random" in drawn


def test_the_same_games_teach_the_same(trained: Path, tmp_path: Path) -> None:
    main([*TINY, "--out", str(tmp_path)])
    one, two = (joblib.load(out / "network.joblib") for out in (trained, tmp_path))
    for weights, same in zip(one.coefs_, two.coefs_, strict=True):
        np.testing.assert_array_equal(weights, same)


def test_an_interrupted_course_goes_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", EXAMPLE, "--games", "4000", "--deals", "1", "--out", tmp_path],
        env={**os.environ, "MPLCONFIGDIR": str(tmp_path), "OMP_NUM_THREADS": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert "against greedy" in program.stdout.readline()
        program.send_signal(signal.SIGINT)
        assert "--resume goes on" in program.stdout.read()
    before = course(tmp_path)
    main(["--resume", "--games", "1", "--deals", "1", "--out", str(tmp_path)])
    after = course(tmp_path)
    assert after["games"] > before["games"]
    assert after["curve"][: len(before["curve"])] == before["curve"]
    assert len(after["curve"]) > len(before["curve"])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--resume", "--games", "1"], "leave out --resume to begin"),
        (["--players", "9"], "players"),
        (["--games", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_done_is_told(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*arguments, "--out", str(tmp_path)])
    assert reason in capsys.readouterr().err


def test_a_course_is_not_overwritten(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*TINY, "--out", str(trained)])
    assert "add --resume" in capsys.readouterr().err


def test_actions_that_do_alike_share_parts() -> None:
    assert set(parts("L:r1-rS")) & set(parts("L:r1-b2")) == {"end L", "covers r", "covers 1"}
    assert "symbol S" in parts("R:rS-r1")
    assert set(parts("r1-rS")) & set(parts("L:rS-r1")) == {"card r1-rS", "symbol S"}
    assert parts("draw") == ["draw"]
