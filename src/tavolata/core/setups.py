"""Reading the set-up of a scenario: values that are missing have a default, values that are wrong an error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.errors import BadScenario


def check_keys(setup: Mapping[str, Any], keys: Sequence[str]) -> None:
    for key in setup:
        if key not in keys:
            raise BadScenario(f"setup has an unknown key {key!r}; the keys are {', '.join(keys)}")


def one_of(setup: Mapping[str, Any], key: str, choices: tuple[str, ...]) -> str:
    """The value of a key; the first choice if it is missing."""
    value = setup.get(key, choices[0])
    if value not in choices:
        raise BadScenario(f"{key} is {value!r}; it must be {' or '.join(choices)}")
    return str(value)


def number_of(setup: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = setup.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadScenario(f"{key} is {value!r}; it must be a number from {least} to {most}")
    return value
