"""Which actions are legal now. The list depends on nothing but what the deciding seat may know."""

from __future__ import annotations

from tavolata.core.kernel.jit import I8, I64, helper, i64
from tavolata.games.pizza.kernel.cards import cards_action, is_four, worth
from tavolata.games.pizza.kernel.demands import lacking, shortfall_of_all
from tavolata.games.pizza.kernel.filling import missing_of_all, rest_to_name
from tavolata.games.pizza.kernel.layout import (
    A_AMOUNT,
    A_ASK,
    A_DECLINE,
    A_DONE,
    A_GIVE_UP,
    A_KIND,
    A_ORDER,
    A_SEAT,
    A_SHOW,
    A_STACK,
    A_SUPPLY,
    ADD,
    AMOUNT,
    ASK,
    BLOCK,
    BOMBASTICA,
    CONTEST,
    CONTEST_NEEDS,
    DEMAND,
    DRAW,
    HELP,
    KINDS,
    MATCH,
    NAME,
    ORDERS,
    PLAY,
    PLAY_ORDER,
    SERIES,
    SHOW,
    TWO_DOUBLES,
    State,
)


@helper
def list_actions(s: State, out: I64) -> int:
    """Write the legal actions of the deciding seat, in ascending order, and return how many there are."""
    phase = s.phase
    if phase == PLAY:
        return list_plays(s, out)
    if phase == PLAY_ORDER:
        k = 0
        for order in range(ORDERS):
            if s.orders[s.turn, order] == 1:
                out[k] = A_ORDER + order
                k += 1
        out[k] = A_DONE
        return k + 1
    if phase == DRAW:
        out[0] = A_SUPPLY
        out[1] = A_STACK
        return 2
    if phase == HELP:
        return list_help(s, out)
    if phase == BLOCK:
        out[0] = A_DECLINE
        out[1] = A_SHOW
        return 2
    if phase == CONTEST:
        return list_stakes(s, out)
    if phase == NAME:
        k = 0
        for seat in range(s.n):
            if seat != s.owner and s.n_hand[seat] > 0:
                out[k] = A_SEAT + seat
                k += 1
        return k
    if phase == SHOW or phase == MATCH:
        return list_single_cards(s, out)
    return list_answers(s, out)


@helper
def list_plays(s: State, out: I64) -> int:
    """P-8: one or more cards of one kind."""
    k = 0
    for kind in range(KINDS):
        for singles in range(i64(s.hand[s.turn, 2 * kind]) + 1):
            for doubles in range(i64(s.hand[s.turn, 2 * kind + 1]) + 1):
                if singles + doubles > 0:
                    out[k] = cards_action(kind, singles, doubles)
                    k += 1
    return k


@helper
def list_stakes(s: State, out: I64) -> int:
    """P-46: any number of the own kind that makes the total enough."""
    k = 0
    for singles in range(i64(s.hand[s.owner, 2 * s.at]) + 1):
        for doubles in range(i64(s.hand[s.owner, 2 * s.at + 1]) + 1):
            if worth(s.columns, s.at) + singles + 2 * doubles >= CONTEST_NEEDS:
                out[k] = cards_action(s.at, singles, doubles)
                k += 1
    if s.forgo == 1:
        out[k] = A_GIVE_UP
        k += 1
    return k


