"""Everything that SOLOmino can ask, answer or tell has words in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tavolata.cli.screen import Screen
from tavolata.cli.solomino_story import sentence, tell
from tavolata.cli.solomino_table import row_as_it_lies, show_part, show_result, show_table
from tavolata.cli.solomino_words import SolominoWords
from tavolata.core.contract import Decision, Event, Result
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.games.solomino.events import DIRECTIONS, WHY
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS, WORDS
from tavolata.games.solomino.rules import DECISIONS, SOLOMINO
from tavolata.locale import LANGUAGES, texts

OPTIONS: dict[str, Any] = {"players": 3, "rounds": 2, "out_of_turn": True, "deck": None}
#: Values for whatever an event can say, so that every event can be made up.
VALUES: dict[str, list[object]] = {
    "card": ["r8-b1", "yT-g4"],
    "end": ["L", "R"],
    "turn": ["own", "out"],
    "why": list(WHY),
    "direction": list(DIRECTIONS.values()),
    "whom": [0, 2],
    "count": [0, 1, 3],
    "round": [1],
    "points": [0, 1, 3],
    "total": [7],
    "minus": [4],
}
GAMES_PLAYED = 1 if MODE == "python" else 5
#: A view of which tests change what they are about.
VIEW: dict[str, Any] = {
    "round": 1,
    "rounds": 2,
    "direction": "clockwise",
    "due": 0,
    "next": 1,
    "pile": 40,
    "row": "r2-b5 R:b1-g3 L:y2-r7",
    "ends": "r7 g3",
    "heap": "",
    "hand": "r1-g3 r8-yD g4-b4",
    "seats": [
        {"cards": 3, "minus": 0, "surely_holds": "", "lacked": []},
        {"cards": 5, "minus": 2, "surely_holds": "", "lacked": []},
        {"cards": 1, "minus": 12, "surely_holds": "", "lacked": []},
    ],
}


def words(language: str = "en", me: int = 0, rounds: int = 2) -> SolominoWords:
    return SolominoWords(texts(language), OPTIONS | {"rounds": rounds}, me)


def decision(kind: str) -> Decision:
    return next(Decision(0, name, clauses) for name, clauses, _ in DECISIONS.values() if name == kind)


def every_event() -> Iterator[Event]:
    for name, read in SOLOMINO.reading.events.values():
        keys = list(read([1, 1, 0, 0, 0]))
        for chosen in itertools.product(*(VALUES[key] for key in keys)):
            for seat in (0, 1):
                yield Event(name, seat, None, dict(zip(keys, chosen, strict=True)))
    for seat in (0, 1):
        yield Event("drew-and-kept", seat)
        yield Event("new-hand", seat, None, {"card": "r8-b1 y2-g4"})


def shown(capsys: pytest.CaptureFixture[str], view: Mapping[str, Any], kind: str = "") -> str:
    if kind:
        show_part(Screen(), words(), view, decision(kind))
    else:
        show_table(Screen(), words(), view)
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


# ----------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    speaker = words(language)
    for event in every_event():
        assert sentence(speaker, event).endswith((".", "!", "!”", "!“", "!\u202f»", "!»", "!’"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_symbol_and_word_has_a_name_of_its_own(language: str) -> None:
    speaker = words(language)
    view = VIEW | {"due": 2}
    halves = [speaker.half(colour + face) for colour in COLOUR_LETTERS for face in f"123456789{SYMBOL_LETTERS}"]
    assert len(set(halves)) == len(halves)
    said = [speaker.answer(word, decision("turn"), view) for word in WORDS]
    said += [speaker.answer(text, decision("turn"), view) for text in ("L:r8-bD", "R:r8-bD", "r8-bD", "@1", "@2")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_asked_and_explained(language: str) -> None:
    speaker = words(language)
    view = VIEW | {"due": 2, "heap": "r8-b1", "drawn": "r1-g3"}
    for kind, clauses, _ in DECISIONS.values():
        assert speaker.question(decision(kind), view).endswith(("?", ")"))
        assert clauses[0] in speaker.explanation(decision(kind), view)[-1]


@pytest.mark.parametrize("out_of_turn", [False, True])
def test_random_games_can_be_asked_and_told_in_every_language(
    out_of_turn: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = set()
    for seed in range(GAMES_PLAYED):
        played = Game.new("solomino", seed=seed, players=4, rounds=2, out_of_turn=out_of_turn)
        speakers = [[SolominoWords(texts(name), played.options, seat) for seat in range(4)] for name in LANGUAGES]
        while not played.is_over:
            waited = played.decision
            if waited is None:
                played.shuffle()
                continue
            speaker = speakers[len(played.history) % len(LANGUAGES)][waited.seat]
            view = played.rules.read_view(played.view(waited.seat))
            answers = [played.rules.format_action(action) for action in played.legal]
            assert speaker.question(waited, view)
            said = [speaker.answer(answer, waited, view) for answer in answers]
            assert len(set(said)) == len(answers), f"two answers read the same: {said}"
            assert speaker.forced(answers[0], waited, view)
            assert waited.kind != "window" or len(answers) > 1, "who cannot throw in is not asked"
            show_table(Screen(), speaker, view)
            show_part(Screen(), speaker, view, waited)
            lies = row_as_it_lies(view["row"])
            assert f"{lies[0][:2]} {lies[-1][-2:]}" == view["ends"]
            asked.add(waited.kind)
            events = played.apply(played.random_action())
            for listener in speakers[seed % len(LANGUAGES)]:
                assert all(line.text for line in tell(listener, events))
        show_result(Screen(), speakers[seed % len(LANGUAGES)][0], played.result)
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    if MODE != "python":
        assert asked == {kind for kind, *_ in DECISIONS.values()} - (set() if out_of_turn else {"window"})


# ----------------------------------------------------------------- the call


@pytest.mark.clause("S-20")
@pytest.mark.parametrize("said", ["solomino", "SOLOmino!", "SOLOMINO", "Solomino !", "SoLoMiNo!!!"])
def test_the_call_is_heard_however_it_is_written(said: str) -> None:
    assert words().hear(said, decision("call")) == "solomino"


@pytest.mark.clause("S-20")
@pytest.mark.parametrize("said", ["", "!", "1", "solo", "mino!", "solomino solomino", "silent", "I call solomino"])
def test_everything_else_is_silence(said: str) -> None:
    assert words().hear(said, decision("call")) == "silent"


def test_nothing_else_has_to_be_said_aloud() -> None:
    for kind, *_ in DECISIONS.values():
        assert (words().hear("solomino", decision(kind)) is None) == (kind != "call")


# ----------------------------------------------------------------- the story


def told(events: list[Event], me: int = 0, rounds: int = 2) -> list[str]:
    lines = tell(words(me=me, rounds=rounds), events)
    return ["  " * line.indented + line.text.replace("\xa0", " ") for line in lines]


def test_a_drawn_card_is_named_to_who_drew_it_alone() -> None:
    events = [Event("got-card", 1, 1, {"card": "r8-b1"}), Event("drew", 1, None, {"count": 1, "why": "choice"})]
    assert told(events, me=0) == ["Player 1 draws a card."]
    assert told(events, me=1) == ["You draw red 8/blue 1."]


def test_a_draw_that_is_kept_is_told_as_one() -> None:
    events = [Event("drew", 1, None, {"count": 1, "why": "choice"}), Event("kept", 1)]
    assert told(events) == ["Player 1 draws a card and keeps it."]


def test_cards_that_come_with_a_hand_are_told_as_a_hand() -> None:
    cards = [Event("got-card", 0, 0, {"card": card}) for card in ("r8-b1", "yD-g4")]
    swapped = [Event("swapped", 1, None, {"whom": 0}), *cards]
    assert told(swapped) == [
        "  Player 1 swaps hands with you.",
        "  You now hold red 8/blue 1 and yellow draw one/green 4.",
    ]
    assert told([Event("round-began", 1, None, {"round": 2}), *cards]) == ["Round 2 begins with Player 1."]


def test_a_forgotten_call_stands_with_what_it_cost() -> None:
    events = [Event("forgot", 0), Event("got-card", 0, 0, {"card": "r8-b1"})]
    events.append(Event("drew", 0, None, {"count": 1, "why": "silence"}))
    assert told(events, me=0) == ["  You forgot to call SOLOmino!", "  You draw red 8/blue 1."]
    assert told(events, me=1) == ["  Player 0 forgot to call SOLOmino!", "  Player 0 draws a card."]


def test_minus_points_are_told_where_they_add_up() -> None:
    events = [Event("minus", 1, None, {"points": 1, "total": 7})]
    assert told(events) == ["  Player 1 gets 1 minus point and now has 7."]
    assert told(events, rounds=1) == []


# ----------------------------------------------------------------- the table


def test_a_short_row_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, VIEW)
    assert "Row of 3 cards: red 7 at the left end, green 3 at the right end\n  [r7-y2][r2-b5][b1-g3]\n" in out
    assert "Pile: 40 cards · play goes clockwise\n" in out


def test_a_long_row_is_folded(capsys: pytest.CaptureFixture[str]) -> None:
    row = "r1-r2" + " R:r2-r3" * 99
    out = shown(capsys, VIEW | {"row": row, "ends": "r1 r3"})
    assert "  [r1-r2][r2-r3][r2-r3][r2-r3] … 92 cards … [r2-r3][r2-r3][r2-r3][r2-r3]\n" in out


def test_the_hand_has_a_line_for_each_colour(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Hand  red 1/green 3, red 8/yellow draw one\n      green 4/blue 4\n" in shown(capsys, VIEW)


@pytest.mark.clause("S-12")
def test_cards_that_are_due_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "due from Player 1: 2 cards" in shown(capsys, VIEW | {"due": 2})
    assert "due from you: 1 card\n" in shown(capsys, VIEW | {"due": 1, "next": 0})


@pytest.mark.clause("S-15")
def test_the_heap_is_shown_with_its_top(capsys: pytest.CaptureFixture[str]) -> None:
    view = VIEW | {"heap": "r8-b1 b1-b7"}
    for out in (shown(capsys, view), shown(capsys, view, "asked")):
        assert "Heap: 2 cards, on top blue 1/blue 7\n" in out


def lacking(*moments: tuple[str, int]) -> dict[str, object]:
    return {"lacked": [{"halves": halves, "drawn_since": since} for halves, since in moments]}


@pytest.mark.parametrize(
    ("known", "notes"),
    [
        ({"surely_holds": "r8-b1"}, ["certainly holds red 8/blue 1"]),
        (lacking(("b1 b7", 0)), ["unknown cards: none with blue 1, blue 7"]),
        (lacking(("b1", 2)), ["unknown cards: none with blue 1, except 2 drawn since"]),
        (lacking(("b1", 5)), []),
        (lacking(("b1", 4)) | {"surely_holds": "r8-b1"}, ["certainly holds red 8/blue 1"]),
        (
            lacking(("b7", 2), ("b1", 0)),
            ["unknown cards: none with blue 7, except 2 drawn since", "unknown cards: none with blue 1"],
        ),
    ],
)
def test_what_is_certain_of_others_is_shown(
    known: dict[str, object], notes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards that were taken openly do not count among those that lacked something, nor do those drawn since."""
    mine, other, third = VIEW["seats"]
    out = shown(capsys, VIEW | {"seats": [mine, other | known, third]}).splitlines()
    at = next(number for number, line in enumerate(out) if line.startswith("Player 1 "))
    below = list(itertools.takewhile(lambda line: line.startswith("    "), out[at + 1 :]))
    assert [line.strip() for line in below] == notes


def test_a_window_says_who_plays_next(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Next to play: Player 1\n" in shown(capsys, VIEW, "window")
    assert "Next to play: you\n" in shown(capsys, VIEW | {"next": 0}, "window")


@pytest.mark.clause("S-24")
@pytest.mark.parametrize(
    ("minus", "winners", "first", "last"),
    [
        ((3, 1, 2), (1,), "Player 1        1 minus point", "Player 1 wins."),
        ((0, 1, 2), (0,), "Player 0 (You)  0 minus points", "You win!"),
        ((4, 2, 2), (1, 2), "Player 1        2 minus points", "The win is shared by Player 1 and Player 2."),
    ],
)
def test_the_result_ranks_by_minus_points(
    minus: tuple[int, ...], winners: tuple[int, ...], first: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    show_result(Screen(), words(), Result(winners, {"minus": minus}))
    lines = capsys.readouterr().out.strip().splitlines()
    assert (lines[1], lines[-1]) == (first, last)
    assert ("Tied for fewest minus points: the win is shared. (S-24)" in lines) is (len(winners) > 1)
