"""What the terminal says, kept for the browser client, which has to say the same in the same moments.

From games by random actions the first moment of every kind of decision and of every event is taken, in two languages.
`make golden` writes the file anew; the client's own tests read it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tavolata.cli.families import find_family
from tavolata.cli.family import Words
from tavolata.core.game import Game
from tavolata.locale import texts

FILE = Path(__file__).parents[2] / "web/src/table/words.golden.json"
LANGUAGES = ("en", "fr")
SEEDS = range(7, 13)
TABLES: dict[str, dict[str, Any]] = {
    "sole-mio": {"players": 3},
    "mamma-mia-grande": {"players": 4},
    "solomino": {"players": 3, "rounds": 2, "out_of_turn": True},
}
#: The terminal has the call typed, the client has a button for it: they ask in other words.
APART = frozenset({"call"})


@cache
def as_json() -> str:
    moments = [moment for name, options in TABLES.items() for moment in _moments(name, options)]
    lines = (json.dumps(moment, ensure_ascii=False) for moment in moments)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _moments(name: str, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    seen: set[str] = set()
    for seed in SEEDS:
        game = Game.new(name, seed=seed, **options)
        while not game.is_over:
            decision = game.decision
            if decision is None:
                game.shuffle()
                continue
            seat = decision.seat
            if decision.kind not in seen | APART:
                seen.add(decision.kind)
                yield _question(game)
            game.apply(game.random_action())
            news = {f"event {event.name}" for event in game.history[-1].events}
            if news - seen:
                seen |= news
                yield _story(game, seat)


def _question(game: Game) -> dict[str, Any]:
    decision = game.decision
    assert decision is not None
    view = game.rules.read_view(game.view(decision.seat))
    legal = [game.rules.format_action(action) for action in game.legal]
    return {
        **_table(game, view, decision.seat),
        "ask": {"seat": decision.seat, "kind": decision.kind, "clauses": list(decision.clauses), "legal": legal},
        "texts": {
            language: {
                "question": words.question(decision, view),
                "answers": [words.answer(action, decision, view) for action in legal],
            }
            for language, words in _speakers(game, decision.seat)
        },
    }


def _story(game: Game, seat: int) -> dict[str, Any]:
    events = [event for event in game.history[-1].events if event.is_for(seat)]
    tell = find_family(game.rules).tell
    return {
        **_table(game, game.rules.read_view(game.view(seat)), seat),
        "events": [{"name": event.name, "seat": event.seat, "data": dict(event.data)} for event in events],
        "texts": {
            language: {"story": [line.text for line in tell(words, events)]}
            for language, words in _speakers(game, seat)
        },
    }


def _table(game: Game, view: dict[str, Any], seat: int) -> dict[str, Any]:
    names = {
        language: [words.who(other) for other in range(game.options["players"])]
        for language, words in _speakers(game, seat)
    }
    return {"game": game.rules.game, "view": view, "names": names}


def _speakers(game: Game, seat: int) -> Iterator[tuple[str, Words]]:
    for language in LANGUAGES:
        yield language, find_family(game.rules).words(texts(language), game, seat)


def main() -> None:
    text = as_json()
    news = "unchanged" if FILE.exists() and FILE.read_text(encoding="utf-8") == text else "written"
    FILE.write_text(text, encoding="utf-8")
    print(f"{news} {FILE.name}")


if __name__ == "__main__":
    main()