@helper
def list_single_cards(s: State, out: I64) -> int:
    """P-51: the card to show, or the card of the shown kind to play."""
    k = 0
    for kind in range(KINDS):
        for double in (1, 0):
            if s.hand[s.actor, 2 * kind + double] > 0 and (s.phase == SHOW or kind == s.shown // 2):
                out[k] = cards_action(kind, 1 - double, double)
                k += 1
    if s.phase == MATCH:
        out[k] = A_DECLINE
        k += 1
    return k


@helper
def list_answers(s: State, out: I64) -> int:
    """The steps of the owner's answer, and giving up where it is offered."""
    k = 0
    if s.phase == SERIES:
        for order in range(KINDS):
            if is_four(order) and s.orders[s.owner, order] == 1 and not in_series(s, order):
                out[k] = A_ORDER + order
                k += 1
        out[k] = A_DONE
        return k + 1
    if s.phase == DEMAND:
        k = list_kinds(s, out)
    elif s.phase == ADD:
        k = list_additions(s, out)
    elif s.phase == AMOUNT:
        rest = rest_to_name(s)
        first = rest if s.at == KINDS - 1 else 0
        for amount in range(first, rest + 1):
            out[k] = A_AMOUNT + amount
            k += 1
    if s.forgo == 1:
        out[k] = A_GIVE_UP
        k += 1
    if s.phase == ASK:
        out[k] = A_ASK
        k += 1
    return k


@helper
def in_series(s: State, order: int) -> bool:
    for i in range(s.n_series):
        if s.series[i] == order:
            return True
    return False


@helper
def list_kinds(s: State, out: I64) -> int:
    """P-22; P-24: without help only kinds that columns and hand can complete."""
    k = 0
    left = 0
    for kind in range(KINDS - 1, -1, -1):
        left += s.open_kinds[kind]
    for kind in range(KINDS):
        if s.open_kinds[kind] == 0:
            continue
        left -= 1
        # Where equal amounts are chosen in the order of the kinds, enough kinds must be left for the rest.
        ascending = s.n_picks > 1 and s.pick[0] == s.pick[1]
        if ascending and left < s.n_picks - s.picked - 1:
            continue
        if s.help == 0:
            s.need[kind] = s.pick[s.picked]
            possible = can_complete(s)
            s.need[kind] = 0
            if not possible:
                continue
        out[k] = A_KIND + kind
        k += 1
    return k


@helper
def can_complete(s: State) -> bool:
    """Whether the owner's hand can cover all that the columns lack (P-26)."""
    hand = s.hand[s.owner]
    for kind in range(KINDS):
        if lacking(s, kind) > 0 and not can_cover(hand, kind, lacking(s, kind), s.order == TWO_DOUBLES):
            return False
    return True


@helper
def covers(singles: int, doubles: int, shortfall: int, only_doubles: bool) -> bool:
    """P-26: exactly the shortfall, or one more when it is odd and only doubles are added. P-53 counts double cards."""
    if only_doubles:
        return singles == 0 and doubles == shortfall
    value = singles + 2 * doubles
    return value == shortfall or (singles == 0 and value == shortfall + 1)


@helper
def can_cover(hand: I8, kind: int, shortfall: int, only_doubles: bool) -> bool:
    for singles in range(i64(hand[2 * kind]) + 1):
        for doubles in range(i64(hand[2 * kind + 1]) + 1):
            if covers(singles, doubles, shortfall, only_doubles):
                return True
    return False


@helper
def list_additions(s: State, out: I64) -> int:
    """P-24, P-26: what the owner can add of the kind in question; without help only what leads to a filled order."""
    if s.order == BOMBASTICA:
        return list_bombastica_additions(s, out)
    if s.help == 0 and not can_complete(s):
        return 0
    k = 0
    shortfall = lacking(s, s.at)
    only_doubles = s.order == TWO_DOUBLES
    for singles in range(i64(s.hand[s.owner, 2 * s.at]) + 1):
        for doubles in range(i64(s.hand[s.owner, 2 * s.at + 1]) + 1):
            less = singles + doubles == 0 if only_doubles else singles + 2 * doubles < shortfall
            if covers(singles, doubles, shortfall, only_doubles) or (less and s.help == 1):
                out[k] = cards_action(s.at, singles, doubles)
                k += 1
    return k


@helper
def list_bombastica_additions(s: State, out: I64) -> int:
    """P-57: as `list_additions`, for a shortfall over all kinds."""
    k = 0
    shortfall = shortfall_of_all(s)
    rest = missing_of_all(s)
    any_single = False
    later_singles = 0
    later_doubles = 0
    for kind in range(KINDS):
        any_single = any_single or s.pledge[2 * kind] > 0
        if kind > s.at:
            later_singles += i64(s.hand[s.owner, 2 * kind])
            later_doubles += i64(s.hand[s.owner, 2 * kind + 1])
    for singles in range(i64(s.hand[s.owner, 2 * s.at]) + 1):
        for doubles in range(i64(s.hand[s.owner, 2 * s.at + 1]) + 1):
            left = rest - singles - 2 * doubles
            only_doubles = not any_single and singles == 0 and shortfall % 2 == 1
            if left > 0:
                fits = s.help == 1 or can_finish(left, later_singles, later_doubles, only_doubles)
            else:
                fits = left == 0 or (left == -1 and only_doubles)
            if fits:
                out[k] = cards_action(s.at, singles, doubles)
                k += 1
    return k


@helper
def can_finish(left: int, singles: int, doubles: int, only_doubles: bool) -> bool:
    """Whether so many singles and doubles can make exactly what is left, or one more with doubles alone."""
    fewest = max(0, (left - singles + 1) // 2)
    if fewest <= doubles and 2 * fewest <= left:
        return True
    return only_doubles and 2 * doubles > left


@helper
def list_help(s: State, out: I64) -> int:
    """P-31: all of it or nothing; once the first kind is given, the rest follows."""
    k = 0
    only_doubles = s.order == TWO_DOUBLES
    hand = s.hand[s.asked]
    possible = True
    for kind in range(KINDS):
        if s.request[kind] > 0 and not can_cover(hand, kind, s.request[kind], only_doubles):
            possible = False
    if possible:
        for singles in range(i64(hand[2 * s.at]) + 1):
            for doubles in range(i64(hand[2 * s.at + 1]) + 1):
                if covers(singles, doubles, s.request[s.at], only_doubles):
                    out[k] = cards_action(s.at, singles, doubles)
                    k += 1
    if not gave_already(s):
        out[k] = A_DECLINE
        k += 1
    return k


@helper
def gave_already(s: State) -> bool:
    """Whether the helper has answered for a kind already."""
    for kind in range(s.at):
        if s.request[kind] > 0:
            return True
    return False
