"""The complete ways to answer an order: all of them, each possible, each as it says, the best first."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tavolata import testkit
from tavolata.core.contract import Event
from tavolata.core.game import Game
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.registry import get_rules
from tavolata.games.pizza import notation
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import (
    NO_WISH,
    SORTS,
    W_CARDS,
    W_REQUEST,
    W_SERIES,
    W_TAKEN,
    WAY_ASKS,
    WAY_FILLS,
    WAY_HOPELESS,
    WAY_LEAVES,
    WAY_SIZE,
    WISHES,
    Way,
    way_t,
)
from tavolata.games.pizza.kernel.ways import ways

pytestmark = pytest.mark.kernel

GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia")
QUESTIONS = frozenset({"series", "demand", "add", "ask", "amount", "help", "contest"})
ROOM = 100


def in_cards(counts: I64) -> str:
    """So many cards of each sort: `oO p`."""
    singles, doubles = counts[0::2], counts[1::2]
    kinds = zip(notation.KIND_LETTERS, singles, doubles, strict=True)
    return " ".join(filter(None, (kind * int(one) + kind.upper() * int(two) for kind, one, two in kinds)))


def in_amounts(amounts: I64, *, doubles: bool = False) -> str:
    """Amounts of kinds: `2m 1s`, or `1S` for double cards."""
    letters = notation.KIND_LETTERS.upper() if doubles else notation.KIND_LETTERS
    return " ".join(f"{amount}{letter}" for letter, amount in zip(letters, amounts, strict=True) if amount)


@dataclass(frozen=True)
class Read:
    """A way in the notation."""

    outcome: int
    actions: tuple[str, ...]
    series: tuple[str, ...]
    needs: str
    cards: str
    request: str
    taken: str
    stake: int
    rank: int


def read(way: Way) -> Read:
    rules, doubles = get_rules("sole-mio"), bool(way.in_doubles)
    return Read(
        outcome=int(way.outcome),
        actions=tuple(rules.format_action(int(action)) for action in way.actions[: way.n_actions]),
        series=tuple(notation.format_order(int(order)) for order in way.series[1 : way.n_series]),
        needs=f"{way.of_any} of any" if way.of_any else in_amounts(way.need, doubles=doubles),
        cards=in_cards(way.cards),
        request=in_amounts(way.request, doubles=doubles),
        taken=in_cards(way.taken),
        stake=int(way.stake),
        rank=int(way.rank),
    )


def call(
    view: Bytes, wishes: Mapping[int, int] | None = None, *, seed: int = 0, room: int = ROOM
) -> tuple[int, Any, Any]:
    wish, out = np.full(WISHES, NO_WISH, np.int64), np.zeros(room * WAY_SIZE, np.uint8)
    for what, number in (wishes or {}).items():
        wish[what] = number
    usable = np.zeros(SORTS, np.int64)
    found = ways(view, seed, wish, out, usable)
    return found, out, usable


def ways_at(game: Game, wishes: Mapping[int, int] | None = None, *, room: int = ROOM) -> list[Read]:
    assert game.decision is not None
    found, out, _ = call(game.view(game.decision.seat), wishes, room=room)
    return [read(way) for way in out.view(way_t)[: min(found, room)]]


def at(order: str, columns: str, hands: Sequence[str], game: str = "sole-mio", **setup: Any) -> Game:
    """Seat 1's order is revealed, and its owner asked."""
    rules = get_rules(game)
    options = rules.check_options({"players": len(hands)})
    told = {"phase": "scoring", "columns": columns, "hands": list(hands), "oven": f"{order}@1", **setup}
    laid = Game(rules, options, rules.set_up(options, told))
    laid.resume()
    return laid


def questions(games: int, seed: int = 1) -> Iterator[Game]:
    """Random games where a way is asked for."""
    for number in range(games):
        game = testkit.begin(GAMES[number % 3], seed + number, players=2 + number % 3)
        for _ in testkit.decisions(game):
            if game.decision is not None and game.decision.kind in QUESTIONS:
                yield game


def answered(game: Game, actions: Sequence[str]) -> tuple[Game, list[Event]]:
    """What comes of an answer, up to the next card of the oven."""
    assert game.decision is not None
    seat, ahead = game.decision.seat, game.copy()
    events: list[Event] = []
    for action in actions:
        assert not events, "the answer was complete before its last action"
        events = ahead.play(seat, action)
    names = [event.name for event in events]
    ends = [names.index(name) for name in ("revealed", "order-revealed", "scored") if name in names]
    return ahead, events[: min(ends, default=len(events))]


def told(events: Sequence[Event], name: str, field: str) -> str:
    return " ".join(str(event.data[field]) for event in events if event.name == name)


# ----------------------------------------------------------------- each is possible, and as it says


