from __future__ import annotations

import sys
from collections.abc import Iterable

import pytest

from tavolata.cli import main
from tests.cli.people import Answers, Play


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these answers; return the exit code and what was printed."""
    monkeypatch.setenv("COLUMNS", "80")

    def run(game: str, *options: str, answers: Iterable[str] = (), lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", Answers(answers))
        code = main(["play", game, "--lang", lang, *options])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run
