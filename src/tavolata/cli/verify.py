"""`tavolata verify FILE...`: replay records action by action, and say where and why one is wrong."""

from __future__ import annotations

import argparse

from tavolata.core.errors import BadRecord, TavolataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="records: one a line (.jsonl), or a single one (.json)"
    )


def run(args: argparse.Namespace) -> int:
    return max(_verify(file) for file in args.files)


def _verify(file: str) -> int:
    from tavolata.cli import CANNOT, FOUND_WRONG, complain
    from tavolata.cli.readiness import make_ready
    from tavolata.core.records import verify_file
    from tavolata.core.registry import GAMES

    make_ready(GAMES)
    right = finished = steps = fair = wrong = 0
    try:
        for verdict in verify_file(file):
            if verdict.game is None or verdict.error is not None:
                wrong += 1
                complain(verdict.error or BadRecord(f"{verdict.where} tells no game"))
                continue
            right += 1
            finished += verdict.game.is_over
            steps += len(verdict.game.history)
            fair += verdict.fair
    except BadRecord as error:
        complain(error)
        return FOUND_WRONG
    except TavolataError as error:
        complain(error)
        return CANNOT
    print(
        f"{file}: {_count(right, 'record')} true to the rules "
        f"({finished} finished, {_count(steps, 'step')} replayed, {fair:,} with checked shuffles)"
    )
    if wrong:
        print(f"{file}: {_count(wrong, 'record')} wrong")
    return FOUND_WRONG if wrong else 0


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
