"""The kit finds what it is there to find: rules that are broken on purpose do not pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tavolata import testkit
from tavolata.core.contract import RESUMED, Event
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.kernel.layout import State, View
from tavolata.games.pizza.rules import PizzaRules
from tavolata.games.pizza.variants import SOLE_MIO


def state(mem: Bytes) -> State:
    s: State = mem.view(layout.state_t)[0]
    return s


class LosesCards(PizzaRules):
    """Every play leaves one olive on the floor."""

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        count = super().step(mem, action, rng, legal, log)
        if action == layout.A_SUPPLY and state(mem).total[0] < 100:
            state(mem).total[0] += 1
        return count


class NeverEnds(PizzaRules):
    """The oven is never turned over: a turn is taken back at once."""

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        before = mem.copy()
        count = super().step(mem, action, rng, legal, log)
        if action < 0:
            return count
        mem[:] = before
        return super().step(mem, RESUMED, rng, legal, log)


class ShowsAHand(PizzaRules):
    """Everyone sees what seat 0 holds, in a corner where nobody thinks of looking."""

    def observe(self, mem: Bytes, seat: int, memory: int) -> Bytes:
        view = super().observe(mem, seat, memory)
        v: View = view.view(layout.view_t)[0]
        v.gift[:] = state(mem).hand[0]
        return view


class PeeksAtTheSupply(PizzaRules):
    """Whether an action is offered depends on a card that nobody can see."""

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        count = super().step(mem, action, rng, legal, log)
        s = state(mem)
        return count - 1 if count > 1 and s.n_supply > 0 and s.supply[s.n_supply - 1] < 4 else count


class CannotImagine(PizzaRules):
    """Resampling is told everything, and gives back the game as it is."""

    real: Bytes

    def observe(self, mem: Bytes, seat: int, memory: int) -> Bytes:
        self.real = mem.copy()
        return super().observe(mem, seat, memory)

    def resample(self, view: Bytes, rng: I64) -> Bytes:
        return self.real.copy()


class Stumped(PizzaRules):
    """Resampling finds nothing."""

    def resample(self, view: Bytes, rng: I64) -> Bytes:
        raise ValueError("no game agrees with this view")


class Shouts(PizzaRules):
    """What a seat draws is told to its neighbour."""

    def read_event(self, row: Sequence[int]) -> Event:
        event = super().read_event(row)
        if event.audience is None:
            return event
        return Event(event.name, event.seat, (event.audience + 1) % 2, event.data)


class Mumbles(PizzaRules):
    """Two actions are written alike."""

    def format_action(self, action: int) -> str:
        return super().format_action(layout.A_SUPPLY if action == layout.A_STACK else action)


class Obliges(PizzaRules):
    """What it cannot read it takes for the first thing that comes to mind."""

    def parse_action(self, text: str) -> int:
        try:
            return super().parse_action(text)
        except Exception:  # noqa: BLE001
            return layout.A_DONE


class LoadsTheDice(PizzaRules):
    """Chance has outcomes of no weight."""

    def chance(self, mem: Bytes) -> list[tuple[int, int]]:
        return [(outcome, weight - 1) for outcome, weight in super().chance(mem)]


class PlaysOtherGames(PizzaRules):
    """Playouts do not play what steps play."""

    def random_games(self, template: Bytes, seed: int, games: int) -> int:
        return super().random_games(template, seed, games) + 1


class Forgets(PizzaRules):
    """The order of the cards is not all told."""

    def read_shuffle(self, mem: Bytes) -> dict[str, Any]:
        shuffle = super().read_shuffle(mem)
        return {**shuffle, "supply": shuffle["supply"][::-1]}


class IgnoresTheSeed(PizzaRules):
    """Chance is the same whatever the seed."""

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        rng[:] = new_generator(1)
        return super().step(mem, action, rng, legal, log)


class SharesItsMemory(PizzaRules):
    """Something is kept outside the game's bytes, so that two games disturb each other."""

    moves = 0

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        self.moves += 1
        count = super().step(mem, action, rng, legal, log)
        return max(1, count - 1) if count and self.moves % 7 == 0 else count


