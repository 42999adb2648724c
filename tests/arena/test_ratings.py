"""Ratings: they find the strengths that made the games, and agree with the Elo of two bots."""

from __future__ import annotations

import builtins
import sys
from typing import Any

import numpy as np
import pytest

from tavolata.arena import ratings
from tavolata.arena.lineups import find_lineups
from tavolata.arena.matches import Match, Table
from tavolata.arena.ratings import rate
from tavolata.arena.units import Counts
from tavolata.core.errors import BadSetting

TRUE = {"best": 150.0, "good": 60.0, "greedy": 0.0, "weak": -200.0}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rough interval is enough to show what it is."""
    monkeypatch.setattr(ratings, "RESAMPLINGS", 120)


def simulate(lineups: list[tuple[str, ...]], deals: int, shared: float = 0.0, seed: int = 0) -> Table:
    """Games in which a seat wins by its strength alone; some are shared with another seat that is drawn likewise."""
    rng = np.random.default_rng(seed)
    players = len(lineups[0])
    table = Table(Match("mamma-mia", {"players": players}, 1, lineups, seed=0, deals=deals, batch=deals))
    for unit in table.match.units():
        games: list[list[list[int]]] = []
        for _ in range(deals):
            games.append([])
            for shift in range(players):
                seating = np.roll(np.arange(players), shift)
                strength = np.array([10 ** (TRUE[unit.lineup[place]] / 400) for place in seating])
                drawn = rng.choice(players, size=2, p=strength / strength.sum())
                winners = set(drawn.tolist() if rng.random() < shared else drawn[:1].tolist())
                games[-1].append(sorted(winners))
        table.add(unit, Counts(winners=games, decisions=[]))
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shared", [0.0, 0.3])
def test_the_strengths_are_found_with_shared_wins_too(players: int, shared: float) -> None:
    table = simulate(find_lineups(list(TRUE), players), 300, shared)
    found = rate(table.match.bots, table.beaten())
    assert [rating.bot for rating in found] == sorted(TRUE, key=lambda bot: -TRUE[bot])
    for rating in found:
        assert rating.low <= rating.elo <= rating.high
        assert rating.elo == pytest.approx(TRUE[rating.bot], abs=45)
    assert [(rating.elo, rating.low, rating.high) for rating in found if rating.bot == "greedy"] == [(0, 0, 0)]


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    held = total = 0
    for seed in range(15):
        table = simulate(find_lineups(list(TRUE), 3), 40, seed=seed)
        for rating in rate(table.match.bots, table.beaten()):
            if rating.bot != "greedy":
                held += rating.low <= TRUE[rating.bot] <= rating.high
                total += 1
    assert 0.86 <= held / total <= 1


def test_for_two_bots_it_is_the_elo_of_the_standings() -> None:
    table = simulate([("good", "greedy", "greedy")], 2000)
    (good, _) = rate(table.match.bots, table.beaten())
    elo = table.match.side("good").elo_of(float(table.scores("good").mean()))
    assert good.elo == pytest.approx(elo, abs=0.5)  # the shared win that is given to every pair


def test_the_last_bot_is_the_anchor_where_there_is_no_greedy_one() -> None:
    table = simulate([("best", "weak", "good")], 30)
    assert {rating.bot: rating.elo for rating in rate(table.match.bots, table.beaten())}["good"] == 0


def test_a_bot_that_never_wins_has_a_rating_too() -> None:
    beaten = np.zeros((20, 3, 3))
    beaten[:, 0, 1:] = beaten[:, 1, 2] = 1
    best, middle, worst = rate(["a", "b", "c"], beaten)
    assert (best.bot, middle.bot, worst.bot) == ("a", "b", "c")
    assert best.elo - worst.elo < 3000


def test_without_its_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name == "choix":
            raise ModuleNotFoundError("No module named 'choix'", name="choix")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "choix", raising=False)
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(BadSetting, match=r"needs the package 'choix': install it with pip install 'tavolata\[arena\]'"):
        rate(["a", "b"], np.ones((2, 2, 2)))