@pytest.mark.clause("P-22", "P-25", "P-30", "P-32")
def test_every_way_is_possible_and_comes_to_what_it_says() -> None:
    chance, outcomes = random.Random(1), set()
    for game in questions(4):
        assert game.decision is not None
        found = ways_at(game)
        assert found
        for way in chance.sample(found, min(4, len(found))):
            _, events = answered(game, way.actions)
            outcomes.add((game.decision.kind, way.outcome))
            names = {event.name for event in events}
            if game.decision.kind == "help":
                if way.outcome == WAY_LEAVES:
                    assert names & {"declined"}
                    continue
                assert told(events, "helped", "cards") == way.cards
            else:
                assert told(events, "added", "cards") == way.cards
                assert told(events, "series", "order") == " ".join(way.series)
                assert told(events, "asked", "needs") == way.request
            if way.outcome == WAY_FILLS and game.decision.kind != "contest":
                assert told(events, "taken", "cards") == way.taken
                assert len([event for event in events if event.name == "filled"]) == 1 + len(way.series)
            if way.outcome == WAY_LEAVES:
                assert told(events, "unfilled", "reason").split()[0] == "gave-up"
    assert {outcome for _, outcome in outcomes} == {WAY_FILLS, WAY_ASKS, WAY_HOPELESS, WAY_LEAVES}
    assert {kind for kind, _ in outcomes} >= {"series", "demand", "add", "help", "contest"}


@pytest.mark.clause("P-25", "P-30")
def test_what_the_columns_give_beside_a_helper() -> None:
    game = at("4o", "o O", ["o", "", "p"])
    (asks, leaves) = ways_at(game)
    assert (asks.outcome, asks.request, asks.taken) == (WAY_ASKS, "1o", "oO")
    assert leaves.outcome == WAY_LEAVES
    ahead, _ = answered(game, asks.actions)
    while ahead.decision is not None and ahead.decision.seat != 0:
        ahead.play(ahead.decision.seat, "no")
    assert told(answered(ahead, ["o"])[1], "taken", "cards") == "oO"


# ----------------------------------------------------------------- all of them


def all_answers(game: Game) -> Iterator[tuple[tuple[str, ...], list[Event]]]:
    """Every sequence of actions that completes the answer, tried in the real game."""
    assert game.decision is not None
    seat = game.decision.seat
    waiting: list[tuple[Game, tuple[str, ...]]] = [(game.copy(), ())]
    while waiting:
        before, actions = waiting.pop()
        for action in before.legal:
            ahead = before.copy()
            events = ahead.apply(action)
            path = (*actions, game.rules.format_action(action))
            if events:
                yield path, events
            else:
                assert ahead.decision is not None
                assert ahead.decision.seat == seat
                waiting.append((ahead, path))


def is_another_word(game: Game, actions: tuple[str, ...], events: Sequence[Event]) -> bool:
    """What is left out on purpose, said independently of the kernel."""
    added = [action for action in actions if action in notation.ORDER_NAMES]
    in_another_order = added != sorted(added, key=notation.ORDER_NAMES.index)
    of_two_kinds = game.rules.read_view(game.view(1))["order"]["order"] == "bombastica" and " " in told(
        events, "asked", "needs"
    )
    return in_another_order or of_two_kinds or (bool(added) and "give-up" in actions)


@pytest.mark.clause("P-22", "P-24", "P-26", "P-27", "P-42")
def test_the_ways_are_all_answers() -> None:
    games = [
        at("two-doubles", "O", ["s", "PM", "s"]),
        at("without-mine", "o m", ["s", "o s", ""]),
        at("4o", "oo m", ["s", "o", ""], orders={"1": "4m 4s"}),
        at("minimale", "o m", ["s", "oP", ""], "mamma-mia-grande"),
        at("minimale", "o m", ["s", "oppo", ""], "mamma-mia"),
        at("bombastica", "oopppmmmss aa", ["s", "oP", ""], "mamma-mia-grande"),
        at("contest", "p", ["s", "ppP", "p"]),
        *[game.copy() for game in questions(1, seed=3)][::4],
    ]
    for game in games:
        found = ways_at(game, room=300)
        expected = {actions for actions, events in all_answers(game) if not is_another_word(game, actions, events)}
        assert {way.actions for way in found} == expected, game
        assert len(found) == len(expected)


# ----------------------------------------------------------------- from what the seat knows


@pytest.mark.clause("P-16", "P-22")
def test_ways_depend_on_nothing_hidden() -> None:
    for game in questions(3, seed=7):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        found, out, usable = call(view, seed=1, room=60)
        again, same, as_usable = call(view, seed=2, room=60)
        assert found == again > 0
        assert np.array_equal(out, same)
        assert np.array_equal(usable, as_usable)


