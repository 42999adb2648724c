"""The tutorials play on the real rules: every step can be reached, asks for something legal and tells the truth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tavolata.core.claims import compare_events
from tavolata.core.errors import IllegalAction, MalformedAction, UnknownGame
from tavolata.locale import LANGUAGES
from tavolata.locale.tutorials import LEARNER, Stage, tutorial
from tests.locale.book import book, drawn, is_drawable

FAMILIES = {"sole-mio": "pizza", "mamma-mia-grande": "pizza", "mamma-mia": "pizza", "solomino": "solomino"}
#: What is different from Sole Mio!, for people who know it.
SHORT = ("mamma-mia-grande", "mamma-mia")
STEPS = [(game, number) for game in FAMILIES for number in range(len(tutorial(game).steps))]
each_step = pytest.mark.parametrize(
    ("game", "number"), STEPS, ids=[f"{game}-{tutorial(game).steps[number].id}" for game, number in STEPS]
)


def game_of(key: str) -> str:
    """The game that a text is about: the longest name, since one name begins with another."""
    return max((game for game in FAMILIES if key.startswith(f"tutorial-{game}")), key=len)


def wrong_answers(stage: Stage) -> list[str]:
    """What the rules allow, but the step does not want."""
    rules = stage.game.rules
    wanted = [rules.parse_action(answer) for answer in stage.step.answers]
    return [rules.format_action(action) for action in stage.game.legal if action not in wanted]


@each_step
def test_a_step_shows_what_it_says(game: str, number: int) -> None:
    stage = tutorial(game).stage(number)
    assert stage.game.rules.find_fault(stage.game.mem) is None
    assert list(compare_events(stage.game.rules, "", stage.events, stage.step.events, [])) == []
    if stage.step.answers:
        assert stage.game.decision is not None
        assert stage.game.decision.seat == LEARNER


@each_step
def test_every_right_answer_brings_what_the_step_says(game: str, number: int) -> None:
    stage = tutorial(game).stage(number)
    for answer in stage.step.answers:
        events = stage.answer(answer)
        assert events is not None
        assert list(compare_events(stage.game.rules, "", events, stage.step.brings, [])) == []


@each_step
def test_a_wrong_answer_changes_nothing(game: str, number: int) -> None:
    stage = tutorial(game).stage(number)
    before = stage.game.mem.tobytes()
    if stage.step.answers:
        assert [stage.answer(answer) for answer in wrong_answers(stage)] == [None] * len(wrong_answers(stage))
    assert stage.game.mem.tobytes() == before


@pytest.mark.parametrize("game", FAMILIES)
def test_there_is_one_way_through_a_tutorial(game: str) -> None:
    steps = tutorial(game).steps
    fewest, most = (3, 6) if game in SHORT else (10, 18)
    assert fewest <= len(steps) <= most
    assert steps[0].scene is not None
    for step, following in pairwise(steps):
        assert len(step.answers) <= 1 or following.scene is not None, step.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILIES)
def test_a_step_has_the_texts_that_it_needs(language: str, game: str) -> None:
    steps = tutorial(game).steps
    expected = {f"tutorial-{game}"}
    for number, step in enumerate(steps):
        key = f"tutorial-{game}-{step.id}"
        expected |= {key, f"{key}.title"}
        if step.answers and wrong_answers(tutorial(game).stage(number)):
            expected.add(f"{key}.hint")
        if step.answers and (number + 1 == len(steps) or steps[number + 1].scene is not None):
            expected.add(f"{key}.done")
        if step.pause:
            expected.add(f"{key}.before")
    assert {key for key in book(language, "tutorial.ftl") if game_of(key) == game} == expected


def test_everything_in_brackets_can_be_drawn() -> None:
    for key, text in book("en", "tutorial.ftl").items():
        assert all(is_drawable(word, FAMILIES[game_of(key)]) for word in drawn(text)), key


@pytest.mark.clause("P-61")
def test_the_learner_wins_the_first_game_as_told() -> None:
    stage = tutorial("sole-mio").stage(len(tutorial("sole-mio").steps) - 1)
    assert stage.game.result.winners == (LEARNER,)
    assert stage.game.result.scores["filled"] == (7, 2, 3)


def test_what_the_rules_forbid_is_refused() -> None:
    stage = tutorial("sole-mio").stage(1)
    with pytest.raises(IllegalAction):
        stage.answer("oo")
    with pytest.raises(MalformedAction):
        stage.answer("all my salamis")


def test_a_game_without_a_tutorial_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(UnknownGame, match="'chess'; there are tutorials for sole-mio, mamma-mia-grande"):
        tutorial("chess")
