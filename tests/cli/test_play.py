"""A person at the table: whole games through a pipe, and everything a person can say wrong."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tavolata.bots import Bot, Question
from tavolata.cli import main
from tavolata.core.kernel.jit import MODE
from tests.cli.people import Play


@pytest.mark.parametrize(("game", "lang"), [("sole-mio", "en"), ("mamma-mia-grande", "de"), ("mamma-mia", "it")])
def test_a_whole_game_can_be_played_through_a_pipe(play: Play, game: str, lang: str) -> None:
    players = "2" if MODE == "python" else "4"
    code, out, err = play(game, "--seed", "3", "--players", players, answers=itertools.repeat("1"), lang=lang)
    assert code == 0
    assert "tavolata:" not in err
    assert {"en": "The game is over", "de": "Das Spiel ist aus", "it": "La partita è finita"}[lang] in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_same_seed_and_answers_give_the_same_game(play: Play) -> None:
    answers = ["1"] * 25
    (_, once, _), (_, again, _) = (play("sole-mio", "--seed", "7", answers=answers) for _ in range(2))
    assert once == again


def test_bots_get_seeds_that_do_not_tell_that_of_the_game(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knew the seed of the game could deal the same cards."""
    told: list[int] = []

    def answer(question: Question) -> int:
        told.append(question.seed)
        return question.legal[0]

    monkeypatch.setattr("tavolata.bots.get_bot", lambda name: Bot(name, answer))
    play("sole-mio", "--seed", "7", answers=["1"] * 6)
    assert len(set(told)) == len(told) > 4
    assert min(told) > 1_000_000
    again = list(told)
    told.clear()
    play("sole-mio", "--seed", "7", answers=["1"] * 6)
    assert told == again


def test_the_notation_is_an_answer_too(play: Play) -> None:
    _, out, _ = play("sole-mio", "--seed", "7", "--players", "2", answers=["nonsense"])
    example = out.split("for instance ")[1].split(".")[0]
    _, by_name, _ = play("sole-mio", "--seed", "7", "--players", "2", answers=[f"  {example} "])
    _, by_number, _ = play("sole-mio", "--seed", "7", "--players", "2", answers=["1"])
    assert by_name.replace(f"  {example} \n", "1\n") == by_number


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("", "Please answer with a number from 1 to"),
        ("   ", "Please answer with a number from 1 to"),
        ("0", "0 is not among the choices: they go from 1 to"),
        ("99", "99 is not among the choices"),
        ("9" * 5000, "9… is not among the choices"),
        ("-1", "“-1” is not an answer here"),
        ("pizza", "“pizza” is not an answer here"),
        ("x" * 500, "x…” is not an answer here"),
        ("supply", "“supply” is not possible now (P-8)"),
        ("¹", "“¹” is not an answer here"),
    ],
)
def test_what_is_no_answer_is_explained_and_asked_again(play: Play, said: str, answer: str) -> None:
    code, out, _ = play("sole-mio", "--seed", "7", answers=[said, "1", "q"])
    flat = " ".join(out.split())
    assert answer in flat
    assert "You play" in flat.split(answer)[1]
    assert code == 0


def test_the_question_mark_explains_the_decision_with_its_clauses(play: Play) -> None:
    _, out, _ = play("sole-mio", "--seed", "7", answers=["?", "q"])
    assert "all of one kind" in " ".join(out.split())
    assert "Rules: P-8, P-9 (docs/rules.md)" in out
    assert out.count("Which ingredients do you play") == 2


def test_the_table_can_be_shown_again(play: Play) -> None:
    _, out, _ = play("sole-mio", "--seed", "7", answers=["t", "q"])
    assert out.count("── Round 1 of 2") == 2


def test_leaving_ends_with_one_line(play: Play) -> None:
    code, out, err = play("sole-mio", "--seed", "7", answers=["q"])
    assert code == 0
    assert "tavolata:" not in err
    assert "You leave the table. The game can be repeated with the seed 7." in out


