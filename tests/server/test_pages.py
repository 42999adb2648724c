"""The pages about the server say what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.locale import LANGUAGES
from tavolata.server.refusals import say
from tests.pages import column
from tests.server.pages import PAGES, with_tables


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_tables_are_up_to_date(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == with_tables(text), "run make golden"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text(lang: str) -> None:
    for code in column("protocol.md", "code"):
        assert say(lang)(f"refusal-{code}", clause="P-25", late=80, retry=2)
