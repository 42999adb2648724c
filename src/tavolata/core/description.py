"""How the numbers of a kernel are written in words: described once, as data, and read by Python and by TypeScript.

A family describes its views, events, actions and results next to its layout; `core.reading` makes Python functions of
the descriptions, `web/src/kernel/reading.ts` does the same in the browser, and `make wasm` writes them into the JSON
file beside the kernel (docs/formats.md). So there is no second decoder to keep in step.

A *reader* says what to make of a record. It is a text (itself), None, or a list whose first item names one of the few
forms below. The numbers in it are *expressions*: Python as text, over the fields of the record, the variables of loops
and the constants of the layout, such as `number("min(round_no + 1, rounds)")`. They are kept as nested lists with the
operator first (`["min", ["+", "round_no", 1], "rounds"]`), which any language can calculate.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

#: A number, the name of a value, or an operator with its operands.
Expression = Any
Reader = Any
#: A key with its reader, or `["if", condition, field, ...]`.
Field = list[Any]

_OPERATORS = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
FUNCTIONS = ("abs", "distinct", "len", "max", "members", "min", "range", "sum")


# ----------------------------------------------------------------- readers


def number(source: str) -> Reader:
    return ["number", source]


def seat(source: str) -> Reader:
    """A seat, or null if the number is negative."""
    return either(f"{source} >= 0", number(source), None)


def name(table: str, source: str) -> Reader:
    """The text with this number in a table."""
    return ["name", table, source]


def named(table: str, flags: str) -> Reader:
    """All texts of a table whose flag is set."""
    return ["named", table, flags]


def text(*parts: Reader) -> Reader:
    """Texts and numbers, one behind the other."""
    return ["text", *parts]


def times(part: Reader, source: str) -> Reader:
    """A text so many times."""
    return ["times", part, source]


def each(variable: str, over: str, item: Reader, *, where: str | None = None) -> Reader:
    """A list: the item for each value of a variable, if a condition holds."""
    return ["each", variable, over, where, item]


def join(separator: str, items: Reader) -> Reader:
    """The texts of a list as one text."""
    return ["join", separator, items]


def keyed(variable: str, over: str, key: Reader, item: Reader, *, where: str | None = None) -> Reader:
    """An object: for each value of a variable a key and an item, if a condition holds."""
    return ["keyed", variable, over, where, key, item]


def either(condition: str, so: Reader, otherwise: Reader) -> Reader:
    return ["either", condition, so, otherwise]


def fields(*parts: Field | Sequence[Field], **named_fields: Reader) -> Reader:
    """An object. Parts come first, in their order: what `when` gives, or fields again."""
    return ["fields", *_flat(parts), *([key, reader] for key, reader in named_fields.items())]


def when(condition: str, **named_fields: Reader) -> Field:
    """Fields that are there only if a condition holds; `notes` is set if a view is to say what was noticed earlier."""
    return ["if", condition, *([key, reader] for key, reader in named_fields.items())]


def some(**named_fields: Reader) -> list[Field]:
    """Fields that are always there, before others that are not."""
    return [[key, reader] for key, reader in named_fields.items()]


def _flat(parts: Sequence[Any]) -> list[Field]:
    found: list[Field] = []
    for part in parts:
        found += [part] if isinstance(part[0], str) else _flat(part)
    return found


# ----------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Form:
    """A form of actions: the number of the first, and what is written.

    A part is a text, or a table with a weight: the name with number i stands for i times the weight. `any_order` says
    what people may write in any order: the `letters` of the only part, or the `parts`, of which the one with the lower
    number comes first then.
    """

    first: int
    parts: Sequence[str | tuple[str, int]]
    any_order: str | None = None


# ----------------------------------------------------------------- a family


@dataclass(frozen=True, slots=True)
class Fault:
    """What makes no table: `reader` finds a number other than 0, or a list that is not empty, against this clause.

    With a `code`, people can be told about the file of an option: the cards in the list, or with `data` all of it.
    """

    reader: Reader
    clause: str
    code: str = ""
    data: Reader = field(default_factory=fields)


@dataclass(frozen=True, slots=True)
class Setup:
    """How options become the record of a game that is laid out next.

    `letters` are options that are texts: of a table, a letter for each seat, the others behind them. `cards` are lists
    of cards, written like the actions from this number on by this clause; they become numbers in ascending order.
    `fields` has a reader for each field of the state that is not 0.
    """

    letters: Mapping[str, str]
    cards: Mapping[str, tuple[int, str]]
    fields: Mapping[str, Reader]
    faults: Sequence[Fault]


@dataclass(frozen=True)
class Description:
    """All that a family says about its numbers."""

    layout: ModuleType
    tables: Mapping[str, Sequence[str | None]]
    #: Of a view, with `notes`; of a state: all facts, and the order of the cards right after a shuffle.
    view: Reader
    facts: Reader
    shuffle: Reader
    #: For each code its name, and what its numbers `row` mean.
    events: Mapping[int, tuple[str, Reader]]
    actions: Sequence[Form]
    #: For each phase that waits for a seat: what the decision is called, its clauses, and what would be right.
    decisions: Mapping[int, tuple[str, tuple[str, ...], str]]
    #: What is counted of each `seat` at the end, the most important first; and whether most or least of it wins.
    scores: Mapping[str, str]
    wins: str
    setup: Setup
    #: Where several seats may answer in a phase: the action by which the one asked lets the next.
    passing: Mapping[int, int] = field(default_factory=dict)

    @property
    def constants(self) -> dict[str, int]:
        return {key: value for key, value in vars(self.layout).items() if key.isupper() and type(value) is int}

    def expression(self, source: str) -> Expression:
        return parse_expression(source, self.constants)

    def reader(self, reader: Reader) -> Reader:
        """The reader with its expressions as lists, and without names of constants."""
        return _Resolving(self.constants).reader(reader)

    def as_json(self) -> dict[str, Any]:
        """Everything that another language needs to read and write what the kernel does."""
        setup = self.setup
        return {
            "tables": {key: list(table) for key, table in self.tables.items()},
            "view": self.reader(self.view),
            "facts": self.reader(self.facts),
            "shuffle": self.reader(self.shuffle),
            "events": [[name, self.reader(reader)] for _, (name, reader) in sorted(self.events.items())],
            "actions": [
                {"first": form.first, "parts": list(form.parts), "anyOrder": form.any_order} for form in self.actions
            ],
            "decisions": {
                phase: {"kind": kind, "clauses": clauses} for phase, (kind, clauses, _) in self.decisions.items()
            },
            "scores": {key: self.expression(score) for key, score in self.scores.items()},
            "wins": self.wins,
            "passing": self.passing,
            "setup": {
                "letters": setup.letters,
                "cards": setup.cards,
                "fields": {key: self.reader(reader) for key, reader in setup.fields.items()},
                "faults": [
                    {
                        "reader": self.reader(fault.reader),
                        "clause": fault.clause,
                        "code": fault.code,
                        "data": self.reader(fault.data),
                    }
                    for fault in setup.faults
                ],
            },
        }


# ----------------------------------------------------------------- from Python as text to lists


def parse_expression(source: str, constants: Mapping[str, int]) -> Expression:
    return _convert(ast.parse(source, mode="eval").body, constants)


def _convert(node: ast.expr | None, constants: Mapping[str, int]) -> Expression:
    def each_of(*nodes: ast.expr | None) -> list[Expression]:
        return [_convert(one, constants) for one in nodes]

    match node:
        case None:
            return None
        case ast.Constant(value=int() as value):
            return int(value)
        case ast.Name(id=known):
            return constants.get(known, known)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ["-", 0, *each_of(operand)]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return ["not", *each_of(operand)]
        case ast.BinOp(left=left, op=operator, right=right):
            return [_OPERATORS[type(operator)], *each_of(left, right)]
        case ast.BoolOp(op=logic, values=values):
            return ["and" if isinstance(logic, ast.And) else "or", *each_of(*values)]
        case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=values)]):
            return ["in", *each_of(left, *values)]
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            return [_OPERATORS[type(operator)], *each_of(left, right)]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return ["if", *each_of(test, body, orelse)]
        case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=step)):
            return ["slice", *each_of(value, lower, upper, step)]
        case ast.Subscript(value=value, slice=index):
            return ["at", *each_of(value, index)]
        case ast.Call(func=ast.Name(id=function), args=arguments, keywords=[]) if function in FUNCTIONS:
            return [function, *each_of(*arguments)]
    raise ValueError(f"a description cannot calculate {ast.unparse(node)}")


class _Resolving:
    """Goes through a reader and turns its expressions into lists."""

    def __init__(self, constants: Mapping[str, int]) -> None:
        self._constants = constants

    def expression(self, source: str | None) -> Expression:
        return None if source is None else parse_expression(source, self._constants)

    def reader(self, reader: Reader) -> Reader:
        if reader is None or isinstance(reader, str):
            return reader
        match reader:
            case ["number", source]:
                return ["number", self.expression(source)]
            case ["name" | "named" as form, table, source]:
                return [form, table, self.expression(source)]
            case ["text", *parts]:
                return ["text", *map(self.reader, parts)]
            case ["times", part, source]:
                return ["times", self.reader(part), self.expression(source)]
            case ["each", variable, over, where, item]:
                return ["each", variable, self.expression(over), self.expression(where), self.reader(item)]
            case ["keyed", variable, over, where, key, item]:
                loop = [variable, self.expression(over), self.expression(where)]
                return ["keyed", *loop, self.reader(key), self.reader(item)]
            case ["join", separator, items]:
                return ["join", separator, self.reader(items)]
            case ["either", condition, so, otherwise]:
                return ["either", self.expression(condition), self.reader(so), self.reader(otherwise)]
            case ["fields", *parts]:
                return ["fields", *map(self._field, parts)]
        raise ValueError(f"a description has no reader {reader!r}")

    def _field(self, part: Field) -> Field:
        match part:
            case ["if", condition, *parts]:
                return ["if", self.expression(condition), *map(self._field, parts)]
            case [str() as key, reader]:
                return [key, self.reader(reader)]
        raise ValueError(f"a description has no field {part!r}")