@pytest.mark.clause("P-16")
def test_ways_do_not_depend_on_what_was_noticed_earlier() -> None:
    for game in questions(2, seed=17):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        forgotten = game.rules.without_notes(view)
        found, out, _ = call(view, room=20)
        again, same, _ = call(forgotten, room=20)
        assert found == again
        assert np.array_equal(out, same)
        assert game.rules.read_view(forgotten, notes=False) == game.rules.read_view(view, notes=False)
        noted = game.rules.read_view(forgotten)
        assert (noted["used"], noted["supply_holds_at_most"]) == ("", {})
        for seat in noted["seats"]:
            notes = ("surely_holds", "holds_at_most", "holds_some", "orders_seen", "bottom_of_stack")
            assert not any(seat[note] for note in notes)


def test_nobody_else_has_ways() -> None:
    game = at("4o", "oo", ["o", "o", "o"])
    for seat in (-1, 0, 2):
        assert call(game.view(seat))[0] == 0
    turn = Game.new("sole-mio", seed=1)
    assert call(turn.view(turn.decision.seat if turn.decision else 0))[0] == 0


# ----------------------------------------------------------------- the best first


@pytest.mark.clause("P-23", "P-24")
def test_a_covered_order_is_filled_and_cannot_be_given_up() -> None:
    assert [way.outcome for way in ways_at(at("4o", "oooo", ["o", "o", "o"], orders={"1": "match"}))] == [WAY_FILLS]
    covered = ways_at(at("without-mine", "oo mm s", ["o", "s", "o"]))
    assert (covered[0].outcome, covered[0].cards, covered[0].taken) == (WAY_FILLS, "", "oo mm")
    assert (covered[1].outcome, covered[1].cards) == (WAY_FILLS, "s")
    assert {way.outcome for way in covered} == {WAY_FILLS, WAY_ASKS, WAY_HOPELESS}
    open_order = ways_at(at("without-mine", "oo m", ["ooo", "s", "o"]))
    assert open_order[-1].outcome == WAY_LEAVES
    assert open_order[-1].actions == ("give-up",)
    assert [way.outcome for way in open_order].count(WAY_LEAVES) == 1


@pytest.mark.clause("P-24", "P-26", "P-30")
def test_own_cards_come_before_asking() -> None:
    """The example of P-26, and the order of a list: filled first, then the least that is asked for."""
    found = ways_at(at("4s", "s", ["sss", "sssSS", "", "", ""]))
    assert [(way.cards, way.request) for way in found] == [
        ("sS", ""),
        ("SS", ""),
        ("sss", ""),
        ("S", "1s"),
        ("ss", "1s"),
        ("s", "2s"),
        ("", "3s"),
        ("", ""),
    ]
    for game in questions(2, seed=11):
        listed = ways_at(game, room=60)
        assert [way.rank for way in listed] == sorted(way.rank for way in listed)
        assert [way.outcome for way in listed] == sorted(way.outcome for way in listed)


@pytest.mark.clause("P-42", "P-43")
def test_the_longest_series_that_needs_no_help_comes_first() -> None:
    """The example of P-42, seen by the owner of the order for salamis."""
    game = at("4s", "oooo sss", ["", "", "s"], orders={"1": "4o match"})
    best, *others = ways_at(game)
    assert (best.series, best.needs, best.outcome) == (("4o",), "4o 3s", WAY_FILLS)
    assert all(way.outcome != WAY_FILLS for way in others)
    assert others[-1].actions == ("done", "give-up")


@pytest.mark.clause("P-31")
def test_what_no_opponent_has_cards_for_comes_after_the_rest() -> None:
    found = ways_at(at("4s", "", ["pp", "ss", "p", "", ""]))
    assert [(way.outcome, way.request) for way in found] == [
        (WAY_ASKS, "2s"),
        (WAY_ASKS, "3s"),
        (WAY_ASKS, "4s"),
        (WAY_LEAVES, ""),
    ]
    found = ways_at(at("4s", "", ["p", "ss", "p", "", ""]))
    assert [way.outcome for way in found] == [WAY_ASKS, WAY_HOPELESS, WAY_HOPELESS, WAY_LEAVES]


