"""Being ready: a warm-up leaves nothing to compile of what it was told to prepare."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.cli import main, readiness
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import GAMES


@pytest.fixture
def looked_for(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], Path]:
    """The marks by which parts of kernels are found to be ready, as they are looked for."""
    marks, marker = dict[tuple[str, str], Path](), readiness._marker

    def look_for(part: str, family: str) -> Path:
        return marks.setdefault((part, family), marker(part, family))

    monkeypatch.setattr(readiness, "_marker", look_for)
    return marks


@pytest.mark.skipif(MODE == "python", reason="nothing is compiled")
def test_a_warm_up_prepares_the_bots_of_every_family(looked_for: dict[tuple[str, str], Path]) -> None:
    """Each kernel is looked for by its mark; without marks it is compiled, or found in the cache, and marked."""
    assert main(["warm-up"]) == 0
    assert set(looked_for) == {
        (part, family) for part in ("rules", "bots", "simulation") for family in ("pizza", "solomino")
    }
    assert all(mark.exists() for mark in looked_for.values())
    assert readiness.make_ready(GAMES, bots=True) == 0.0


@pytest.mark.skipif(MODE == "python", reason="nothing is compiled")
def test_a_warm_up_prepares_what_it_is_told_to(looked_for: dict[tuple[str, str], Path]) -> None:
    assert main(["warm-up", "solomino", "--environments", "--learning"]) == 0
    assert set(looked_for) == {(part, "solomino") for part in readiness.PARTS}
    assert all(mark.exists() for mark in looked_for.values())
