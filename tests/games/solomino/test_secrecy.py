"""What each seat may know of SOLOmino, and that worlds made from it keep to it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tavolata import testkit
from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules
from tests.games.solomino.tables import FEW, name_of

WORLDS = 60


def set_up(options: dict[str, Any], **setup: Any) -> Game:
    rules = get_rules("solomino")
    checked = rules.check_options(options)
    game = Game(rules, checked, rules.set_up(checked, setup))
    game.resume()
    return game


def look(game: Game, seat: int) -> dict[str, Any]:
    return game.rules.read_view(game.view(seat))


def surely(game: Game, observer: int, seat: int) -> set[str]:
    return set(look(game, observer)["seats"][seat]["surely_holds"].split())


def worlds(game: Game, seat: int) -> list[dict[str, Any]]:
    view, rng = game.view(seat), new_generator(3)
    return [game.rules.facts(game.rules.resample(view, rng)) for _ in range(WORLDS)]


def hands_of(found: list[dict[str, Any]], seat: int) -> list[set[str]]:
    return [set(facts["hands"][seat].split()) for facts in found]


# ----------------------------------------------------------------- nobody sees too much


@pytest.mark.parametrize("options", FEW, ids=name_of)
def test_replacing_what_is_hidden_changes_no_view_and_no_choice(options: dict[str, Any]) -> None:
    assert testkit.check_views("solomino", range(3), **options) > 0


@pytest.mark.parametrize("options", FEW, ids=name_of)
def test_what_once_lay_on_the_table_leaves_no_trace_in_a_view(options: dict[str, Any]) -> None:
    """States that are told in the same words have the same views, byte for byte."""
    game = testkit.begin("solomino", 1, **options)
    while not game.is_over:
        once = game.mem.copy()
        record: Any = once.view(game.rules.kernel.state_t)[0]  # type: ignore[attr-defined]
        record.row[record.n_row :] = record.laid_at[record.n_row :] = 1
        record.heap[record.n_heap :] = 1
        assert game.rules.facts(once) == game.rules.facts(game.mem)
        for seat in range(SPECTATOR, game.players):
            assert game.rules.observe(once, seat, 0).tobytes() == game.view(seat).tobytes()
        if game.decision is None:
            game.shuffle()
        else:
            game.apply(game.random_action())


@pytest.mark.parametrize("options", FEW, ids=name_of)
def test_views_of_dealt_games_show_no_card_of_another_hand(options: dict[str, Any]) -> None:
    """Before anything has happened nobody knows of any other hand."""
    game = testkit.begin("solomino", 1, **options)
    for seat in range(game.players):
        view = look(game, seat)
        assert len(view["hand"].split()) == 8
        assert "drawn" not in view
        assert all(not words["surely_holds"] and not words["lacked"] for words in view["seats"])
    spectator = look(game, SPECTATOR)
    assert "hand" not in spectator


def test_only_the_one_who_drew_sees_the_card() -> None:
    game = set_up({"players": 2}, row="r3-g5", hands=["y2-y6 y1-y5", "b1-b5 b2-b6"], pile="g1-g5 r5-y6")
    game.play(0, "draw")
    assert look(game, 0)["drawn"] == "g1-g5"
    assert all("drawn" not in look(game, seat) for seat in (SPECTATOR, 1))
    assert len({frozenset(hand) for hand in hands_of(worlds(game, 1), 0)}) > 1


# ----------------------------------------------------------------- what is remembered


@pytest.mark.clause("S-13")
def test_after_a_swap_both_know_what_the_other_holds() -> None:
    game = set_up(
        {"players": 3}, row="r3-g5", hands=["r4-rW y2-y6 y1-y5", "b1-b5 b2-b6", "g2-b3 g1-b2"], pile="g1-g5 r5-y6"
    )
    game.play(0, "L:r4-rW")
    game.play(0, "@1")
    assert surely(game, 0, 1) == {"y2-y6", "y1-y5"}
    assert surely(game, 1, 0) == {"b1-b5", "b2-b6"}
    assert surely(game, 2, 0) == surely(game, 2, 1) == surely(game, SPECTATOR, 0) == set()
    assert all(hand == {"b1-b5", "b2-b6"} for hand in hands_of(worlds(game, 1), 0))
    assert len({frozenset(hand) for hand in hands_of(worlds(game, 2), 0)}) > 1
    # What is drawn later is not known, and what is laid is known no more.
    game.play(1, "draw")
    game.play(1, "keep")
    assert surely(game, 0, 1) == {"y2-y6", "y1-y5"}
    assert all({"y2-y6", "y1-y5"} < hand for hand in hands_of(worlds(game, 0), 1))


@pytest.mark.clause("S-14")
@pytest.mark.parametrize("way", ["clockwise", "counter"])
def test_after_a_rotation_everyone_knows_the_neighbours_hand(way: str) -> None:
    hands = ["r5-rT y2-y6", "b1-b5 b2-b6", "g2-b3 g1-b2"]
    game = set_up({"players": 3}, row="r3-g5", hands=hands, pile="g1-g5 r5-y6")
    game.play(0, "L:r5-rT")
    game.play(0, way)
    passed_on = [{"y2-y6"}, {"b1-b5", "b2-b6"}, {"g2-b3", "g1-b2"}]
    step = 1 if way == "clockwise" else -1
    for seat in range(3):
        receiver, other = (seat + step) % 3, (seat - step) % 3
        assert set(look(game, receiver)["hand"].split()) == passed_on[seat]
        assert surely(game, seat, receiver) == passed_on[seat]
        assert surely(game, seat, other) == set()
        assert all(hand == passed_on[seat] for hand in hands_of(worlds(game, seat), receiver))


@pytest.mark.clause("S-15")
def test_a_failed_ask_is_remembered() -> None:
    game = set_up(
        {"players": 3}, row="r3-g5", hands=["r6-rA y2-y6 y1-y5", "b1-b5 b2-b6", "g2-b3 g1-b2"], pile="r8-g2 r5-y6"
    )
    game.play(0, "L:r6-rA")
    for seat in (SPECTATOR, 0, 2):
        words = look(game, seat)["seats"][1]
        assert words["surely_holds"] == "r8-g2"
        assert words["lacked"] == [{"halves": "r8 g2", "drawn_since": 0}]
        for hand in hands_of(worlds(game, seat), 1):
            assert "r8-g2" in hand
            assert not any({"r8", "g2"} & set(card.split("-")) for card in hand - {"r8-g2"})
    # Of cards drawn since, nobody can say so.
    game.play(1, "draw")
    game.play(1, "keep")
    assert look(game, 0)["seats"][1]["lacked"][0]["drawn_since"] == 1
    for hand in hands_of(worlds(game, 0), 1):
        assert sum(bool({"r8", "g2"} & set(card.split("-"))) for card in hand - {"r8-g2"}) <= 1


@pytest.mark.clause("S-15")
def test_who_is_asked_and_has_not_taken_the_heap_holds_a_match_in_every_world() -> None:
    game = set_up(
        {"players": 3}, row="r3-g5", hands=["r6-rA y2-y6 y1-y5", "b1-b5 r8-b6", "g2-b3 g1-b2"], pile="r8-g2 r5-y6"
    )
    game.play(0, "L:r6-rA")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "asked")
    for seat in (SPECTATOR, 0, 2):
        assert look(game, seat)["waits_for"] == {"seat": 1, "to": "asked"}
        for hand in hands_of(worlds(game, seat), 1):
            assert any({"r8", "g2"} & set(card.split("-")) for card in hand)


# ----------------------------------------------------------------- windows


def window(*, ask_everyone: bool = False) -> Game:
    """Seats 1 and 2 can throw in at g5; seat 3 cannot."""
    game = set_up(
        {"players": 4, "out_of_turn": True, "ask_everyone": ask_everyone},
        row="r3-g5",
        hands=["r3-b1 y2-y6 y1-y5", "g5-b6 b2-b6", "g1-g5 g1-b2", "y3-b8 y5-b2"],
        pile="r8-g2 r5-y6",
    )
    game.play(0, "L:r3-b1")
    return game


@pytest.mark.clause("S-33")
def test_others_do_not_see_who_is_asked_in_a_window() -> None:
    game = window()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "window")
    assert look(game, 1)["waits_for"] == {"seat": 1, "to": "window"}
    before = {seat: game.view(seat) for seat in (SPECTATOR, 0, 3)}
    for seat in before:
        assert look(game, seat)["waits_for"] == {"seat": None, "to": "window"}
    game.play(1, "pass")
    assert game.decision.kind == "window"
    for seat, view in before.items():
        assert same_bytes(game.view(seat), view), f"seat {seat} sees that the window has moved on"


def same_bytes(view: Bytes, other: Bytes) -> bool:
    return bool(np.array_equal(view, other))


@pytest.mark.clause("S-33")
def test_worlds_of_a_window_have_somebody_who_can_throw_in() -> None:
    game = window()
    game.play(1, "pass")
    for seat in (SPECTATOR, 0, 1, 3):
        for facts in worlds(game, seat):
            assert facts["waits_for"] == "window"
            assert facts["actor"] != seat
            ends = set(facts["ends"].split())
            assert any(ends & set(card.split("-")) for card in facts["hands"][facts["actor"]].split())
            # Who has passed knows that somebody later is asked.
            assert seat != 1 or facts["actor"] in (2, 3, 0)


def can_throw_in(facts: dict[str, Any], seat: int) -> bool:
    return any(set(facts["ends"].split()) & set(card.split("-")) for card in facts["hands"][seat].split())


@pytest.mark.clause("S-33")
def test_where_everybody_is_asked_that_tells_nothing() -> None:
    """The same seats are asked in the same order in all worlds, also in those in which nobody can throw in."""
    game = window(ask_everyone=True)
    nobody = 0
    for seat in (SPECTATOR, 0, 2, 3):
        view, rng = game.view(seat), new_generator(3)
        for _ in range(WORLDS):
            world = Game(game.rules, game.options, game.rules.resample(view, rng))
            world.resume()
            assert [asked.decision.seat for asked in world.asked() if asked.decision] == [1, 2, 3, 0]
            facts = world.rules.facts(world.mem)
            nobody += not any(can_throw_in(facts, other) for other in range(4))
    assert nobody > 0


@pytest.mark.clause("S-33")
def test_who_has_passed_where_everybody_is_asked_knows_that_a_later_seat_is() -> None:
    game = window(ask_everyone=True)
    before = {seat: game.view(seat) for seat in (SPECTATOR, 0, 3)}
    game.play(1, "pass")
    for seat, view in before.items():
        assert same_bytes(game.view(seat), view), f"seat {seat} sees that the window has moved on"
    assert {facts["actor"] for facts in worlds(game, 1)} <= {2, 3, 0}
