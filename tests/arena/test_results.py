"""The results as JSON: they follow from the units, fit the page of formats, and can be checked again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tavolata.arena.matches import Match
from tavolata.arena.results import REASONS, summarise, told_units, write_results
from tavolata.arena.runner import played_here, run_match
from tavolata.arena.sprt import Sprt
from tavolata.arena.units import digest, play_unit
from tavolata.core.errors import BadFile, TavolataError
from tests.arena.quick import STRONG, WEAK, new_match
from tests.pages import column


def play(match: Match, sprt: Sprt | None = None) -> dict[str, Any]:
    with played_here(1) as playing:
        results = summarise(run_match(match, playing, lambda _table: None, sprt), sprt)
    assert json.loads(json.dumps(results, allow_nan=False)) == results
    return results


@pytest.fixture(scope="module")
def duel() -> dict[str, Any]:
    return play(new_match(players=3, deals=20, batch=5), Sprt(0, 100))


def test_the_standings_of_two_bots_say_who_is_stronger(duel: dict[str, Any]) -> None:
    strong, weak = duel["standings"]
    assert (strong["bot"], weak["bot"]) == (STRONG, WEAK)
    assert (strong["games"], weak["games"]) == (3 * duel["deals"], 6 * duel["deals"])
    assert strong["share"] + 2 * weak["share"] == pytest.approx(1)
    assert strong["low"] > strong["fair"] == 1 / 3 > weak["high"]
    assert strong["elo"] == pytest.approx(-weak["elo"])
    assert 0 < strong["elo_low"] == pytest.approx(-weak["elo_high"])
    assert sum(strong["by_seat"]) / 3 == pytest.approx(strong["share"])
    assert strong["ms_p95"] > 0
    assert weak["ms_per_decision"] > 0
    assert duel["ratings"] == []


def test_every_game_and_decision_is_counted(duel: dict[str, Any]) -> None:
    lengths = duel["lengths"]
    assert sum(lengths["counts"]) == 3 * duel["deals"]
    assert len(lengths["bins"]) == len(lengths["counts"]) + 1
    decisions = [taken for unit in duel["units"] for deal in unit["decisions"] for game in deal for taken in game]
    assert sum(standing["decisions"] for standing in duel["standings"]) == sum(decisions)
    assert sum(unit["deals"] for unit in duel["units"]) == duel["deals"]


def test_convergence_ends_where_the_standing_is(duel: dict[str, Any]) -> None:
    for standing in duel["standings"]:
        points = duel["convergence"][standing["bot"]]
        assert [point[0] for point in points] == list(range(2, duel["deals"] + 1))
        assert points[-1] == [duel["deals"], standing["share"], standing["low"], standing["high"]]


def test_the_sequential_test_is_told_with_its_path(duel: dict[str, Any]) -> None:
    told = duel["sprt"]
    assert (told["elo0"], told["elo1"], told["answer"]) == (0, 100, "H1")
    assert told["history"][-1] == [duel["deals"], told["llr"]]
    assert all(told["lower"] < llr < told["upper"] for _, llr in told["history"][:-1])
    assert told["llr"] >= told["upper"] == pytest.approx(2.944, abs=0.001)


def test_three_bots_are_rated_and_have_no_elo_of_their_own() -> None:
    results = play(new_match(STRONG, WEAK, "exec:true", deals=3, batch=3))
    assert len(results["lineups"]) == 3
    assert {rating["bot"] for rating in results["ratings"]} == {bot["name"] for bot in results["bots"]}
    assert all(standing["elo"] is None for standing in results["standings"])
    program = results["standings"][2]
    assert program["forfeits"] == program["games"] == 2 * 2 * 3
    assert program["share"] == 0
    assert len(results["forfeits"]) == min(REASONS, program["forfeits"])
    assert "exit status 0" in results["forfeits"][0]["reason"]


def test_a_single_deal_has_results_too() -> None:
    results = play(new_match(deals=1))
    assert results["variance"] == {"paired": None, "unpaired": None, "saved": None}
    standing = results["standings"][0]
    assert standing["high"] - standing["low"] > 0.5


def test_units_are_read_back_and_come_out_the_same(duel: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    write_results(duel, str(file))
    units = told_units(file.read_text(encoding="utf-8"), str(file))
    assert len(units) == len(duel["units"])
    unit, claimed = units[-1]
    assert digest(unit, play_unit(unit)) == claimed


def test_the_digests_can_be_made_from_the_file_alone(duel: dict[str, Any]) -> None:
    for unit in duel["units"]:
        told = {name: duel[name] for name in ("game", "options", "rules_version")}
        told |= {name: unit[name] for name in ("lineup", "first", "deals", "winners", "decisions")}
        made = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
        assert made[:32] == unit["digest"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "else"}, "here is not a results file of the arena"),
        ({"version": 2}, "here is not a results file of the arena"),
        ({"units": [{}]}, "here is not a results file of the arena"),
        ({"units": 3}, "here is not a results file of the arena"),
        ({"options": {"players": 2}}, "here is not a results file of the arena"),  # three sit there
        ({"options": {"players": 9}}, "is for 2 to 5 players, not 9"),
        ({"game": "chess"}, "unknown game 'chess'"),
    ],
)
def test_what_are_no_results_is_refused(duel: dict[str, Any], change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TavolataError, match=complaint):
        told_units(json.dumps({**duel, **change}), "here")


@pytest.mark.parametrize("text", ["", "[]", "3", "{broken"])
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(BadFile, match="here is not a results file of the arena"):
        told_units(text, "here")


def test_the_page_of_formats_has_the_fields_of_results(duel: dict[str, Any]) -> None:
    assert column("formats.md", "field of results") == list(duel)
    assert column("formats.md", "field of a standing") == list(duel["standings"][0])
    assert column("formats.md", "field of a work unit") == list(duel["units"][0])
