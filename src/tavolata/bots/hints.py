"""Advice: the best actions in a position of a recorded game, with the chance to win after each.

The one who is advised gets what a bot in that seat would know, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.bots.search import Budget, Estimate, estimate
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.core.records import replay


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat could do in a decision, the best first."""

    move: int
    seat: int
    decision: str
    estimates: list[Estimate]

    @property
    def playouts(self) -> int:
        return sum(option.playouts for option in self.estimates)

    def as_json(self, rules: Rules, played: int | None) -> dict[str, Any]:
        return {
            "move": self.move,
            "seat": self.seat,
            "decision": self.decision,
            "played": None if played is None else rules.format_action(played),
            "playouts": self.playouts,
            "actions": [
                {
                    "do": rules.format_action(option.action),
                    "chance": round(option.chance, 4),
                    "playouts": option.playouts,
                }
                for option in self.estimates
            ],
        }


def replay_to(record: Mapping[str, Any], move: int | None) -> tuple[Game, int | None]:
    """The game of a record before its `move`-th action (from 1), and that action; without a move, where it stopped.

    BadRecord if the record is wrong, BadOption if it has no such move.
    """
    told = replay(record)
    moves = [number for number, step in enumerate(told.history) if step.action is not None]
    if move is None and told.is_over:
        raise BadOption(f"the game is over: set --move to 1 to {len(moves)}")
    if move is not None and move > len(moves):
        raise BadOption(f"there is no move {move}; the record has moves 1 to {len(moves)}")
    if move is None:
        return told, None
    steps = list(record["steps"])[: moves[move - 1]]
    return replay({**record, "steps": steps, "result": None}), told.history[moves[move - 1]].action


def give_hint(game: Game, budget: Budget, seed: int = 0) -> Hint:
    """The chances of every legal action of the seat that decides, from playouts to the very end of the game."""
    decision = game.decision
    if decision is None:
        raise BadOption("there is no decision here: the game is over, or the cards are being shuffled")
    view = game.view(decision.seat, game.rules.open_memory)
    found = estimate(game.rules, view, game.legal, budget, seed, to_the_end=True)
    move = 1 + sum(step.action is not None for step in game.history)
    return Hint(move, decision.seat, decision.kind, found)
