"""Observations: what a seat's view contains, as a flat array of small numbers for learning programs.

An observation holds exactly what the view holds. A layout is made from the fields of the view, each with the way in
which it is written; a field without one is an error. From the same source come the plan of the compiled writer, a name
for every cell, and the way back to the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from tavolata.core.contract import SPECTATOR
from tavolata.core.kernel.jit import I8, Bytes
from tavolata.core.kernel_rules import KernelRules
from tavolata.env.encodings import Bounds, Choice, Encoding, FromTop, Listed, Numbers, Written, fields_of
from tavolata.env.kernel import encoding
from tavolata.env.kernel.encoding import HEAD, Plan, write_observation


class Layout:
    """How the observations of a table are laid out: it depends on the options of the game and on what is remembered.

    `names[i]` is what cell i is called, `cells[field]` where a field of the view lies.
    """

    def __init__(
        self, rules: KernelRules, options: Mapping[str, Any], memory: int, encodings: Mapping[str, Encoding]
    ) -> None:
        self._rules = rules
        self.view_t = rules.kernel.view_t
        self._fields = fields_of(self.view_t)
        if set(encodings) != set(self._fields):
            odd = ", ".join(sorted(set(encodings) ^ set(self._fields)))
            raise ValueError(f"a layout says of each field of the view how it is written; this is wrong with {odd}")
        self.encodings = {name: encodings[name] for name in sorted(self._fields, key=lambda n: _stretch(encodings[n]))}
        self.names: list[str] = []
        self.cells: dict[str, slice] = {}
        for name, way in self.encodings.items():
            begins = len(self.names)
            self.names += [f"{name}{label}" for label in way.labels]
            self.cells[name] = slice(begins, len(self.names))
        self.plan = self._plan(int(options["players"]))
        tables: Any = self.plan[HEAD:]
        self._write: Any = partial(write_observation, np.array(self.plan[:HEAD], np.int64), *tables)
        # What observations do not tell, because the options do: seats that are not taken, orders that do not exist.
        self._untold = rules.observe(rules.lay_out(options), SPECTATOR, memory)
        self._blank = np.zeros(len(self.names), np.int8)
        for name, way in self.encodings.items():
            if isinstance(way, Numbers) and way.constant:
                self._blank[self.cells[name]] = self._untold[way.sources(self._fields[name], 0)].view(np.int8)

    def __len__(self) -> int:
        return len(self.names)

    def _plan(self, players: int) -> Plan:
        ways = [(way, self._fields[name], self.cells[name].start) for name, way in self.encodings.items()]
        numbers = [(way, field) for way, field, _ in ways if isinstance(way, Numbers) and not way.constant]
        chosen = [(way, field, target) for way, field, target in ways if isinstance(way, Choice)]
        copied = [[byte for way, field in numbers for byte in way.sources(field, seat)] for seat in range(players)]
        choices = [
            [choice for way, field, target in chosen for choice in way.choices(field, target, seat)]
            for seat in range(players)
        ]
        # For the value -1, which comes first, no cell is set.
        tables = [[cell for _, cells in choices[seat] for cell in (-1, *cells)] for seat in range(players)]
        lengths = [1 + len(cells) for _, cells in choices[0]]
        first = self._begins(COPIED)
        rows = [way.row(field, self._fields, target) for way, field, target in ways if isinstance(way, Written)]
        return Plan(
            players=players,
            seat_at=self._fields["seat"].offset,
            first_bound=self._begins(BOUND),
            unbounded=next((way.unbounded for way in self.encodings.values() if isinstance(way, Bounds)), 0),
            sparse=self._begins(SPARSE),
            runs=_table([[run for run in _runs(each, first) if run[2] >= LONG] for each in copied], 3),
            singles=_table(
                [[cell for run in _runs(each, first) if run[2] < LONG for cell in _cells(run)] for each in copied], 2
            ),
            choices=np.array([byte for byte, _ in choices[0]], np.uint16),
            choice_at=np.cumsum([0, *lengths[:-1]]),
            chosen=np.array(tables, np.int16),
            rows=np.array(rows, np.int64).reshape(-1, encoding.COLUMNS),
        )

    def _begins(self, stretch: int) -> int:
        """The first cell of a stretch of the observation, or of the next if it is empty."""
        return sum(len(way.labels) for way in self.encodings.values() if _stretch(way) < stretch)

    # --- writing

    def new(self, *shape: int) -> I8:
        """Room for observations, with what never changes written in it."""
        return np.broadcast_to(self._blank, (*shape, len(self))).copy()

    def observation(self, view: Bytes) -> I8:
        out = self._blank.copy()
        self._write(view, out)
        return out

    # --- reading

    def view(self, observation: I8) -> Bytes:
        """The view that an observation was written from. What lies beyond the end of a list there is 0 here."""
        mem = self._untold.copy()
        record = mem.view(self.view_t)
        # Who is looking comes first: it says how seats are counted.
        for name in ("seat", *self.encodings):
            values = record[name].reshape(self._fields[name].shape)
            self.encodings[name].read_field(observation[self.cells[name]], values, record[0])
        return mem

    def words(self, observation: I8) -> dict[str, Any]:
        """An observation in words, as views are written for people."""
        return self._rules.read_view(self.view(observation))

    def told(self, observation: I8) -> dict[str, int]:
        """The cells that are not 0, by name."""
        return {self.names[cell]: int(observation[cell]) for cell in np.flatnonzero(observation)}


#: So many cells side by side are worth a run of their own.
LONG = 6


def _runs(sources: list[int], target: int) -> list[tuple[int, int, int]]:
    """Cells from `target` on, put together where they lie side by side in the view."""
    runs: list[tuple[int, int, int]] = []
    for cell, source in enumerate(sources, start=target):
        begins, to, count = runs[-1] if runs else (-1, -1, 0)
        if source == begins + count:
            runs[-1] = (begins, to, count + 1)
        else:
            runs.append((source, cell, 1))
    return runs


def _cells(run: tuple[int, int, int]) -> list[tuple[int, int]]:
    source, target, count = run
    return [(source + i, target + i) for i in range(count)]


def _table(rows: list[list[tuple[int, ...]]], columns: int) -> Any:
    """One table for each seat; those with fewer rows are filled up with rows of zeros, which copy nothing."""
    table = np.zeros((len(rows), max(map(len, rows)), columns), np.uint64)
    for seat, each in enumerate(rows):
        for i, row in enumerate(each):
            table[seat, i] = row
    return table


CONSTANT, COPIED, BOUND, SPARSE, LISTED = range(5)


def _stretch(way: Encoding) -> int:
    """Which stretch of an observation a field lies in: the compiled writer goes through them one by one.

    Lists come last, so that it is known how long they are when they are read.
    """
    if isinstance(way, Listed | FromTop):
        return LISTED
    if not isinstance(way, Numbers):
        return SPARSE
    if way.constant:
        return CONSTANT
    return BOUND if isinstance(way, Bounds) else COPIED
