"""The pizza family passes every check of the kit, and views, events and positions agree with one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata import testkit
from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.pizza.notation import CARD_LETTERS, KIND_LETTERS
from tavolata.games.pizza.rules import PizzaRules
from tavolata.games.pizza.setup import KEYS
from tavolata.games.pizza.variants import MAMMA_MIA, MAMMA_MIA_GRANDE, SOLE_MIO, Variant
from tests.games.pizza.listening import Listener, follow_hand, table_of

pytestmark = pytest.mark.kernel

SLOW = MODE == "python"
GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia")
TABLES = (
    [("sole-mio", 3), ("mamma-mia-grande", 2), ("mamma-mia", 2)]
    if SLOW
    else [(game, players) for game in GAMES for players in range(2, 6)]
)


@pytest.mark.skipif(SLOW, reason="too slow without compilation; a tiny game has to do there, see below")
@pytest.mark.parametrize("check", testkit.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_kit_finds_nothing(game: str, players: int, check: Callable[..., Any]) -> None:
    check(game, range(1 if check is not testkit.check_same_seed else 2), players=players)


def test_all_of_the_kit_at_once() -> None:
    tiny = Variant("tiny", "Tiny", 2, 2, 1, {}, 2, 1, frozenset(range(5, 9)), leaves=False, help=True)
    testkit.run_all(PizzaRules(tiny), 2, games=1 if SLOW else 2, kinds="ap", start=1, open_oven=True)


# ----------------------------------------------------------------- any variant, any line of play


@st.composite
def tables(draw: st.DrawFn) -> tuple[PizzaRules, dict[str, Any], int]:
    """A variant, published or not, with any options."""
    variant = draw(st.sampled_from([SOLE_MIO, MAMMA_MIA_GRANDE, MAMMA_MIA, None]))
    players = draw(st.integers(2, 5))
    if variant is None:
        orders = draw(st.frozensets(st.integers(0, 20), min_size=6))
        variant = Variant(
            game="any",
            title="Any",
            rounds=draw(st.integers(1, 3)),
            singles=draw(st.integers(3, 9)),
            doubles=draw(st.integers(0, 2)),
            removed={},
            dealt=draw(st.integers(1, 3)),
            taken=draw(st.integers(1, 3)),
            orders=orders,
            leaves=draw(st.booleans()),
            help=draw(st.booleans()),
        )
    options = {
        "players": players,
        "start": draw(st.none() | st.integers(0, players - 1)),
        "kinds": "".join(draw(st.permutations(KIND_LETTERS))),
        "open_oven": draw(st.booleans()),
    }
    return PizzaRules(variant), options, draw(st.integers(0, 2**80))


@given(tables(), st.lists(st.integers(0, 10_000), max_size=12 if SLOW else 80), st.integers(1, 10))
@settings(
    max_examples=2 if SLOW else 40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_no_card_is_lost_and_every_view_is_true(
    table: tuple[PizzaRules, dict[str, Any], int], choices: list[int], depth: int
) -> None:
    rules, options, seed = table
    game = testkit.begin(rules, seed, **options)
    rng = new_generator(seed)
    total = game.players * rules.variant.dealt + Counter(game.rules.facts(game.mem)["supply"]).total() - 1
    for number in testkit.decisions(game):
        legal = game.rules.new_legal()
        legal[: len(game.legal)] = game.legal
        look = number < len(choices)
        if SLOW and not look:
            break
        assert testkit.check_position(rules, game.mem, legal, len(game.legal), rng, with_views=look) is None
        if not look:
            continue
        assert count_cards(game) == total
        for seat in range(SPECTATOR, game.players):
            assert_view_is_true(game, seat, depth)
        game.apply(game.legal[choices[number] % len(game.legal)])


def count_cards(game: Game) -> int:
    """Ingredient cards, from the position in words; those that an answer takes from a hand lie on the table."""
    facts = game.rules.facts(game.mem)
    places = [*facts["hands"], facts["columns"], facts["used"], facts["supply"].replace("*", "")]
    places += [word for word in facts["oven"].split() if "@" not in word]
    on_the_table = game.rules.read_view(game.view(SPECTATOR)).get("order", {}).get("added", "")
    return sum(len(place.replace(" ", "")) for place in [*places, on_the_table])


def assert_view_is_true(game: Game, seat: int, depth: int) -> None:
    """Whatever a view says is so in the game."""
    facts = game.rules.facts(game.mem)
    view = game.rules.read_view(game.view(seat, depth))
    table = table_of(view)
    assert table["columns"] == sorted(facts["columns"].replace(" ", ""))
    assert table["used"] == sorted(facts["used"].replace(" ", ""))
    assert view["supply"] == len(facts["supply"])
    assert table["filled"] == [sorted(names.split()) for names in facts["filled"]]
    assert table["ingredients"] == [len(hand.replace(" ", "")) for hand in facts["hands"]]
    assert table["orders"] == [len(names.split()) for names in facts["orders"]]
    assert table["stacks"] == [len(names.split()) for names in facts["stacks"]]
    if seat >= 0:
        assert view["hand"] == facts["hands"][seat]
        assert " ".join(view["orders"]) == facts["orders"][seat]
    shown, real = oven_cards(view["oven"]["cards"]), oven_cards(facts["oven"])
    assert len(shown) == len(real) == view["oven"]["size"]
    assert all(card in ("?", real[i]) for i, card in enumerate(shown))
    assert sum(card != "?" for card in shown) <= depth
    for other, words in enumerate(view["seats"]):
        hand = Counter(facts["hands"][other].replace(" ", ""))
        assert Counter(words["surely_holds"].replace(" ", "")) <= hand
        assert all(hand[card] <= most for card, most in words["holds_at_most"].items())
        assert all(hand[kind] + hand[kind.upper()] > 0 for kind in words["holds_some"])
        assert set(words["orders_seen"]) <= set(facts["orders"][other].split())
        bottom = words["bottom_of_stack"]
        assert facts["stacks"][other].split()[len(facts["stacks"][other].split()) - len(bottom) :] == bottom


def oven_cards(text: str) -> list[str]:
    return [card for word in text.split() for card in ([word] if "@" in word else word)]


# ----------------------------------------------------------------- events


@pytest.mark.clause("P-16")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whoever_only_listens_knows_the_table(game: str, players: int) -> None:
    """From public events alone one can follow all that is public; from a seat's events its hand."""
    for seed in range(1 if SLOW else 2):
        played = Game.laid_out(game, players=players, seed=seed)
        rules = get_rules(game)
        assert isinstance(rules, PizzaRules)
        variant = rules.variant
        orders = [
            len(variant.orders) - sum(own in variant.orders for own in (seat, 12 + seat)) for seat in range(players)
        ]
        listener = Listener(players, variant.dealt, variant.taken, orders, variant.rounds)
        hands: list[Counter[str]] = [Counter() for _ in range(players)]
        held: list[set[str]] = [set() for _ in range(players)]
        while not played.is_over:
            events = played.shuffle() if played.decision is None else played.apply(played.random_action())
            for event in events:
                if event.audience is None:
                    listener.hear(event)
            for seat in range(players):
                follow_hand(seat, [event for event in events if event.is_for(seat)], hands[seat], held[seat])
            if played.decision is None and not played.is_over:
                continue
            assert listener.tells() == table_of(rules.read_view(played.view(SPECTATOR)))
            seat = len(played.history) % players
            view = rules.read_view(played.view(seat))
            assert sorted(hands[seat].elements()) == sorted(view["hand"].replace(" ", ""))
            assert held[seat] == set(view["orders"])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_private_and_public_counts_of_drawn_cards_agree(game: str, players: int) -> None:
    played = testkit.begin(game, 3, players=players)
    for _ in testkit.decisions(played):
        pass
    for step in played.history:
        for drew in [event for event in step.events if event.name == "drew"]:
            names = {"supply": "got-card", "stack": "got-order"}
            got = [event for event in step.events if event.seat == drew.seat and event.name in names.values()]
            assert {event.name for event in got} <= {names[drew.data["source"]]}
            assert len(got) == drew.data["count"]
            assert all(event.audience == drew.seat for event in got)


