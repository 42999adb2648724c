"""Halves, hands and sets of cards; and what everyone notices when cards move."""

from __future__ import annotations

from tavolata.core.kernel.jit import I8, I64, helper, i64
from tavolata.games.solomino.kernel.layout import (
    DRAWN,
    MAX_LACKS,
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


@helper
def next_alike(s: Public, card: int, named: I64) -> int:
    """The lowest number of a card like this one that is not in use yet; the deck has alike cards side by side.

    `named` counts those in use, at the first card of each sort.
    """
    first = card
    while first > 0 and are_alike(s, first - 1, card):
        first -= 1
    named[first] += 1
    return first + i64(named[first]) - 1


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
def sort_in(cards: I8, count: int, card: int) -> None:
    """Add a card to so many that are in the order of the deck."""
    at = count
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


@helper
def add_card(s: State, seat: int, card: int) -> None:
    """Hands are kept in the order of the deck, so that a hand can be written in one way only."""
    sort_in(s.hand[seat], s.n_hand[seat], card)
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
def can_match(s: State, seat: int, card: int) -> bool:
    """S-15: whether a hand has a card with a half identical to a half of this one."""
    for i in range(s.n_hand[seat]):
        if shares_half(s, i64(s.hand[seat, i]), card):
            return True
    return False


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
    if not was_seen and s.n_lacks[seat] > 0:
        explain_lack(s, seat, card)


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
    for moment in range(s.n_lacks[seat]):
        s.since[seat, moment] += 1
    if s.n_pile == 0:
        s.ended = 1
    return card


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
    for moment in range(max(s.n_lacks[seat], s.n_lacks[other])):
        s.since[seat, moment], s.since[other, moment] = s.since[other, moment], s.since[seat, moment]
        for word in range(2):
            a, b = s.lacks[seat, moment, word], s.lacks[other, moment, word]
            s.lacks[seat, moment, word] = b
            s.lacks[other, moment, word] = a
    s.n_lacks[seat], s.n_lacks[other] = s.n_lacks[other], s.n_lacks[seat]
    for word in range(2):
        s.seen[seat, word], s.seen[other, word] = s.seen[other, word], s.seen[seat, word]
        for observer in range(s.n):
            a, b = s.known[observer, seat, word], s.known[observer, other, word]
            s.known[observer, seat, word] = b
            s.known[observer, other, word] = a


# ----------------------------------------------------------------- what a hand was seen to lack (S-15)
#
# A card that was in the hand at such a moment has none of the halves that were lacked then. So a card that has one of
# them came later: it was taken up openly (`seen`), or it is one of those drawn since.


@helper
def note_lack(s: State, seat: int, card: int) -> None:
    """Everyone sees that a hand has neither half of this card."""
    moment = s.n_lacks[seat] - 1
    if moment < 0 or s.since[seat, moment] > 0:
        if s.n_lacks[seat] == MAX_LACKS:
            drop_lack(s, seat, 0)
        moment = i64(s.n_lacks[seat])
        s.n_lacks[seat] += 1
    for half in range(2):
        set_bit(s.lacks[seat, moment], half_of(s, card, half))


@helper
def drop_lack(s: State, seat: int, dropped: int) -> None:
    s.n_lacks[seat] -= 1
    last = i64(s.n_lacks[seat])
    for moment in range(dropped, last):
        s.since[seat, moment] = s.since[seat, moment + 1]
        for word in range(2):
            s.lacks[seat, moment, word] = s.lacks[seat, moment + 1, word]
    s.since[seat, last] = 0
    for word in range(2):
        s.lacks[seat, last, word] = 0


@helper
def last_lacked(s: Public, seat: int, card: int) -> int:
    """The newest moment at which a hand was seen to lack a half of this card; -1 if there is none."""
    for moment in range(s.n_lacks[seat] - 1, -1, -1):
        halves = s.lacks[seat, moment]
        if has_bit(halves, half_of(s, card, 0)) or has_bit(halves, half_of(s, card, 1)):
            return moment
    return -1


@helper
def explain_lack(s: State, seat: int, card: int) -> None:
    """A card leaves a hand that nobody saw taking it up: if it was lacked, it was drawn since.

    When nothing in the hand can have been drawn between two moments any more, they are one.
    """
    newest = last_lacked(s, seat, card)
    for moment in range(newest + 1):
        s.since[seat, moment] -= 1
    if 0 <= newest < s.n_lacks[seat] - 1 and s.since[seat, newest] == s.since[seat, newest + 1]:
        for word in range(2):
            s.lacks[seat, newest + 1, word] |= s.lacks[seat, newest, word]
        drop_lack(s, seat, newest)


@helper
def lacks_hold(s: State, seat: int) -> bool:
    """Whether the cards in a hand that it was seen to lack are no more than it can have drawn since.

    The card just drawn is one of these, so that one less is left for the others.
    """
    drawn = s.drawn if s.phase == DRAWN and seat == s.turn else -1
    for moment in range(s.n_lacks[seat]):
        left = i64(s.since[seat, moment]) - (1 if drawn >= 0 else 0)
        for i in range(s.n_hand[seat]):
            card = i64(s.hand[seat, i])
            if card != drawn and not has_bit(s.seen[seat], card) and last_lacked(s, seat, card) >= moment:
                left -= 1
        if left < 0:
            return False
    return True
