"""A view of SOLOmino in words: for people, for JSON, for bots of other programs."""

from __future__ import annotations

from tavolata.core.description import each, either, fields, join, name, number, seat, some, text, when
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.notation import cards, halves, numbered_card

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

#: The row as it was laid: the first card, then each with its end, the half that covered first.
_LAID = halves("half[row[at]][laid_at[at] // 2]", "half[row[at]][1 - laid_at[at] // 2]")
ROW = join(" ", each("at", "range(n_row)", either("at", text(name("ends", "laid_at[at] % 2"), ":", _LAID), _LAID)))
ENDS = either("n_row", text(name("halves", "ends[0]"), " ", name("halves", "ends[1]")), "")

#: What lies on the table before a seat, and what could be noticed about it, by everyone or by the one who looks.
SEAT = fields(
    some(cards=number("n_hand[player]"), minus=number("minus[player]")),
    when(
        "notes",
        surely_holds=cards("members(held[player])"),
        lacked=each(
            "moment",
            "range(n_lacks[player])",
            fields(
                halves=join(" ", each("lacked", "members(lacks[player][moment])", name("halves", "lacked"))),
                drawn_since=number("since[player][moment]"),
            ),
        ),
    ),
)

VIEW = fields(
    some(
        seat=seat("seat"),
        round=number("min(round_no + 1, rounds)"),
        rounds=number("rounds"),
        waits_for=fields(seat=seat("actor"), to=name("waiting", "phase")),
        turn=number("turn"),
        next=number("next"),
        direction=name("directions", "stride + 1"),
        due=number("due"),
        pile=number("n_pile"),
        ends=ENDS,
        row=ROW,
        heap=cards("heap[:n_heap]"),
        seats=each("player", "range(n)", SEAT),
    ),
    when("n_heap", chain=each("at", "range(n_heap + 1)", number("(turn + at * stride) % n"))),
    when("seat >= 0", hand=cards("hand[:n_hand[seat]]")),
    when("drawn >= 0", drawn=numbered_card("drawn")),
)
