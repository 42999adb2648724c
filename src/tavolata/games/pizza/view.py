"""A view of the pizza family in words: for people, for JSON, for bots of other programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tavolata.core.kernel.jit import I8, Bytes
from tavolata.core.plain import Plain
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import KINDS, SORTS, UNBOUNDED, View
from tavolata.games.pizza.notation import (
    CARD_LETTERS,
    KIND_LETTERS,
    ORDER_NAMES,
    format_amounts,
    format_counts,
    format_oven,
)

#: What is waited for, as everyone may know it.
WAITING = {
    layout.DEAL_START: "shuffle",
    layout.DEAL_HANDS: "shuffle",
    layout.DEAL_ORDERS: "shuffle",
    layout.SHUFFLE: "shuffle",
    layout.PLAY: "play",
    layout.PLAY_ORDER: "order",
    layout.DRAW: "draw",
    layout.SERIES: "series",
    layout.DEMAND: "demand",
    layout.ADD: "add",
    layout.ASK: "ask",
    layout.AMOUNT: "amount",
    layout.ANSWERING: "answer",
    layout.HELP: "help",
    layout.CONTEST: "contest",
    layout.BLOCK: "block",
    layout.NAME: "name",
    layout.SHOW: "show",
    layout.MATCH: "match",
    layout.OVER: "over",
}

_plain = Plain(layout.view_t)


def read_view(view: Bytes, *, notes: bool) -> dict[str, Any]:
    v: View = _plain(view)
    words: dict[str, Any] = {
        "seat": int(v.seat) if v.seat >= 0 else None,
        "round": min(int(v.round_no) + 1, int(v.rounds)),
        "rounds": int(v.rounds),
        "waits_for": {"seat": int(v.actor) if v.actor >= 0 else None, "to": WAITING[int(v.phase)]},
        "turn": int(v.turn),
        "scorer": int(v.scorer) if v.scorer >= 0 else None,
        "supply": int(v.n_supply),
        "oven": {"size": int(v.n_oven), "cards": format_oven(v.oven[: v.n_oven])},
        "columns": format_counts(v.columns),
        "seats": [_read_seat(v, seat) | (_read_notes(v, seat) if notes else {}) for seat in range(v.n)],
    }
    if notes:
        words |= {"supply_holds_at_most": _bounds(v.ceiling), "used": format_counts(v.used)}
    if v.seat >= 0:
        words["hand"] = format_counts(v.hand)
        words["orders"] = order_names(v.orders)
    if v.owner >= 0:
        words["order"] = _read_order(v)
    return words


def order_names(flags: Iterable[int]) -> list[str]:
    return [name for name, flag in zip(ORDER_NAMES, flags, strict=True) if flag]


def _bounds(most: Sequence[int] | I8) -> dict[str, int]:
    """How many cards of each sort there can be at most, where that is known."""
    return {CARD_LETTERS[sort]: int(most[sort]) for sort in range(SORTS) if most[sort] < UNBOUNDED}


def _read_seat(v: View, seat: int) -> dict[str, Any]:
    """What lies on the table before a seat."""
    return {
        "kind": KIND_LETTERS[v.kind[seat]],
        "ingredients": int(v.n_hand[seat]),
        "orders": int(v.n_orders[seat]),
        "stack": int(v.n_stack[seat]),
        "filled": order_names(v.filled[seat]),
        "gone": order_names(v.gone[seat]),
    }


def _read_notes(v: View, seat: int) -> dict[str, Any]:
    """What everyone could have noticed about a seat and remembered (P-16)."""
    return {
        "surely_holds": format_counts(v.least[seat]),
        "holds_at_most": _bounds(v.most[seat]),
        "holds_some": "".join(KIND_LETTERS[kind] for kind in range(KINDS) if v.some[seat][kind]),
        "orders_seen": order_names(v.seen[seat]),
        "bottom_of_stack": [ORDER_NAMES[order] for order in v.known[seat][: v.n_known[seat]][::-1]],
    }


def _read_order(v: View) -> dict[str, Any]:
    """The order that is being resolved, and as much of the answer to it as the seat may know."""
    unit = -1 if v.order == layout.TWO_DOUBLES else 1
    words: dict[str, Any] = {"owner": int(v.owner), "order": ORDER_NAMES[v.order]}
    if v.settled or v.seat == v.owner:
        words["series"] = [ORDER_NAMES[order] for order in v.series[1 : v.n_series]]
        words["needs"] = format_amounts([unit * int(amount) for amount in v.need])
        words["added"] = format_counts(v.pledge)
    if v.phase in (layout.DEMAND, layout.ADD, layout.AMOUNT):
        words["question"] = {
            "amount": unit * int(v.pick[v.picked]) if v.phase == layout.DEMAND else None,
            "kind": KIND_LETTERS[v.at] if v.phase != layout.DEMAND else None,
        }
    if v.phase == layout.HELP:
        words["asked"] = int(v.asked)
        words["request"] = format_amounts([unit * int(amount) for amount in v.request])
        words["gift"] = format_counts(v.gift)
        words["question"] = {"amount": unit * int(v.request[v.at]), "kind": KIND_LETTERS[v.at]}
    if v.phase == layout.BLOCK:
        words.update(asked=int(v.asked), stake=int(v.stake), shown=int(v.shown))
    if v.phase in (layout.SHOW, layout.MATCH):
        words["named"] = int(v.asked)
    if v.phase == layout.MATCH:
        words["card"] = CARD_LETTERS[v.shown]
    return words
