"""The tutorials of the browser client are those that the rules play."""

from __future__ import annotations

import json

import pytest

from tavolata.core.game import Game
from tavolata.locale.tutorials import LEARNER, tutorial
from tests.locale.client_lessons import FILE, GAMES, kernel_rules, text


def test_the_lessons_of_the_browser_client_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run make golden"


@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_the_client_leads_through_the_same_games(game: str) -> None:
    """With its positions, its moves and its first answers, every step stands as it does in the tutorial."""
    rules = kernel_rules(game)
    at = None
    for number, step in enumerate(json.loads(text())[game]):
        if "scene" in step:
            mem = rules.lay_out(step["scene"]["options"])
            for name, numbers in step["scene"]["fields"].items():
                mem.view(rules.kernel.state_t)[name].reshape(-1)[: len(numbers)] = numbers
            at = Game(rules, step["scene"]["options"], mem)
            at.resume()
        assert at is not None
        for seat, action in step.get("before", ()):
            at.play(seat, action)
        stage = tutorial(game).stage(number)
        assert step["id"] == stage.step.id
        assert at.mem.tobytes() == stage.game.mem.tobytes()
        if "answers" in step:
            assert set(step["answers"]) <= {rules.format_action(action) for action in at.legal}
            at.play(LEARNER, step["answers"][0])
