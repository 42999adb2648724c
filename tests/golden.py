"""Golden playthroughs: one whole game of every registered game and number of players, and some with options, as text.

`make golden` writes them, and with them what searches found (tests/bots/searches.txt), the tables of
docs/environments.md, what the browser client has from Python and the sheets of texts (tests/locale/sheets). A change of
the rules shows in their diff as it would show at a table: read it before committing. They are the same however the
kernel is run. Beside them it prints the counts of the trees in `tests/trees`, for those whose rules were changed on
purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tavolata.core.contract import Event, Result
from tavolata.core.game import Game, Step
from tavolata.core.registry import GAMES, get_rules

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
#: Every so many decisions the whole position is written down.
INTERVAL = 25
#: Games that go another way with these options, each under a name of its own.
SPECIAL: dict[str, tuple[str, dict[str, Any]]] = {
    "solomino-3-rounds-2": ("solomino", {"players": 3, "rounds": 2}),
    "solomino-4-out-of-turn": ("solomino", {"players": 4, "out_of_turn": True}),
}


def tables() -> list[tuple[str, int]]:
    """Every registered game with every number of players."""
    return [(game, players) for game in GAMES for players in get_rules(game).players]


def path_of(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.txt"


def play_through(game: str, players: int, **options: Any) -> str:
    """A whole game by random actions from a fixed seed, as text."""
    return "\n".join(_lines(game, {"players": players, **options})) + "\n"


def playthroughs() -> dict[Path, tuple[str, dict[str, Any]]]:
    """Every file there should be, with its game and options."""
    usual = {path_of(game, players): (game, {"players": players}) for game, players in tables()}
    return usual | {FOLDER / f"{name}.txt": table for name, table in SPECIAL.items()}


def _lines(name: str, options: dict[str, Any]) -> Iterator[str]:
    game = Game.laid_out(name, seed=SEED, **options)
    yield f"game {name}"
    yield f"options {json.dumps(game.options)}"
    yield f"seed {SEED}"
    number = 0
    while not game.is_over:
        decision = game.decision
        yield ""
        if decision is None:
            game.shuffle()
            yield "shuffle"
            yield from _shuffle_lines(game.history[-1])
        else:
            number += 1
            if number % INTERVAL == 1:
                yield from _fact_lines(game)
                yield ""
            written = [game.rules.format_action(action) for action in game.legal]
            yield f"{number} seat {decision.seat} {decision.kind} of {len(written)}: {' '.join(written)}"
            action = game.random_action()
            game.apply(action)
            yield f"> {game.rules.format_action(action)}"
        yield from map(_event_line, game.history[-1].events)
    yield ""
    yield from _fact_lines(game)
    yield ""
    yield _result_line(game.result)


def _shuffle_lines(step: Step) -> Iterator[str]:
    for name, value in (step.shuffle or {}).items():
        yield f"  {name} {json.dumps(value)}"


def _fact_lines(game: Game) -> Iterator[str]:
    yield "position"
    for name, value in game.rules.facts(game.mem).items():
        yield f"  {name} {json.dumps(value)}"


def _event_line(event: Event) -> str:
    """What happened; with the seat in front that alone is told."""
    return f"  {event}" if event.audience is None else f"  [{event.audience}] {event}"


def _result_line(result: Result) -> str:
    return f"result {json.dumps(result.as_json())}"


def first_difference(expected: str, actual: str) -> str | None:
    """Where two texts part, with a few lines before; None if they do not."""
    if expected == actual:
        return None
    old, new = expected.splitlines(), actual.splitlines()
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    before = [f"      {line}" for line in old[max(0, at - 5) : at]]
    return "\n".join(
        [f"line {at + 1} differs:", *before, f"  was {line_at(old, at)}", f"  now {line_at(new, at)}"],
    )


def line_at(lines: list[str], at: int) -> str:
    return next(islice(lines, at, None), "(the end)")


def main() -> None:
    from tests.bots import searches
    from tests.cli import client_words
    from tests.core import client_kernel
    from tests.env import pages
    from tests.locale import client_lessons, sheets
    from tests.server import client_types
    from tests.server import pages as server_pages
    from tests.trees.counting import count_all

    FOLDER.mkdir(exist_ok=True)
    for path in sorted(set(FOLDER.glob("*.txt")) - playthroughs().keys()):
        path.unlink()
        print(f"removed {path.name}")
    for path, (game, options) in playthroughs().items():
        text = play_through(game, **options)
        news = "unchanged" if path.exists() and path.read_text(encoding="utf-8") == text else "written"
        path.write_text(text, encoding="utf-8")
        print(f"{news} {path.name}")
    searches.main()
    pages.main()
    client_types.main()
    server_pages.main()
    client_words.main()
    client_kernel.main()
    client_lessons.main()
    sheets.main()
    for name, expected, counted in count_all():
        print(f"tree {name}: {counted}" + ("" if counted == expected else f", but the data say {expected}"))


if __name__ == "__main__":
    main()
