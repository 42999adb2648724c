"""What the rules of every compiled family have in common: calling the entries of their kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED, Decision, Event, Result, Rules
from tavolata.core.description import Description
from tavolata.core.errors import BadRecord, MalformedAction, quoted
from tavolata.core.kernel.bytes import offset_of
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.kernel.randomness import new_generator, pick
from tavolata.core.reading import Reading


@dataclass(frozen=True)
class Kernel:
    """The entries and tables of a family."""

    state_t: np.dtype[Any]
    view_t: np.dtype[Any]
    begin: Callable[[Bytes, int, I64], None]
    step: Callable[[Bytes, int, I64, I64, I64], int]
    weigh: Callable[[Bytes, I64], None]
    observe: Callable[[Bytes, int, int, Bytes], None]
    resample: Callable[[Bytes, I64, Bytes], bool]
    check: Callable[[Bytes], int]
    random_games: Callable[[Bytes, int, int], int]
    findings: Sequence[str]
    reading: Reading
    #: For each phase that waits for a seat: what the decision is called, its clauses, and what would be right.
    decisions: Mapping[int, tuple[str, tuple[str, ...], str]]
    passing: Mapping[int, int]
    over: int
    max_outcomes: int

    @classmethod
    def of(
        cls, described: Description, game: ModuleType, views: ModuleType, checks: ModuleType, *, max_outcomes: int
    ) -> Kernel:
        """The kernel of a family from its modules, in which the entries have the same names everywhere."""
        layout = described.layout
        return cls(
            state_t=layout.state_t,
            view_t=layout.view_t,
            begin=game.begin,
            step=game.step,
            weigh=game.weigh,
            observe=views.observe,
            resample=views.resample,
            check=checks.check,
            random_games=game.random_games,
            findings=checks.FINDINGS,
            reading=Reading(described),
            decisions=described.decisions,
            passing=described.passing,
            over=layout.OVER,
            max_outcomes=max_outcomes,
        )


def told_start(start: Any, players: int, chosen: int | None, clause: str) -> list[int]:
    """The outcome by which a record says who starts: none if the options have `chosen`, for then it is not chance."""
    open_seats = range(players) if chosen is None else [chosen]
    if type(start) is not int or start not in open_seats:
        seats = ", ".join(map(str, open_seats))
        raise BadRecord(f"start is {quoted(start)} in the shuffle; it must be {seats}", clause=clause)
    return [start] if chosen is None else []


class KernelRules(Rules):
    """Rules over a kernel; a family adds the names of everything in it."""

    #: The fields of a view that hold notes, and what stands there without them: numbers that mean or bound nothing.
    notes: Mapping[str, int]
    #: What a game's set-up reads beside its options.
    values: Mapping[str, Any]
    #: How actions are written.
    advice: str

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.state_size = kernel.state_t.itemsize
        self.view_size = kernel.view_t.itemsize
        self.max_outcomes = kernel.max_outcomes
        self.reading = kernel.reading
        self.event_names = [name for name, _ in kernel.reading.events.values()]
        # Through the record, reading a number takes ten times as long.
        self._phase, self._actor = (_word(kernel.state_t, name) for name in ("phase", "actor"))
        self._seen_phase, self._seen_actor = (_word(kernel.view_t, name) for name in ("phase", "actor"))

    def blank(self, options: Mapping[str, Any]) -> Bytes:
        """The table before anything lies on it: what the options say, in a record of zeros."""
        chosen = {name: value for name, value in options.items() if value is not None or name not in self.values}
        return self.reading.set_up({**self.values, **chosen})

    def lay_out(self, options: Mapping[str, Any]) -> Bytes:
        mem = self.blank(options)
        self.kernel.begin(mem, -1 if options["start"] is None else options["start"], NO_LOG)
        return mem

    def step(self, mem: Bytes, action: int, rng: I64, legal: I64, log: I64) -> int:
        return self.kernel.step(mem, action, rng, legal, log)

    def observe(self, mem: Bytes, seat: int, memory: int) -> Bytes:
        view = np.zeros(self.view_size, np.uint8)
        self.kernel.observe(mem, seat, memory, view)
        return view

    def resample(self, view: Bytes, rng: I64) -> Bytes:
        mem = np.zeros(self.state_size, np.uint8)
        if not self.kernel.resample(view, rng, mem):
            raise ValueError("no game is consistent with this view")
        self.kernel.step(mem, RESUMED, rng, self.new_legal(), NO_LOG)
        return mem

    def find_fault(self, mem: Bytes) -> str | None:
        found = self.kernel.check(mem)
        return self.kernel.findings[found] if found else None

    def random_games(self, template: Bytes, seed: int, games: int) -> int:
        return self.kernel.random_games(template, seed, games)

    def count_seats(self, mem: Bytes) -> int:
        return int(mem.view(self.kernel.state_t)[0].n)

    def decision(self, mem: Bytes) -> Decision | None:
        words = mem.view(np.int64)
        phase = int(words[self._phase])
        if phase not in self.kernel.decisions:
            return None
        kind, clauses, _ = self.kernel.decisions[phase]
        return _decision(int(words[self._actor]), kind, clauses)

    def is_over(self, mem: Bytes) -> bool:
        return bool(mem.view(np.int64)[self._phase] == self.kernel.over)

    def chance(self, mem: Bytes) -> list[tuple[int, int]]:
        weights = np.zeros(self.kernel.max_outcomes, np.int64)
        self.kernel.weigh(mem, weights)
        return [(outcome, int(weight)) for outcome, weight in enumerate(weights) if weight > 0]

    def read_waiting(self, view: Bytes) -> str:
        words = view.view(np.int64)
        phase, actor = int(words[self._seen_phase]), int(words[self._seen_actor])
        if phase in self.kernel.decisions:
            return f"{actor if actor >= 0 else 'somebody'} {self.kernel.decisions[phase][0]}"
        # A view may show no more than that a seat answers.
        return f"{actor} answer" if actor >= 0 else ""

    def read_view(self, view: Bytes, *, notes: bool = True) -> dict[str, Any]:
        return {"game": self.game, **self.reading.read_view(view, notes)}

    def without_notes(self, view: Bytes) -> Bytes:
        forgotten = view.copy()
        fields = forgotten.view(self.kernel.view_t)[0]
        for name, nothing in self.notes.items():
            fields[name] = nothing
        return forgotten

    def result(self, mem: Bytes) -> Result:
        return self.reading.read_result(mem)

    def read_shuffle(self, mem: Bytes) -> dict[str, Any]:
        shuffle: dict[str, Any] = self.reading.read_shuffle(mem)
        return shuffle

    def facts(self, mem: Bytes) -> dict[str, Any]:
        facts: dict[str, Any] = self.reading.read_facts(mem)
        return facts

    def read_event(self, row: Sequence[int]) -> Event:
        return self.reading.read_event(row)

    def format_action(self, action: int) -> str:
        text: str = self.reading.format_action(action)
        return text

    def parse_action(self, text: str) -> int:
        action = self.reading.parse_action(text.strip())
        if action is None:
            raise MalformedAction(self.why_malformed(text.strip()))
        return action

    def why_malformed(self, word: str) -> str:
        """One sentence about a text that is no action."""
        return f"{quoted(word)} is not an action: {self.advice}"

    def letting_pass(self, mem: Bytes) -> int | None:
        return self.kernel.passing.get(int(mem.view(np.int64)[self._phase]))

    def describe(self, mem: Bytes) -> str:
        facts = self.facts(mem)
        return ", ".join(f"{name} {value!r}" for name, value in facts.items() if value not in ("", [], None))

    @property
    def warm_ups(self) -> Sequence[tuple[str, Any]]:
        kernel, options = self.kernel, self.check_options({})
        mem, over, rng = self.lay_out(options), self._lay_out_over(), new_generator(0)
        return (
            ("setting up", lambda: self.lay_out(options)),
            ("the rules", lambda: kernel.step(mem.copy(), SHUFFLED, rng, self.new_legal(), NO_LOG)),
            ("views", lambda: self.observe(mem, 0, 1)),
            ("checks", lambda: kernel.check(over)),
            ("chance", lambda: (self.chance(over), pick(rng, 1))),
        )

    @property
    def simulation_warm_ups(self) -> Sequence[tuple[str, Any]]:
        over, view, rng = self._lay_out_over(), np.zeros(self.view_size, np.uint8), new_generator(0)
        return (
            ("whole games", lambda: self.kernel.random_games(over, 0, 1)),
            ("worlds", lambda: self.kernel.resample(view, rng, over.copy())),
        )

    @property
    def client_warm_ups(self) -> Sequence[tuple[str, Any]]:
        """Calls of what only the browser client uses of a kernel: it is in the WebAssembly file alone."""
        return ()

    def _lay_out_over(self) -> Bytes:
        """A game that says that it is over, so that nothing is done with it."""
        over = self.lay_out(self.check_options({}))
        over.view(np.int64)[self._phase] = self.kernel.over
        return over


#: There are few, and a server asks for one several times a move.
_decision = cache(Decision)


def _word(record: np.dtype[Any], name: str) -> int:
    """Where a number of a record lies, in words of 8 bytes."""
    return offset_of(record, name) // 8
