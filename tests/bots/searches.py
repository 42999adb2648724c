"""What searches found when somebody last looked, a line for each: `make golden` writes them anew.

A line that differs means that bots of all levels play differently, stronger or weaker: that is for the arena to say.
They are the same however the kernel is run.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from tavolata.bots import Budget, estimate
from tavolata.core.registry import GAMES
from tests.bots.positions import choices, deciding

FILE = Path(__file__).with_name("searches.txt")
#: With so many playouts, in so many positions of each game. The first are few enough for plain Python.
AMOUNTS = {12: 1, 200: 6, 1000: 2}


def golden(playouts: int) -> list[str]:
    """The lines of the file about searches with so many playouts."""
    return [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{playouts} ")]


def search_lines(playouts: int) -> Iterator[str]:
    for game in GAMES:
        for number, played in enumerate(islice(choices(game, 4, every=7, players=3), AMOUNTS[playouts])):
            rules, to_the_end = played.rules, number % 2 == 1
            view = played.view(deciding(played), rules.open_memory)
            found = estimate(rules, view, played.legal, Budget(playouts=playouts), number, to_the_end=to_the_end)
            options = (f"{rules.format_action(each.action)} {each.chance!r} of {each.playouts}" for each in found)
            yield f"{playouts} playouts, {game}, position {number}: {', '.join(options)}"


def main() -> None:
    text = "\n".join(line for playouts in AMOUNTS for line in search_lines(playouts)) + "\n"
    news = "unchanged" if FILE.exists() and FILE.read_text(encoding="utf-8") == text else "written"
    FILE.write_text(text, encoding="utf-8")
    print(f"{news} {FILE.name}")


if __name__ == "__main__":
    main()
