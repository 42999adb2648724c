"""How people and seats may be called."""

from __future__ import annotations

import unicodedata

from tavolata.core.errors import quoted
from tavolata.server.errors import ServerError

LONGEST = 30
#: They join letters and emoji and are wanted in names, though they cannot be seen.
_JOINERS = "\u200c\u200d"


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
            raise BadName(f"a name cannot have the character {quoted(letter)}")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise BadName("a name needs a character that can be seen")
    return name
