"""A view of the pizza family in words: for people, for JSON, for bots of other programs."""

from __future__ import annotations

from tavolata.core.description import Reader, each, either, fields, join, keyed, name, named, number, seat, some, when
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.notation import amounts, counts, oven

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


def _bounds(most: str) -> Reader:
    """How many cards of each sort there can be at most, where that is known."""
    return keyed(
        "sort", "range(SORTS)", name("cards", "sort"), number(f"{most}[sort]"), where=f"{most}[sort] < UNBOUNDED"
    )


#: What lies on the table before a seat, and what everyone could have noticed about it and remembered (P-16).
SEAT = fields(
    some(
        kind=name("kinds", "kind[player]"),
        ingredients=number("n_hand[player]"),
        orders=number("n_orders[player]"),
        stack=number("n_stack[player]"),
        filled=named("orders", "filled[player]"),
        gone=named("orders", "gone[player]"),
    ),
    when(
        "notes",
        surely_holds=counts("least[player]"),
        holds_at_most=_bounds("most[player]"),
        holds_some=join("", named("kinds", "some[player]")),
        orders_seen=named("orders", "seen[player]"),
        bottom_of_stack=each("card", "known[player][:n_known[player]][::-1]", name("orders", "card")),
    ),
)

#: What is missing when the owner is asked about a kind: of this kind (P-27; double cards as a negative number), or of
#: any kinds (P-57).
_MISSING = either(
    "order == BOMBASTICA",
    number(
        "BOMBASTICA_NEEDS - sum(columns[0::2]) - 2 * sum(columns[1::2])"
        " - sum(pledge[0::2]) - 2 * sum(pledge[1::2]) - sum(request)"
    ),
    number(
        "columns[2 * at + 1] - need[at] if order == TWO_DOUBLES"
        " else need[at] - columns[2 * at] - 2 * columns[2 * at + 1]"
    ),
)

#: The order that is being resolved, and as much of the answer to it as the seat may know.
ORDER = fields(
    some(owner=number("owner"), order=name("orders", "order")),
    when(
        "settled or seat == owner",
        series=each("added", "series[1:n_series]", name("orders", "added")),
        needs=amounts("need", doubles="order == TWO_DOUBLES"),
        added=counts("pledge"),
    ),
    when(
        "phase in (DEMAND, ADD, AMOUNT)",
        question=fields(
            amount=either("phase == DEMAND", number("-pick[picked] if order == TWO_DOUBLES else pick[picked]"), None),
            kind=either("phase == DEMAND", None, name("kinds", "at")),
            missing=either("phase == DEMAND", None, _MISSING),
        ),
    ),
    when("phase == ASK", request=amounts("request", doubles="order == TWO_DOUBLES")),
    when(
        "phase == HELP",
        asked=number("asked"),
        declined=each("at", "range((asked - owner - 1) % n)", number("(owner + 1 + at) % n")),
        request=amounts("request", doubles="order == TWO_DOUBLES"),
        gift=counts("gift"),
        question=fields(
            amount=number("-request[at] if order == TWO_DOUBLES else request[at]"), kind=name("kinds", "at")
        ),
    ),
    when("phase == BLOCK", asked=number("asked"), stake=number("stake"), shown=number("shown")),
    when("phase in (SHOW, MATCH)", named=number("asked")),
    when("phase == MATCH", card=name("cards", "shown")),
)

VIEW = fields(
    some(
        seat=seat("seat"),
        round=number("min(round_no + 1, rounds)"),
        rounds=number("rounds"),
        waits_for=fields(seat=seat("actor"), to=name("waiting", "phase")),
        turn=number("turn"),
        scorer=seat("scorer"),
        supply=number("n_supply"),
        oven=fields(size=number("n_oven"), cards=oven("oven", "0", "n_oven")),
        columns=counts("columns"),
        seats=each("player", "range(n)", SEAT),
    ),
    when("notes", supply_holds_at_most=_bounds("ceiling"), used=counts("used")),
    # P-11; a pile may have fewer.
    when("phase == DRAW", draws=number("HAND_LIMIT - n_hand[actor] - n_orders[actor]")),
    when("seat >= 0", hand=counts("hand"), orders=named("orders", "orders")),
    when("owner >= 0", order=ORDER),
)
