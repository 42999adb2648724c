"""Records: they replay to the same game, and every way of being wrong is told in one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata.core.errors import BadFile, BadRecord
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.records import (
    ACTION_STEP,
    OPTIONAL,
    RECORD,
    SHUFFLE_STEP,
    read_records,
    record_of,
    replay,
    verify_file,
    verify_record,
    write_records,
)
from tavolata.core.registry import GAMES, get_rules
from tests.pages import column, example

SLOW = MODE == "python"
in_volume = settings(
    max_examples=4 if SLOW else 60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def play(game: Game, steps: int = 10_000) -> Game:
    """Go on at random for so many steps, or to the end."""
    while not game.is_over and len(game.history) < steps:
        if game.decision:
            game.apply(game.random_action())
        else:
            game.shuffle()
    return game


def written(game: Game) -> str:
    return json.dumps(record_of(game))


@cache
def finished(players: int = 3) -> str:
    return written(play(Game.new("sole-mio", players=players, seed=7)))


@cache
def begun() -> str:
    """A short record: the deal and four turns or so."""
    return written(play(Game.new("mamma-mia-grande", players=2, seed=7), steps=12))


@pytest.fixture
def record() -> Any:
    return json.loads(finished())


# ----------------------------------------------------------------- what is true

pizza_games = st.builds(
    Game.new,
    st.sampled_from([name for name in GAMES if name != "solomino"]),
    players=st.integers(2, 5),
    seed=st.integers(0, 10_000),
    start=st.sampled_from([None, 0, 1]),
    kinds=st.permutations("opmsa").map("".join),
    open_oven=st.booleans(),
)
solomino_games = st.builds(
    Game.new,
    st.just("solomino"),
    players=st.integers(2, 6),
    seed=st.integers(0, 10_000),
    start=st.sampled_from([None, 0, 1]),
    rounds=st.integers(1, 3),
    out_of_turn=st.booleans(),
)
games = pizza_games | solomino_games


@pytest.mark.kernel
@in_volume
@given(games, st.integers(1, 400))
def test_a_replay_is_the_same_game(game: Game, steps: int) -> None:
    record = json.loads(written(play(game, steps)))
    again = verify_record(record)
    assert again.mem.tobytes() == game.mem.tobytes()
    assert again.legal == game.legal
    assert [step.events for step in again.history] == [step.events for step in game.history]
    assert record_of(again) == record


@pytest.mark.kernel
@pytest.mark.parametrize("players", [2] if SLOW else range(2, 6))
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_verify_in_every_variant(name: str, players: int) -> None:
    game = play(Game.new(name, players=players, seed=players))
    again = verify_record(json.loads(written(game)))
    assert again.is_over
    assert again.result == game.result
    assert again.mem.tobytes() == game.mem.tobytes()


def test_a_game_before_its_first_shuffle_has_a_record() -> None:
    assert replay(record_of(Game.laid_out("sole-mio", players=2))).history == []


@pytest.mark.kernel
def test_two_shuffles_can_follow_each_other() -> None:
    """If nobody holds an ingredient, a round passes without a decision, and its record must still be replayed."""
    for seed in range(200):
        game = play(Game.new("mamma-mia-grande", players=2, seed=seed))
        shuffles = [step.shuffle is not None for step in game.history]
        if (True, True) in pairwise(shuffles):
            break
    else:
        pytest.fail("no such game was found; look for one with other seeds")
    assert verify_record(record_of(game)).result == game.result


def test_hands_may_be_written_in_any_order(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["hands"] = [hand[::-1] for hand in shuffle["hands"]]
    assert verify_record(record).is_over


def test_a_position_that_was_set_up_has_no_record() -> None:
    rules = get_rules("sole-mio")
    options = rules.check_options({"players": 2})
    game = Game(rules, options, rules.set_up(options, {"hands": ["oo", "pp"]}))
    game.resume()
    game.play(0, "oo")
    with pytest.raises(BadRecord, match="custom position"):
        record_of(game)


def test_the_record_on_the_page_of_formats_is_true() -> None:
    game = verify_record(json.loads(example("formats.md", "json")))
    assert len(game.history) == 4


def test_the_page_of_formats_has_the_fields_of_records(record: Any) -> None:
    assert column("formats.md", "field of a record") == [*RECORD, *OPTIONAL]
    assert list(RECORD) == list(record)
    assert set(column("formats.md", "field of a step")) == SHUFFLE_STEP.keys() | ACTION_STEP.keys()
    assert column("formats.md", "option") == list(record["options"])
    assert column("formats.md", "field of a shuffle") == list(record["steps"][0]["shuffle"])
    assert column("formats.md", "field of a result") == list(record["result"])


# ----------------------------------------------------------------- what is not


def first(record: Any, **fields: Any) -> int:
    """The number of the first step that has these fields, counted as the list does."""
    return next(i for i, step in enumerate(record["steps"]) if all(step.get(k) == v for k, v in fields.items()))


def set_in(*path: Any) -> Callable[[Any], None]:
    """Put a value (the last word) at a place in the record."""
    *way, name, value = path

    def tamper(record: Any) -> None:
        for word in way:
            record = record[word]
        record[name] = value

    return tamper


def drop(*path: Any) -> Callable[[Any], None]:
    *way, name = path

    def tamper(record: Any) -> None:
        for word in way:
            record = record[word]
        del record[name]

    return tamper


def another_card_in_a_hand(record: Any) -> None:
    hands = record["steps"][0]["shuffle"]["hands"]
    hands[1] = ("o" if hands[1][0] != "o" else "p") + hands[1][1:]


def two_cards_of_the_supply_swapped(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    supply = shuffle["supply"]
    other = next(i for i, card in enumerate(supply) if card not in (supply[0], "*"))
    shuffle["supply"] = supply[other] + supply[1:other] + supply[0] + supply[other + 1 :]


def a_card_too_many(record: Any) -> None:
    record["steps"][0]["shuffle"]["supply"] += "o"


def no_scoring_card(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["supply"] = shuffle["supply"].replace("*", "")


def a_card_moved_between_hands(record: Any) -> None:
    hands = record["steps"][0]["shuffle"]["hands"]
    hands[0], hands[1] = hands[0] + hands[1][0], hands[1][1:]


def the_scoring_card_in_a_hand(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["hands"][0], shuffle["supply"] = "*" + shuffle["hands"][0][1:], shuffle["supply"].replace("*", "")


def an_order_twice(record: Any) -> None:
    orders = record["steps"][0]["shuffle"]["orders"]
    orders[2][5] = orders[2][6]


def a_card_too_few_in_the_second_round(record: Any) -> None:
    second = next(step for step in record["steps"][1:] if "shuffle" in step)
    second["shuffle"]["supply"] = second["shuffle"]["supply"].replace("s", "", 1)


def another_seat(record: Any) -> None:
    record["steps"][1]["seat"] = (record["steps"][1]["seat"] + 1) % 3


def a_missing_move(record: Any) -> None:
    del record["steps"][first(record, do="supply")]


def a_changed_move(record: Any) -> None:
    """What is drawn from is the player's choice, so this is legal; but other cards would have come."""
    step = record["steps"][first(record, do="supply")]
    step["do"] = "stack"


