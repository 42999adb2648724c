"""The two doors: what a person writes means exactly one action, and what is not possible changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tavolata.core.contract import Rules
from tavolata.core.errors import IllegalAction, MalformedAction, NotYourTurn, TavolataError
from tavolata.core.game import Game
from tavolata.testkit.games import begin, complain, decisions, require

#: Nothing that any game should take for an action.
NONSENSE = ("", " ", "?", "-", "=", "@", "x", "@99", "x99", "no such action", "\n", "ő", "1" * 50)


def check_notation(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """`parse_action` and `format_action` are inverse, and different actions are written differently."""
    for seed in seeds:
        played = begin(game, seed, **options)
        written: dict[str, int] = {}
        for _ in decisions(played):
            for action in played.legal:
                text = played.rules.format_action(action)
                require(played.rules.parse_action(text) == action, played, f"{text!r} is read as another action")
                require(written.setdefault(text, action) == action, played, f"{text!r} stands for two actions")
                require(text == text.strip() and "\n" not in text, played, f"{text!r} is not one clean word")


def check_checked_door(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """`play` does what is legal and refuses everything else with a reason, without changing a byte."""
    for seed in seeds:
        played = begin(game, seed, **options)
        met: set[int] = set()
        for number in decisions(played):
            met.update(played.legal)
            if number % 5 == 0:
                _check_refusals(played, met)
            decision = played.decision
            if decision is not None:
                played.play(decision.seat, played.rules.format_action(played.random_action()))
        try:
            played.play(0, played.rules.format_action(min(met)))
        except NotYourTurn:
            continue
        complain(played, "an action is accepted after the end")


def _check_refusals(game: Game, met: set[int]) -> None:
    decision = game.decision
    if decision is None:
        return
    for text in NONSENSE:
        _refuses(game, decision.seat, text, MalformedAction)
    legal = game.rules.format_action(game.legal[0])
    for seat in {(decision.seat + 1) % game.players, -1, game.players}:
        _refuses(game, seat, legal, NotYourTurn)
    for action in sorted(met.difference(game.legal)):
        _refuses(game, decision.seat, game.rules.format_action(action), IllegalAction)


def _refuses(game: Game, seat: int, text: str, reason: type[TavolataError]) -> None:
    before, steps = game.mem.tobytes(), len(game.history)
    try:
        game.play(seat, text)
    except reason as error:
        require("\n" not in str(error) and len(str(error)) > 10, game, f"{text!r} is refused with {str(error)!r}")
        cites = reason is not IllegalAction or bool(error.clause)
        require(cites, game, f"{text!r} is refused as illegal, but without a clause")
        untouched = game.mem.tobytes() == before and len(game.history) == steps
        require(untouched, game, f"{text!r} of seat {seat} is refused, but something changed")
    except TavolataError as error:
        complain(game, f"{text!r} of seat {seat} is refused as {error.code}; it should be {reason.code}")
    else:
        complain(game, f"{text!r} of seat {seat} is accepted; it should be refused ({reason.code})")
