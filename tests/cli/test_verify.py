"""What `tavolata verify` says about fair shuffles; the rest is tested with the records that `simulate` writes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata.cli import main
from tavolata.core.fairness import commit, commit_number, seed_of
from tavolata.core.game import Game
from tavolata.core.receipts import Asked, Receipt
from tavolata.core.records import record_of, write_records

SECRET = "0d" * 32
#: The commitment of seat 1.
SEVEN = commit_number(commit(SECRET), "t", "7")
NOT_BOUND = "with a proof that does not bind the server"


def dealt(secret: str = SECRET, withheld: str | None = None) -> dict[str, Any]:
    """A game that has just begun. Seat 1 revealed its number, seat 0 may have withheld one."""
    commitment, numbers = commit(secret), [None, "7"]
    commitments = [withheld, commit_number(commitment, "t", "7")]
    game = Game.new("solomino", players=2, seed=seed_of(secret, "t", numbers))
    fair = {"table": "t", "commitment": commitment, "secret": secret, "numbers": numbers, "commitments": commitments}
    return record_of(game, fair)


def kept(asked: tuple[str | None, ...] | None) -> Receipt:
    """The receipt of seat 1, which saw these commitments when it was asked for its number."""
    options = Game.new("solomino", players=2, seed=0).options
    shown = None if asked is None else Asked(game="solomino", options=options, commitments=asked)
    return Receipt(table="t", seat=1, commitment=commit(SECRET), number="7", asked=shown)


def old(record: dict[str, Any]) -> dict[str, Any]:
    """As records were before players' programs committed to their numbers."""
    return record | {"fair": {name: value for name, value in record["fair"].items() if name != "commitments"}}


def test_it_says_how_many_shuffles_were_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    another = Game.new("solomino", players=2, seed=1)
    file = tmp_path / "games.jsonl"
    write_records(file, [dealt(), record_of(another), record_of(another, dealt()["fair"])])
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    assert "2 records valid (0 finished, 2 steps replayed, 1 with checked shuffles)" in out
    assert NOT_BOUND not in out
    assert f"{file}, line 3: step 1: " in err
    assert "the secret, the table and the numbers give" in err


def test_it_says_whose_number_is_missing_and_which_proof_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    write_records(file, [dealt(withheld="ab" * 32), old(dealt())])
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"{file}, line 1: seat 0 committed to a number and withheld it" in out
    assert f"{file}: 1 record {NOT_BOUND}" in out


def test_it_says_who_played_with_help(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = record_of(Game.new("solomino", players=2, seed=1))
    write_records(file, [record, {**record, "assisted": {"undone": 2, "hints": 1}}])
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("with help") == 1
    assert f"{file}, line 2: played with help (2 moves taken back, 1 hint asked for)" in out


def test_a_receipt_is_held_against_the_record_of_its_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    honest, cheat = tmp_path / "honest.jsonl", tmp_path / "cheat.jsonl"
    write_records(honest, [dealt()])
    write_records(cheat, [dealt("a1" * 32)])
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps(kept((None, SEVEN)).as_json()))
    assert main(["verify", str(honest), "--receipt", str(receipt)]) == 0
    assert main(["verify", str(cheat)]) == 0  # it agrees with itself
    capsys.readouterr()
    assert main(["verify", str(cheat), "--receipt", str(receipt)]) == 1
    err = capsys.readouterr().err
    assert f"{cheat}, line 1: the commitment is {commit('a1' * 32)}, but before the game the table showed" in err
    assert "seat 1: the commitment is" in err


def test_a_commitment_that_was_added_after_the_numbers_were_known_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, receipt = tmp_path / "games.jsonl", tmp_path / "receipt.json"
    write_records(file, [dealt(withheld="ab" * 32)])
    receipt.write_text(json.dumps(kept((None, SEVEN)).as_json()))
    assert main(["verify", str(file), "--receipt", str(receipt)]) == 1
    said = (
        f"{file}, line 1: seat 0: the commitment is {'ab' * 32}, but when the table asked for the numbers it was none"
    )
    assert said in capsys.readouterr().err


def test_an_older_receipt_is_held_against_it_and_what_it_cannot_show_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, receipt = tmp_path / "games.jsonl", tmp_path / "receipt.json"
    write_records(file, [dealt()])
    older = {name: value for name, value in kept(None).as_json().items() if name != "asked"}
    for text in (kept(None).as_json(), older | {"tavolata_receipt": 1}):
        receipt.write_text(json.dumps(text))
        assert main(["verify", str(file), "--receipt", str(receipt)]) == 0
        assert "the receipt of seat 1 does not tell what the table showed when it asked" in capsys.readouterr().out
    receipt.write_text(json.dumps(kept((None, SEVEN)).as_json()))
    assert main(["verify", str(file), "--receipt", str(receipt)]) == 0
    assert "the receipt of seat 1" not in capsys.readouterr().out


def test_a_receipt_of_another_table_or_none_at_all_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, receipt = tmp_path / "games.jsonl", tmp_path / "receipt.json"
    write_records(file, [dealt()])
    receipt.write_text(json.dumps(replace(kept(None), table="u").as_json()))
    assert main(["verify", str(file), "--receipt", str(receipt)]) == 1
    assert "for table u" in capsys.readouterr().err
    receipt.write_text("{}")
    assert main(["verify", str(file), "--receipt", str(receipt)]) == 1
    assert f"{receipt}: not a receipt" in capsys.readouterr().err
    assert main(["verify", str(file), "--receipt", str(tmp_path / "no.json")]) == 2
    assert "no.json: No such file" in capsys.readouterr().err
