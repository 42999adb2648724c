"""Nobody sees what they may not know, and nobody's choices depend on it (P-16, P-35).

Two independent proofs: everything hidden is replaced by resampling; and hidden cards are exchanged by hand, which
also finds a view that says too much and a resampling that believes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tavolata import testkit
from tavolata.core.contract import NO_LOG, RESUMED, SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.registry import get_rules
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import SORTS, UNBOUNDED, State

pytestmark = pytest.mark.clause("P-16")

GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia")
TABLES = [(game, players) for game in GAMES for players in range(2, 6)]


def state(mem: Bytes) -> State:
    s: State = mem.view(layout.state_t)[0]
    return s


# ----------------------------------------------------------------- by resampling


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_replacing_all_that_is_hidden_changes_nothing_for_a_seat(game: str, players: int) -> None:
    """For every seat and a spectator, with the top of the oven, its last five cards, or all of it in sight."""
    tried = testkit.check_views(game, range(4), players=players, memories=(5,))
    assert tried > 150 * (players + 1) * 3


@pytest.mark.parametrize("options", [{"kinds": "asmpo", "start": 1}, {"open_oven": True, "kinds": "mo"}])
def test_it_is_the_same_with_other_options(options: dict[str, Any]) -> None:
    for game in GAMES:
        testkit.check_views(game, range(1), players=2, **options)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_worlds_differ_in_all_that_is_hidden_and_in_nothing_else(game: str, players: int) -> None:
    played = testkit.begin(game, 8, players=players)
    rng = new_generator(8)
    for number in testkit.decisions(played):
        if number < 12 or played.rules.facts(played.mem)["waits_for"] != "play":
            continue
        if number > 30:
            break
        real = played.rules.facts(played.mem)
        for seat in range(players):
            view = played.view(seat)
            worlds = [played.rules.facts(played.rules.resample(view, rng)) for _ in range(12)]
            for world in worlds:
                assert world["hands"][seat] == real["hands"][seat]
                assert world["orders"][seat] == real["orders"][seat]
                for name in ("filled", "gone", "columns", "used", "turn", "round", "scorer", "waits_for"):
                    assert world[name] == real[name]
                assert world["oven"][-1] == real["oven"][-1]
            for other in range(players):
                assert vary(world["hands"][other] for world in worlds) == (other != seat)
                if " " in real["stacks"][other]:
                    assert vary(world["stacks"][other] for world in worlds)
            assert vary(world["supply"] for world in worlds)
            assert vary(world["oven"] for world in worlds)
            remembered = played.view(seat, played.rules.open_memory)
            worlds = [played.rules.facts(played.rules.resample(remembered, rng)) for _ in range(4)]
            assert all(world["oven"] == real["oven"] for world in worlds)


def vary(things: Iterator[Any]) -> bool:
    return len(set(things)) > 1


def test_every_world_is_as_likely_as_at_the_table() -> None:
    """Seat 1 knows that five cards lie in one hand and in the supply, and nothing else of them."""
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 2})
    setup = {"turn": 1, "hands": ["o", "p"], "supply": "oooa", "rest": "used"}
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    rng = new_generator(1)
    view = game.view(1)
    hands = [rules.facts(rules.resample(view, rng))["hands"][0] for _ in range(500)]
    assert set(hands) == {"o", "a"}
    assert 0.13 < hands.count("a") / len(hands) < 0.27  # one of five


# ----------------------------------------------------------------- by hand


def exchanges(s: State, seat: int, rng: Any) -> Iterator[str]:
    """Exchange hidden cards in place, one pair after another, where nothing is known of either."""
    others = [other for other in range(s.n) if other != seat]
    bare = [
        other
        for other in others
        if not s.least[other].any() and not s.some[other].any() and (s.most[other] == UNBOUNDED).all()
    ]
    for other in bare:
        if s.n_supply and s.n_hand[other]:
            at = pick(rng, int(s.n_supply))
            card = int(s.supply[at])
            held = [sort for sort in range(SORTS) if s.hand[other, sort]]
            mine = held[pick(rng, len(held))]
            if card < SORTS and card != mine and (s.origin == UNBOUNDED).all():
                s.supply[at] = mine
                s.hand[other, mine] -= 1
                s.hand[other, card] += 1
                yield f"a card of seat {other} and one of the supply"
    if len(bare) > 1:
        one, two = bare[0], bare[1]
        held_one = [sort for sort in range(SORTS) if s.hand[one, sort]]
        held_two = [sort for sort in range(SORTS) if s.hand[two, sort]]
        if held_one and held_two and (s.origin == UNBOUNDED).all():
            a, b = held_one[pick(rng, len(held_one))], held_two[pick(rng, len(held_two))]
            s.hand[one, a] -= 1
            s.hand[one, b] += 1
            s.hand[two, b] -= 1
            s.hand[two, a] += 1
            yield f"a card of seat {one} and one of seat {two}"
    for other in others:
        unseen = [order for order in range(layout.ORDERS) if s.orders[other, order] and not s.seen[other, order]]
        if unseen and s.n_known[other] < s.n_stack[other]:
            order = unseen[pick(rng, len(unseen))]
            top = int(s.n_stack[other]) - 1
            s.orders[other, order], s.orders[other, s.stack[other, top]] = 0, 1
            s.stack[other, top] = order
            yield f"an order of seat {other} and one of its stack"
    # The top of the oven is seen; while it is turned over nothing of it is, but the next card comes at once.
    low, high = int(s.turned), int(s.n_oven) - 1
    if high - low >= 2:
        i, j = low + pick(rng, high - low), low + pick(rng, high - low)
        s.oven[i], s.oven[j] = s.oven[j], s.oven[i]
        yield "two cards of the oven"
    if s.n_supply > 1:
        i, j = pick(rng, int(s.n_supply)), pick(rng, int(s.n_supply))
        s.supply[i], s.supply[j] = s.supply[j], s.supply[i]
        yield "two cards of the supply"


@pytest.mark.clause("P-35")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_exchanging_hidden_cards_changes_nothing_for_a_seat(game: str, players: int) -> None:
    exchanged = 0
    for seed in range(2):
        played = testkit.begin(game, seed, players=players)
        rules, rng = played.rules, new_generator(seed)
        legal = rules.new_legal()
        for number in testkit.decisions(played):
            if number % 4:
                continue
            decision = played.decision
            assert decision is not None
            for seat in range(SPECTATOR, players):
                if is_answering(played) and decision.seat != seat:
                    continue  # the owner's hand is part of an answer under way; that is looked at below
                view = played.view(seat)
                other = played.mem.copy()
                for what in exchanges(state(other), seat, rng):
                    exchanged += 1
                    assert rules.find_fault(other) is None, what
                    assert rules.observe(other, seat, rules.strict_memory).tobytes() == view.tobytes(), what
                    if decision.seat == seat:
                        count = rules.step(other.copy(), RESUMED, rng, legal, NO_LOG)
                        assert legal[:count].tolist() == played.legal, what
    assert exchanged > 200


ANSWERS = ("series", "demand", "add", "ask", "amount")


def is_answering(game: Game) -> bool:
    return game.decision is not None and game.decision.kind in (*ANSWERS, "help")


@pytest.mark.clause("P-22", "P-24", "P-32")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_steps_of_an_answer_are_seen_by_nobody_else(game: str, players: int) -> None:
    """Until an answer is complete others see no event of it and not a byte of their views changes."""
    unseen = 0
    for seed in range(6):
        played = testkit.begin(game, seed, players=players)
        for _ in testkit.decisions(played):
            decision = played.decision
            if decision is None or not is_answering(played):
                continue
            others = [seat for seat in range(SPECTATOR, players) if seat != decision.seat]
            before = {seat: played.view(seat, memory=1000).tobytes() for seat in others}
            events = played.apply(played.random_action())
            after = played.decision
            if after is None or after.seat != decision.seat or events:
                continue
            assert (after.kind in ANSWERS) == (decision.kind in ANSWERS)
            unseen += 1
            assert {seat: played.view(seat, memory=1000).tobytes() for seat in others} == before
    assert unseen > 0


@pytest.mark.clause("P-35")
@pytest.mark.parametrize("hand", ["o", "P", "ma"])
def test_who_cannot_help_declines_like_who_will_not(hand: str) -> None:
    """Everyone but the helper hears and sees the same, whatever the helper holds."""
    seen = []
    for helper_holds in (hand, "o" + hand[1:], "s" + hand[1:]):
        rules = get_rules("sole-mio")
        options = rules.check_options({"players": 3})
        setup = {
            "phase": "scoring",
            "oven": "ppp 4p@0 s two-of-each@2",
            "hands": ["", helper_holds, "s"],
            "rest": "supply",
        }
        game = Game(rules, options, rules.set_up(options, setup))
        game.resume()
        while game.decision is not None and game.decision.seat == 0:
            game.apply(game.legal[-1])
        assert game.decision is not None
        assert game.decision.kind == "help"
        events = [str(event) for event in game.play(1, "no")]
        seen.append((events, [game.view(seat).tobytes() for seat in (SPECTATOR, 0, 2)]))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_strict_table_shows_the_top_and_then_nothing_of_the_oven(game: str, players: int) -> None:
    played = testkit.begin(game, 2, players=players)
    open_oven = testkit.begin(game, 2, players=players, open_oven=True)
    for number in testkit.decisions(played):
        facts = played.rules.facts(played.mem)
        for seat in (SPECTATOR, 0) if number % 3 == 0 else ():
            cards = played.rules.read_view(played.view(seat))["oven"]["cards"]
            turning = facts["waits_for"] not in ("play", "order", "draw")
            open_cards = open_oven.rules.read_view(open_oven.view(seat))["oven"]["cards"]
            assert open_cards == facts["oven"]
            shown = [card for card in cards.split() if card.strip("?")]
            assert len(shown) <= (0 if turning else 1), cards
        action = played.random_action()
        played.apply(action)
        open_oven.apply(action)
        if played.decision is None and not played.is_over:
            played.shuffle()
            open_oven.rng = played.rng.copy()
            open_oven.tell_shuffle(played.history[-1].shuffle or {})
