"""Claims of a scenario, held against what was found. What differs is a path, what was claimed, and what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tavolata.core.contract import Event, Rules
from tavolata.core.errors import BadScenario

NOTHING = "nothing"

Differing = tuple[str, Any, Any]


def show(value: Any) -> str:
    """A value as TOML would write it, near enough for people."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {show(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(show, value)) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return NOTHING if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def compare(rules: Rules, path: str, claim: Any, found: Any, name: str = "") -> Iterator[Differing]:
    """A table claims something of the parts that it names, a list of all its parts; texts are compared by the rules."""
    inside = f"{path}." if path else ""
    if isinstance(claim, dict) and isinstance(found, dict):
        for key, part in claim.items():
            yield from compare(rules, f"{inside}{key}", part, found.get(key), key)
    elif isinstance(claim, dict) and isinstance(found, list):
        for key, part in claim.items():
            if key not in map(str, range(len(found))):
                raise BadScenario(f"{path} has no {key!r}; it has 0 to {len(found) - 1}")
            yield from compare(rules, f"{inside}{key}", part, found[int(key)], name)
    elif isinstance(claim, list) and isinstance(found, list) and len(claim) == len(found):
        for index, part in enumerate(claim):
            yield from compare(rules, f"{inside}{index}", part, found[index], name)
    elif isinstance(claim, str) and isinstance(found, str):
        if not rules.agrees(name, claim, found):
            yield path, claim, found
    elif found is None or claim == NOTHING:
        if found is not None or claim != NOTHING:
            yield path, claim, found
    elif type(claim) is not type(found):
        raise BadScenario(f"{path}: type mismatch: the claim is {show(claim)}, but the value is {show(found)}")
    elif claim != found:
        yield path, claim, found


def find_part(words: Any, path: str) -> Any:
    """A part of nested tables and lists by its path (`seats.1.filled`); None if it is not there."""
    for key in path.split("."):
        if isinstance(words, list) and key in map(str, range(len(words))):
            words = words[int(key)]
        else:
            words = words.get(key) if isinstance(words, dict) else None
    return words


def compare_events(
    rules: Rules, whom: str, events: Sequence[Event], present: Sequence[str], absent: Sequence[str]
) -> Iterator[Differing]:
    """Events that must have happened, in this order among others, and events that must not."""
    told = [str(event) for event in events]
    rest = iter(events)
    for claim in present:
        claimed = EventClaim.parse(claim, rules)
        if not any(claimed.fits(event) for event in rest):
            yield f"events{whom}", claim, told
            break
    for claim in absent:
        claimed = EventClaim.parse(claim, rules)
        for event in events:
            if claimed.fits(event):
                yield f"no_events{whom}", f"no {claim}", str(event)


@dataclass(frozen=True, slots=True)
class EventClaim:
    """An event in its one-line form; what the line leaves out may be anything."""

    name: str
    seat: str
    data: Mapping[str, str]

    @classmethod
    def parse(cls, text: str, rules: Rules) -> EventClaim:
        head, *fields = re.split(r" (?=[a-z_]+=)", text.strip())
        name, _, seat = head.partition(" ")
        if name not in rules.event_names or not (seat == "" or seat.isdecimal()):
            raise BadScenario(
                f"{text!r} is not an event: write a name, perhaps a seat and values, as in 'name 1 key=value'; "
                f"the names are {', '.join(rules.event_names)}"
            )
        return cls(name, seat, dict(field.split("=", 1) for field in fields))

    def fits(self, event: Event) -> bool:
        if self.name != event.name or self.seat not in ("", str(event.seat)):
            return False
        return all(str(event.data.get(key)) == value for key, value in self.data.items())
