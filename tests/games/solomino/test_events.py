"""Events, views and records of SOLOmino: their names, who may know them, and the page that lists them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tavolata.core.contract import SPECTATOR, Event
from tavolata.core.errors import BadRecord
from tavolata.core.game import Game
from tavolata.core.kernel.log import EVENT_WIDTH, EVERYONE
from tavolata.core.records import record_of, verify_record
from tavolata.games.solomino import events
from tavolata.games.solomino.kernel import layout
from tavolata.games.solomino.rules import SOLOMINO
from tests.games.solomino.tables import FEW, SLOW, options_of
from tests.pages import code, column, table

EVENTS, read_event = SOLOMINO.reading.events, SOLOMINO.read_event
NAMES = [name for name, _ in EVENTS.values()]
#: Numbers that every event can be read from.
ROW = [1] * (EVENT_WIDTH - 3)


@cache
def random_games() -> list[Game]:
    found = []
    for options in FEW[-1:] if SLOW else FEW:
        for seed in range(1 if SLOW else 8):
            game = Game.new("solomino", seed=seed, **options)
            while not game.is_over:
                if game.decision:
                    game.apply(game.random_action())
                else:
                    game.shuffle()
            found.append(game)
    return found


def random_events() -> list[Event]:
    return [event for game in random_games() for step in game.history for event in step.events]


def test_every_code_of_the_kernel_has_a_name_of_its_own() -> None:
    codes = {value for name, value in vars(layout).items() if name.startswith("E_")}
    assert set(EVENTS) == codes
    assert len(set(NAMES)) == len(codes)


def test_every_number_in_an_event_has_a_name() -> None:
    assert events.WHY[layout.FOR_SILENCE] == "silence"
    assert len(events.WHY) == layout.FOR_SILENCE + 1
    assert events.DIRECTIONS == {1: "clockwise", -1: "counter"}


@pytest.mark.clause("S-6")
def test_an_event_is_one_line() -> None:
    row = [layout.E_LAID, 2, EVERYONE, 8, 3 * 16 + layout.DRAW_ONE, 1, 0, 0]
    assert str(read_event(row)) == "laid 2 card=r8-bD end=R turn=own"
    assert (
        str(read_event([layout.E_DREW, 0, EVERYONE, 3, layout.FOR_DRAW_ONE, 0, 0, 0])) == "drew 0 count=3 why=draw-one"
    )
    assert str(read_event([layout.E_PILE_ENDED, -1, EVERYONE, 0, 0, 0, 0, 0])) == "pile-ended"


@pytest.mark.kernel
def test_only_cards_that_come_into_a_hand_are_private() -> None:
    for event in random_events():
        assert event.audience == (event.seat if event.name == "got-card" else None), str(event)


@pytest.mark.kernel
def test_events_of_games_are_single_lines_without_a_hidden_number() -> None:
    lines = [str(event) for event in random_events()]
    assert not any("\n" in line or "-1" in line or "=-" in line for line in lines)
    if not SLOW:
        assert {event.name for event in random_events()} == set(NAMES)


@pytest.mark.kernel
@pytest.mark.clause("S-7", "S-12", "S-20")
def test_private_and_public_counts_of_drawn_cards_agree() -> None:
    for game in random_games():
        for step in game.history:
            names = {event.name for event in step.events}
            if "drew" in names and not names & {"rotated", "swapped", "round-began"}:
                got = Counter(event.seat for event in step.events if event.name == "got-card")
                drew = [event for event in step.events if event.name == "drew"]
                assert got == Counter(event.seat for event in drew for _ in range(event.data["count"]))


# ----------------------------------------------------------------- the page


def test_the_page_has_all_events_with_their_fields_and_audience() -> None:
    rows = table("formats.md", "event of SOLOmino")
    assert [row["event of SOLOmino"].strip("`") for row in rows] == NAMES
    for row, (name, read) in zip(rows, EVENTS.values(), strict=True):
        assert code(row["fields"]) == list(read(ROW)), name
        assert row["audience"] == ("the seat" if name == "got-card" else "all"), name
    words = {row["event of SOLOmino"].strip("`"): code(row["what happened"]) for row in rows}
    assert words["drew"] == list(events.WHY)
    assert words["reversed"] == list(events.DIRECTIONS.values())
    assert words["laid"] == ["L", "R", "own", "out"]


@pytest.mark.kernel
def test_the_page_has_all_fields_of_views() -> None:
    documented = set(column("formats.md", "field of a view of SOLOmino"))
    seen: set[str] = set()
    game = Game.new("solomino", seed=2, **FEW[-1])
    while not game.is_over:
        if game.decision is None:
            game.shuffle()
            continue
        for seat in (SPECTATOR, game.decision.seat):
            seen |= set(fields(game.rules.read_view(game.view(seat))))
        game.apply(game.random_action())
    assert seen == documented


def fields(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all fields of a view, as the page writes them."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from fields(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for inner in value:
            yield from fields(inner, f"{path}[]")
    else:
        yield path


@pytest.mark.kernel
def test_the_page_has_all_of_a_record() -> None:
    record = record_of(random_games()[0])
    assert column("formats.md", "option of SOLOmino") == list(record["options"])
    assert column("formats.md", "shuffle of SOLOmino") == list(record["steps"][0]["shuffle"])
    assert column("formats.md", "result of SOLOmino") == list(record["result"])


# ----------------------------------------------------------------- records


@pytest.mark.kernel
def test_records_of_every_table_verify() -> None:
    for game in random_games():
        record = json.loads(json.dumps(record_of(game)))
        assert record_of(verify_record(record)) == record


def set_option(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["options"].update({name: value})


def tell(**words: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["steps"][0]["shuffle"].update(words)


def drop_first_card(record: dict[str, Any]) -> None:
    shuffle = record["steps"][0]["shuffle"]
    shuffle["deck"] = shuffle["deck"].split(" ", 1)[1]


def double_first_card(record: dict[str, Any]) -> None:
    cards = record["steps"][0]["shuffle"]["deck"].split()
    record["steps"][0]["shuffle"]["deck"] = " ".join([cards[1], *cards[1:]])


def swap_two_cards(record: dict[str, Any]) -> None:
    cards = record["steps"][0]["shuffle"]["deck"].split()
    cards[0], cards[-1] = cards[-1], cards[0]
    record["steps"][0]["shuffle"]["deck"] = " ".join(cards)


def do(text: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["steps"][1].update({"do": text})


def lie_about_minus(record: dict[str, Any]) -> None:
    record["result"]["minus"][0] += 1


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "too many players": (set_option("players", 7), "SOLOmino is for 2 to 6 players, not 7"),
    "too many rounds": (set_option("rounds", 21), "rounds is 21; it must be 1 to 20"),
    "no rounds": (set_option("rounds", 0), "rounds is 0"),
    "another variant": (set_option("out_of_turn", 1), "out_of_turn is 1; it must be true or false"),
    "asking of another sort": (set_option("ask_everyone", None), "ask_everyone is None; it must be true or false"),
    "asking for nothing": (set_option("ask_everyone", True), r"ask_everyone requires out_of_turn .*S-33"),
    "a start that cannot be": (set_option("start", 3), "start is 3"),
    "a bad deck": (set_option("deck", ["r1"]), "card 1 of the deck: 'r1' is not a card"),
    "another start": (tell(start=5), "start is 5 in the shuffle; it must be 0, 1, 2"),
    "a shuffle without cards": (tell(deck=""), "the shuffle has 0 cards; the deck has 120"),
    "a shuffle of no text": (tell(deck=[]), "it must be a string of cards"),
    "a shuffle with more": (tell(hands=[]), "the shuffle must have exactly the fields start, deck"),
    "a foreign card": (tell(deck="r1-r1"), "the shuffle contains r1-r1 more often than the deck"),
    "no card": (tell(deck="pizza"), "invalid shuffle: 'pizza' is not a card"),
    "a card lost": (drop_first_card, "the shuffle has 119 cards; the deck has 120"),
    "a card doubled": (double_first_card, "more often than the deck"),
    "two cards exchanged": (swap_two_cards, "step 1"),
    "an impossible action": (do("keep"), "step 2: seat .: 'keep' is not possible now"),
    "no action": (do("pizza"), "step 2: seat .: 'pizza' is not an action"),
    "false points": (lie_about_minus, "result"),
}


@pytest.mark.kernel
@pytest.mark.parametrize("name", TAMPERED)
def test_a_tampered_record_is_refused(name: str) -> None:
    tamper, says = TAMPERED[name]
    game = Game.new("solomino", seed=1, **options_of(3))
    while not game.is_over:
        game.apply(game.random_action())
    record = json.loads(json.dumps(record_of(game)))
    verify_record(record)
    tamper(record)
    with pytest.raises(BadRecord, match=says) as caught:
        verify_record(record)
    assert "\n" not in str(caught.value)
