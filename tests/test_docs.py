"""The documents say what is true: their Python and commands run, and their links lead somewhere."""

from __future__ import annotations

import asyncio
import doctest
import importlib
import io
import os
import random
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import httpx
import pytest

from tests.server.doors import running
from tests.server.live.guests import FREE, ME, PATIENCE, Guest, play_on

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # a bot's questions: none
    exec(compile(code, "example", "exec"), {})


@cache
def anchors(page: Path) -> list[str]:
    """The anchors of the headings, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)", page.read_text()):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), f"{page.name} links to {path}, which is not there"
            assert not anchor or anchor in anchors(target), f"{page.name} links to {link}, a heading that is not there"


async def test_the_page_on_bots_leads_to_a_live_table(tmp_path: Path) -> None:
    """Every command of its steps is run, but for those that install and start the server."""
    page = (ROOT / "docs" / "adding-a-bot.md").read_text()
    steps = page.partition("## Inside the project")[0]
    code = re.findall(r"```python\n(.*?)```", steps, re.DOTALL)[0]
    play, activate, arena, account, sit, stronger = re.findall(r"```sh\n(.*?)```", steps, re.DOTALL)
    assert (play, activate) == ("make play\n", ". .venv/bin/activate\n")
    (tmp_path / "my_bot.py").write_text(code)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    binaries = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"

    async def run(command: str) -> str:
        shell = await asyncio.create_subprocess_shell(
            command, cwd=tmp_path, env={**os.environ, "PATH": binaries}, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await shell.communicate()
        assert shell.returncode == 0, said.decode()
        return said.decode()

    assert "exec:python3 my_bot.py" in await run(arena)
    assert "exec:python3 my_bot.py" in await run(stronger)

    async with running(tmp_path, messages_per_second=1000) as server:
        _, _, method, url, _, header, _, body = shlex.split(account)
        name, _, value = header.partition(": ")
        async with httpx.AsyncClient() as curl:
            address = url.replace("http://127.0.0.1:8000", server.url)
            dice = (await curl.request(method, address, headers={name: value}, content=body)).json()

        anna = await Guest.person(server.url, "Anna")
        table = await anna.open_table(server.url, "solomino", [ME, FREE])
        client = await anna.connect(server.url)
        await table.enter(client)
        link = f"{server.url}/t/{table.id}#{table.key}"
        playing = asyncio.create_task(
            run(sit.replace("TOKEN=…", f"TOKEN={dice['token']}").replace("http://127.0.0.1:8000/t/TABLE#KEY", link))
        )
        await client.until(lambda client: client.room["seats"][1]["name"] == "Dice", PATIENCE)
        await client.do("start", table=table.id)
        await play_on(client, random.Random(4))
        assert "the game is over" in await playing
        await client.close()


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
