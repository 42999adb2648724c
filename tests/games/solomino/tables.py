"""Tables to try SOLOmino at: players, rounds, the variant, and decks from the usual to the odd."""

from __future__ import annotations

from typing import Any

from tavolata.core.kernel.jit import MODE
from tavolata.games.solomino.decks import default_deck

SLOW = MODE == "python"
SEATS = range(2, 7)


def small_deck(players: int) -> list[str]:
    """Hardly more than is dealt: piles end soon, and cards that are due come from the row (S-22, S-23)."""
    return list(default_deck()[:: len(default_deck()) // (8 * players + 4)][: 8 * players + 4])


def alike_deck(players: int) -> list[str]:
    """Two colours, alike cards, equal halves, and many symbols."""
    cards = ["p1-p1", "o2-p2", "p2-o2", "oD-p1", "pD-o1", "o1-pW", "pT-p2", "oA-o1", "p1-pA", "oR-p2", "oS-p1", "o2-o2"]
    return (cards * 6)[: 8 * players + 12]


def options_of(
    players: int, rounds: int = 1, out_of_turn: bool = False, deck: str = "default", *, ask_everyone: bool = False
) -> dict[str, Any]:
    decks = {"default": None, "small": small_deck(players), "alike": alike_deck(players)}
    return {
        "players": players,
        "rounds": rounds,
        "out_of_turn": out_of_turn,
        "ask_everyone": ask_everyone,
        "deck": decks[deck],
    }


def name_of(options: dict[str, Any]) -> str:
    deck = "default" if options["deck"] is None else f"{len(options['deck'])}-cards"
    variant = "live" if options["ask_everyone"] else "out" if options["out_of_turn"] else "in"
    return f"{options['players']}-{options['rounds']}-{variant}-{deck}"


#: Tables at which everybody is asked in a window, as live ones do (S-33).
LIVE = [options_of(players, 2, True, deck, ask_everyone=True) for players in SEATS for deck in ("default", "alike")]
#: Every number of players, with and without rounds and the variant, with each deck.
TABLES = [
    *LIVE,
    *(
        options_of(players, rounds, out_of_turn, deck)
        for players in SEATS
        for rounds in (1, 2)
        for out_of_turn in (False, True)
        for deck in ("default", "small", "alike")
    ),
]
#: A few of them that have everything at least once.
FEW = [
    options_of(2, 2, True, "alike"),
    options_of(3, 1, True, "small", ask_everyone=True),
    options_of(3, 1, False, "default"),
    options_of(4, 2, False, "small"),
    options_of(5, 1, True, "default"),
    options_of(6, 1, True, "alike"),
]
