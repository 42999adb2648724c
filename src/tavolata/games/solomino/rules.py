"""SOLOmino, as `core` knows games: the kernel with the names of everything in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.contract import Length
from tavolata.core.description import Description, Fault, Setup, each, fields, number, some, when
from tavolata.core.errors import BadOption, BadRecord, BadScenario, quoted
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel_rules import Kernel, KernelRules, told_start
from tavolata.core.piles import MORE, cards_agree
from tavolata.games.solomino import events, notation
from tavolata.games.solomino.decks import default_deck, parse_deck, read_deck
from tavolata.games.solomino.kernel import checks, game, layout, views
from tavolata.games.solomino.kernel.layout import State
from tavolata.games.solomino.notation import Card, card_of, cards, ordered
from tavolata.games.solomino.setup import FACTS, set_up
from tavolata.games.solomino.view import VIEW, WAITING

MAX_ROUNDS = 20

#: What each decision is called, the clauses it rests on, and what to say when an action is not among its answers.
DECISIONS: dict[int, tuple[str, tuple[str, ...], str]] = {
    layout.TURN: ("turn", ("S-5", "S-6"), "lay a card of yours that fits an end, or draw"),
    layout.DRAWN: ("drawn", ("S-7",), "lay the card that you drew if it fits, or keep it"),
    layout.ANSWER: ("answer", ("S-12",), "lay a draw one that fits, or take what is due"),
    layout.CHOOSE_SWAP: ("swap", ("S-13",), "choose another player"),
    layout.CHOOSE_ROTATE: ("rotate", ("S-14",), "choose clockwise or counter"),
    layout.ASKED: ("asked", ("S-15",), "lay a card with a half identical to one of the heap's top card"),
    layout.CALL: ("call", ("S-20",), "call solomino, or stay silent"),
    layout.WINDOW: ("window", ("S-30", "S-33"), "throw in a card with a half identical to an end, or pass"),
}

SHUFFLE = fields(when("round_no == 0", start=number("start")), some(deck=cards("pile[:n_cards][::-1]")))

SETUP = Setup(
    letters={},
    cards={"deck": (layout.A_HEAP, "S-1")},
    fields={
        "n": number("players"),
        "rounds": number("rounds"),
        "throwing": number(
            f"({layout.EVERYBODY} if ask_everyone else {layout.WHO_CAN}) if out_of_turn else {layout.NOBODY}"
        ),
        "n_cards": number("len(deck)"),
        "alike": number("distinct(deck) < len(deck)"),
        "half": each("card", "deck", each("side", "range(2)", number("card % HALVES if side else card // HALVES"))),
    },
    faults=[
        Fault(number("players < 2 or players > SEATS"), "S-3"),
        Fault(number("start >= players"), "S-4"),
        Fault(number(f"rounds < 1 or rounds > {MAX_ROUNDS}"), "S-24"),
        Fault(number("ask_everyone and not out_of_turn"), "S-33"),
        Fault(
            number("len(deck) < DEALT * players + 2 or len(deck) > MAX_CARDS"),
            "S-2",
            "deck-size",
            fields(count=number("len(deck)"), fewest=number("DEALT * players + 2"), most=number("MAX_CARDS")),
        ),
        # A card has at most one symbol.
        Fault(
            each("card", "deck", number("card"), where="card // HALVES % 16 >= SKIP and card % 16 >= SKIP"),
            "S-2",
            "two-symbols",
        ),
    ],
)

DESCRIPTION = Description(
    layout=layout,
    tables={
        **notation.TABLES,
        **events.TABLES,
        "waiting": [WAITING.get(phase, "nothing") for phase in range(layout.END_ROUND + 1)],
    },
    view=VIEW,
    facts=FACTS,
    shuffle=SHUFFLE,
    events=events.EVENTS,
    actions=notation.ACTIONS,
    decisions=DECISIONS,
    scores={"minus": "minus[seat]"},
    wins="least",
    setup=SETUP,
    passing={layout.WINDOW: layout.A_PASS},
)
KERNEL = Kernel.of(DESCRIPTION, game, views, checks, max_outcomes=layout.MAX_CARDS)

#: Texts about cards in facts and views, and whether their order matters.
_PILES = {"hands": False, "hand": False, "surely_holds": False, "heap": True, "pile": True}


class SolominoRules(KernelRules):
    """The game with its deck, its rounds and its variant as options."""

    game = "solomino"
    title = "SOLOmino"
    players = range(2, layout.SEATS + 1)
    max_legal = layout.MAX_LEGAL
    max_events = layout.MAX_EVENTS
    # Everything that was ever open lies open still: there is nothing to remember.
    strict_memory = 0
    open_memory = 0
    #: What others could be seen to take up, or to lack, is for those who remember it.
    notes: Mapping[str, int] = dict.fromkeys(("held", "seen", "n_lacks", "lacks", "since"), 0)
    advice = notation.ADVICE

    def __init__(self) -> None:
        super().__init__(KERNEL)
        self.values = {"deck": [low * layout.HALVES + high for low, high in parse_deck(default_deck(), 2)]}

    # --- setting up

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        known = {
            "players": 4,
            "start": None,
            "rounds": 1,
            "out_of_turn": False,
            "ask_everyone": False,
            "deck": None,
        }
        for name in options:
            if name not in known:
                raise BadOption(f"{self.title} has no option {quoted(name)}; it has {', '.join(known)}")
        checked = {**known, **options}
        players, start, rounds, deck = (checked[name] for name in ("players", "start", "rounds", "deck"))
        if type(players) is not int or players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise BadOption(f"{self.title} is for {fewest} to {most} players, not {quoted(players)}", clause="S-3")
        if start is not None and (type(start) is not int or not 0 <= start < players):
            raise BadOption(
                f"start is {quoted(start)}; it must be a seat from 0 to {players - 1}, or omitted for a random start",
                clause="S-4",
            )
        if type(rounds) is not int or not 1 <= rounds <= MAX_ROUNDS:
            raise BadOption(f"rounds is {quoted(rounds)}; it must be 1 to {MAX_ROUNDS}", clause="S-24")
        for name, clause in (("out_of_turn", "S-30"), ("ask_everyone", "S-33")):
            if type(checked[name]) is not bool:
                raise BadOption(f"{name} is {quoted(checked[name])}; it must be true or false", clause=clause)
        if checked["ask_everyone"] and not checked["out_of_turn"]:
            raise BadOption("ask_everyone requires out_of_turn", clause="S-33")
        if deck is not None:
            if not isinstance(deck, list) or not all(isinstance(card, str) for card in deck):
                raise BadOption(
                    "deck must be a list of cards such as 'r8-bD', or omitted for the default deck", clause="S-2"
                )
            parse_deck(deck, players)
        return checked

    def read_option(self, name: str, text: str, where: str) -> Any:
        return read_deck(text, where) if name == "deck" else super().read_option(name, text, where)

    def longest_game(self, options: Mapping[str, Any]) -> Length:
        """In a round each card is drawn once at most, which may be decided and then kept, and laid once at most.

        Laying it is decided, perhaps where its symbol sends the hands, the call, and by each seat whether to throw in.
        In an ask each card answers once at most.
        """
        s = _state(self.blank(options))
        cards = int(s.n_cards)
        asks = sum(layout.ASK in (first % 16, second % 16) for first, second in s.half[:cards].tolist())
        laid = 3 + (options["players"] if options["out_of_turn"] else 0)
        decisions = options["rounds"] * cards * (2 + laid + asks)
        return Length(decisions, outcomes=1 + options["rounds"] * cards)

    # --- reading a game

    def told_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> list[int]:
        s = _state(mem)
        names = ("deck",) if s.round_no else ("start", "deck")
        if set(shuffle) != set(names):
            raise BadRecord(f"the shuffle must have exactly the fields {', '.join(names)}", clause="S-3")
        if not isinstance(shuffle["deck"], str):
            raise BadRecord(
                f"deck is {quoted(shuffle['deck'])} in the shuffle; it must be a string of cards", clause="S-3"
            )
        try:
            cards = notation.parse_cards(shuffle["deck"])
        except notation.BadNotation as error:
            raise BadRecord(f"invalid shuffle: {error.message}", clause="S-1") from None
        if s.round_no > 0:
            return _numbers(s, cards)
        chosen = None if s.phase == layout.DEAL_START else int(s.start)
        return [*told_start(shuffle["start"], int(s.n), chosen, "S-4"), *_numbers(s, cards)]

    # --- why not

    def why_illegal(self, mem: Bytes, action: int) -> tuple[str, str]:
        s = _state(mem)
        _, clauses, advice = DECISIONS[int(s.phase)]
        if action >= layout.A_HEAP:
            return advice, clauses[0]
        card, end = divmod(action // 2, layout.HALVES), action % 2
        if s.phase == layout.ANSWER:
            is_thrown = s.throwing and card[0] == s.ends[end]
            return f"{s.due} due: {advice}", "S-32" if is_thrown else "S-12"
        if s.phase == layout.WINDOW and s.due and s.actor == s.next:
            return f"{s.due} due from you: you can only pass", "S-32"
        hand = [ordered(card_of(s, int(number))) for number in s.hand[s.actor, : s.n_hand[s.actor]]]
        if s.phase == layout.TURN and ordered(card) in hand:
            if end == 1 and s.ends[0] == s.ends[1]:
                return "both ends are equal: use L", "S-6"
            return "the half that covers must have the colour, the number or the symbol of that end", "S-6"
        return advice, clauses[0]

    # --- scenarios

    def set_up(self, options: Mapping[str, Any], setup: Mapping[str, Any]) -> Bytes:
        return set_up(self.blank(options), setup)

    def agrees(self, name: str, claim: str, found: str) -> bool:
        if name not in _PILES:
            return claim == found
        try:
            return cards_agree(_parse_turned, _PILES[name], claim, found)
        except notation.BadNotation as error:
            raise BadScenario(f"{name}: {error.message}") from None

    def complete_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> Mapping[str, Any]:
        s = _state(mem)
        told = dict(shuffle)
        deck = told.get("deck")
        if s.round_no == 0:
            told.setdefault("start", int(s.start))
        if isinstance(deck, str) and deck.rstrip().endswith(MORE):
            named = deck.rstrip().removesuffix(MORE)
            try:
                taken = _numbers(s, notation.parse_cards(named), complete=False)
            except (notation.BadNotation, BadRecord) as error:
                raise BadScenario(f"deck: {error.message}") from None
            rest = [number for number in range(s.n_cards) if number not in taken]
            told["deck"] = notation.format_cards(card_of(s, number) for number in [*taken, *rest])
        return told


def _parse_turned(text: str) -> list[Card]:
    return [ordered(card) for card in notation.parse_cards(text)]


def _numbers(s: State, cards: list[Card], *, complete: bool = True) -> list[int]:
    """The numbers of cards in the deck of this game, each used once."""
    left: dict[Card, list[int]] = {}
    for at in range(int(s.n_cards) - 1, -1, -1):
        left.setdefault(ordered(card_of(s, at)), []).append(at)
    numbers = []
    for card in cards:
        if not left.get(ordered(card)):
            raise BadRecord(f"the shuffle contains {notation.format_card(card)} more often than the deck", clause="S-2")
        numbers.append(left[ordered(card)].pop())
    if complete and len(numbers) != s.n_cards:
        raise BadRecord(f"the shuffle has {len(numbers)} cards; the deck has {s.n_cards}", clause="S-2")
    return numbers


def _state(mem: Bytes) -> State:
    state: State = mem.view(layout.state_t)[0]
    return state


SOLOMINO = SolominoRules()
