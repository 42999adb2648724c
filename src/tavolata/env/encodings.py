"""The ways in which a field of a view becomes cells of an observation, and back.

Each way says what its cells are called, how the compiled writer fills them, and how to read them. Seats are counted
from the observer: +0 is the observer's own, +1 sits to the left of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tavolata.core.kernel.jit import I8, I64
from tavolata.env.kernel import encoding
from tavolata.env.kernel.encoding import HUNDRED, NOBODY_KNOWS, WORD

Labels = Sequence[str]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a view: where it begins, how many bytes each of its numbers has, and how many it has."""

    name: str
    offset: int
    size: int
    shape: tuple[int, ...]

    @property
    def begins(self) -> int:
        """In numbers of its own size."""
        return self.offset // self.size

    def byte(self, number: int) -> int:
        """Where a number of it lies; the first byte of a small one says all."""
        return self.offset + number * self.size


def fields_of(view_t: np.dtype[Any]) -> dict[str, Field]:
    return {
        name: Field(name, offset, dtype.base.itemsize, dtype.shape)
        for name, (dtype, offset, *_) in (view_t.fields or {}).items()
    }


def in_brackets(names: Labels) -> list[str]:
    return [f"[{name}]" for name in names]


def one_set(cells: I8) -> int:
    """The cell that is set; -1 if none is."""
    return int(cells.argmax()) if cells.any() else -1


def observer(view: Any) -> int:
    """From which seat the others are counted; for a spectator it is seat 0."""
    return max(0, int(view.seat))


@dataclass(frozen=True, kw_only=True)
class Encoding(ABC):
    """A way to write a field. One that is `by_seat` has a block for each of so many seats, the observer's first."""

    by_seat: int = 0

    @property
    @abstractmethod
    def block(self) -> Labels:
        """What the cells of one block are called."""

    @abstractmethod
    def read(self, cells: I8, values: Any, view: Any) -> None:
        """Write the values of one block into the view that is being read."""

    @property
    def labels(self) -> Labels:
        if not self.by_seat:
            return self.block
        return [f"[+{place}]{label}" for place in range(self.by_seat) for label in self.block]

    def read_field(self, cells: I8, values: Any, view: Any) -> None:
        """Write the values of the whole field; the view says already who is looking."""
        if not self.by_seat:
            self.read(cells, values, view)
            return
        for place, block in enumerate(cells.reshape(self.by_seat, -1)):
            whose = (place + observer(view)) % self.by_seat
            self.read(block, values[whose : whose + 1], view)

    def seats_from(self, seat: int) -> list[int]:
        """Whose block comes first, second, ... for this observer; a field that is not by seat has one block."""
        return [(place + seat) % self.by_seat for place in range(self.by_seat)] or [0]


# ----------------------------------------------------------------- numbers that are copied


@dataclass(frozen=True, kw_only=True)
class Numbers(Encoding):
    """The numbers as they are, or some of them: `picks` says which, if the others can only be 0."""

    names: Labels = ("",)
    picks: Sequence[int] = ()
    #: Whether they are the same at every moment of a game and for every seat, so that they are written only once.
    constant: bool = False

    @property
    def block(self) -> Labels:
        return [self.names[pick] for pick in self._picks]

    @property
    def _picks(self) -> Sequence[int]:
        return self.picks or range(len(self.names))

    def sources(self, field: Field, seat: int) -> list[int]:
        """The byte that each cell is copied from."""
        each = len(self.names)
        return [field.byte(whose * each + pick) for whose in self.seats_from(seat) for pick in self._picks]

    def read(self, cells: I8, values: Any, view: Any) -> None:
        values.reshape(-1)[list(self._picks)] = cells


@dataclass(frozen=True, kw_only=True)
class Bounds(Numbers):
    """Numbers of which some are not known: those are -1, and `unbounded` in the view."""

    unbounded: int

    def read(self, cells: I8, values: Any, view: Any) -> None:
        super().read(np.where(cells == NOBODY_KNOWS, self.unbounded, cells), values, view)


# ----------------------------------------------------------------- one cell of several


