"""The Fluent files of a language, as trees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tavolata.locale

FOLDER = Path(tavolata.locale.__file__).parent


@cache
def entries_of(language: str) -> dict[str, ast.Message]:
    """Every message by its id."""
    found: dict[str, ast.Message] = {}
    for source in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{source} cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def nodes_in(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from nodes_in(child)


def variables_in(node: ast.BaseNode, language: str) -> Iterator[str]:
    """The variables of a text, with those of the messages that stand in it."""
    for one in nodes_in(node):
        if isinstance(one, ast.VariableReference):
            yield one.id.name
        elif isinstance(one, ast.MessageReference):
            value = entries_of(language)[one.id.name].value
            assert value, one.id.name
            yield from variables_in(value, language)


def written_in(node: ast.BaseNode) -> Iterator[str]:
    """What stands in a text between its variables."""
    return (one.value for one in nodes_in(node) if isinstance(one, ast.TextElement))
