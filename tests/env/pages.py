"""The tables of docs/environments.md: `make golden` regenerates them."""

from __future__ import annotations

import re
from itertools import groupby

from tavolata.env.frame import Frame
from tests.pages import DOCS

PAGE = DOCS / "environments.md"
#: What the page shows as examples.
FRAMES = {"sole-mio": {"players": 3}, "solomino": {"players": 4}}
SORTS_OF_ACTIONS = {
    r"[LR]:.*": "lay a card: the end, the half that covers it, the half that becomes the end",
    r"@\+.*": "a player, by places to the left",
    r"=.": "a kind",
    r"x\d+": "an amount",
    r"\w\w-\w\w": "a card for the heap",
    r"-?(o+O*|p+P*|m+M*|s+S*|a+A*|O+|P+|M+|S+|A+)": "cards of one kind, `-` for none of it",
    r"done|supply|stack|give-up|ask|no|show|clockwise|counter|draw|keep|take|solomino|silent|pass": "a word",
    r".*": "an order",
}


def with_tables(text: str) -> str:
    """The page with up-to-date tables."""
    for game, options in FRAMES.items():
        frame = Frame(game, **options)
        for what, lines in (("observation", _fields(frame)), ("actions", _actions(frame))):
            mark = f"<!-- {what} {game} -->"
            text = re.sub(rf"(?s){mark}\n.*?<!-- end -->", "\n".join([mark, *lines, "<!-- end -->"]), text)
    return text


def _fields(frame: Frame) -> list[str]:
    lines = ["| cells | field | encoding | first and last cell |", "|---|---|---|---|"]
    layout = frame.layout
    for name, cells in layout.cells.items():
        way = layout.encodings[name]
        names = [f"`{layout.names[cell]}`" for cell in dict.fromkeys((cells.start, cells.stop - 1))]
        lines.append(
            f"| {_span(cells.start, cells.stop - 1)} | `{name}` | {type(way).__name__} | {' … '.join(names)} |"
        )
    return lines


def _actions(frame: Frame) -> list[str]:
    lines = ["| numbers | first and last | meaning |", "|---|---|---|"]
    names = frame.actions.names
    for sort, group in groupby(range(len(names)), key=lambda number: _sort_of(names[number])):
        numbers = list(group)
        ends = [f"`{names[number]}`" for number in dict.fromkeys((numbers[0], numbers[-1]))]
        lines.append(f"| {_span(numbers[0], numbers[-1])} | {' … '.join(ends)} | {sort} |")
    return lines


def _sort_of(name: str) -> str:
    return next(sort for pattern, sort in SORTS_OF_ACTIONS.items() if re.fullmatch(pattern, name))


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
