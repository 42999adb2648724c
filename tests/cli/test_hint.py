"""`tavolata hint`: numbers and words about a move of a record, and one clear line for everything that cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolata.cli import main
from tavolata.core.game import Game
from tavolata.core.records import record_of, write_records
from tavolata.testkit import begin, decisions

FEW = ("--playouts", "60")


def finished(seed: int) -> Game:
    played = begin("sole-mio", seed, players=2)
    for _ in decisions(played):
        pass
    return played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two finished games and one that has just begun."""
    path = tmp_path / "games.jsonl"
    games = [finished(1), finished(2), begin("solomino", 3, players=2)]
    write_records(path, [record_of(game) for game in games])
    return path


def moves_of(file: Path, game: int) -> list[str]:
    record = json.loads(file.read_text(encoding="utf-8").splitlines()[game - 1])
    return [step["do"] for step in record["steps"] if "do" in step]


@pytest.mark.parametrize("game", [1, 2])
@pytest.mark.parametrize("which", ["first", "last"])
def test_a_move_is_judged_in_numbers(game: int, which: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = moves_of(file, game)
    move = 1 if which == "first" else len(moves)
    assert main(["hint", str(file), "--game", str(game), "--move", str(move), "--json", *FEW]) == 0
    out, _ = capsys.readouterr()
    hint = json.loads(out)
    assert (hint["move"], hint["played"]) == (move, moves[move - 1])
    assert moves[move - 1] in [action["do"] for action in hint["actions"]]
    assert sum(action["playouts"] for action in hint["actions"]) == hint["playouts"]
    assert all(0 <= action["chance"] <= 1 for action in hint["actions"])


def test_the_same_seed_gives_the_same_hint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("4", "4", "5"):
        assert main(["hint", str(file), "--move", "1", "--json", "--seed", seed, *FEW]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


def test_a_move_is_judged_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(file), "--move", "1", "--best", "1", *FEW]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("move 1: seat ")
    assert "% to win, " in lines[1]
    # The move that was played is named, however good it was.
    (played,) = [line for line in lines if line.endswith("  played")]
    assert f" {moves_of(file, 1)[0]} " in played
    assert any("more; --best " in line for line in lines)
    assert lines[-1].endswith("weaker actions got fewer")


def test_a_game_that_goes_on_is_judged_where_it_stopped(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(file), "--game", "3", "--json", *FEW]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert (hint["move"], hint["played"]) == (1, None)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ((), "the game is over: set --move to 1 to "),
        (("--move", "100000"), "there is no move 100000; the record has moves 1 to "),
        (("--move", "0"), "'0' is not an integer of at least 1"),
        (("--game", "4"), "has no game 4; it has 3 [bad-option]"),
        (("--playouts", "none"), "'none' is not an integer of at least 1"),
    ],
)
def test_what_cannot_be_judged_gets_one_line(
    options: tuple[str, ...], complaint: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(file), *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the file contains no record [bad-record]"),
        ("[]", "not a Tavolata record"),
        ('{"tavolata": 1', "not valid JSON"),
        ('{"tavolata": 99}', "the record has version 99"),
    ],
)
def test_a_file_that_is_no_record_gets_one_line(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["hint", str(path), "--move", "1"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err


def test_a_record_that_breaks_the_rules_gets_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    first["steps"][1]["do"] = "x15"
    file.write_text(json.dumps(first), encoding="utf-8")
    assert main(["hint", str(file), "--move", "1", *FEW]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "step 2: " in err


def test_a_file_that_is_not_there_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(tmp_path / "absent.jsonl")]) == 2
    assert "absent.jsonl: No such file or directory [bad-file]" in capsys.readouterr().err
