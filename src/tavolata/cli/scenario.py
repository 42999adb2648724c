"""`tavolata scenario FILE...`: runs scenario files and reports differences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from tavolata.core.errors import BadFile, TavolataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="scenario files (.toml) or directories of them")


def run(args: argparse.Namespace) -> int:
    from tavolata.cli import CANNOT, FOUND_WRONG, complain
    from tavolata.cli.readiness import make_ready
    from tavolata.core.registry import GAMES
    from tavolata.core.scenarios import run_file

    make_ready(GAMES)
    holding = differing = broken = 0
    for file in args.files:
        try:
            for path in _scenarios(Path(file)):
                try:
                    report = run_file(path)
                except TavolataError as error:
                    broken += 1
                    complain(error)
                    continue
                holding += report.holds
                differing += not report.holds
                print(f"{'holds' if report.holds else 'DIFFERS'}  {report}")
        except BadFile as error:
            broken += 1
            complain(error)
    parts = [f"{holding} hold", f"{differing} differ", f"{broken} cannot be run"]
    count = holding + differing + broken
    print(f"{count} scenario{'s' if count != 1 else ''}: {', '.join(parts)}")
    return CANNOT if broken else FOUND_WRONG if differing else 0


def _scenarios(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise BadFile(f"{path} contains no scenarios (*.toml)")
    yield from found