@dataclass(frozen=True, kw_only=True)
class Choice(Encoding):
    """A number for which one of several cells is set; none if it is -1."""

    @abstractmethod
    def choices(self, field: Field, target: int, seat: int) -> list[tuple[int, list[int]]]:
        """The byte of each number, and for this observer the cell for each of its values from 0 on."""


@dataclass(frozen=True, kw_only=True)
class OneOf(Choice):
    """Which of several things, numbered from 0."""

    things: Labels
    names: Labels = ("",)

    @property
    def block(self) -> Labels:
        return [f"{name}={thing}" for name in self.names for thing in self.things]

    def choices(self, field: Field, target: int, seat: int) -> list[tuple[int, list[int]]]:
        each, width = len(self.names), len(self.things)
        found = []
        for whose in range(self.by_seat or 1):
            place = self.seats_from(seat).index(whose)
            for number in range(each):
                begins = target + (place * each + number) * width
                found.append((field.byte(whose * each + number), list(range(begins, begins + width))))
        return found

    def read(self, cells: I8, values: Any, view: Any) -> None:
        numbers = [one_set(each) for each in cells.reshape(len(self.names), -1)]
        values.reshape(-1)[: len(numbers)] = numbers


@dataclass(frozen=True, kw_only=True)
class Pair(Choice):
    """Numbers made of two, such as the colour and the face of a half: a cell for each first and each second."""

    firsts: Labels
    seconds: Labels
    names: Labels

    @property
    def block(self) -> Labels:
        return [f"{name}={part}" for name in self.names for part in (*self.firsts, *self.seconds)]

    def choices(self, field: Field, target: int, seat: int) -> list[tuple[int, list[int]]]:
        first, second = len(self.firsts), len(self.seconds)
        found = []
        for number in range(len(self.names)):
            begins = target + number * (first + second)
            found.append((field.byte(number), [begins + value // second for value in range(first * second)]))
            found.append((field.byte(number), [begins + first + value % second for value in range(first * second)]))
        return found

    def read(self, cells: I8, values: Any, view: Any) -> None:
        first, second = len(self.firsts), len(self.seconds)
        for place, each in enumerate(cells.reshape(len(self.names), -1)):
            values[place] = one_set(each[:first]) * second + one_set(each[first:])


@dataclass(frozen=True, kw_only=True)
class SomeSeat(Choice):
    """Which seat of so many, if any."""

    players: int

    @property
    def block(self) -> Labels:
        return [f"=+{place}" for place in range(self.players)]

    def choices(self, field: Field, target: int, seat: int) -> list[tuple[int, list[int]]]:
        return [(field.byte(0), [target + (other - seat) % self.players for other in range(self.players)])]

    def read(self, cells: I8, values: Any, view: Any) -> None:
        place = one_set(cells)
        values[...] = (place + observer(view)) % self.players if place >= 0 else -1


# ----------------------------------------------------------------- what takes a row of the plan


@dataclass(frozen=True, kw_only=True)
class Written(Encoding):
    """What the compiled writer has a way of its own for."""

    @abstractmethod
    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        """What it is told."""

    def _row(self, how: int, field: Field, target: int, **columns: int) -> I64:
        row = np.zeros(encoding.COLUMNS, np.int64)
        told = {
            "how": how,
            "source": field.begins,
            "target": target,
            "count": self.by_seat or 1,
            "by_seat": bool(self.by_seat),
            "width": len(self.block),
            **columns,
        }
        for column, value in told.items():
            row[getattr(encoding, column.upper())] = value
        return row


@dataclass(frozen=True, kw_only=True)
class Hundreds(Written):
    """A number that may be too large for a cell, in two: hundreds and the rest."""

    @property
    def block(self) -> Labels:
        return (".hundreds", ".rest")

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        return self._row(encoding.HUNDREDS, field, target)

    def read(self, cells: I8, values: Any, view: Any) -> None:
        values[...] = HUNDRED * int(cells[0]) + int(cells[1])


@dataclass(frozen=True, kw_only=True)
class Members(Written):
    """Sets of the kernel, two words of bits each: a cell for each thing that can be in one."""

    things: Labels
    #: How the kernel numbers the things; from 0 on unless told.
    numbers: Sequence[int] = ()
    names: Labels = ("",)

    @property
    def block(self) -> Labels:
        return [f"{name}[{thing}]" for name in self.names for thing in self.things]

    @property
    def _numbers(self) -> Sequence[int]:
        return self.numbers or range(len(self.things))

    def member_cells(self) -> list[int]:
        """For each bit of the two words its cell, from the first of the set on; 0 for those that are never set."""
        cells = [0] * (2 * WORD)
        for cell, number in enumerate(self._numbers):
            cells[number] = cell
        return cells

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        return self._row(encoding.SETS, field, target, width=len(self.things), a=len(self.names))

    def read(self, cells: I8, values: Any, view: Any) -> None:
        for members, words in zip(cells.reshape(len(self.names), -1), values.reshape(-1, 2), strict=True):
            numbers = [self._numbers[cell] for cell in np.flatnonzero(members).tolist()]
            for word in range(2):
                words[word] = sum(1 << number % WORD for number in numbers if number // WORD == word)


@dataclass(frozen=True, kw_only=True)
class Listed(Written):
    """A list of different things: for each thing its place in the list, from 1; 0 if it is not there."""

    things: Labels
    #: The field that says how long the list is, or the list of each seat.
    length: str

    @property
    def block(self) -> Labels:
        return in_brackets(self.things)

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        return self._row(encoding.PLACES, field, target, a=others[self.length].begins, c=field.shape[-1])

    def read(self, cells: I8, values: Any, view: Any) -> None:
        things = np.flatnonzero(cells)
        flat = values.reshape(-1)
        flat[:] = 0
        flat[cells[things] - 1] = things


@dataclass(frozen=True, kw_only=True)
class OwnCards(Listed):
    """The observer's own cards, a list in ascending order: for each card whether it is there.

    `length` is the field with the lengths of all hands.
    """

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        return self._row(encoding.PLACES, field, target, a=others[self.length].begins, b=1, d=1)

    def read(self, cells: I8, values: Any, view: Any) -> None:
        values[:] = 0
        values[: int(cells.sum())] = np.flatnonzero(cells)


@dataclass(frozen=True, kw_only=True)
class Beside(Listed):
    """What stands beside each thing of the list in another field: 1 more than that; 0 if the thing is not there."""

    beside: str

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        return self._row(encoding.BESIDE, field, target, a=others[self.length].begins, b=others[self.beside].begins)

    def read(self, cells: I8, values: Any, view: Any) -> None:
        listed = view[self.beside][: view[self.length]]
        values[:] = 0
        values[: listed.size] = cells[listed] - 1


@dataclass(frozen=True, kw_only=True)
class FromTop(Written):
    """The uppermost cards of a stack, from its top, as far as they are seen.

    Cards from `first_owned` on belong to seats, `owned` to each, and their owners are counted from the observer. If
    only the top is told, it has a cell for each card; else each place has one cell: 1 more than the number of the card,
    or 0.
    """

    cards: Labels
    places: int
    height: str
    first_owned: int
    owned: int

    @property
    def block(self) -> Labels:
        if self.places == 1:
            return [f"[top]={card}" for card in self.cards]
        return [f"[top-{place}]" if place else "[top]" for place in range(self.places)]

    def row(self, field: Field, others: Mapping[str, Field], target: int) -> I64:
        width = len(self.cards) if self.places == 1 else 0
        told = {"a": others[self.height].begins, "b": self.first_owned, "c": self.owned}
        return self._row(encoding.FROM_TOP, field, target, count=self.places, width=width, **told)

    def read(self, cells: I8, values: Any, view: Any) -> None:
        numbers = [one_set(cells)] if self.places == 1 else (cells.astype(int) - 1).tolist()
        height = int(view[self.height])
        values[:] = -1
        for place, number in enumerate(numbers[:height]):
            values[height - 1 - place] = self._absolute(number, view)

    def _absolute(self, card: int, view: Any) -> int:
        """The card as the kernel numbers it, by the seat of its owner."""
        if card < self.first_owned:
            return card
        owner, order = divmod(card - self.first_owned, self.owned)
        return self.first_owned + (owner + observer(view)) % int(view.n) * self.owned + order
