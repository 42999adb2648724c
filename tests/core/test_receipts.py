"""Receipts: a record that a server made up afterwards is found out by what one player's program remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import BadFile, BadRecord
from tavolata.core.fairness import commit, commit_number
from tavolata.core.receipts import RECEIPT, Receipt, check_receipt, read_receipt, receipt_of
from tests.pages import column

FIRST, LATER = commit("5e" * 32), commit("a0" * 32)
RECEIPT_OF_BEN = Receipt(table="kitchen-7", seat=1, commitment=FIRST, number="beef")
BEN = commit_number(FIRST, "kitchen-7", "beef")
FAIR = {
    "table": "kitchen-7",
    "commitment": FIRST,
    "secret": "5e" * 32,
    "numbers": [None, "beef"],
    "commitments": [None, BEN],
}


def test_a_receipt_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(json.dumps(RECEIPT_OF_BEN.as_json(), indent=2))
    assert read_receipt(str(file)) == RECEIPT_OF_BEN
    assert list(RECEIPT_OF_BEN.as_json()) == list(RECEIPT) == column("formats.md", "field of a receipt")
    check_receipt(FAIR, RECEIPT_OF_BEN)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"commitment": LATER}, rf"the commitment is {LATER}, but before the game the table showed {FIRST}"),
        ({"table": "kitchen-8"}, "the record is of table kitchen-8, the receipt of table kitchen-7"),
        ({"numbers": [None, None]}, "^seat 1: the number is none, but that of the receipt is beef$"),
        ({"numbers": [None, "bee0"]}, "^seat 1: the number is bee0, but that of the receipt is beef$"),
        ({"commitments": [None, None]}, f"^seat 1: the commitment is none, but that of the receipt is {BEN}$"),
        ({"numbers": ["ab"], "commitments": ["ab"]}, "the receipt is for seat 1; the record has the seats 0 to 0"),
        (
            {"commitment": LATER, "numbers": ["beef", None]},
            "the server has changed its secret; seat 1: the number is none",
        ),
    ],
)
def test_whatever_differs_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        check_receipt(FAIR | changes, RECEIPT_OF_BEN)


def test_a_record_without_commitments_agrees_with_no_receipt() -> None:
    for fair in (None, {name: value for name, value in FAIR.items() if name != "commitments"}):
        with pytest.raises(BadRecord, match="has no commitments of the players"):
            check_receipt(fair, RECEIPT_OF_BEN)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ([], "not a receipt"),
        ({"tavolata": 1}, "not a receipt"),
        ({"tavolata_receipt": 2}, "has version 2; this program reads version 1"),
        ({"tavolata_receipt": True}, "has version True"),
        ({"tavolata_receipt": 1}, "the receipt has no field 'table'"),
        (RECEIPT_OF_BEN.as_json() | {"seat": "1"}, "seat is '1'; it must be a number"),
        (RECEIPT_OF_BEN.as_json() | {"commitment": "5E"}, "the commitment is '5E'; it must be 64"),
        (RECEIPT_OF_BEN.as_json() | {"number": "x"}, "the number is 'x'; it must be 1 to 64"),
        (RECEIPT_OF_BEN.as_json() | {"number": "bee0"}, "the receipt contradicts itself: number_commitment is"),
    ],
)
def test_what_is_no_receipt_is_refused(value: object, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        receipt_of(value)


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot read .*nowhere\.json"):
        read_receipt(str(tmp_path / "nowhere.json"))
    (tmp_path / "half.json").write_text("{")
    with pytest.raises(BadRecord, match=r"half\.json: not valid JSON"):
        read_receipt(str(tmp_path / "half.json"))
