"""Events and views of the pizza family: their names, who may know them, and the page that lists them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tavolata.core.contract import SPECTATOR, Event
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.core.kernel.log import EVENT_WIDTH, EVERYONE
from tavolata.games.pizza import events
from tavolata.games.pizza.kernel import layout
from tavolata.games.pizza.rules import SOLE_MIO
from tests.pages import code, column, table

EVENTS, read_event = SOLE_MIO.reading.events, SOLE_MIO.read_event
NAMES = [name for name, _ in EVENTS.values()]
PRIVATE = {"got-card", "got-order"}
GAMES = ("sole-mio", "mamma-mia-grande", "mamma-mia")
BLANK_ROW = [0] * (EVENT_WIDTH - 3)


@cache
def random_events() -> list[Event]:
    found = []
    for name in GAMES:
        for seed in range(1 if MODE == "python" else 20):
            game = Game.new(name, players=2 + seed % 4, seed=seed)
            while not game.is_over:
                if game.decision:
                    game.apply(game.random_action())
                else:
                    game.shuffle()
            found += [event for step in game.history for event in step.events]
    return found


def test_every_code_of_the_kernel_has_a_name_of_its_own() -> None:
    codes = {value for name, value in vars(layout).items() if name.startswith("E_")}
    assert set(EVENTS) == codes
    assert len(set(NAMES)) == len(codes)


def test_every_number_in_an_event_has_a_name() -> None:
    assert events.REASONS[layout.GAVE_UP] == "gave-up"
    assert len(events.REASONS) == layout.NO_MATCH + 1
    assert events.HOW[layout.BY_RULING] == "by-ruling"
    assert events.SOURCES[layout.FROM_STACK] == "stack"


def test_an_event_is_one_line() -> None:
    row = [layout.E_PLAYED, 0, EVERYONE, 0, 2, 1, 0, 0]
    assert str(read_event(row)) == "played 0 cards=ooO"
    row = [layout.E_ASKED, 1, EVERYONE, 0, 0, 2, 1, 0]
    assert str(read_event(row)) == "asked 1 needs=2m 1s"
    row = [layout.E_UNFILLED, 2, EVERYONE, 0, layout.REFUSED, 0, 0, 0]
    assert str(read_event(row)) == "unfilled 2 order=4o reason=refused goes=under"
    assert str(read_event([layout.E_SHUFFLED, -1, EVERYONE, 31, 0, 0, 0, 0])) == "shuffled count=31"


@pytest.mark.kernel
@pytest.mark.clause("P-16")
def test_only_cards_that_come_into_a_hand_are_private() -> None:
    for event in random_events():
        assert event.audience == (event.seat if event.name in PRIVATE else None), str(event)


@pytest.mark.kernel
def test_events_of_games_are_single_lines_without_a_hidden_number() -> None:
    lines = [str(event) for event in random_events()]
    assert not any("\n" in line or "-1" in line or "=-" in line for line in lines)
    if MODE != "python":
        assert {event.name for event in random_events()} == set(NAMES)


def test_the_page_has_all_events_with_their_fields_and_audience() -> None:
    rows = table("formats.md", "event")
    assert [row["event"].strip("`") for row in rows] == NAMES
    for row, (name, read) in zip(rows, EVENTS.values(), strict=True):
        assert code(row["fields"]) == list(read(BLANK_ROW)), name
        assert row["audience"] == ("the seat" if name in PRIVATE else "all"), name
    assert column("formats.md", "reason") == list(events.REASONS)


def test_the_page_names_the_values_that_words_of_events_can_have() -> None:
    words = {row["event"].strip("`"): code(row["what happened"]) for row in table("formats.md", "event")}
    assert words["drew"] == list(events.SOURCES)
    assert words["scoring-card"] == list(events.HOW)
    assert words["unfilled"] == list(events.GOES)


@pytest.mark.kernel
def test_the_page_has_all_fields_of_views() -> None:
    documented = set(column("formats.md", "field of a view"))
    seen: set[str] = set()
    for name in GAMES:
        for seed in range(1 if MODE == "python" else 12):
            game = Game.new(name, players=2 + seed % 4, seed=seed)
            while not game.is_over:
                if game.decision is None:
                    game.shuffle()
                    continue
                if game.decision.kind not in ("play", "order"):
                    for seat in (SPECTATOR, game.decision.seat):
                        seen |= set(fields(game.rules.read_view(game.view(seat))))
                game.apply(game.random_action())
    assert seen <= documented
    assert MODE == "python" or seen == documented


def fields(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all fields of a view, as the page writes them."""
    if isinstance(value, dict) and not path.endswith("holds_at_most"):
        for name, inner in value.items():
            yield from fields(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for inner in value:
            yield from fields(inner, f"{path}[]")
    else:
        yield path
