"""Functions that read what descriptions describe (`core.description`).

A server reads views for every message, so a description is not interpreted: it is written out as Python once and
compiled, and is then as fast as code written by hand. All fields of a record are taken out of it at once, as numbers
and nested lists, because reading one number through NumPy takes about a microsecond.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import compress
from typing import Any

import numpy as np

from tavolata.core.contract import Event, Result
from tavolata.core.description import FUNCTIONS, Description, Expression, Field, Reader, each, number
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.log import EVERYONE

#: How many members a word of a set has (never the sign bit).
WORD = 63


def members(words: Iterable[int]) -> list[int]:
    """The numbers in a set of a kernel."""
    found = []
    for at, word in enumerate(words):
        left = int(word)
        while left:
            found.append(at * WORD + (left & -left).bit_length() - 1)
            left &= left - 1
    return found


def distinct(values: Iterable[int]) -> int:
    """How many different numbers there are."""
    return len(set(values))


class Reading:
    """What a description says, as functions."""

    def __init__(self, described: Description) -> None:
        self.described = described
        layout = described.layout
        self.read_view = self._of_record(layout.view_t, described.view, "notes")
        self.read_facts = self._of_record(layout.state_t, described.facts)
        self.read_shuffle = self._of_record(layout.state_t, described.shuffle)
        scores = [[key, each("seat", "range(n)", number(score))] for key, score in described.scores.items()]
        self._read_scores = self._of_record(layout.state_t, ["fields", *scores])
        #: For each code the name of the event, and a function of the numbers in its row.
        self.events = {
            code: (event, self._compile(["row"], self._code(reader)))
            for code, (event, reader) in described.events.items()
        }
        self.format_action = self._compile(["action"], self._code_of_actions())

    # --- making functions

    def _code(self, reader: Reader) -> str:
        return _write_reader(self.described.reader(reader))

    def _compile(self, parameters: Sequence[str], code: str, before: Sequence[str] = ()) -> Callable[..., Any]:
        source = "\n    ".join([f"def read({', '.join(map(_local, parameters))}):", *before, f"return {code}"])
        tables = {f"table_{key}": tuple(table) for key, table in self.described.tables.items()}
        scope: dict[str, Any] = {**tables, "members": members, "distinct": distinct, "compress": compress}
        exec(source, scope)  # noqa: S102
        read: Callable[..., Any] = scope["read"]
        return read

    def _of_record(self, record: np.dtype[Any], reader: Reader, *also: str) -> Callable[..., Any]:
        """A function of the bytes of a record."""
        code, names = self._code(reader), record.names or ()
        used = _names_in(code)
        taken = [_local(name) if name in used else "_" for name in names]
        lists = [f"{_local(name)} = {_local(name)}.tolist()" for name in names if name in used and record[name].shape]
        read = self._compile(["values", *also], code, [f"{', '.join(taken)} = {_local('values')}", *lists])

        def read_record(mem: Bytes, *values: Any) -> Any:
            return read(mem.view(record).tolist()[0], *values)

        return read_record

    def of_values(self, reader: Reader) -> Callable[[Mapping[str, Any]], Any]:
        """A function of values by name."""
        code = self._code(reader)
        return self._compile(["values"], code, [f"{_local(key)} = f_values.get({key!r})" for key in _names_in(code)])

    # --- events and results

    def read_event(self, row: Sequence[int]) -> Event:
        """A row of a kernel's log as an event."""
        code, seat, audience, *numbers = row
        name, read = self.events[code]
        return Event(
            name,
            seat=None if seat < 0 else seat,
            audience=None if audience == EVERYONE else audience,
            data=read(numbers),
        )

    def read_result(self, mem: Bytes) -> Result:
        scores = self._read_scores(mem)
        ranks = list(zip(*scores.values(), strict=True))
        best = max(ranks) if self.described.wins == "most" else min(ranks)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
        return Result(winners, {key: tuple(values) for key, values in scores.items()})

    # --- actions

    def _code_of_actions(self) -> str:
        """Texts are made when they are asked for: a family may have tens of thousands of actions."""
        forms, tables = self.described.actions, self.described.tables
        code = []
        for form in forms:
            parts = [
                repr(part)
                if isinstance(part, str)
                else f"table_{part[0]}[(f_action - {form.first}) // {part[1]} % {len(tables[part[0]])}]"
                for part in form.parts
            ]
            code.append(" + ".join(parts))
        ends = [form.first for form in forms[1:]]
        return "".join(f"{text} if f_action < {end} else " for text, end in zip(code, ends, strict=False)) + code[-1]

    def parse_action(self, word: str) -> int | None:
        """The inverse of `format_action`; None if nothing is written so."""
        for form in self.described.actions:
            numbers = self._match(form.parts, word)
            if numbers is not None:
                weights: list[int] = [part[1] for part in form.parts if not isinstance(part, str)]
                if form.any_order == "parts":
                    numbers.sort()
                return form.first + sum(at * weight for at, weight in zip(numbers, weights, strict=True))
        return self._any_order.get("".join(sorted(word)))

    def _match(self, parts: Sequence[str | tuple[str, int]], word: str) -> list[int] | None:
        """The numbers of the names that the parts are in a word; None if it is written otherwise."""
        if not parts:
            return None if word else []
        part, *others = parts
        if isinstance(part, str):
            return self._match(others, word.removeprefix(part)) if word.startswith(part) else None
        numbers, lengths = self._numbers[part[0]]
        for length in lengths:
            found = numbers.get(word[:length])
            if found is not None and (rest := self._match(others, word[length:])) is not None:
                return [found, *rest]
        return None

    @cached_property
    def _numbers(self) -> dict[str, tuple[dict[str, int], list[int]]]:
        """For each table the numbers of its names, and how long these can be."""
        return {
            key: ({text: at for at, text in enumerate(table) if text}, sorted({len(text) for text in table if text}))
            for key, table in self.described.tables.items()
        }

    @cached_property
    def _any_order(self) -> dict[str, int]:
        """Names whose letters may be in any order, by their sorted letters."""
        return {
            "".join(sorted(text)): form.first + at
            for form in self.described.actions
            if form.any_order == "letters"
            for text, at in self._numbers[form.parts[0][0]][0].items()
            if text.isalpha()
        }

    # --- setting up

    def set_up(self, values: Mapping[str, Any]) -> Bytes:
        """The record of a table with these options, before anything lies on it."""
        layout, known = self.described.layout, self._known(values)
        mem = np.zeros(layout.state_t.itemsize, np.uint8)
        record = mem.view(layout.state_t)[0]
        for name, value in self._read_setup(known).items():
            if isinstance(value, list):
                record[name][: len(value)] = value
            else:
                record[name] = value
        return mem

    def find_fault(self, values: Mapping[str, Any]) -> str | None:
        """The clause by which options make no table."""
        known = self._known(values)
        faults = self.described.setup.faults
        return next((fault.clause for fault in faults if self.of_values(fault.reader)(known)), None)

    @cached_property
    def _read_setup(self) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
        return self.of_values(["fields", *map(list, self.described.setup.fields.items())])

    def _known(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Options as numbers and lists of numbers."""
        setup, tables = self.described.setup, self.described.tables
        known: dict[str, Any] = {}
        for name, value in values.items():
            if isinstance(value, str) and name in setup.letters:
                table = list(tables[setup.letters[name]])
                known[name] = [table.index(letter) if letter in table else -1 for letter in value]
            elif name in setup.cards and isinstance(value[0], str):
                known[name] = sorted(self._parse_card(card, setup.cards[name][0]) for card in value)
            else:
                known[name] = -1 if value is None else value
        return known

    def _parse_card(self, text: str, first: int) -> int:
        action = self.parse_action(text)
        if action is None:
            raise ValueError(f"{text!r} is not a card")
        return action - first


# ----------------------------------------------------------------- writing Python


def _local(name: str) -> str:
    """What a value is called in the functions; nothing else there begins so."""
    return f"f_{name}"


def _names_in(code: str) -> set[str]:
    return set(re.findall(r"\bf_(\w+)", code))


def _write(expression: Expression) -> str:
    match expression:
        case None:
            return ""
        case int():
            return str(expression)
        case str():
            return _local(expression)
        case ["at", values, index]:
            return f"{_write(values)}[{_write(index)}]"
        case ["slice", values, start, end, step]:
            return f"{_write(values)}[{_write(start)}:{_write(end)}:{_write(step)}]"
        case ["if", condition, so, otherwise]:
            return f"({_write(so)} if {_write(condition)} else {_write(otherwise)})"
        case ["not", operand]:
            return f"(not {_write(operand)})"
        case ["in", operand, *values]:
            return f"({_write(operand)} in ({', '.join(map(_write, values))},))"
        case [operation, *operands] if operation in FUNCTIONS:
            return f"{operation}({', '.join(map(_write, operands))})"
    operation, *operands = expression
    return f"({f' {operation} '.join(map(_write, operands))})"


def _write_reader(reader: Reader) -> str:
    if reader is None or isinstance(reader, str):
        return repr(reader)
    match reader:
        case ["number", expression]:
            return _write(expression)
        case ["name", table, expression]:
            return f"table_{table}[{_write(expression)}]"
        case ["named", table, flags]:
            return f"list(compress(table_{table}, {_write(flags)}))"
        case ["text", *parts]:
            return f"({' + '.join(map(_write_part, parts))})"
        case ["times", part, expression]:
            return f"{_write_reader(part)} * {_write(expression)}"
        case ["each", variable, over, where, item]:
            return f"[{_write_reader(item)} {_write_loop(variable, over, where)}]"
        case ["keyed", variable, over, where, key, item]:
            return f"{{{_write_reader(key)}: {_write_reader(item)} {_write_loop(variable, over, where)}}}"
        case ["join", separator, items]:
            return f"{separator!r}.join({_write_reader(items)})"
        case ["either", condition, so, otherwise]:
            return f"({_write_reader(so)} if {_write(condition)} else {_write_reader(otherwise)})"
    return f"{{{', '.join(map(_write_field, reader[1:]))}}}"


def _write_part(part: Reader) -> str:
    written = _write_reader(part)
    return f"str({written})" if part is not None and part[0] == "number" else written


def _write_loop(variable: str, over: Expression, where: Expression) -> str:
    return f"for {_local(variable)} in {_write(over)}{'' if where is None else f' if {_write(where)}'}"


def _write_field(part: Field) -> str:
    match part:
        case ["if", condition, *parts]:
            return f"**({{{', '.join(map(_write_field, parts))}}} if {_write(condition)} else {{}})"
    key, reader = part
    return f"{key!r}: {_write_reader(reader)}"
