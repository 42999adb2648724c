"""Receipts: what a player's program saw and said before a game, to hold the record of the game against.

A server that chooses its secret after it has seen the numbers can write a record that agrees with itself. It cannot
change what a player's program has remembered: the commitment that the table showed first, and the program's own number.
A receipt holds that, so one player who kept it can show anybody that a record was made up (docs/formats.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolata.core.errors import BadFile, BadRecord, quoted
from tavolata.core.fairness import commit_number
from tavolata.core.records import check_fields, parse_json

VERSION = 1

#: The fields of a receipt, each with its type.
RECEIPT = {
    "tavolata_receipt": int,
    "table": str,
    "seat": int,
    "commitment": str,
    "number": str,
    "number_commitment": str,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """What the program of one seat knows of a table's shuffle without believing the server."""

    table: str
    seat: int
    #: The first commitment of the table that the program saw.
    commitment: str
    number: str

    @property
    def number_commitment(self) -> str:
        """What the program said to the table before it revealed its number."""
        return commit_number(self.commitment, self.table, self.number)

    def as_json(self) -> dict[str, Any]:
        return {
            "tavolata_receipt": VERSION,
            "table": self.table,
            "seat": self.seat,
            "commitment": self.commitment,
            "number": self.number,
            "number_commitment": self.number_commitment,
        }


def read_receipt(file: str) -> Receipt:
    """The receipt in a file; BadFile or BadRecord say what is wrong with it."""
    try:
        text = Path(file).read_bytes()
    except OSError as error:
        raise BadFile(f"cannot read {file}: {error.strerror or error}") from None
    try:
        return receipt_of(parse_json(text))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.message}") from None


def receipt_of(value: object) -> Receipt:
    if not isinstance(value, dict) or "tavolata_receipt" not in value:
        raise BadRecord(f'not a receipt: a receipt is a JSON object with "tavolata_receipt": {VERSION}')
    if type(value["tavolata_receipt"]) is not int or value["tavolata_receipt"] != VERSION:
        told = quoted(value["tavolata_receipt"])
        raise BadRecord(f"the receipt has version {told}; this program reads version {VERSION}")
    check_fields(value, RECEIPT, "the receipt")
    receipt = Receipt(table=value["table"], seat=value["seat"], commitment=value["commitment"], number=value["number"])
    if value["number_commitment"] != receipt.number_commitment:
        raise BadRecord(
            f"the receipt contradicts itself: number_commitment is {quoted(value['number_commitment'])}, "
            f"but that of its number is {receipt.number_commitment}"
        )
    return receipt


def check_receipt(fair: Mapping[str, Any] | None, receipt: Receipt) -> None:
    """BadRecord names everything in which a record differs from a receipt. `fair` is that of a verified record."""
    if fair is None or "commitments" not in fair:
        raise BadRecord("the record has no commitments of the players, so receipts cannot be checked against it")
    if wrong := list(_differences(fair, receipt)):
        raise BadRecord("; ".join(wrong))


def _differences(fair: Mapping[str, Any], receipt: Receipt) -> list[str]:
    wrong, seat = [], receipt.seat
    if fair["table"] != receipt.table:
        wrong.append(f"the record is of table {fair['table']}, the receipt of table {receipt.table}")
    if fair["commitment"] != receipt.commitment:
        wrong.append(
            f"the commitment is {fair['commitment']}, but before the game the table showed {receipt.commitment}: "
            "the server has changed its secret"
        )
    if not 0 <= seat < len(fair["numbers"]):
        return [*wrong, f"the receipt is for seat {seat}; the record has the seats 0 to {len(fair['numbers']) - 1}"]
    for name, right in (("commitments", receipt.number_commitment), ("numbers", receipt.number)):
        if fair[name][seat] != right:
            told = "none" if fair[name][seat] is None else fair[name][seat]
            wrong.append(f"seat {seat}: the {name[:-1]} is {told}, but that of the receipt is {right}")
    return wrong
