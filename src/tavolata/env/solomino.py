"""SOLOmino for learning programs: how each field of a view is written, and which actions there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.env.actions import Actions
from tavolata.env.encodings import (
    Beside,
    Encoding,
    Hundreds,
    Listed,
    Members,
    Numbers,
    OneOf,
    OwnCards,
    Pair,
    SomeSeat,
    in_brackets,
)
from tavolata.games.solomino.decks import default_deck, parse_deck
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.kernel.layout import A_CLOCKWISE, A_HEAP, A_SEAT, HALVES
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS, Card, format_card
from tavolata.games.solomino.rules import SolominoRules
from tavolata.games.solomino.view import WAITING

_FACES = ["0", *map(str, range(1, layout.SKIP)), *SYMBOL_LETTERS]
_HALVES = [colour + face for colour in COLOUR_LETTERS for face in _FACES]
_MOMENTS = in_brackets([str(moment) for moment in range(layout.MAX_LACKS)])
_PHASES = [f"{phase}-{WAITING[phase]}" for phase in range(layout.OVER + 1)]


def deck_of(options: Mapping[str, Any]) -> list[Card]:
    """The cards as the game numbers them."""
    return parse_deck(options["deck"] or default_deck(), options["players"])


def card_names(deck: Sequence[Card]) -> list[str]:
    """The notation of each card; of cards that look alike, the second is called `r8-bD#2`."""
    times: Counter[Card] = Counter()
    names = []
    for card in deck:
        times[card] += 1
        names.append(format_card(card) if times[card] == 1 else f"{format_card(card)}#{times[card]}")
    return names


def encodings(_rules: SolominoRules, options: Mapping[str, Any], _memory: int) -> dict[str, Encoding]:
    players, cards = options["players"], deck_of(options)
    deck = card_names(cards)
    # A hand is seen to lack the halves of a card that was asked for, so only those of the deck matter.
    halves = sorted({half for card in cards for half in card})
    fixed, number, seat = Numbers(constant=True), Numbers(), SomeSeat(players=players)
    of_seat = Numbers(by_seat=players)
    cards_of_seat = Members(things=deck, by_seat=players)
    return {
        **dict.fromkeys(("n", "rounds", "throwing", "n_cards", "alike"), fixed),
        "half": Numbers(names=[f"[{card}][{half}]" for card in deck for half in range(2)], constant=True),
        "round_no": number,
        **dict.fromkeys(("start", "turn", "next"), seat),
        **dict.fromkeys(("stride", "due", "ended"), number),
        "n_hand": of_seat,
        "minus": Hundreds(by_seat=players),
        "n_pile": number,
        "ends": Pair(firsts=COLOUR_LETTERS, seconds=_FACES, names=in_brackets(("L", "R"))),
        "row": Listed(things=deck, length="n_row"),
        "laid_at": Beside(things=deck, length="n_row", beside="row"),
        "n_row": number,
        "heap": Listed(things=deck, length="n_heap"),
        "n_heap": number,
        "asked": seat,
        "thrown": number,
        "seen": cards_of_seat,
        "n_lacks": of_seat,
        "lacks": Members(things=[_HALVES[half] for half in halves], numbers=halves, names=_MOMENTS, by_seat=players),
        "since": Numbers(names=_MOMENTS, by_seat=players),
        "phase": OneOf(things=_PHASES),
        "actor": seat,
        "seat": OneOf(things=[str(place) for place in range(players)]),
        "hand": OwnCards(things=deck, length="n_hand"),
        "held": cards_of_seat,
        "drawn": OneOf(things=deck),
        "passed": number,
    }


def actions(rules: SolominoRules, options: Mapping[str, Any]) -> Actions:
    """Every way to lay each card of the deck, then every card as an answer to an ask, other players, and the words.

    Cards that look alike are laid alike, so they count once.
    """
    cards = list(dict.fromkeys(deck_of(options)))
    placements = [
        2 * (half * HALVES + other) + end
        for low, high in cards
        for half, other in dict.fromkeys([(low, high), (high, low)])
        for end in range(2)
    ]
    answers = [A_HEAP + low * HALVES + high for low, high in cards]
    others = [A_SEAT + place for place in range(1, options["players"])]
    return Actions(
        [*placements, *answers, *others, *range(A_CLOCKWISE, layout.ACTIONS)],
        rules.format_action,
        first_seat=A_SEAT,
        players=options["players"],
        all_actions=layout.ACTIONS,
    )
