"""Small changes of the rules' kernels, one at a time: what a slip of the pen could do to them.

Only the insides of functions are changed. With `TAVOLATA_KERNEL=python` a kernel function is a plain function, so a
mutant is put in place by giving it other code: whoever has imported the function has the mutant, too.
"""

from __future__ import annotations
import __future__

import ast
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType

import tavolata

SOURCES = Path(tavolata.__file__).parent
#: What is mutated: the rules of each family, and what their kernels share. Layouts have no rules, only names.
FAMILIES = {
    "pizza": "games/pizza/kernel/[!l_]*.py games/pizza/kernel/legal.py",
    "solomino": "games/solomino/kernel/[!l_]*.py games/solomino/kernel/legal.py",
    "core": "core/kernel/playing.py core/kernel/dealing.py",
}
NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
OTHERS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


@dataclass(frozen=True)
class Mutant:
    """A function with one change. `nth` counts mutants of a function that read the same, from 1."""

    family: str
    #: The file below the package, and the function in it.
    file: str
    function: str
    line: int
    before: str
    after: str
    nth: int

    @property
    def place(self) -> str:
        return f"{self.file} {self.function}"

    @property
    def mutation(self) -> str:
        return f"{self.before} → {self.after}" + (f" ({self.nth})" if self.nth > 1 else "")

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.mutation}"

    def put_in_place(self) -> None:
        """From now on this process plays by the mutant."""
        module = import_module("tavolata." + self.file.removesuffix(".py").replace("/", "."))
        path = SOURCES / self.file
        function = next(function for function in _functions_in(path) if function.name == self.function)
        for mutant in _mutants_of(function, self.family, self.file):
            if mutant == self:  # the function is changed as long as nobody asks for the next one
                getattr(module, self.function).__code__ = _compiled(function, path)
                return


@cache
def mutants_of(family: str) -> tuple[Mutant, ...]:
    """All mutants of a family, always in the same order."""
    paths = [path for pattern in FAMILIES[family].split() for path in sorted(SOURCES.glob(pattern))]
    return tuple(mutant for path in paths for mutant in _mutants_in(family, path))


def _mutants_in(family: str, path: Path) -> Iterator[Mutant]:
    for function in _functions_in(path):
        yield from _mutants_of(function, family, path.relative_to(SOURCES).as_posix())


def _functions_in(path: Path) -> Iterator[ast.FunctionDef]:
    for part in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.FunctionDef):
            yield part


def _mutants_of(function: ast.FunctionDef, family: str, file: str) -> Iterator[Mutant]:
    seen: Counter[tuple[str, str]] = Counter()
    for line, before, after in _changed(function):
        seen[before, after] += 1
        yield Mutant(family, file, function.name, line, before, after, seen[before, after])


def _compiled(function: ast.FunctionDef, path: Path) -> CodeType:
    module = ast.fix_missing_locations(ast.Module([function], []))
    flags = __future__.annotations.compiler_flag
    whole = compile(module, str(path), "exec", flags=flags, dont_inherit=True)
    return next(part for part in whole.co_consts if isinstance(part, CodeType) and part.co_name == function.name)


def _changed(function: ast.FunctionDef) -> Iterator[tuple[int, str, str]]:
    """Change the function in place, again and again, and change it back: the line, and how that reads."""
    for statement, holder, field, index in _places(function, function):
        held = getattr(holder, field)
        child = held if index is None else held[index]
        for other in _replacements(child, holder, field):
            before = _text(statement)
            _put(holder, field, index, other)
            after = _text(other if isinstance(other, ast.stmt) else statement)
            if after != before and not _adds_nothing(statement):
                yield statement.lineno, before, "removed" if after == "pass" else after
            _put(holder, field, index, child)


def _adds_nothing(statement: ast.stmt) -> bool:
    """Then it reads otherwise, but is the same as without it."""
    return isinstance(statement, ast.AugAssign) and ast.unparse(statement.value) == "0"


def _put(holder: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def _text(statement: ast.stmt) -> str:
    """A statement as it reads, without what is indented below it."""
    return ast.unparse(statement).partition("\n")[0]


def _places(statement: ast.stmt, holder: ast.AST) -> Iterator[tuple[ast.stmt, ast.AST, str, int | None]]:
    """Where expressions and statements stand, each with the statement that it is a part of."""
    for field, value in ast.iter_fields(holder):
        if field in ("annotation", "args", "returns") and not isinstance(holder, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.expr | ast.stmt):
                inside = child if isinstance(child, ast.stmt) else statement
                yield inside, holder, field, index
                yield from _places(inside, child)


def _replacements(node: ast.AST, holder: ast.AST, field: str) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                if type(op) in NEIGHBOURS:
                    other = deepcopy(node)
                    other.ops[i] = NEIGHBOURS[type(op)]()
                    yield other
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OTHERS:
            yield ast.BinOp(left, OTHERS[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)) if not _is_unread(holder):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(id=name, ctx=ast.Load()) if name.isupper() and len(name) > 1:
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Call(func=func, args=args):
            for i in range(1, len(args) - 1):
                if not any(isinstance(arg, ast.Constant) for arg in args[i : i + 2]):
                    yield ast.Call(func, [*args[:i], args[i + 1], args[i], *args[i + 2 :]], [])
        case ast.stmt():
            yield from _without(node)
    if field == "test" and not _is_turned_round_anyway(node):
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]


def _is_unread(holder: ast.AST) -> bool:
    """The noughts that fill the row of an event up to its length."""
    return isinstance(holder, ast.Call) and isinstance(holder.func, ast.Name) and holder.func.id == "emit"


def _is_turned_round_anyway(test: ast.AST) -> bool:
    match test:
        case ast.UnaryOp(op=ast.Not()) | ast.Compare(ops=[ast.Eq() | ast.NotEq()]):
            return True
    return False


def _without(statement: ast.stmt) -> Iterator[ast.stmt]:
    """Nothing in its place. A name that was never bound would be noticed by anything, so names stay."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break() | ast.Return(value=None):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case _:
            return
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OTHERS:
        yield ast.AugAssign(statement.target, OTHERS[type(statement.op)](), statement.value)
