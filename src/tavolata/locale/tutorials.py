"""Tutorials: a few minutes at a table where the others play by a script, and the rules are the real ones.

`tutorials.json` has a list of steps for each game that has a tutorial; what is said in them is in `tutorial.ftl`, as
`tutorial-<game>-<step>` with the attributes

- `.title`;
- `.hint`, for an answer that the rules allow but that is not the one to learn here;
- `.done`, for a right answer, where the next step is about something else;
- `.before`, for a step with a pause: what to look out for, before its events are shown.

A step begins where the one before ended, or with a scene of its own. Only where a new scene follows may a step take
more than one answer, so that there is one way through a tutorial and any step can be shown for itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tavolata.core.contract import Event
from tavolata.core.errors import UnknownGame, quoted
from tavolata.core.game import Game
from tavolata.core.registry import get_rules

#: Where the learner sits in every tutorial.
LEARNER = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what leads to it, and what the learner is to do.

    `scene` is a new position, as `options` and `setup` of a scenario. `before` are moves that are made before the
    learner is asked, with their seats. Without `answers` there is only something to read. `events` and `brings` claim
    what the learner sees happen before the step, and by a right answer: the texts speak of it, and the tests check it.
    With `pause` those events wait until the learner has read what they are about.
    """

    id: str
    scene: Mapping[str, Any] | None = None
    before: tuple[tuple[int, str], ...] = ()
    events: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    pause: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """A step as it is shown: the game as it stands, and what has happened since the answer before."""

    step: Step
    game: Game
    events: list[Event]

    def answer(self, text: str) -> list[Event] | None:
        """What a right answer brings; None for a wrong one. What the rules forbid is refused as at any table."""
        trial = self.game.copy()
        events = trial.play(LEARNER, text)
        read = self.game.rules.parse_action
        return events if read(text) in map(read, self.step.answers) else None


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The steps of a tutorial, in order."""

    game: str
    steps: tuple[Step, ...]

    def stage(self, number: int) -> Stage:
        """A step, counted from 0, reached by the right answers of the steps before."""
        first = max(place for place in range(number + 1) if self.steps[place].scene is not None)
        game, events = _set_up(self.game, self.steps[first].scene or {})
        for step in self.steps[first:number]:
            events = _play_before(game, step, events)
            events = game.play(LEARNER, step.answers[0]) if step.answers else []
        step = self.steps[number]
        return Stage(step, game, _play_before(game, step, events))


def _set_up(name: str, scene: Mapping[str, Any]) -> tuple[Game, list[Event]]:
    rules = get_rules(name)
    options = rules.check_options(scene["options"])
    game = Game(rules, options, rules.set_up(options, scene["setup"]))
    return game, game.resume()


def _play_before(game: Game, step: Step, events: list[Event]) -> list[Event]:
    return events + [event for seat, move in step.before for event in game.play(seat, move)]


@cache
def _read() -> dict[str, Tutorial]:
    data = json.loads(files(__package__).joinpath("tutorials.json").read_text(encoding="utf-8"))
    return {game: Tutorial(game, tuple(map(_read_step, steps))) for game, steps in data.items()}


def _read_step(words: Mapping[str, Any]) -> Step:
    lists = {name: tuple(words.get(name, ())) for name in ("events", "answers", "brings")}
    moves = tuple((seat, move) for seat, move in words.get("before", ()))
    return Step(words["id"], words.get("scene"), moves, **lists, pause=words.get("pause", False))


def tutorial(game: str) -> Tutorial:
    """The tutorial of a game."""
    tutorials = _read()
    if game not in tutorials:
        raise UnknownGame(f"there is no tutorial for {quoted(game)}; there are tutorials for {', '.join(tutorials)}")
    return tutorials[game]
