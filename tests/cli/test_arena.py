"""The arena from the command line: who is stronger, what is written, and what is refused."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tavolata.cli import main
from tests.arena.quick import STRONG, WEAK

SMALL = ("--game", "mamma-mia", "--players", "2", "--deals", "6", "--batch", "2", "--workers", "1")
COMMAND = [sys.executable, "-m", "tavolata"]


def play(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["arena", *options]) == 0
    out, err = capsys.readouterr()
    assert "tavolata:" not in err
    return out


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("arena") / "results.json"
    assert main(["arena", STRONG, WEAK, *SMALL, "--json", str(file)]) == 0
    return file


def test_the_numbers_are_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = play(capsys, STRONG, WEAK, *SMALL, "--seed", "3").splitlines()
    assert lines[0] == "Mamma Mia! with 2 players, 6 deals from seed 3 in all rotations:"
    assert lines[1] == "12 games, in which a fair share is 50.0%"
    assert lines[2].split() == [
        "bot",
        "share",
        "95",
        "%",
        "interval",
        "Elo",
        "95",
        "%",
        "interval",
        "decisions",
        "ms",
        "each",
    ]
    assert [line.split()[0] for line in lines[3:5]] == [STRONG, WEAK]
    assert len({len(line) for line in lines[2:5]}) == 1


def test_several_bots_take_turns_and_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    out = play(capsys, STRONG, WEAK, "--exec", "true", *SMALL)
    assert "6 deals from seed 0 in all rotations of 3 lineups:" in out
    assert "36 games" in out
    assert "forfeits: 24 games; the first by exec:true in deal 0, rotation 0: " in out


def test_a_sequential_test_says_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    out = play(capsys, STRONG, WEAK, *SMALL, "--deals", "200", "--sprt", "-50", "150", "--alpha", "0.1")
    assert "sequential test: Elo 150 (H1) after " in out
    assert "between -2.89 and 2.25" in out


def test_options_of_a_game_reach_the_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    play(capsys, STRONG, WEAK, *SMALL, "--game", "solomino", "--rounds", "2", "--out-of-turn", "--json", str(file))
    told = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert (told["rounds"], told["out_of_turn"]) == (2, True)


def test_a_report_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert f"report in {file}" in play(capsys, STRONG, WEAK, *SMALL, "--report", str(file))
    assert "<html" in file.read_text(encoding="utf-8")


# ----------------------------------------------------------------- checking again


def test_results_are_checked_again(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        play(capsys, "--recheck", str(results), "--workers", "1") == f"{results}: 3 of 3 units gave the same result\n"
    )
    alone = play(capsys, "--recheck", str(results), "--unit", "2", "--workers", "1")
    assert alone == f"{results}: 1 of 1 units gave the same result\n"


def changed(results: Path, tmp_path: Path, **unit: Any) -> Path:
    told = json.loads(results.read_text(encoding="utf-8"))
    told["units"][1].update(unit)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    return file


def test_forged_results_are_found_out(results: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = changed(results, tmp_path, digest="0" * 32)
    assert main(["arena", "--recheck", str(file), "--workers", "1"]) == 1
    out, err = capsys.readouterr()
    assert out == f"{file}: 2 of 3 units gave the same result\n"
    assert err.startswith(f"tavolata: {file}: unit 2 differs")


def test_a_file_starts_no_program_by_itself(results: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    file = changed(results, tmp_path, lineup=[STRONG, f"exec:touch {mark}"])
    assert main(["arena", "--recheck", str(file), "--workers", "1"]) == 2
    assert f"names an external program; if you trust it, add --exec 'touch {mark}'" in capsys.readouterr().err
    assert not mark.exists()
    assert main(["arena", "--recheck", str(file), "--workers", "1", "--exec", f"touch {mark}"]) == 1
    assert mark.exists()


# ----------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ([], "name at least two different bots"),
        ([STRONG], "name at least two different bots"),
        ([STRONG, "nobody"], "unknown bot 'nobody'; the bots are"),
        ([STRONG, WEAK, "--players", "7"], "is for 2 to 5 players, not 7"),
        ([STRONG, WEAK, "--game", "sole-moi"], "did you mean 'sole-mio'?"),
        ([STRONG, WEAK, "--sprt", "10", "0"], "in ascending order, not 10 and 0"),
        ([STRONG, WEAK, "--sprt", "0", "ten"], "invalid float value: 'ten'"),
        ([STRONG, WEAK, "--sprt", "0", "10", "--beta", "1"], "beta must be between 0 and 0.5"),
        ([STRONG, WEAK, "--exec", "true", "--sprt", "0", "10"], "--sprt compares two bots, not 3"),
        ([STRONG, "--exec", "no-such-program"], "cannot find the program 'no-such-program'"),
        ([STRONG, WEAK, "--deals", "0"], "'0' is not an integer of at least 1"),
        ([STRONG, WEAK, "--json", "/nowhere/results.json"], "there is no directory /nowhere"),
        ([STRONG, WEAK, "--report", "/nowhere/report.html"], "there is no directory /nowhere"),
        ([STRONG, WEAK, "--cluster", "somewhere"], "'somewhere' is not the address of a Dask scheduler"),
        (["--recheck", __file__], "is not a results file of the arena"),
        (["--recheck", "/nowhere"], "cannot read /nowhere: No such file or directory"),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err


def test_a_unit_that_is_not_there_is_not_checked(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--recheck", str(results), "--unit", "9"]) == 2
    assert f"{results} has no unit 9" in capsys.readouterr().err


# ----------------------------------------------------------------- in processes of its own


def test_in_a_terminal_a_bar_shows_the_estimate_so_far() -> None:
    keeper, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "arena", STRONG, WEAK, *SMALL, "--deals", "30"],
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(terminal)
    shown = b""
    while True:
        try:
            part = os.read(keeper, 65536)
        except OSError:  # so a terminal says that nobody is there any more
            break
        shown += part
    os.close(keeper)
    assert process.wait(timeout=20) == 0
    assert f"{STRONG} ".encode() in shown
    assert "±".encode() in shown
    assert b"Elo" in shown


def test_ctrl_c_stops_at_once_in_the_middle_of_a_unit_and_ends_programs(tmp_path: Path) -> None:
    """The program writes down its number and waits; it is in a group of its own, so Ctrl-C does not reach it."""
    program = tmp_path / "sleeper.py"
    program.write_text("import os, time; open(f'{os.getpid()}.pid', 'w').close(); time.sleep(600)", encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND, "arena", STRONG, "--exec", f"{sys.executable} sleeper.py", "--workers", "2", "--json", "x.json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("*.pid"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.1)
    sleepers = [int(file.stem) for file in tmp_path.glob("*.pid")]
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    try:
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # it would go on for hours
        process.communicate()
        raise
    assert process.returncode == 130
    assert (out, err) == ("", "\ntavolata: interrupted\n")
    assert len(sleepers) == 2
    for sleeper in sleepers:
        with pytest.raises(ProcessLookupError):
            os.kill(sleeper, 0)
    assert not (tmp_path / "x.json").exists()
