"""All languages say the same things, and say all of them."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tavolata.locale import LANGUAGES, preferred_language, texts
from tests.locale.fluent_files import FOLDER, entries_of, variables_in, written_in

#: How languages with grammar choose between forms; the values are those that callers give.
CHOICES = {
    "me": ("yes", "no"),
    "to": ("me", "other"),
    "end": ("L", "R"),
    "colour": tuple("rygbpo"),
    "scorer": ("yes", "no"),
    "kind": tuple("opmsa"),
    "symbol": tuple("SRDWTA"),
    "reason": ("gave-up", "refused", "lacking", "own-kind", "no-kind", "blocked", "nobody", "no-match"),
    "goes": ("under", "out"),
    "game": ("sole-mio", "mamma-mia", "solomino"),
    "count": (0, 1, 2, 5),
    "doubles": (0, 1, 2),
    "filled": (0, 1, 2),
    "retry": (1, 2, 60),
}

FRENCH = FOLDER / "fr"
#: A narrow space that does not break before ; ! ? » and after «, a usual one that does not break before a colon.
WRONG_SPACE = re.compile("(?:^|[^\u202f!?])[;!?»]|(?:^|[^\u00a0]):|«(?!\u202f)")
#: The names of games keep the spelling of their language.
TITLES = re.compile("(Sole Mio|Mamma Mia|SOLOmino)!")


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language, and every attribute of one (`rule-P-8.title`), with its variables."""
    found: dict[str, frozenset[str]] = {}
    for name, entry in entries_of(language).items():
        if entry.value:
            found[name] = frozenset(variables_in(entry.value, language))
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = frozenset(variables_in(attribute, language))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_of_clauses_stand_in_rules_and_in_the_terminal_alone(language: str) -> None:
    """The browser shows a mark that opens the rule instead; in rules the mark replaces what stands in parentheses."""
    for source in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            for text in written_in(entry) if isinstance(entry, ast.Message) else ():
                told = re.sub(r" \([PS]-\d+\)", "", text) if source.name == "rules.ftl" else text
                assert source.name == "terminal.ftl" or not re.search(r"\b[PS]-\d+\b", told), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_choice(language: str) -> None:
    say = texts(language)
    for message, variables in messages(language).items():
        cases: list[dict[str, str | int]] = [{}]
        for name in sorted(variables):
            values: tuple[str | int, ...] = CHOICES.get(name, (f"<{name}>",))
            cases = [{**case, name: value} for case in cases for value in values]
        for case in cases:
            text = say(message, **case)
            assert text.strip() == text != "", message
            assert "{" not in text, message
            assert "\u2068" not in text, f"{message} has marks that terminals show as rubbish"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_big_game_is_described_with_its_own_numbers(language: str) -> None:
    game = Game.new("mamma-mia-grande", players=3, seed=1)
    seat = game.rules.read_view(game.view(0))["seats"][0]
    kinds = sum(message.startswith("needs-") for message in messages(language))
    say = texts(language)
    for message in ("game-mamma-mia-grande", "invited-mamma-mia-grande"):
        assert re.findall(r"\d+", say(message)) == [str(seat["orders"] + seat["stack"]), str(kinds)], message


@pytest.mark.parametrize("name", sorted(path.name for path in FRENCH.glob("*.ftl")))
def test_french_keeps_its_spaces(name: str) -> None:
    for entry in FluentParser().parse((FRENCH / name).read_text(encoding="utf-8")).body:
        for text in written_in(entry) if isinstance(entry, ast.Message) else ():
            assert not WRONG_SPACE.search(TITLES.sub("", text)), text


@pytest.mark.parametrize("text", ["Oui!", "Oui !", "Oui\u00a0!", "«Oui\u202f»", "Score : 3", "Score\u202f: 3"])
def test_a_wrong_french_space_is_found(text: str) -> None:
    assert WRONG_SPACE.search(text)
    assert not WRONG_SPACE.search("Oui\u202f! «\u202fSole\u202f» a gagné\u202f; score\u00a0: 3 … non\u202f?!")


@pytest.mark.clause("P-9")
@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "1 pineapple", "3 pineapples, including 1 double"),
        ("de", "1 Ananas", "3 Ananas, davon 1 Doppelkarte"),
        ("fr", "1 ananas", "3 ananas, dont 1 carte double"),
        ("it", "1 ananas", "3 ananas, di cui 1 carta doppia"),
        ("nl", "1 ananas", "3 ananassen, waarvan 1 dubbele kaart"),
    ],
)
def test_a_play_is_announced_with_its_number_and_its_doubles(language: str, one: str, three: str) -> None:
    say = texts(language)
    assert say("cards", pieces=f"1 {say('kind-a', count=1)}", doubles=0) == one
    assert say("cards", pieces=f"3 {say('kind-a', count=3)}", doubles=1) == three


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["0 orders", "1 order", "2 orders"]),
        ("de", ["0 Bestellungen", "1 Bestellung", "2 Bestellungen"]),
        ("fr", ["0 commande", "1 commande", "2 commandes"]),
        ("it", ["0 ordinazioni", "1 ordinazione", "2 ordinazioni"]),
        ("nl", ["0 bestellingen", "1 bestelling", "2 bestellingen"]),
    ],
)
def test_plurals_follow_the_language(language: str, forms: list[str]) -> None:
    say = texts(language)
    lines = [say("result-line", filled=count, ingredients="") for count in range(3)]
    assert [" ".join(line.split(" ")[:2]).rstrip(",") for line in lines] == forms


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "", "LANG": "nl"}, "nl"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption, match="'xx'; the languages are en, de, fr, it, nl"):
        texts("xx")


def test_a_missing_value_is_a_fault_of_the_program() -> None:
    with pytest.raises(LookupError, match="event-played in en"):
        texts("en")("event-played", me="no")
