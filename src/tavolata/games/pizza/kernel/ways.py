"""The complete ways to answer what is asked about an order (P-22 to P-36, P-46), the best first.

An answer is made in steps, but people think of it as a whole: these kinds, these cards of mine, this to be asked for.
`ways` tries all sequences of legal actions in copies of a game, so it knows no rule by itself, and says what each comes
to. It starts from a view: nothing that the owner or a helper does depends on hidden cards.

What needs no help comes first: the longest series, then the fewest cards of the hand. Then what needs help: the least
asked for, then the longest series, then the fewest cards. On a tie the fewest doubles are spent, and a request for the
own kind comes last. Then come requests that no opponent has cards enough for, and at the end giving up or declining.

Some ways are left out because they are another one in other words:

- The orders of a series are added in one order only; it matters to nobody before the series fails (P-43).
- Giving up is one way: nobody adds orders to a series in order to give them up.
- What Bombastica asks for (P-57) can be split among the kinds in up to 3876 ways. Only requests for one kind are
  listed, five for each choice of own cards. A wish for certain amounts gives the way that asks for them.

So there are at most some thousands (four-three-two-one with a full hand). The caller's array takes the best and,
as the last, the way by which the order is given up or help declined, if there is one. Whoever wants another one wishes
for it: for cards of the hand to be used or kept, for column cards to be spared.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.kernel.bytes import clear_bytes
from tavolata.core.kernel.jit import I64, Bytes, entry, helper, i64
from tavolata.core.kernel.randomness import seed_generator
from tavolata.games.pizza.kernel.cards import worth
from tavolata.games.pizza.kernel.filling import rest_to_name, use_up
from tavolata.games.pizza.kernel.game import act, leave_phase, under_way
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    A_DECLINE,
    A_GIVE_UP,
    A_KIND,
    A_ORDER,
    ADDED,
    AMOUNT,
    ASK_NEXT,
    BLOCK_NEXT,
    BOMBASTICA,
    BOMBASTICA_NEEDS,
    CHOSEN,
    CONTEST,
    FAIL,
    FILL,
    FIRST_ANSWER,
    HELP,
    KINDS,
    LAST_ANSWER,
    MAX_LEGAL,
    MAX_PICKS,
    MAX_STEPS,
    NO_WISH,
    OVER,
    SERIES,
    SORTS,
    STATE_SIZE,
    TWO_DOUBLES,
    W_CARDS,
    W_REQUEST,
    W_SERIES,
    W_TAKEN,
    WAY_ASKS,
    WAY_FILLS,
    WAY_HOPELESS,
    WAY_LEAVES,
    WAY_SIZE,
    State,
    View,
    Way,
    state_t,
    view_t,
    way_t,
)
from tavolata.games.pizza.kernel.legal import covers, list_actions
from tavolata.games.pizza.kernel.views import resample

WAY_WORDS = WAY_SIZE // 8


@entry
def ways(view: Bytes, seed: int, wish: I64, out: Bytes, usable: I64) -> int:
    """Write the best ways that agree with a wish, and return how many ways agree with it.

    `out` holds as many records as it has room for. `usable` is how many cards of each sort of the hand a way can use at
    most, whatever is wished. No ways if the seat is asked for something else; -1 if no game agrees with the view.
    """
    v: View = view.view(view_t)[0]
    clear_bytes(out)
    for sort in range(SORTS):
        usable[sort] = 0
    if v.actor != v.seat or not is_answer(v.phase):
        return 0
    rng = np.zeros(4, np.int64)
    seed_generator(rng, seed, 0, 0)
    mem = np.zeros((MAX_STEPS + 1, STATE_SIZE // 8), np.int64)
    if not resample(view, rng, mem[0].view(np.uint8)):
        return -1
    return list_ways(mem, wish, out.view(np.int64), usable)


@helper
def is_answer(phase: int) -> bool:
    """Whether such a question takes a way as its answer; block, name, show and match are one plain choice."""
    return FIRST_ANSWER <= phase <= LAST_ANSWER or phase == HELP or phase == CONTEST


@helper
def list_ways(mem: I64, wish: I64, out: I64, usable: I64) -> int:
    """Go through all answers, depth first. `mem` has room for the game after each step, the first of which is given.

    Records are copied in words: WebAssembly would copy bytes one by one.
    """
    legal, log = np.zeros((MAX_STEPS + 1, MAX_LEGAL), np.int64), np.zeros((0, 0), np.int64)
    count, at = np.zeros(MAX_STEPS + 1, np.int64), np.zeros(MAX_STEPS + 1, np.int64)
    path, place = np.zeros(MAX_STEPS, np.int64), np.zeros(out.size // WAY_WORDS, np.int64)
    ranks = np.zeros(place.size, np.int64)
    draft, last = np.zeros(WAY_WORDS, np.int64), np.zeros(WAY_WORDS, np.int64)
    way: Way = draft.view(way_t)[0]
    before: State = mem[0].view(state_t)[0]
    count[0] = list_actions(before, legal[0])
    found = 0
    depth = 0
    while depth >= 0:
        if at[depth] == count[depth]:
            depth -= 1
            continue
        asker: State = mem[depth].view(state_t)[0]
        # The largest amount first: then requests come in the order of the kinds.
        action = legal[depth, count[depth] - 1 - at[depth] if asker.phase == AMOUNT else at[depth]]
        at[depth] += 1
        if is_another_word(asker, action, path, depth, wish):
            continue
        path[depth] = action
        copy_words(mem[depth], mem[depth + 1])
        s: State = mem[depth + 1].view(state_t)[0]
        count[depth + 1] = answer_on(s, action, legal[depth + 1], log)
        if count[depth + 1] > 0:
            depth += 1
            at[depth] = 0
            continue
        for i in range(WAY_WORDS):
            draft[i] = 0
        describe(before, s, action, way, log)
        for sort in range(SORTS):
            usable[sort] = max(usable[sort], i64(way.cards[sort]))
        if agrees(way, wish):
            way.n_actions = depth + 1
            for i in range(depth + 1):
                way.actions[i] = path[i]
            way.rank = rank(before, way)
            keep(draft, way.rank, found, place, ranks, out)
            found += 1
            if way.outcome == WAY_LEAVES:
                copy_words(draft, last)
    put_in_order(place, min(found, place.size), out)
    if found > place.size and last.view(way_t)[0].n_actions > 0:
        copy_words(last, out[out.size - WAY_WORDS :])
    return found


@helper
def answer_on(s: State, action: int, legal: I64, log: I64) -> int:
    """As `advance`, but no further than the answer goes: then return 0, before anybody answers it."""
    while True:
        act(s, action, log)
        while s.phase == CHOSEN or s.phase == ADDED:
            leave_phase(s, log)
        if s.phase > OVER:
            return 0
        count = list_actions(s, legal)
        if count > 1 or not under_way(s):
            return count
        action = legal[0]


@helper
def is_another_word(s: State, action: int, path: I64, depth: int, wish: I64) -> bool:
    """Whether what this action leads to is left out, because it is another way in other words."""
    if s.phase == SERIES and A_ORDER <= action < A_KIND:
        return depth > 0 and action < path[depth - 1]
    if action == A_GIVE_UP:
        return depth > 0 and A_ORDER <= path[0] < A_KIND
    if s.phase == AMOUNT:
        amount, wished = action - A_AMOUNT, wish[W_REQUEST + s.at]
        return amount != wished if wished != NO_WISH else amount != 0 and amount != rest_to_name(s)
    return False


@helper
def describe(before: State, s: State, action: int, way: Way, log: I64) -> None:
    """Say what an answer comes to that ends with this action in `s`, which is spoiled by it."""
    way.n_series = s.n_series
    way.in_doubles = 1 if s.order == TWO_DOUBLES else 0
    way.of_any = BOMBASTICA_NEEDS if s.order == BOMBASTICA else 0
    for i in range(MAX_PICKS):
        way.series[i] = s.series[i]
    leaves = action == A_GIVE_UP or action == A_DECLINE
    for kind in range(KINDS):
        way.need[kind] = s.need[kind]
        way.request[kind] = 0 if leaves else s.request[kind]
    way.outcome = WAY_LEAVES if leaves else WAY_FILLS
    phase = FAIL if leaves else s.phase
    if phase == ASK_NEXT:
        way.outcome = WAY_ASKS if has_hope(s, way) else WAY_HOPELESS
        give_exactly(s)
        for kind in range(KINDS):
            use_up(s, kind, log)
    elif phase == FILL:
        leave_phase(s, log)
    elif phase == BLOCK_NEXT:
        way.stake = s.stake
        # Nobody is left who could show anything.
        s.asked = (s.owner + s.n - 1) % s.n
        leave_phase(s, log)
    seat = before.actor
    for sort in range(SORTS):
        way.cards[sort] = before.hand[seat, sort] - s.hand[seat, sort]
        way.taken[sort] = before.columns[sort] - s.columns[sort]


@helper
def give_exactly(s: State) -> None:
    """A helper gives what is asked for in singles; doubles where these are asked for (P-53)."""
    for kind in range(KINDS):
        s.gift[2 * kind + (1 if s.order == TWO_DOUBLES else 0)] = s.request[kind]


@helper
def agrees(way: Way, wish: I64) -> bool:
    for sort in range(SORTS):
        if wish[W_CARDS + sort] != NO_WISH and way.cards[sort] != wish[W_CARDS + sort]:
            return False
        if wish[W_TAKEN + sort] != NO_WISH and way.taken[sort] > wish[W_TAKEN + sort]:
            return False
    for kind in range(KINDS):
        if wish[W_REQUEST + kind] != NO_WISH and way.request[kind] != wish[W_REQUEST + kind]:
            return False
        if wish[W_SERIES + kind] != NO_WISH:
            added = 0
            for i in range(1, way.n_series):
                added = 1 if way.series[i] == kind else added
            if added != wish[W_SERIES + kind]:
                return False
    return True


@helper
def rank(before: State, way: Way) -> int:
    """One number for the order that this module promises."""
    cards = 0
    doubles = 0
    for sort in range(SORTS):
        cards += i64(way.cards[sort])
        if sort % 2 == 1:
            doubles += way.cards[sort] + way.taken[sort]
    asked = 0
    own_kind = 0
    for kind in range(KINDS):
        # A helper gives what is asked for, and more only for a reason.
        asked += worth(way.cards, kind) if before.phase == HELP else i64(way.request[kind])
    if way.request[before.kind[before.owner]] > 0:
        own_kind = 1
    digits = (way.outcome, asked, MAX_PICKS - way.n_series, cards, doubles, own_kind)
    number = 0
    for digit in digits:
        number = number * 64 + digit
    return number


@helper
def has_hope(s: State, way: Way) -> bool:
    """Whether an opponent can have cards enough, as far as everybody sees (P-31): fewer than so many cannot do."""
    cards = 0
    for kind in range(KINDS):
        cards += fewest_cards(s, kind, i64(way.request[kind]), way.in_doubles == 1)
    for seat in range(s.n):
        if seat != s.owner and s.n_hand[seat] >= cards:
            return True
    return False


@helper
def fewest_cards(s: State, kind: int, amount: int, only_doubles: bool) -> int:
    """P-26: with how few cards so much of a kind can be given, be they where they may."""
    fewest = amount
    for doubles in range(i64(s.total[2 * kind + 1]) + 1):
        for singles in range(amount + 1):
            if covers(singles, doubles, amount, only_doubles):
                fewest = min(fewest, singles + doubles)
    return fewest


@helper
def keep(draft: I64, number: int, found: int, place: I64, ranks: I64, out: I64) -> None:
    """Put a way among the best, behind those of its rank. `place` and `ranks` are in the order of the ways kept."""
    kept = min(found, place.size)
    if kept == place.size and (kept == 0 or ranks[kept - 1] <= number):
        return
    slot = kept
    if kept == place.size:
        kept -= 1
        slot = place[kept]
    at = kept
    while at > 0 and ranks[at - 1] > number:
        ranks[at] = ranks[at - 1]
        place[at] = place[at - 1]
        at -= 1
    ranks[at] = number
    place[at] = slot
    copy_words(draft, out[slot * WAY_WORDS :])


@helper
def put_in_order(place: I64, kept: int, out: I64) -> None:
    """Move the records to where their rank puts them."""
    copy = np.zeros(kept * WAY_WORDS, np.int64)
    for i in range(copy.size):
        copy[i] = out[i]
    for at in range(kept):
        record = place[at] * WAY_WORDS
        copy_words(copy[record : record + WAY_WORDS], out[at * WAY_WORDS :])


@helper
def copy_words(source: I64, target: I64) -> None:
    for i in range(source.size):
        target[i] = source[i]
