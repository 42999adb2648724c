"""Fair shuffles that anyone can check.

Before the first card the table shows a *commitment*, the hash of a secret. Then each player's program may add a number
of its own. The seed of the game's generator is a hash of all of these, so nobody can choose it: the table does not know
the numbers when it commits, and the players do not know the secret when they add theirs. At the end the secret is
revealed. Hashes are taken of plain texts, so that `sha256sum` is enough to check them (docs/formats.md).
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
NO_NUMBER = "-"
#: Says what the text is for, so that its hash is good for nothing else.
HEADING = "tavolata shuffle"
SEED_BYTES = 12  # what a generator takes


def new_secret() -> str:
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    """What is shown before the game: it binds the table to the secret and does not tell it."""
    return _sha256(_checked("secret", secret, SECRET, "64 hexadecimal digits in lower case")).hex()


def seed_of(secret: str, table: str, numbers: Sequence[str | None]) -> int:
    """The seed of the game, from the secret, the table's id and the number that each seat added, or None."""
    lines = [
        HEADING,
        _checked("secret", secret, SECRET, "64 hexadecimal digits in lower case"),
        _checked("table", table, TABLE, "1 to 64 letters, digits, - and _"),
        *(NO_NUMBER if number is None else check_number(number) for number in numbers),
    ]
    return int.from_bytes(_sha256("".join(f"{line}\n" for line in lines))[:SEED_BYTES], "big")


def check_number(number: object) -> str:
    """A number that a player's program adds; BadRecord says what would be right."""
    return _checked("number", number, NUMBER, "1 to 64 hexadecimal digits in lower case")


def _checked(name: str, value: object, form: re.Pattern[str], right: str) -> str:
    if not isinstance(value, str) or not form.fullmatch(value):
        raise BadRecord(f"the {name} is {quoted(value)}; it must be {right}")
    return value


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()
