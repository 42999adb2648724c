"""`tavolata warm-up`: compiles all rules and bots in advance."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="games whose families to compile (default: all)")
    parser.add_argument("--environments", action="store_true", help="also compile the environments")
    parser.add_argument("--learning", action="store_true", help="also compile `tavolata learn`")


def run(args: argparse.Namespace) -> int:
    from tavolata.cli.readiness import make_ready
    from tavolata.core.kernel.jit import MODE, PLAIN
    from tavolata.core.registry import GAMES, get_rules

    for game in args.games:
        get_rules(game)  # refuses what is no game
    seconds = make_ready(
        args.games or GAMES,
        bots=True,
        simulation=True,
        environments=args.environments,
        learning=args.learning,
    )
    if PLAIN:
        print(f"nothing to compile with TAVOLATA_KERNEL={MODE}")
    else:
        print(f"rules compiled in {seconds:.1f} s" if seconds else "the rules are already compiled")
    return 0
