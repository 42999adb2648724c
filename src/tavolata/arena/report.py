"""The results of a match as one page for people: plots with their numbers beside them, and how to get them again.

The page needs nothing but itself: style and drawings are part of it, and there is no script. It says nothing that is
not in the results, and the same results give the same bytes.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tavolata.arena import plots
from tavolata.arena.plots import tell_elo
from tavolata.core.errors import BadFile
from tavolata.core.extras import needing
from tavolata.core.registry import get_rules

INTERVAL = "95\N{NO-BREAK SPACE}% interval"


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table. Its first column names the row; of the others, those in `words` hold text."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: frozenset[int] = frozenset({0})


@dataclass(frozen=True, slots=True)
class Section:
    """A plot, what it shows, and its numbers."""

    title: str
    caption: str
    plot: str
    numbers: Numbers


def write_report(results: Mapping[str, Any], path: Path) -> None:
    """Write the page for results as `tavolata arena` makes them (docs/formats.md)."""
    page = render(results)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror or error}") from None


def render(results: Mapping[str, Any]) -> str:
    with needing("arena", "a report"):
        from jinja2 import Environment, PackageLoader, StrictUndefined

    pages = Environment(
        loader=PackageLoader("tavolata.arena"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return pages.get_template("report.html").render(
        title=get_rules(results["game"]).title,
        headline=_headline([bot["name"] for bot in results["bots"]]),
        facts=list(_facts(results)),
        verdicts=list(verdicts(results)),
        standings=_standings(results),
        sections=list(_sections(results)),
        forfeits=_forfeits(results),
        lost=sum(standing["forfeits"] for standing in results["standings"]),
        told=len(results["forfeits"]),
        sources=_sources(results),
        command=command_again(results),
        deck=results["options"].get("deck"),
        units=_units(results),
    )


# ----------------------------------------------------------------- words


def _headline(bots: Sequence[str]) -> str:
    return " against ".join(bots) if len(bots) == 2 else f"{len(bots)} bots"


def _facts(results: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    lineups, players, deals = len(results["lineups"]), results["players"], results["deals"]
    yield "players", str(players)
    yield "deals", f"{deals:,} from seed {results['seed']}"
    yield "games", f"{deals * players * lineups:,}, all rotations" + (f" of {lineups} lineups" if lineups > 1 else "")
    saved = results["variance"]["saved"]
    if saved is not None:
        yield (
            "duplicate deals",
            f"{100 * abs(saved):.0f}\N{NO-BREAK SPACE}% {'fewer' if saved >= 0 else 'more'} games for the same error",
        )
    yield "version", f"Tavolata {results['tavolata']}, rules {results['rules_version']}"


def verdicts(results: Mapping[str, Any]) -> Iterator[str]:
    """What the numbers come to, as sentences: of the first bot, or of all if there are many."""
    fair = 1 / results["players"]
    if results["ratings"]:
        best = max(results["ratings"], key=lambda rating: rating["elo"])
        yield f"{best['bot']} has the highest rating, {tell_elo(best['elo'])} ({_interval(best['low'], best['high'])})."
    else:
        first, other = results["standings"][0], results["bots"][-1]["name"]
        if first["low"] > fair:
            known = f"is stronger than {other}"
        elif first["high"] < fair:
            known = f"is weaker than {other}"
        else:
            known = f"and {other} cannot be told apart yet"
        yield f"{first['bot']} {known}."
        yield (
            f"Where a seat gets {_percent(fair)} by chance, it won {_percent(first['share'])} "
            f"({_percent(first['low'])} to {_percent(first['high'])})."
        )
    if results["sprt"]:
        yield _sprt_answer(results["sprt"], results["deals"])


def _sprt_answer(sprt: Mapping[str, Any], deals: int) -> str:
    found = {"H0": f"answers Elo {sprt['elo0']:g} (H0)", "H1": f"answers Elo {sprt['elo1']:g} (H1)"}
    return f"The sequential test {found.get(sprt['answer'], 'is undecided')} after {deals:,} deals."


def command_again(results: Mapping[str, Any]) -> str:
    """The command that plays the same match again."""
    lineups = results["lineups"]
    bots = list(lineups[0]) if len(lineups) == 1 else [bot["name"] for bot in results["bots"]]
    while len(bots) > 2 and bots[-1] == bots[-2]:
        bots.pop()  # the last bot fills the free seats
    words = ["tavolata", "arena", *bots, "--game", results["game"], "--players", str(results["players"])]
    words += _told_options(results)
    words += ["--deals", str(results["deals"]), "--seed", str(results["seed"]), "--batch", str(results["batch"])]
    sprt = results["sprt"]
    if sprt:
        bounds = [f"{sprt['elo0']:g}", f"{sprt['elo1']:g}"]
        words += ["--sprt", *bounds, "--alpha", f"{sprt['alpha']:g}", "--beta", f"{sprt['beta']:g}"]
    return shlex.join(words)


def _told_options(results: Mapping[str, Any]) -> Iterator[str]:
    """The options that are not as they would be anyway."""
    usual = get_rules(results["game"]).check_options({"players": results["players"]})
    for name, value in results["options"].items():
        if value != usual[name]:
            yield f"--{name.replace('_', '-')}"
            if value is not True:
                yield "FILE" if name == "deck" else str(value)


# ----------------------------------------------------------------- numbers


def _standings(results: Mapping[str, Any]) -> Numbers:
    head = [
        "bot",
        "games",
        "win share",
        INTERVAL,
        "fair",
        "Elo",
        INTERVAL,
        "forfeits",
    ]
    elos = {name: numbers for name, *numbers in _elos(results)}
    rows = []
    for standing in results["standings"]:
        elo, low, high = elos[standing["bot"]]
        rows.append([
            standing["bot"],
            f"{standing['games']:,}",
            _percent(standing["share"]),
            f"{_percent(standing['low'])} to {_percent(standing['high'])}",
            _percent(standing["fair"]),
            tell_elo(elo),
            _interval(low, high),
            str(standing["forfeits"]),
        ])  # fmt: skip
    return Numbers(head, rows)


def _elos(results: Mapping[str, Any]) -> list[plots.Estimated]:
    """The ratings, best first; with two bots, their difference seen from both sides."""
    if results["ratings"]:
        ranked = sorted(results["ratings"], key=lambda rating: -rating["elo"])
        return [(rating["bot"], rating["elo"], rating["low"], rating["high"]) for rating in ranked]
    return [
        (standing["bot"], standing["elo"], standing["elo_low"], standing["elo_high"])
        for standing in results["standings"]
    ]


def _sections(results: Mapping[str, Any]) -> Iterator[Section]:
    yield _elo_section(results)
    if results["sprt"]:
        yield _sprt_section(results["sprt"], results["deals"])
    yield _convergence_section(results)
    yield _seats_section(results)
    yield _lengths_section(results)
    yield _pace_section(results)


def _elo_section(results: Mapping[str, Any]) -> Section:
    elos = _elos(results)
    rows = [[name, tell_elo(elo), _interval(low, high)] for name, elo, low, high in elos]
    told = "; ".join(f"{name} {elo} ({interval})" for name, elo, interval in rows)
    if results["ratings"]:
        caption = (
            f"Ratings of all bots on one scale, each with its {INTERVAL}. They are differences: one bot is set to 0."
        )
    else:
        caption = f"By how much one bot is stronger, with the {INTERVAL}. At the dashed line both are equal."
    return Section("Strength", caption, plots.draw_elo(elos, told), Numbers(["bot", "Elo", INTERVAL], rows))


def _sprt_section(sprt: Mapping[str, Any], deals: int) -> Section:
    answer = _sprt_answer(sprt, deals)
    caption = (
        f"{answer} It stops when the line leaves the space between the dashed bounds. "
        f"Errors: {sprt['alpha']:.3g} for H1 if H0 is true, {sprt['beta']:.3g} the other way round."
    )
    rows = [[f"{number:,}", f"{ratio:.3f}"] for number, ratio in sprt["history"]]
    bounds = f"between {sprt['lower']:.2f} and {sprt['upper']:.2f}"
    described = f"{answer} The log likelihood ratio ends at {sprt['llr']:.2f}, {bounds} being the bounds."
    return Section(
        "Sequential test", caption, plots.draw_sprt(sprt, described), Numbers(["deals", "log likelihood ratio"], rows)
    )


def _convergence_section(results: Mapping[str, Any]) -> Section:
    fair = 1 / results["players"]
    rows = [
        [bot, f"{deals:,}", _percent(share), f"{_percent(low)} to {_percent(high)}"]
        for bot, points in results["convergence"].items()
        for deals, share, low, high in points
    ]
    ends = {bot: points[-1] for bot, points in results["convergence"].items()}
    told = "; ".join(f"{bot} ends at {_percent(end[1])}" for bot, end in ends.items())
    return Section(
        "Convergence",
        f"Win share of a seat by number of deals, with its {INTERVAL}. Dashed: the fair share, {_percent(fair)}.",
        plots.draw_convergence(results["convergence"], fair, told),
        Numbers(["bot", "deals", "win share", INTERVAL], rows),
    )


def _seats_section(results: Mapping[str, Any]) -> Section:
    fair = 1 / results["players"]
    shares = {standing["bot"]: standing["by_seat"] for standing in results["standings"]}
    rows = [[bot, *map(_percent, seats)] for bot, seats in shares.items()]
    told = "; ".join(f"{bot} {', '.join(seats)}" for bot, *seats in rows)
    return Section(
        "Seats",
        f"Every bot played every seat with the same cards. Dashed: the fair share, {_percent(fair)}.",
        plots.draw_seats(shares, fair, f"From seat 0: {told}"),
        Numbers(["bot", *(f"seat {seat}" for seat in range(results["players"]))], rows),
    )


def _lengths_section(results: Mapping[str, Any]) -> Section:
    bins, counts = results["lengths"]["bins"], results["lengths"]["counts"]
    rows = [
        [str(low) if high == low + 1 else f"{low} to {high - 1}", f"{count:,}"]
        for (low, high), count in zip(pairwise(bins), counts, strict=True)
    ]
    commonest = rows[counts.index(max(counts))][0]
    return Section(
        "Length",
        "Number of games by the number of decisions of all seats together.",
        plots.draw_lengths(bins, counts, f"From {bins[0]} to {bins[-1] - 1} decisions, most often {commonest}"),
        Numbers(["decisions", "games"], rows),
    )


def _pace_section(results: Mapping[str, Any]) -> Section:
    standings = results["standings"]
    rows = [
        [
            standing["bot"],
            f"{standing['decisions']:,}",
            f"{standing['decisions'] / max(1, standing['games']):.1f}",
            f"{standing['ms_per_decision']:.3g}",
            f"{standing['ms_p95']:.3g}",
        ]
        for standing in standings
    ]
    told = "; ".join(f"{bot} {often} decisions a game, {mean} ms each" for bot, _, often, mean, _ in rows)
    return Section(
        "Pace",
        "Decisions of a seat in a game, and milliseconds for one: the point is the mean, and 95 of 100 take no longer "
        "than the end of the line.",
        plots.draw_pace(standings, told),
        Numbers(["bot", "decisions", "a game", "ms each", "95 of 100 within"], rows),
    )


def _forfeits(results: Mapping[str, Any]) -> Numbers:
    """Each reason once, since a program that fails mostly fails again in the same way."""
    times = Counter((forfeit["bot"], forfeit["reason"]) for forfeit in results["forfeits"])
    first = {(forfeit["bot"], forfeit["reason"]): forfeit for forfeit in reversed(results["forfeits"])}
    rows = [
        [bot, reason, f"{count:,}", str(first[bot, reason]["deal"]), str(first[bot, reason]["rotation"])]
        for (bot, reason), count in times.items()
    ]
    return Numbers(["bot", "reason", "times", "first in deal", "rotation"], rows, frozenset({0, 1}))


def _sources(results: Mapping[str, Any]) -> Numbers:
    rows = [[bot["name"], bot["source"] or "–"] for bot in results["bots"]]
    return Numbers(["bot", "hash of its frozen source"], rows, frozenset({0, 1}))


def _units(results: Mapping[str, Any]) -> Numbers:
    rows = [
        [str(number), f"{unit['first']:,}", f"{unit['deals']:,}", ", ".join(unit["lineup"]), unit["digest"]]
        for number, unit in enumerate(results["units"], start=1)
    ]
    return Numbers(["unit", "first seed", "deals", "lineup", "digest"], rows, frozenset({3, 4}))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}\N{NO-BREAK SPACE}%"


def _interval(low: float | None, high: float | None) -> str:
    """An end that is missing is endless."""
    return f"{'−∞' if low is None else tell_elo(low)} to {'+∞' if high is None else tell_elo(high)}"
