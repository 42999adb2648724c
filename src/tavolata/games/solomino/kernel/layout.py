"""What a game of SOLOmino is made of: numbers for halves, phases, actions and events, and two records.

`State` is a whole game; `View` is what one seat may know of it, and has no place for anything else.

Cards are numbered by the deck. Sets of cards are two words of 63 bits (never the sign bit). Stacks have their top at
the end.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import offset_of
from tavolata.core.kernel.jit import I8, I64

SEATS = 6
MAX_CARDS = 126
DEALT = 8
WORD = 63
# Of so many moments at which a hand was seen to lack something, with draws between them, all is remembered; of more,
# the oldest is dropped. It says least: of all of them, most cards were drawn since.
MAX_LACKS = 4

# --- a half is 16 * colour + face; faces from 1 to 9 are numbers, then come the symbols (S-1).
COLOURS = 6
HALVES = 16 * COLOURS
MAX_NUMBER = 9
SKIP, REVERSE, DRAW_ONE, SWAP, ROTATE, ASK = range(10, 16)
NO_SYMBOL = 0

# --- phases. Those that wait for chance, then for a seat, then those that the game leaves by itself.
DEAL_START, SHUFFLE = range(2)
TURN, DRAWN, ANSWER, CHOOSE_SWAP, CHOOSE_ROTATE, ASKED, CALL, WINDOW = range(2, 10)
OVER = 10
BEGIN_TURN, ACT, BEGIN_ASK, ASK_NEXT, END_TURN, AFTER_CALL, OPEN_WINDOW, END_ROUND = range(11, 19)
FIRST_DECISION = TURN

# --- actions say halves, not cards, so that they mean the same with every deck, and alike placements are one (S-6).
# A placement is the half that covers, the half that becomes the end, and the end; an answer to an ask is the lower half
# of the card and the higher. The others follow.
A_HEAP = 2 * HALVES * HALVES
A_SEAT = A_HEAP + HALVES * HALVES
A_CLOCKWISE = A_SEAT + SEATS
A_COUNTER = A_CLOCKWISE + 1
A_DRAW = A_CLOCKWISE + 2
A_KEEP = A_CLOCKWISE + 3
A_TAKE = A_CLOCKWISE + 4
A_CALL = A_CLOCKWISE + 5
A_SILENT = A_CLOCKWISE + 6
A_PASS = A_CLOCKWISE + 7
ACTIONS = A_CLOCKWISE + 8
MAX_LEGAL = 4 * MAX_CARDS + 1

# --- events
MAX_EVENTS = 1000
(
    E_STARTED,
    E_ROUND_BEGAN,
    E_GOT_CARD,
    E_ROW_BEGAN,
    E_LAID,
    E_DREW,
    E_KEPT,
    E_SKIPPED,
    E_REVERSED,
    E_DUE,
    E_SWAPPED,
    E_ROTATED,
    E_ASKED,
    E_ANSWERED,
    E_TOOK_HEAP,
    E_CALLED,
    E_FORGOT,
    E_TOOK_FROM_ROW,
    E_LAST_CARD,
    E_PILE_ENDED,
    E_MINUS,
    E_WON,
) = range(22)
# Why cards were drawn.
BY_CHOICE, FOR_DRAW_ONE, FOR_SILENCE = range(3)

# Whether cards may be laid out of turn (S-30), and who is asked then (S-33): who can, or everyone.
NOBODY, WHO_CAN, EVERYBODY = range(3)

# Both records begin with what is public.
PUBLIC: list[tuple[str, str, tuple[int, ...]]] = [
    ("n", "i8", ()),
    ("rounds", "i8", ()),
    ("throwing", "i8", ()),  # who is asked whether to throw in
    ("n_cards", "i8", ()),
    ("alike", "i8", ()),  # whether the deck has alike cards
    ("half", "i1", (MAX_CARDS, 2)),
    ("round_no", "i8", ()),
    ("start", "i8", ()),
    ("turn", "i8", ()),  # who plays, or has just laid a card
    ("next", "i8", ()),  # who plays after that
    ("stride", "i8", ()),  # 1 clockwise, -1 against it
    ("due", "i8", ()),  # cards to be taken for draw one (S-12)
    ("ended", "i8", ()),  # whether the round is to end: the pile is used up
    ("n_hand", "i8", (SEATS,)),
    ("minus", "i8", (SEATS,)),
    ("n_pile", "i8", ()),
    ("ends", "i8", (2,)),
    ("row", "i1", (MAX_CARDS,)),  # the row in the order in which its cards were laid
    ("laid_at", "i1", (MAX_CARDS,)),  # 2 * (half that covered) + end of each
    ("n_row", "i8", ()),
    ("heap", "i1", (MAX_CARDS,)),
    ("n_heap", "i8", ()),
    ("asked", "i8", ()),  # who has to answer an ask
    ("thrown", "i8", ()),  # whether the card just laid was thrown in
    # what everyone could have noticed
    ("seen", "i8", (SEATS, 2)),  # cards that a hand took up openly
    ("n_lacks", "i8", (SEATS,)),  # at how many moments a hand was seen to lack something (S-15), the oldest first;
    ("lacks", "i8", (SEATS, MAX_LACKS, 2)),  # the halves that it lacked,
    ("since", "i8", (SEATS, MAX_LACKS)),  # and how many cards it has drawn since: fewer, the newer the moment
]

# Both have these too, but a view shows less: others do not see who is asked in a window.
VEILED: list[tuple[str, str, tuple[int, ...]]] = [
    ("phase", "i8", ()),
    ("actor", "i8", ()),
]


class Public:
    """The fields of `PUBLIC`."""

    n: int
    rounds: int
    throwing: int
    n_cards: int
    alike: int
    half: I8
    round_no: int
    start: int
    turn: int
    next: int
    stride: int
    due: int
    ended: int
    n_hand: I64
    minus: I64
    n_pile: int
    ends: I64
    row: I8
    laid_at: I8
    n_row: int
    heap: I8
    n_heap: int
    asked: int
    thrown: int
    seen: I64
    n_lacks: I64
    lacks: I64
    since: I64


class State(Public):
    """A whole game."""

    phase: int
    actor: int
    hand: I8
    pile: I8
    known: I64
    told: int
    window_at: int
    drawn: int


class View(Public):
    """What one seat may know."""

    phase: int
    actor: int
    seat: int
    hand: I8
    held: I64
    drawn: int
    passed: int


state_t = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *PUBLIC,
                *VEILED,
                ("hand", "i1", (SEATS, MAX_CARDS)),
                ("pile", "i1", (MAX_CARDS,)),
                ("known", "i8", (SEATS, SEATS, 2)),  # known[a, b]: cards that a knows b to hold
                ("told", "i8", ()),  # how many cards of the deck chance has told
                ("window_at", "i8", ()),  # how many seats were looked at in this window
                ("drawn", "i8", ()),  # the card just drawn
            ],
            align=True,
        ),
    )
)

view_t = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *PUBLIC,
                *VEILED,
                ("seat", "i8", ()),  # -1 for a spectator
                ("hand", "i1", (MAX_CARDS,)),  # the own cards, in ascending order
                ("held", "i8", (SEATS, 2)),  # cards that the seat knows others to hold
                ("drawn", "i8", ()),
                ("passed", "i8", ()),  # whether the seat was asked and passed, in this window
            ],
            align=True,
        ),
    )
)

STATE_SIZE = state_t.itemsize
VIEW_SIZE = view_t.itemsize
PUBLIC_END = offset_of(state_t, "phase")  # where the public fields end, in both records
