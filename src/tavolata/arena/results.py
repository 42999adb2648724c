"""The results of a match as JSON, and what it takes to check them again. docs/formats.md explains the fields."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from tavolata import __version__
from tavolata.arena.lineups import rotations
from tavolata.arena.matches import Table
from tavolata.arena.ratings import rate
from tavolata.arena.sprt import Sprt
from tavolata.arena.statistics import Estimate, Floats, Side, estimate, variances
from tavolata.arena.timing import Times
from tavolata.arena.units import Counts, Unit, digest
from tavolata.bots import source_hash
from tavolata.core.errors import BadFile
from tavolata.core.registry import get_rules

FORMAT, VERSION = "tavolata-arena", 1
#: So many points of a convergence, bars of a histogram, and forfeits with their reasons are kept.
POINTS, BARS, REASONS = 100, 30, 20


def summarise(table: Table, sprt: Sprt | None = None) -> dict[str, Any]:
    """Everything that a match says, ready for JSON. It follows from the units alone, which are part of it."""
    match, first = table.match, table.match.bots[0]
    forfeits = [asdict(forfeited) for _, counts in table.played for forfeited in counts.forfeits]
    return {
        "format": FORMAT,
        "version": VERSION,
        "tavolata": __version__,
        "game": match.game,
        "rules_version": match.rules_version,
        "options": dict(match.options),
        "players": match.players,
        "seed": match.seed,
        "deals": table.deals,
        "batch": match.batch,
        "bots": [{"name": bot, "source": source_hash(bot, match.game)} for bot in match.bots],
        "lineups": [list(lineup) for lineup in match.lineups],
        "standings": [_standing(table, bot) for bot in match.bots],
        "ratings": [asdict(rating) for rating in rate(match.bots, table.beaten())] if len(match.bots) > 2 else [],
        "sprt": _tell_sprt(sprt, table) if sprt else None,
        "convergence": {bot: _convergence(table.scores(bot), match.side(bot)) for bot in match.bots},
        "lengths": _lengths(table),
        "variance": asdict(variances(table.game_scores(first))),
        "forfeits": forfeits[:REASONS],
        "units": [_tell_unit(unit, counts) for unit, counts in table.played],
    }


def _standing(table: Table, bot: str) -> dict[str, Any]:
    match, side = table.match, table.match.side(bot)
    found = estimate(table.scores(bot), side)
    times = Times()
    decisions = forfeits = 0
    for unit, counts in table.played:
        times.add(counts.times.get(bot, Times()))
        forfeits += sum(forfeited.bot == bot for forfeited in counts.forfeits)
        decisions += _count_decisions(unit, counts, bot)
    return {
        "bot": bot,
        "games": int((table.sitting == match.bots.index(bot)).sum()) * table.deals,
        "share": found.share,
        "low": found.low,
        "high": found.high,
        "fair": side.fair,
        **tell_elo(found, side, len(match.bots)),
        "by_seat": table.by_seat(bot),
        "decisions": decisions,
        "ms_per_decision": round(times.mean, 4),
        "ms_p95": round(times.quantile(0.95), 4),
        "forfeits": forfeits,
    }


def tell_elo(found: Estimate, side: Side, bots: int) -> dict[str, float | None]:
    """With two bots their difference; with more, only the ratings say how far they are apart."""
    ends = {"elo": found.share, "elo_low": found.low, "elo_high": found.high}
    return {name: side.elo_of(share) if bots == 2 else None for name, share in ends.items()}


def _count_decisions(unit: Unit, counts: Counts, bot: str) -> int:
    seatings = rotations(unit.lineup)
    return sum(
        taken
        for deal in counts.decisions
        for seating, seats in zip(seatings, deal, strict=True)
        for who, taken in zip(seating, seats, strict=True)
        if who == bot
    )


def _tell_sprt(sprt: Sprt, table: Table) -> dict[str, Any]:
    first = table.match.bots[0]
    scores, side = table.scores(first), table.match.side(first)
    ends = sorted({*range(table.match.batch, len(scores), table.match.batch), len(scores)})
    history = [[end, sprt.llr(scores[:end], side)] for end in ends]
    llr = history[-1][1]
    return {
        **asdict(sprt),
        "llr": llr,
        "lower": sprt.lower,
        "upper": sprt.upper,
        "answer": sprt.answer(llr),
        "history": history,
    }


def _convergence(scores: Floats, side: Side) -> list[list[float]]:
    ends = np.unique(np.linspace(min(2, len(scores)), len(scores), POINTS).astype(int)).tolist()
    found = [estimate(scores[:end], side) for end in ends]
    return [[point.deals, point.share, point.low, point.high] for point in found]


def _lengths(table: Table) -> dict[str, list[int]]:
    """How many games took how many decisions; a bar reaches from its bin to the next one, which is no part of it."""
    lengths = [sum(seats) for _, counts in table.played for deal in counts.decisions for seats in deal]
    step = max(1, -(-(max(lengths) + 1 - min(lengths)) // BARS))
    bins = np.arange(min(lengths), max(lengths) + step + 1, step)
    found, _ = np.histogram(lengths, bins)
    return {"bins": bins.tolist(), "counts": found.tolist()}


def _tell_unit(unit: Unit, counts: Counts) -> dict[str, Any]:
    return {
        "digest": digest(unit, counts),
        "lineup": list(unit.lineup),
        "first": unit.first,
        "deals": unit.deals,
        **counts.as_json(),
    }


# ----------------------------------------------------------------- reading them again


def write_results(results: Mapping[str, Any], file: str) -> None:
    Path(file).write_text(json.dumps(results) + "\n", encoding="utf-8")


def told_units(text: str, where: str) -> list[tuple[Unit, str]]:
    """The units in a file of results, each with the digest that it claims; an error says why it cannot be one."""
    try:
        results = json.loads(text)
        rules = get_rules(results["game"])
        options = rules.check_options(results["options"])
        units = [(_read_unit(results, options, told), str(told["digest"])) for told in results["units"]]
        known = (results["format"], results["version"]) == (FORMAT, VERSION)
    except (ValueError, KeyError, TypeError, AttributeError):
        known = False
    if not known or any(len(unit.lineup) != options["players"] for unit, _ in units):
        raise BadFile(
            f"{where} is not a results file of the arena: these are JSON with the format {FORMAT!r}, version {VERSION}"
        )
    return units


def _read_unit(results: Mapping[str, Any], options: Mapping[str, Any], told: Mapping[str, Any]) -> Unit:
    lineup = tuple(map(str, told["lineup"]))
    return Unit(results["game"], options, int(results["rules_version"]), lineup, int(told["first"]), int(told["deals"]))
