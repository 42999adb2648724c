"""Clauses that a scenario cannot show, because they speak of chance, of many tables, or of the table of parameters."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tavolata.games.pizza.notation import CARD_LETTERS, KIND_LETTERS
from tests.pages import table

pytestmark = pytest.mark.kernel

PARAMETERS = {row["parameter"]: row for row in table("rules.md", "parameter")}
TITLES = {"sole-mio": "Sole Mio!", "mamma-mia-grande": "Mamma Mia! Grande", "mamma-mia": "Mamma Mia!"}
TABLES = [(game, players) for game in TITLES for players in range(2, 6)]
SOLE_MIO_SET = {"two-of-each", "contest", "match", "without-mine", "two-doubles", "4321", "scorers-four"}
MAMMA_MIA_SET = {"mixed", "bombastica", "monotoni", "minimale"}


def parameter(name: str, game: str) -> str:
    return PARAMETERS[name][TITLES[game]]


def cards_of_a_kind(game: str, players: int) -> tuple[int, int]:
    """Singles and doubles of each kind, by the page."""
    singles = int(parameter("singles of each kind, 5 players", game))
    doubles = int(parameter("doubles of each kind, 5 players", game))
    if players < 5:
        removed = parameter(f"removed of each kind, {players} players", game)
        for count, what in re.findall(r"(\d+) (single|double)", removed):
            singles -= int(count) * (what == "single")
            doubles -= int(count) * (what == "double")
    return singles, doubles


def orders_of(game: str, own: str) -> set[str]:
    """The set of orders of a player, by P-40 to P-58."""
    others = [letter for letter in KIND_LETTERS if letter != own]
    sole_mio = SOLE_MIO_SET | {f"4{letter}" for letter in others}
    mamma_mia = MAMMA_MIA_SET | {f"4{letter}+1" for letter in others}
    return {"sole-mio": sole_mio, "mamma-mia": mamma_mia, "mamma-mia-grande": sole_mio | mamma_mia}[game]


def position(game: str, players: int, **setup: Any) -> Game:
    rules = get_rules(game)
    options = rules.check_options({"players": players})
    placed = Game(rules, options, rules.set_up(options, setup))
    placed.resume()
    return placed


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.clause("P-1", "P-2", "P-3", "P-5", "P-6")
def test_a_deal_uses_the_cards_of_the_table_of_parameters(game: str, players: int) -> None:
    dealt = Game.new(game, players=players, seed=players)
    facts = dealt.rules.facts(dealt.mem)
    singles, doubles = cards_of_a_kind(game, players)
    found = Counter("".join([*facts["hands"], facts["supply"]]).replace(" ", ""))
    assert found == Counter(KIND_LETTERS * singles + KIND_LETTERS.upper() * doubles + "*")
    hand = int(parameter("ingredients dealt to each hand", game))
    taken = int(parameter("orders taken into each hand", game))
    assert [len(cards.replace(" ", "")) for cards in facts["hands"]] == [hand] * players
    assert [len(orders.split()) for orders in facts["orders"]] == [taken] * players
    assert hand + taken == 7


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.clause("P-4", "P-40", "P-44", "P-56", "P-57", "P-58")
def test_each_player_has_the_same_set_of_orders_in_terms_of_the_own_kind(game: str, players: int) -> None:
    dealt = Game.new(game, players=players, seed=1)
    facts = dealt.rules.facts(dealt.mem)
    for seat in range(players):
        held = f"{facts['orders'][seat]} {facts['stacks'][seat]}".split()
        assert len(held) == int(parameter("orders of each player", game).split()[0])
        assert set(held) == orders_of(game, KIND_LETTERS[seat])


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.clause("P-60", "P-61")
def test_the_game_has_as_many_rounds_as_the_page_says(game: str) -> None:
    played = Game.new(game, players=2, seed=4)
    while not played.is_over:
        if played.decision is None:
            played.shuffle()
        else:
            played.apply(played.random_action())
    began = [event.data["round"] for step in played.history for event in step.events if event.name == "round-began"]
    assert began == list(range(1, int(parameter("rounds", game)) + 1))


@pytest.mark.clause("P-2", "P-7")
def test_colours_go_by_seat_unless_the_table_gives_them_otherwise() -> None:
    def kinds(game: Game) -> str:
        return "".join(seat["kind"] for seat in game.rules.read_view(game.view(0))["seats"])

    assert kinds(Game.new("sole-mio", players=5)) == "opmsa"
    assert kinds(Game.new("sole-mio", players=3, kinds="sao")) == "sao"


@pytest.mark.clause("P-7")
def test_anyone_may_start_by_chance_and_the_people_at_the_table_may_say_who() -> None:
    starters = Counter(
        decision.seat for seed in range(60) if (decision := Game.new("mamma-mia", players=3, seed=seed).decision)
    )
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) >= 8
    chosen = Game.new("mamma-mia", players=3, seed=5, start=2).decision
    assert chosen is not None
    assert chosen.seat == 2


@pytest.mark.clause("P-5", "P-6")
def test_a_shuffle_is_random_and_a_seed_repeats_it() -> None:
    deals = [Game.new("sole-mio", players=2, seed=seed).history[0].shuffle for seed in (1, 1, 2)]
    first, again, other = [deal or {} for deal in deals]
    assert first == again
    for part in ("hands", "orders", "supply"):
        assert first[part] != other[part]


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.clause("P-5", "P-6", "P-7")
def test_chance_card_by_card_leads_to_the_same_deal(game: str) -> None:
    """Each outcome is weighed by the cards that are left, and telling all of them is the same as one shuffle."""
    shuffled = Game.new(game, players=2, seed=9)
    told = Game.laid_out(game, players=2)
    shuffle = shuffled.history[0].shuffle or {}
    singles, doubles = cards_of_a_kind(game, 2)
    left_in_deck = 5 * (singles + doubles)
    dealt = 2 * int(parameter("ingredients dealt to each hand", game))
    assert told.chance == [(0, 1), (1, 1)]
    for number, outcome in enumerate(told.rules.told_shuffle(told.mem, shuffle)):
        weights = dict(told.chance)
        assert weights[outcome] > 0
        if 1 <= number <= dealt:
            assert sum(weights.values()) == left_in_deck
            assert set(weights) <= set(range(len(CARD_LETTERS) - 1)), "the scoring card is shuffled in after the deal"
            left_in_deck -= 1
        told.tell_outcome(outcome)
    assert told.chance == []
    assert told.rules.facts(told.mem) == shuffled.rules.facts(shuffled.mem)
    assert told.legal == shuffled.legal


@pytest.mark.clause("P-60")
def test_a_later_supply_is_weighed_by_the_used_pile() -> None:
    game = position("sole-mio", 2, phase="scoring", columns="ooooooO ppppppP mmmmmmM ssssss", used="aaaaaaA S")
    assert {CARD_LETTERS[card]: weight for card, weight in game.chance} == {"S": 1, "a": 6, "A": 1, "*": 1}
    game.tell_outcome(CARD_LETTERS.index("*"))
    assert {CARD_LETTERS[card]: weight for card, weight in game.chance} == {"S": 1, "a": 6, "A": 1}


GRANDE_ORDERS = sorted(orders_of("mamma-mia-grande", "p") - {"contest", "match"})


@pytest.mark.parametrize("order", GRANDE_ORDERS)
@pytest.mark.clause("P-30")
def test_help_may_be_asked_for_every_order_but_contest_and_match(order: str) -> None:
    game = position("mamma-mia-grande", 2, phase="scoring", round=3, columns="m", oven=f"{order}@1", hands=["o"])
    while (decision := game.decision) and decision.kind != "help":
        assert decision.seat == 1
        game.apply(next(action for action in game.legal if game.rules.format_action(action) != "give-up"))
    assert game.decision is not None, "the opponent is asked"
    assert [event.name for event in game.history[-1].events][-1] == "asked"


@pytest.mark.parametrize(("undrawn", "known"), [("", True), ("s", False)])
@pytest.mark.clause("P-15", "P-16", "P-60")
def test_everyone_knows_what_a_later_supply_was_made_of_unless_cards_were_left_undrawn(
    undrawn: str, known: bool
) -> None:
    columns = "ooooooO ppppppP MS ssss"
    game = position("sole-mio", 2, phase="scoring", columns=columns, supply=undrawn, hands=["m", "mmm"])
    game.shuffle()
    rng = new_generator(1)
    supplies = [Counter(game.rules.facts(game.rules.resample(game.view(0), rng))["supply"]) for _ in range(20)]
    expected = Counter(game.rules.facts(game.mem)["supply"])
    assert all(supply == expected for supply in supplies) == known
