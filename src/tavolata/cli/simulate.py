"""`tavolata simulate GAME`: simulates random games, at full speed or with checks after every step."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from tavolata.cli.arguments import add_game, add_options, add_record, game_options, positive, told_options, whole
from tavolata.core.workers import in_order, processes

if TYPE_CHECKING:
    from tavolata.testkit.volume import Tally


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--games", metavar="K", type=positive, default=10_000, help="number of games (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="seed of the first game (default: 0)")
    parser.add_argument(
        "--check",
        action="store_true",
        help="check after every action that no card is lost, all counts are right and all views match the state",
    )
    parser.add_argument(
        "--views-every",
        metavar="N",
        type=positive,
        default=16,
        help="with --check: in every Nth position, also verify that hidden information does not affect a seat's view "
        "(default: %(default)s)",
    )
    add_record(parser)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument(
        "--threads",
        metavar="T",
        type=positive,
        default=os.cpu_count() or 1,
        help="number of parallel workers (default: all cores, %(default)s)",
    )


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker has to know; small enough to be sent to another process."""

    game: str
    options: dict[str, Any]
    check: bool
    record: bool
    views_every: int


@dataclass(slots=True)
class Played:
    """What came of a slice of games, or of all of them."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    views: int = 0
    fault: str | None = None
    records: list[dict[str, Any]] = field(default_factory=list)

    def add(self, slice_: Played | Tally) -> None:
        self.games += slice_.games
        self.decisions += slice_.decisions
        self.positions += slice_.positions
        self.views += slice_.views
        self.fault = self.fault or slice_.fault


def run(args: argparse.Namespace) -> int:
    from tavolata.cli import FOUND_WRONG
    from tavolata.cli.files import see_that_writable
    from tavolata.cli.readiness import make_ready
    from tavolata.core.records import write_records
    from tavolata.core.registry import get_rules

    rules = get_rules(args.game)
    options = game_options(args, rules)
    if args.record:
        see_that_writable(args.record)
    make_ready([args.game], simulation=True)
    job = Job(args.game, options, args.check, bool(args.record), args.views_every)
    total = Played()
    begun = time.perf_counter()
    with _workers(job, args.threads, args.games) as executor, _progress(args.games) as advance:
        slices = _slices(job, args.seed, args.games, args.threads)
        results = _until_fault(in_order(executor, partial(play_slice, job), slices, 4 * args.threads), total, advance)
        if args.record:
            write_records(args.record, (record for played in results for record in played.records))
        else:
            for _ in results:
                pass
    _report(args, rules.title, total, time.perf_counter() - begun)
    return FOUND_WRONG if total.fault else 0


# ----------------------------------------------------------------- playing


def play_slice(job: Job, seeds: range) -> Played:
    from tavolata.core.registry import get_rules

    rules = get_rules(job.game)
    template = rules.lay_out(job.options)
    played = Played()
    if job.check:
        from tavolata.testkit.volume import check_games

        played.add(check_games(rules, template, seeds, job.views_every))
    elif not job.record:
        played.add(Played(len(seeds), rules.random_games(template, seeds[0], len(seeds))))
    if job.record and played.fault is None:
        _write_down(job, seeds, played)
    return played


def _write_down(job: Job, seeds: range, played: Played) -> None:
    from tavolata.core.game import Game
    from tavolata.core.records import record_of

    decisions = 0
    for seed in seeds:
        game = Game.new(job.game, seed=seed, **job.options)
        while not game.is_over:
            if game.legal:
                game.apply(game.random_action())
                decisions += 1
            else:
                game.shuffle()
        played.records.append(record_of(game))
    if not job.check:
        played.add(Played(len(seeds), decisions))


def _slices(job: Job, seed: int, games: int, threads: int) -> Iterator[range]:
    """Slices small enough to show progress and to stop soon, large enough not to matter."""
    from tavolata.core.kernel.jit import MODE

    largest = {"checked": 500, "python": 10}.get(MODE, 5000)
    if job.check or job.record:
        largest = max(1, largest // 50)
    size = max(1, min(largest, games // (4 * threads)))
    for first in range(seed, seed + games, size):
        yield range(first, min(first + size, seed + games))


@contextmanager
def _workers(job: Job, threads: int, games: int) -> Iterator[Executor]:
    """Whole games run in the kernel, which leaves other threads alone; step by step it takes other processes."""
    if threads > 1 and games > 200 and (job.check or job.record):
        with processes(threads) as executor:
            yield executor
        return
    threaded = ThreadPoolExecutor(1 if job.check or job.record else threads)
    try:
        yield threaded
    finally:
        threaded.shutdown(cancel_futures=True)


def _until_fault(results: Iterator[Played], total: Played, advance: Callable[[int], None]) -> Iterator[Played]:
    for played in results:
        total.add(played)
        advance(played.games)
        yield played
        if total.fault:
            return


# ----------------------------------------------------------------- telling


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    if not sys.stderr.isatty():
        yield lambda _games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda count: progress.advance(task, count)


def _report(args: argparse.Namespace, title: str, total: Played, seconds: float) -> None:
    numbers = {
        "game": args.game,
        "players": args.players,
        "options": told_options(args),
        "seed": args.seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(total.games / seconds, 1),
        "decisions_per_second": round(total.decisions / seconds),
        "threads": args.threads,
        "checked": args.check,
        "positions_checked": total.positions,
        "views_checked": total.views,
        "fault": total.fault,
        "record": args.record,
    }
    if args.json:
        print(json.dumps(numbers))
    else:
        print(f"{title} with {args.players} players, random play from seed {args.seed}")
        print(f"  games      {total.games:>15,}   {total.games / seconds:>13,.0f} per second")
        print(f"  decisions  {total.decisions:>15,}   {total.decisions / seconds:>13,.0f} per second")
        print(f"  time       {seconds:>13,.1f} s   {args.threads:>13} workers")
        if args.check:
            verdict = "errors found" if total.fault else "no errors"
            print(f"  checked    {total.positions:>15,} positions, {total.views:,} views: {verdict}")
        if args.record and not total.fault:
            print(f"  written to {args.record}")
    if total.fault:
        sys.stdout.flush()
        print(f"tavolata: {args.game}, {args.players} players, {total.fault} [fault]", file=sys.stderr)
