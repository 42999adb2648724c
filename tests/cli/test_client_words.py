"""The browser client is tested against what the terminal says now."""

from __future__ import annotations

from tests.cli.client_words import FILE, as_json


def test_the_words_kept_for_the_browser_client_are_those_of_the_terminal() -> None:
    assert FILE.read_text(encoding="utf-8") == as_json(), "run make golden, then the client's tests"
