"""`tavolata admin`: administration of a server."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from tavolata.cli.arguments import positive
from tavolata.core.errors import BadFile
from tavolata.core.extras import needing
from tavolata.server.settings import read_settings, usual_data

if TYPE_CHECKING:
    from tavolata.server.store import Store, TableRow


#: As in `messages`, which needs the server's own packages.
STATES = ["waiting", "dealing", "playing", "paused", "over", "closed", "unreadable"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DATA", help="SQLite file or postgresql:// URL (default: same as serve)")
    parser.add_argument("--config", metavar="FILE", help="read the setting `data` from a TOML file")
    verbs = parser.add_subparsers(metavar="COMMAND", required=True, dest="what")
    listing = verbs.add_parser("list", help="list tables, most recently changed first")
    listing.add_argument("--state", choices=STATES, help="only tables in this state")
    listing.add_argument(
        "--limit", metavar="N", type=positive, default=50, help="maximum number (default: %(default)s)"
    )
    show = verbs.add_parser("show", help="show a table: its players and its journal")
    show.add_argument("table", metavar="TABLE")
    end = verbs.add_parser("end", help="close a table (also while the server is running)")
    end.add_argument("table", metavar="TABLE")
    end.add_argument("--reason", metavar="TEXT", default="administrator", help="(default: %(default)s)")
    forget = verbs.add_parser("delete-user", help="delete a user (with SQLite, stop the server first)")
    forget.add_argument("user", metavar="USER", help="the id, as `show` prints it")
    sign_out = verbs.add_parser(
        "sign-out", help="invalidate all sessions, links and tokens of a user (with SQLite, stop the server first)"
    )
    sign_out.add_argument("user", metavar="USER", help="the id, as `show` prints it")
    export = verbs.add_parser("export", help="export the whole database to a file")
    export.add_argument("file", metavar="FILE")
    restore = verbs.add_parser("import", help="import an export into an empty database")
    restore.add_argument("file", metavar="FILE")
    compact = verbs.add_parser("compact", help="delete unfinished tables that have been idle (stop the server first)")
    compact.add_argument(
        "--days", metavar="N", type=positive, default=90, help="idle for this many days (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    with needing("server", "a server"):
        from tavolata.server.store import open_store
    create = args.what == "import"
    data = read_settings({"data": args.data}, config=args.config).data or usual_data(make_folder=create)

    async def work() -> None:
        read_only = args.what in ("list", "show", "export")
        store = await open_store(data, beside=args.what == "end", create=create, read_only=read_only)
        try:
            await _VERBS[args.what](store, args)
        finally:
            await store.close()

    asyncio.run(work())
    return 0


async def _list(store: Store, args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    from tavolata.cli.journals import when

    counts = await store.count_tables()
    rows = await store.tables(states=[args.state] if args.state else None, limit=args.limit)
    shown = Table("table", "game", "state", "who", "moves", "changed", box=None, header_style="bold")
    for row in rows:
        summary = row.summary
        shown.add_row(row.id, summary.game, summary.state, _who(row), str(row.seq), when(row.changed))
    Console().print(shown)
    print(", ".join(f"{state}: {count}" for state, count in sorted(counts.items())) or "no tables")


def _who(row: TableRow) -> str:
    summary = row.summary
    seats = zip(summary.users, summary.names, summary.bots, strict=True)
    return ", ".join(name or "?" if user else bot or "free" for user, name, bot in seats)


async def _show(store: Store, args: argparse.Namespace) -> None:
    from tavolata.cli.journals import describe, when
    from tavolata.cli.readiness import make_ready
    from tavolata.core.registry import GAMES
    from tavolata.server.admin import load_table
    from tavolata.server.errors import Unreadable

    make_ready(GAMES)
    try:
        table = await load_table(store, args.table)
    except Unreadable as error:
        row = await store.table(args.table)
        if row is not None:
            print(f"{row.id}: {row.summary.game}, {_who(row)}, {row.seq} entries, last changed {when(row.changed)}")
        raise BadFile(
            f"{error.message}. `admin export` still exports it completely, `admin end` closes the table"
        ) from None
    for line in describe(table, await store.journal(args.table)):
        print(line)


async def _end(store: Store, args: argparse.Namespace) -> None:
    from tavolata.cli.readiness import make_ready
    from tavolata.core.registry import GAMES
    from tavolata.server.admin import end_table

    make_ready(GAMES)
    await end_table(store, args.table, args.reason)
    print(f"{args.table} is closed")


async def _delete_user(store: Store, args: argparse.Namespace) -> None:
    count = await store.delete_user(args.user)
    print(f"{args.user} is deleted; tables with this user: {count}")


async def _sign_out(store: Store, args: argparse.Namespace) -> None:
    user = await store.sign_out(args.user)
    print(f"{user.id} ({user.name}) is signed out everywhere")


async def _export(store: Store, args: argparse.Namespace) -> None:
    from tavolata.server.admin import export_to

    with _for_oneself(Path(args.file)) as file:
        count = await export_to(store, file)
    print(f"{args.file}: {count:,} objects written; it contains secrets, so keep it private")


def _for_oneself(path: Path) -> TextIO:
    """A file that only its owner may read, even if it existed before: it contains the secrets of running games."""
    try:
        path.touch(0o600)
        path.chmod(0o600)
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror}") from None


async def _import(store: Store, args: argparse.Namespace) -> None:
    from tavolata.server.admin import import_from

    print(f"{await import_from(store, Path(args.file)):,} objects read from {args.file}")


async def _compact(store: Store, args: argparse.Namespace) -> None:
    count = await store.compact(time.time() - 86_400 * args.days)
    print(f"{count:,} tables removed", file=sys.stdout)


_VERBS = {
    "list": _list,
    "show": _show,
    "end": _end,
    "delete-user": _delete_user,
    "sign-out": _sign_out,
    "export": _export,
    "import": _import,
    "compact": _compact,
}
