"""A view of SOLOmino in words: for people, for JSON, for bots of other programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tavolata.core.kernel.jit import Bytes
from tavolata.core.plain import Plain
from tavolata.games.solomino.events import DIRECTIONS
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.kernel.layout import WORD, Public, View
from tavolata.games.solomino.notation import END_LETTERS, Card, format_card, format_cards, format_half

#: What is waited for.
WAITING = {
    layout.DEAL_START: "shuffle",
    layout.SHUFFLE: "shuffle",
    layout.TURN: "turn",
    layout.DRAWN: "drawn",
    layout.ANSWER: "answer",
    layout.CHOOSE_SWAP: "swap",
    layout.CHOOSE_ROTATE: "rotate",
    layout.ASKED: "asked",
    layout.CALL: "call",
    layout.WINDOW: "window",
    layout.OVER: "over",
}

_plain = Plain(layout.view_t)


def card_of(s: Public, number: int) -> Card:
    first, second = s.half[number]
    return int(first), int(second)


def cards_of(s: Public, numbers: Iterable[int]) -> str:
    return format_cards(card_of(s, number) for number in numbers)


def members(words: Iterable[int]) -> list[int]:
    """The numbers in a set of the kernel."""
    found = []
    for at, word in enumerate(words):
        left = int(word)
        while left:
            found.append(at * WORD + (left & -left).bit_length() - 1)
            left &= left - 1
    return found


def read_row_of_cards(s: Public) -> str:
    """The row as it was laid: the first card, then each with its end, the half that covered first."""
    words = []
    for i in range(s.n_row):
        first, second = card_of(s, int(s.row[i]))
        side, end = divmod(int(s.laid_at[i]), 2)
        card = format_card((second, first) if side else (first, second))
        words.append(f"{END_LETTERS[end]}:{card}" if i else card)
    return " ".join(words)


def read_view(view: Bytes, *, notes: bool) -> dict[str, Any]:
    v: View = _plain(view)
    words: dict[str, Any] = {
        "seat": int(v.seat) if v.seat >= 0 else None,
        "round": min(int(v.round_no) + 1, int(v.rounds)),
        "rounds": int(v.rounds),
        "waits_for": {"seat": int(v.actor) if v.actor >= 0 else None, "to": WAITING[int(v.phase)]},
        "turn": int(v.turn),
        "next": int(v.next),
        "direction": DIRECTIONS.get(int(v.stride)),
        "due": int(v.due),
        "pile": int(v.n_pile),
        "ends": f"{format_half(v.ends[0])} {format_half(v.ends[1])}" if v.n_row else "",
        "row": read_row_of_cards(v),
        "heap": cards_of(v, v.heap[: v.n_heap]),
        "seats": [_read_seat(v, seat) | (_read_notes(v, seat) if notes else {}) for seat in range(v.n)],
    }
    if v.seat >= 0:
        words["hand"] = cards_of(v, v.hand[: v.n_hand[v.seat]])
    if v.drawn >= 0:
        words["drawn"] = format_card(card_of(v, int(v.drawn)))
    return words


def _read_seat(v: View, seat: int) -> dict[str, Any]:
    """What lies on the table before a seat."""
    return {"cards": int(v.n_hand[seat]), "minus": int(v.minus[seat])}


def _read_notes(v: View, seat: int) -> dict[str, Any]:
    """What could be noticed about a seat and remembered, by everyone or by the one who looks."""
    return {
        "surely_holds": cards_of(v, members(v.held[seat])),
        "lacked": [
            {
                "halves": " ".join(map(format_half, members(v.lacks[seat][moment]))),
                "drawn_since": v.since[seat][moment],
            }
            for moment in range(v.n_lacks[seat])
        ],
    }
