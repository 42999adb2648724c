"""`tavolata hint FILE`: analyses a move of a recorded game with the search bot."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from tavolata.cli.arguments import positive, whole

if TYPE_CHECKING:
    from tavolata.bots.hints import Hint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record (.json) or several records, one per line (.jsonl)")
    parser.add_argument("--game", metavar="G", type=positive, default=1, help="which record of the file (default: 1)")
    parser.add_argument(
        "--move", metavar="M", type=positive, help="move to analyse, from 1 (default: the decision after the last move)"
    )
    parser.add_argument(
        "--playouts", metavar="N", type=positive, default=5000, help="number of playouts (default: %(default)s)"
    )
    parser.add_argument(
        "--threads",
        metavar="T",
        type=positive,
        default=os.cpu_count() or 1,
        help="number of threads (default: all cores, %(default)s)",
    )
    parser.add_argument("--best", metavar="K", type=positive, default=5, help="number of actions to show (default: 5)")
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="seed of the playouts (default: 0)")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")


def run(args: argparse.Namespace) -> int:
    import json

    from tavolata.bots.hints import give_hint, replay_to
    from tavolata.bots.search import Budget
    from tavolata.cli.readiness import make_ready
    from tavolata.core.errors import BadOption
    from tavolata.core.records import read_records
    from tavolata.core.registry import GAMES

    records = list(read_records(args.file))
    if args.game > len(records):
        raise BadOption(f"{args.file} has no game {args.game}; it has {len(records)}")
    make_ready(GAMES, bots=True)
    game, played = replay_to(records[args.game - 1], args.move)
    hint = give_hint(game, Budget(playouts=args.playouts, threads=args.threads), args.seed)
    if args.json:
        print(json.dumps(hint.as_json(game.rules, played)))
    else:
        _print(args, hint, game.rules.format_action, played)
    return 0


def _print(args: argparse.Namespace, hint: Hint, notation: Callable[[int], str], played: int | None) -> None:
    print(f"move {hint.move}: seat {hint.seat} decides ({hint.decision})")
    width = max(len(notation(option.action)) for option in hint.estimates)
    for place, option in enumerate(hint.estimates, 1):
        if place <= args.best or option.action == played:
            mark = "  played" if option.action == played else ""
            name = notation(option.action)
            print(f"  {place:2}. {name:{width}}  {option.chance:6.1%} to win, {option.playouts:,} playouts{mark}")
    left_out = len(hint.estimates) - args.best
    if left_out > 0:
        print(f"  ({left_out} more; --best {len(hint.estimates)} shows all)")
    print(f"{hint.playouts:,} playouts in total, to the end of the game; weaker actions got fewer")
