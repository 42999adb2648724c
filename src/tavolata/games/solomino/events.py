"""The events of SOLOmino in words."""

from __future__ import annotations

from tavolata.core.description import Reader, fields, name, number, some
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.notation import halves

DIRECTIONS = {1: "clockwise", -1: "counter"}
WHY = ("choice", "draw-one", "silence")
TABLES = {"why": WHY, "turns": ("own", "out"), "directions": [DIRECTIONS.get(stride) for stride in (-1, 0, 1)]}

_NOTHING = fields()
_CARD = some(card=halves("row[0]", "row[1]"))
_COUNT = fields(count=number("row[0]"))
_DIRECTION = fields(direction=name("directions", "row[0] + 1"))

#: For each code: the name, and what the numbers of a row mean.
EVENTS: dict[int, tuple[str, Reader]] = {
    layout.E_STARTED: ("started", _NOTHING),
    layout.E_ROUND_BEGAN: ("round-began", fields(round=number("row[0] + 1"))),
    layout.E_GOT_CARD: ("got-card", fields(_CARD)),
    layout.E_ROW_BEGAN: ("row-began", fields(_CARD)),
    layout.E_LAID: ("laid", fields(_CARD, end=name("ends", "row[2]"), turn=name("turns", "row[3]"))),
    layout.E_DREW: ("drew", fields(count=number("row[0]"), why=name("why", "row[1]"))),
    layout.E_KEPT: ("kept", _NOTHING),
    layout.E_SKIPPED: ("skipped", _NOTHING),
    layout.E_REVERSED: ("reversed", _DIRECTION),
    layout.E_DUE: ("due", _COUNT),
    layout.E_SWAPPED: ("swapped", fields(whom=number("row[0]"))),
    layout.E_ROTATED: ("rotated", _DIRECTION),
    layout.E_ASKED: ("asked", fields(_CARD)),
    layout.E_ANSWERED: ("answered", fields(_CARD)),
    layout.E_TOOK_HEAP: ("took-heap", _COUNT),
    layout.E_CALLED: ("called", _NOTHING),
    layout.E_FORGOT: ("forgot", _NOTHING),
    layout.E_TOOK_FROM_ROW: ("took-from-row", _COUNT),
    layout.E_LAST_CARD: ("last-card", _NOTHING),
    layout.E_PILE_ENDED: ("pile-ended", _NOTHING),
    layout.E_MINUS: ("minus", fields(points=number("row[0]"), total=number("row[1]"))),
    layout.E_WON: ("won", fields(minus=number("row[0]"))),
}
