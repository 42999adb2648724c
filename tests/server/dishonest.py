"""A server that cheats with its shuffle, which honest clients have to catch.

It waits until all numbers are revealed, and tries until a seat of its choice is dealt a good hand: either secrets, or
numbers for a seat that plays along, such as that of a bot. Then it rewrites all that it has said: its commitment,
its secret, and the commitments of the players. Nobody who has not seen the first ones could tell them from honest ones.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from tavolata.core.fairness import commit, commit_number, new_number, seed_of
from tavolata.core.game import Game
from tavolata.server import dealing
from tavolata.server.journal import (
    AnyChange,
    Begun,
    Committed,
    NumbersAsked,
    Opened,
    Revealed,
    decode_change,
    encode_change,
)
from tavolata.server.table import Table

#: Of the cards that a player of SOLOmino is dealt, how many with a symbol make a good hand.
GOOD = 6


def symbols_of(game: Game, seat: int) -> int:
    """How many cards with a symbol a seat of SOLOmino holds; symbols are capital letters."""
    return sum(letter.isupper() for letter in game.rules.read_view(game.view(seat))["hand"])


def best_secret(table: Table, seat: int) -> str:
    """With the numbers that are known now, a secret that gives this seat a good hand."""
    numbers = [chair.number for chair in table.chairs]
    secrets = (f"{attempt:064x}" for attempt in count())
    return next(secret for secret in secrets if _is_good(table, seat, secret, numbers))


def best_number(table: Table, seat: int) -> str:
    """With the numbers that are known now, one of this seat's own that gives it a good hand."""
    numbers = [chair.number for chair in table.chairs]
    while True:
        numbers[seat] = number = new_number()
        if _is_good(table, seat, table.secret, numbers):
            return number


def _is_good(table: Table, seat: int, secret: str, numbers: Sequence[str | None]) -> bool:
    game = Game.new(table.opened.game, seed=seed_of(secret, table.id, numbers), **table.opened.options)
    return symbols_of(game, seat) >= GOOD


def rewrite(data: Path, table: Table, secret: str) -> None:
    """Replace the secret and all commitments, in memory and on disk, as if they had always been these."""
    commitment = commit(secret)
    table.secret, table.opened = secret, replace(table.opened, commitment=commitment)
    for seat, chair in enumerate(table.chairs):
        if chair.number is not None:
            table.chairs[seat] = replace(chair, commitment=commit_number(commitment, table.id, chair.number))

    def forged(change: AnyChange) -> AnyChange:
        match change:
            case Opened():
                return replace(change, commitment=commitment)
            case Committed(seat=seat, commitment=before):
                return replace(change, commitment=table.chairs[seat].commitment or before)
        return change

    with closing(sqlite3.connect(data, timeout=10)) as disk, disk:
        disk.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table.id))
    _forge(data, table, forged)


def add_number(data: Path, table: Table, seat: int, number: str) -> None:
    """Let a seat have committed to this number from the beginning, in memory and on disk."""
    commitment = commit_number(table.opened.commitment, table.id, number)
    table.chairs[seat] = replace(table.chairs[seat], commitment=commitment, number=number)

    def forged(change: AnyChange) -> AnyChange:
        match change:
            case Opened(chairs=chairs) if chairs[seat].bot is not None:
                bot = replace(chairs[seat], commitment=commitment, number=number)
                return replace(change, chairs=[*chairs[:seat], bot, *chairs[seat + 1 :]])
            case Committed(seat=at) if at == seat:
                return replace(change, commitment=commitment)
            case Revealed(seat=at) if at == seat:
                return replace(change, number=number)
        return change

    _forge(data, table, forged)


def _forge(data: Path, table: Table, forged: Callable[[AnyChange], AnyChange]) -> None:
    """Rewrite the journal of a table on disk."""
    with closing(sqlite3.connect(data, timeout=10)) as disk, disk:
        entries = disk.execute("SELECT seq, change FROM entries WHERE table_id = ?", (table.id,)).fetchall()
        for seq, text in entries:
            told = encode_change(forged(decode_change(text)))
            disk.execute("UPDATE entries SET change = ? WHERE table_id = ? AND seq = ?", (told, table.id, seq))


@contextmanager
def _before_dealing(cheat: Callable[[Table], None]) -> Iterator[None]:
    """Servers in this process cheat when they know all numbers."""

    def next_step(table: Table) -> NumbersAsked | Begun:
        if table.numbers_asked:
            cheat(table)
        return honest(table)

    honest = dealing.next_step
    with patch.object(dealing, "next_step", next_step):
        yield


def choosing_afterwards(data: Path, choose: Callable[[Table], str]) -> AbstractContextManager[None]:
    """Servers in this process choose their secret when they know all numbers."""
    return _before_dealing(lambda table: rewrite(data, table, choose(table)))


def adding_afterwards(data: Path, seat: int) -> AbstractContextManager[None]:
    """Servers in this process choose the number of this seat when they know all others."""
    return _before_dealing(lambda table: add_number(data, table, seat, best_number(table, seat)))


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
