"""Each language has one word for a concept (`glossary.toml`), uses it, and never those that were given up for it."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from tavolata.locale import LANGUAGES, texts
from tests.locale.fluent_files import FOLDER, entries_of, written_in
from tests.locale.sheets import FOLDER as SHEETS

#: Orders and symbols are called by their word.
NAMED = {
    **{name: f"order-{name}" for name in ("two-of-each", "contest", "match", "without-mine", "two-doubles", "4321")},
    **{name: f"order-{name}" for name in ("scorers-four", "mixed", "bombastica", "monotoni", "minimale")},
    **dict(
        zip(
            ("skip", "reverse", "draw-one", "swap", "rotate", "ask"),
            map("solo-symbol-{}".format, "SRDWTA"),
            strict=True,
        )
    ),
}
#: Where the English word means something else, or another language needs no word for it.
APART = {
    "columns": {"ask-add"},
    "row": {"rule-P-15"},  # in a row
    "series": {"series"},  # of games
}


@cache
def glossary(language: str) -> dict[str, dict[str, str | list[str]]]:
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))


def pattern(word: str) -> str:
    """A word of its own; `*` stands for any ending."""
    end = "" if word.endswith("*") else r"(?!\w)"
    return rf"(?<!\w){re.escape(word.removesuffix('*'))}{end}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_word_for_every_concept(language: str) -> None:
    assert glossary(language).keys() == glossary("en").keys()
    for concept, entry in glossary(language).items():
        assert entry.keys() == glossary("en")[concept].keys() >= {"word", "avoid"}, concept
        assert entry["word"], concept
        assert entry["avoid"], concept


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_to_avoid(language: str) -> None:
    """As players read them: a word may be put together from several messages."""
    avoided = {word: concept for concept, entry in glossary(language).items() for word in entry["avoid"]}
    lines = (SHEETS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    found = [
        f"{line!r} says {word!r}; {avoided[word]} is {glossary(language)[avoided[word]]['word']!r}"
        for word in avoided
        for line in lines
        if re.search(pattern(word), line.partition(": ")[2], re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_and_symbols_are_called_by_their_word(language: str) -> None:
    say = texts(language)
    called = {concept: say(message).casefold() for concept, message in NAMED.items()}
    assert called == {concept: str(glossary(language)[concept]["word"]).casefold() for concept in NAMED}


def written(language: str, name: str) -> str:
    text = "\n".join(written_in(entries_of(language)[name]))
    return re.sub(r"\[\[.*?\]\]", "", text).casefold()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("concept", [concept for concept, entry in glossary("en").items() if "said" in entry])
def test_a_concept_is_called_by_its_word_wherever_it_occurs(language: str, concept: str) -> None:
    def says(spoken: str, name: str) -> bool:
        return any(word.casefold() in written(spoken, name) for word in glossary(spoken)[concept]["said"])

    names = [name for name in entries_of("en") if says("en", name) and name not in APART.get(concept, ())]
    assert len(names) > 2
    assert [name for name in names if not says(language, name)] == []
