"""SOLOmino passes every check of the kit, at every table; and whatever is played, what anyone is told is true."""

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
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS, ordered, parse_card, parse_cards
from tavolata.games.solomino.setup import KEYS
from tavolata.testkit.volume import check_games
from tests.games.solomino.tables import FEW, SEATS, SLOW, TABLES, name_of, options_of

pytestmark = pytest.mark.kernel

VOLUME = 1 if SLOW else 20
#: Plain Python is slow: a short game, and few looks at all that anyone could see.
KIT = [options_of(2, 1, True, "small", ask_everyone=True)] if SLOW else FEW
VIEWS_EVERY = 60 if SLOW else 10


@pytest.mark.parametrize("check", testkit.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("options", KIT, ids=name_of)
def test_the_kit_finds_nothing(options: dict[str, Any], check: Callable[..., Any]) -> None:
    check("solomino", range(1 if SLOW and check is not testkit.check_same_seed else 2), **options)


@pytest.mark.parametrize("options", FEW[1:2] if SLOW else TABLES, ids=name_of)
def test_every_position_of_many_games_is_sound_and_every_game_ends(options: dict[str, Any]) -> None:
    rules = get_rules("solomino")
    tally = check_games(rules, rules.lay_out(rules.check_options(options)), range(VOLUME), views_every=VIEWS_EVERY)
    assert tally.fault is None
    assert tally.games == VOLUME


@pytest.mark.skipif(SLOW, reason="volume is for compiled rules")
@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_random_games_end(options: dict[str, Any]) -> None:
    """Each card drawn comes from a pile that is never filled again, so a round has an end; so has a playout."""
    rules = get_rules("solomino")
    games = 1000
    decisions = rules.random_games(rules.lay_out(rules.check_options(options)), 0, games)
    # Where everybody is asked, a card laid is followed by as many decisions as there are players.
    usual = 1000 if options["ask_everyone"] else 500
    assert 0 < decisions / games < usual * options["rounds"]


# ----------------------------------------------------------------- any deck, any line of play

numbers = st.builds("{}{}".format, st.sampled_from(COLOUR_LETTERS), st.integers(1, 9))
faces = st.builds("{}{}".format, st.sampled_from(COLOUR_LETTERS), st.sampled_from(SYMBOL_LETTERS))
few_halves = st.sampled_from(["r1", "r2", "y1"])


@st.composite
def any_table(draw: st.DrawFn) -> dict[str, Any]:
    """A table with a deck of its own: few different halves or many, alike cards or not."""
    players = draw(st.integers(2, 3 if SLOW else 6))
    plain = draw(st.sampled_from([numbers, few_halves]))
    card = st.builds("{}-{}".format, plain, plain | faces)
    size = draw(st.integers(8 * players + 2, min(126, 8 * players + 30)))
    cards = draw(st.lists(card, min_size=6, max_size=20))
    out_of_turn, ask_everyone = draw(st.sampled_from([(False, False), (True, False), (True, True)]))
    return {
        "players": players,
        "rounds": draw(st.integers(1, 3)),
        "out_of_turn": out_of_turn,
        "ask_everyone": ask_everyone,
        "start": draw(st.none() | st.integers(0, players - 1)),
        "deck": (cards * size)[:size],
    }


@given(any_table(), st.lists(st.integers(0, 10_000), max_size=12 if SLOW else 60), st.integers(0, 2**80))
@settings(
    max_examples=2 if SLOW else 40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
def test_no_card_is_lost_and_every_view_is_true(options: dict[str, Any], choices: list[int], seed: int) -> None:
    game = testkit.begin("solomino", seed, **options)
    rng = new_generator(seed)
    deck = Counter(ordered(parse_card(card)) for card in options["deck"])
    for number in testkit.decisions(game):
        legal = game.rules.new_legal()
        legal[: len(game.legal)] = game.legal
        look = number < len(choices)
        if SLOW and not look:
            break
        assert testkit.check_position(game.rules, game.mem, legal, len(game.legal), rng, with_views=look) is None
        if look:
            assert all_cards(game) == deck
            for seat in range(SPECTATOR, game.players):
                assert_view_is_true(game, seat)
            game.apply(game.legal[choices[number] % len(game.legal)])


def cards_in(text: str) -> Counter[tuple[int, int]]:
    return Counter(ordered(card) for card in parse_cards(text.replace("L:", "").replace("R:", "")))


def all_cards(game: Game) -> Counter[tuple[int, int]]:
    facts = game.rules.facts(game.mem)
    places = [*facts["hands"], facts["row"], facts["heap"], facts["pile"]]
    return sum(map(cards_in, places), Counter())


def assert_view_is_true(game: Game, seat: int) -> None:
    """Whatever a view says is so in the game."""
    facts = game.rules.facts(game.mem)
    view = game.rules.read_view(game.view(seat))
    for name in ("row", "ends", "heap", "due", "direction", "turn", "next", "round"):
        assert view[name] == facts[name]
    assert view["pile"] == len(facts["pile"].split())
    assert [words["cards"] for words in view["seats"]] == [len(hand.split()) for hand in facts["hands"]]
    assert [words["minus"] for words in view["seats"]] == facts["minus"]
    assert view.get("hand") == (facts["hands"][seat] if seat >= 0 else None)
    for other, words in enumerate(view["seats"]):
        hand = cards_in(facts["hands"][other])
        sure = cards_in(words["surely_holds"])
        assert sure <= hand
        for moment in words["lacked"]:
            lacked = set(moment["halves"].split())
            unexplained = [word for word in facts["hands"][other].split() if lacked & set(word.split("-"))]
            assert len(unexplained) <= moment["drawn_since"] + sure.total() or seat == other


# ----------------------------------------------------------------- events, chance, positions in words


@pytest.mark.clause("S-5", "S-6", "S-13", "S-14", "S-15")
@pytest.mark.parametrize("options", FEW[:2] if SLOW else FEW, ids=name_of)
def test_whoever_only_listens_knows_the_table(options: dict[str, Any]) -> None:
    """From public events alone one can follow ends, heap and the sizes of hands and pile."""
    for seed in range(1 if SLOW else 5):
        game = Game.laid_out("solomino", seed=seed, **options)
        size = len(game.options["deck"] or range(120))
        hands, pile, ends, heap = [0] * game.players, 0, ["", ""], 0
        while not game.is_over:
            events = game.shuffle() if game.decision is None else game.apply(game.random_action())
            for event in (event for event in events if event.audience is None):
                seat, data = event.seat if event.seat is not None else -1, event.data
                if event.name == "row-began":
                    hands, pile, heap = [8] * game.players, size - 8 * game.players - 1, 0
                    ends = data["card"].split("-")
                elif event.name == "laid":
                    covered, ends["LR".index(data["end"])] = data["card"].split("-")
                    assert covered
                    hands[seat] -= 1
                elif event.name == "drew":
                    hands[seat] += data["count"]
                    pile -= data["count"]
                elif event.name == "swapped":
                    hands[seat], hands[data["whom"]] = hands[data["whom"]], hands[seat]
                elif event.name == "rotated":
                    hands = hands[-1:] + hands[:-1] if data["direction"] == "clockwise" else hands[1:] + hands[:1]
                elif event.name == "asked":
                    heap, pile = 1, pile - 1
                elif event.name == "answered":
                    hands[seat] -= 1
                    heap += 1
                elif event.name == "took-heap":
                    assert data["count"] == heap
                    hands[seat] += heap
                    heap = 0
                elif event.name == "took-from-row":
                    hands[seat] += data["count"]
                elif event.name == "minus":
                    assert data["points"] == hands[seat]
            if game.decision is None:
                continue
            view = game.rules.read_view(game.view(SPECTATOR))
            assert [words["cards"] for words in view["seats"]] == hands
            assert view["pile"] == pile
            assert view["ends"].split() == ends
            assert len(view["heap"].split()) == heap


@pytest.mark.clause("S-3", "S-4")
@pytest.mark.parametrize("players", SEATS[:2] if SLOW else SEATS)
def test_chance_tells_the_whole_deck_card_by_card(players: int) -> None:
    told = Game.laid_out("solomino", **options_of(players, deck="small"))
    outcomes = []
    while told.decision is None:
        outcomes.append(len(told.chance))
        told.tell_outcome(told.chance[0][0])
    assert outcomes == [players, *range(8 * players + 4, 0, -1)]


@pytest.mark.parametrize("options", FEW[:2] if SLOW else FEW, ids=name_of)
def test_a_position_in_words_can_be_set_up_again(options: dict[str, Any]) -> None:
    game = testkit.begin("solomino", 5, **options)
    for number in testkit.decisions(game):
        facts = game.rules.facts(game.mem)
        if facts["waits_for"] not in ("turn", "answer") or number % 3:
            continue
        setup = {key: facts[key] for key in KEYS if key in facts}
        again = Game(game.rules, game.options, game.rules.set_up(game.options, setup))
        again.resume()
        assert again.rules.facts(again.mem) == facts
        assert again.legal == game.legal
        assert again.rules.find_fault(again.mem) is None