def a_missing_shuffle(record: Any) -> None:
    later = next(i for i, step in enumerate(record["steps"]) if i and "shuffle" in step)
    del record["steps"][later]


def the_shuffle_twice(record: Any) -> None:
    record["steps"].insert(1, record["steps"][0])


def the_last_move_missing(record: Any) -> None:
    record["steps"].pop()


def a_move_after_the_end(record: Any) -> None:
    record["steps"].append(record["steps"][1])


def another_winner(record: Any) -> None:
    record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % 3]


def true_for_one(record: Any) -> None:
    record["result"]["filled"] = [True if count == 1 else float(count) for count in record["result"]["filled"]]


def an_event_missing(record: Any) -> None:
    record["steps"][first(record, do="supply")]["events"].pop()


def an_event_too_many(record: Any) -> None:
    record["steps"][1]["events"].append(None)


#: What is done to a true record of Sole Mio! for three, and what must be said then (a pattern).
TAMPERED: dict[str, tuple[Callable[[Any], None], str]] = {
    # the head
    "no version": (drop("tavolata"), r'not a Tavolata record: .* "tavolata": 1'),
    "version 2": (set_in("tavolata", 2), r"has version 2; this program reads version 1"),
    "version true": (set_in("tavolata", True), r"has version True; .* version 1"),
    "other rules": (set_in("rules", 1), r"rules: .* version 1 of the rules of Sole Mio!; .* version 2"),
    "unknown game": (set_in("game", "sole-moi"), r"game: unknown game 'sole-moi'.*mean 'sole-mio'"),
    "game no text": (set_in("game", ["sole-mio"]), r"game is \['sole-mio'\]; it must be a string"),
    "no result": (drop("result"), r"the record has no field 'result'; it must have tavolata, game"),
    "a field too many": (set_in("seed", 5), r"the record has an unknown field 'seed'; it can have only tavolata, game"),
    "steps no list": (set_in("steps", {}), r"steps is {}; it must be a list"),
    "result no object": (set_in("result", 0), r"result is 0; it must be an object or null"),
    "nine players": (set_in("options", "players", 9), r"options: .* for 2 to 5 players, not 9 \(P-7\)"),
    "unknown option": (set_in("options", "oven", 1), r"options: .* no option 'oven'; it has players, start"),
    "missing option": (drop("options", "start"), r"options: they must be complete: .*\"start\": null"),
    "same kind twice": (set_in("options", "kinds", "oopms"), r"options: kinds is 'oopms'; .* such as 'opmsa' \(P-2\)"),
    "help without help": (set_in("assisted", {"undone": 0, "hints": 0}), r"assisted: it is {.*; .* must be positive"),
    "less than no help": (
        set_in("assisted", {"undone": -1, "hints": 1}),
        r"assisted: it is {.*; .* must not be negative",
    ),
    "half of the help": (set_in("assisted", {"hints": 1}), r"assisted: it has no field 'undone'"),
    # chance
    "another card": (another_card_in_a_hand, r"step 1: the shuffle has \d+ cards .; there are \d+ \(P-5\)"),
    "swapped cards": (
        two_cards_of_the_supply_swapped,
        r"step \d+: event 1 is 'got-card .*', but what happened is 'got-",
    ),
    "a card too many": (a_card_too_many, r"step 1: the shuffle has 9 cards o; there are 8 \(P-5\)"),
    "no scoring card": (no_scoring_card, r"step 1: the shuffle has 0 cards \*; there are 1 \(P-5\)"),
    "uneven hands": (
        a_card_moved_between_hands,
        r"step 1: hands: seat 0 is dealt '\w{6}'; it must be dealt 5 ingredients \(P-5",
    ),
    "scorer dealt": (
        the_scoring_card_in_a_hand,
        r"step 1: hands: seat 0 is dealt '\*.*'; it must be dealt 5 ingredients",
    ),
    "an order twice": (an_order_twice, r"step 1: orders: seat 2 must have each of 4o 4p 4s .* once.*\(P-6\)"),
    "no such card": (
        set_in("steps", 0, "shuffle", "supply", "oxo"),
        r"step 1: .* 'x' in 'oxo' is not a card: write o p",
    ),
    "no such start": (set_in("steps", 0, "shuffle", "start", 3), r"step 1: start is 3 in .* must be 0, 1, 2 \(P-7\)"),
    "too few hands": (set_in("steps", 0, "shuffle", "hands", []), r"step 1: hands .* each of the 3 seats"),
    "hand no text": (
        set_in("steps", 0, "shuffle", "hands", [1, 2, 3]),
        r"step 1: hands is 1 in the shuffle; .* string",
    ),
    "half a shuffle": (
        drop("steps", 0, "shuffle", "hands"),
        r"step 1: the shuffle must have exactly the fields start, hands, orders, supply",
    ),
    "second shuffle": (a_card_too_few_in_the_second_round, r"step \d+: the shuffle has \d+ cards s; .*\(P-60\)"),
    "missing shuffle": (a_missing_shuffle, r"step \d+: seat \d says '.*', but the game waits for a shuffle"),
    "shuffle twice": (the_shuffle_twice, r"step 2: a shuffle, but the game waits for seat \d to decide \(play\)"),
    # actions
    "illegal": (set_in("steps", 1, "do", "done"), r"step 2: seat \d: 'done' is not possible now: play one .*\(P-8\)"),
    "malformed": (set_in("steps", 1, "do", "pizza"), r"step 2: seat \d: 'pizza' is not an action: write cards of"),
    "wrong seat": (another_seat, r"step 2: seat \d says '.*', but the game waits for seat \d"),
    "no such seat": (set_in("steps", 1, "seat", 3), r"step 2: seat is 3; it must be 0 to 2"),
    "seat no number": (set_in("steps", 1, "seat", "0"), r"step 2: seat is '0'; it must be a number"),
    "no step": (
        set_in("steps", 1, None),
        r"step 2: it is None; it must be an object with shuffle, events or with seat",
    ),
    "empty step": (set_in("steps", 1, {}), r"step 2: it is neither an action nor a shuffle"),
    "missing move": (a_missing_move, r"step \d+: .*(but the game waits for seat|is not possible now)"),
    "changed move": (a_changed_move, r"step \d+: event 1 is 'got-card .*', but what happened is 'got-order"),
    "after the end": (a_move_after_the_end, r"step \d+: the game was over after the previous step; nothing can follow"),
    # what came of it
    "wrong event": (
        set_in("steps", 1, "events", ["won 0"]),
        r"step 2: event 1 is 'won 0', but what happened is 'played",
    ),
    "missing event": (an_event_missing, r"step \d+: event \d is missing: 'drew \d source=supply count=\d'"),
    "event too many": (an_event_too_many, r"step 2: event 2 is None, but nothing more happened"),
    "wrong result": (another_winner, r"after step \d+: the result is {.*}, but the game ended with {\"winners\": \["),
    "result of others": (
        set_in("result", {"score": 1}),
        r"after step \d+: the result is {'score': 1}, but the game ended",
    ),
    "true is not 1": (true_for_one, r"after step \d+: the result is {.*}, but the game ended with"),
    "result unsaid": (set_in("result", None), r"after step \d+: the result is None, but the game ended with {"),
    "ends too early": (the_last_move_missing, r"after step \d+: a result is given, .* not over: it waits for seat \d"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_record_is_found_out(what: str, record: Any) -> None:
    tamper, says = TAMPERED[what]
    tamper(record)
    with pytest.raises(BadRecord, match=says) as caught:
        verify_record(record)
    assert caught.value.code == "bad-record"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("foreign", [None, [], "sole-mio", 1, {}, {"game": "chess"}])
def test_foreign_json_is_no_record(foreign: object) -> None:
    with pytest.raises(BadRecord, match="not a Tavolata record"):
        verify_record(foreign)


def test_a_replay_takes_events_and_result_on_trust(record: Any) -> None:
    another_winner(record)
    an_event_missing(record)
    assert replay(record).is_over


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from("opmsaOPMSA*"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


@settings(in_volume, max_examples=400)
@given(st.data())
def test_whatever_is_changed_a_record_verifies_or_is_refused_in_one_line(data: st.DataObject) -> None:
    record = json.loads(begun())
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(record, data)
    refusal = ""
    try:
        game = verify_record(record)
    except BadRecord as error:
        refusal = str(error)
    else:
        assert game.decision is None or game.rules.find_fault(game.mem) is None
    assert "\n" not in refusal
    assert len(refusal) < 600


def mutate(record: Any, data: st.DataObject) -> None:
    """Walk down to some place in the record, and replace, drop, double or swap what is there."""
    while True:
        keys = list(record) if isinstance(record, dict) else list(range(len(record)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(record[key], (dict, list)) and data.draw(st.integers(0, 4)):
            record = record[key]
            continue
        match data.draw(st.sampled_from(["replace", "drop", "swap", "edit"])):
            case "replace":
                record[key] = data.draw(anything)
            case "drop":
                del record[key]
            case "swap":
                other = data.draw(st.sampled_from(keys))
                record[key], record[other] = record[other], record[key]
            case "edit" if isinstance(record[key], str):
                at = data.draw(st.integers(0, len(record[key])))
                record[key] = record[key][:at] + data.draw(st.sampled_from("opS*4@ \n")) + record[key][at + 1 :]
        return


# ----------------------------------------------------------------- files


def test_files_hold_one_record_a_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = [json.loads(finished(players)) for players in (2, 3, 4)]
    assert write_records(path, iter(records)) == 3
    assert len(path.read_text().splitlines()) == 3
    assert list(read_records(path)) == records
    verdicts = list(verify_file(str(path)))
    assert [verdict.where for verdict in verdicts] == [f"{path}, line {line}" for line in (1, 2, 3)]
    assert [verdict.game and verdict.game.players for verdict in verdicts] == [2, 3, 4]


def test_a_json_file_holds_one_record_over_several_lines(tmp_path: Path, record: Any) -> None:
    path = tmp_path / "game.json"
    path.write_text("\ufeff" + json.dumps(record, indent=2), encoding="utf-8")
    assert list(read_records(path)) == [record]
    (verdict,) = verify_file(path)
    assert verdict.where == str(path)
    assert verdict.error is None


BROKEN: dict[str, tuple[bytes, str]] = {
    "not JSON": (b"1. e4 e5", r"line 2: not valid JSON: Extra data \(column 2\)"),
    "truncated": (
        b'{"tavolata": 1, "game": "sole-mi',
        r"line 2: not valid JSON: Unterminated string",
    ),
    "not UTF-8": (b'{"tavolata": 1, "g\xe4me": 1}', r"line 2: not UTF-8 text \(byte 19\)"),
    "binary": (bytes(range(1, 9)) + b"\xff\xfe", r"line 2: not UTF-8 text \(byte 9\)"),
    "not a number": (b'{"tavolata": NaN}', r"line 2: not a record"),
    "endless number": (b'{"tavolata": ' + b"9" * 5000 + b"}", r"line 2: not a record"),
    "nested": (b"[" * 100_000, r"line 2: not a record: .* nested too deeply"),
    "foreign": (b'{"Event": "chess"}', r"line 2: not a Tavolata record"),
    "future": (b'{"tavolata": 99}', r"line 2: the record has version 99; this program reads version 1"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_line_is_named_and_the_others_are_verified(what: str, tmp_path: Path) -> None:
    line, says = BROKEN[what]
    path = tmp_path / "games.jsonl"
    path.write_bytes(begun().encode() + b"\n" + line + b"\n\n" + begun().encode())
    good, bad, last = verify_file(path)
    assert good.error is None
    assert last.where == f"{path}, line 4"
    assert last.error is None
    assert bad.game is None
    with pytest.raises(BadRecord, match=says):
        raise bad.error or AssertionError
    with pytest.raises(BadRecord, match=says):
        list(read_records(path))


def test_a_tampered_record_in_a_file_is_found_with_its_step(tmp_path: Path, record: Any) -> None:
    record["steps"][1]["do"] = "done"
    path = tmp_path / "games.jsonl"
    write_records(path, [json.loads(begun()), record])
    _, bad = verify_file(path)
    assert str(bad.error).startswith(f"{path}, line 2: step 2: seat ")
    assert str(bad.error).endswith("(P-8)")


@pytest.mark.parametrize("content", [b"", b"\n \n"])
@pytest.mark.parametrize("name", ["games.jsonl", "game.json"])
def test_an_empty_file_has_no_record(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="the file contains no record"):
        list(verify_file(path))


@pytest.mark.parametrize("name", ["", "missing.jsonl", "missing/games.jsonl"])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with pytest.raises(BadFile, match=r"cannot read .*: (Is a directory|No such file)") as caught:
        list(verify_file(path))
    assert str(path) in str(caught.value)
    with pytest.raises(BadFile):
        list(read_records(path))


def test_nothing_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("what was there before")

    def interrupted() -> Iterator[Any]:
        yield json.loads(begun())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_records(path, interrupted())
    assert path.read_text() == "what was there before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["", "missing/games.jsonl", "file/games.jsonl"])
def test_a_file_that_cannot_be_written_is_named(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile, match="cannot write") as caught:
        write_records(tmp_path / name, [json.loads(begun())])
    assert str(tmp_path / name) in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_json_file_cannot_hold_two_records(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"can contain only one record; .* ends with \.jsonl"):
        write_records(tmp_path / "game.json", [json.loads(begun())] * 2)
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(target)
    write_records(link, [json.loads(begun())])
    assert link.is_symlink()
    assert list(read_records(target)) == [json.loads(begun())]
