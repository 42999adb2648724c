"""Bots answer from a view, repeatably, and the greedy one plays clearly better than chance."""

from __future__ import annotations

import pytest

from tavolata.bots import Bot, get_bot
from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.testkit import begin, decisions

pytestmark = pytest.mark.kernel

SLOW = MODE == "python"


def play(game: str, bots: list[Bot], seed: int, memory: int | None = None) -> Game:
    """A whole game between bots, each given no more than a view of its own seat."""
    played = Game.new(game, players=len(bots), seed=seed)
    while not played.is_over:
        decision = played.decision
        if decision is None:
            played.shuffle()
            continue
        view = played.view(decision.seat, memory)
        seed += 1_000_003
        action = bots[decision.seat].choose(played.rules, view, played.legal, seed=seed)
        assert action in played.legal
        played.apply(action)
    return played


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no bot 'hal'; the bots are random, greedy, search"):
        get_bot("hal")


@pytest.mark.parametrize("name", ["random", "greedy", "search:20", "level:1"])
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    bot = get_bot(name)
    game = begin("sole-mio", seed=4, players=3)
    for number in decisions(game):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        before = view.tobytes()
        answers = {bot.choose(game.rules, view, game.legal, seed=number) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(game.legal)
        assert view.tobytes() == before


def test_the_random_bot_chooses_everything_in_time() -> None:
    game = begin("sole-mio", seed=1, players=2)
    bot = get_bot("random")
    answers = {bot.choose(game.rules, game.view(0), game.legal, seed=seed) for seed in range(200)}
    assert answers == set(game.legal)


@pytest.mark.parametrize("players", [2] if SLOW else [2, 3, 4, 5])
@pytest.mark.parametrize("game", ["sole-mio", "mamma-mia-grande", "mamma-mia"])
def test_greedy_bots_play_whole_games_with_and_without_memory(game: str, players: int) -> None:
    greedy = get_bot("greedy")
    for seed in range(1 if SLOW else 2):
        play(game, [greedy] * players, seed)
        play(game, [greedy] * players, seed, memory=1000)


@pytest.mark.skipif(SLOW, reason="too slow without compilation, and nothing new")
@pytest.mark.parametrize("memory", [None, 1000], ids=["strict", "remembering"])
@pytest.mark.parametrize("game", ["sole-mio", "mamma-mia-grande", "mamma-mia"])
def test_the_greedy_bot_beats_chance(game: str, memory: int | None) -> None:
    """One greedy bot against two random ones, at every seat in turn: it wins far more than its third."""
    greedy, chance = get_bot("greedy"), get_bot("random")
    games = 36
    won = 0.0
    for seed in range(games):
        seat = seed % 3
        bots = [greedy if other == seat else chance for other in range(3)]
        won += play(game, bots, seed, memory).result.shares(3)[seat]
    assert won / games > 0.65
