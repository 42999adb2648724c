"""`tavolata warm-up`: compile all rules and bots now, so that nothing has to wait for it later."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="only those of the families of these games")
    parser.add_argument("--environments", action="store_true", help="also prepare what learning programs step")
    parser.add_argument("--learning", action="store_true", help="also prepare `tavolata learn`")


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
        print(f"nothing to prepare: TAVOLATA_KERNEL={MODE} compiles no rules")
    else:
        print(f"the rules are ready, after {seconds:.1f} s" if seconds else "the rules are ready")
    return 0
