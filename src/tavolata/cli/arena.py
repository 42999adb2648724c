"""`tavolata arena BOT BOT ...`: compares bots on duplicate deals."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavolata.cli.arguments import BadUsage, add_options, add_players, game_options, positive, whole
from tavolata.core.registry import GAMES

if TYPE_CHECKING:
    from tavolata.arena.matches import Match, Table
    from tavolata.arena.runner import Play
    from tavolata.arena.sprt import Sprt


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help="bots to compare, e.g. random or greedy; the last one fills the remaining seats; "
        "if there are more bots than seats, they take turns",
    )
    parser.add_argument(
        "--exec",
        metavar="COMMAND",
        action="append",
        default=[],
        help="an external bot program that speaks JSON lines (docs/adding-a-bot.md); can be repeated",
    )
    parser.add_argument(
        "--game", metavar="GAME", default="sole-mio", help=f"one of {', '.join(GAMES)} (default: sole-mio)"
    )
    add_players(parser)
    add_options(parser)
    parser.add_argument(
        "--deals",
        metavar="K",
        type=positive,
        default=100,
        help="number of deals; each is played in all rotations (default: %(default)s)",
    )
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="seed of the first deal (default: 0)")
    parser.add_argument(
        "--sprt",
        metavar=("E0", "E1"),
        nargs=2,
        type=float,
        help="sequential test: stop once H0 (Elo E0) or H1 (Elo E1) is accepted for the first bot",
    )
    parser.add_argument(
        "--alpha", type=float, default=0.05, help="probability of accepting H1 if H0 is true (default: 0.05)"
    )
    parser.add_argument(
        "--beta", type=float, default=0.05, help="probability of accepting H0 if H1 is true (default: 0.05)"
    )
    parser.add_argument("--json", metavar="FILE", help="write the full results as JSON")
    parser.add_argument("--report", metavar="FILE", help="write an HTML report with tables and plots")
    parser.add_argument(
        "--batch",
        metavar="D",
        type=positive,
        default=10,
        help="deals per work unit; --sprt checks after each unit (default: %(default)s)",
    )
    parser.add_argument(
        "--workers",
        metavar="W",
        type=positive,
        default=os.cpu_count() or 1,
        help="number of parallel workers (default: all cores, %(default)s)",
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler instead")
    parser.add_argument("--recheck", metavar="FILE", help="replay the units of a results file and compare")
    parser.add_argument("--unit", metavar="K", type=positive, help="with --recheck: only the K-th unit, from 1")


def run(args: argparse.Namespace) -> int:
    return _recheck(args) if args.recheck is not None else _compete(args)


def _compete(args: argparse.Namespace) -> int:
    from tavolata.arena.matches import Match
    from tavolata.arena.results import summarise, write_results
    from tavolata.arena.runner import run_match
    from tavolata.cli.files import see_that_writable
    from tavolata.cli.readiness import make_ready
    from tavolata.core.registry import get_rules

    rules = get_rules(args.game)
    options = game_options(args, rules)
    bots = [*args.bots, *(f"exec:{command}" for command in args.exec)]
    match = Match.between(bots, rules, options, seed=args.seed, deals=args.deals, batch=args.batch)
    sprt = _read_sprt(args, match)
    for file in filter(None, (args.json, args.report)):
        see_that_writable(file)
    make_ready([args.game], bots=True)
    with _playing(args) as play, _progress(match) as watch:
        table = run_match(match, play, watch, sprt)
    results = summarise(table, sprt)
    _tell(results, rules.title)
    if args.json:
        write_results(results, args.json)
        print(f"written to {args.json}")
    if args.report:
        from tavolata.arena.report import write_report

        write_report(results, Path(args.report))
        print(f"report in {args.report}")
    return 0


def _read_sprt(args: argparse.Namespace, match: Match) -> Sprt | None:
    from tavolata.arena.sprt import Sprt

    if not args.sprt:
        return None
    if len(match.bots) != 2:
        raise BadUsage(f"--sprt compares two bots, not {len(match.bots)}")
    elo0, elo1 = args.sprt
    return Sprt(elo0, elo1, args.alpha, args.beta)


def _playing(args: argparse.Namespace) -> AbstractContextManager[Play]:
    if args.cluster is not None:
        from tavolata.arena.cluster import played_on_cluster

        return played_on_cluster(args.cluster)
    from tavolata.arena.runner import played_here

    return played_here(args.workers)


def _recheck(args: argparse.Namespace) -> int:
    """Play units again. Bots with a time budget may answer differently, so a difference proves nothing for them."""
    from tavolata.arena.results import told_units
    from tavolata.arena.units import digest
    from tavolata.cli import FOUND_WRONG
    from tavolata.cli.files import read_text
    from tavolata.cli.readiness import make_ready

    units = list(enumerate(told_units(read_text(args.recheck), args.recheck), start=1))
    if args.unit:
        units = units[args.unit - 1 : args.unit]
    if not units:
        raise BadUsage(f"{args.recheck} has no unit {args.unit or ''}".rstrip())
    _refuse_programs(args, {bot for _, (unit, _) in units for bot in unit.lineup})
    make_ready({unit.game for _, (unit, _) in units}, bots=True)
    different = []
    with _playing(args) as play:
        for (number, (unit, claimed)), counts in zip(units, play(unit for _, (unit, _) in units), strict=True):
            if digest(unit, counts) != claimed:
                different.append(number)
    print(f"{args.recheck}: {len(units) - len(different)} of {len(units)} units gave the same result")
    if not different:
        return 0
    sys.stdout.flush()
    print(
        f"tavolata: {args.recheck}: unit {', '.join(map(str, different))} differs; this can happen with external "
        "bots and bots with a time budget [different]",
        file=sys.stderr,
    )
    return FOUND_WRONG


def _refuse_programs(args: argparse.Namespace, bots: set[str]) -> None:
    """A file from somebody else must not start programs, unless the command line names them as well."""
    from tavolata.arena.contenders import EXEC

    unnamed = sorted(bot for bot in bots if bot.startswith(EXEC) and bot.removeprefix(EXEC) not in args.exec)
    if unnamed:
        command = unnamed[0].removeprefix(EXEC)
        raise BadUsage(f"{args.recheck} names an external program; if you trust it, add --exec {shlex.quote(command)}")


# ----------------------------------------------------------------- telling


@contextmanager
def _progress(match: Match) -> Iterator[Callable[[Table], None]]:
    """A bar with the running estimate for the first bot."""
    if not sys.stderr.isatty():
        yield lambda _table: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("deals"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=match.deals)
        yield lambda table: progress.update(task, completed=table.deals, description=_estimate(table))


def _estimate(table: Table) -> str:
    from tavolata.arena.results import tell_elo
    from tavolata.arena.statistics import estimate

    bots = table.match.bots
    side = table.match.side(bots[0])
    found = estimate(table.scores(bots[0]), side)
    told = f"{bots[0]} {found.share:.1%} ± {(found.high - found.low) / 2:.1%}"
    elo = tell_elo(found, side, len(bots))
    return (
        f"{told}, Elo {_signed(elo['elo'])} ({_interval(elo['elo_low'], elo['elo_high'])})" if len(bots) == 2 else told
    )


def _tell(results: Mapping[str, Any], title: str) -> None:
    """The numbers for people."""
    deals, players, lineups = results["deals"], results["players"], len(results["lineups"])
    seatings = f"all rotations of {lineups} lineups" if lineups > 1 else "all rotations"
    print(f"{title} with {players} players, {_count(deals, 'deal')} from seed {results['seed']} in {seatings}:")
    print(f"{_count(deals * players * lineups, 'game')}, in which a fair share is {1 / players:.1%}")
    _print_table(["bot", "share", "95 % interval", "Elo", "95 % interval", "decisions", "ms each"], _rows(results))
    for remark in _remarks(results):
        print(remark)


def _rows(results: Mapping[str, Any]) -> Iterator[list[str]]:
    ratings = {rating["bot"]: (rating["elo"], rating["low"], rating["high"]) for rating in results["ratings"]}
    for standing in results["standings"]:
        elo, low, high = ratings.get(standing["bot"], (standing["elo"], standing["elo_low"], standing["elo_high"]))
        yield [
            standing["bot"],
            f"{standing['share']:.1%}",
            f"{standing['low']:.1%} to {standing['high']:.1%}",
            _signed(elo),
            _interval(low, high),
            f"{standing['decisions']:,}",
            f"{standing['ms_per_decision']:.3g}",
        ]


def _print_table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The first column to the left, numbers to the right."""
    lines = [names, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [f"{cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  ".join([f"  {line[0]:<{widths[0]}}", *cells]))


def _remarks(results: Mapping[str, Any]) -> Iterator[str]:
    saved = results["variance"]["saved"]
    if saved is not None:
        games = "fewer" if saved >= 0 else "more"
        yield f"duplicate deals: {abs(saved):.0%} {games} games for the same error than with independent deals"
    sprt = results["sprt"]
    if sprt:
        answers = {"H0": f"Elo {sprt['elo0']:g} (H0)", "H1": f"Elo {sprt['elo1']:g} (H1)", "undecided": "undecided"}
        yield (
            f"sequential test: {answers[sprt['answer']]} after {_count(results['deals'], 'deal')}, "
            f"log likelihood ratio {sprt['llr']:.2f} between {sprt['lower']:.2f} and {sprt['upper']:.2f}"
        )
    lost = sum(standing["forfeits"] for standing in results["standings"])
    if lost:
        first = results["forfeits"][0]
        yield (
            f"forfeits: {_count(lost, 'game')}; the first by {first['bot']} in deal {first['deal']}, "
            f"rotation {first['rotation']}: {first['reason']}"
        )


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _signed(elo: float | None) -> str:
    return "–" if elo is None else f"{elo:+.0f}"


def _interval(low: float | None, high: float | None) -> str:
    """A missing end is infinite."""
    if low is None and high is None:
        return "–"
    return f"{'-∞' if low is None else f'{low:+.0f}'} to {'+∞' if high is None else f'{high:+.0f}'}"
