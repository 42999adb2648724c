"""The documents say what is true: their Python runs, and their links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_the_capture_is_what_the_program_prints() -> None:
    """Regenerate it by hand when it is not: the command and the answers stand in the capture itself."""
    command, _, capture = re.findall(r"```text\n\$ tavolata (.*?)\n(\.\.\.)\n(.*?)```", README.read_text(), re.DOTALL)[
        0
    ]
    answers = re.findall(r"^Your answer: (.+)$", capture, re.MULTILINE)
    printed = subprocess.run(
        [sys.executable, "-m", "tavolata", *command.split()],
        input="\n".join([*answers, "q", ""]),
        env={**os.environ, "COLUMNS": "88", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert capture in printed, printed


API = ROOT / "docs" / "api"
DOCUMENTED = sorted({name for page in API.glob("*.md") for name in re.findall(r"automodule:: (\S+)", page.read_text())})


@pytest.mark.parametrize("name", DOCUMENTED)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert not failed


def test_the_api_has_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = [
        test.name for name in DOCUMENTED for test in finder.find(importlib.import_module(name)) if test.examples
    ]
    assert len(examples) >= 12, examples


NAMED_TESTS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs" / "security.md").read_text())


@pytest.mark.parametrize("named", NAMED_TESTS, ids="::".join)
def test_every_test_that_the_page_on_security_names_is_there(named: tuple[str, str]) -> None:
    file, name = named
    assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text(), re.MULTILINE)


def test_every_line_of_the_page_on_security_names_a_test() -> None:
    rows = [line for line in (ROOT / "docs" / "security.md").read_text().splitlines() if line.startswith("| ")]
    claims = [row for row in rows if row != "| what | test |"]
    assert len(claims) > 50
    assert [claim for claim in claims if "`tests/" not in claim] == []
