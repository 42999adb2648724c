"""What the browser client has from the server as TypeScript: its messages, what can be played, and how tables are kept.

`make golden` writes the files anew. The client knows the games by itself, so that the first page is there at once; and
it keeps tables of its own for games without a server.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tavolata.bots import levels_of
from tavolata.core.registry import GAMES, get_rules
from tavolata.games.pizza import rules as pizza_rules
from tavolata.server import announcements, forced, hesitation, keeper, options, pacing, replays, table
from tavolata.server.api import replays as api_replays
from tavolata.server.api.games import MINUTES
from tavolata.server.messages import schema
from tavolata.server.options import DERIVED
from tavolata.server.seconds import CALLS, CLOCKS, ROUND_BREAKS, WINDOWS

FOLDER = Path(__file__).parents[2] / "web/src"

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
        for name, lines in (("lib/messages", _messages()), ("lib/games", _games()), ("local/facts", _facts()))
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
    yield from _seconds("ROUND_BREAKS", "people may look at a round before the next one, by the pace", ROUND_BREAKS)


def _facts() -> Iterator[str]:
    """What a table that the page keeps has in common with one of the server."""
    yield "// How a table is kept. Written by `make golden`; do not edit."
    names = {
        "SEEN": (announcements.SEEN, "Events that everybody sees on the table as long as they matter."),
        "RESULTS": (announcements.RESULTS, "Events that tell what a scoring brought."),
        "FORESEEN": (table.FORESEEN, "Events that tell a seat nothing but what it has just done itself."),
        "ROUND_ENDS": (table.ROUND_ENDS, "Events with which a round of SOLOmino ends."),
        "TURNS": (forced.TURNS, "Decisions with which a new turn begins."),
        "SHOWN_BY_SCREENS": (pacing.SHOWN_BY_SCREENS, "Decisions of a scoring, which every screen shows."),
        "SAME_PLAN": (keeper.SAME_PLAN, "Decisions that a bot takes together with the one before."),
        "WORDS": (hesitation.WORDS, "Answers that others see as words."),
        "WAYS": (pizza_rules.WAYS, "Decisions that are answered in a complete way, which the kernel lists."),
        "DERIVED": (options.DERIVED, "Options that follow from how a table is run."),
    }
    for name, (words, meaning) in names.items():
        yield ""
        yield f"/** {meaning} */"
        yield f"export const {name}: ReadonlySet<string> = new Set({json.dumps(sorted(words))});"
    numbers = {
        "PACES": (pacing.PACES, "Seconds between a question and a bot's answer."),
        "READING": (pacing.READING, "For so many paces an announcement stays before a bot's next turn."),
        "REACTION": (keeper.REACTION, "When a bot throws in, as parts of a window."),
        "MOST_STEPS": (keeper.MOST_STEPS, "So many decisions a bot takes at once."),
        "UNSEEN": (pacing.UNSEEN, "Seconds until a question counts as seen."),
        "SHORTLY": (pacing.SHORTLY, "Seconds before the end of a clock that an answer without a choice is given."),
        "IN_HAND": (pacing.IN_HAND, "Seconds to read why there is no choice, on a device that is passed round."),
        "HESITATION": (
            {
                "assumed": hesitation.ASSUMED,
                "median": hesitation.MEDIAN,
                "spread": hesitation.SPREAD,
                "quickest": hesitation.QUICKEST,
                "slowest": hesitation.SLOWEST,
                "longest": hesitation.LONGEST,
            },
            "How long people take for an answer; see server/hesitation.py.",
        ),
        "REVIEW": (
            {
                "curve": replays.CURVE,
                "fewest": replays.FEWEST,
                "most": replays.MOST,
                "hint": replays.HINT,
                "change": replays.CHANGE,
                "surely": replays.SURELY,
                "points": replays.POINTS,
                "best": api_replays.BEST,
            },
            "Playouts for looking back, and what a turning point is; see server/replays.py.",
        ),
    }
    for name, (value, meaning) in numbers.items():
        yield ""
        yield f"/** {meaning} */"
        constant = " as const" if isinstance(value, dict | tuple) else ""
        yield f"export const {name} = {json.dumps(value)}{constant};"


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
