"""The pizza family for learning programs: how each field of a view is written, and which actions there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.env.actions import Actions
from tavolata.env.encodings import (
    Bounds,
    Encoding,
    FromTop,
    Hundreds,
    Listed,
    Numbers,
    OneOf,
    SomeSeat,
    in_brackets,
)
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import MAX_OVEN, ORDERS, UNBOUNDED
from tavolata.games.pizza.notation import CARD_LETTERS, KIND_LETTERS, ORDER_NAMES, cards_of_action
from tavolata.games.pizza.rules import PizzaRules
from tavolata.games.pizza.view import WAITING

REASONS = ("gave-up", "refused", "lacking", "own-kind", "no-kind", "blocked", "nobody", "no-match")
_SORTS = in_brackets(CARD_LETTERS[: layout.SORTS])
_KINDS = in_brackets(KIND_LETTERS)
_ORDERS = in_brackets(ORDER_NAMES)
#: Several phases of dealing are one to people, and views never show those that the game leaves by itself.
_PHASES = [f"{phase}-{WAITING.get(phase, 'unseen')}" for phase in range(layout.ANSWERING + 1)]
#: The kind in question can also be past the last one.
_AT = [*KIND_LETTERS, "none-left"]


def encodings(rules: PizzaRules, options: Mapping[str, Any], memory: int) -> dict[str, Encoding]:
    """What is known of orders is written of those that the variant has."""
    players, picks = options["players"], sorted(rules.variant.orders)
    fixed, number, seat = Numbers(constant=True), Numbers(), SomeSeat(players=players)
    of_seat = Numbers(by_seat=players)
    orders_of_seat = Numbers(by_seat=players, names=_ORDERS, picks=picks)
    sorts, kinds = Numbers(names=_SORTS), Numbers(names=_KINDS)
    each_pick = in_brackets([str(pick) for pick in range(layout.MAX_PICKS)])
    cards = [
        *CARD_LETTERS[: layout.FIRST_ORDER_CARD],
        *(f"{order}@+{owner}" for owner in range(players) for order in ORDER_NAMES),
    ]
    return {
        **dict.fromkeys(("n", "rounds", "dealt", "taken", "leaves", "help", "doubles"), fixed),
        "order_set": Numbers(names=_ORDERS, constant=True),
        "total": Numbers(names=_SORTS, constant=True),
        "kind": OneOf(things=KIND_LETTERS, by_seat=players),
        **dict.fromkeys(("actor", "turn", "scorer"), seat),
        "round_no": number,
        "idle": number,
        **dict.fromkeys(("n_hand", "n_orders", "n_stack"), of_seat),
        "n_supply": number,
        "columns": sorts,
        "used": sorts,
        "filled": orders_of_seat,
        "gone": orders_of_seat,
        "n_known": of_seat,
        "seen": orders_of_seat,
        "least": Numbers(by_seat=players, names=_SORTS),
        "most": Bounds(by_seat=players, names=_SORTS, unbounded=UNBOUNDED),
        "some": Numbers(by_seat=players, names=_KINDS),
        "origin": Bounds(names=_SORTS, unbounded=UNBOUNDED),
        "owner": seat,
        "order": OneOf(things=ORDER_NAMES),
        "asked": seat,
        "stake": number,
        "shown": number,
        "reason": OneOf(things=REASONS),
        "settled": number,
        "series": OneOf(things=ORDER_NAMES, names=each_pick),
        "n_series": number,
        "pick": Numbers(names=each_pick),
        "n_picks": number,
        "picked": number,
        "open_kinds": kinds,
        "need": kinds,
        "pledge": sorts,
        "request": kinds,
        "at": OneOf(things=_AT),
        "steps": number,
        "fresh": number,
        "forgo": number,
        "phase": OneOf(things=_PHASES),
        "gift": sorts,
        "oven": FromTop(
            cards=cards,
            places=min(memory, MAX_OVEN),
            height="n_oven",
            first_owned=layout.FIRST_ORDER_CARD,
            owned=ORDERS,
        ),
        "n_oven": Hundreds(),
        "seat": OneOf(things=[str(place) for place in range(players)]),
        "hand": sorts,
        "orders": Numbers(names=_ORDERS, picks=picks),
        "known": Listed(things=ORDER_NAMES, length="n_known", by_seat=players),
        "ceiling": Bounds(names=_SORTS, unbounded=UNBOUNDED),
    }


def actions(rules: PizzaRules, options: Mapping[str, Any]) -> Actions:
    """The actions of the family that this variant has, in the order of their numbers."""
    variant, players = rules.variant, options["players"]
    _, doubles = variant.cards_of_each_kind(players)

    def exists(action: int) -> bool:
        if action < layout.A_ORDER:
            return doubles > 0 or cards_of_action(action)[2] == 0
        if action < layout.A_KIND:
            return action - layout.A_ORDER in variant.orders
        return not layout.A_SEAT <= action < layout.A_DONE or 0 < action - layout.A_SEAT < players

    return Actions(
        [action for action in range(layout.ACTIONS) if exists(action)],
        rules.format_action,
        first_seat=layout.A_SEAT,
        players=players,
        all_actions=layout.ACTIONS,
    )
