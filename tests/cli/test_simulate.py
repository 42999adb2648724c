"""Random games by the thousand, checked or not, and their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolata.cli import main
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import GAMES, get_rules
from tavolata.testkit import volume

SOME = "2" if MODE == "python" else "12"


def simulate(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, object]:
    assert main(["simulate", *options, "--json"]) == 0
    out, err = capsys.readouterr()
    assert "tavolata:" not in err
    numbers = json.loads(out)
    assert isinstance(numbers, dict)
    return numbers


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_whether_it_is_checked_recorded_or_neither(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    same = ("game", "players", "seed", "games", "decisions")
    options = (game, "--players", "2", "--games", SOME, "--seed", "5")
    plain = simulate(capsys, *options)
    checked = simulate(capsys, *options, "--check")
    recorded = simulate(capsys, *options, "--record", str(tmp_path / "games.jsonl"))
    assert plain["games"] == int(SOME)
    for other in (checked, recorded):
        assert [other[key] for key in same] == [plain[key] for key in same]
    assert checked["checked"] is True
    assert int(str(checked["positions_checked"])) == int(str(checked["decisions"])) + int(SOME)
    assert int(str(checked["views_checked"])) > 0


def test_options_of_a_game_reach_plain_checked_and_recorded_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deck, file = tmp_path / "small.deck", tmp_path / "games.jsonl"
    deck.write_text("\n".join(f"p{one}-o{two}" for one in range(1, 10) for two in "12"), encoding="utf-8")
    given = ("--rounds", "2", "--out-of-turn", "--ask-everyone", "--deck", str(deck))
    options = ("solomino", "--players", "2", "--games", SOME, *given)
    plain = simulate(capsys, *options)
    assert plain["options"] == {"rounds": 2, "out_of_turn": True, "ask_everyone": True, "deck": str(deck)}
    for more in (("--check",), ("--record", str(file))):
        assert simulate(capsys, *options, *more)["decisions"] == plain["decisions"]
    for line in file.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)["options"]
        assert (told["rounds"], told["out_of_turn"], told["ask_everyone"], len(told["deck"])) == (2, True, True, 18)
    assert main(["verify", str(file)]) == 0


def test_threads_and_slices_do_not_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    one, three = (
        simulate(capsys, "mamma-mia", "--players", "2", "--games", SOME, "--threads", threads) for threads in "13"
    )
    assert one["decisions"] == three["decisions"]


def test_the_numbers_are_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "sole-mio", "--players", "2", "--games", "2", "--check"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("Sole Mio! with 2 players, random play from seed 0\n")
    assert "per second" in out
    assert "views: no errors" in out


def test_records_that_were_written_can_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "sole-mio", "--players", "2", "--games", "3", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert f"{file}: 3 records valid (3 finished" in capsys.readouterr().out


def test_a_tampered_record_is_found_and_the_others_are_still_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    main(["simulate", "sole-mio", "--players", "2", "--games", "2", "--record", str(file)])
    first, second = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(first)
    del record["steps"][3]
    file.write_text(f"{json.dumps(record)}\n{second}\n{{broken\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    steps = len(json.loads(second)["steps"])
    told = f"{file}: 1 record valid (1 finished, {steps} steps replayed, 0 with checked shuffles)"
    assert out.splitlines() == [told, f"{file}: 2 records invalid"]
    lines = err.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"tavolata: {file}, line 1: step 4: ")
    assert lines[1].startswith(f"tavolata: {file}, line 3: not valid JSON")
    assert all(line.endswith("[bad-record]") for line in lines)


def test_files_that_cannot_be_read_do_not_hide_those_that_can(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, absent, binary = tmp_path / "good.jsonl", tmp_path / "absent.jsonl", tmp_path / "binary.jsonl"
    main(["simulate", "mamma-mia", "--players", "2", "--games", "1", "--record", str(good)])
    binary.write_bytes(b"\xff\xfe\x00")
    capsys.readouterr()
    assert main(["verify", str(absent), str(tmp_path), str(binary), str(good)]) == 2
    out, err = capsys.readouterr()
    assert f"{good}: 1 record valid" in out
    assert f"cannot read {absent}: No such file or directory [bad-file]" in err
    assert f"cannot read {tmp_path}: Is a directory [bad-file]" in err
    assert f"{binary}, line 1: not UTF-8 text" in err
    assert "Traceback" not in err


def test_a_fault_ends_the_run_and_says_which_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def find_fault(*_arguments: object) -> str:
        return "a card is lost"

    monkeypatch.setattr(volume, "check_position", find_fault)
    file = tmp_path / "games.jsonl"
    code = main(
        ["simulate", "sole-mio", "--players", "2", "--games", "5", "--seed", "9", "--check", "--views-every", "1"]
    )
    out, err = capsys.readouterr()
    assert code == 1
    assert "errors found" in out
    assert err == "tavolata: sole-mio, 2 players, seed 9, after 0 decisions: a card is lost [fault]\n"
    assert not file.exists()


def test_a_game_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(volume, "ENDLESS", 3)
    rules = get_rules("sole-mio")
    tally = volume.check_games(rules, rules.lay_out(rules.check_options({"players": 2})), range(4, 6), 8)
    assert tally.fault == "seed 4, after 4 decisions: the game does not end"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["sole-mio", "--players", "1"], "is for 2 to 5 players, not 1"),
        (["sole-mio", "--games", "0"], "'0' is not an integer of at least 1"),
        (["sole-mio", "--games", "1e3"], "'1e3' is not an integer"),
        (["sole-moi"], "did you mean 'sole-mio'?"),
        (["sole-mio", "--deck", __file__], "Sole Mio! has no option 'deck'"),
        (["mamma-mia", "--rounds", "2"], "Mamma Mia! has no option 'rounds'; it has players,"),
        (["solomino", "--ask-everyone"], "ask_everyone requires out_of_turn"),
        (["solomino", "--open-oven"], "SOLOmino has no option 'open_oven'; it has players,"),
        (["sole-mio", "--record", "/nowhere/games.jsonl"], "there is no directory /nowhere"),
    ],
)
def test_what_cannot_be_simulated_gets_one_line(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err
