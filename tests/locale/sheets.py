"""All texts as players see them, said with values as callers give them: sheets to be read line by line.

`python -m tests.locale.sheets` writes `tests/locale/sheets/<language>.txt`: every message and attribute in the order of
the files, in all its forms, with the longest names and orders and with every kind where the grammar may differ. What
stands for a variable is made by the code that makes it at a table, so that assembled sentences are the real ones. A
change of a text shows in the diff.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tavolata.cli.pizza_words import ORDER_CLAUSES, PizzaWords
from tavolata.cli.solomino_words import SolominoWords
from tavolata.core.game import Game
from tavolata.locale import LANGUAGES, texts
from tests.locale.fluent_files import FOLDER as LOCALE
from tests.locale.fluent_files import entries_of, nodes_in, variables_in

FOLDER = Path(__file__).parent / "sheets"

Value = str | int
Samples = Sequence[Value]

#: As long as a name may be.
NAME = "Wilhelmina-Charlotte-Josephine"
#: What callers give where a message chooses by it.
CODES: dict[str, Samples] = {
    "colour": "rygbpo",
    "end": "LR",
    "fits": ("L", "R", "both", "heap", "none"),
    "game": ("sole-mio", "mamma-mia", "solomino"),
    "goes": ("under", "out"),
    "kind": "opmsa",
    "match": ("colour", "number", "symbol", "half"),
    "me": ("yes", "no"),
    "more": ("yes", "no"),
    "reason": ("lacking", "refused", "own-kind", "no-kind", "blocked", "nobody", "no-match", "gave-up"),
    "scorer": ("yes", "no"),
    "symbol": "SRDWTA",
    "to": ("me", "other"),
    "way": ("up", "down"),
}
#: So many forms are read more easily with one sample each.
MANY = 4
#: Numbers that are in the categories of plurals that our languages have.
PLURALS: dict[str, Samples] = {"one": (1,), "many": (), "other": (14,)}
#: Variables that are always numbers.
NUMBERS = {
    "added": 2,
    "chance": 88,
    "count": 14,
    "filled": 19,
    "from": 12,
    "hand": 2,
    "have": 4,
    "hold": 3,
    "late": 120,
    "least": 2,
    "level": 5,
    "limit": 12,
    "line": 120,
    "missing": 3,
    "most": 12,
    "need": 5,
    "now": 11,
    "number": 3,
    "players": 5,
    "round": 2,
    "rounds": 3,
    "seat": 4,
    "seats": 5,
    "shown": 3,
    "speed": 2,
    "stack": 17,
    "stake": 3,
    "step": 11,
    "taken": 4,
    "there": 3,
    "to": 88,
    "total": 46,
    "used": 3,
}


class Speaker:
    """Says in one language what stands for the variables of its messages."""

    def __init__(self, language: str) -> None:
        self.say = say = texts(language)
        self.pizza = PizzaWords(say, "opmsa", 0, "mamma-mia-grande")
        self.solomino = SolominoWords.at(say, Game.new("solomino", players=6, seed=1), 0)
        names = [*(ORDER_CLAUSES.keys() - {"four", "four-plus-one"}), *(f"4{kind}+1" for kind in "opmsa")]
        self.longest_order = max(map(self.pizza.order, sorted(names)), key=len)
        levels = [name for name in entries_of(language) if re.fullmatch(r"level-\w+-\d", name)]
        self.longest_level = max(map(say, levels), key=len)
        words = self._of_both()
        self.of_pizza = words | self._of_pizza()
        self.of_solomino = words | self._of_solomino()
        #: What some messages mean by a name is not what most of them do.
        self.apart = self._apart()

    def samples(self, name: str, variable: str) -> Samples:
        for pattern, words in self.apart.items():
            if re.fullmatch(pattern, name) and variable in words:
                return words[variable]
        words = self.of_solomino if re.match(r"solo|domino", name) else self.of_pizza
        if variable in words:
            return words[variable]
        assert variable in NUMBERS, f"sheets.py does not know what ${variable} of {name} stands for"
        return (NUMBERS[variable],)

    def _of_both(self) -> dict[str, Samples]:
        say = self.say
        people = ("who", "whom", "name", "host", "me", "other")
        return {
            **dict.fromkeys(people, (NAME,)),
            "names": (say.listed([NAME, "Ada", "Bo"]),),
            "action": (say("do-order-done"),),
            "address": ("http://192.168.178.20:8765",),
            "answers": ("4o, 4o+1",),
            "bot": (self.longest_level,),
            "call": ("9 s",),
            "clauses": ("P-26, P-27",),
            "clause": ("P-26",),
            "clock": (say("clock-days"),),
            "delay": ("2 min",),
            "example": ("ooO",),
            "fewest": (49,),
            "file": ("game.json",),
            "game": ("Mamma Mia! Grande",),
            "label": (say("option-windows"), say("option-windows-call")),
            "last": (self.pizza.pieces("s", 3),),
            "limit": ("3 d",),
            "memory": (say("memory-lap"),),
            "others": (", ".join([self.pizza.pieces("o", 1), self.pizza.pieces("p", 2)]),),
            "pace": (say("pace-normal"),),
            "phrase": (say("phrase-well-played"),),
            "reason": (say("refusal-illegal-action"),),
            "rules": (", ".join([say("option-listed"), say("option-out-of-turn")]),),
            "seed": ("31415926535",),
            "spectators": (say("spectators-later", delay="2 min"),),
            "text": ("4x",),
            "time": ("12:34",),
            "title": ("Mamma Mia! Grande",),
            "window": ("9 s",),
            "windows": (say("windows-longest"),),
            "word": ("r8-bX",),
        }

    def _of_pizza(self) -> dict[str, Samples]:
        say, words = self.say, self.pizza
        amounts = [
            words.amounts("1o"),
            words.amounts("5o"),
            words.amounts("14m"),
            words.amounts("2p 1a"),
            words.card("S"),
        ]
        cards = [words.cards("o"), words.cards("mmM"), words.cards("ooO pp SS")]
        return {
            "needs": amounts,
            "missing": amounts,
            "pieces": [words.pieces("o", 1), words.pieces("o", 5), words.pieces("m", 14)],
            "stake": [words.pieces("o", 5), words.pieces("m", 3)],
            "cards": cards,
            "card": [words.card(letter) for letter in ("o", "O", "m", "M")],
            "order": (self.longest_order, words.order("4m")),
            "orders": (self.longest_order, words.orders(["4m", "4p"])),
            "ingredients": [say("ingredients", count=count) for count in (1, 14)],
            "points": (12,),
            "letters": (", ".join(f"{letter} {words.kind(letter, 1)}" for letter in "opmsa"),),
            "needed": [words.kind("m", 1), words.card("O"), say("pizza-any-kinds")],
            "how": (say.listed([say("pizza-way-add", cards=cards[1]), say("pizza-way-ask", needs=amounts[3])]),),
        }

    def _of_solomino(self) -> dict[str, Samples]:
        words = self.solomino
        half, other = words.half("yD"), words.half("r8")
        return {
            **dict.fromkeys(("half", "left"), (half,)),
            **dict.fromkeys(("other", "right"), (other,)),
            "end": (words.half("y7"),),
            "halves": (words.halves("yD r8"),),
            "card": (words.card("yT-r8"),),
            "cards": (words.cards("yT-r8"), words.cards("yT-r8 g1-b2 b3-gW")),
            "amount": [words.amount(count) for count in (1, 14)],
            "points": [words.minus(count) for count in (1, 14)],
            "colours": (", ".join(f"{letter} {self.say(f'solo-colour-{letter}')}" for letter in "rygbpo"),),
            "direction": [self.say(f"domino-{way}") for way in ("clockwise", "counter")],
            "symbols": (", ".join(self.say(f"solo-meaning-{letter}") for letter in "SRDWTA"),),
            "who": (NAME, words.who(3)),
        }

    def _apart(self) -> dict[str, dict[str, Samples]]:
        words = self.pizza
        mushrooms, kinds = words.pieces("m", 4), "opmsa"
        needs = {
            "needs-two-of-each": [words.amounts("2p 2m 2s 2a")],
            "needs-mixed": [words.amounts(" ".join(f"1{kind}" for kind in kinds))],
            "needs-four-plus-one": [words.amounts("4m 1o")],
            "needs-(monotoni|minimale)": [words.pieces(kind, 1) for kind in "om"],
            "needs-contest": [words.pieces(kind, 2) for kind in "om"],
            "(needs|order)-four.*": [mushrooms],
        }
        symbol, number = self.solomino.half("yT"), self.solomino.half("r8")
        return {
            **{name: {"pieces": pieces} for name, pieces in needs.items()},
            "ask-(add-bombastica|amount)": {"missing": [self.say("ingredients", count=count) for count in (1, 3)]},
            "ask-demand": {"amount": (1, 4)},
            "event-played|do-play|pizza-(say|play.*)": {"cards": [words.announced("o"), words.announced("mmmM")]},
            "cards|cards-in-list": {"pieces": [words.pieces("o", 4), words.pieces("m", 14)]},
            "first-order-four": {"order": [mushrooms]},
            "pizza-tokens?": {"count": (3,)},
            "pizza-token.*": {"card": [words.card("o"), words.card("M")]},
            "pizza-fill-series": {"count": (3,)},
            "pizza-(amounts|ask-and-add)": {"count": (3,), "named": (2,)},
            "pizza-(end-blocked|checklist-row)": {"stake": (3,), "shown": (3,), "missing": (1, 3)},
            "solo-half-number": {"number": ("8",)},
            "solo-card": {"half": [symbol, number], "other": [number, symbol]},
            "solo-(player|welcome)": {"who": [self.solomino.who(3)]},
            "welcome|opponent": {"who": [words.who(2)]},
            "option-deck-is|deck-fine": {"count": (120,)},
            "fault-deck-size": {"most": (120,)},
            "level-name": {"name": (self.longest_level,)},
            "name-seat": {"ingredients": (7,), "orders": (7,)},
            "deck-line": {"text": [self.say("fault-two-symbols", word="rS-bD")]},
            "clock-with-limit": {"clock": [self.say("clock-relaxed")]},
            "name-order": {"needs": [words.needs("two-doubles", 0)]},
            "order-needs": {"order": (self.longest_order,), "needs": [words.needs("scorers-four", 0)]},
            "event-order-revealed": {"needs": [words.needs("scorers-four", 0), words.needs("4m", 0)]},
            "domino-fewest": {"count": (2,)},
            "domino-turn-of|domino-round-waits-for": {"who": (NAME, self.say.listed([NAME, "Ada"]))},
            "fair-withheld": {"who": (NAME, self.say.listed([NAME, "Ada"]))},
            "start-with": {
                "who": [self.say.listed([self.say("count-here", count=2), self.say("count-bots", count=3)])]
            },
        }


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


def _choices(pattern: ast.BaseNode, language: str) -> dict[str, set[str]]:
    """The forms that a text chooses from, by the variable that decides; also in the messages that stand in it."""
    found: dict[str, set[str]] = {}
    for node in nodes_in(pattern):
        if isinstance(node, ast.MessageReference):
            value = entries_of(language)[node.id.name].value
            assert value
            for variable, keys in _choices(value, language).items():
                found.setdefault(variable, set()).update(keys)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key := form.key, ast.Identifier) else key.value for form in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def _chosen(variable: str, keys: set[str], samples: Callable[[], Samples]) -> Samples:
    """The values that bring out every form."""
    if variable in CODES and not keys & {"one", "0"}:
        return CODES[variable]
    if keys & {"one", "0", "1"}:
        exact = [int(key) for key in sorted(keys) if key.isdigit()]
        usual = [number for key in sorted(keys & PLURALS.keys()) for number in PLURALS[key]]
        return [*exact, *(number for number in usual if number not in exact)]
    return [*sorted(keys - {"other"}), *samples()]


def said(language: str, name: str, pattern: ast.BaseNode) -> Iterator[tuple[str, str]]:
    """A text in all its forms: what decides the form, and what is said."""
    about = speaker(language)
    message = name.partition(".")[0]
    variables = sorted(set(variables_in(pattern, language)))
    choices = _choices(pattern, language)
    chosen = {
        variable: _chosen(variable, choices[variable], lambda one=variable: about.samples(message, one))  # type: ignore[misc]
        for variable in variables
        if variable in choices
    }
    told = {variable: about.samples(message, variable) for variable in variables if variable not in choices}
    most = max(map(len, told.values()), default=1)
    seen = set()
    for number, case in enumerate(forms := list(product(*chosen.values()))):
        form = dict(zip(chosen, case, strict=True))
        # Of many forms each is said with other samples; of few, each with all.
        for at in range(most) if len(forms) <= MANY else (number % most,):
            values = form | {variable: samples[at % len(samples)] for variable, samples in told.items()}
            if form.get("count") == 1 and "names" in values:
                values["names"] = NAME
            text = about.say(name, **values)
            if text not in seen:
                seen.add(text)
                yield " ".join(f"{variable}={value}" for variable, value in form.items()), text


def _lines(language: str) -> Iterator[str]:
    for source in sorted((LOCALE / language).glob("*.ftl")):
        yield f"# {source.name}"
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in parts:
                for label, text in said(language, name, pattern) if pattern else ():
                    yield f"{name}{f' ({label})' if label else ''}: {text}"
        yield ""


def sheet(language: str) -> str:
    return "\n".join(_lines(language))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(sheet(language), encoding="utf-8")


if __name__ == "__main__":
    main()
