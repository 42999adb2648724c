"""What the program says to people, in five languages: one folder of Fluent files each.

Games speak in codes and notation; whoever talks to people turns these into sentences here. All languages have the same
messages with the same variables (a test sees to it), so that there is no falling back from one to another.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tavolata.core.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "it", "nl")
#: What is long, and read by few: it is loaded when it is first asked for.
LONG = ("rules.ftl", "tutorial.ftl")


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _load(language)

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message, or of an attribute of one (`rule-P-8.title`).

        A message that is missing or gets too few values is a fault of the program.
        """
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            _load_long(self.language)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"the message {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message {message} in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Several of something as it is said in a sentence: one, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self("listed", others=", ".join(items[:-1]), last=items[-1])


def texts(language: str) -> Texts:
    if language not in LANGUAGES:
        raise BadOption(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return Texts(language)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _load(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # The marks that isolate a value from text of the other writing direction show as rubbish in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__).joinpath(language)
    _add(bundle, language, sorted(entry.name for entry in folder.iterdir() if entry.name not in LONG))
    return bundle


@cache
def _load_long(language: str) -> None:
    _add(_load(language), language, LONG)


def _add(bundle: FluentBundle, language: str, names: Iterable[str]) -> None:
    from fluent.runtime import FluentResource

    folder = files(__name__).joinpath(language)
    for name in names:
        if name.endswith(".ftl"):
            bundle.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
