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
from tavolata.core.kernel.jit import I8, I64, Bytes
from tavolata.core.kernel_rules import KernelRules
from tavolata.env.encodings import Bounds, Choice, Encoding, FromTop, Listed, Members, Numbers, Written, fields_of
from tavolata.env.kernel import encoding
from tavolata.env.kernel.chunks import CHUNK
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
            raise ValueError(f"a layout needs an encoding for each field of the view; check {odd}")
        self.encodings = {name: encodings[name] for name in sorted(self._fields, key=lambda n: _stretch(encodings[n]))}
        self.names: list[str] = []
        self.cells: dict[str, slice] = {}
        for name, way in self.encodings.items():
            begins = len(self.names)
            self.names += [f"{name}{label}" for label in way.labels]
            self.cells[name] = slice(begins, len(self.names))
        if len(self) - self._begins(SPARSE) < CHUNK:
            raise ValueError(
                f"a layout must end with at least {CHUNK} cleared cells: the last chunk may overwrite them"
            )
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
        members: list[int] = []
        rows = []
        for way, field, target in ways:
            if isinstance(way, Written):
                rows.append(way.row(field, self._fields, target))
            if isinstance(way, Members):
                rows[-1][encoding.B] = len(members)
                members += way.member_cells()
        parts = [_cut(each, self._begins(COPIED), self.view_t.itemsize) for each in copied]
        return Plan(
            players=players,
            seat_at=self._fields["seat"].offset,
            first_bound=self._begins(BOUND),
            unbounded=next((way.unbounded for way in self.encodings.values() if isinstance(way, Bounds)), 0),
            sparse=self._begins(SPARSE),
            chunks=_table([chunks for chunks, _ in parts]),
            singles=_table([singles for _, singles in parts]),
            choices=np.array([byte for byte, _ in choices[0]], np.int64),
            choice_at=np.cumsum([0, *lengths[:-1]]),
            chosen=np.array(tables, np.int16),
            rows=np.array(rows, np.int64).reshape(-1, encoding.COLUMNS),
            members=np.array(members, np.int16),
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
        """The view that an observation was written from."""
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


Move = tuple[int, int]  # from which byte of the view, to which cell


def _cut(sources: list[int], first: int, view_size: int) -> tuple[list[Move], list[Move]]:
    """How to copy the cells from `first` on: chunks where they lie side by side in the view, and single cells.

    A chunk must not read beyond the end of the view.
    """
    chunks: list[Move] = []
    singles: list[Move] = []
    for cell, source in enumerate(sources, start=first):
        if chunks and cell - chunks[-1][1] == source - chunks[-1][0] < CHUNK:
            continue
        (chunks if source + CHUNK <= view_size else singles).append((source, cell))
    return chunks, singles


def _table(moves: list[list[Move]]) -> I64:
    """A table for each seat, all of the same length: the last move of a shorter one is made again."""
    length = max(map(len, moves))
    return np.array([[*each, *each[-1:] * (length - len(each))] for each in moves], np.int64).reshape(
        len(moves), length, 2
    )


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
