"""Changed records, decks, scenarios, settings and command lines: each is taken, or refused in one line.

python -m tests.soak.inputs --inputs 20000 --seconds 1800 --seed 1
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tavolata.cli import complain
from tavolata.cli import main as command
from tavolata.cli.arguments import game_options, parse
from tavolata.core.errors import TavolataError
from tavolata.core.registry import get_rules
from tavolata.server.settings import described, read_settings
from tests.soak.damage import ODD, damage_json, damage_text, nested, to_json
from tests.soak.runs import Bounds, Kind, Progress, Result, main

TESTS = Path(__file__).parent.parent
SAMPLES = TESTS / "samples" / "0.1.0"
SETTINGS = b"""
host = "127.0.0.1"
port = 8000
data = "tables.db"
public_url = "https://play.example.org"
trusted_proxies = ["127.0.0.1", "fd00::/8"]
log_level = "info"
grace_seconds = 45
tables = 5000
"""
COMMANDS = [
    "simulate sole-mio --players 2 --games 1 --seed 7",
    "simulate solomino --players 3 --games 1 --rounds 2 --out-of-turn",
    "play mamma-mia --players 3 --lang it --bots greedy",
    "arena greedy random --game sole-mio --deals 10",
    "serve --port 8001 --lan --log-level info --trusted-proxies 10.0.0.7",
    "verify games.jsonl --receipt receipt.json",
    "scenario tests/scenarios",
    "hint games.jsonl --move 12",
    "load --tables 5 --minutes 1 --pause 0-1",
    "admin --data tables.db list --state playing",
    "warm-up sole-mio",
]
#: Verbs whose games have options that are checked before anything begins.
PLAYING = ("simulate", "play")


async def mutate_inputs(bounds: Bounds, result: Result, progress: Progress) -> None:
    result.checked = "taken (exit code 0), or refused in one line with a code (exit code 1 or 2); no traceback"
    await asyncio.to_thread(_mutate_all, bounds, result, progress)


def _mutate_all(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng, limit, done = random.Random(bounds.seed), time.monotonic() + bounds.seconds, Counter[str]()
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        tries = _tries(Path(name))
        while done.total() < bounds.count and time.monotonic() < limit and len(result.failures) < 50:
            what, attempt = tries[done.total() % len(tries)]
            if wrong := attempt(rng):
                result.failures.append(f"{what}, input {done.total() + 1}: {wrong}")
            done[what] += 1
            progress.say(f"{done.total():,} of {bounds.count:,} inputs")
    if done.total() < bounds.count and result.held:
        result.failures.append(f"only {done.total():,} of {bounds.count:,} inputs in {bounds.seconds:.0f} s")
    result.done = ", ".join(f"{count:,} {what}" for what, count in done.items())


def _tries(folder: Path) -> list[tuple[str, Callable[[random.Random], str]]]:
    records = [
        *(SAMPLES / "records.jsonl").read_bytes().splitlines(),
        *(SAMPLES / "live.jsonl").read_bytes().splitlines(),
    ]
    scenarios = [path.read_bytes() for path in sorted(TESTS.glob("scenarios/*/*.toml"))]
    decks = [(SAMPLES / "small.deck").read_bytes()]

    def record(rng: random.Random) -> str:
        given = rng.choice(records)
        changed = to_json(damage_json(json.loads(given), rng)) if rng.random() < 0.7 else damage_text(given, rng)
        file = folder / "record.json"
        file.write_bytes(nested(rng) if rng.random() < 0.01 else changed)
        return outcome(lambda: command(["verify", str(file)]))

    def scenario(rng: random.Random) -> str:
        file = folder / "scenario.toml"
        file.write_bytes(damage_text(rng.choice(scenarios), rng))
        return outcome(lambda: command(["scenario", str(file)]))

    def deck(rng: random.Random) -> str:
        file = folder / "changed.deck"
        file.write_bytes(damage_text(rng.choice(decks), rng))
        return outcome(lambda: _check_options(["simulate", "solomino", "--deck", str(file)]))

    def settings(rng: random.Random) -> str:
        file = folder / "settings.toml"
        file.write_bytes(damage_text(SETTINGS, rng))
        environment = {rng.choice([one.variable for one in described()]): _word(rng)} if rng.random() < 0.3 else {}
        return outcome(lambda: _read_settings(environment, str(file)))

    def command_line(rng: random.Random) -> str:
        words = rng.choice(COMMANDS).split()
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(words) + 1)
            words[at : at + rng.randint(0, 2)] = [] if rng.random() < 0.2 else [_word(rng)]
        return outcome(lambda: _parse(words))

    return [
        ("records", record),
        ("scenarios", scenario),
        ("decks", deck),
        ("settings", settings),
        ("command lines", command_line),
    ]


def _word(rng: random.Random) -> str:
    flags = ["--players", "--games", "--deck", "--config", "--lang", "--bots", "--help", "--", "-", "-x", "--seed=1"]
    texts = [str(value) for value in ODD if not isinstance(value, (dict, list))]
    return rng.choice([*flags, *(one.flag for one in described()), *texts, *" ".join(COMMANDS).split()])


def _check_options(words: list[str]) -> int:
    args = parse(words)
    game_options(args, get_rules(args.game))
    return 0


def _read_settings(environment: dict[str, str], config: str) -> int:
    read_settings({}, environment, config)
    return 0


def _parse(words: list[str]) -> int:
    """A command up to where it would begin to do something."""
    args = parse(words)
    if words[0] in PLAYING:
        game_options(args, get_rules(args.game))
    if words[0] == "serve":
        read_settings({one.name: vars(args)[one.name] for one in described()}, {}, args.config)
    return 0


def outcome(work: Callable[[], int]) -> str:
    """What is wrong with how it ended; nothing if it was taken, or refused in one line."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()) as shown:
            code = _ended(work)
    except BaseException as error:  # noqa: BLE001  # whatever it is, people would have seen a traceback
        return f"{type(error).__name__}: {error}"
    lines = said.getvalue().splitlines()
    if code not in (0, 1, 2):
        return f"exit code {code}"
    if code == 2 and (len(lines) != 1 or not lines[0].startswith("tavolata: ") or not lines[0].endswith("]")):
        return f"exit code 2 with {lines}"
    if code == 1 and not lines and not shown.getvalue():
        return "exit code 1 without a word"
    return ""


def _ended(work: Callable[[], int]) -> int:
    try:
        return work()
    except TavolataError as error:
        complain(error)
        return 2
    except SystemExit as stop:  # --help and --version
        return int(stop.code or 0)


INPUTS = Kind("inputs", "inputs", short=Bounds(200, 120.0), long=Bounds(20_000, 1800.0), work=mutate_inputs)

if __name__ == "__main__":
    sys.exit(main(INPUTS))
