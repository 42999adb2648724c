"""Each language has one word for a concept (`glossary.toml`), and never uses those that were given up for it."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from tavolata.locale import LANGUAGES
from tests.locale.fluent_files import FOLDER, entries_of, written_in


@cache
def glossary(language: str) -> dict[str, dict[str, str | list[str]]]:
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_word_for_every_concept(language: str) -> None:
    assert glossary(language).keys() == glossary("en").keys()
    for concept, entry in glossary(language).items():
        assert entry.keys() == {"word", "avoid"}, concept
        assert entry["word"], concept


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_to_avoid(language: str) -> None:
    avoided = {word: concept for concept, entry in glossary(language).items() for word in entry["avoid"]}
    found = [
        f"{name} says {word!r}; {avoided[word]} is {glossary(language)[avoided[word]]['word']!r}: {text.strip()}"
        for word in avoided
        for name, message in entries_of(language).items()
        for text in written_in(message)
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)
