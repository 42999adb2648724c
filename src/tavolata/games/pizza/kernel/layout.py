"""What a game of the pizza family is made of: numbers for cards, orders, phases, actions and events, and the records.

`State` is a whole game; `View` is what one seat may know of it, and has no place for anything else; `Way` is a complete
answer to an order. They are typed here for readers and type checkers; the records `state_t`, `view_t` and `way_t` that
hold them are made from the same lists of fields.

Card lists are int8, everything that functions pass on is int64, so that each function is compiled once. Stacks have
their top at the end.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import offset_of
from tavolata.core.kernel.jit import I8, I64

SEATS = 5
HAND_LIMIT = 7

# --- cards: an ingredient card is 2 * kind, plus 1 for a double (P-1); then the scoring card (P-3); then the orders.
KINDS = 5  # olive, pepper, mushroom, salami, pineapple
SORTS = 2 * KINDS
SCORING_CARD = SORTS
FIRST_ORDER_CARD = SCORING_CARD + 1

# --- orders (P-40 to P-58). Four of a kind (from 0) and four plus one have a number for each kind; the own one does not
# exist.
TWO_OF_EACH = 5
CONTEST_ORDER = 6
MATCH_ORDER = 7
WITHOUT_MINE = 8
TWO_DOUBLES = 9
FOUR_THREE_TWO_ONE = 10
SCORERS_FOUR = 11
FOUR_PLUS_ONE = 12
MIXED = 17
BOMBASTICA = 18
MONOTONI = 19
MINIMALE = 20
ORDERS = 21
BOMBASTICA_NEEDS = 15
CONTEST_NEEDS = 2
MAX_PICKS = 4

MAX_STACK = 19
MAX_SUPPLY = 72
MAX_OVEN = 168

# --- phases. First those that wait for chance, then those that wait for a seat, then those that the game leaves by
# itself.
DEAL_START, DEAL_HANDS, DEAL_ORDERS, SHUFFLE = range(4)
PLAY, PLAY_ORDER, DRAW = range(4, 7)
SERIES, DEMAND, ADD, ASK, AMOUNT = range(7, 12)
HELP, CONTEST, BLOCK, NAME, SHOW, MATCH = range(12, 18)
OVER = 18
NEXT_TURN, REFILL, REVEAL, SCORED, OPEN, CHOSEN, ADDED, FILL, FAIL, ASK_NEXT, BLOCK_NEXT = range(19, 30)
ANSWERING = 30  # what others see of SERIES to AMOUNT
FIRST_DECISION, FIRST_ANSWER, LAST_ANSWER = PLAY, SERIES, AMOUNT

# --- actions. Cards of one kind: so many singles and doubles of it. The others follow.
MAX_SINGLES, MAX_DOUBLES = 7, 2
PER_KIND = (MAX_SINGLES + 1) * (MAX_DOUBLES + 1)
A_CARDS = 0
A_ORDER = A_CARDS + KINDS * PER_KIND
A_KIND = A_ORDER + ORDERS
A_AMOUNT = A_KIND + KINDS
A_SEAT = A_AMOUNT + BOMBASTICA_NEEDS + 1
A_DONE = A_SEAT + SEATS
A_SUPPLY = A_DONE + 1
A_STACK = A_DONE + 2
A_GIVE_UP = A_DONE + 3
A_ASK = A_DONE + 4
A_DECLINE = A_DONE + 5
A_SHOW = A_DONE + 6
ACTIONS = A_DONE + 7
MAX_LEGAL = ACTIONS

# --- events: a row of code, seat, audience (a seat or EVERYONE) and up to five numbers.
MAX_EVENTS = 2000
(
    E_STARTED,
    E_SHUFFLED,
    E_ROUND_BEGAN,
    E_GOT_CARD,
    E_GOT_ORDER,
    E_PLAYED,
    E_ORDER_PLAYED,
    E_PASSED,
    E_DREW,
    E_SCORING_CARD,
    E_ROUND_ENDED,
    E_REVEALED,
    E_ORDER_REVEALED,
    E_SERIES,
    E_DEMANDED,
    E_ADDED,
    E_ASKED,
    E_DECLINED,
    E_HELPED,
    E_TAKEN,
    E_FILLED,
    E_REWARDED,
    E_RETURNED,
    E_UNFILLED,
    E_SHOWED,
    E_KEPT_BACK,
    E_NAMED,
    E_CARD_SHOWN,
    E_MATCHED,
    E_SCORED,
    E_WON,
) = range(31)

# How the scoring card came to a seat, where drawn cards came from, why an order was not filled.
DRAWN, BY_ORDER, BY_RULING = range(3)
FROM_SUPPLY, FROM_STACK = range(2)
GAVE_UP, REFUSED, LACKING, OWN_KIND, NO_KIND, BLOCKED, NOBODY, NO_MATCH = range(8)

# What a way to answer comes to (`ways`), the best first: the order is filled or put to a contest, or the helper gives;
# help is asked for; it is asked for, but no opponent has cards enough; the order is given up, or help declined.
WAY_FILLS, WAY_ASKS, WAY_HOPELESS, WAY_LEAVES = range(4)
# More actions than an answer has: three orders and the end of a series, four kinds, cards and amounts of five kinds.
MAX_STEPS = 20
# What can be wished of a way: cards of the hand that it uses, column cards that it takes at most, amounts that it asks
# for, orders that it adds to a series. NO_WISH: as it comes.
W_CARDS = 0
W_TAKEN = W_CARDS + SORTS
W_REQUEST = W_TAKEN + SORTS
W_SERIES = W_REQUEST + KINDS
WISHES = W_SERIES + KINDS
NO_WISH = -1
# A row of a `checklist`: what is needed, and what of it comes from the columns, the owner's hand and a helper.
R_NEED, R_COLUMNS, R_HAND, R_HELP = range(4)
ROW = 4

UNBOUNDED = 99
HIDDEN = -1

# Both records begin with what is public.
PUBLIC: list[tuple[str, str, tuple[int, ...]]] = [
    # the variant, and how many players there are
    ("n", "i8", ()),
    ("rounds", "i8", ()),
    ("dealt", "i8", ()),  # ingredients dealt to each hand
    ("taken", "i8", ()),  # orders taken into each hand
    ("leaves", "i8", ()),  # whether an unfilled order leaves the game
    ("help", "i8", ()),
    ("doubles", "i8", ()),  # whether there are double cards
    ("order_set", "i1", (ORDERS,)),  # which orders the variant has
    ("total", "i1", (SORTS,)),  # how many of each sort are in play
    ("kind", "i8", (SEATS,)),  # personal kind of each seat
    # where the game is
    ("actor", "i8", ()),  # the seat that decides
    ("turn", "i8", ()),
    ("round_no", "i8", ()),  # from 0; a record has a method `round`
    ("scorer", "i8", ()),  # who holds the scoring card; -1: it is in the supply
    ("idle", "i8", ()),  # passes without a draw in a row (P-15)
    # on the table
    ("n_hand", "i8", (SEATS,)),
    ("n_orders", "i8", (SEATS,)),
    ("n_stack", "i8", (SEATS,)),
    ("n_supply", "i8", ()),
    ("columns", "i1", (SORTS,)),
    ("used", "i1", (SORTS,)),
    ("filled", "i1", (SEATS, ORDERS)),
    ("gone", "i1", (SEATS, ORDERS)),
    # what everyone could have noticed (P-16)
    ("n_known", "i8", (SEATS,)),  # orders at the bottom of a stack that were seen going there
    ("seen", "i1", (SEATS, ORDERS)),  # orders seen on their way back into a hand
    ("least", "i1", (SEATS, SORTS)),  # a hand holds at least so many of a sort,
    ("most", "i1", (SEATS, SORTS)),  # at most so many,
    ("some", "i1", (SEATS, KINDS)),  # and some card of this kind
    ("origin", "i1", (SORTS,)),  # what this round's supply was made of; UNBOUNDED if nobody knows
    # the order that is being resolved
    ("owner", "i8", ()),
    ("order", "i8", ()),
    ("asked", "i8", ()),  # the seat asked for help, asked to block, or named
    ("stake", "i8", ()),  # in a contest: what has to be blocked
    ("shown", "i8", ()),  # what was shown against it; in a match: the card shown
    ("reason", "i8", ()),  # why the order is not filled
    ("settled", "i8", ()),  # whether the owner's answer is public
]

# The owner's answer to an order: seen by the owner alone until it is complete, and by all when it is settled.
ANSWER: list[tuple[str, str, tuple[int, ...]]] = [
    ("series", "i1", (MAX_PICKS,)),  # the revealed order and those added to it (P-42)
    ("n_series", "i8", ()),
    ("pick", "i8", (MAX_PICKS,)),  # amounts for which a kind has to be chosen,
    ("n_picks", "i8", ()),  # how many there are,
    ("picked", "i8", ()),  # and how many are chosen
    ("open_kinds", "i8", (KINDS,)),  # kinds that can still be chosen
    ("need", "i8", (KINDS,)),
    ("pledge", "i1", (SORTS,)),  # what the owner adds from the hand
    ("request", "i8", (KINDS,)),
    ("at", "i8", ()),  # the kind in question
    ("steps", "i8", ()),  # how many steps of the answer were made
    ("fresh", "i8", ()),  # whether no kind was chosen and nothing added
    ("forgo", "i8", ()),  # whether giving up is offered
]

# Both have these too, but a view shows less: the phase says to others only that somebody is answering, the oven hides
# its cards, and what a helper gives is seen by the helper alone until it is complete.
VEILED: list[tuple[str, str, tuple[int, ...]]] = [
    ("phase", "i8", ()),
    ("gift", "i1", (SORTS,)),
    ("oven", "i1", (MAX_OVEN,)),
    ("n_oven", "i8", ()),
]


# A complete way to answer what a seat is asked about an order.
WAY: list[tuple[str, str, tuple[int, ...]]] = [
    ("rank", "i8", ()),  # the lower, the better; ways of one rank differ only in the kinds they name
    ("actions", "i8", (MAX_STEPS,)),  # what has to be said, step by step
    ("n_actions", "i8", ()),
    ("outcome", "i8", ()),
    ("n_series", "i8", ()),
    ("series", "i1", (MAX_PICKS,)),  # as in an answer
    ("need", "i1", (KINDS,)),  # what the order then needs of each kind,
    ("of_any", "i1", ()),  # or of any kinds (P-57),
    ("in_doubles", "i1", ()),  # and whether these and the request count double cards (P-53)
    ("cards", "i1", (SORTS,)),  # what leaves the seat's hand
    ("request", "i1", (KINDS,)),  # what is asked for
    ("taken", "i1", (SORTS,)),  # what the columns give if it is filled; helpers give exactly what is asked for
    ("stake", "i1", ()),  # in a contest: what has to be blocked
]


class Public:
    """The fields of `PUBLIC`."""

    n: int
    rounds: int
    dealt: int
    taken: int
    leaves: int
    help: int
    doubles: int
    order_set: I8
    total: I8
    kind: I64
    actor: int
    turn: int
    round_no: int
    scorer: int
    idle: int
    n_hand: I64
    n_orders: I64
    n_stack: I64
    n_supply: int
    columns: I8
    used: I8
    filled: I8
    gone: I8
    n_known: I64
    seen: I8
    least: I8
    most: I8
    some: I8
    origin: I8
    owner: int
    order: int
    asked: int
    stake: int
    shown: int
    reason: int
    settled: int


class Answer:
    """The fields of `ANSWER`."""

    series: I8
    n_series: int
    pick: I64
    n_picks: int
    picked: int
    open_kinds: I64
    need: I64
    pledge: I8
    request: I64
    at: int
    steps: int
    fresh: int
    forgo: int


class Veiled:
    """The fields of `VEILED`."""

    phase: int
    gift: I8
    oven: I8
    n_oven: int


class State(Public, Answer, Veiled):
    """A whole game."""

    hand: I8
    orders: I8
    stack: I8
    supply: I8
    bag: I8
    drawn: I8
    turned: int


class Way:
    """The fields of `WAY`."""

    rank: int
    actions: I64
    n_actions: int
    outcome: int
    n_series: int
    series: I8
    need: I8
    of_any: int
    in_doubles: int
    cards: I8
    request: I8
    taken: I8
    stake: int


class View(Public, Answer, Veiled):
    """What one seat may know."""

    seat: int
    hand: I8
    orders: I8
    known: I8
    ceiling: I8


state_t = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *PUBLIC,
                *ANSWER,
                *VEILED,
                ("hand", "i1", (SEATS, SORTS)),
                ("orders", "i1", (SEATS, ORDERS)),
                ("stack", "i1", (SEATS, MAX_STACK)),
                ("supply", "i1", (MAX_SUPPLY,)),
                ("bag", "i1", (SORTS,)),  # what waits to be shuffled into the supply
                ("drawn", "i1", (SEATS, SORTS)),  # what each seat drew from this round's supply
                ("turned", "i8", ()),  # how much of the oven is turned over
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
                *ANSWER,
                *VEILED,
                ("seat", "i8", ()),  # -1 for a spectator
                ("hand", "i1", (SORTS,)),
                ("orders", "i1", (ORDERS,)),
                ("known", "i1", (SEATS, MAX_STACK)),  # the known bottoms of the stacks
                ("ceiling", "i1", (SORTS,)),  # at most so many of a sort are left in the supply
            ],
            align=True,
        ),
    )
)

way_t = np.dtype((np.record, np.dtype(WAY, align=True)))

STATE_SIZE = state_t.itemsize
VIEW_SIZE = view_t.itemsize
WAY_SIZE = way_t.itemsize
# Where the public fields and the answer end, in both records.
PUBLIC_END = offset_of(state_t, "series")
ANSWER_END = offset_of(state_t, "phase")
