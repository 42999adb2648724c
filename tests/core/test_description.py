"""Descriptions: what they can say, what they cannot, and that they agree with the checks that Python makes itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavolata.core.description import (
    Reader,
    each,
    either,
    fields,
    join,
    keyed,
    name,
    named,
    number,
    parse_expression,
    seat,
    some,
    text,
    times,
    when,
)
from tavolata.core.errors import BadOption
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import GAMES, get_rules
from tavolata.games.pizza.rules import SOLE_MIO
from tests.core.client_kernel import SETUPS

VALUES = {"n": 3, "zero": 0, "below": -2, "flags": [1, 0, 0, 1, 0], "rows": [[1, 2], [3, 4]], "words": [5, 1 << 62]}


def rules_of(game: str) -> KernelRules:
    rules = get_rules(game)
    assert isinstance(rules, KernelRules)
    return rules


@pytest.mark.parametrize(
    ("source", "expression"),
    [
        ("7", 7),
        ("-7", -7),
        ("-n", ["-", 0, "n"]),
        ("LIMIT + n", ["+", 12, "n"]),
        ("min(n + 1, rounds)", ["min", ["+", "n", 1], "rounds"]),
        ("a[b][1:c]", ["slice", ["at", "a", "b"], 1, "c", None]),
        ("a[::-1]", ["slice", "a", None, None, -1]),
        ("a in (1, LIMIT)", ["in", "a", 1, 12]),
        ("a and not b or c", ["or", ["and", "a", ["not", "b"]], "c"]),
        ("a if b == 2 else c % 3", ["if", ["==", "b", 2], "a", ["%", "c", 3]]),
    ],
)
def test_expressions_become_lists_that_any_language_can_calculate(source: str, expression: Any) -> None:
    assert parse_expression(source, {"LIMIT": 12}) == expression


@pytest.mark.parametrize("source", ["'text'", "a.b", "print(1)", "1 < a < 3", "[1, 2]", "lambda: 1", "a ** 2", "1.5"])
def test_what_an_expression_cannot_be_is_refused(source: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        parse_expression(source, {})


@pytest.mark.parametrize(
    ("reader", "read"),
    [
        (number("n // 2 - 5 % 3"), -1),
        (number("sum(rows[1]) + len(flags) + max(n, 1) + abs(below)"), 17),
        (number("members(words)"), [0, 2, 125]),
        (number("distinct(flags)"), 2),
        (seat("n"), 3),
        (seat("below"), None),
        (name("kinds", "n"), "s"),
        (named("kinds", "flags"), ["o", "s"]),
        (text("x", number("n"), times("ab", "n - 1")), "x3abab"),
        (each("at", "range(1, n)", number("at * at")), [1, 4]),
        (each("n", "rows", number("n[0]"), where="n[1] > 2"), [3]),
        (join("-", each("at", "range(n)", name("kinds", "at"))), "o-p-m"),
        (keyed("at", "range(n)", name("kinds", "at"), number("at"), where="at"), {"p": 1, "m": 2}),
        (either("zero", "yes", "no"), "no"),
        (
            fields(some(a=number("n")), when("zero", b=None), when("n", c=fields()), d=None),
            {"a": 3, "c": {}, "d": None},
        ),
    ],
)
def test_readers_read(reader: Reader, read: Any) -> None:
    assert SOLE_MIO.reading.of_values(reader)(VALUES) == read


@pytest.mark.parametrize("reader", [["nothing", "n"], 7, ["fields", ["a", "b", "c"]]])
def test_what_is_no_reader_is_refused(reader: Reader) -> None:
    with pytest.raises(ValueError, match="a description has no"):
        SOLE_MIO.reading.of_values(reader)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_description_is_data(game: str) -> None:
    """It is the same after a journey as JSON, and names no constant any more."""
    described = rules_of(game).reading.described
    written = json.dumps(described.as_json())
    assert json.dumps(json.loads(written)) == written
    assert not any(f'"{constant}"' in written for constant in described.constants)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_faults_are_found_in_the_options_that_python_refuses(game: str, options: dict[str, Any]) -> None:
    """Both say by which clause."""
    rules = rules_of(game)
    refused = None
    try:
        rules.check_options(options)
    except BadOption as error:
        refused = error.clause
    completed = {**rules.check_options({}), **options}
    kinds = completed.get("kinds")
    if kinds is not None:
        own = kinds[: completed["players"]]
        completed["kinds"] = own + "".join(kind for kind in "opmsa" if kind not in own)
    values = {**rules.values, **{key: value for key, value in completed.items() if value is not None}}
    assert rules.reading.find_fault({"start": -1, **values}) == refused
