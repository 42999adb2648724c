"""The browser client knows the messages and the games as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client_types import files


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda value: getattr(value, "name", ""))
def test_what_the_browser_client_has_from_the_server_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run make golden"
