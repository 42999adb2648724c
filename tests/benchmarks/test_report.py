"""What the benchmark writes: data, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from benchmarks.contest import Bar, Comparison, Contestant, Turn
from benchmarks.report import Report, describe, write_html, write_json


def measured(name: str, *rates: int, ours: bool = False, at: int | None = None) -> Contestant:
    return Contestant(name, lambda times, seed: times, ours=ours, at=at, turns=[Turn(3, rate, 1.5) for rate in rates])


@pytest.fixture
def report() -> Report:
    mine, peer = measured("Tavolata <fast>", 900, 600, 1200, ours=True), measured("Peer", 300, 300, 300)
    sizes = [measured("Tavolata", 10 * size, ours=True, at=size) for size in (1, 64)]
    return describe(
        [
            Comparison("a", "Bars & rates", "decisions", [mine, peer], [Bar("speed", 2, mine, peer)], whole_games=True),
            Comparison("b", "Growth", "decisions", [*sizes], [Bar("growth", 2, sizes[1], None)], along="games at once"),
        ],
        {"Absent": "has no wheel"},
        rounds=3,
        seconds=1.5,
        quick=True,
    )


def test_the_data_have_medians_spread_and_ratios(report: Report, tmp_path: Path) -> None:
    write_json(report, tmp_path / "results" / "latest.json")
    read = json.loads((tmp_path / "results" / "latest.json").read_text())
    assert read == report
    bars, growth = read["comparisons"]
    mine, peer = bars["contestants"]
    assert (mine["median"], mine["lowest"], mine["highest"]) == (600, 400, 800)
    assert mine["games_a_second"] == 2
    assert mine["ratios"] == {"Peer": 3}
    assert peer["ratios"] == {}
    assert bars["bars"] == [{"what": "speed", "at_least": 2, "measured": 3, "passed": True}]
    assert growth["bars"] == [{"what": "growth", "at_least": 2, "measured": None, "passed": False}]
    assert growth["contestants"][0]["games_a_second"] is None
    assert read["missing"] == {"Absent": "has no wheel"}


def test_the_page_needs_nothing_else_and_leaves_nobody_out(report: Report, tmp_path: Path) -> None:
    write_html(report, tmp_path / "latest.html")
    page = (tmp_path / "latest.html").read_text()
    assert page.count("<svg") == 2
    assert not re.findall(r"""(?:src|href)=["'](?!#)""", page)
    assert "Tavolata &lt;fast&gt;" in page
    assert "<fast>" not in page
    assert "Absent: has no wheel" in page
    assert "not measured" in page
    assert "a quick run whose numbers mean little" in page
    assert "The games and their decisions differ" in page
