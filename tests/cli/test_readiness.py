"""Being ready: a warm-up leaves nothing to compile for those who play with bots."""

from __future__ import annotations

import pytest

from tavolata.cli import main, readiness
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import GAMES


@pytest.mark.skipif(MODE == "python", reason="nothing is compiled")
def test_a_warm_up_prepares_the_bots_of_every_family(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kernel is looked for by its mark; without marks it is compiled, or found in the cache, and marked."""
    looked_for, marker = set[str](), readiness._marker

    def look_for(kernel: str) -> object:
        looked_for.add(kernel)
        return marker(kernel)

    monkeypatch.setattr(readiness, "_marker", look_for)
    assert main(["warm-up"]) == 0
    assert {f"tavolata.bots.kernel.{family}" for family in ("pizza", "solomino")} <= looked_for
    assert all(marker(kernel).exists() for kernel in looked_for)
    assert readiness.make_ready(GAMES, bots=True) == 0.0
