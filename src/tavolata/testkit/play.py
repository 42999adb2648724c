"""Playing: games end and stay sound, repeat exactly, and can be copied and replayed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from tavolata.core.contract import SPECTATOR, Rules
from tavolata.core.game import Game
from tavolata.core.kernel.randomness import new_generator
from tavolata.testkit.games import begin, complain, decisions, lay_out, require
from tavolata.testkit.positions import check_position


def check_random_games(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """Random games end, with a winner, and every position on the way is sound: no card lost, every count true."""
    for seed in seeds:
        played = begin(game, seed, **options)
        for _ in decisions(played):
            require(played.legal == sorted(set(played.legal)), played, "legal actions are not in ascending order")
            _check_soundness(played)
        _check_soundness(played)
        winners = played.result.winners
        require(0 < len(winners) <= played.players, played, f"the winners are {winners}")
        require(
            abs(sum(played.result.shares(played.players)) - 1) < 1e-9, played, "shares of the win do not add up to 1"
        )
        require(played.legal == [], played, "the game is over, but something is legal")


def _check_soundness(game: Game) -> None:
    legal = game.rules.new_legal()
    legal[: len(game.legal)] = game.legal
    fault = check_position(game.rules, game.mem, legal, len(game.legal), new_generator(0), with_views=False)
    if fault is not None:
        complain(game, fault)


def check_same_seed(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """The same seed gives the same game, and another seed another."""
    ends = []
    for seed in seeds:
        one, two = begin(game, seed, **options), begin(game, seed, **options)
        for _ in decisions(one):
            pass
        for _ in decisions(two):
            pass
        require(one.history == two.history, one, f"two games with the seed {seed} differ")
        ends.append(one)
    for one, two in pairwise(ends):
        require(one.history != two.history, one, "games with different seeds are the same")


def check_copies(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """A copy goes on as the original would, and neither touches the other."""
    for seed in seeds:
        played = begin(game, seed, **options)
        for number in decisions(played):
            if number % 60 == 0:
                _check_copy(played)


def _check_copy(game: Game) -> None:
    before, steps, legal = game.mem.tobytes(), len(game.history), game.legal
    one, two = game.copy(), game.copy()
    for _ in decisions(one):
        pass
    untouched = game.mem.tobytes() == before and len(game.history) == steps and game.legal == legal
    require(untouched, game, "playing on with a copy changes the original")
    for _ in decisions(two):
        pass
    require(one.history == two.history, game, "two copies go on differently")


def check_replay(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """Shuffles and actions are all of a game: told again, they give the same events, and the same bytes at the end."""
    for seed in seeds:
        played = begin(game, seed, **options)
        for _ in decisions(played):
            pass
        told = lay_out(game, seed + 1, options)
        for step in played.history:
            if step.shuffle is not None:
                events = told.tell_shuffle(step.shuffle)
            else:
                require(step.action in told.legal, told, f"action {step.action} was legal and is not when replayed")
                decision = told.decision
                require(decision is not None and decision.seat == step.seat, told, "another seat decides when replayed")
                events = told.apply(step.action if step.action is not None else -1)
            require(tuple(events) == step.events, told, "a replay has other events")
        require(told.is_over, told, "a replay does not end")
        require(told.mem.tobytes() == played.mem.tobytes(), told, "a replay ends differently")


def check_events(game: str | Rules, seeds: Iterable[int], **options: Any) -> None:
    """Events are well-formed lines, and a private one goes to the seat that it is about, never to others."""
    for seed in seeds:
        played = begin(game, seed, **options)
        for _ in decisions(played):
            pass
        for step in played.history:
            for event in step.events:
                seats = [seat for seat in (event.seat, event.audience) if seat is not None]
                require(all(0 <= seat < played.players for seat in seats), played, f"no such seat: {event}")
                private = event.audience is not None
                require(not private or event.audience == event.seat, played, f"a private event about another: {event}")
                audience = [seat for seat in range(SPECTATOR, played.players) if event.is_for(seat)]
                require(not private or audience == [event.seat], played, f"others hear a private event: {event}")
                words = str(event).split(" ")
                require(words[0] == event.name and "\n" not in str(event), played, f"not one line: {str(event)!r}")
