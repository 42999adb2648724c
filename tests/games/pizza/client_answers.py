"""Complete answers to orders, kept for the browser client, which sends each of them as one list.

The client has to leave out the steps that the game takes by itself, so it has to know them as exactly as the game. From
games by random actions some answers of every kind of order are taken: what the owner sees, what the owner wants in all,
and what has to be said for it. `make golden` writes the file anew; the client's own tests read it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tavolata.core.contract import Event
from tavolata.core.game import Game

FILE = Path(__file__).parents[3] / "web/src/pizza/answers.golden.json"
#: The steps of an owner's answer, which nobody else sees until it is complete (P-22).
STEPS = frozenset({"series", "demand", "add", "ask", "amount"})
#: So many answers of each kind of order, for each step that can be the first.
EACH = 3
GAMES = 40
#: The events that say what the owner wanted.
TOLD = frozenset({"series", "demanded", "added", "asked"})
VARIANTS = ("sole-mio", "mamma-mia-grande", "mamma-mia")


@cache
def as_json() -> str:
    lines = (json.dumps(answer) for answer in _answers())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _answers() -> Iterator[dict[str, Any]]:
    chance = random.Random(22)
    taken: Counter[tuple[str, str, str]] = Counter()
    for seed in range(GAMES):
        game = Game.new(VARIANTS[seed % 3], seed=seed, players=2 + seed % 3)
        while not game.is_over:
            if game.decision is None:
                game.shuffle()
                continue
            answer = _answer(game, chance) if game.decision.kind in STEPS else None
            if answer is not None:
                key = (game.rules.game, answer["view"]["order"]["order"], answer["asked"])
                taken[key] += 1
                if taken[key] <= EACH:
                    yield answer
            game.apply(chance.choice(game.legal))


def _answer(game: Game, chance: random.Random) -> dict[str, Any] | None:
    """An answer at random, begun at this decision; None if all that can be done is to give up."""
    decision = game.decision
    assert decision is not None
    rules, ahead = game.rules, game.copy()
    view = rules.read_view(game.view(decision.seat))
    said: list[str] = []
    events: list[Event] = []
    while not events:
        steps = [step for step in map(rules.format_action, ahead.legal) if step != "give-up"]
        if not steps:
            return None
        said.append(chance.choice(steps))
        events = ahead.play(decision.seat, said[-1])
    largest = max((int(text[1:]) for text in map(rules.format_action, game.legal) if text[0] == "x"), default=None)
    return {
        "game": rules.game,
        "asked": decision.kind,
        "to_name": largest,
        "view": {field: view[field] for field in ("scorer", "columns", "hand", "orders", "order")}
        | {"seats": [{"kind": seat["kind"]} for seat in view["seats"]]},
        "told": [str(event) for event in events if event.name in TOLD],
        "said": said,
    }


def main() -> None:
    FILE.write_text(as_json(), encoding="utf-8")
