"""The command as a whole: it starts fast, prepares the rules, runs scenarios."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata import __version__
from tavolata.cli import main
from tavolata.cli.arguments import VERBS
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import GAMES

HOLDS = """\
title = "a player plays what is in the hand"
clauses = ["P-8"]
game = "sole-mio"
options = { players = 2 }

[setup]
hands = ["oo", "p"]

[[step]]
move = "oo"
events = ["played 0 cards=oo"]
"""


@pytest.mark.parametrize("verb", [None, *VERBS])
def test_help_is_there_and_loads_nothing_heavy(verb: str | None) -> None:
    script = (
        "import sys\nfrom tavolata.cli import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit as end:\n    assert end.code == 0\n"
        "heavy = {'numpy', 'numba', 'rich', 'fluent', 'tavolata.games.pizza'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    arguments = ["--help"] if verb is None else [verb, "--help"]
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: tavolata")
    assert verb is not None or all(name in done.stdout for name in (*VERBS, *GAMES))


def test_the_version_is_told() -> None:
    done = subprocess.run([sys.executable, "-m", "tavolata", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"tavolata {__version__}\n"


def test_a_second_warm_up_is_quick_and_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm-up"]) == 0
    capsys.readouterr()
    assert main(["warm-up"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == (
        "nothing to compile with TAVOLATA_KERNEL=python\n" if MODE == "python" else "the rules are already compiled\n"
    )


@pytest.mark.parametrize(
    ("variable", "value", "complaint"),
    [
        (
            "TAVOLATA_KERNEL",
            "fast",
            "'fast'; it must be one of auto, compiled, checked, python, wasm [bad-setting]",
        ),
        (
            "TAVOLATA_CACHE",
            __file__,
            f"cannot write compiled rules to {__file__}; set TAVOLATA_CACHE to a writable directory",
        ),
    ],
)
def test_bad_settings_get_one_line(variable: str, value: str, complaint: str) -> None:
    environment = {**os.environ, "TAVOLATA_KERNEL": "compiled", variable: value}
    command = [sys.executable, "-m", "tavolata", "warm-up"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr


# ----------------------------------------------------------------- scenarios


def test_scenarios_that_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "holds.toml").write_text(HOLDS, encoding="utf-8")
    assert main(["scenario", str(tmp_path), str(tmp_path / "inside" / "holds.toml")]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("holds  ") == 2
    assert out.endswith("2 scenarios: 2 hold, 0 differ, 0 cannot be run\n")


def test_a_scenario_that_differs_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "differs.toml"
    file.write_text(HOLDS.replace("cards=oo", "cards=o"), encoding="utf-8")
    assert main(["scenario", str(file)]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert f"DIFFERS  {file}: a player plays what is in the hand\n  step 1 (line 9): events: expected" in out
    assert out.endswith("1 scenario: 0 hold, 1 differ, 0 cannot be run\n")


def test_a_scenario_that_cannot_be_run_does_not_hide_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, broken, empty = tmp_path / "good.toml", tmp_path / "broken.toml", tmp_path / "empty"
    good.write_text(HOLDS, encoding="utf-8")
    broken.write_text("title = ", encoding="utf-8")
    empty.mkdir()
    assert main(["scenario", str(broken), str(tmp_path / "absent.toml"), str(empty), str(good)]) == 2
    out, err = capsys.readouterr()
    assert f"tavolata: {broken} is not valid TOML: " in err
    assert "absent.toml: No such file or directory [bad-file]" in err
    assert f"{empty} contains no scenarios (*.toml) [bad-file]" in err
    assert err.count("\n") == 3
    assert out.endswith("4 scenarios: 1 hold, 0 differ, 3 cannot be run\n")
