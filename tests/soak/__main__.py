"""Break the system on purpose, in all ways one after the other, and print the table of docs/reliability.md.

make soak ARGS="--only kills --short"
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace

from tests.soak.clocks import JUMPING
from tests.soak.disks import DISKS
from tests.soak.fuzz import FUZZ
from tests.soak.hour import HOUR
from tests.soak.inputs import INPUTS
from tests.soak.kills import KILLS
from tests.soak.mutants import MUTANTS
from tests.soak.proxy import PROXY
from tests.soak.replays import REPLAYS
from tests.soak.runs import HEADER, Kind, Result, complain
from tests.soak.sockets import SOCKETS

KINDS: list[Kind] = [KILLS, DISKS, PROXY, FUZZ, INPUTS, SOCKETS, JUMPING, REPLAYS, HOUR, MUTANTS]


def main() -> int:
    names = [kind.name for kind in KINDS]
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Break the system on purpose.")
    parser.add_argument("--only", nargs="+", choices=names, metavar="KIND", help=f"some of {', '.join(names)}")
    parser.add_argument("--short", action="store_true", help="as in make test: seconds instead of hours")
    parser.add_argument("--seed", type=int, default=1, help="the same seed does the same things (default: 1)")
    args = parser.parse_args()
    results = [_run(kind, args) for kind in KINDS if args.only is None or kind.name in args.only]
    print(HEADER)
    for result in results:
        print(result.row)
    return 0 if all(result.held for result in results) else 1


def _run(kind: Kind, args: argparse.Namespace) -> Result:
    bounds = replace(kind.short if args.short else kind.long, seed=args.seed)
    print(f"{kind.name}: {bounds.count:,} {kind.unit}, at most {bounds.seconds:.0f} s", file=sys.stderr)
    result = asyncio.run(kind.run(bounds))
    complain(kind, result)
    return result


if __name__ == "__main__":
    sys.exit(main())
