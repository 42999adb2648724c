"""Scenario files: what differs is said, what is broken is refused, and the page about them is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.core.errors import BadFile, BadScenario
from tavolata.core.game import Game
from tavolata.core.registry import get_rules
from tavolata.core.scenarios import CLAIMS, DEEDS, TOP, Report, read, run, run_file
from tavolata.games.pizza.kernel.layout import state_t
from tavolata.games.pizza.setup import KEYS
from tests.pages import column, example

HEAD = """
title = "A turn"
game = "sole-mio"
[options]
players = 2
[setup]
hands = ["oo p", "m"]
orders = ["match", ""]
supply = "sS*a"
"""
STEP = '[[step]]\nseat = 0\nmove = "oo"\n'


def run_text(text: str) -> Report:
    return run(read(text, Path("question.toml")))


def differences(text: str) -> list[str]:
    return [str(difference) for difference in run_text(HEAD + text).differences]


def refusal(text: str) -> str:
    with pytest.raises(BadScenario) as refused:
        run_text(text)
    assert str(refused.value).startswith("question.toml")
    assert "\n" not in str(refused.value)
    return str(refused.value)


# ----------------------------------------------------------------- the page


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(example("scenarios.md", "toml"))
    report = run_file(path)
    assert report.holds, str(report)
    assert report.scenario.steps


def test_the_page_names_everything_that_a_file_can_say() -> None:
    facts = get_rules("sole-mio").facts(Game.new("sole-mio").mem)
    assert column("scenarios.md", "key of the file") == list(TOP)
    assert column("scenarios.md", "key of a step") == list(DEEDS)
    assert column("scenarios.md", "claim") == list(CLAIMS)
    assert column("scenarios.md", "key of the setup") == list(KEYS)
    assert column("scenarios.md", "fact") == list(facts)


# ----------------------------------------------------------------- what differs


def test_claims_that_hold_leave_no_difference() -> None:
    assert differences(f'{STEP}hands = {{ 0 = "p" }}\noven = "oo"\nlegal = ["done", "match"]\nturn = 0') == []


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ('oven = "o"', 'step 1 (line 10): oven: expected "o", found "oo"'),
        ('hands = { 1 = "s" }', 'step 1 (line 10): hands.1: expected "s", found "m"'),
        ('hands = ["p"]', 'step 1 (line 10): hands: expected ["p"], found ["p", "m"]'),
        ("turn = 1", "step 1 (line 10): turn: expected 1, found 0"),
        ('events = ["passed"]', 'step 1 (line 10): events: expected "passed", found ["played 0 cards=oo"]'),
        ('no_events = ["played 0"]', 'step 1 (line 10): no_events: expected "no played 0", found "played 0 cards=oo"'),
        ('legal = ["done"]', 'step 1 (line 10): legal: expected ["done"], found ["match", "done"]'),
        ('legal_has = ["4p"]', 'step 1 (line 10): legal_has: expected ["4p"], found ["match", "done"]'),
        ('legal_lacks = ["done"]', 'step 1 (line 10): legal_lacks: expected ["no done"], found ["match", "done"]'),
        ("result = { winners = [0] }", "step 1 (line 10): result: expected {winners = [0]}, found nothing"),
        ('view.1.hand = "s"', 'step 1 (line 10): view.1.hand: expected "s", found "m"'),
        ("view.1.turn = 1", "step 1 (line 10): view.1.turn: expected 1, found 0"),
        ("view.1.scorer = 1", "step 1 (line 10): view.1.scorer: expected 1, found nothing"),
        ('view.1.turn = "nothing"', 'step 1 (line 10): view.1.turn: expected "nothing", found 0'),
        ('view.0.hides = ["hand"]', 'step 1 (line 10): view.0.hand: expected "it to be hidden", found "p"'),
        (
            'view.0.hides = ["seats.1.kind"]',
            'step 1 (line 10): view.0.seats.1.kind: expected "it to be hidden", found "p"',
        ),
        (
            'error = "illegal-action"',
            'step 1 (line 10): move \'oo\': expected "illegal-action", found "it was possible"',
        ),
    ],
)
def test_a_claim_that_does_not_hold_is_a_difference(claim: str, expected: str) -> None:
    assert differences(f"{STEP}{claim}") == [expected]


def test_a_claim_about_what_others_hear() -> None:
    draw = '[[step]]\nmoves = ["oo", "done", "supply"]\n'
    holds = 'events_for = { 0 = ["got-card card=s"], 1 = ["drew 0 count=5"] }\nno_events_for.spectator = ["got-card"]'
    assert differences(draw + holds) == []
    (heard,) = differences(f'{draw}events_for = {{ 1 = ["got-card"] }}')
    assert 'events_for.1: expected "got-card", found ["played 0 cards=oo"' in heard
    (heard,) = differences(f'{draw}no_events_for = {{ 0 = ["got-card card=S"] }}')
    assert heard.endswith('no_events_for.0: expected "no got-card card=S", found "got-card 0 card=S"')


def test_a_move_that_cannot_be_made_ends_the_scenario() -> None:
    wrong = '[[step]]\nseat = 0\nmove = "m"\n[[step]]\nseat = 1\nmove = "oo"\noven = "nonsense"'
    (difference,) = differences(wrong)
    assert difference.startswith('step 1 (line 10): move \'m\': expected "to be possible", found "illegal-action P-8: ')


def test_a_refused_move_is_told_by_its_code_and_clause() -> None:
    assert differences('[[step]]\nmove = "m"\nerror = "illegal-action P-8"\noven = ""') == []
    assert differences('[[step]]\nmove = "m"\nerror = "illegal-action"') == []
    assert differences('[[step]]\nseat = 1\nmove = "m"\nerror = "not-your-turn"') == []
    (difference,) = differences('[[step]]\nmove = "m"\nerror = "illegal-action P-10"')
    assert 'expected "illegal-action P-10", found "illegal-action P-8' in difference


def test_only_chance_shuffles() -> None:
    (difference,) = differences('[[step]]\nshuffle = { supply = "..." }')
    assert difference.startswith("step 1 (line 10): shuffle: expected")
    assert "does not wait for a shuffle" in difference


def test_a_refused_move_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Game.play

    def careless(self: Game, seat: int, text: str) -> object:
        self.mem[0] += 1
        return play(self, seat, text)

    monkeypatch.setattr(Game, "play", careless)
    (difference,) = differences('[[step]]\nmove = "m"\nerror = "illegal-action"')
    assert "nothing to change" in difference


def test_a_lost_card_is_a_difference() -> None:
    """Conservation is looked at after every step, whatever the file claims."""

    def double_an_olive(game: Game) -> None:
        game.mem.view(state_t)[0].used[0] += 1

    report = run(read(HEAD + STEP, Path("question.toml")), watch=double_an_olive)
    assert [str(difference) for difference in report.differences] == [
        'step 1 (line 10): the position: expected "to be sound", found "an ingredient card is lost or doubled"'
    ]


def test_a_report_names_the_file_and_the_title() -> None:
    report = run_text(f'{HEAD}[expect]\nturn = 1\noven = "o"')
    assert not report.holds
    assert str(report).splitlines() == [
        "question.toml: A turn",
        "  before the first step: turn: expected 1, found 0",
        '  before the first step: oven: expected "o", found ""',
    ]


def test_piles_may_be_written_in_any_order_and_in_part() -> None:
    holds = (
        'hands = { 0 = "poo" }\nsupply = "s S ..."\nstacks = { 0 = "... scorers-four" }\norders = { 0 = "... match" }'
    )
    assert differences(f"[expect]\n{holds}") == []
    assert differences('[expect]\nhands = { 0 = "oop..." }\nsupply = "sS*a..."') == []
    assert len(differences('[expect]\nhands = { 0 = "oopp..." }\nsupply = "S..."\nstacks = { 0 = "4p ... 4p" }')) == 3


# ----------------------------------------------------------------- what is broken


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot read .*: No such file"):
        run_file(tmp_path / "none.toml")
    with pytest.raises(BadFile, match=r"cannot read .*: Is a directory"):
        run_file(tmp_path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadScenario, match="is not UTF-8 text"):
        run_file(path)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("title = ", "question.toml is not valid TOML: Invalid value (at end of document)"),
        ("a = 1\na = 2\n", "question.toml is not valid TOML: Cannot overwrite a value (at line 2, column 6)"),
        pytest.param(
            "a = " + "[" * 5000, "question.toml is nested too deeply; a scenario is a small file", id="nested"
        ),
        ('titel = "x"', f"question.toml: a scenario has an unknown key 'titel'; the keys are {', '.join(TOP)}"),
        ('title = "x"', "question.toml: a scenario lacks the key 'game', which is a string"),
        ("game = 7", "question.toml: a scenario: game is 7; it must be a string"),
        ('game = "sole-mio"', "question.toml: a scenario lacks the key 'title', which is a string"),
        ('title = ""\ngame = "sole-mio"\nclauses = [2]', "a scenario: clauses is [2]; it must be a list of strings"),
        ('game = "sole-mio"\nstep = [1]\ntitle = ""', "question.toml: step 1 is 1; it must be a table"),
        ('game = "sole-mio"\nstep = 1', "question.toml: a scenario: step is 1; it must be a list"),
        ('game = "solo-mio"', "question.toml: unknown game 'solo-mio'"),
        ('title = ""\ngame = "sole-mio"\noptions.players = 9', "is for 2 to 5 players, not 9 (P-7)"),
        ('title = ""\ngame = "sole-mio"\noptions.colour = 9', "has no option 'colour'"),
    ],
)
def test_a_file_that_is_no_scenario(text: str, expected: str) -> None:
    assert expected in refusal(text)


@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ('oevn = ""', "setup has an unknown key 'oevn'; the keys are phase, round"),
        ('phase = "dinner"', "phase is 'dinner'; it must be turn or scoring"),
        ("round = 3", "round is 3; it must be a number from 1 to 2"),
        ("turn = true", "turn is True; it must be a number from 0 to 1"),
        ('hands = ["oox"]', "hands: 'x' in 'oox' is not a card"),
        ('hands = "oo"', "hands must have a string for each seat, at most 2"),
        ('hands = { 2 = "oo" }', "hands has no seat '2'; the seats are 0 to 1"),
        ("hands = { 1 = 2 }", "hands must have a string for each seat, at most 2"),
        ('hands = ["oooopppp"]', "seat 0 holds 8 cards; a hand has at most 7 (P-11)"),
        ('hands = ["OO"]', "hands: there are only 1 cards O in the game, but the set-up has more (P-5)"),
        ('orders = ["4x"]', "orders: unknown order '4x'"),
        ('orders = ["4o"]', "orders: seat 0 has no order 4o, or it is in two places (P-4)"),
        ('orders = ["4p"]\noven = "4p@0"', "orders: seat 0 has no order 4p, or it is in two places (P-4)"),
        ('oven = "4p@4"', "oven has 4p@4, but the last seat is 1"),
        ('oven = "4p@x"', "oven: '4p@x' has no seat"),
        ("oven = 4", "oven is 4; it must be a string in the notation"),
        ('columns = "*"', "columns: the scoring card * cannot be among the ingredients"),
        ('supply = "**"', "supply: the scoring card is in it twice, or a scorer holds it (P-3)"),
        ('scorer = 1\nrest = "used"', "supply is empty, so the round would be over (P-14)"),
        (f'oven = "{"o" * 200}"', "oven has more cards than the game"),
    ],
)
def test_a_position_that_cannot_be(setup: str, expected: str) -> None:
    assert expected in refusal(f'title = ""\ngame = "sole-mio"\noptions.players = 2\n[setup]\n{setup}')


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("", "step 1 (line 10) must have one of move, moves and shuffle, but has none"),
        ('move = "o"\nmoves = []', "step 1 (line 10) must have one of move, moves and shuffle, but has move and moves"),
        ("move = 1", "step 1 (line 10): move is 1; it must be a string"),
        ('moves = ["o", 1]', 'step 1 (line 10): moves is ["o", 1]; it must be a list of strings'),
        ('move = "o"\nseat = "0"', 'step 1 (line 10): seat is "0"; it must be an integer'),
        ("shuffle = {}\nseat = 0", "step 1 (line 10) has a seat and a shuffle"),
        ('move = "o"\nerror = "P-8"', 'step 1 (line 10): error is "P-8"; write a code and perhaps a clause'),
        ('move = "o"\ncolums = "o"', "step 1 (line 10) has an unknown key 'colums'; the keys are note, seat, move"),
        ('move = "o"\noven = "x"', "step 1 (line 10): oven: 'x' in 'x' is not a card"),
        ('move = "o"\nturn = "0"', 'step 1 (line 10): turn: type mismatch: the claim is "0", but the value is 0'),
        ('move = "o"\nhands = { 2 = "" }', "step 1 (line 10): hands has no '2'; it has 0 to 1"),
        ('move = "o"\nlegal = ["xyz"]', "step 1 (line 10): legal: 'xyz' is not an action"),
        ('move = "o"\nevents = ["played @0"]', "step 1 (line 10): 'played @0' is not an event"),
        ('move = "o"\nno_events = ["plaied"]', "step 1 (line 10): 'plaied' is not an event"),
        ('move = "o"\nevents_for = { 9 = [] }', "step 1 (line 10): there is no seat '9'; write 0 to 1, or spectator"),
        ('move = "o"\nevents_for = { 1 = 2 }', "step 1 (line 10): events_for: 1 is 2; it must be a list"),
        ('move = "o"\nview = { 1 = 2 }', "step 1 (line 10): view: 1 is 2; it must be a table"),
        ('move = "o"\nview.me.hand = ""', "step 1 (line 10): there is no seat 'me'; write 0 to 1, or spectator"),
        ('move = "o"\nview.1.hides = ["hnad"]', "view.1 hides 'hnad', but no other view contains that now"),
    ],
)
def test_a_step_that_says_nothing_sensible(step: str, expected: str) -> None:
    assert expected in refusal(f"{HEAD}[[step]]\n{step}")


def test_a_shuffle_that_cannot_be_read() -> None:
    text = 'title = ""\ngame = "mamma-mia"\n[[step]]\nshuffle = { hands = ["xx"], supply = "..." }'
    (difference,) = run_text(text).differences
    assert "bad-scenario: shuffle: 'x' in 'xx' is not a card" in str(difference)


def test_lines_are_left_out_where_they_are_not_known() -> None:
    text = HEAD.replace("[options]", 'step = [{ move = "m" }]\n[options]')
    (difference,) = run_text(text).differences
    assert difference.where == "step 1"
