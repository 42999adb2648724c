"""SOLOmino in the terminal: whole games through a pipe, the call that is typed, decks from files."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tavolata.cli import main
from tavolata.core.kernel.jit import MODE
from tests.cli.people import Play

QUIET = ("--bots", "random", "--seed", "3")
#: Eighteen cards are enough for two players.
SMALL_DECK = "\n".join(f"p{number}-o{other}" for number in range(1, 10) for other in (1, 2))


@pytest.mark.parametrize(
    ("options", "lang", "last"),
    [
        (("--players", "2", "--rounds", "2"), "en", "The game is over"),
        (("--players", "4", "--out-of-turn"), "de", "Das Spiel ist aus"),
        (("--players", "3", "--seat", "2"), "fr", "La partie est finie"),
        (("--players", "6", "--rounds", "2", "--out-of-turn"), "it", "La partita è finita"),
        (("--players", "2", "--out-of-turn"), "nl", "Het spel is afgelopen"),
    ],
)
def test_a_whole_game_can_be_played_through_a_pipe(
    play: Play, options: tuple[str, ...], lang: str, last: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    answers = itertools.cycle(["1", "2", "1", "SOLOmino!", "1", "3"])
    code, out, err = play("solomino", *options, *QUIET, "--record", str(file), answers=answers, lang=lang)
    assert code == 0
    assert "tavolata:" not in err
    assert last in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert main(["verify", str(file)]) == 0


@pytest.mark.clause("S-24")
def test_minus_points_are_told_round_by_round_and_at_the_end(play: Play) -> None:
    _, out, _ = play("solomino", "--players", "2", "--rounds", "2", *QUIET, answers=itertools.repeat("1"))
    first, second, end = (
        out.split("Round 2 begins")[0],
        out.split("Round 2 begins")[1],
        out.split("The game is over")[1],
    )
    for told in (first, second):
        assert told.count(" minus point") >= 2
        assert "  You get " in told
        assert "  Player 1 gets " in told
    assert "minus point" in end
    assert end.rstrip().endswith((" wins.", "You win!", "Player 0, Player 1."))


def test_one_round_needs_no_sums(play: Play) -> None:
    _, out, _ = play("solomino", "--players", "2", *QUIET, answers=itertools.repeat("1"))
    assert "You get " not in out
    assert "minus point" in out.split("The game is over")[1]


def test_the_same_game_can_be_asked_for_again(play: Play, tmp_path: Path) -> None:
    deck = tmp_path / "small.deck"
    deck.write_text(SMALL_DECK, encoding="utf-8")
    options = ("--players", "2", "--rounds", "2", "--out-of-turn", "--deck", str(deck))
    _, out, _ = play("solomino", *options, *QUIET, answers=["q"])
    told = " ".join(out.split("To play the same game again:")[1].split("\n\n")[0].split())
    again = f"--players 2 --bots random --rounds 2 --out-of-turn --deck {deck} --seed 3"
    assert told.replace(" ", "").startswith(f"tavolata play solomino {again}".replace(" ", ""))


# ----------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("L:", "“L:” could be more than one answer (L:"),
        ("L:zz", "“L:zz” is not an answer here"),
        ("take", "“take” is not possible now (S-5)"),
        ("SOLOmino!", "“SOLOmino!” is not an answer here"),
        ("solomino", "“solomino” is not possible now (S-5)"),
        ("0", "0 is not among the choices"),
    ],
)
def test_what_is_no_answer_is_explained_and_asked_again(play: Play, said: str, answer: str) -> None:
    code, out, _ = play("solomino", "--players", "2", *QUIET, answers=[said, "1", "q"])
    flat = " ".join(out.split())
    assert answer in flat
    assert "You lay" in flat.split(answer)[1]
    assert code == 0


@pytest.mark.parametrize("said", ["draw", "d", " dr "])
def test_the_beginning_of_an_answer_is_enough(play: Play, said: str) -> None:
    _, out, _ = play("solomino", "--players", "2", *QUIET, answers=[said])
    assert "You draw " in out.split("Your answer:")[1] + out.split("Your answer:")[2]


def test_the_question_mark_explains_turn_and_symbols(play: Play) -> None:
    _, out, _ = play("solomino", "--players", "2", *QUIET, answers=["?", "q"])
    flat = " ".join(out.split())
    assert "A card fits if one of its halves" in flat
    assert "Rotate: all hands pass to a neighbour." in flat
    assert "Rules: S-5, S-6 (docs/rules.md)" in flat
    assert out.count("Which card do you lay") == 2


# ----------------------------------------------------------------- the call


@pytest.fixture
def until_call(play: Play) -> list[str]:
    """Answers that lead to the first call."""
    _, out, _ = play("solomino", "--players", "2", *QUIET, answers=itertools.repeat("1"))
    before, call, _ = out.partition("Say: ")
    assert call, "this game has no call: choose another seed"
    return ["1"] * before.count("Your answer: ")


def after_call(play: Play, answers: list[str]) -> str:
    code, out, _ = play("solomino", "--players", "2", *QUIET, answers=answers)
    assert code == (0 if answers[-1] == "q" else 2)  # the input ends before the game does
    return out.partition("Say: ")[2]


@pytest.mark.clause("S-20")
def test_the_call_is_typed(play: Play, until_call: list[str]) -> None:
    assert "You call “SOLOmino!”" in after_call(play, [*until_call, "Solomino !"])


@pytest.mark.clause("S-20")
@pytest.mark.parametrize("said", ["", "1"] if MODE == "python" else ["", "1", "2", "solo", "Uno!", "silent"])
def test_whoever_types_something_else_forgot_the_call(play: Play, until_call: list[str], said: str) -> None:
    told = after_call(play, [*until_call, said]).splitlines()
    forgot = told.index("  You forgot to call SOLOmino!")
    assert told[forgot + 1].startswith(("  You draw ", "  You take 1 card from the row"))


def test_the_call_is_not_offered_as_a_choice(play: Play, until_call: list[str]) -> None:
    _, out, _ = play("solomino", "--players", "2", *QUIET, answers=until_call)
    question = out.partition("You have one card left.")[2].partition("Say: ")[0]
    assert question.strip() == "(Type what you want to say.)"


def test_the_call_can_be_asked_about_and_the_table_looked_at(play: Play, until_call: list[str]) -> None:
    told = after_call(play, [*until_call, "?", "t", "solomino"])
    assert "Rules: S-20" in told
    assert "play goes" in told
    assert told.count("You have one card left.") == 2
    assert "You call “SOLOmino!”" in told


@pytest.mark.parametrize(
    ("said", "last"), [([], "The input ended before the game did."), (["q"], "You leave the table.")]
)
def test_the_table_can_be_left_at_the_call(play: Play, until_call: list[str], said: list[str], last: str) -> None:
    told = after_call(play, [*until_call, *said])
    assert last in told
    assert "forgot" not in told


# ----------------------------------------------------------------- decks


def test_a_deck_from_a_file_is_played_with(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "small.deck"
    file.write_text(f"# a small deck\n\n{SMALL_DECK}  # enough\n", encoding="utf-8")
    options = ("--players", "2", "--deck", str(file), *QUIET)
    code, out, err = play("solomino", *options, answers=itertools.repeat("1"))
    assert code == 0
    assert "tavolata:" not in err
    assert "Colours: p purple, o orange." in out
    assert "Pile: 1 card ·" in out
    assert "The game is over" in out


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"r8-b1\n\nr8\n", ", line 3: 'r8' is not a card: write two halves like r8-bD"),
        (b"x8-b1\n", ", line 1: 'x8-b1' is not a card"),
        (b"# two\nrS-bD\n", ", line 2: rS-bD has two symbols; a card has at most one (S-2) [bad-option]"),
        (b"r8-b1\n" * 3, "the deck has 3 cards; for 2 players it must have 18 to 126 (S-2) [bad-option]"),
        (b"", " is empty; a deck has one card per line, such as r8-bD (S-2) [bad-option]"),
        (b"\xff\xfe\x00", ": not UTF-8 text [bad-file]"),
        (None, ": No such file or directory [bad-file]"),
    ],
)
def test_a_bad_deck_gets_one_line(
    verb: str, content: bytes | None, complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.deck"
    if content is not None:
        file.write_bytes(content)
    assert main([verb, "solomino", "--players", "2", "--deck", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err
    assert "the deck has" in err or str(file) in err
