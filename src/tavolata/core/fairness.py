"""Fair shuffles that anyone can check.

Before anybody has said anything the table shows a *commitment*, the hash of a secret. Each player's program
remembers it, chooses a number, and commits to that number in the same way. At the start each program remembers all
commitments that the table shows, and reveals its number. The seed of the game's generator is a hash of the secret and
all numbers, so nobody can choose it: the table and all other seats were bound before they knew that number, and the
players do not know the secret. At the end the secret is revealed, and each program checks that the record has the
commitments that it saw, and its own number (`tavolata.core.receipts`).
Hashes are taken of plain texts, so that `sha256sum` is enough to check them (docs/formats.md).
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from tavolata.core.errors import BadRecord, quoted

SECRET = re.compile(r"[0-9a-f]{64}")
NUMBER = re.compile(r"[0-9a-f]{1,64}")
#: No character that ends a line: each part of the hashed text has a line of its own.
TABLE = re.compile(r"[0-9A-Za-z_-]{1,64}")
HASH = SECRET
NO_NUMBER = "-"
#: They say what a text is for, so that its hash is good for nothing else.
SHUFFLE_HEADING, NUMBER_HEADING = "tavolata shuffle", "tavolata number"
_HASH_FORM = "64 hexadecimal digits in lower case"
_TABLE_FORM = "1 to 64 letters, digits, - and _"
SEED_BYTES = 12  # what a generator takes


def new_secret() -> str:
    return secrets.token_hex(32)


def new_number() -> str:
    return secrets.token_hex(16)


def commit(secret: str) -> str:
    """What is shown before the game: it binds the table to the secret and does not tell it."""
    return _sha256(_checked("secret", secret, SECRET, _HASH_FORM)).hex()


def commit_number(commitment: str, table: str, number: str) -> str:
    """What a player's program says before the game: it binds it to its number and does not tell it.

    The table's own commitment is part of it, so a table that changes its secret makes all these worthless.
    """
    lines = [NUMBER_HEADING, check_commitment(commitment), check_table(table), check_number(number)]
    return _sha256_lines(lines).hex()


def seed_of(secret: str, table: str, numbers: Sequence[str | None]) -> int:
    """The seed of the game, from the secret, the table's id and the number that each seat added, or None."""
    lines = [
        SHUFFLE_HEADING,
        _checked("secret", secret, SECRET, _HASH_FORM),
        check_table(table),
        *(NO_NUMBER if number is None else check_number(number) for number in numbers),
    ]
    return int.from_bytes(_sha256_lines(lines)[:SEED_BYTES], "big")


def check_number(number: object) -> str:
    """A number that a player's program adds; BadRecord says what would be right."""
    return _checked("number", number, NUMBER, "1 to 64 hexadecimal digits in lower case")


def check_commitment(commitment: object) -> str:
    """The hash that the table, or a player's program, commits itself by."""
    return _checked("commitment", commitment, HASH, _HASH_FORM)


def check_table(table: object) -> str:
    return _checked("table", table, TABLE, _TABLE_FORM)


def _checked(name: str, value: object, form: re.Pattern[str], right: str) -> str:
    if not isinstance(value, str) or not form.fullmatch(value):
        raise BadRecord(f"the {name} is {quoted(value)}; it must be {right}")
    return value


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()


def _sha256_lines(lines: Sequence[str]) -> bytes:
    return _sha256("".join(f"{line}\n" for line in lines))
