"""`tavolata learn`: it writes the weights of what it played, and complains before it plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolata.bots import chances
from tavolata.cli import main
from tavolata.core.registry import GAMES, get_rules


def test_what_was_learned_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of SOLOmino alone: for the others a minute of compilation would go into this one test."""
    monkeypatch.setattr(chances, "GAMES", {"solomino": GAMES["solomino"]})
    file = tmp_path / "weights.json"
    assert main(["learn", "--games", "30", "--seed", "2", "--out", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        *(f"solomino for {players}: learned from 30 games" for players in get_rules("solomino").players),
        f"wrote {file}",
    ]
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["games"], written["seed"]) == (30, 2)
    assert written["features"] == {"solomino": ["minus points"]}
    assert list(written["weights"]["solomino"]) == ["2", "3", "4", "5", "6"]
    assert all(len(rows) == chances.MANY_ROUNDS - 1 for rows in written["weights"]["solomino"].values())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--out", "."], "cannot write .: it is a directory [bad-file]"),
        (["--out", "no/such/place.json"], "cannot write no/such/place.json: there is no directory"),
        (["--out", "weights.json", "--games", "0"], "'0' is not an integer of at least 1"),
        ([], "the following arguments are required: --out"),
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    options: list[str],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["learn", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err
    assert list(tmp_path.iterdir()) == []
