"""How people and seats may be called, and what tables and users are known by."""

from __future__ import annotations

import secrets
import string
import unicodedata

from tavolata.core.errors import quoted
from tavolata.server.errors import ServerError

LONGEST = 30
#: They join letters and emoji and are wanted in names, though they cannot be seen.
_JOINERS = "\u200c\u200d"
_LETTERS = string.ascii_letters + string.digits


def new_id(length: int) -> str:
    """An id that nobody can guess. It has no dash, with which a command would take it for an option."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


class BadName(ServerError):
    """A name that is empty or too long, or has characters that would make trouble where it is shown."""

    code = "bad-name"
    status = 422


def clean_name(text: str) -> str:
    """The name in one way of writing, without blanks around it.

    What cannot be printed is refused: controls, line breaks, and marks that turn the direction of all that follows.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if not 1 <= len(name) <= LONGEST:
        raise BadName(f"a name has 1 to {LONGEST} characters, not {len(name)}")
    for letter in name:
        if not letter.isprintable() and letter not in _JOINERS:
            raise BadName(f"a name must not contain {quoted(letter)}")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise BadName("a name needs at least one visible character")
    return name
