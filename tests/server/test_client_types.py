"""The browser client knows the messages as they are."""

from __future__ import annotations

from tests.server.client_types import FILE, as_typescript


def test_the_types_of_the_browser_client_are_those_of_the_messages() -> None:
    assert FILE.read_text(encoding="utf-8") == as_typescript(), "the messages have changed: run make golden"