# ----------------------------------------------------------------- chance, positions in words


@pytest.mark.clause("P-5", "P-6")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_weights_of_chance_count_the_cards_that_are_left(game: str, players: int) -> None:
    told = Game.laid_out(game, players=players, start=0, seed=1)
    variant = SOLE_MIO if game == "sole-mio" else MAMMA_MIA_GRANDE if game == "mamma-mia-grande" else MAMMA_MIA
    cards = 5 * sum(variant.cards_of_each_kind(players))
    orders = [len(variant.orders) - sum(own in variant.orders for own in (seat, 12 + seat)) for seat in range(players)]
    dealt = players * variant.dealt
    expected = [
        *range(cards, cards - dealt, -1),
        *(left for count in orders for left in range(count, 0, -1)),
        *range(cards - dealt + 1, 0, -1),
    ]
    sums = []
    while told.decision is None:
        sums.append(sum(weight for _, weight in told.chance))
        told.tell_outcome(told.chance[0][0])
    assert sums == expected


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_position_in_words_can_be_set_up_again(game: str, players: int) -> None:
    played = testkit.begin(game, 5, players=players)
    for number in testkit.decisions(played):
        facts = played.rules.facts(played.mem)
        if facts["waits_for"] != "play" or number % 3:
            continue
        setup = {"phase": "turn", "rest": "used", **{key: facts[key] for key in KEYS if key in facts}}
        again = Game(played.rules, played.options, played.rules.set_up(played.options, setup))
        again.resume()
        assert again.rules.facts(again.mem) == facts
        assert again.legal == played.legal
        assert again.rules.find_fault(again.mem) is None


def test_every_card_has_its_letter() -> None:
    assert len(set(CARD_LETTERS)) == len(CARD_LETTERS) == 11
