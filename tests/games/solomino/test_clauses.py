"""Clauses that a scenario cannot show, because they speak of chance, of many tables, of decks or of what may be so."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.core.scenarios import load
from tavolata.games.solomino.decks import default_deck
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS

pytestmark = pytest.mark.kernel

SCENARIOS = Path(__file__).parents[2] / "scenarios/solomino"
PLAYERS = range(2, 7)
DECK = [card.split("-") for card in default_deck()]


def position(players: int, **setup: Any) -> Game:
    rules = get_rules("solomino")
    options = rules.check_options({"players": players})
    game = Game(rules, options, rules.set_up(options, setup))
    game.resume()
    return game


def after(scenario: str, steps: int | None = None) -> Game:
    """The position after so many steps of a scenario, or after all."""
    read = load(SCENARIOS / f"{scenario}.toml")
    game = Game(read.rules, read.options, read.rules.set_up(read.options, read.setup or {}))
    game.resume()
    for step in read.steps[:steps]:
        for move in step.get("moves", [step.get("move")]) if "error" not in step else []:
            game.play(step["seat"], move)
    return game


def imagined(game: Game, seat: int, tries: int = 10) -> list[dict[str, Any]]:
    """Whole positions that may be so, for all that this seat knows."""
    rng = new_generator(3)
    return [game.rules.facts(game.rules.resample(game.view(seat), rng)) for _ in range(tries)]


# ----------------------------------------------------------------- the deck


@pytest.mark.clause("S-1", "S-2")
def test_the_default_deck_is_what_the_page_says() -> None:
    assert len(DECK) == 120
    halves = Counter(half for card in DECK for half in card)
    numbers = {colour + number for colour in "rygb" for number in "12345678"}
    symbols = {colour + symbol for colour in "rygb" for symbol in SYMBOL_LETTERS}
    assert halves == {**dict.fromkeys(numbers, 6), **dict.fromkeys(symbols, 2)}
    with_symbols = [sum(half[1] in SYMBOL_LETTERS for half in card) for card in DECK]
    assert Counter(with_symbols) == {0: 72, 1: 48}


@pytest.mark.clause("S-2")
def test_no_card_of_the_default_deck_is_like_another_or_has_equal_halves() -> None:
    assert len({frozenset(card) for card in DECK}) == 120
    assert all(len(set(card)) == 2 for card in DECK)
    assert any(one[0] == other[0] for one, other in DECK), "some cards are one-coloured"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("S-2", "S-3")
def test_a_deck_needs_eight_cards_for_each_player_and_two_more(players: int) -> None:
    deck = ["o9-p9"] * (8 * players + 2)
    game = Game.new("solomino", players=players, deck=deck, start=0)
    assert game.rules.read_view(game.view(0))["pile"] == 1
    with pytest.raises(BadOption, match=f"must have {8 * players + 2} to 126") as found:
        Game.new("solomino", players=players, deck=deck[1:])
    assert found.value.clause == "S-2"


@pytest.mark.clause("S-2")
def test_a_deck_has_at_most_126_cards_in_six_colours_with_numbers_from_1_to_9() -> None:
    halves = [colour + face for colour in COLOUR_LETTERS for face in "123456789"]
    deck = [f"{half}-{half}" for half in halves] + ["rA-o9"] * (126 - len(halves))
    game = Game.new("solomino", players=6, deck=deck)
    assert game.rules.read_view(game.view(0))["pile"] == 126 - 6 * 8 - 1
    with pytest.raises(BadOption, match="has 127 cards"):
        Game.new("solomino", players=6, deck=[*deck, "r1-r1"])


@pytest.mark.parametrize(
    ("card", "clause"), [("r1", "S-1"), ("r1-", "S-1"), ("r0-b1", "S-1"), ("w1-b1", "S-1"), ("rS-bA", "S-2")]
)
@pytest.mark.clause("S-1", "S-2")
def test_a_card_has_two_halves_and_at_most_one_symbol(card: str, clause: str) -> None:
    with pytest.raises(BadOption, match="card 3 of the deck") as found:
        Game.new("solomino", players=2, deck=["r1-b1", "r1-b1", card, *["y1-y2"] * 15])
    assert found.value.clause == clause


# ----------------------------------------------------------------- the deal


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("S-3")
def test_everyone_gets_eight_cards_and_one_begins_the_row(players: int) -> None:
    game = Game.new("solomino", players=players, seed=4)
    facts = game.rules.facts(game.mem)
    assert [len(hand.split()) for hand in facts["hands"]] == [8] * players
    assert len(facts["row"].split()) == 1
    assert len(facts["pile"].split()) == 120 - 8 * players - 1


@pytest.mark.parametrize("players", [1, 7, True, "two"])
@pytest.mark.clause("S-3")
def test_the_game_is_for_two_to_six(players: object) -> None:
    with pytest.raises(BadOption, match="2 to 6 players") as found:
        Game.new("solomino", players=players)
    assert found.value.clause == "S-3"


@pytest.mark.clause("S-4")
def test_anyone_may_start_by_chance_and_the_people_at_the_table_may_say_who() -> None:
    def starter(**options: Any) -> int:
        decision = Game.new("solomino", players=3, **options).decision
        assert decision is not None
        return decision.seat

    starters = Counter(starter(seed=seed) for seed in range(40))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) >= 5
    assert {starter(seed=seed, start=2) for seed in range(5)} == {2}


@pytest.mark.parametrize("start", [None, 1])
@pytest.mark.clause("S-3", "S-4")
def test_chance_card_by_card_leads_to_the_same_deal(start: int | None) -> None:
    options: dict[str, Any] = {"players": 2, "start": start, "deck": list(default_deck()[:20])}
    shuffled = Game.new("solomino", seed=9, **options)
    told = Game.laid_out("solomino", **options)
    if start is None:
        assert told.chance == [(0, 1), (1, 1)]
    left = set(range(20))
    for number, outcome in enumerate(told.rules.told_shuffle(told.mem, shuffled.history[0].shuffle or {})):
        if start is not None or number > 0:
            assert told.chance == [(card, 1) for card in sorted(left)], "each card that is left is as likely as another"
            left.remove(outcome)
        told.tell_outcome(outcome)
    assert told.chance == []
    assert told.rules.facts(told.mem) == shuffled.rules.facts(shuffled.mem)
    assert told.legal == shuffled.legal


# ----------------------------------------------------------------- rounds


@pytest.mark.parametrize("rounds", [0, 21, 1.5, True])
@pytest.mark.clause("S-24")
def test_one_to_twenty_rounds_can_be_agreed_on(rounds: object) -> None:
    with pytest.raises(BadOption, match="it must be 1 to 20") as found:
        Game.new("solomino", rounds=rounds)
    assert found.value.clause == "S-24"
    assert get_rules("solomino").check_options({"rounds": 20})["rounds"] == 20


@pytest.mark.clause("S-24")
def test_each_round_begins_one_seat_further_and_points_add_up() -> None:
    game = Game.new("solomino", players=3, rounds=4, start=1, seed=2)
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
        else:
            game.apply(game.random_action())
    events = [event for step in game.history for event in step.events]
    assert [event.seat for event in events if event.name == "round-began"] == [1, 2, 0, 1]
    minus = [event for event in events if event.name == "minus"]
    assert len(minus) == 12
    sums = [sum(event.data["points"] for event in minus if event.seat == seat) for seat in range(3)]
    assert game.result.as_json()["minus"] == sums
    assert game.result.as_json()["winners"] == [seat for seat in range(3) if sums[seat] == min(sums)]


# ----------------------------------------------------------------- what may be so


@pytest.mark.clause("S-13", "S-14")
def test_in_what_may_be_so_the_receiver_has_what_was_given_away() -> None:
    game = after("knowledge-goes-with-the-hand")
    hands = [facts["hands"] for facts in imagined(game, 1)]
    assert all("g1-g5" in hand[2] for hand in hands)
    assert len({hand[0] for hand in hands}) > 1, "the hand of seat 0 may be any"


@pytest.mark.clause("S-15")
def test_in_what_may_be_so_the_taker_of_a_heap_has_it_and_lacks_what_was_seen() -> None:
    game = after("heap-goes-round-in-a-swap")
    for facts in imagined(game, 0):
        others = facts["hands"][2].split()
        others.remove("g8-b1")
        assert not re.search("g8|b1", " ".join(others))


@pytest.mark.clause("S-15")
def test_in_what_may_be_so_a_card_drawn_since_may_have_what_was_lacked() -> None:
    game = after("lacking-is-told-apart", steps=3)
    hands = [re.sub("g8-b1|b2-b6", "", facts["hands"][1]).split() for facts in imagined(game, 0, tries=60)]
    assert not any(re.search("b2|b6", " ".join(hand)) for hand in hands)
    lacked_before = Counter(sum(bool(re.search("g8|b1", card)) for card in hand) for hand in hands)
    assert set(lacked_before) == {0, 1}, "one card was drawn between the two moments"
    for move in ("draw", "keep"):
        game.play(1, move)
    drawn = [facts["hands"][1].replace("b2-b6", "").split() for facts in imagined(game, 0, tries=60)]
    matching = Counter(sum(bool(re.search("b2|b6", card)) for card in hand) for hand in drawn)
    assert set(matching) == {0, 1}, "one card was drawn, so at most one can match"


@pytest.mark.clause("S-15")
def test_in_what_may_be_so_whoever_is_asked_and_thinks_has_a_match() -> None:
    hands = ["rA-r6 y2-y6 g2-b3", "y7-g8 y1-y5 r2-r6", "g1-g5 g2-g6"]
    game = position(3, row="r8-y1", hands=hands, pile="g8-b1")
    game.play(0, "L:r6-rA")
    assert game.decision is not None
    assert game.decision.seat == 1
    for seat in (0, 2):
        for facts in imagined(game, seat):
            assert re.search("g8|b1", facts["hands"][1])


@pytest.mark.clause("S-33")
def test_others_cannot_tell_whom_a_window_has_reached() -> None:
    game = after("window-passed", steps=1)
    asked, seen = [], []
    while game.decision and game.decision.kind == "window":
        asked.append(game.decision.seat)
        seen.append((game.view(2).tobytes(), game.view(-1).tobytes()))
        assert game.play(game.decision.seat, "pass") == [], "nothing tells that somebody passed"
    assert asked == [3, 0, 1]
    assert len(set(seen)) == 1
