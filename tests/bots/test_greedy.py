"""The greedy bot: frozen, true to its rules of thumb, and clearly better than chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tavolata.bots import Bot, get_bot, source_hash
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tests.bots.positions import TABLES, deciding, name_of, set_up

SLOW = MODE == "python"
#: For plain Python: one table of each family.
SMALLEST = [("sole-mio", {"players": 2}), ("solomino", {"players": 2})]
GREEDY, CHANCE = get_bot("greedy"), get_bot("random")


@pytest.mark.parametrize(("game", "frozen"), [("sole-mio", "78eec051969bfaf6"), ("solomino", "bf1ca788181b0bd5")])
def test_the_yardstick_has_not_changed(game: str, frozen: str) -> None:
    assert source_hash("greedy", game) == frozen, (
        "greedy.py has changed. Every strength that was ever measured was measured against it, so with another greedy "
        "bot old and new results cannot be compared. Undo the change; a better player is a bot with a name of its own."
    )


def test_only_the_yardstick_is_frozen() -> None:
    assert source_hash("search:10ms", "sole-mio") is None


# ----------------------------------------------------------------- whole games


def play(game: str, bots: list[Bot], seed: int, **options: Any) -> Game:
    """A whole game between bots, each given no more than a view of its own seat."""
    played = Game.new(game, seed=seed, **{**options, "players": len(bots)})
    while not played.is_over:
        if played.decision is None:
            played.shuffle()
            continue
        seat = played.decision.seat
        seed += 1_000_003
        view = played.view(seat, bots[seat].memory(played.rules))
        action = bots[seat].choose(played.rules, view, played.legal, seed=seed)
        assert action in played.legal
        played.apply(action)
    return played


@pytest.mark.kernel
@pytest.mark.parametrize(("game", "options"), SMALLEST if SLOW else TABLES, ids=name_of)
def test_greedy_bots_play_whole_games(game: str, options: dict[str, Any]) -> None:
    played = play(game, [GREEDY] * options["players"], seed=1, **options)
    assert "forgot" not in {event.name for step in played.history for event in step.events}


@pytest.mark.parametrize(
    ("game", "players", "share"),
    [
        ("sole-mio", 3, 0.65),
        ("mamma-mia-grande", 3, 0.65),
        ("mamma-mia", 3, 0.65),
        ("solomino", 2, 0.7),
        ("solomino", 4, 0.45),
    ],
)
def test_the_greedy_bot_beats_chance(game: str, players: int, share: float) -> None:
    """One greedy bot against random ones, at every seat in turn: it wins far more than its part."""
    games, won = 36, 0.0
    for seed in range(games):
        seat = seed % players
        bots = [GREEDY if other == seat else CHANCE for other in range(players)]
        won += play(game, bots, seed).result.shares(players)[seat]
    assert won / games > share


# ----------------------------------------------------------------- rules of thumb


@dataclass(frozen=True)
class Case:
    """A position and what the greedy bot does there, whatever the seed."""

    rule: str
    does: str
    setup: dict[str, Any]
    moves: tuple[str, ...] = ()
    players: int = 3
    options: dict[str, Any] = field(default_factory=dict)


SCORING = {"phase": "scoring", "round": 2}
ASKED_FOR_AN_OLIVE = {**SCORING, "columns": "ooo", "oven": "4o@1", "hands": ["", "", "oo p"]}
PIZZA = [
    Case("plays what an own order needs", "pp", {"hands": ["o pp m"], "orders": ["4p"], "oven": "pp"}),
    Case("plays many cards where nothing else counts", "ppp", {"hands": ["o ppp"]}),
    Case("adds an order that the oven fills", "4p", {"hands": ["pp m"], "orders": ["4p"], "oven": "pp"}, ("pp",)),
    Case("adds none that lacks much", "done", {"hands": ["pp m"], "orders": ["4s"], "oven": "pp"}, ("pp",)),
    Case(
        "counts what orders in the oven will take",
        "done",
        {"hands": ["m s"], "orders": ["4p"], "oven": "pppp 4p@2"},
        ("m",),
    ),
    Case("draws orders while it holds few", "stack", {"hands": ["ooo ppp"]}, ("ooo",)),
    Case(
        "draws ingredients when it holds enough", "supply", {"hands": ["ooo"], "orders": ["4p 4m 4s"]}, ("ooo", "done")
    ),
    Case(
        "adds what is missing, in few cards",
        "O",
        {**SCORING, "columns": "pp oo", "oven": "4o@1", "hands": ["", "oo O"]},
    ),
    Case("asks rather than give up", "ask", {**SCORING, "columns": "ooo", "oven": "4o@1", "hands": ["p", "", "o"]}),
    Case("helps for a reward, with one card", "o", {**ASKED_FOR_AN_OLIVE, "stacks": {"2": "4p"}}, ("ask",)),
    Case("does not help who is ahead", "no", {**ASKED_FOR_AN_OLIVE, "filled": ["", "4s", ""]}, ("ask",)),
    Case("does not help the only opponent", "no", {**ASKED_FOR_AN_OLIVE, "hands": ["oo p", ""]}, ("ask",), players=2),
    Case(
        "blocks a contest",
        "show",
        {**SCORING, "columns": "p", "oven": "contest@1", "hands": ["pppp", "p", "P"]},
        ("p",),
    ),
]
ROW = "r8-y1"
SOLOMINO = [
    Case("lays the last card", "L:r4-b5", {"row": ROW, "hands": ["r4-b5", "g1-g5 y2-y6", "b1-b5"]}),
    Case("lays rather than draws", "L:r4-b1", {"row": "r8-g7", "hands": ["b1-r4 b2-b6", "g1-g5 y2-y6", "b1-b5"]}),
    Case(
        "leaves an end that fits the own cards",
        "L:r1-b2",
        {"row": "r8-g7", "hands": ["r1-b2 r3-y9 b5-o6", "y1-y5 y2-y6", "b1-b5 b2-b6"]},
    ),
    Case("calls", "solomino", {"row": ROW, "hands": ["r1-r5 r2-r6", "g1-g5 y2-y6", "b1-b5 b2-b6"]}, ("L:r1-r5",)),
    Case(
        "swaps for the smallest hand",
        "@2",
        {"row": ROW, "hands": ["rW-r4 r1-r5 b3-b7", "g1-g5 y2-y6", "b1-b5"]},
        ("L:r4-rW",),
    ),
    Case(
        "turns the hands so that a small one comes",
        "counter",
        {"row": ROW, "hands": ["rT-r5 r1-r5 b3-b7", "g1-g5", "b1-b5 y2-y6"]},
        ("L:r5-rT",),
    ),
    Case(
        "keeps a small hand when others have more cards",
        "L:r2-b6",
        {"row": "r8-g7", "hands": ["rW-r4 r2-b6", "g1-g5 y2-y6 y1-y5", "b1-b5 b2-b6 b3-b7"]},
    ),
    Case(
        "answers a draw one",
        "R:bD-y5",
        {"row": "r4-b2", "hands": ["rD-r3 y2-y6 g2-g6", "r7-y4 b6-g2 bD-y5", "g1-g5 y1-y5"]},
        ("L:rD-r3",),
    ),
    Case(
        "throws in",
        "R:b2-y5",
        {"row": "r4-b2", "hands": ["rD-r3 y2-y6 g2-g6", "b1-b5 y1-y5", "b2-y5"]},
        ("L:rD-r3",),
        options={"out_of_turn": True},
    ),
]


def deck_for(setup: dict[str, Any]) -> list[str]:
    """The cards of a position, and others that fit nothing in it."""
    return [*" ".join([setup["row"], *setup["hands"]]).split(), *["p9-p9"] * 26]


@pytest.mark.parametrize(
    ("case", "game"),
    [*((case, "sole-mio") for case in PIZZA), *((case, "solomino") for case in SOLOMINO)],
    ids=lambda part: part.rule if isinstance(part, Case) else "",
)
def test_a_rule_of_thumb(case: Case, game: str) -> None:
    deck = {"deck": deck_for(case.setup)} if game == "solomino" else {}
    position = set_up(game, case.players, case.setup, *case.moves, **case.options, **deck)
    view = position.view(deciding(position), GREEDY.memory(position.rules))
    assert len(position.legal) > 1
    done = {GREEDY.choose(position.rules, view, position.legal, seed=seed) for seed in range(20)}
    assert {position.rules.format_action(action) for action in done} == {case.does}
