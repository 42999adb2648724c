"""What a client would like best, as the headers Accept-Language and Accept-Encoding say it."""

from __future__ import annotations

from collections.abc import Iterator


def read_wishes(header: str | None) -> Iterator[tuple[str, float]]:
    """Each wish in lower case with its weight from 0 (not at all) to 1; a weight that nobody can read is 0."""
    for part in (header or "").split(","):
        name, *parameters = (word.strip().lower() for word in part.split(";"))
        if name:
            weights = [word.removeprefix("q=") for word in parameters if word.startswith("q=")]
            yield name, _weight(weights[0]) if weights else 1.0


def _weight(text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
