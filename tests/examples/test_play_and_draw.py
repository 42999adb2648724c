"""The example that plays, looks and draws does so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_and_draw.py"


def test_it_draws_a_game(tmp_path: Path) -> None:
    target = tmp_path / "game.svg"
    printed = subprocess.run(
        [sys.executable, EXAMPLE, target],
        env={**os.environ, "MPLCONFIGDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "won by greedy" in printed
    assert "</svg>" in target.read_text(encoding="utf-8")
