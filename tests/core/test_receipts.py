"""Receipts: a record that a server made up afterwards is found out by what one player's program remembered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import BadFile, BadRecord
from tavolata.core.fairness import commit, commit_number
from tavolata.core.game import Game
from tavolata.core.receipts import ASKED, RECEIPT, Asked, Receipt, check_receipt, read_receipt, receipt_of
from tests.pages import column

FIRST, LATER = commit("5e" * 32), commit("a0" * 32)
ANNA, BEN = (commit_number(FIRST, "kitchen-7", number) for number in ("c0ffee", "beef"))
GAME = Game.new("solomino", players=2, seed=1)
#: Anna has withheld her number.
ASKED_BEN = Asked(game="solomino", options=GAME.options, commitments=(ANNA, BEN))
RECEIPT_OF_BEN = Receipt(table="kitchen-7", seat=1, commitment=FIRST, number="beef", asked=ASKED_BEN)
FAIR = {
    "table": "kitchen-7",
    "commitment": FIRST,
    "secret": "5e" * 32,
    "numbers": [None, "beef"],
    "commitments": [ANNA, BEN],
}
#: As it was written before programs remembered what the table showed when it asked for the numbers.
VERSION_1 = {name: value for name, value in RECEIPT_OF_BEN.as_json().items() if name != "asked"} | {
    "tavolata_receipt": 1
}


def test_a_receipt_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(json.dumps(RECEIPT_OF_BEN.as_json(), indent=2))
    assert read_receipt(str(file)) == RECEIPT_OF_BEN
    assert list(RECEIPT_OF_BEN.as_json()) == list(RECEIPT) == column("formats.md", "field of a receipt")
    assert list(ASKED_BEN.as_json()) == list(ASKED) == column("formats.md", "field of `asked`")
    check_receipt(GAME, FAIR, RECEIPT_OF_BEN)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"commitment": LATER}, rf"the commitment is {LATER}, but before the game the table showed {FIRST}"),
        ({"table": "kitchen-8"}, "the record is of table kitchen-8, the receipt of table kitchen-7"),
        ({"numbers": [None, None]}, "^seat 1: the number is none, but that of the receipt is beef$"),
        ({"numbers": [None, "bee0"]}, "^seat 1: the number is bee0, but that of the receipt is beef$"),
        ({"commitments": [ANNA, None]}, f"^seat 1: the commitment is none, but when the table asked .* it was {BEN}$"),
        ({"commitments": [LATER, BEN]}, f"^seat 0: the commitment is {LATER}, but when the table asked .* was {ANNA}$"),
        ({"commitments": [None, BEN]}, f"^seat 0: the commitment is none, but when the table asked .* was {ANNA}$"),
        ({"commitments": [ANNA, BEN, ANNA]}, f"^seat 2: the commitment is {ANNA}, but when the table .* was none$"),
        ({"numbers": ["ab"], "commitments": ["ab"]}, "the receipt is for seat 1; the record has the seats 0 to 0"),
        (
            {"commitment": LATER, "numbers": ["beef", None]},
            "the server has changed its secret; seat 1: the number is none",
        ),
    ],
)
def test_whatever_differs_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        check_receipt(GAME, FAIR | changes, RECEIPT_OF_BEN)


def test_other_house_rules_than_those_that_the_table_showed_are_named() -> None:
    for game, says in [
        (
            Game.new("solomino", players=2, seed=1, start=1),
            "^the option start is 1, but when the table asked .* was None$",
        ),
        (Game.new("sole-mio", players=2, seed=1), "^the game is 'sole-mio', but when the table asked .* 'solomino'; "),
    ]:
        with pytest.raises(BadRecord, match=says):
            check_receipt(game, FAIR, RECEIPT_OF_BEN)


def test_a_number_that_was_added_afterwards_needs_a_commitment_that_nobody_saw() -> None:
    asked = replace(ASKED_BEN, commitments=(None, BEN))
    added = FAIR | {"numbers": ["c0ffee", "beef"]}
    with pytest.raises(BadRecord, match=f"^seat 0: the commitment is {ANNA}, but when the table asked .* it was none$"):
        check_receipt(GAME, added, replace(RECEIPT_OF_BEN, asked=asked))


def test_a_receipt_of_version_1_tells_only_of_its_own_seat() -> None:
    old = receipt_of(VERSION_1)
    assert old == replace(RECEIPT_OF_BEN, asked=None)
    check_receipt(GAME, FAIR, old)
    check_receipt(GAME, FAIR | {"commitments": [None, BEN]}, old)
    with pytest.raises(BadRecord, match=f"^seat 1: the commitment is none, but that of the receipt is {BEN}$"):
        check_receipt(GAME, FAIR | {"commitments": [ANNA, None]}, old)


def test_a_record_without_commitments_agrees_with_no_receipt() -> None:
    for fair in (None, {name: value for name, value in FAIR.items() if name != "commitments"}):
        with pytest.raises(BadRecord, match="has no commitments of the players"):
            check_receipt(GAME, fair, RECEIPT_OF_BEN)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ([], "not a receipt"),
        ({"tavolata": 1}, "not a receipt"),
        ({"tavolata_receipt": 3}, "has version 3; this program reads versions 1, 2"),
        ({"tavolata_receipt": True}, "has version True"),
        ({"tavolata_receipt": 1}, "the receipt has no field 'table'"),
        (VERSION_1 | {"asked": None}, "the receipt has an unknown field 'asked'"),
        (VERSION_1 | {"tavolata_receipt": 2}, "the receipt has no field 'asked'"),
        (RECEIPT_OF_BEN.as_json() | {"asked": {"game": "solomino"}}, "asked has no field 'options'"),
        (RECEIPT_OF_BEN.as_json() | {"asked": ASKED_BEN.as_json() | {"commitments": ["x"]}}, "the commitment is 'x'"),
        (RECEIPT_OF_BEN.as_json() | {"seat": 0}, "contradicts itself: its commitment is not that of seat 0 in asked"),
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
