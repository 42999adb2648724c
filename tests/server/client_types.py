"""The messages of the socket as TypeScript, for the browser client. `make golden` writes them anew."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tavolata.server.messages import schema

FILE = Path(__file__).parents[2] / "web/src/lib/messages.ts"

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def as_typescript() -> str:
    """All messages, each under the name that it has in Python."""
    written = schema()
    return (
        "\n".join([f"// {written['title']}. Written by `make golden`; do not edit.", *_lines(written["$defs"])]) + "\n"
    )


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
    text = as_typescript()
    news = "unchanged" if FILE.exists() and FILE.read_text(encoding="utf-8") == text else "written"
    FILE.write_text(text, encoding="utf-8")
    print(f"{news} {FILE.name}")


if __name__ == "__main__":
    main()
