"""`tavolata learn`: fits the winning probability at the end of a round to self-play games of the greedy bot."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tavolata.cli.arguments import positive, whole


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games",
        metavar="K",
        type=positive,
        default=20_000,
        help="games for each game and number of players (default: %(default)s)",
    )
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="seed of the first game (default: 0)")
    parser.add_argument("--out", metavar="FILE", required=True, help="output file for the weights (JSON)")


def run(args: argparse.Namespace) -> int:
    from tavolata.bots.chances import Weights, as_json, learn_all
    from tavolata.cli.files import see_that_writable

    see_that_writable(args.out)
    print("playing greedy self-play games; the first run compiles for about a minute", file=sys.stderr)
    learned: list[tuple[str, int, Weights]] = []
    for game, players, weights in learn_all(args.games, args.seed):
        learned.append((game, players, weights))
        print(f"{game} for {players}: learned from {args.games:,} games", flush=True)
    Path(args.out).write_text(as_json(learned, args.games, args.seed), encoding="utf-8")
    print(f"wrote {args.out}")
    return 0
