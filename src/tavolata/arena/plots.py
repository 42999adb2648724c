"""The plots of a report.

No colour means anything by itself: every bot has a row or a panel under its name, and every line that is not data has
its words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tavolata.arena.drawing import DATA, FAIR, HEIGHT, PAPER, QUIET, draw

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Estimated = tuple[str, float | None, float | None, float | None]
#: Inches for a row under its name, a panel, and an axis with its label.
ROW, PANEL, AXIS = 0.5, 1.8, 0.6
#: So many letters of a bot's name fit above a row, and above one of two panels.
ROW_NAME, PANEL_NAME = 38, 20


def draw_elo(estimates: Sequence[Estimated], description: str) -> str:
    """Points with intervals; an end that is missing is endless, and gets an arrow."""

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        known = [number for _, *numbers in estimates for number in numbers if number is not None]
        least, most = min([*known, -10.0]), max([*known, 10.0])
        slack = 0.12 * (most - least)
        axes.set_xlim(least - slack, most + slack)
        axes.axvline(0, color=QUIET, linewidth=1, linestyle=(0, (4, 3)))
        for row, (_, elo, low, high) in enumerate(estimates):
            left, right = (least - slack if low is None else low), (most + slack if high is None else high)
            axes.plot([left, right], [row, row], color=DATA, linewidth=2.2, solid_capstyle="butt")
            for end, at, marker in ((low, left, "<"), (high, right, ">")):
                axes.plot([at], [row], color=DATA, marker=marker if end is None else "|", markersize=8, clip_on=False)
            if elo is not None:
                axes.plot([elo], [row], **_POINT)
        axes.set_xlabel("Elo")
        axes.xaxis.set_major_locator(_round_numbers(6))
        _name_rows(axes, [f"{_shortened(name, ROW_NAME)}  {tell_elo(elo)}" for name, elo, *_ in estimates])

    return draw("elo", "Elo with 95 % intervals", description, paint, _row_height(len(estimates)))


def draw_convergence(shares: Mapping[str, Sequence[Sequence[float]]], fair: float, description: str) -> str:
    """The share and its interval after so many deals."""

    def paint(figure: Figure) -> None:
        tails = [point for points in shares.values() for point in points[len(points) // 10 :]]
        most = min(1.04, 1.08 * max([fair * 1.3, *(high for _, _, _, high in tails)]))
        for axes, (bot, points) in zip(_panels(figure, len(shares)), shares.items(), strict=True):
            deals, share, low, high = zip(*points, strict=True)
            axes.fill_between(deals, low, high, color=DATA, alpha=0.22, linewidth=0)
            axes.plot(deals, share, color=DATA, linewidth=1.8, marker="o" if len(points) == 1 else "")
            _mark_fair(axes, fair, zorder=1)
            axes.set_title(_shortened(bot, PANEL_NAME))
            _scale_shares(axes, most)
            axes.set_xlim(0, max(deals))
            axes.xaxis.set_major_locator(_round_numbers(3))
            axes.grid(axis="y")
        figure.supxlabel("deals")

    return draw("convergence", "Win share after so many deals", description, paint, _panel_height(len(shares)))


def draw_seats(shares: Mapping[str, Sequence[float]], fair: float, description: str) -> str:
    """The share at each seat."""

    def paint(figure: Figure) -> None:
        most = 1.15 * max([fair, *(share for seats in shares.values() for share in seats)])
        for axes, (bot, seats) in zip(_panels(figure, len(shares)), shares.items(), strict=True):
            bars = axes.bar(range(len(seats)), seats, color=DATA, width=0.62)
            axes.axhline(fair, color=PAPER, linewidth=3.2)  # sets the dashes off from the bars
            _mark_fair(axes, fair)
            axes.bar_label(bars, [f"{100 * share:.0f}" for share in seats], padding=3, fontsize=9.5, bbox=_CLEAR)
            axes.set_title(_shortened(bot, PANEL_NAME))
            _scale_shares(axes, most)
            axes.set_xticks(range(len(seats)))
            axes.tick_params(axis="x", length=0)
        figure.supxlabel("seat")

    return draw("seats", "Win share by seat", description, paint, _panel_height(len(shares)))


def draw_lengths(bins: Sequence[float], counts: Sequence[int], description: str) -> str:
    """How many games took how many decisions."""

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        axes.stairs(counts, bins, fill=True, color=DATA)
        axes.set_xlabel("decisions in a game")
        axes.set_ylabel("games")
        axes.set_ylim(0, 1.05 * max(counts))
        axes.yaxis.set_major_locator(_round_numbers(5))
        axes.xaxis.set_major_locator(_round_numbers(7))
        axes.grid(axis="y")

    return draw("lengths", "Length of the games", description, paint)


def draw_pace(standings: Sequence[Mapping[str, Any]], description: str) -> str:
    """How often each bot decides in a game, and how long it thinks then."""
    names = [standing["bot"] for standing in standings]

    def paint(figure: Figure) -> None:
        often, slowly = figure.subplots(1, 2, width_ratios=(2, 3))
        decisions = [standing["decisions"] / max(1, standing["games"]) for standing in standings]
        bars = often.barh(range(len(names)), decisions, color=DATA, height=0.34)
        often.bar_label(bars, [f"{number:.3g}" for number in decisions], padding=3, fontsize=9.5)
        often.set_xlim(0, 1.35 * max([*decisions, 1]))
        often.set_xlabel("decisions a game")
        often.xaxis.set_major_locator(_round_numbers(3))
        _name_rows(often, [_shortened(name, PANEL_NAME) for name in names])
        slowly.set_xscale("log")
        for row, standing in enumerate(standings):
            if not standing["decisions"]:
                continue  # it lost every game before it decided anything
            mean, late = (max(1e-4, standing[name]) for name in ("ms_per_decision", "ms_p95"))
            slowly.plot([mean, late], [row, row], color=DATA, linewidth=2.2, solid_capstyle="butt")
            slowly.plot([late], [row], color=DATA, marker="|", markersize=10)
            slowly.plot([mean], [row], **_POINT)
        low, high = slowly.get_xlim()
        slowly.set_xlim(low / 2, max(high * 2, low * 100))
        slowly.set_xlabel("milliseconds a decision")
        slowly.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        slowly.minorticks_off()
        slowly.grid(axis="x")
        _name_rows(slowly, [f"{standing['ms_per_decision']:.3g} ms" for standing in standings])

    return draw("pace", "Decisions and thinking time", description, paint, _row_height(len(names)))


def draw_sprt(sprt: Mapping[str, Any], description: str) -> str:
    """The path of the log likelihood ratio between its bounds."""

    def paint(figure: Figure) -> None:
        axes = figure.subplots()
        deals, ratios = zip(*[[0, 0.0], *sprt["history"]], strict=True)
        axes.plot(deals, ratios, color=DATA, linewidth=1.8)
        axes.plot(deals[-1:], ratios[-1:], **_POINT)
        axes.axhline(0, color=QUIET, linewidth=0.8)
        for bound, elo, name, above in (
            (sprt["upper"], sprt["elo1"], "H1", "bottom"),
            (sprt["lower"], sprt["elo0"], "H0", "top"),
        ):
            axes.axhline(bound, color=FAIR, linewidth=1.4, linestyle=(0, (4, 3)))
            axes.annotate(
                f"{name}: Elo {elo:g}",
                (0, bound),
                (3, 3 if above == "bottom" else -3),
                axes.get_yaxis_transform(),
                "offset points",
                va=above,
            )
        low, high = min([*ratios, sprt["lower"]]), max([*ratios, sprt["upper"]])
        axes.set_ylim(low - 0.16 * (high - low), high + 0.16 * (high - low))
        axes.set_xlim(0, max(deals) * 1.03)
        axes.set_xlabel("deals")
        axes.set_ylabel("log likelihood ratio")
        axes.xaxis.set_major_locator(_round_numbers(6))

    return draw("sprt", "Path of the sequential test", description, paint)


# ----------------------------------------------------------------- parts

_POINT: dict[str, Any] = {
    "color": DATA,
    "marker": "o",
    "markersize": 8,
    "markeredgecolor": PAPER,
    "markeredgewidth": 1.5,
}
#: Words that cross a line stay readable.
_CLEAR: dict[str, Any] = {"facecolor": PAPER, "edgecolor": "none", "pad": 0.5}


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    """The first row on top, each under its name: beside it there is no room on a phone."""
    axes.set_ylim(len(names) - 0.5, -0.75)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    for row, name in enumerate(names):
        axes.text(0, row - 0.28, name, transform=axes.get_yaxis_transform(), va="bottom", bbox=_CLEAR)


def _row_height(count: int) -> float:
    """A few rows have more room, so that their plot is not lost beside the others."""
    return max(0.75 * HEIGHT, AXIS + ROW * count)


def _panels(figure: Figure, count: int) -> list[Axes]:
    """Small plots side by side, with the same scales."""
    grid = figure.subplots(-(-count // 2), 2, sharey=True, squeeze=False)
    panels = list(grid.flat)
    for axes in panels[count:]:
        axes.set_visible(False)
    return panels[:count]


def _panel_height(count: int) -> float:
    return max(HEIGHT, AXIS / 2 + PANEL * -(-count // 2))


def _mark_fair(axes: Axes, fair: float, **where: Any) -> None:
    axes.axhline(fair, color=FAIR, linewidth=1.6, linestyle=(0, (4, 3)), **where)


def _scale_shares(axes: Axes, most: float) -> None:
    """In whole percents, up to a share that is beyond the greatest one, but no tick beyond a whole win."""
    from matplotlib.ticker import PercentFormatter

    axes.set_ylim(0, most)
    axes.set_yticks([tick for tick in axes.get_yticks() if tick <= 1.001])
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol="\N{NO-BREAK SPACE}%"))


def tell_elo(elo: float | None) -> str:
    """With a real minus sign; where one side won everything, there is no number."""
    if elo is None:
        return "–"
    return f"{elo:+.0f}".replace("-", "−") if round(elo) else "0"


def _round_numbers(most: int) -> Any:
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(most, integer=True)


def _shortened(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1]}…"
