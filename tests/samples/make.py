"""Samples of all that we write, as this version writes it: `python -m tests.samples.make [FOLDER]`.

They are made by the real components once for each release, and never changed: later versions must open them
(`test_samples.py`). The folder is named after the version, unless another name is given.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolata import __version__
from tavolata.cli import main as run_command
from tavolata.core.game import Game
from tavolata.core.records import record_of, write_records
from tavolata.games.solomino.decks import default_deck
from tavolata.server import messages
from tavolata.server.admin import end_table, export_to, load_table
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.messages import Setting
from tavolata.server.opening import NewTable
from tavolata.server.store import TableRow, open_store
from tests.server.halls import BOT, FREE, ME, Person

FOLDER = Path(__file__).parent
SCENARIOS = FOLDER.parent / "scenarios"
#: What lies in a folder of samples.
RECORDS, LIVE_RECORDS, DATABASE, ARCHIVE = "records.jsonl", "live.jsonl", "tables.db", "tables.jsonl"
DECK, ARENA, SCENARIO_FOLDER = "small.deck", "arena.json", "scenarios"
CHOSEN_SCENARIOS = ("pizza/page-example", "pizza/view-strict", "solomino/example-ask", "solomino/deal")
#: A deck for two.
CARDS = default_deck()[::5]
#: Games whose records are kept: fewest and most players of each, and every option.
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sole-mio", {"players": 2}),
    ("sole-mio", {"players": 5, "start": 3, "kinds": "asmpo", "open_oven": True}),
    ("mamma-mia-grande", {"players": 2}),
    ("mamma-mia-grande", {"players": 5}),
    ("mamma-mia", {"players": 2}),
    ("mamma-mia", {"players": 5}),
    ("solomino", {"players": 2, "deck": list(CARDS)}),
    ("solomino", {"players": 6, "rounds": 2}),
    ("solomino", {"players": 3, "out_of_turn": True}),
    ("solomino", {"players": 4, "out_of_turn": True, "ask_everyone": True}),
)
#: Bots answer at once, and play for nobody who is away.
PATIENT = Habits(grace=3600.0, empty=3600.0, pace=0.0)
#: After so many decisions a game is also kept as it is then.
UNFINISHED = 12


def new_records() -> Iterator[dict[str, Any]]:
    for seed, (name, options) in enumerate(GAMES):
        game = Game.new(name, seed=seed, **options)
        while not game.is_over:
            if len(game.history) == UNFINISHED:
                yield record_of(game)
            if game.decision is None:
                game.shuffle()
            else:
                game.apply(game.random_action())
        yield record_of(game)


@dataclass
class Evening:
    """Two people who go from table to table, and leave one in every state."""

    hall: Hall
    anna: Person
    ben: Person
    rng: random.Random

    @classmethod
    async def at(cls, hall: Hall) -> Evening:
        anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
        for person in (anna, ben):
            await hall.store.add_user(person.user, key_hash=f"{person.user.id:0<64}")
        return cls(hall, anna, ben, random.Random(4))

    async def open(self, game: str, *, start: bool = True, **wish: Any) -> TableRow:
        """A table for both and a bot. Both add a number to the shuffle."""
        seats = [ME, FREE, BOT]
        row = await self.hall.open_table(self.anna.user, NewTable(game=game, **{"seats": seats, **wish}))
        await self.anna.enter(row)
        await self.ben.enter(row)
        await self.ben.do(messages.Sit, row, seat=1)
        for person in (self.anna, self.ben):
            await person.commit(row)
        if start:
            await self.anna.do(messages.Start, row)
            for person in (self.anna, self.ben):
                await person.until(lambda one: one.room["table"] == row.id and one.room["state"] == "playing")
        return row

    async def play(self, row: TableRow, most: int = 10_000) -> None:
        """To the end, or until one of the two has decided so often."""
        playing = [asyncio.create_task(person.play_on(row, self.rng, most)) for person in (self.anna, self.ben)]
        done, going_on = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        for task in done:
            task.result()

    async def leave(self, row: TableRow) -> None:
        for person in (self.anna, self.ben):
            await person.do(messages.Exit, row)

    async def leave_waiting(self) -> None:
        row = await self.open("sole-mio", start=False)
        await self.anna.do(messages.Configure, row, options={"players": 4}, setting=Setting(clock="days", delay_s=30))
        await self.anna.do(messages.Remove, row, seat=1)
        await self.anna.do(messages.Readmit, row, name="Ben")
        await self.anna.do(messages.Appoint, row, seat=3, bot="greedy")
        await self.leave(row)

    async def leave_playing(self, game: str, decisions: int, **wish: Any) -> TableRow:
        row = await self.open(game, **wish)
        await self.play(row, decisions)
        await self.leave(row)
        return row

    async def leave_paused(self) -> None:
        row = await self.open("solomino")
        await self.play(row, 4)
        await self.anna.do(messages.SetPace, row, pace="quick")
        await self.anna.do(messages.Pause, row)
        await self.leave(row)

    async def leave_closed(self) -> None:
        row = await self.leave_playing("sole-mio", 2)
        await end_table(self.hall.store, row.id, "by the host of the evening")

    async def finish(self, game: str, **wish: Any) -> dict[str, Any]:
        """A whole game, and its record; Anna then asks for another one."""
        row = await self.open(game, **wish)
        await self.anna.do(messages.Standing, row, seat=0, help="never")
        await self.play(row)
        await self.anna.until(lambda person: person.room["state"] == "over")
        await self.anna.do(messages.Rematch, row, commits=True)
        await self.ben.do(messages.RematchAnswer, row, joins=game == "mamma-mia", commits=True)
        await self.leave(row)
        return (await load_table(self.hall.store, row.id)).record()

    async def spend(self) -> list[dict[str, Any]]:
        """The records of the games that were finished."""
        await self.leave_waiting()
        await self.leave_playing("sole-mio", 6, setting=Setting(listed=True, memory="open"))
        await self.leave_playing("mamma-mia-grande", 40, setting=Setting(memory="once", clock="relaxed"))
        await self.leave_playing("mamma-mia", 3, setting=Setting(spectators=False))
        await self.leave_playing("solomino", 5, options={"rounds": 2, "deck": list(CARDS * 2)})
        await self.leave_playing("solomino", 3, options={"out_of_turn": True}, setting=Setting(windows="long"))
        await self.leave_paused()
        await self.leave_closed()
        return [
            await self.finish("sole-mio"),
            await self.finish("mamma-mia-grande"),
            await self.finish("mamma-mia"),
            await self.finish("solomino", options={"rounds": 2}),
        ]


async def write_database(folder: Path) -> None:
    """A database as a server leaves it, what `admin export` makes of it, and the records of its finished games."""
    store = await open_store(str(folder / DATABASE))
    hall = Hall(store, habits=PATIENT)
    await hall.start()
    try:
        evening = await Evening.at(hall)
        write_records(folder / LIVE_RECORDS, await evening.spend())
    finally:
        await hall.stop()
        await store.setting("cookie-secret", "a secret of the samples")
        await store.compact(before=0.0)
        with (folder / ARCHIVE).open("w", encoding="utf-8") as file:
            await export_to(store, file)
        await store.close()
        (folder / f"{DATABASE}.lock").unlink()


def write_arena(folder: Path) -> None:
    wanted = ["random", "greedy", "--game", "mamma-mia", "--players", "2", "--deals", "4", "--batch", "2"]
    if run_command(["arena", *wanted, "--workers", "1", "--json", str(folder / ARENA)]):
        raise SystemExit("the arena failed")


def write_samples(folder: Path) -> None:
    folder.mkdir()
    write_records(folder / RECORDS, new_records())
    (folder / DECK).write_text("# A deck for two.\n" + "".join(f"{card}\n" for card in CARDS), encoding="utf-8")
    for name in CHOSEN_SCENARIOS:
        copy = folder / SCENARIO_FOLDER / f"{name}.toml"
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SCENARIOS / f"{name}.toml", copy)
    write_arena(folder)
    asyncio.run(write_database(folder))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.samples.make", description=__doc__)
    parser.add_argument("folder", nargs="?", default=__version__, help="a name (default: %(default)s, the version)")
    folder = FOLDER / parser.parse_args().folder
    if folder.exists():
        parser.error(f"{folder} is there already, and samples of a release never change; give another name")
    write_samples(folder)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        print(f"{path.stat().st_size:>8,}  {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
