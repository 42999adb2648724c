"""`tavolata verify FILE...`: verifies game records action by action."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tavolata.core.errors import BadRecord, TavolataError

if TYPE_CHECKING:
    from tavolata.core.receipts import Receipt
    from tavolata.core.records import Verdict


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="record files (.json, or .jsonl with one per line)")
    parser.add_argument(
        "--receipt",
        metavar="FILE",
        action="append",
        default=[],
        help="receipt saved by a player's client; checked against the record of its table",
    )


def run(args: argparse.Namespace) -> int:
    return _complaining(partial(_verify_all, args.files, args.receipt))


def _complaining(verify: Callable[[], int]) -> int:
    """The exit code of a verification; if it cannot finish, print the reason."""
    from tavolata.cli import CANNOT, FOUND_WRONG, complain

    try:
        return verify()
    except TavolataError as error:
        complain(error)
        return FOUND_WRONG if isinstance(error, BadRecord) else CANNOT


def _verify_all(files: list[str], receipt_files: list[str]) -> int:
    from tavolata.cli import FOUND_WRONG, complain
    from tavolata.core.receipts import read_receipt

    receipts, used = [read_receipt(file) for file in receipt_files], set[str]()
    worst = max(_complaining(partial(_verify, file, receipts, used)) for file in files)
    for receipt in receipts:
        if receipt.table not in used:
            complain(BadRecord(f"a receipt is for table {receipt.table}, but there is no valid record of that table"))
            worst = max(worst, FOUND_WRONG)
    return worst


def _verify(file: str, receipts: list[Receipt], used: set[str]) -> int:
    """Verify a file; the tables whose receipts were held against a record are added to `used`."""
    from tavolata.cli import FOUND_WRONG, complain
    from tavolata.cli.readiness import make_ready
    from tavolata.core.records import verify_file
    from tavolata.core.registry import GAMES

    make_ready(GAMES)
    right = finished = steps = fair = unbound = wrong = 0
    for verdict in verify_file(file):
        try:
            game = verdict.checked_game()
            _hold_against(verdict, receipts, used)
        except BadRecord as error:
            wrong += 1
            complain(error)
            continue
        right += 1
        finished += game.is_over
        steps += len(game.history)
        fair += verdict.fair is not None
        unbound += verdict.is_unbound
        for seat in verdict.withheld:
            print(f"{verdict.where}: seat {seat} committed to a number and withheld it")
        if verdict.assisted is not None:
            undone, hints = _count(verdict.assisted["undone"], "move"), _count(verdict.assisted["hints"], "hint")
            print(f"{verdict.where}: played with help ({undone} taken back, {hints} asked for)")
    print(
        f"{file}: {_count(right, 'record')} valid "
        f"({finished} finished, {_count(steps, 'step')} replayed, {fair:,} with checked shuffles)"
    )
    if unbound:
        print(
            f"{file}: {_count(unbound, 'record')} with a proof that does not bind the server: no player's client had "
            "committed to a number, so the server could choose the shuffles"
        )
    if wrong:
        print(f"{file}: {_count(wrong, 'record')} invalid")
    return FOUND_WRONG if wrong else 0


def _hold_against(verdict: Verdict, receipts: list[Receipt], used: set[str]) -> None:
    from tavolata.core.receipts import check_receipt

    for receipt in receipts:
        if verdict.fair is not None and verdict.fair["table"] == receipt.table:
            used.add(receipt.table)
            try:
                check_receipt(verdict.checked_game(), verdict.fair, receipt)
            except BadRecord as error:
                raise BadRecord(f"{verdict.where}: {error.message}") from None
            if receipt.asked is None:
                print(
                    f"{verdict.where}: the receipt of seat {receipt.seat} does not tell what the table showed when it "
                    "asked for the numbers, so it cannot show that those of the other seats were not chosen afterwards"
                )


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
