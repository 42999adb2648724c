"""The events of the pizza family in words: one table from the kernel's rows to names and notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolata.core.contract import Event, EventTable, read_row
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.notation import CARD_LETTERS, KIND_LETTERS, ORDER_NAMES, format_amounts

REASONS = ("gave-up", "refused", "lacking", "own-kind", "no-kind", "blocked", "nobody", "no-match")
HOW = ("drawn", "by-order", "by-ruling")
SOURCES = ("supply", "stack")
GOES = ("under", "out")


def _cards(row: Sequence[int]) -> dict[str, Any]:
    letter = KIND_LETTERS[row[0]]
    return {"cards": letter * row[1] + letter.upper() * row[2]}


def _card(row: Sequence[int]) -> dict[str, Any]:
    return {"card": CARD_LETTERS[row[0]]}


def _order(row: Sequence[int]) -> dict[str, Any]:
    return {"order": ORDER_NAMES[row[0]]}


def _round(row: Sequence[int]) -> dict[str, Any]:
    return {"round": row[0] + 1}


def _needs(row: Sequence[int]) -> dict[str, Any]:
    return {"needs": format_amounts(row)}


def _nothing(_row: Sequence[int]) -> dict[str, Any]:
    return {}


#: For each code: the name, and how the numbers of a row are read.
EVENTS: EventTable = {
    layout.E_STARTED: ("started", _nothing),
    layout.E_SHUFFLED: ("shuffled", lambda row: {"count": row[0]}),
    layout.E_ROUND_BEGAN: ("round-began", _round),
    layout.E_GOT_CARD: ("got-card", _card),
    layout.E_GOT_ORDER: ("got-order", _order),
    layout.E_PLAYED: ("played", _cards),
    layout.E_ORDER_PLAYED: ("order-played", _order),
    layout.E_PASSED: ("passed", _nothing),
    layout.E_DREW: ("drew", lambda row: {"source": SOURCES[row[0]], "count": row[1]}),
    layout.E_SCORING_CARD: ("scoring-card", lambda row: {"how": HOW[row[0]]}),
    layout.E_ROUND_ENDED: ("round-ended", _round),
    layout.E_REVEALED: ("revealed", _card),
    layout.E_ORDER_REVEALED: ("order-revealed", _order),
    layout.E_SERIES: ("series", _order),
    layout.E_DEMANDED: ("demanded", _needs),
    layout.E_ADDED: ("added", _cards),
    layout.E_ASKED: ("asked", _needs),
    layout.E_DECLINED: ("declined", _nothing),
    layout.E_HELPED: ("helped", _cards),
    layout.E_TAKEN: ("taken", _cards),
    layout.E_FILLED: ("filled", _order),
    layout.E_REWARDED: ("rewarded", _order),
    layout.E_RETURNED: ("returned", _cards),
    layout.E_UNFILLED: (
        "unfilled",
        lambda row: {"order": ORDER_NAMES[row[0]], "reason": REASONS[row[1]], "goes": GOES[row[2]]},
    ),
    layout.E_SHOWED: ("showed", _cards),
    layout.E_KEPT_BACK: ("kept-back", lambda row: {"kind": KIND_LETTERS[row[0]]}),
    layout.E_NAMED: ("named", lambda row: {"whom": row[0]}),
    layout.E_CARD_SHOWN: ("card-shown", _card),
    layout.E_MATCHED: ("matched", _cards),
    layout.E_SCORED: ("scored", _round),
    layout.E_WON: ("won", lambda row: {"filled": row[0], "ingredients": row[1]}),
}


def read_event(row: Sequence[int]) -> Event:
    return read_row(row, EVENTS)
