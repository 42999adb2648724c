"""Somebody who answers what the terminal asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Play = Callable[..., tuple[int, str, str]]


class Answers:
    """A standard input from which somebody says this, line by line."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return next((f"{answer}\n" for answer in self.answers), "")
