"""What came of a run: as data, and as a page with tables and plots that needs nothing else."""

from __future__ import annotations

import io
import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.contest import Comparison, Contestant, ratios

PACKAGES = ("tavolata", "numba", "numpy", "open-spiel", "rlcard", "pettingzoo", "pgx", "jax")
OURS, THEIRS = "#0a7a55", "#8a8f98"
#: For lines, which cross: told apart by colour and by marker.
COLOURS = ("#0a7a55", "#d1661f", "#3867b5", "#a8338a", "#6b6f76")
MARKERS = "osD^v"

Report = dict[str, Any]


def describe(comparisons: list[Comparison], missing: dict[str, str], **options: Any) -> Report:
    """Everything that was measured, and where."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="minutes"),
        "machine": {
            "cpu": cpu_model(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()} {platform.machine()}",
            "python": platform.python_version(),
            "packages": {name: _version(name) for name in PACKAGES},
        },
        "options": options,
        "comparisons": [_describe(comparison) for comparison in comparisons],
        "missing": missing,
    }


def _describe(comparison: Comparison) -> Report:
    return {
        "name": comparison.name,
        "title": comparison.title,
        "unit": comparison.unit,
        "along": comparison.along,
        "whole_games": comparison.whole_games,
        "peers": list(dict.fromkeys(one.name for one in comparison.contestants if not one.ours)),
        "contestants": [_describe_one(one, comparison) for one in comparison.contestants],
        "bars": [
            {"what": bar.what, "at_least": bar.at_least, "measured": bar.measured, "passed": bar.passed}
            for bar in comparison.bars
        ],
    }


def _describe_one(one: Contestant, comparison: Comparison) -> Report:
    return {
        "name": one.name,
        "ours": one.ours,
        "at": one.at,
        "median": median(one.rates),
        "lowest": min(one.rates),
        "highest": max(one.rates),
        "games_a_second": one.times_a_second if comparison.whole_games else None,
        "rates": [round(rate, 1) for rate in one.rates],
        "ratios": ratios(one, comparison) if one.ours else {},
    }


def write_json(report: Report, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(report, indent=2) + "\n")


def write_html(report: Report, path: Path) -> None:
    import jinja2

    page = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = page.from_string((Path(__file__).parent / "report.html").read_text())
    plots = {comparison["name"]: draw(comparison) for comparison in report["comparisons"]}
    path.parent.mkdir(exist_ok=True)
    path.write_text(template.render(report=report, plots=plots))


def draw(comparison: Report) -> str:
    """The plot of a comparison as SVG."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # Text stays text, so that it can be read aloud and copied; equal data give equal files.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "bench", "font.size": 10}):
        lines = bool(comparison["along"])
        height = 3.4 if lines else 0.9 + 0.34 * len(comparison["contestants"])
        figure = Figure(figsize=(7.6, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        if lines:
            _draw_lines(axes, comparison)
        else:
            _draw_bars(axes, comparison)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    svg = out.getvalue()
    return svg[svg.index("<svg") :]


def _draw_bars(axes: Any, comparison: Report) -> None:
    """Bars on a logarithmic scale, the spread over the rounds as a line."""
    entries = sorted(comparison["contestants"], key=lambda one: one["median"])
    middle = [one["median"] for one in entries]
    spread = [
        [one["median"] - one["lowest"] for one in entries],
        [one["highest"] - one["median"] for one in entries],
    ]
    axes.barh(
        [one["name"] for one in entries],
        middle,
        xerr=spread,
        color=[OURS if one["ours"] else THEIRS for one in entries],
        error_kw={"elinewidth": 1, "capsize": 2},
    )
    axes.set_xscale("log")
    axes.set_xlabel(f"{comparison['unit']} a second")


def _draw_lines(axes: Any, comparison: Report) -> None:
    names = list(dict.fromkeys(one["name"] for one in comparison["contestants"]))
    for number, name in enumerate(names):
        points = [one for one in comparison["contestants"] if one["name"] == name]
        axes.plot(
            [one["at"] for one in points],
            [one["median"] for one in points],
            marker=MARKERS[number % len(MARKERS)],
            color=COLOURS[number % len(COLOURS)],
            label=name,
        )
    places = sorted({one["at"] for one in comparison["contestants"]})
    if places[-1] > 20 * places[0]:
        axes.set_xscale("log")
    axes.set_xticks(places, [f"{place:,}" for place in places])
    axes.minorticks_off()
    axes.set_xlabel(comparison["along"])
    axes.set_ylabel(f"{comparison['unit']} a second")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, fontsize="small")


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or "unknown")


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