@pytest.mark.parametrize(
    ("broken", "check", "finding"),
    [
        (LosesCards, testkit.check_random_games, "an ingredient card is lost or doubled"),
        (NeverEnds, testkit.check_random_games, "not over after"),
        (ShowsAHand, testkit.check_views, "it changes when what is hidden is replaced"),
        (PeeksAtTheSupply, testkit.check_views, "legal actions change"),
        (Stumped, testkit.check_views, "no game agrees"),
        (CannotImagine, testkit.check_worlds_vary, "always the real one"),
        (Shouts, testkit.check_events, "a private event about another"),
        (Mumbles, testkit.check_notation, "is read as another action"),
        (Obliges, testkit.check_checked_door, "is refused as illegal-action"),
        (LoadsTheDice, testkit.check_chance, "no positive weight"),
        (PlaysOtherGames, testkit.check_playouts, "a playout made"),
        (Forgets, testkit.check_replay, "when replayed|other events|ends otherwise"),
        (IgnoresTheSeed, testkit.check_same_seed, "different seeds are the same"),
        (SharesItsMemory, testkit.check_copies, "go on differently"),
    ],
)
def test_broken_rules_are_found_out(
    broken: type[PizzaRules], check: Callable[..., Any], finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolata.testkit.games.ENDLESS", 50 if broken is NeverEnds else 1000)
    with pytest.raises(AssertionError, match=finding):
        check(broken(SOLE_MIO), range(2), players=2)


def test_a_complaint_says_where_it_was() -> None:
    with pytest.raises(AssertionError, match=r"sole-mio \(players=2, .*after \d+ steps: .*\n<Sole Mio!: .*hands"):
        testkit.check_random_games(LosesCards(SOLE_MIO), range(1), players=2)


def test_views_are_counted() -> None:
    tried = testkit.check_views("mamma-mia", range(1), players=2, memories=(3,))
    assert tried >= 2 * 3 * 3  # the first decision and the end, three watchers, three memories


def tamper(**fields: Any) -> Callable[[Bytes], None]:
    def change(mem: Bytes) -> None:
        for name, value in fields.items():
            setattr(state(mem), name, value)

    return change


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (tamper(phase=layout.OVER), "actions are legal, but nobody is waited for"),
        (tamper(phase=layout.REVEAL), "waits for nobody"),
    ],
)
def test_a_position_that_waits_for_the_wrong_thing(change: Callable[[Bytes], None], finding: str) -> None:
    game = testkit.begin("sole-mio", seed=0, players=2)
    legal = game.rules.new_legal()
    change(game.mem)
    fault = testkit.check_position(game.rules, game.mem, legal, len(game.legal), new_generator(0), with_views=True)
    assert fault is not None
    assert finding in fault


class ImaginesTooMuch(PizzaRules):
    """A game that was imagined has a card too many."""

    def resample(self, view: Bytes, rng: I64) -> Bytes:
        mem = super().resample(view, rng)
        state(mem).columns[0] += 1
        return mem


@pytest.mark.parametrize(
    ("broken", "finding"), [(ImaginesTooMuch, "a game that cannot be"), (ShowsAHand, "it changes"), (None, None)]
)
def test_views_are_part_of_a_checked_position(broken: type[PizzaRules] | None, finding: str | None) -> None:
    rules = (broken or PizzaRules)(SOLE_MIO)
    game = testkit.begin(rules, seed=0, players=2)
    legal = np.array(game.legal)
    fault = testkit.check_position(rules, game.mem, legal, len(game.legal), new_generator(0), with_views=True)
    assert fault is finding is None or (finding is not None and fault is not None and finding in fault)
    assert testkit.check_position(rules, game.mem, legal, len(game.legal), new_generator(0), with_views=False) is None
