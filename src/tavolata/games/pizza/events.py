"""The events of the pizza family in words: one table from the kernel's rows to names and notation."""

from __future__ import annotations

from tavolata.core.description import Reader, fields, name, number, text, times
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.notation import amounts

REASONS = ("gave-up", "refused", "lacking", "own-kind", "no-kind", "blocked", "nobody", "no-match")
HOW = ("drawn", "by-order", "by-ruling")
SOURCES = ("supply", "stack")
GOES = ("under", "out")
TABLES = {"reasons": REASONS, "how": HOW, "sources": SOURCES, "goes": GOES}

_CARDS = fields(cards=text(times(name("kinds", "row[0]"), "row[1]"), times(name("doubles", "row[0]"), "row[2]")))
_CARD = fields(card=name("cards", "row[0]"))
_ORDER = fields(order=name("orders", "row[0]"))
_ROUND = fields(round=number("row[0] + 1"))
_NEEDS = fields(needs=amounts("row"))
_NOTHING = fields()

#: For each code: the name, and what the numbers of a row mean.
EVENTS: dict[int, tuple[str, Reader]] = {
    layout.E_STARTED: ("started", _NOTHING),
    layout.E_SHUFFLED: ("shuffled", fields(count=number("row[0]"))),
    layout.E_ROUND_BEGAN: ("round-began", _ROUND),
    layout.E_GOT_CARD: ("got-card", _CARD),
    layout.E_GOT_ORDER: ("got-order", _ORDER),
    layout.E_PLAYED: ("played", _CARDS),
    layout.E_ORDER_PLAYED: ("order-played", _ORDER),
    layout.E_PASSED: ("passed", _NOTHING),
    layout.E_DREW: ("drew", fields(source=name("sources", "row[0]"), count=number("row[1]"))),
    layout.E_SCORING_CARD: ("scoring-card", fields(how=name("how", "row[0]"))),
    layout.E_ROUND_ENDED: ("round-ended", _ROUND),
    layout.E_REVEALED: ("revealed", _CARD),
    layout.E_ORDER_REVEALED: ("order-revealed", _ORDER),
    layout.E_SERIES: ("series", _ORDER),
    layout.E_DEMANDED: ("demanded", _NEEDS),
    layout.E_ADDED: ("added", _CARDS),
    layout.E_ASKED: ("asked", _NEEDS),
    layout.E_DECLINED: ("declined", _NOTHING),
    layout.E_HELPED: ("helped", _CARDS),
    layout.E_TAKEN: ("taken", _CARDS),
    layout.E_FILLED: ("filled", _ORDER),
    layout.E_REWARDED: ("rewarded", _ORDER),
    layout.E_RETURNED: ("returned", _CARDS),
    layout.E_UNFILLED: (
        "unfilled",
        fields(order=name("orders", "row[0]"), reason=name("reasons", "row[1]"), goes=name("goes", "row[2]")),
    ),
    layout.E_SHOWED: ("showed", _CARDS),
    layout.E_KEPT_BACK: ("kept-back", fields(kind=name("kinds", "row[0]"))),
    layout.E_NAMED: ("named", fields(whom=number("row[0]"))),
    layout.E_CARD_SHOWN: ("card-shown", _CARD),
    layout.E_MATCHED: ("matched", _CARDS),
    layout.E_SCORED: ("scored", _ROUND),
    layout.E_WON: ("won", fields(filled=number("row[0]"), ingredients=number("row[1]"))),
}
