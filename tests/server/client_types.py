"""What the browser client has from the server as TypeScript: its messages, and what can be played.

`make golden` writes both files anew. The client knows the games by itself, so that the first page is there at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tavolata.bots import levels_of
from tavolata.core.registry import GAMES, get_rules
from tavolata.server.api.games import MINUTES
from tavolata.server.messages import schema
from tavolata.server.options import DERIVED
from tavolata.server.seconds import CALLS, CLOCKS, WINDOWS

FOLDER = Path(__file__).parents[2] / "web/src/lib"

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def files() -> dict[Path, str]:
    """Every file there should be, with its text."""
    return {
        FOLDER / f"{name}.ts": "\n".join(lines) + "\n"
        for name, lines in (("messages", _messages()), ("games", _games()))
    }


def _messages() -> Iterator[str]:
    """All messages, each under the name that it has in Python."""
    written = schema()
    yield f"// {written['title']}. Written by `make golden`; do not edit."
    yield from _lines(written["$defs"])


def _games() -> Iterator[str]:
    yield "// What can be played. Written by `make golden`; do not edit."
    yield ""
    yield "export const GAMES = ["
    for game in GAMES:
        rules = get_rules(game)
        facts = {
            "game": game,
            "title": rules.title,
            "least": rules.players[0],
            "most": rules.players[-1],
            "minutes": MINUTES[game],
            "levels": len(levels_of(rules)),
            "options": [option for option in rules.check_options({}) if option not in DERIVED],
        }
        yield "  { " + ", ".join(f"{name}: {json.dumps(fact)}" for name, fact in facts.items()) + " },"
    yield "] as const;"
    yield from _seconds("CLOCKS", "a decision may take", CLOCKS)
    yield from _seconds("WINDOWS", "a card may be thrown in", WINDOWS)
    yield from _seconds("CALLS", "the call may take", CALLS)


def _seconds(name: str, what: str, by_choice: Mapping[str, float | None]) -> Iterator[str]:
    yield ""
    yield f"/** Seconds that {what}. */"
    seconds = ", ".join(f"{choice}: {json.dumps(limit and int(limit))}" for choice, limit in by_choice.items())
    yield f"export const {name} = {{ {seconds} }} as const;"


def _lines(definitions: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for name, node in definitions.items():
        yield ""
        if description := node.get("description"):
            yield from _comment(description)
        if "properties" not in node:
            yield f"export type {name} ="
            yield from (f"  | {_type(choice)}" for choice in node["anyOf"])
            yield "  ;"
            continue
        yield f"export interface {name} {{"
        for field, value in node["properties"].items():
            optional = "" if field in node.get("required", ()) else "?"
            yield f"  {field}{optional}: {_type(value)};"
        yield "}"


def _comment(text: str) -> Iterator[str]:
    first, *others = text.splitlines()
    yield f"/** {first}" + ("" if others else " */")
    for line in others:
        yield f" * {line.strip()}".rstrip()
    if others:
        yield " */"


def _type(node: Mapping[str, Any]) -> str:
    if reference := node.get("$ref"):
        return str(reference).rpartition("/")[2]
    if choices := node.get("anyOf"):
        return " | ".join(_type(choice) for choice in choices)
    if values := node.get("enum"):
        return " | ".join(json.dumps(value) for value in values)
    if node["type"] == "array":
        item = _type(node["items"])
        return f"({item})[]" if " " in item and "|" in item else f"{item}[]"
    return _PLAIN[node["type"]]


def main() -> None:
    for path, text in files().items():
        news = "unchanged" if path.exists() and path.read_text(encoding="utf-8") == text else "written"
        path.write_text(text, encoding="utf-8")
        print(f"{news} {path.name}")


if __name__ == "__main__":
    main()
