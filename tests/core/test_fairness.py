"""Fair shuffles: what is committed to, what comes of it, and that any change of it is found."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.errors import BadRecord
from tavolata.core.fairness import check_number, commit, commit_number, new_number, new_secret, seed_of
from tavolata.core.game import Game
from tavolata.core.records import FAIR, FAIR_OPTIONAL, record_of, replay, verify_record
from tests.pages import column, example

SECRET = "5e" * 32
TABLE = "kitchen-7"
NUMBERS = ("c0ffee", None)
SEED = seed_of(SECRET, TABLE, NUMBERS)
COMMITTED = commit_number(commit(SECRET), TABLE, "c0ffee")
#: As records were before players' programs committed to their numbers.
UNBOUND = {"table": TABLE, "commitment": commit(SECRET), "secret": SECRET, "numbers": list(NUMBERS)}
FAIRLY = {**UNBOUND, "commitments": [COMMITTED, None]}

secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
tables = st.from_regex(r"[0-9A-Za-z_-]{1,64}", fullmatch=True)
numbers = st.none() | st.text("0123456789abcdef", min_size=1, max_size=64)
parts = st.tuples(secrets, tables, st.lists(numbers, min_size=2, max_size=6).map(tuple))


def play(game: Game, steps: int = 10_000) -> Game:
    """Go on by first legal actions: the generator is for shuffles alone."""
    while not game.is_over and len(game.history) < steps:
        if game.decision:
            game.apply(game.legal[len(game.history) % len(game.legal)])
        else:
            game.shuffle()
    return game


@cache
def played(name: str, **options: Any) -> str:
    game = play(Game.new(name, seed=SEED, players=2, **options))
    return json.dumps(record_of(game, FAIRLY))


# ----------------------------------------------------------------- secrets and seeds


def sha256sum(text: str) -> str:
    return subprocess.run(["sha256sum"], input=text, capture_output=True, text=True, check=True).stdout.split()[0]


def test_hashes_can_be_checked_with_a_common_program() -> None:
    assert commit(SECRET) == sha256sum(SECRET)
    assert sha256sum(f"tavolata number\n{commit(SECRET)}\n{TABLE}\nc0ffee\n") == COMMITTED
    said = f"tavolata shuffle\n{SECRET}\n{TABLE}\nc0ffee\n-\n"
    assert f"{SEED:024x}" == sha256sum(said)[:24]


def test_the_commands_on_the_page_give_what_they_say() -> None:
    commitment, own, seed = example("formats.md", "sh").strip().split("\n\n")
    for command in (commitment, own, seed):
        *words, said = command.splitlines()
        ran = subprocess.run(["sh", "-c", "\n".join(words)], capture_output=True, text=True, check=True).stdout
        assert said == f"# {ran.strip()}"
    assert f"# {commit(SECRET)}  -" in commitment
    assert f"# {COMMITTED}  -" in own
    assert f"# {SEED:024x}" in seed


def test_secrets_are_new_and_fit_for_use() -> None:
    secret, another = new_secret(), new_secret()
    assert secret != another
    assert len(commit(secret)) == 64
    number = new_number()
    assert number != new_number()
    assert len(number) == 32
    assert commit_number(commit(secret), TABLE, number) != commit_number(commit(another), TABLE, number)
    assert commit_number(commit(secret), TABLE, number) != commit_number(commit(secret), "kitchen-8", number)


@given(parts, parts)
@settings(derandomize=True, deadline=None)
def test_other_parts_give_another_seed(some: Any, others: Any) -> None:
    assert 0 <= seed_of(*some) < 1 << 96
    assert (seed_of(*some) == seed_of(*others)) == (some == others)
    secret, table, added = some
    assert seed_of(secret, table, added) != seed_of(secret, table, (*added, None))
    assert (seed_of(secret, table, added) == seed_of(secret, table, added[::-1])) == (added == added[::-1])


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (("5E" * 32, TABLE, NUMBERS), "the secret is '5E.*; it must be 64 hexadecimal digits"),
        (("5e" * 31, TABLE, NUMBERS), "the secret is"),
        ((SECRET, "", NUMBERS), "the table is ''; it must be 1 to 64 letters"),
        ((SECRET, "a\nb", NUMBERS), "the table is"),
        ((SECRET, "a" * 65, NUMBERS), "the table is"),
        ((SECRET, TABLE, ("", None)), "the number is ''; it must be 1 to 64 hexadecimal digits"),
        ((SECRET, TABLE, ("0x7", None)), "the number is '0x7'"),
        ((SECRET, TABLE, (7, None)), "the number is 7"),
        ((SECRET, TABLE, ("1\n", None)), "the number is"),
    ],
)
def test_parts_of_another_form_are_refused(bad: Any, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        seed_of(*bad)


@given(st.text(max_size=70) | st.integers() | st.none())
@settings(derandomize=True, deadline=None)
def test_a_number_is_taken_or_refused(number: object) -> None:
    is_number = isinstance(number, str) and 1 <= len(number) <= 64 and set(number) <= set("0123456789abcdef")
    if is_number:
        assert check_number(number) == number
    else:
        with pytest.raises(BadRecord, match="the number is"):
            check_number(number)


# ----------------------------------------------------------------- records

KINDS = pytest.mark.parametrize(
    ("name", "options"),
    [("sole-mio", {}), ("mamma-mia-grande", {"start": 1}), ("solomino", {"rounds": 2}), ("solomino", {"rounds": 1})],
)


@pytest.mark.kernel
@KINDS
def test_a_fair_record_verifies_in_all_its_rounds(name: str, options: dict[str, Any]) -> None:
    record = json.loads(played(name, **options))
    assert verify_record(record).is_over
    assert record_of(verify_record(record), FAIRLY) == record


@pytest.mark.kernel
@KINDS
def test_a_replayed_game_goes_on_with_the_same_shuffles(name: str, options: dict[str, Any]) -> None:
    """A table that is taken up again must not deal other cards in its later rounds."""
    whole = json.loads(played(name, **options))
    begun = {**whole, "steps": whole["steps"][:5], "result": None}
    assert record_of(play(replay(begun)), FAIRLY) == whole


def put(*path: Any) -> Callable[[Any], None]:
    """Put a value (the last word) at a place in what the record tells of its shuffle."""
    *way, name, value = path

    def tamper(record: Any) -> None:
        place = record["fair"]
        for word in way:
            place = place[word]
        place[name] = value

    return tamper


def another_secret(record: Any) -> None:
    record["fair"] |= {"secret": "a0" * 32, "commitment": commit("a0" * 32)}


def another_number(record: Any) -> None:
    put("numbers", 0, "c0ffef")(record)
    put("commitments", 0, commit_number(commit(SECRET), TABLE, "c0ffef"))(record)


def a_seat_too_many(record: Any) -> None:
    record["fair"]["numbers"].append(None)


def the_row_of_the_second_round(record: Any) -> None:
    """The last two cards of the pile: nobody has seen them, so no event tells."""
    second = [step for step in record["steps"] if "shuffle" in step][1]["shuffle"]
    *cards, last_but_one, last = second["deck"].split()
    second["deck"] = " ".join([*cards, last, last_but_one])


def another_start(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["start"] = 1 - shuffle["start"]


def start_is_true(record: Any) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["start"] = bool(shuffle["start"])


def a_field_too_many(record: Any) -> None:
    record["steps"][0]["shuffle"]["seed"] = None


TAMPERED: dict[str, tuple[Callable[[Any], None], str]] = {
    "another secret": (put("secret", "a0" * 32), r"^fair: the commitment is '.*'; that of the secret is [0-9a-f]{64}$"),
    "another commitment": (put("commitment", commit("a0" * 32)), r"^fair: the commitment is '.*'; that of the secret"),
    "both": (another_secret, r"^fair: seat 0: the commitment is '.*'; that of the number is "),
    "another number": (put("numbers", 0, "c0ffef"), r"^fair: seat 0: the commitment is '.*'; that of the number is "),
    "both of a seat": (another_number, r"^step 1: (start|deck) is .* the numbers give "),
    "a number added": (put("numbers", 1, "0"), r"^fair: seat 1: the number '0' has no commitment"),
    "a commitment less": (put("commitments", 0, None), r"^fair: seat 0: the number 'c0ffee' has no commitment"),
    "commitment no hash": (put("commitments", 1, "ab"), r"^fair: seat 1: the commitment is 'ab'; it must be 64"),
    "one commitment": (put("commitments", [None]), r"^fair: there are 1 commitments; there must be 2"),
    "a number missing": (put("numbers", 0, None), r"^step 1: (start|deck) is .* the numbers give "),
    "another table": (put("table", "kitchen-8"), r"^fair: seat 0: the commitment is '.*'; that of the number is "),
    "another shuffle": (the_row_of_the_second_round, r"^step \d\d+: deck is .* the numbers give "),
    "another start": (another_start, r"^step 1: start is [01] in the shuffle, .* give [01]$"),
    "true for 1": (start_is_true, r"^step 1: start is (True|False) in the shuffle"),
    "one field more": (a_field_too_many, r"^step 1: seed is None in the shuffle"),
    "three numbers": (a_seat_too_many, r"^fair: there are 3 numbers; there must be 2"),
    "number no text": (put("numbers", 0, 7), r"^fair: seat 0: the number is 7; it must be 1 to 64 hexadecimal"),
    "table no text": (put("table", None), r"^fair: table is None; it must be a string$"),
    "short secret": (put("secret", "5e"), r"^fair: the secret is '5e'; it must be 64"),
    "a word more": (put("seed", 1), r"^fair: it has an unknown field 'seed'; it can have only table, commitment"),
    "no object": (lambda record: record.update(fair=[]), r"^fair is \[\]; it must be an object$"),
    "a word less": (lambda record: record["fair"].pop("secret"), r"^fair: it has no field 'secret'; it must have"),
}


@pytest.mark.kernel
@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_is_found(what: str) -> None:
    record = json.loads(played("solomino", rounds=2))
    tamper, says = TAMPERED[what]
    tamper(record)
    with pytest.raises(BadRecord, match=says):
        verify_record(record)


@pytest.mark.kernel
def test_a_record_from_before_there_were_commitments_verifies() -> None:
    record = json.loads(played("solomino", rounds=2)) | {"fair": UNBOUND}
    assert verify_record(record).is_over
    another_secret(record)
    with pytest.raises(BadRecord, match=r"^step 1: (start|deck) is .* in the shuffle, but the secret, the table and"):
        verify_record(record)


@pytest.mark.kernel
def test_without_the_secret_the_same_record_is_true_but_unchecked() -> None:
    record = json.loads(played("solomino", rounds=2))
    the_row_of_the_second_round(record)
    del record["fair"]
    assert verify_record(record).is_over


def test_the_page_of_formats_has_the_fields() -> None:
    assert column("formats.md", "field of `fair`") == [*FAIR, *FAIR_OPTIONAL]
