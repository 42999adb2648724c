"""`tavolata load`: scripted players by the hundred at a live server, and how long they wait for their moves."""

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
    parser.add_argument("--tables", metavar="N", type=positive, default=100, help="how many (default: %(default)s)")
    parser.add_argument("--minutes", metavar="M", type=float, default=1.0, help="for how long (default: %(default)s)")
    parser.add_argument("--game", choices=list(GAMES), default="sole-mio", help="(default: %(default)s)")
    parser.add_argument("--players", metavar="N", type=positive, default=4, help="seats (default: %(default)s)")
    parser.add_argument(
        "--people", metavar="N", type=positive, default=1, help="how many of the seats are people (default: 1)"
    )
    parser.add_argument("--bots", metavar="NAME", default="level:1", help="at the other seats (default: %(default)s)")
    parser.add_argument(
        "--pause", metavar="A-B", type=_span, default=(2.0, 6.0), help="seconds people think (default: 2-6; 0-0: rush)"
    )
    parser.add_argument(
        "--replays",
        action="store_true",
        help="beside them somebody at another address looks back at finished games, as often as the server allows",
    )
    parser.add_argument("--url", metavar="URL", help="a server that runs (default: one is started for this)")
    parser.add_argument("--data", metavar="DATA", help="what the server that is started keeps its tables in")
    parser.add_argument("--json", metavar="FILE", help="write the findings to a file, too")


def _span(text: str) -> tuple[float, float]:
    first, _, last = text.partition("-")
    try:
        span = float(first), float(last or first)
    except ValueError:
        span = (1.0, 0.0)
    if not 0 <= span[0] <= span[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is no span of seconds; write 2-6")
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
        raise BadUsage("--replays needs a server that is started for it: leave out --url")
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
        task = progress.add_task("players arrive", total=load.seconds)

        def show(seconds: float, waits: Sequence[float]) -> None:
            text = f"{len(waits):,} moves" if seconds else "players arrive"
            progress.update(task, completed=seconds, description=text)

        if url is not None:
            return await run_load(url.rstrip("/"), load, show)
        async with own_server(data=data, replays=load.replays) as server:
            return await run_load(server.url, load, show, server)


def _show(load: Load, found: Findings) -> None:
    print(
        f"{found.tables} tables of {load.game} for {load.players} ({load.people} of them people, who think "
        f"{load.pause[0]:g} to {load.pause[1]:g} s; bots {load.bot}), {found.seconds:g} s"
    )
    print(f"  moves of people: {found.moves:,} ({found.moves_per_second:g} a second), messages: {found.messages:,}")
    print(
        f"  from a move to the table with it: median {found.ms_p50} ms, 90 % {found.ms_p90} ms, "
        f"99 % {found.ms_p99} ms, longest {found.ms_max} ms"
    )
    print(f"  games finished: {found.games_finished}")
    if found.memory_mb is not None:
        first, most, last = found.memory_mb
        print(f"  memory of the server: {first} MB when all had come, at most {most} MB, {last} MB at the end")
        print(f"  processors that the server kept busy: {found.processors}")
    if found.replays is not None:
        answers = ", ".join(f"{status}: {count}" for status, count in sorted(found.replays.items()))
        print(f"  answers to the one who looked back at games: {answers}")
    told = ", ".join(f"{what}: {count}" for what, count in sorted(found.errors.items()))
    print(f"  errors: {told or 'none'}")
