"""Decisions without a choice: what a seat must answer because the rules leave it nothing else."""

from __future__ import annotations

from tavolata.core.game import Game
from tavolata.server.table import is_foreseen

#: With these a new turn begins, which is a question of its own even if the same seat has it.
TURNS = {"play", "turn"}


def forced_answer(game: Game) -> list[str]:
    """The actions that the deciding seat must take; empty if it has a choice.

    A person answers several decisions with one plan, up to where something comes to light. So a first step with one
    legal action (no further order can join the series, say) is not forced if a later step of the same plan has more.
    """
    if game.decision is None or len(game.legal) != 1:
        return []
    trial, seat, actions = game.copy(), game.decision.seat, list[str]()
    while trial.decision is not None and trial.decision.seat == seat:
        if actions and trial.decision.kind in TURNS:
            return actions
        if len(trial.legal) != 1:
            return []
        actions.append(trial.rules.format_action(trial.legal[0]))
        events = trial.apply(trial.legal[0])
        if not is_foreseen(trial, events):
            return actions
    return actions
