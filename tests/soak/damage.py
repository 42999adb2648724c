"""Valid things that were changed a little: texts letter by letter, and JSON by its structure."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

#: Values that programs stumble over.
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 5, 6, 2**31, 2**53, 2**63, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308,
    "", " ", "\n", "ab\n", "\x00", "\ud800", "é" * 50, "a" * 5000, "0", "-1", "null", "../..", "%00", "<b>",
    [], {}, [[]], [None], {"": None}, {"type": "move"}, [0] * 200,
]  # fmt: skip
#: How deep what is nested too deeply is.
DEEP = 3000


def damage_json(value: Any, rng: random.Random) -> Any:
    """The same with one to three changes: something odd, missing, doubled, renamed or of another type."""
    changed = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        changed = _change(changed, rng)
    return changed


def _change(value: Any, rng: random.Random) -> Any:
    holders = [holder for holder in _holders(value) if holder]
    if not holders or rng.random() < 0.02:
        return copy.deepcopy(rng.choice(ODD))
    holder = rng.choice(holders)
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match rng.randrange(5):
        case 0:
            holder[key] = copy.deepcopy(rng.choice(ODD))
        case 1:
            del holder[key]
        case 2 if isinstance(holder, dict):
            holder[rng.choice(["", "type", "id", "seat", f"{key}x"])] = holder.pop(key)
        case 2:
            holder.insert(key, copy.deepcopy(holder[key]))
        case 3 if isinstance(holder[key], str) and holder[key]:
            holder[key] = damage_text(holder[key].encode(errors="replace"), rng).decode("latin-1")
        case 3 if isinstance(holder[key], int):
            holder[key] += rng.choice([-1, 1, 2, 1000])
        case _:
            holder[key] = [holder[key]] if rng.random() < 0.5 else str(holder[key])
    return value


def _holders(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [value, *(holder for part in value.values() for holder in _holders(part))]
    if isinstance(value, list):
        return [value, *(holder for part in value for holder in _holders(part))]
    return []


def damage_text(text: bytes, rng: random.Random) -> bytes:
    """The same with some bytes changed, cut out, doubled or put in."""
    changed = bytearray(text)
    for _ in range(rng.choice([1, 1, 1, 2, 5, 20])):
        at, length = rng.randrange(len(changed) + 1), rng.choice([1, 1, 2, 10, 100])
        match rng.randrange(6):
            case 0:
                changed[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del changed[at : at + length]
            case 2:
                changed[at:at] = changed[at : at + length]
            case 3:
                changed[at:at] = rng.choice([b"\x00", b"\n", b'"', b"{", b"]", b"\xff\xfe", b"=", b"-1", b"9" * 30])
            case 4:
                del changed[at:]
            case _:
                other = rng.randrange(len(changed) + 1)
                changed[at : at + length] = changed[other : other + length]
    return bytes(changed)


def nested(rng: random.Random) -> bytes:
    """Too deep for a parser that calls itself."""
    return rng.choice([b"[", b'{"a":', b'{"type":"move","do":[']) * DEEP


def to_json(value: Any) -> bytes:
    """As a client would write it; a lone half of a letter pair stays as an escape."""
    return json.dumps(value, ensure_ascii=True).encode()
