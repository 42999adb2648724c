"""What a player's program answers to a table that cheats with its shuffle, and what it says of the record."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any

import pytest

from tavolata.core.errors import BadRecord
from tavolata.core.fairness import commit, commit_number, new_number, seed_of
from tavolata.core.game import Game
from tavolata.core.records import record_of, verify_record
from tavolata.server.witness import Witness
from tests.server.dishonest import GOOD, symbols_of

SECRET, TABLE = "5e" * 32, "kitchen-7"
FIRST = commit(SECRET)
OPTIONS = Game.new("solomino", players=2, seed=0).options
#: A commitment of somebody else.
OTHER = "ab" * 32


def room(state: str = "waiting", *, yours: tuple[int, ...] = (0,), **fair: Any) -> dict[str, Any]:
    """What a table shows of itself; of a shuffle, what is told as `fair`."""
    return {
        "type": "room",
        "table": TABLE,
        "game": "solomino",
        "options": dict(OPTIONS),
        "state": state,
        "yours": list(yours),
        "fair": {"commitment": FIRST, "commitments": [None, None], **fair},
    }


def asking(*commitments: str | None, **changes: Any) -> dict[str, Any]:
    return room("dealing", commitments=list(commitments), asked=True) | changes


@pytest.fixture
def witness() -> Witness:
    """It sits at seat 0 and has committed to its number."""
    witness = Witness(room())
    due = {"type": "commit", "table": TABLE, "commitment": witness.number_commitment}
    assert witness.answer(room()) == due
    assert witness.answer(room()) is None
    return witness


def is_reveal(witness: Witness, answer: dict[str, Any] | None) -> bool:
    return answer == {"type": "reveal", "table": TABLE, "number": witness.number}


def played(witness: Witness, *others: str | None, commitments: list[str | None] | None = None) -> dict[str, Any]:
    """The record of a whole game that was dealt with the number of the witness and those of the others."""
    numbers = [witness.number, *others]
    if commitments is None:
        commitments = [None if number is None else commit_number(FIRST, TABLE, number) for number in numbers]
    game = Game.laid_out("solomino", seed=seed_of(SECRET, TABLE, numbers), **OPTIONS)
    rng = random.Random(1)
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
        else:
            game.apply(rng.choice(game.legal))
    fair = {"table": TABLE, "commitment": FIRST, "secret": SECRET, "numbers": numbers, "commitments": commitments}
    record: dict[str, Any] = json.loads(json.dumps(record_of(game, fair=fair)))
    assert verify_record(record).is_over  # it agrees with itself
    return record


def favourable(number: str, seat: int) -> str:
    """Of all numbers that the other seat could have added, one that deals good cards to a seat."""
    for _ in count():
        other = new_number()
        if symbols_of(Game.new("solomino", seed=seed_of(SECRET, TABLE, [number, other]), players=2), seat) >= GOOD:
            return other
    raise AssertionError


def test_a_number_that_was_chosen_for_another_seat_afterwards_is_found_out(witness: Witness) -> None:
    assert is_reveal(witness, witness.answer(asking(witness.number_commitment, None)))
    witness.check(played(witness, None))
    chosen = favourable(witness.number, seat=1)
    record = played(witness, chosen)
    with pytest.raises(BadRecord, match=r"^seat 1: the commitment is .*, but when the table asked .* it was none$"):
        witness.check(record)


def test_a_commitment_that_was_exchanged_afterwards_is_found_out(witness: Witness) -> None:
    assert is_reveal(witness, witness.answer(asking(witness.number_commitment, OTHER)))
    with pytest.raises(BadRecord, match=f"^seat 1: the commitment is .* when the table asked .* it was {OTHER}$"):
        witness.check(played(witness, favourable(witness.number, seat=1)))


def test_who_withheld_a_number_cannot_be_kept_quiet(witness: Witness) -> None:
    own = witness.number_commitment
    assert is_reveal(witness, witness.answer(asking(own, OTHER)))
    witness.check(played(witness, None, commitments=[own, OTHER]))
    with pytest.raises(BadRecord, match=f"^seat 1: the commitment is none, but when the table .* it was {OTHER}$"):
        witness.check(played(witness, None))


def test_for_another_list_the_number_is_not_told_again_and_that_is_reported(witness: Witness) -> None:
    own = witness.number_commitment
    assert is_reveal(witness, witness.answer(asking(own, None)))
    assert witness.answer(asking(own, None)) is None  # once
    witness.forget_connection()
    assert witness.answer(asking(own, OTHER)) is None
    assert is_reveal(witness, witness.answer(asking(own, None)))  # it may have got lost
    with pytest.raises(BadRecord, match=f"a second time, otherwise than before: seat 1: the commitment is {OTHER}"):
        witness.check(played(witness, None))


def test_for_other_house_rules_the_number_is_not_told_again(witness: Witness) -> None:
    own = witness.number_commitment
    assert is_reveal(witness, witness.answer(asking(own, None)))
    witness.forget_connection()
    assert witness.answer(asking(own, None, options={**OPTIONS, "start": 1})) is None
    with pytest.raises(BadRecord, match="otherwise than before: the option start is 1"):
        witness.check(played(witness, None))


def test_who_has_told_the_number_commits_to_nothing_else_at_this_table(witness: Witness) -> None:
    """Else the table could draw anew until it likes what it sees."""
    assert is_reveal(witness, witness.answer(asking(witness.number_commitment, None)))
    for told in (room(yours=()), room(), room(yours=(1,)), room("dealing")):
        assert witness.answer(told) is None
    witness.check(played(witness, None))


def test_a_table_that_does_not_show_the_own_commitment_gets_no_number(witness: Witness) -> None:
    for shown in (asking(OTHER, None), asking(None, witness.number_commitment)):
        assert witness.answer(shown) is None
    assert witness.asked is None


def test_who_connects_anew_while_the_game_goes_on_still_has_a_receipt(witness: Witness) -> None:
    assert is_reveal(witness, witness.answer(asking(witness.number_commitment, None)))
    witness.forget_connection()
    assert witness.answer(room("playing", commitments=[witness.number_commitment, None])) is None
    witness.check(played(witness, None))


def test_without_a_commitment_there_is_no_receipt() -> None:
    with pytest.raises(BadRecord, match="has not committed to a number at table kitchen-7"):
        Witness(room(yours=())).receipt()