@pytest.mark.parametrize("answers", [[], ["1"]])
def test_an_input_that_ends_before_the_game_is_no_success_and_says_how_to_go_on(
    play: Play, answers: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "left.jsonl"
    options = ["--seat", "1", "--open-oven", "--record", str(file)]
    code, out, err = play("sole-mio", "--seed", "7", *options, answers=answers)
    assert code == 2
    assert "tavolata:" not in err
    end = " ".join(out.partition("The input ended before the game did.")[2].split())
    assert "tavolata play sole-mio --players 3 --seat 1 --open-oven --seed 7" in end
    assert main(["verify", str(file)]) == 0


def test_a_game_that_was_left_is_recorded_as_far_as_it_went(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    code, out, _ = play("mamma-mia", "--seed", "7", "--record", str(file), answers=["1", "1", "q"])
    assert code == 0
    assert f"The game has been saved to {file}" in " ".join(out.split()) or str(file) in out.replace("\n", "")
    assert main(["verify", str(file)]) == 0


@pytest.mark.clause("P-16")
def test_only_an_open_oven_can_be_looked_into(play: Play) -> None:
    _, strict, _ = play("sole-mio", "--seed", "7", answers=["1"] * 12)
    _, opened, _ = play("sole-mio", "--seed", "7", "--open-oven", answers=["1"] * 12)
    assert "in the oven, from the bottom:" not in strict
    assert "in the oven, from the bottom:" in opened


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["play", "sole-moi"], "unknown game 'sole-moi'; the games are sole-mio,"),
        (["play", "sole-moi"], "did you mean 'sole-mio'? [unknown-game]"),
        (["play", "sole-mio", "--players", "6"], "is for 2 to 5 players, not 6 (P-7) [bad-option]"),
        (["play", "sole-mio", "--players", "two"], "'two' is not an integer"),
        (["play", "sole-mio", "--seat", "3"], "--seat must be from 0 to 2 for 3 players, not 3 [bad-option]"),
        (["play", "sole-mio", "--bots", "genius"], "unknown bot 'genius'"),
        (["play", "sole-mio", "--bots", "greedy,greedy,greedy"], "names 3 bots, but you have 2 opponents"),
        (["play", "sole-mio", "--lang", "xx"], "unknown language 'xx'"),
        (["play", "sole-mio", "--seed", "-1"], "'-1' is not an integer of at least 0"),
        (["play", "sole-mio", "--record", "/nowhere/at/all.jsonl"], "there is no directory /nowhere/at [bad-file]"),
        (["play", "sole-mio", "--record", "/"], "it is a directory [bad-file]"),
        (["play"], "the following arguments are required: GAME (see tavolata play --help) [bad-usage]"),
        (["ply"], "unknown command 'ply'; the commands are play, serve, simulate, arena,"),
        ([], "the following arguments are required: COMMAND"),
        (["play", "sole-mio", "--colour"], "unrecognized arguments: --colour"),
        (["play", "sole-mio", "--rounds", "2"], "Sole Mio! has no option 'rounds'; it has players,"),
        (["play", "sole-mio", "--out-of-turn"], "Sole Mio! has no option 'out_of_turn'; it has players,"),
        (["play", "sole-mio", "--deck", __file__], "Sole Mio! has no option 'deck'"),
        (["play", "solomino", "--open-oven"], "SOLOmino has no option 'open_oven'; it has players,"),
        (["play", "solomino", "--rounds", "0"], "'0' is not an integer of at least 1"),
        (["play", "solomino", "--rounds", "21"], "rounds is 21; it must be 1 to 20 (S-24) [bad-option]"),
        (["play", "solomino", "--players", "7"], "SOLOmino is for 2 to 6 players, not 7 (S-3) [bad-option]"),
    ],
)
def test_what_cannot_be_done_gets_one_line(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(options) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tavolata: ")
    assert complaint in err
    assert err.count("\n") == 1
