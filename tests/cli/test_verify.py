"""What `tavolata verify` says about fair shuffles; the rest is tested with the records that `simulate` writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.cli import main
from tavolata.core.fairness import commit, seed_of
from tavolata.core.game import Game
from tavolata.core.records import record_of, write_records

SECRET = "0d" * 32


def test_it_says_how_many_shuffles_were_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    fair = {"table": "t", "commitment": commit(SECRET), "secret": SECRET, "numbers": [None, "7"]}
    game = Game.new("solomino", players=2, seed=seed_of(SECRET, "t", [None, "7"]))
    another = Game.new("solomino", players=2, seed=1)
    file = tmp_path / "games.jsonl"
    write_records(file, [record_of(game, fair), record_of(another), record_of(another, fair)])
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "2 records true to the rules (0 finished, 2 steps replayed, 1 with checked shuffles)" in out
    assert f"{file}, line 3: step 1: " in err
    assert "the secret, the table and the numbers give" in err
