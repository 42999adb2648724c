"""The events of SOLOmino in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolata.core.contract import Event, EventTable, read_row
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.notation import END_LETTERS, format_card

DIRECTIONS = {1: "clockwise", -1: "counter"}
WHY = ("choice", "draw-one", "silence")


def _nothing(_row: Sequence[int]) -> dict[str, Any]:
    return {}


def _card(row: Sequence[int]) -> dict[str, Any]:
    return {"card": format_card((row[0], row[1]))}


def _count(row: Sequence[int]) -> dict[str, Any]:
    return {"count": row[0]}


def _direction(row: Sequence[int]) -> dict[str, Any]:
    return {"direction": DIRECTIONS[row[0]]}


EVENTS: EventTable = {
    layout.E_STARTED: ("started", _nothing),
    layout.E_ROUND_BEGAN: ("round-began", lambda row: {"round": row[0] + 1}),
    layout.E_GOT_CARD: ("got-card", _card),
    layout.E_ROW_BEGAN: ("row-began", _card),
    layout.E_LAID: ("laid", lambda row: {**_card(row), "end": END_LETTERS[row[2]], "turn": ("own", "out")[row[3]]}),
    layout.E_DREW: ("drew", lambda row: {"count": row[0], "why": WHY[row[1]]}),
    layout.E_KEPT: ("kept", _nothing),
    layout.E_SKIPPED: ("skipped", _nothing),
    layout.E_REVERSED: ("reversed", _direction),
    layout.E_DUE: ("due", _count),
    layout.E_SWAPPED: ("swapped", lambda row: {"whom": row[0]}),
    layout.E_ROTATED: ("rotated", _direction),
    layout.E_ASKED: ("asked", _card),
    layout.E_ANSWERED: ("answered", _card),
    layout.E_TOOK_HEAP: ("took-heap", _count),
    layout.E_CALLED: ("called", _nothing),
    layout.E_FORGOT: ("forgot", _nothing),
    layout.E_TOOK_FROM_ROW: ("took-from-row", _count),
    layout.E_LAST_CARD: ("last-card", _nothing),
    layout.E_PILE_ENDED: ("pile-ended", _nothing),
    layout.E_MINUS: ("minus", lambda row: {"points": row[0], "total": row[1]}),
    layout.E_WON: ("won", lambda row: {"minus": row[0]}),
}


def read_event(row: Sequence[int]) -> Event:
    return read_row(row, EVENTS)
