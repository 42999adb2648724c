"""The tutorials as the browser client plays them: each step with what the learner sees, may do and brings about.

The client knows no rules. `make golden` lets the real ones play every step and writes down what came of it.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from tavolata.core.contract import Event
from tavolata.core.game import Game
from tavolata.locale.tutorials import LEARNER, Stage, Tutorial, tutorial

FILE = Path(__file__).parents[2] / "web/src/learn/lessons.json"
GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia", "solomino")


def text() -> str:
    """The file as it should be."""
    lessons = {game: [_lesson(tutorial(game), number) for number in range(len(tutorial(game).steps))] for game in GAMES}
    return json.dumps(lessons, indent=1, ensure_ascii=False) + "\n"


def _lesson(course: Tutorial, number: int) -> dict[str, Any]:
    """A step. What a right answer brings is told where nothing else follows from it: before a new scene, or the end."""
    stage, following = course.stage(number), course.steps[number + 1 : number + 2]
    told: dict[str, Any] = {
        "id": stage.step.id,
        "fresh": stage.step.scene is not None,
        "options": stage.game.options,
        "events": _events(stage.events),
        "view": _view(stage.game),
    }
    if stage.step.pause:
        told["pause"] = True
    rules, decision = stage.game.rules, stage.game.decision
    if stage.step.answers and decision is not None:
        told["ask"] = {
            "seat": decision.seat,
            "kind": decision.kind,
            "clauses": list(decision.clauses),
            "legal": [rules.format_action(action) for action in stage.game.legal],
        }
        view = rules.client_view(stage.game.view(LEARNER), decision.kind)
        if view is not None:
            told["ask"]["view_bytes"] = base64.b64encode(view.tobytes()).decode()
        # As the client says them, however the step writes them.
        answers = [rules.format_action(rules.parse_action(answer)) for answer in stage.step.answers]
        told["answers"] = answers
        if not following or following[0].scene is not None:
            told["brings"] = {answer: _brought(stage, answer) for answer in answers}
    return told


def _brought(stage: Stage, answer: str) -> dict[str, Any]:
    trial = stage.game.copy()
    events = trial.play(LEARNER, answer)
    return {"events": _events(events), "view": _view(trial)}


def _events(events: list[Event]) -> list[dict[str, Any]]:
    return [
        {"name": event.name, "seat": event.seat, "data": dict(event.data)} for event in events if event.is_for(LEARNER)
    ]


def _view(game: Game) -> dict[str, Any]:
    return game.rules.read_view(game.view(LEARNER), notes=False)


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")
    print(f"written {FILE.name}")
