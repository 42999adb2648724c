"""What a page of docs/ says in its tables and examples, so that tests can hold it against the code."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def table(page: str, first: str) -> list[dict[str, str]]:
    """The rows of the table whose first column is called so: the text of each cell under the name of its column."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    (start,) = [number for number, line in enumerate(lines) if line.startswith(f"| {first} |")]
    names, _, *rows = [_cells(line) for line in takewhile(lambda line: line.startswith("|"), lines[start:])]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line[1:-1].split("|")]


def code(cell: str) -> list[str]:
    """What stands in backticks in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def column(page: str, first: str) -> list[str]:
    """All that stands in backticks in the first column of a table."""
    return [word for row in table(page, first) for word in code(row[first])]


def example(page: str, language: str) -> str:
    """The only example of a page that is marked as being in this language."""
    (text,) = re.findall(rf"(?ms)^```{language}\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"))
    return str(text)
