"""What a player's program does so that nobody can have chosen the cards: it remembers, commits, reveals and checks.

It believes nothing that the server says later (docs/formats.md, "Fair shuffles").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.errors import BadRecord
from tavolata.core.fairness import commit_number, new_number
from tavolata.core.receipts import Asked, Receipt, check_receipt
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
        #: What the table showed when it first asked for the number. The number is told for nothing else.
        self.asked: Asked | None = None
        #: What it showed when it asked otherwise, later.
        self.asked_otherwise: Asked | None = None
        self._is_revealed = False

    def answer(self, room: Mapping[str, Any]) -> dict[str, Any] | None:
        """The command that is due, without its id; None if there is none, or if the table breaks its word."""
        fair, mine = room["fair"], room.get("yours", [])
        if self.asked is None and not mine and room["state"] == "waiting":
            self.seat = None
        if fair["commitment"] != self.commitment or not mine:
            return None
        if fair.get("asked"):
            return self._reveal(room)
        if self.asked or room["state"] not in ("waiting", "dealing") or self.seat == mine[0]:
            return None  # it is there, or on its way, or it is too late
        if fair["commitments"][mine[0]] is not None:
            # House rules may have moved the seat; somebody with several devices may have committed on another one.
            self.seat = mine[0] if fair["commitments"][mine[0]] == self.number_commitment else self.seat
            return None
        self.seat = mine[0]
        return {"type": "commit", "table": self.table, "commitment": self.number_commitment}

    def _reveal(self, room: Mapping[str, Any]) -> dict[str, Any] | None:
        """Once the number is known, everything else that the cards come from must stay as it is."""
        commitments = tuple(room["fair"]["commitments"])
        shown = Asked(game=room["game"], options=room["options"], commitments=commitments)
        if self.asked is None:
            own = next((seat for seat in room["yours"] if commitments[seat] == self.number_commitment), None)
            if own is None:
                return None
            self.asked, self.seat = shown, own
        if any(self.asked.differences(shown)):
            self.asked_otherwise = shown
            return None
        if self._is_revealed:
            return None
        self._is_revealed = True
        return {"type": "reveal", "table": self.table, "number": self.number}

    def forget_connection(self) -> None:
        """What was sent on another connection may be lost, and is sent again."""
        self._is_revealed = False
        if self.asked is None:
            self.seat = None

    def receipt(self) -> Receipt:
        """BadRecord if this program had no part in the shuffle."""
        if self.seat is None:
            raise BadRecord(f"this client has not committed to a number at table {self.table}")
        return Receipt(
            table=self.table, seat=self.seat, commitment=self.commitment, number=self.number, asked=self.asked
        )

    def check(self, record: Mapping[str, Any]) -> None:
        """BadRecord unless the record is true to itself and to what this program saw and said before the game."""
        game = verify_record(record)
        check_receipt(game, record.get("fair"), self.receipt())
        if self.asked is not None and self.asked_otherwise is not None:
            otherwise = "; ".join(self.asked.differences(self.asked_otherwise))
            raise BadRecord(f"the table has asked for the numbers a second time, otherwise than before: {otherwise}")
