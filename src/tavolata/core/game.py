"""A game in progress: the same few methods for every game.

    >>> from tavolata.core.game import Game
    >>> game = Game.new("sole-mio", players=3, seed=7)
    >>> while not game.is_over:
    ...     if game.decision is None:  # between two rounds the supply is shuffled
    ...         events = game.shuffle()
    ...     else:
    ...         events = game.apply(game.random_action())
    >>> events[-1].name
    'won'

An action can be given in two ways. `apply` trusts you: it takes the integer of a legal action, for programs that choose
from `legal`. `play` checks: it takes what a person or another program wrote, and refuses with a reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavolata.core.contract import RESUMED, SHUFFLED, Decision, Event, Result, Rules
from tavolata.core.errors import AmbiguousAction, IllegalAction, MalformedAction, NotYourTurn, quoted
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.registry import get_rules


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game's history: chance (`shuffle`) or an action of a seat, and what came of it."""

    events: tuple[Event, ...]
    seat: int | None = None
    action: int | None = None
    shuffle: Mapping[str, Any] | None = None


class Game:
    """A game in progress, with its history."""

    def __init__(self, rules: Rules, options: Mapping[str, Any], mem: Bytes, seed: int = 0) -> None:
        self.rules = rules
        self.options = dict(options)
        self.mem = mem
        self.rng = new_generator(seed)
        self.history: list[Step] = []
        self._legal = rules.new_legal()
        self._log = rules.new_log()
        self._count = 0
        self._telling = False

    @classmethod
    def laid_out(cls, game: str, *, seed: int = 0, **options: Any) -> Game:
        """A game before its first shuffle."""
        rules = get_rules(game)
        checked = rules.check_options(options)
        return cls(rules, checked, rules.lay_out(checked), seed)

    @classmethod
    def new(cls, game: str, *, seed: int = 0, **options: Any) -> Game:
        """A game that is dealt and waits for its first decision.

        >>> Game.new("solomino", players=4, rounds=3, seed=1).decision
        Decision(seat=0, kind='turn', clauses=('S-5', 'S-6'))
        """
        dealt = cls.laid_out(game, seed=seed, **options)
        dealt.shuffle()
        return dealt

    def copy(self) -> Game:
        """Another game that goes on from here, with a history of its own; its chance is the same."""
        twin = Game(self.rules, self.options, self.mem.copy())
        twin.rng = self.rng.copy()
        twin.history = list(self.history)
        twin._legal = self._legal.copy()
        twin._count = self._count
        return twin

    def __repr__(self) -> str:
        return f"<{self.rules.title}: {self.rules.describe(self.mem)}>"

    # --- what is waited for

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def decision(self) -> Decision | None:
        return self.rules.decision(self.mem)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat that decides, in ascending order.

        >>> game = Game.new("sole-mio", players=3, seed=7)
        >>> [game.rules.format_action(action) for action in game.legal]
        ['p', 'pp', 'm', 's', 'a']
        """
        return [int(action) for action in self._legal[: self._count]]

    @property
    def chance(self) -> list[tuple[int, int]]:
        return self.rules.chance(self.mem)

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.mem)

    @property
    def result(self) -> Result:
        return self.rules.result(self.mem)

    def memory(self) -> int:
        """How much of what was played a seat is shown later: the memory contract of the table."""
        return self.rules.open_memory if self.options.get("open_oven") else self.rules.strict_memory

    def view(self, seat: int, memory: int | None = None) -> Bytes:
        """What the seat (or SPECTATOR) may know, by the memory contract unless told how much is remembered.

        >>> game = Game.new("sole-mio", players=3, seed=7)
        >>> game.rules.read_view(game.view(2))["hand"]
        'pp m s a'
        """
        return self.rules.observe(self.mem, seat, self.memory() if memory is None else memory)

    # --- going on

    def apply(self, action: int) -> list[Event]:
        """Do a legal action of the seat that decides."""
        decision = self.decision
        events = self._step(action)
        self.history.append(Step(tuple(events), seat=decision.seat if decision else None, action=action))
        return events

    def play(self, seat: int, text: str) -> list[Event]:
        """Do what a seat says, or refuse with an error that says why.

        >>> game = Game.new("sole-mio", players=3, seed=7)
        >>> game.play(2, "pp")
        [Event(name='played', seat=2, audience=None, data={'cards': 'pp'})]
        >>> game.play(2, "ooo")
        Traceback (most recent call last):
        ...
        tavolata.core.errors.IllegalAction: 'ooo' is not possible now: play one order that you hold, or say done (P-10)
        """
        decision = self.decision
        if decision is None:
            raise NotYourTurn("the game is over" if self.is_over else "the cards are being shuffled")
        action = self.rules.parse_action(text)
        if seat != decision.seat:
            # Whom the game waits for instead may be a secret (S-33).
            raise NotYourTurn(f"seat {seat} played {quoted(text)}, but it is not that seat's turn")
        return self.apply(self._check_legal(action))

    def asked(self) -> list[Game]:
        """Copies of the game as each seat that may act now finds it, in the order of asking.

        There is one, or several where the first to act does (S-33), or none while chance is waited for.
        """
        games = [] if self.decision is None else [self.copy()]
        while games:
            trial = games[-1].copy()
            if not trial._let_next_answer():
                break
            games.append(trial)
        return games

    def first_come(self, seat: int, text: str) -> list[Event]:
        """At a live table: do what one of those asked says first; whoever was asked before it is taken to have passed.

        For this reason nobody can pass before them. When the time is over, `close_window` passes for all.
        """
        seats = [game.decision.seat for game in self.asked() if game.decision]
        asked_before = seats.index(seat) if seat in seats else 0
        if asked_before and self.rules.parse_action(text) == self.rules.letting_pass(self.mem):
            raise NotYourTurn(f"seat {seat} played {quoted(text)}, but other seats may still act first")
        events: list[Event] = []
        for game in (self.copy(), self):  # a refusal on the copy leaves the game as it is
            for _ in range(asked_before):
                game._let_next_answer()
            events = game.play(seat, text)
        return events

    def close_window(self) -> list[Event]:
        """At a live table: the time is over, and everybody who is still asked passes. Elsewhere nothing happens."""
        events: list[Event] = []
        while (action := self.rules.letting_pass(self.mem)) is not None:
            events += self.apply(action)
        return events

    def _let_next_answer(self) -> bool:
        """Where several may answer, the one asked passes. Is another one asked then?"""
        action = self.rules.letting_pass(self.mem)
        if action is None:
            return False
        self.apply(action)
        return self.rules.letting_pass(self.mem) is not None

    def meant(self, text: str) -> int:
        """The legal action that a person means: its notation, or enough of its beginning to tell it from the others."""
        word = text.strip()
        try:
            return self._check_legal(self.rules.parse_action(word))
        except MalformedAction:
            names = {self.rules.format_action(action): action for action in self.legal}
            begun = [name for name in names if word and name.startswith(word)]
            if len(begun) > 1:
                raise AmbiguousAction(f"{quoted(word)} is ambiguous: it could be {' or '.join(begun)}") from None
            if not begun:
                raise
            return names[begun[0]]

    def _check_legal(self, action: int) -> int:
        if action not in self.legal:
            reason, clause = self.rules.why_illegal(self.mem, action)
            raise IllegalAction(f"{self.rules.format_action(action)!r} is not possible now: {reason}", clause=clause)
        return action

    def resume(self) -> list[Event]:
        """Go on from a position that was set up."""
        return self._step(RESUMED)

    def shuffle(self) -> list[Event]:
        """Let chance answer, by this game's own generator."""
        if self._telling:
            raise IllegalAction("the shuffle has begun outcome by outcome: finish it that way")
        self.rules.step(self.mem, SHUFFLED, self.rng, self._legal, self._log)
        events = self.rules.read_log(self._log)
        shuffle = self.rules.read_shuffle(self.mem)
        events += self._step(RESUMED)
        self.history.append(Step(tuple(events), shuffle=shuffle))
        return events

    def tell_shuffle(self, shuffle: Mapping[str, Any]) -> list[Event]:
        """Chance answers with the order of the cards that a record or a scenario gives."""
        events = []
        for outcome in self.rules.told_shuffle(self.mem, shuffle):
            events += self._step(outcome)
        self.history.append(Step(tuple(events), shuffle=shuffle))
        return events

    def tell_outcome(self, outcome: int) -> list[Event]:
        """Chance answers with one outcome of `chance`; no record is kept of such a walk."""
        events = self._step(outcome)
        self._telling = self.decision is None and not self.is_over
        return events

    def random_action(self) -> int:
        """A uniformly random legal action, by this game's own generator."""
        return int(self._legal[pick(self.rng, self._count)])

    def _step(self, action: int) -> list[Event]:
        self._count = self.rules.step(self.mem, action, self.rng, self._legal, self._log)
        return self.rules.read_log(self._log)
