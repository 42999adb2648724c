"""`tavolata learn`: fit the chance to win at the end of a round to games that the greedy player plays with itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tavolata.cli.arguments import positive, whole


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", metavar="K", type=positive, default=20_000, help="of each kind (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="seed of the first game (default: 0)")
    parser.add_argument("--out", metavar="FILE", required=True, help="where to write the weights (JSON)")


def run(args: argparse.Namespace) -> int:
    from tavolata.bots.chances import Weights, as_json, learn_all
    from tavolata.cli.files import see_that_writable

    see_that_writable(args.out)
    print("the greedy players play with themselves; the first time, that is compiled for a minute", file=sys.stderr)
    learned: list[tuple[str, int, Weights]] = []
    for game, players, weights in learn_all(args.games, args.seed):
        learned.append((game, players, weights))
        print(f"{game} for {players}: learned from {args.games:,} games", flush=True)
    Path(args.out).write_text(as_json(learned, args.games, args.seed), encoding="utf-8")
    print(f"wrote {args.out}")
    return 0
