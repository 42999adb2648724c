"""Work units: the same games whoever plays them, on the same cards in all rotations."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.arena.timing import BINS_A_DECADE, Times
from tavolata.arena.units import Counts, Unit, decision_seed, digest, play_deals, play_unit
from tavolata.bots import Bot, Question, get_bot
from tavolata.bots.players import answer_at_random
from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.core.registry import GAMES, get_rules
from tests.arena.quick import STRONG, WEAK


def new_unit(*lineup: str, game: str = "mamma-mia", first: int = 5, deals: int = 2) -> Unit:
    rules = get_rules(game)
    options = rules.check_options({"players": len(lineup)})
    return Unit(game, options, rules.version, lineup, first, deals)


@pytest.mark.parametrize("game", GAMES)
def test_a_unit_played_twice_gives_the_same_counts_also_after_json(game: str) -> None:
    unit = new_unit(STRONG, WEAK, WEAK, game=game)
    counts = play_unit(unit)
    again = play_unit(unit)
    assert (again.winners, again.decisions, again.forfeits) == (counts.winners, counts.decisions, [])
    assert digest(unit, again) == digest(unit, counts)
    assert Counts.from_json(json.loads(json.dumps(counts.as_json()))).as_json() == counts.as_json()


def test_a_unit_in_two_parts_gives_the_same_games() -> None:
    unit = new_unit(STRONG, WEAK, deals=3)
    whole, first, rest = map(play_unit, (unit, replace(unit, deals=1), replace(unit, first=6, deals=2)))
    assert whole.winners == first.winners + rest.winners
    assert whole.decisions == first.decisions + rest.decisions


def test_equal_bots_play_equal_games_in_all_rotations() -> None:
    """So the cards, and the seeds of the bots at a seat, are the same in each."""
    counts = play_unit(new_unit(WEAK, WEAK, WEAK, deals=5))
    for winners, decisions in zip(counts.winners, counts.decisions, strict=True):
        assert all(rotated == winners[0] for rotated in winners)
        assert all(rotated == decisions[0] for rotated in decisions)
    assert len({str(deal) for deal in counts.decisions}) > 1


def test_the_games_are_those_of_the_rules() -> None:
    """Played by the book, a game with the seed of the deal goes the same way."""
    rules = get_rules("sole-mio")
    game, number, taken = Game.new("sole-mio", players=3, seed=7), 0, [0, 0, 0]
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
            continue
        seat = game.decision.seat
        view = game.view(seat, rules.open_memory)
        game.apply(answer_at_random(Question(rules, view, game.legal, None, decision_seed(7, seat, number))))
        taken[seat] += 1
        number += 1
    counts = play_unit(new_unit("random", "random", "random", game="sole-mio", first=7, deals=1))
    assert counts.winners[0][0] == list(game.result.winners)
    assert counts.decisions[0][0] == taken


def test_seeds_of_decisions_are_small_enough_and_differ() -> None:
    seeds = {decision_seed(deal, seat, number) for deal in range(9) for seat in range(5) for number in range(99)}
    assert len(seeds) == 9 * 5 * 99
    assert 0 <= min(seeds) <= max(seeds) < 2**62
    assert decision_seed(0, 1, 2) == 4290239085659642159


def test_bots_are_told_nothing_but_their_view_what_is_legal_and_a_seed() -> None:
    asked: list[Question] = []

    def answer(question: Question) -> int:
        asked.append(question)
        return question.legal[0]

    unit = new_unit("spy", WEAK, deals=1)
    play_deals(unit, {"spy": Bot("spy", answer), WEAK: get_bot(WEAK)})
    assert asked
    for question in asked:
        assert question.budget is None
        seen = question.rules.read_view(question.view)
        assert seen["waits_for"]["seat"] == seen["seat"]


def test_an_answer_that_is_not_legal_loses_the_game_to_all_others() -> None:
    unit = new_unit("cheat", WEAK, WEAK, deals=1)
    counts = play_deals(unit, {"cheat": Bot("cheat", lambda _question: 10_000), WEAK: get_bot(WEAK)})
    assert counts.winners == [[[1, 2], [0, 2], [0, 1]]]
    assert [(lost.bot, lost.deal, lost.rotation) for lost in counts.forfeits] == [
        ("cheat", 5, turn) for turn in range(3)
    ]
    assert counts.forfeits[0].reason == "the answer 10000 is not a legal action"


def test_a_program_that_gives_up_loses_its_games(tmp_path: Path) -> None:
    program = tmp_path / "quitter.py"
    program.write_text("raise SystemExit('no more')", encoding="utf-8")
    quitter = f"exec:{sys.executable} {program}"
    counts = play_unit(new_unit(WEAK, quitter, deals=1))
    assert counts.winners == [[[0], [1]]]
    assert [lost.bot for lost in counts.forfeits] == [quitter, quitter]
    assert "no more" in counts.forfeits[0].reason


def test_a_unit_for_other_rules_is_refused() -> None:
    with pytest.raises(BadOption, match="version 99 of the rules of Mamma Mia!; this program has 1"):
        play_unit(replace(new_unit(WEAK, WEAK), rules_version=99))


def test_the_digest_tells_units_and_counts_apart_but_not_times() -> None:
    unit = new_unit(STRONG, WEAK, deals=1)
    counts = play_unit(unit)
    known = digest(unit, counts)
    assert digest(unit, replace(counts, times={})) == known
    assert digest(replace(unit, first=6), counts) != known
    assert digest(unit, replace(counts, winners=[])) != known


def test_times_add_up_and_their_quantiles_are_a_little_high() -> None:
    times = Times.of([1_000_000] * 95 + [9_000_000] * 5)
    times.add(Times.of([1_000_000] * 100))
    assert times.mean == pytest.approx((195 * 1 + 5 * 9) / 200)
    ratio = 10 ** (1 / BINS_A_DECADE)
    assert 1 <= times.quantile(0.95) <= ratio * 1.001
    assert 9 <= times.quantile(0.99) <= 9 * ratio
    assert Times().mean == Times().quantile(0.5) == 0
