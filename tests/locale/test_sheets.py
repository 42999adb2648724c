"""The sheets are what players read; a change of a text is seen there."""

from __future__ import annotations

import pytest

from tavolata.locale import LANGUAGES
from tests.locale.sheets import FOLDER, sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_are_up_to_date(language: str) -> None:
    written = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert sheet(language) == written, "read what has changed after: python -m tests.locale.sheets"
