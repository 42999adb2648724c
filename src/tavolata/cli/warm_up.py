"""`tavolata warm-up`: compile all rules and bots now, so that nothing has to wait for it later."""

from __future__ import annotations

import argparse


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(_args: argparse.Namespace) -> int:
    from tavolata.cli.readiness import make_ready
    from tavolata.core.kernel.jit import MODE
    from tavolata.core.registry import GAMES

    seconds = make_ready(GAMES, bots=True)
    if MODE == "python":
        print("nothing to prepare: TAVOLATA_KERNEL=python runs the rules as they are")
    else:
        print(f"the rules are ready, after {seconds:.1f} s" if seconds else "the rules are ready")
    return 0
