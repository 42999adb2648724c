"""Observations contain exactly what views contain, whoever looks and whatever is remembered."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.contract import SPECTATOR
from tavolata.core.game import Game
from tavolata.core.kernel.jit import Bytes
from tavolata.env.encodings import FromTop, Listed
from tavolata.env.frame import Frame
from tavolata.env.observations import Layout

TABLES: dict[str, dict[str, Any]] = {
    "sole-mio, strict": {"game": "sole-mio", "players": 3},
    "sole-mio, open": {"game": "sole-mio", "players": 2, "open_oven": True},
    "sole-mio, forgetful": {"game": "sole-mio", "players": 4, "memory": 6},
    "grande": {"game": "mamma-mia-grande", "players": 5, "kinds": "asmpo"},
    "mamma-mia": {"game": "mamma-mia", "players": 3, "open_oven": True},
    "solomino": {"game": "solomino", "players": 4, "rounds": 2},
    "solomino, out of turn": {"game": "solomino", "players": 3, "out_of_turn": True},
    "solomino, everyone asked": {"game": "solomino", "players": 3, "out_of_turn": True, "ask_everyone": True},
    "solomino, alike cards": {"game": "solomino", "players": 2, "deck": ["r1-y2", "y2-r1", "r1-r1", "gS-y1"] * 6},
}


@cache
def frame_of(name: str) -> Frame:
    return Frame(**TABLES[name])


@cache
def views_of(name: str, games: int, every: int) -> tuple[Bytes, ...]:
    """What every seat and a spectator see in the course of random games."""
    frame = frame_of(name)
    views: list[Bytes] = []
    for seed in range(games):
        game = Game.new(frame.rules.game, seed=seed, **frame.options)
        for number in range(100_000):
            if number % every == 0 or game.is_over:
                views += [game.view(seat, frame.memory) for seat in range(SPECTATOR, frame.players)]
            if game.is_over:
                break
            if game.decision is None:
                game.shuffle()
            else:
                game.apply(game.random_action())
    return tuple(views)


@pytest.mark.kernel
@pytest.mark.parametrize("name", TABLES)
def test_an_observation_is_read_back_as_the_view_it_was_written_from(name: str) -> None:
    layout = frame_of(name).layout
    for view in views_of(name, games=1, every=7):
        assert layout.view(layout.observation(view)).tobytes() == view.tobytes()


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_views_are_equal_if_and_only_if_observations_are(name: str, data: st.DataObject) -> None:
    """Also of views that differ in one field alone: one of another view is put in."""
    layout, views = frame_of(name).layout, views_of(name, games=1, every=7)
    one, other = (data.draw(st.sampled_from(views)).copy() for _ in range(2))
    if data.draw(st.booleans(), label="only one field"):
        field = data.draw(st.sampled_from(sorted(layout.encodings)))
        mixed = one.copy()
        for part in _belongs_together(layout, field):
            mixed.view(layout.view_t)[part] = other.view(layout.view_t)[part]
        other = mixed
    equal = one.tobytes() == other.tobytes()
    assert np.array_equal(layout.observation(one), layout.observation(other)) == equal


def _belongs_together(layout: Layout, field: str) -> set[str]:
    """A list changes with its length, or it would end where there is not a card."""
    lists = {name: way.length for name, way in layout.encodings.items() if isinstance(way, Listed)}
    lists |= {name: way.height for name, way in layout.encodings.items() if isinstance(way, FromTop)}
    if field not in lists and field not in lists.values() and field != "seat":
        return {field}
    return {"seat", *lists, *lists.values()}


@pytest.mark.parametrize("name", TABLES)
def test_every_cell_has_a_name_of_its_own_and_every_field_its_cells(name: str) -> None:
    layout = frame_of(name).layout
    assert len(set(layout.names)) == len(layout)
    assert set(layout.cells) == set(layout.view_t.names or ())
    covered = [cell for cells in layout.cells.values() for cell in range(cells.start, cells.stop)]
    assert sorted(covered) == list(range(len(layout)))


def test_a_field_that_nobody_wrote_a_way_for_is_an_error() -> None:
    frame = frame_of("solomino")
    ways = {name: way for name, way in frame.layout.encodings.items() if name != "due"}
    with pytest.raises(ValueError, match="due"):
        Layout(frame.rules, frame.options, frame.memory, ways)


@pytest.mark.kernel
def test_an_observation_is_told_in_words_and_by_the_names_of_its_cells() -> None:
    frame = frame_of("sole-mio, strict")
    game = Game.new("sole-mio", seed=3, **frame.options)
    seat = game.decision.seat if game.decision else -1
    observation = frame.observe(game.mem, seat)
    words = frame.layout.words(observation)
    assert words == frame.rules.read_view(game.view(seat))
    told = frame.layout.told(observation)
    assert told["actor=+0"] == 1
    assert told["phase=4-play"] == 1
    assert told[f"seat={seat}"] == 1
    assert told["n_hand[+1]"] == 5
    assert {name: count for name, count in told.items() if name.startswith("hand[")} == {
        f"hand[{letter}]": words["hand"].count(letter) for letter in set(words["hand"].replace(" ", ""))
    }


@pytest.mark.kernel
def test_the_same_place_at_the_table_looks_the_same_from_every_seat() -> None:
    """Two games in which everything is turned by one seat give the same observation, but for the seat itself."""
    one = frame_of("solomino").rules
    options = frame_of("solomino").options
    layout = frame_of("solomino").layout
    games = [Game.laid_out("solomino", **{**options, "start": start}) for start in (0, 1)]
    deck = Game.new("solomino", seed=1, **options).history[0].shuffle or {}
    cards = str(deck["deck"]).split()
    turned = [*cards[24:32], *cards[:24], *cards[32:]]
    games[0].tell_shuffle({"start": 0, "deck": " ".join(cards)})
    games[1].tell_shuffle({"start": 1, "deck": " ".join(turned)})
    seen = [layout.told(layout.observation(one.observe(game.mem, seat, 0))) for seat, game in enumerate(games)]
    for seat, told in enumerate(seen):
        assert told.pop(f"seat={seat}") == 1
    assert seen[0] == seen[1]
