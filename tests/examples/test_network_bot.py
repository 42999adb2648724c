"""The example of a program at a live table plays a whole game."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from tests.server.doors import running
from tests.server.live.guests import FREE, ME, PATIENCE, Guest, play_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 80


PROGRAM = f"{sys.executable} {EXAMPLE.with_name('external_bot.py')}"


@pytest.mark.parametrize(("rounds", "bot"), [(1, []), (2, [PROGRAM])], ids=["at random", "a program"])
async def test_it_plays_a_whole_game(tmp_path: Path, rounds: int, bot: list[str]) -> None:
    async with running(tmp_path, messages_per_second=1000) as server:
        anna, dice = await Guest.person(server.url, "Anna"), await Guest.program(server.url, "Dice")
        table = await anna.open_table(server.url, "solomino", [ME, FREE], options={"rounds": rounds})
        client = await anna.connect(server.url)
        await table.enter(client)
        program = await asyncio.create_subprocess_exec(
            sys.executable,
            EXAMPLE,
            f"{server.url}/t/{table.id}#{table.key}",
            *bot,
            env={**os.environ, "TOKEN": dice.secret},
            stdout=asyncio.subprocess.PIPE,
        )
        await client.until(lambda client: client.room["seats"][1]["name"] == "Dice", PATIENCE)
        await client.do("start", table=table.id)
        await play_on(client, random.Random(4))
        said, _ = await program.communicate()
        assert (program.returncode, said.decode().startswith("the game is over")) == (0, True)
        await client.close()
