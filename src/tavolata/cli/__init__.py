"""The `tavolata` command.

Each verb is a module with `add_arguments` and `run`. They import what is heavy (NumPy, numba, rich, the games) only
when they run, so that the command answers at once. Whatever goes wrong ends as one line and an exit code: 2 if
something cannot be done, 1 if a check found something wrong, 130 after Ctrl-C.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from tavolata.cli.arguments import parse
from tavolata.core.errors import TavolataError

FOUND_WRONG, CANNOT, INTERRUPTED, NOBODY_READS = 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        args = parse(sys.argv[1:] if argv is None else argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except TavolataError as error:
        complain(error)
        return CANNOT
    except BrokenPipeError:
        # Whoever read our output has gone. Nothing more must be written, not even while Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"tavolata: {where}{error.strerror or error} [system]", file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:
        print("\ntavolata: interrupted", file=sys.stderr)
        return INTERRUPTED
    return code


def complain(error: TavolataError) -> None:
    """One line: what, where, what would be right; and the code for programs."""
    sys.stdout.flush()
    line = " ".join(str(error).split())
    print(f"tavolata: {line} [{error.code}]", file=sys.stderr)
