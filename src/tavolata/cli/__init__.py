"""The `tavolata` command.

Each command is a module with `add_arguments` and `run`. They import heavy modules (NumPy, numba, rich, the games) only
when they run, so that `tavolata --help` answers at once. Every error ends as one line and an exit code: 2 if something
cannot be done, 1 if a check found errors, 130 after Ctrl-C.
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
        # A terminal that lacks a character shows a question mark instead of failing.
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
        # The reader of our output is gone. Nothing more must be written, not even while Python shuts down.
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
    """One line: what is wrong, where, and what would be correct; and the code for programs."""
    sys.stdout.flush()
    line = " ".join(str(error).split())
    print(f"tavolata: {line} [{error.code}]", file=sys.stderr)
