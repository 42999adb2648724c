"""The page about environments says what is true."""

from __future__ import annotations

from tavolata.env import encodings
from tests.env.pages import PAGE, with_tables
from tests.pages import column


def test_its_tables_are_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run make golden"


def test_it_explains_every_way_of_writing() -> None:
    abstract = {"Encoding", "Choice", "Written"}
    ways = {
        name for name, way in vars(encodings).items() if isinstance(way, type) and issubclass(way, encodings.Encoding)
    }
    assert set(column("environments.md", "encoding")) == ways - abstract
