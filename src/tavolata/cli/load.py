"""`tavolata load`: load-tests a server with hundreds of scripted players."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import BadUsage, positive
from tavolata.core.registry import GAMES

if TYPE_CHECKING:
    from tavolata.server.load import Findings, Load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tables", metavar="N", type=positive, default=100, help="number of tables (default: %(default)s)"
    )
    parser.add_argument(
        "--minutes", metavar="M", type=float, default=1.0, help="duration in minutes (default: %(default)s)"
    )
    parser.add_argument("--game", choices=list(GAMES), default="sole-mio", help="(default: %(default)s)")
    parser.add_argument(
        "--players", metavar="N", type=positive, default=4, help="seats per table (default: %(default)s)"
    )
    parser.add_argument(
        "--people", metavar="N", type=positive, default=1, help="scripted human players per table (default: 1)"
    )
    parser.add_argument(
        "--bots", metavar="NAME", default="level:1", help="bots at the remaining seats (default: %(default)s)"
    )
    parser.add_argument(
        "--pause",
        metavar="A-B",
        type=_span,
        default=(2.0, 6.0),
        help="thinking time in seconds (default: 2-6; 0-0: none)",
    )
    parser.add_argument(
        "--replays",
        action="store_true",
        help="also request replays of finished games from a second client at the rate limit",
    )
    parser.add_argument("--url", metavar="URL", help="URL of a running server (default: start one)")
    parser.add_argument("--data", metavar="DATA", help="database for the started server")
    parser.add_argument("--json", metavar="FILE", help="also write the results to a JSON file")


def _span(text: str) -> tuple[float, float]:
    first, _, last = text.partition("-")
    try:
        span = float(first), float(last or first)
    except ValueError:
        span = (1.0, 0.0)
    if not 0 <= span[0] <= span[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is not a range of seconds such as 2-6")
    return span


def run(args: argparse.Namespace) -> int:
    from tavolata.cli import FOUND_WRONG
    from tavolata.cli.files import see_that_writable
    from tavolata.cli.readiness import make_ready
    from tavolata.core.extras import needing

    with needing("server", "tavolata load"):
        from tavolata.server.load import Load
        from tavolata.server.load_replays import GAME
    if args.people > args.players:
        raise BadUsage(f"--people {args.people} is more than --players {args.players}")
    if args.replays and args.url:
        raise BadUsage("--replays cannot be combined with --url")
    if args.json:
        see_that_writable(args.json)
    make_ready([args.game, *([GAME] if args.replays else [])], bots=True)
    load = Load(
        args.tables, 60 * args.minutes, args.game, args.players, args.people, args.bots, args.pause, args.replays
    )
    findings = asyncio.run(_measure(load, args.url, args.data))
    _show(load, findings)
    if args.json:
        Path(args.json).write_text(json.dumps(findings.as_json(), indent=2) + "\n", encoding="utf-8")
    return FOUND_WRONG if findings.errors or not findings.moves else 0


async def _measure(load: Load, url: str | None, data: str | None) -> Findings:
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from tavolata.server.load import own_server, run_load

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("players join", total=load.seconds)

        def show(seconds: float, waits: Sequence[float]) -> None:
            text = f"{len(waits):,} moves" if seconds else "players join"
            progress.update(task, completed=seconds, description=text)

        if url is not None:
            return await run_load(url.rstrip("/"), load, show)
        async with own_server(data=data, replays=load.replays) as server:
            return await run_load(server.url, load, show, server)


def _show(load: Load, found: Findings) -> None:
    print(
        f"{found.tables} tables of {load.game} for {load.players} ({load.people} of them human, thinking "
        f"{load.pause[0]:g} to {load.pause[1]:g} s; bots: {load.bot}), {found.seconds:g} s"
    )
    print(f"  human moves: {found.moves:,} ({found.moves_per_second:g} per second), messages: {found.messages:,}")
    print(
        f"  from sending a move to seeing it: median {found.ms_p50} ms, 90 % {found.ms_p90} ms, "
        f"99 % {found.ms_p99} ms, longest {found.ms_max} ms"
    )
    print(f"  games finished: {found.games_finished}")
    if found.memory_mb is not None:
        first, most, last = found.memory_mb
        print(f"  server memory: {first} MB after all players joined, peak {most} MB, {last} MB at the end")
        print(f"  CPU cores used by the server: {found.processors}")
    if found.replays is not None:
        answers = ", ".join(f"{status}: {count}" for status, count in sorted(found.replays.items()))
        print(f"  replay requests: {answers}")
    told = ", ".join(f"{what}: {count}" for what, count in sorted(found.errors.items()))
    print(f"  errors: {told or 'none'}")
