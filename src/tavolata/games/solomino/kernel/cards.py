"""Halves, hands and sets of cards; and what everyone notices when cards move."""

from __future__ import annotations

from tavolata.core.kernel.jit import I64, helper, i64
from tavolata.games.solomino.kernel.layout import (
    NO_SYMBOL,
    SKIP,
    WORD,
    Public,
    State,
)

# ----------------------------------------------------------------- halves


@helper
def half_of(s: Public, card: int, half: int) -> int:
    return i64(s.half[card, half])


@helper
def symbol_of(s: Public, card: int) -> int:
    """The symbol on either half (S-8); a card has at most one (S-2)."""
    for half in range(2):
        face = half_of(s, card, half) & 15
        if face >= SKIP:
            return face
    return NO_SYMBOL


@helper
def fits(half: int, end: int) -> bool:
    """S-6: the same colour, or the same number or symbol. As one number, so that there is nothing to branch on."""
    differs = half ^ end
    return (differs < 16) | (differs & 15 == 0)


@helper
def shares_half(s: Public, card: int, other: int) -> bool:
    """S-15: some half of one is identical to some half of the other."""
    a, b = half_of(s, card, 0), half_of(s, card, 1)
    c, d = half_of(s, other, 0), half_of(s, other, 1)
    return a == c or a == d or b == c or b == d


@helper
def are_alike(s: Public, card: int, other: int) -> bool:
    a, b = half_of(s, card, 0), half_of(s, card, 1)
    c, d = half_of(s, other, 0), half_of(s, other, 1)
    return (a == c and b == d) or (a == d and b == c)


# ----------------------------------------------------------------- sets


@helper
def has_bit(words: I64, number: int) -> bool:
    return (i64(words[number // WORD]) >> (number % WORD)) & 1 == 1


@helper
def set_bit(words: I64, number: int) -> None:
    words[number // WORD] |= 1 << (number % WORD)


@helper
def clear_bit(words: I64, number: int) -> None:
    words[number // WORD] &= ~(1 << (number % WORD))


# ----------------------------------------------------------------- hands


@helper
def add_card(s: State, seat: int, card: int) -> None:
    """Hands are kept in the order of the deck, so that a hand can be written in one way only."""
    at = s.n_hand[seat]
    while at > 0 and s.hand[seat, at - 1] > card:
        s.hand[seat, at] = s.hand[seat, at - 1]
        at -= 1
    s.hand[seat, at] = card
    s.n_hand[seat] += 1


@helper
def find_card(s: State, seat: int, half: int, other: int) -> int:
    """The first card in hand with these two halves."""
    for i in range(s.n_hand[seat]):
        card = i64(s.hand[seat, i])
        a, b = half_of(s, card, 0), half_of(s, card, 1)
        if (a == half and b == other) or (a == other and b == half):
            return card
    return -1


@helper
def lay_down(s: State, seat: int, card: int) -> None:
    """A card leaves a hand in front of everyone."""
    at = 0
    while s.hand[seat, at] != card:
        at += 1
    s.n_hand[seat] -= 1
    for i in range(at, s.n_hand[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
    if s.alike == 1:
        for observer in range(s.n):
            forget(s, s.known[observer, seat], card)
    else:
        word, others = card // WORD, ~(1 << (card % WORD))
        for observer in range(s.n):
            s.known[observer, seat, word] &= others
    was_seen = forget(s, s.seen[seat], card)
    # What a hand lacked, and nobody saw it take up, it can only have drawn since.
    if not was_seen and is_lacked(s, seat, card):
        s.since[seat] -= 1


@helper
def is_lacked(s: Public, seat: int, card: int) -> bool:
    return has_bit(s.lacks[seat], half_of(s, card, 0)) or has_bit(s.lacks[seat], half_of(s, card, 1))


@helper
def forget(s: State, known: I64, card: int) -> bool:
    """A card that was known to be in a hand, or one that looks like it, is there no longer. Was it known?"""
    if has_bit(known, card):
        clear_bit(known, card)
        return True
    if s.alike == 1:
        for other in range(s.n_cards):
            if has_bit(known, other) and are_alike(s, card, other):
                clear_bit(known, other)
                return True
    return False


@helper
def take_seen(s: State, seat: int, card: int) -> None:
    """A card that lies open goes to a hand."""
    add_card(s, seat, card)
    set_bit(s.seen[seat], card)
    for observer in range(s.n):
        set_bit(s.known[observer, seat], card)


@helper
def take_unseen(s: State, seat: int) -> int:
    """The top of the pile goes to a hand, unseen by others."""
    s.n_pile -= 1
    card = i64(s.pile[s.n_pile])
    add_card(s, seat, card)
    s.since[seat] += 1
    if s.n_pile == 0:
        s.ended = 1
    return card


@helper
def note_lack(s: State, seat: int, card: int) -> None:
    """Everyone sees that a hand has neither half of this card (S-15).

    What it lacked before is kept only if it has drawn nothing since: then it still lacks it.
    """
    if s.since[seat] > 0:
        s.lacks[seat, 0] = 0
        s.lacks[seat, 1] = 0
    s.since[seat] = 0
    for half in range(2):
        set_bit(s.lacks[seat], half_of(s, card, half))


@helper
def learn_hand(s: State, observer: int, seat: int) -> None:
    """The observer has seen the whole hand that this seat now holds."""
    for i in range(s.n_hand[seat]):
        set_bit(s.known[observer, seat], i64(s.hand[seat, i]))


@helper
def exchange(s: State, seat: int, other: int) -> None:
    """Two hands change places, with all that anyone knows of them."""
    for i in range(max(s.n_hand[seat], s.n_hand[other])):
        s.hand[seat, i], s.hand[other, i] = s.hand[other, i], s.hand[seat, i]
    s.n_hand[seat], s.n_hand[other] = s.n_hand[other], s.n_hand[seat]
    s.since[seat], s.since[other] = s.since[other], s.since[seat]
    for word in range(2):
        s.lacks[seat, word], s.lacks[other, word] = s.lacks[other, word], s.lacks[seat, word]
        s.seen[seat, word], s.seen[other, word] = s.seen[other, word], s.seen[seat, word]
        for observer in range(s.n):
            a, b = s.known[observer, seat, word], s.known[observer, other, word]
            s.known[observer, seat, word] = b
            s.known[observer, other, word] = a
