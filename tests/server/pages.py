"""The tables of docs/protocol.md and docs/running-a-server.md: `make golden` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from prometheus_client import REGISTRY

from tavolata.core import errors as core_errors
from tavolata.server import accounts, metrics, names  # noqa: F401 - they bring metrics and errors with them
from tavolata.server.api import edge, errors  # noqa: F401 - see above
from tavolata.server.errors import ServerError
from tavolata.server.messages import schema
from tavolata.server.refusals import FROM_THE_GAMES
from tavolata.server.settings import described
from tests.pages import DOCS

PAGES = [DOCS / "protocol.md", DOCS / "running-a-server.md"]


def with_tables(text: str) -> str:
    """A page with its tables as they have to be."""
    tables = {
        "commands": _messages("FromClient"),
        "messages": _messages("FromServer"),
        "parts": _parts(),
        "errors": _errors(),
        "settings": _settings(),
        "metrics": _metrics(),
    }
    for name, lines in tables.items():
        mark = f"<!-- {name} -->"
        text = re.sub(rf"(?s){mark}\n.*?<!-- end -->", lambda _: "\n".join([mark, *lines, "<!-- end -->"]), text)  # noqa: B023
    return text


def _messages(side: str) -> list[str]:
    definitions = schema()["$defs"]
    mapping = definitions[side]["discriminator"]["mapping"]
    lines = ["| type | fields | meaning |", "|---|---|---|"]
    for kind, reference in mapping.items():
        node = definitions[reference.rpartition("/")[2]]
        lines.append(f"| `{kind}` | {_fields(node)} | {_said(node)} |")
    return lines


def _parts() -> list[str]:
    """What stands inside messages."""
    lines = ["| part | fields | meaning |", "|---|---|---|"]
    for name, node in schema()["$defs"].items():
        if "type" not in node.get("properties", {"type": None}):
            lines.append(f"| {name} | {_fields(node)} | {_said(node)} |")
    return lines


def _fields(node: Mapping[str, Any]) -> str:
    required = set(node.get("required", ()))
    return ", ".join(f"`{name}`" if name in required else f"`{name}`?" for name in node["properties"] if name != "type")


def _said(node: Mapping[str, Any]) -> str:
    return " ".join(str(node.get("description", "")).split())


def _errors() -> list[str]:
    lines = ["| code | status | meaning |", "|---|---|---|"]
    known: dict[str, tuple[int, str]] = {}
    for kind in _all_kinds(ServerError):
        known.setdefault(kind.code, (kind.status, _said({"description": kind.__doc__})))
    for kind in _all_kinds(core_errors.TavolataError):
        if kind.code in FROM_THE_GAMES:
            known.setdefault(kind.code, (edge.Misfit.status, _said({"description": kind.__doc__})))
    return [*lines, *(f"| `{code}` | {status} | {what} |" for code, (status, what) in sorted(known.items()))]


def _all_kinds(kind: Any) -> Iterator[Any]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("tavolata."):
            yield one
            yield from _all_kinds(one)


def _settings() -> list[str]:
    lines = ["| setting | flag | variable | default | meaning |", "|---|---|---|---|---|"]
    for one in described():
        default = "" if one.default in (None, ()) else f"`{one.default}`"
        lines.append(f"| `{one.name}` | `{one.flag}` | `{one.variable}` | {default} | {one.what} |")
    return lines


def _metrics() -> list[str]:
    lines = ["| metric | type | meaning |", "|---|---|---|"]
    found = sorted((one for one in REGISTRY.collect() if one.name.startswith("tavolata_")), key=lambda one: one.name)
    return [*lines, *(f"| `{one.name}` | {one.type} | {one.documentation} |" for one in found)]


def main() -> None:
    for page in PAGES:
        page.write_text(with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
