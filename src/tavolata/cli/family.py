"""What a family of games needs in the terminal: words, a story of what happened, and a table to look at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tavolata.cli.screen import Screen
from tavolata.core.contract import Decision, Event, Result
from tavolata.core.game import Game
from tavolata.locale import Texts

View = Mapping[str, Any]


class Words(ABC):
    """The notation of a family in words of a language, for the player at one seat."""

    def __init__(self, say: Texts, me: int) -> None:
        self.say = say
        self.me = me

    @abstractmethod
    def who(self, seat: int) -> str:
        """What the player at a seat is called."""

    @abstractmethod
    def opening(self, title: str, bots: Mapping[int, str]) -> list[str]:
        """What is said before the game: who plays, and what the letters of the notation mean."""

    @abstractmethod
    def question(self, decision: Decision, view: View) -> str:
        """What is asked."""

    @abstractmethod
    def answer(self, text: str, decision: Decision, view: View) -> str:
        """An action that is legal now, in words."""

    @abstractmethod
    def explanation(self, decision: Decision, view: View) -> list[str]:
        """What the question mark says: what the decision is about, and the clauses."""

    def forced(self, text: str, decision: Decision, view: View) -> str:
        """What is said where there is only one answer."""
        return self.say("only-answer", action=self.answer(text, decision, view))

    def warning(self, _decision: Decision, _view: View) -> str | None:
        """What should be thought of before answering."""
        return None

    def hear(self, _said: str, _decision: Decision) -> str | None:
        """The action that something said aloud amounts to; None where an answer is chosen from a list instead."""
        return None

    def is_me(self, seat: int) -> str:
        """How messages are told whether they speak of the player who reads them."""
        return "yes" if seat == self.me else "no"

    def cited(self, clauses: Iterable[str]) -> str:
        return self.say("rules-cited", clauses=", ".join(dict.fromkeys(clauses)))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story."""

    text: str
    strong: bool = False
    indented: bool = False


W = TypeVar("W", bound=Words)


@dataclass(frozen=True, slots=True)
class Family(Generic[W]):
    """How a family speaks. `show_part` shows what matters for a decision in the middle of something."""

    words: Callable[[Texts, Game, int], W]
    tell: Callable[[W, Iterable[Event]], Iterator[Line]]
    #: The kinds of decisions that begin a turn: the whole table is shown before them.
    turns: frozenset[str]
    show_table: Callable[[Screen, W, View], None]
    show_part: Callable[[Screen, W, View, Decision], None]
    show_result: Callable[[Screen, W, Result], None]


@dataclass(frozen=True, slots=True)
class Place:
    """What a table says of one seat: a number for each column, a mark, and notes below."""

    counts: Sequence[int]
    mark: str = ""
    notes: Sequence[str] = ()


def show_places(screen: Screen, words: Words, columns: Sequence[str], places: Sequence[Place]) -> None:
    """All seats, one below the other."""
    names = [_name(words, seat) for seat in range(len(places))]
    wide = max(map(len, names)) + 2
    screen.line(" " * wide + "".join(f"{column:>{len(column) + 2}}" for column in columns), style="dim")
    for seat, place in enumerate(places):
        row = "".join(f"{count:>{len(column) + 2}}" for count, column in zip(place.counts, columns, strict=True))
        mark = f"  * {place.mark}" if place.mark else ""
        screen.line(f"{names[seat]:<{wide}}{row}{mark}", style="bold" if seat == words.me else "")
        for note in place.notes:
            screen.line(f"    {note}", hang=6, style="dim")


def show_ranking(screen: Screen, words: Words, lines: Mapping[int, str]) -> None:
    """The seats from the first to the last, each with what it achieved."""
    screen.heading(words.say("result-heading"))
    wide = max(len(_name(words, seat)) for seat in lines) + 2
    for seat, text in lines.items():
        screen.line(f"{_name(words, seat):<{wide}}{text}", style="bold" if seat == words.me else "")


def _name(words: Words, seat: int) -> str:
    return words.who(seat) + (f" ({words.say('you')})" if seat == words.me else "")


def show_winners(screen: Screen, words: Words, winners: Sequence[int]) -> None:
    if len(winners) > 1:
        others = [words.who(seat) for seat in winners if seat != words.me]
        me = "yes" if words.me in winners else "no"
        text = words.say("result-winners", me=me, names=words.say.listed(others))
    else:
        text = words.say("result-winner", me=words.is_me(winners[0]), who=words.who(winners[0]))
    screen.line(text, style="bold")
