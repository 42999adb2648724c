"""Chance, spelled out (S-3, S-4): who starts, and the order of the deck in each round, told from its top."""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.core.kernel.log import EVERYONE, emit
from tavolata.core.kernel.randomness import below, shuffle
from tavolata.games.solomino.kernel.cards import add_card, drop_lack, half_of, next_alike
from tavolata.games.solomino.kernel.layout import (
    BEGIN_TURN,
    DEAL_START,
    DEALT,
    E_GOT_CARD,
    E_ROUND_BEGAN,
    E_ROW_BEGAN,
    E_STARTED,
    SEATS,
    SHUFFLE,
    State,
)


@helper
def begin_game(s: State, start: int, log: I64) -> None:
    """The deck, the players and the options are in the record already."""
    s.phase = DEAL_START
    s.actor = -1
    s.asked = -1
    s.drawn = -1
    if start >= 0:
        choose_start(s, start, log)


@helper
def choose_start(s: State, start: int, log: I64) -> None:
    s.start = start
    emit(log, E_STARTED, start, EVERYONE, 0, 0, 0, 0, 0)
    s.phase = SHUFFLE


@helper
def weight(s: State, outcome_number: int) -> int:
    """Whether chance can answer so."""
    if s.phase == DEAL_START:
        return 1 if outcome_number < s.n else 0
    if outcome_number >= s.n_cards:
        return 0
    for i in range(s.told):
        if s.pile[s.n_cards - 1 - i] == outcome_number:
            return 0
    return 1


@helper
def outcome(s: State, number: int, log: I64) -> None:
    """Chance answers with the first seat, or with the next card of the deck from its top."""
    if s.phase == DEAL_START:
        choose_start(s, number, log)
        return
    s.pile[s.n_cards - 1 - s.told] = number
    s.told += 1
    if s.told == s.n_cards:
        deal(s, log)


@helper
def shuffle_all(s: State, rng: I64, log: I64) -> None:
    """Answer everything that the game waits for from chance."""
    if s.phase == DEAL_START:
        choose_start(s, below(rng, s.n), log)
    for card in range(s.n_cards):
        s.pile[card] = card
    shuffle(rng, s.pile, s.n_cards)
    deal(s, log)


@helper
def number_alike(s: State) -> None:
    """Number alike cards from the top of the deck, so that a game is the same whenever its cards lie the same."""
    named = np.zeros(s.n_cards, np.int64)
    for i in range(s.n_cards - 1, -1, -1):
        s.pile[i] = next_alike(s, i64(s.pile[i]), named)


@helper
def deal(s: State, log: I64) -> None:
    """S-3: eight cards each; the next one starts the row, and a symbol on it does nothing."""
    if s.alike == 1:
        number_alike(s)
    s.told = 0
    s.n_pile = s.n_cards
    s.n_heap = 0
    s.due = 0
    s.ended = 0
    s.stride = 1
    s.thrown = 0
    s.next = s.start
    s.turn = s.start
    for seat in range(SEATS):
        s.n_hand[seat] = 0
        while s.n_lacks[seat] > 0:
            drop_lack(s, seat, 0)
        for word in range(2):
            s.seen[seat, word] = 0
            for observer in range(SEATS):
                s.known[observer, seat, word] = 0
    emit(log, E_ROUND_BEGAN, s.start, EVERYONE, s.round_no, 0, 0, 0, 0)
    for seat in range(s.n):
        for _ in range(DEALT):
            s.n_pile -= 1
            add_card(s, seat, i64(s.pile[s.n_pile]))
        for i in range(DEALT):
            card = i64(s.hand[seat, i])
            emit(log, E_GOT_CARD, seat, seat, half_of(s, card, 0), half_of(s, card, 1), 0, 0, 0)
    s.n_pile -= 1
    first = i64(s.pile[s.n_pile])
    s.row[0] = first
    s.laid_at[0] = 0
    s.n_row = 1
    for end in range(2):
        s.ends[end] = half_of(s, first, end)
    emit(log, E_ROW_BEGAN, -1, EVERYONE, s.ends[0], s.ends[1], 0, 0, 0)
    s.phase = BEGIN_TURN
