"""Receipts: what a player's program saw and said before a game, to hold the record of the game against.

A server that chooses its secret, or the number of another seat, after it has seen the numbers can write a record that
agrees with itself. It cannot change what a player's program has remembered: the commitment that the table showed first,
the program's own number, and all that was settled when the table asked for it. A receipt holds that, so one player who
kept it can show anybody that a record was made up (docs/formats.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tavolata.core.errors import BadFile, BadRecord, quoted
from tavolata.core.fairness import check_commitment, commit_number
from tavolata.core.game import Game
from tavolata.core.records import check_fields, parse_json

VERSION = 2

#: The fields of a receipt, each with its type, by version.
RECEIPT_1 = {
    "tavolata_receipt": int,
    "table": str,
    "seat": int,
    "commitment": str,
    "number": str,
    "number_commitment": str,
}
RECEIPT = {**RECEIPT_1, "asked": (dict, type(None))}
FIELDS: dict[int, dict[str, Any]] = {1: RECEIPT_1, VERSION: RECEIPT}
#: The fields of what was settled when the table asked for the number.
ASKED = {"game": str, "options": dict, "commitments": list}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a table showed when it asked for the numbers: with those and its secret, all that the cards come from."""

    game: str
    options: Mapping[str, Any]
    #: By seat; None where nobody had committed to a number.
    commitments: tuple[str | None, ...]

    def as_json(self) -> dict[str, Any]:
        return {"game": self.game, "options": dict(self.options), "commitments": list(self.commitments)}

    def differences(self, later: Asked) -> Iterator[str]:
        """What the table, or the record of its game, showed otherwise later."""
        before = "when the table asked for the numbers it was"
        if later.game != self.game:
            yield f"the game is {quoted(later.game)}, but {before} {quoted(self.game)}"
        for name in sorted({*later.options, *self.options}):
            told, right = later.options.get(name), self.options.get(name)
            if told != right:
                yield f"the option {name} is {quoted(told)}, but {before} {quoted(right)}"
        for seat, (now, then) in enumerate(zip_longest(later.commitments, self.commitments)):
            if now != then:
                yield f"seat {seat}: the commitment is {now or 'none'}, but {before} {then or 'none'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """What the program of one seat knows of a table's shuffle without believing the server."""

    table: str
    seat: int
    #: The first commitment of the table that the program saw.
    commitment: str
    number: str
    #: None if the program was not asked for its number, or has not kept what it saw then.
    asked: Asked | None

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
            "asked": self.asked and self.asked.as_json(),
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
    version = value["tavolata_receipt"]
    if type(version) is not int or version not in FIELDS:
        raise BadRecord(
            f"the receipt has version {quoted(version)}; this program reads versions {', '.join(map(str, FIELDS))}"
        )
    check_fields(value, FIELDS[version], "the receipt")
    receipt = Receipt(
        table=value["table"],
        seat=value["seat"],
        commitment=value["commitment"],
        number=value["number"],
        asked=_asked_of(value.get("asked")),
    )
    if value["number_commitment"] != receipt.number_commitment:
        raise BadRecord(
            f"the receipt contradicts itself: number_commitment is {quoted(value['number_commitment'])}, "
            f"but that of its number is {receipt.number_commitment}"
        )
    if receipt.asked and receipt.number_commitment not in receipt.asked.commitments[receipt.seat : receipt.seat + 1]:
        raise BadRecord(f"the receipt contradicts itself: its commitment is not that of seat {receipt.seat} in asked")
    return receipt


def _asked_of(value: Mapping[str, Any] | None) -> Asked | None:
    if value is None:
        return None
    check_fields(value, ASKED, "asked")
    commitments = tuple(None if one is None else check_commitment(one) for one in value["commitments"])
    return Asked(game=value["game"], options=value["options"], commitments=commitments)


def check_receipt(game: Game, fair: Mapping[str, Any] | None, receipt: Receipt) -> None:
    """BadRecord names everything in which a record differs from a receipt.

    `game` is what came of verifying the record, and `fair` what it tells of its shuffles.
    """
    if fair is None or "commitments" not in fair:
        raise BadRecord("the record has no commitments of the players, so receipts cannot be checked against it")
    if wrong := list(_differences(game, fair, receipt)):
        raise BadRecord("; ".join(wrong))


def _differences(game: Game, fair: Mapping[str, Any], receipt: Receipt) -> Iterator[str]:
    seat = receipt.seat
    if fair["table"] != receipt.table:
        yield f"the record is of table {fair['table']}, the receipt of table {receipt.table}"
    if fair["commitment"] != receipt.commitment:
        yield (
            f"the commitment is {fair['commitment']}, but before the game the table showed {receipt.commitment}: "
            "the server has changed its secret"
        )
    if receipt.asked is not None:
        played = Asked(game=game.rules.game, options=game.options, commitments=tuple(fair["commitments"]))
        yield from receipt.asked.differences(played)
    if not 0 <= seat < len(fair["numbers"]):
        yield f"the receipt is for seat {seat}; the record has the seats 0 to {len(fair['numbers']) - 1}"
        return
    if receipt.asked is None and fair["commitments"][seat] != receipt.number_commitment:
        told = fair["commitments"][seat] or "none"
        yield f"seat {seat}: the commitment is {told}, but that of the receipt is {receipt.number_commitment}"
    if fair["numbers"][seat] != receipt.number:
        told = fair["numbers"][seat] or "none"
        yield f"seat {seat}: the number is {told}, but that of the receipt is {receipt.number}"
