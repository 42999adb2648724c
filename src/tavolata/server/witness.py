"""What a player's program does so that nobody can have chosen the cards: it remembers, commits, reveals and checks.

It believes nothing that the server says later (docs/formats.md, "Fair shuffles").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.errors import BadRecord
from tavolata.core.fairness import commit_number, new_number
from tavolata.core.receipts import Receipt, check_receipt
from tavolata.core.records import verify_record


class Witness:
    """One program at one table. `answer` is asked with every `room`, from the first one on."""

    def __init__(self, room: Mapping[str, Any]) -> None:
        self.table: str = room["table"]
        #: The first commitment that this program saw. It is never replaced.
        self.commitment: str = room["fair"]["commitment"]
        self.number = new_number()
        self.number_commitment = commit_number(self.commitment, self.table, self.number)
        #: The seat for which the commitment was sent.
        self.seat: int | None = None
        self._is_revealed = False

    def answer(self, room: Mapping[str, Any]) -> dict[str, Any] | None:
        """The command that is due, without its id; None if there is none, or if the table has changed its secret."""
        fair, mine = room["fair"], room.get("yours", [])
        if not mine and room["state"] == "waiting":
            self.seat = None
        if fair["commitment"] != self.commitment or not mine:
            return None
        if fair.get("asked"):
            is_mine = any(fair["commitments"][seat] == self.number_commitment for seat in mine)
            if not is_mine or self._is_revealed:
                return None
            self._is_revealed = True
            return {"type": "reveal", "table": self.table, "number": self.number}
        if room["state"] not in ("waiting", "dealing") or self.seat == mine[0]:
            return None  # it is there, or on its way
        if fair["commitments"][mine[0]] is not None:
            # House rules may have moved the seat; somebody with several devices may have committed on another one.
            self.seat = mine[0] if fair["commitments"][mine[0]] == self.number_commitment else self.seat
            return None
        self.seat = mine[0]
        return {"type": "commit", "table": self.table, "commitment": self.number_commitment}

    def forget_connection(self) -> None:
        """What was sent on another connection may be lost, and is sent again."""
        self.seat, self._is_revealed = None, False

    def receipt(self) -> Receipt:
        """BadRecord if this program had no part in the shuffle."""
        if self.seat is None:
            raise BadRecord(f"this client has not committed to a number at table {self.table}")
        return Receipt(table=self.table, seat=self.seat, commitment=self.commitment, number=self.number)

    def check(self, record: Mapping[str, Any]) -> None:
        """BadRecord unless the record is true to itself and to what this program saw and said before the game."""
        verify_record(record)
        check_receipt(record.get("fair"), self.receipt())
