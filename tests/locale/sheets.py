"""Every message that has a variable, said with values as long as they get, in every form: sheets to be read.

`python -m tests.locale.sheets` writes `tests/locale/sheets/<language>.txt`. A message without variables is what its
file says. A change of a text shows in the diff as players will see it, in the singular and in the plural.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from tavolata.locale import LANGUAGES, texts
from tests.locale.fluent_files import entries_of, nodes_in, variables_in

FOLDER = Path(__file__).parent / "sheets"

Say = Callable[..., str]

#: The categories of plurals that our languages have, and numbers that are in each of them.
PLURALS = {"one": (1,), "many": (), "other": (2, 14)}
NUMBERS = {
    "added",
    "amount",
    "count",
    "filled",
    "have",
    "hold",
    "least",
    "level",
    "limit",
    "most",
    "need",
    "number",
    "points",
    "round",
    "seat",
    "seats",
    "shown",
    "stack",
    "stake",
    "taken",
    "total",
    "used",
}
#: A name may have 20 characters.
NAME = "Wilhelmina-Charlotte"


def _pieces(say: Say) -> str:
    return f"5 {say('kind-m', count=5)}"


def _cards(say: Say) -> str:
    return say("cards", pieces=_pieces(say), doubles=2)


def _half(say: Say) -> str:
    return say("solo-half-symbol", colour="y", symbol=say("solo-symbol-T"))


def _domino(say: Say) -> str:
    return say("solo-card", half=_half(say), other=say("solo-half-number", colour="r", number="8"))


#: What stands for a variable in a sentence, by its name. The families name the same things differently.
WORDS: dict[str, Callable[[Say], str]] = {
    **dict.fromkeys(("who", "whom", "name", "host", "to"), lambda _: NAME),
    "names": lambda _: f"{NAME}, Ada",
    "pieces": _pieces,
    "ingredients": _pieces,
    "kind": lambda say: say("kind-m", count=2),
    "order": lambda say: say("order-two-of-each"),
    "orders": lambda say: say("order-two-of-each"),
    "needs": _pieces,
    "half": _half,
    "halves": _half,
    "symbol": lambda say: say("solo-symbol-T"),
    "time": lambda _: "12:34",
    "title": lambda _: "Mamma Mia! Grande",
}
#: What SOLOmino means by a name, and all others.
OF_SOLOMINO: dict[str, Callable[[Say], str]] = {
    "card": _domino,
    "cards": _domino,
    "other": lambda say: say("solo-half-number", colour="r", number="8"),
}
OF_OTHERS: dict[str, Callable[[Say], str]] = {"card": _cards, "cards": _cards, "other": lambda _: NAME}


def _values(name: str, variable: str, keys: set[str], say: Say) -> tuple[str | int, ...]:
    if "one" in keys or any(key.isdigit() for key in keys):
        exact = [int(key) for key in sorted(keys) if key.isdigit()]
        others = [number for key in sorted(keys & PLURALS.keys()) for number in PLURALS[key]]
        return (*exact, *(number for number in others if number not in exact))
    words = WORDS | (OF_SOLOMINO if name.startswith("solo") else OF_OTHERS)
    usual = words[variable](say) if variable in words else 14 if variable in NUMBERS else f"<{variable}>"
    return (*sorted(keys - {"other"}), *([usual] if not keys or "other" in keys else ()))


def _choices(message: ast.Message) -> dict[str, set[str]]:
    """The forms that a message chooses from, by the variable that decides."""
    found: dict[str, set[str]] = {}
    for node in nodes_in(message):
        if not isinstance(node, ast.SelectExpression):
            continue
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        for variable in variables_in(node.selector):
            found.setdefault(variable, set()).update(keys)
    return found


def _lines(language: str) -> Iterator[str]:
    say = texts(language)
    for name, message in entries_of(language).items():
        variables = sorted(set(variables_in(message.value))) if message.value else []
        if not variables:
            continue
        choices = _choices(message)
        values = [_values(name, variable, choices.get(variable, set()), say) for variable in variables]
        for case in product(*values):
            said = dict(zip(variables, case, strict=True))
            chosen = " ".join(f"{variable}={said[variable]}" for variable in variables if variable in choices)
            yield f"{name}{f' ({chosen})' if chosen else ''}: {say(name, **said)}"


def sheet(language: str) -> str:
    return "\n".join(_lines(language)) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(sheet(language), encoding="utf-8")


if __name__ == "__main__":
    main()
