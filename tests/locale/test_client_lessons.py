"""The tutorials of the browser client are those that the rules play."""

from __future__ import annotations

import json

from tavolata.locale.tutorials import LEARNER, tutorial
from tests.locale.client_lessons import FILE, GAMES, text


def test_the_lessons_of_the_browser_client_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run make golden"


def test_every_step_is_there_and_asks_the_learner_alone() -> None:
    lessons = json.loads(text())
    for game in GAMES:
        steps = tutorial(game).steps
        assert [lesson["id"] for lesson in lessons[game]] == [step.id for step in steps]
        for lesson, step in zip(lessons[game], steps, strict=True):
            assert lesson["view"]["seat"] == LEARNER
            assert ("ask" in lesson) == bool(step.answers)
            if step.answers:
                assert lesson["ask"]["seat"] == LEARNER
                assert len(lesson["answers"]) == len(step.answers)
                assert set(lesson["answers"]) <= set(lesson["ask"]["legal"])
