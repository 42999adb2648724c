"""What a family of games provides, and the words in which every game talks.

A game always waits for something: a *decision* of a seat, or chance. An *action* answers a decision, an *outcome*
answers chance; both are integers of a fixed table, with a notation for people. What then happened is a list of
*events*, each with its audience. A *view* is what one seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tavolata.core.errors import BadOption, quoted
from tavolata.core.kernel import playing
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.kernel.log import EVENT_WIDTH

RESUMED, SHUFFLED = playing.RESUMED, playing.SHUFFLED
SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game waits for: an action of this seat. `clauses` are the rules that say what it may do."""

    seat: int
    kind: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is the seat that may know, or None for everyone; values are in notation."""

    name: str
    seat: int | None = None
    audience: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)

    def is_for(self, seat: int) -> bool:
        return self.audience is None or self.audience == seat

    def __str__(self) -> str:
        """One line that records and scenarios compare: `played 0 kind=o singles=2 doubles=1`."""
        words = [self.name, *([] if self.seat is None else [str(self.seat)])]
        return " ".join([*words, *(f"{key}={value}" for key, value in self.data.items())])


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won, the share of the win that each seat gets, and the scores that decided."""

    winners: tuple[int, ...]
    scores: Mapping[str, tuple[int, ...]]

    def shares(self, players: int) -> list[float]:
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(players)]

    def as_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), **{name: list(values) for name, values in self.scores.items()}}


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game can be: decisions of seats, and outcomes of chance told one by one."""

    decisions: int
    outcomes: int


class Rules(ABC):
    """One game: its compiled kernel and the names of everything in it.

    A game in progress is plain bytes (`mem`); everything else is read from them.
    """

    game: str
    title: str
    players: range
    #: Raised when a change of the rules lets old records go another way; a record names the one it was played by.
    version = 1
    state_size: int
    view_size: int
    max_legal: int
    max_events: int
    max_outcomes: int
    #: How many cards of what is hidden in play a view may remember: none but what lies open, or everything.
    strict_memory: int
    open_memory: int
    #: The names of all events.
    event_names: Sequence[str]

    # --- setting up

    @abstractmethod
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Complete and validate the options of a game; BadOption says what is wrong and what would be right."""

    def read_option(self, name: str, _text: str, _where: str) -> Any:
        """The value of an option that was written in a file; BadOption says in which line what is wrong."""
        raise BadOption(f"{self.title} has no option {quoted(name)} that can be read from a file")

    @abstractmethod
    def lay_out(self, options: Mapping[str, Any]) -> Bytes:
        """A new game for checked options, waiting for chance."""

    @abstractmethod
    def longest_game(self, options: Mapping[str, Any]) -> Length:
        """What no game with checked options can exceed, from whatever position it starts."""

    # --- the kernel

    @abstractmethod
    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        """Apply an action or outcome, or RESUMED or SHUFFLED.

        List what is legal then and return how many. Trusts its input.
        """

    @abstractmethod
    def observe(self, mem: Bytes, seat: int, memory: int) -> Bytes:
        """What the seat (or SPECTATOR) may know."""

    @abstractmethod
    def resample(self, view: Bytes, rng: I64) -> Bytes:
        """A random game that agrees with everything in the view, as ready to go on as the real one."""

    @abstractmethod
    def find_fault(self, mem: Bytes) -> str | None:
        """What is wrong with a game, if anything: cards lost or doubled, false counts, false knowledge."""

    @abstractmethod
    def random_games(self, template: Bytes, seed: int, games: int) -> int:
        """Play random games inside the kernel, the i-th with the seed `seed + i`; return the number of decisions."""

    # --- reading a game

    @abstractmethod
    def count_seats(self, mem: Bytes) -> int:
        """How many play."""

    @abstractmethod
    def decision(self, mem: Bytes) -> Decision | None:
        """What is waited for; None if that is chance, or nothing any more."""

    @abstractmethod
    def is_over(self, mem: Bytes) -> bool: ...

    @abstractmethod
    def result(self, mem: Bytes) -> Result:
        """How a finished game ended."""

    @abstractmethod
    def chance(self, mem: Bytes) -> list[tuple[int, int]]:
        """The outcomes that chance can answer with next, each with its weight; empty if chance is not waited for."""

    @abstractmethod
    def read_shuffle(self, mem: Bytes) -> dict[str, Any]:
        """The order of the cards right after SHUFFLED, for a record."""

    @abstractmethod
    def told_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> list[int]:
        """The outcomes that lead to the order of cards of a record; BadRecord if they cannot."""

    @abstractmethod
    def read_view(self, view: Bytes, *, notes: bool = True) -> dict[str, Any]:
        """A view in words, for people and as JSON.

        `notes` has it say also what was noticed earlier and does not lie on the table now.
        """

    @abstractmethod
    def without_notes(self, view: Bytes) -> Bytes:
        """A copy of a view that agrees with more games: without what `read_view` tells as notes."""

    @abstractmethod
    def read_waiting(self, view: Bytes) -> str:
        """Whom the game waits for and to do what, as far as a view shows it: `1 draw`; empty if for nobody."""

    @abstractmethod
    def read_event(self, row: Sequence[int]) -> Event: ...

    @abstractmethod
    def describe(self, mem: Bytes) -> str:
        """The whole position on a few lines, for a debugger; it shows what is hidden."""

    # --- notation

    @abstractmethod
    def format_action(self, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """The inverse of `format_action`; MalformedAction says what would be right."""

    @abstractmethod
    def why_illegal(self, mem: Bytes, action: int) -> tuple[str, str]:
        """Why an action cannot be done now: one sentence, and the clause."""

    def letting_pass(self, mem: Bytes) -> int | None:  # noqa: ARG002
        """Where several seats may answer, the action by which the one asked lets the next; None where only one may."""
        return None

    # --- scenarios

    @abstractmethod
    def set_up(self, options: Mapping[str, Any], setup: Mapping[str, Any]) -> Bytes:
        """A position from the words of a scenario.

        BadScenario says what is impossible. `step(RESUMED)` goes on from it.
        """

    @abstractmethod
    def facts(self, mem: Bytes) -> dict[str, Any]:
        """Everything a scenario can make claims about, hidden cards included, in the words of `set_up`."""

    @abstractmethod
    def agrees(self, name: str, claim: str, found: str) -> bool:
        """Whether a text that a scenario claims of a fact, or of a part of a view, says what was found there.

        People may write cards in any order where that means nothing. BadScenario: the claim cannot be read.
        """

    @abstractmethod
    def complete_shuffle(self, mem: Bytes, shuffle: Mapping[str, Any]) -> Mapping[str, Any]:
        """The order of cards that a scenario tells, with what it may leave out, as `told_shuffle` reads it."""

    @property
    @abstractmethod
    def warm_ups(self) -> Sequence[tuple[str, Any]]:
        """What to call, with a name for people, so that every entry of the kernel is compiled that a table needs."""

    @property
    @abstractmethod
    def simulation_warm_ups(self) -> Sequence[tuple[str, Any]]:
        """The same for the other entries: random games by the million, and worlds that agree with a view."""

    # --- buffers

    def new_log(self) -> I64:
        return np.zeros((self.max_events + 1, EVENT_WIDTH), np.int64)

    def new_legal(self) -> I64:
        return np.zeros(self.max_legal, np.int64)

    def read_log(self, log: I64) -> list[Event]:
        return [self.read_event(row) for row in log[1 : 1 + int(log[0, 0])].tolist()]


NO_LOG: I64 = np.zeros((0, 0), np.int64)
