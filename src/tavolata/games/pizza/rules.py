"""The three games of the pizza family, as `core` knows games: the kernel with the names of everything in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tavolata.core.contract import Length
from tavolata.core.description import Description, Fault, Setup, each, fields, name, number, some, when
from tavolata.core.errors import BadOption, BadRecord, quoted
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel_rules import Kernel, KernelRules, told_start
from tavolata.games.pizza import events, notation, variants
from tavolata.games.pizza.claims import agrees, complete_shuffle
from tavolata.games.pizza.kernel import checklist, checks, game, layout, views, ways
from tavolata.games.pizza.kernel.layout import KINDS, ORDERS, State
from tavolata.games.pizza.notation import counts, pile
from tavolata.games.pizza.setup import FACTS, own_orders, set_up
from tavolata.games.pizza.variants import Variant
from tavolata.games.pizza.view import VIEW, WAITING

#: What each decision is called, the clauses it rests on, and what to say when an action is not among its answers.
DECISIONS: dict[int, tuple[str, tuple[str, ...], str]] = {
    layout.PLAY: ("play", ("P-8", "P-9"), "play one or more ingredient cards of one kind that you hold"),
    layout.PLAY_ORDER: ("order", ("P-10",), "play one order that you hold, or say done"),
    layout.DRAW: ("draw", ("P-11", "P-12"), "draw from the supply or from your order stack"),
    layout.SERIES: ("series", ("P-42", "P-43"), "add another four-of-a-kind order that you hold, or say done"),
    layout.DEMAND: ("demand", ("P-22", "P-23", "P-24"), "choose one of the kinds that are still open"),
    layout.ADD: ("add", ("P-24", "P-26", "P-27"), "add no more than is missing of the kind in question"),
    layout.ASK: ("ask", ("P-24", "P-30"), "ask for help or give up"),
    layout.AMOUNT: ("amount", ("P-57", "P-30"), "name amounts that add up to what is missing"),
    layout.HELP: ("help", ("P-31", "P-32", "P-26"), "give exactly what is asked for, or decline"),
    layout.CONTEST: ("contest", ("P-46",), "add cards of your own kind to a total of 2 or more"),
    layout.BLOCK: ("block", ("P-47", "P-48"), "show all your ingredients of that kind, or decline"),
    layout.NAME: ("name", ("P-51",), "name an opponent who holds an ingredient card"),
    layout.SHOW: ("show", ("P-51",), "show one ingredient card that you hold"),
    layout.MATCH: ("match", ("P-51",), "play one card of the shown kind, or decline"),
}


#: Decisions that are answered in a complete way (`kernel.ways`).
WAYS = frozenset({"series", "demand", "add", "ask", "amount", "help", "contest"})

SHUFFLE = fields(
    when(
        "round_no == 0",
        start=number("turn"),
        hands=each("seat", "range(n)", counts("hand[seat]")),
        # A stack from its top, as it lay before the top ones were taken (which only moved its end).
        orders=each(
            "seat", "range(n)", each("order", "stack[seat][:n_stack[seat] + taken][::-1]", name("orders", "order"))
        ),
    ),
    some(supply=pile("supply[:n_supply][::-1]")),
)

SETUP = Setup(
    letters={"kinds": "kinds"},
    cards={},
    fields={
        "n": number("players"),
        "rounds": number("rounds"),
        "dealt": number("dealt"),
        "taken": number("taken"),
        "leaves": number("leaves"),
        "help": number("help"),
        "doubles": number("doubles[players] > 0"),
        "order_set": number("order_set"),
        "total": each("sort", "range(SORTS)", number("doubles[players] if sort % 2 else singles[players]")),
        "kind": number("kinds"),
    },
    faults=[
        Fault(number("players < 2 or players > SEATS"), "P-7"),
        Fault(number("start >= players"), "P-7"),
        Fault(number("len(kinds) != KINDS or distinct(kinds) != KINDS or min(kinds) < 0"), "P-2"),
    ],
)

DESCRIPTION = Description(
    layout=layout,
    tables={
        **notation.TABLES,
        **events.TABLES,
        "waiting": [WAITING.get(phase, "nothing") for phase in range(layout.ANSWERING + 1)],
    },
    view=VIEW,
    facts=FACTS,
    shuffle=SHUFFLE,
    events=events.EVENTS,
    actions=notation.ACTIONS,
    decisions=DECISIONS,
    scores={"filled": "sum(filled[seat])", "ingredients": "sum(hand[seat]) + sum(hand[seat][1::2])"},
    wins="most",
    setup=SETUP,
)
KERNEL = Kernel.of(DESCRIPTION, game, views, checks, max_outcomes=ORDERS)


class PizzaRules(KernelRules):
    """A variant of the family."""

    max_legal = layout.MAX_LEGAL
    max_events = layout.MAX_EVENTS
    strict_memory = 1
    open_memory = layout.MAX_OVEN
    #: What everyone could have noticed earlier (P-16) is for those who remember it.
    notes: Mapping[str, int] = {
        **dict.fromkeys(("used", "least", "some", "seen", "n_known", "known", "idle"), 0),
        **dict.fromkeys(("most", "origin", "ceiling"), int(layout.UNBOUNDED)),
    }
    advice = notation.ADVICE

    def __init__(self, variant: Variant) -> None:
        super().__init__(KERNEL)
        self.variant = variant
        self.game = variant.game
        self.title = variant.title
        self.version = variant.version
        self.players = variant.players
        self.values = variant.as_values()

    @property
    def client_warm_ups(self) -> Sequence[tuple[str, Any]]:
        view, out = np.zeros(layout.VIEW_SIZE, np.uint8), np.zeros(layout.WAY_SIZE, np.uint8)
        wish, usable = np.zeros(layout.WISHES, np.int64), np.zeros(layout.SORTS, np.int64)
        series, chosen = np.full(layout.MAX_PICKS, -1), np.zeros(KINDS, np.int64)
        cards, rows = np.zeros(3 * layout.SORTS, np.int64), np.zeros(layout.ROW * (KINDS + 1), np.int64)
        return (
            ("ways to answer", lambda: ways.ways(view, 0, wish, out, usable)),
            ("checklists", lambda: checklist.checklist(layout.MIXED, 0, 0, series, cards, chosen, rows)),
        )

    # --- setting up

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        known = {"players": 3, "start": None, "kinds": notation.KIND_LETTERS, "open_oven": False}
        for option in options:
            if option not in known:
                raise BadOption(f"{self.title} has no option {quoted(option)}; it has {', '.join(known)}")
        checked = {**known, **options}
        players, start, kinds = checked["players"], checked["start"], checked["kinds"]
        if type(players) is not int or players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise BadOption(f"{self.title} is for {fewest} to {most} players, not {quoted(players)}", clause="P-7")
        if start is not None and (type(start) is not int or not 0 <= start < players):
            raise BadOption(
                f"start is {quoted(start)}; it must be a seat from 0 to {players - 1}, or omitted for a random start",
                clause="P-7",
            )
        if not isinstance(kinds, str) or len(kinds) < players or not _are_different_kinds(kinds):
            raise BadOption(
                f"kinds is {quoted(kinds)}; it must name a different kind for each seat, such as 'opmsa'", clause="P-2"
            )
        if type(checked["open_oven"]) is not bool:
            raise BadOption(f"open_oven is {quoted(checked['open_oven'])}; it must be true or false", clause="P-16")
        # Seats that are not taken get the kinds that are left, so that equal tables have equal options.
        checked["kinds"] = kinds[:players] + "".join(k for k in notation.KIND_LETTERS if k not in kinds[:players])
        return checked

    def longest_game(self, options: Mapping[str, Any]) -> Length:
        """No card or order is met twice in the turns of a round, nor in its scoring.

        Turns: each play uses up an ingredient, and an order and a draw may follow it; whoever passes draws at least one
        card. Scoring: of each order the series, the kinds, the own cards, the asking and its amounts are decided, and
        then each opponent's help. Contest and match take fewer.
        """
        s, players, rounds = _state(self.blank(options)), options["players"], self.variant.rounds
        cards, orders = int(s.total.sum()), sum(len(own_orders(s, seat)) for seat in range(players))
        turns = 3 * cards + (cards + 1) + orders
        answer = 2 * layout.MAX_PICKS + KINDS + 1 + KINDS + KINDS * (players - 1)
        return Length(decisions=rounds * (turns + orders * answer), outcomes=1 + orders + rounds * (cards + 1))

    # --- reading a game

    def told_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> list[int]:
        s = _state(mem)
        later = s.phase == layout.SHUFFLE
        clause = "P-60" if later else "P-5"
        names = ("supply",) if later else ("start", "hands", "orders", "supply")
        if set(shuffle) != set(names):
            raise BadRecord(f"the shuffle must have exactly the fields {', '.join(names)}", clause=clause)
        try:
            supply = notation.parse_cards(_text(shuffle["supply"], "supply"))
            hands = [] if later else self._told_hands(s, shuffle["hands"])
            orders = [] if later else self._told_orders(s, shuffle["orders"])
        except notation.BadNotation as error:
            raise BadRecord(f"invalid shuffle: {error.message}", clause=clause) from None
        cards = Counter([*hands, *supply])
        for sort, count in enumerate([*(s.bag if later else s.total), 1]):
            if cards[sort] != count:
                letter = notation.CARD_LETTERS[sort]
                raise BadRecord(f"the shuffle has {cards[sort]} cards {letter}; there are {count}", clause=clause)
        if later:
            return supply
        chosen = None if s.phase == layout.DEAL_START else int(s.turn)
        return [*told_start(shuffle["start"], int(s.n), chosen, "P-7"), *hands, *orders, *supply]

    def _told_hands(self, s: State, hands: Any) -> list[int]:
        told = [notation.parse_cards(_text(hand, "hands")) for hand in _one_for_each_seat(s, hands, "hands")]
        for seat, cards in enumerate(told):
            if len(cards) != s.dealt or layout.SCORING_CARD in cards:
                raise BadRecord(
                    f"hands: seat {seat} is dealt {notation.format_cards(cards)!r}; "
                    f"it must be dealt {s.dealt} ingredients",
                    clause="P-5",
                )
        return [card for cards in told for card in cards]

    def _told_orders(self, s: State, orders: Any) -> list[int]:
        told: list[int] = []
        for seat, names in enumerate(_one_for_each_seat(s, orders, "orders")):
            own = own_orders(s, seat)
            stack = [notation.parse_order(name) for name in names] if isinstance(names, list) else []
            if sorted(stack) != own:
                each = " ".join(map(notation.format_order, own))
                raise BadRecord(f"orders: seat {seat} must have each of {each} once, from the top", clause="P-6")
            told += stack
        return told

    # --- notation

    def why_malformed(self, word: str) -> str:
        letter = word[:1].lower()
        if letter in tuple(notation.KIND_LETTERS) and not word.strip(letter + letter.upper()):
            most = f"{layout.MAX_SINGLES} singles and {layout.MAX_DOUBLES} doubles"
            return f"{quoted(word)} is more than a hand can hold: at most {most}"
        return super().why_malformed(word)

    def why_illegal(self, mem: Bytes, action: int) -> tuple[str, str]:
        s = _state(mem)
        _, clauses, advice = DECISIONS[int(s.phase)]
        if action == layout.A_GIVE_UP and s.phase in (layout.DEMAND, layout.ADD, layout.ASK, layout.AMOUNT):
            if s.fresh == 0:
                return "you can give up only before choosing anything", "P-24"
            return "the columns alone cover a demand, so you cannot give up", "P-23"
        if action == layout.A_GIVE_UP and s.phase == layout.CONTEST:
            return "you can give up only while the columns hold fewer than 2", "P-46"
        if action < layout.A_ORDER and s.phase == layout.ADD:
            if notation.cards_of_action(action)[0] != s.at:
                return f"the current kind is {notation.KIND_LETTERS[s.at]}", "P-27"
            return advice, "P-26" if s.help else "P-24"
        return advice, clauses[0]

    # --- scenarios

    def set_up(self, options: Mapping[str, Any], setup: Mapping[str, Any]) -> Bytes:
        return set_up(self.blank(options), setup)

    def agrees(self, name: str, claim: str, found: str) -> bool:
        return agrees(name, claim, found)

    def complete_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> Mapping[str, Any]:
        return complete_shuffle(mem, shuffle)


def _are_different_kinds(kinds: str) -> bool:
    return len(set(kinds)) == len(kinds) and set(kinds) <= set(notation.KIND_LETTERS)


def _state(mem: Bytes) -> State:
    state: State = mem.view(layout.state_t)[0]
    return state


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise BadRecord(f"{name} is {quoted(value)} in the shuffle; cards must be a string such as 'ooP'")
    return value


def _one_for_each_seat(s: State, values: Any, name: str) -> list[Any]:
    if not isinstance(values, list) or len(values) != s.n:
        raise BadRecord(f"{name} in the shuffle must be a list with one entry for each of the {s.n} seats")
    return values


SOLE_MIO = PizzaRules(variants.SOLE_MIO)
MAMMA_MIA_GRANDE = PizzaRules(variants.MAMMA_MIA_GRANDE)
MAMMA_MIA = PizzaRules(variants.MAMMA_MIA)
