"""A server that cheats with its shuffle, which honest clients have to catch.

It waits until all numbers are revealed, tries secrets until a seat of its choice is dealt a good hand, and then
rewrites everything that it has said: its commitment, its secret, and the commitments of the players. Nobody who has not
seen the first ones could tell them from honest ones.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from tavolata.core.fairness import commit, commit_number, seed_of
from tavolata.core.game import Game
from tavolata.server import dealing
from tavolata.server.journal import Begun, Committed, NumbersAsked, decode_change, encode_change
from tavolata.server.table import Table

#: Of the cards that a player of SOLOmino is dealt, how many with a symbol make a good hand.
GOOD = 6


def symbols_of(game: Game, seat: int) -> int:
    """How many cards with a symbol a seat of SOLOmino holds; symbols are capital letters."""
    return sum(letter.isupper() for letter in game.rules.read_view(game.view(seat))["hand"])


def best_secret(table: Table, seat: int) -> str:
    """With the numbers that are known now, a secret that gives this seat a good hand."""
    numbers = [chair.number for chair in table.chairs]
    for attempt in count():
        secret = f"{attempt:064x}"
        game = Game.new(table.opened.game, seed=seed_of(secret, table.id, numbers), **table.opened.options)
        if symbols_of(game, seat) >= GOOD:
            return secret
    raise AssertionError


def rewrite(data: Path, table: Table, secret: str) -> None:
    """Replace the secret and all commitments, in memory and on disk, as if they had always been these."""
    commitment = commit(secret)
    table.secret, table.opened = secret, replace(table.opened, commitment=commitment)
    for seat, chair in enumerate(table.chairs):
        if chair.number is not None:
            table.chairs[seat] = replace(chair, commitment=commit_number(commitment, table.id, chair.number))
    with closing(sqlite3.connect(data, timeout=10)) as disk, disk:
        disk.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table.id))
        for seq, text in disk.execute("SELECT seq, change FROM entries WHERE table_id = ?", (table.id,)).fetchall():
            change = decode_change(text)
            if isinstance(change, Committed):
                forged = replace(change, commitment=table.chairs[change.seat].commitment or change.commitment)
            elif seq == 1:
                forged = replace(change, commitment=commitment)  # type: ignore[assignment]
            else:
                continue
            disk.execute(
                "UPDATE entries SET change = ? WHERE table_id = ? AND seq = ?", (encode_change(forged), table.id, seq)
            )


@contextmanager
def choosing_afterwards(data: Path, choose: Callable[[Table], str]) -> Iterator[None]:
    """Servers in this process choose their secret when they know all numbers."""

    def next_step(table: Table) -> NumbersAsked | Begun:
        if table.numbers_asked:
            rewrite(data, table, choose(table))
        return honest(table)

    honest = dealing.next_step
    with patch.object(dealing, "next_step", next_step):
        yield


@contextmanager
def choosing_before_they_ask(data: Path, choose: Callable[[Table], str]) -> Iterator[None]:
    """Servers in this process change their secret before they ask for the numbers."""

    def next_step(table: Table) -> NumbersAsked | Begun:
        step = honest(table)
        if isinstance(step, NumbersAsked):
            rewrite(data, table, choose(table))
        return step

    honest = dealing.next_step
    with patch.object(dealing, "next_step", next_step):
        yield
