"""The tutorials as the browser client plays them: the positions that they begin from, and what the coach waits for.

Everything else the client asks the rules for, which it has as WebAssembly. They cannot set up a position from words, so
`make golden` writes down in which fields each position differs from a game that was just laid out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import get_rules
from tavolata.locale.tutorials import Step, tutorial

FILE = Path(__file__).parents[2] / "web/src/learn/lessons.json"
GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia", "solomino")


def text() -> str:
    """The file as it should be, with a line for each step."""
    games = []
    for game in GAMES:
        steps = [json.dumps(lesson(game, step), ensure_ascii=False) for step in tutorial(game).steps]
        games.append(f"{json.dumps(game)}: [\n" + ",\n".join(steps) + "\n]")
    return "{\n" + ",\n".join(games) + "\n}\n"


def lesson(game: str, step: Step) -> dict[str, Any]:
    """A step. Answers are written as the client says them, however the step writes them."""
    rules = kernel_rules(game)
    told: dict[str, Any] = {"id": step.id}
    if step.scene is not None:
        options = rules.check_options(step.scene["options"])
        fields = changed_fields(rules, rules.lay_out(options), rules.set_up(options, step.scene["setup"]))
        told["scene"] = {"options": options, "fields": fields}
    if step.before:
        told["before"] = [[seat, _written(rules, action)] for seat, action in step.before]
    if step.answers:
        told["answers"] = [_written(rules, answer) for answer in step.answers]
    if step.pause:
        told["pause"] = True
    return told


def _written(rules: KernelRules, action: str) -> str:
    return rules.format_action(rules.parse_action(action))


def kernel_rules(game: str) -> KernelRules:
    rules = get_rules(game)
    assert isinstance(rules, KernelRules)
    return rules


def changed_fields(rules: KernelRules, before: Bytes, after: Bytes) -> dict[str, list[int]]:
    """The fields in which two games differ, each as its numbers up to the last one that differs."""
    changed = {}
    for name in rules.kernel.state_t.names or ():
        old, new = (mem.view(rules.kernel.state_t)[name].ravel() for mem in (before, after))
        (places,) = np.nonzero(old != new)
        if len(places):
            changed[name] = [int(number) for number in new[: places[-1] + 1]]
    return changed


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")
    print(f"written {FILE.name}")