@pytest.mark.clause("P-53")
def test_doubles_to_ask_for_come_in_the_order_of_the_kinds_the_own_last() -> None:
    found = [way for way in ways_at(at("two-doubles", "O", ["s", "p", "m"])) if way.taken]
    assert [way.request for way in found] == ["1M", "1S", "1A", "1P"]
    assert len({way.rank // 64 for way in found}) == 1


def test_the_best_are_kept_and_all_are_counted() -> None:
    game = at("4321", "oo p mm", ["ss", "p m s", "a"])
    assert game.decision is not None
    everything = ways_at(game, room=800)
    found, out, _ = call(game.view(1), room=7)
    assert found == len(everything) > 50
    assert everything[-1].outcome == WAY_LEAVES
    assert [read(way) for way in out.view(way_t)] == [*everything[:6], everything[-1]]


# ----------------------------------------------------------------- wishes


@pytest.mark.clause("P-25")
def test_a_card_can_be_used_or_kept_and_a_column_spared() -> None:
    game = at("4321", "oooo sss m p", ["ss", "m a S", "a"])
    best = ways_at(game)[0]
    assert (best.cards, best.needs) == ("m", "4o 1p 2m 3s")
    mushroom, pineapple, olive = (notation.CARD_LETTERS.index(card) for card in "mao")
    assert ways_at(game, {W_CARDS + pineapple: 1})[0].cards == "m a"
    without = ways_at(game, {W_CARDS + mushroom: 0})
    assert without
    assert all("m" not in way.cards for way in without)
    spared = ways_at(game, {W_TAKEN + olive: 3})
    assert all(way.taken.count("o") <= 3 for way in spared)
    assert spared[0].cards == "m S"


@pytest.mark.clause("P-42")
def test_an_order_can_be_wished_into_a_series() -> None:
    game = at("4s", "oooo ssss mm", ["", "", "s"], orders={"1": "4o 4m"})
    assert ways_at(game)[0].series == ("4o", "4m")
    olives, mushrooms = (notation.KIND_LETTERS.index(kind) for kind in "om")
    assert {way.series for way in ways_at(game, {W_SERIES + olives: 0})} == {(), ("4m",)}
    assert {way.series for way in ways_at(game, {W_SERIES + olives: 1, W_SERIES + mushrooms: 0})} == {("4o",)}


@pytest.mark.clause("P-57")
def test_bombastica_asks_for_one_kind_unless_amounts_are_wished() -> None:
    game = at("bombastica", "oooo mmmm ssss", ["ppps", "P", "a"], "mamma-mia-grande")
    found = ways_at(game)
    assert [way.request for way in found if way.cards == "P"] == ["1o", "1m", "1s", "1a", "1p"]
    assert [way.request for way in found if not way.cards and way.outcome != WAY_LEAVES] == [
        "3o",
        "3m",
        "3s",
        "3a",
        "3p",
    ]
    amounts = {W_REQUEST + kind: number for kind, number in enumerate((0, 1, 0, 2, 0))}
    (wished,) = ways_at(game, amounts)
    assert (wished.request, wished.cards) == ("1p 2s", "")
    assert told(answered(game, wished.actions)[1], "asked", "needs") == "1p 2s"
    assert ways_at(game, {**amounts, W_REQUEST: 5}) == []


def test_cards_that_no_way_uses_are_told() -> None:
    game = at("4s", "ss", ["s", "ssss p", "s"])
    assert game.decision is not None
    _, _, usable = call(game.view(1))
    assert in_cards(usable) == "ss"
    _, _, usable = call(game.view(1), {W_CARDS + notation.CARD_LETTERS.index("s"): 0})
    assert in_cards(usable) == "ss"


# ----------------------------------------------------------------- helpers and contests


@pytest.mark.clause("P-26", "P-31", "P-32")
def test_a_helper_gives_exactly_first() -> None:
    game = at("4s", "sss", ["sS p", "", "p"])
    while game.decision is not None and game.decision.seat != 0:
        (action, *_) = [way.actions for way in ways_at(game)]
        for step in action if game.decision.seat == 1 else ["no"]:
            game.play(game.decision.seat, step)
    found = ways_at(game)
    assert [(way.cards, way.taken, way.actions) for way in found] == [
        ("s", "sss", ("s",)),
        ("S", "ss", ("S",)),
        ("", "", ("no",)),
    ]


@pytest.mark.clause("P-46", "P-49", "P-50")
def test_a_contest_says_what_would_have_to_be_shown_against_it() -> None:
    found = ways_at(at("contest", "p", ["p", "pP", "o"]))
    assert [(way.cards, way.stake, way.taken) for way in found] == [
        ("p", 2, "p"),
        ("P", 3, "p"),
        ("pP", 4, "p"),
        ("", 0, ""),
    ]
    assert found[-1].actions == ("give-up",)
    enough = ways_at(at("contest", "pp", ["p", "p", "o"]))
    assert [(way.cards, way.stake) for way in enough] == [("", 2), ("p", 3)]


def test_records_of_ways_have_room_for_every_answer() -> None:
    longest = 0
    for game in questions(2, seed=21):
        assert game.decision is not None
        found, out, _ = call(game.view(game.decision.seat))
        longest = max(longest, *(int(way.n_actions) for way in out.view(way_t)[: min(found, ROOM)]))
    assert 6 <= longest < layout.MAX_STEPS
