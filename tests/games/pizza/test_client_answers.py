"""The browser client is tested against answers as the game takes them now."""

from __future__ import annotations

import pytest

from tests.games.pizza.client_answers import FILE, as_json


@pytest.mark.clause("P-22")
def test_the_answers_kept_for_the_browser_client_are_those_of_the_game() -> None:
    assert FILE.read_text(encoding="utf-8") == as_json(), "run make golden, then the client's tests"
