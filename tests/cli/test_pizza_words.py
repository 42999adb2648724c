"""Everything that the pizza family can ask, answer or tell has words in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tavolata.cli.pizza_story import sentence, tell
from tavolata.cli.pizza_table import show_result, show_table
from tavolata.cli.pizza_words import ORDER_CLAUSES, PizzaWords, order_message
from tavolata.cli.screen import Screen
from tavolata.core.contract import Decision, Event, Result
from tavolata.core.game import Game
from tavolata.core.kernel.jit import MODE
from tavolata.games.pizza.events import GOES, HOW, REASONS, SOURCES
from tavolata.games.pizza.notation import KIND_LETTERS, ORDER_NAMES
from tavolata.games.pizza.rules import DECISIONS, SOLE_MIO
from tavolata.locale import LANGUAGES, texts

#: Values for whatever an event can say, so that every event can be made up.
VALUES: dict[str, list[object]] = {
    "how": list(HOW),
    "source": list(SOURCES),
    "reason": list(REASONS),
    "goes": list(GOES),
    "cards": ["oO", "s"],
    "card": ["m", "P"],
    "order": list(ORDER_NAMES),
    "needs": ["4o 1s", "1A"],
    "kind": list(KIND_LETTERS),
    "whom": [0, 2],
    "count": [0, 1, 3],
    "round": [1],
    "filled": [2],
    "ingredients": [3],
}
GAMES_PLAYED = 1 if MODE == "python" else 4


def words(language: str = "en", me: int = 0) -> PizzaWords:
    return PizzaWords(texts(language), KIND_LETTERS, me)


def every_event() -> Iterator[Event]:
    for name, read in SOLE_MIO.reading.events.values():
        keys = list(read([0] * 5))
        for chosen in itertools.product(*(VALUES[key] for key in keys)):
            for seat in (0, 1):
                yield Event(name, seat, None, dict(zip(keys, chosen, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    speaker = words(language)
    for event in every_event():
        assert sentence(speaker, event).endswith((".", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_a_name_needs_and_a_clause(language: str) -> None:
    speaker = words(language, me=0)
    own = {"4o", "4o+1"}  # the orders that the olive player does not have
    names = [speaker.order(name) for name in ORDER_NAMES]
    assert len(set(names)) == len(ORDER_NAMES)
    for name in set(ORDER_NAMES) - own:
        assert speaker.needs(name, 0)
        assert ORDER_CLAUSES[order_message(name)].startswith("P-")


@pytest.mark.parametrize("game", ["sole-mio", "mamma-mia-grande", "mamma-mia"])
def test_random_games_can_be_asked_and_told_in_every_language(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    speakers = [[PizzaWords(texts(language), KIND_LETTERS[:4], seat) for seat in range(4)] for language in LANGUAGES]
    asked = set()
    for seed in range(GAMES_PLAYED):
        played = Game.new(game, seed=seed, players=4)
        while not played.is_over:
            decision = played.decision
            if decision is None:
                played.shuffle()
                continue
            view = played.rules.read_view(played.view(decision.seat))
            answers = [played.rules.format_action(action) for action in played.legal]
            speaker = speakers[len(played.history) % len(LANGUAGES)][decision.seat]
            assert speaker.question(decision, view).endswith("?")
            said = [speaker.answer(answer, decision, view) for answer in answers]
            assert len(set(said)) == len(answers), f"two answers read the same: {said}"
            assert decision.clauses[0] in speaker.explanation(decision, view)[-1]
            asked.add(decision.kind)
            events = played.apply(played.random_action())
            for listener in speakers[seed % len(LANGUAGES)]:
                assert all(line.text for line in tell(listener, events))
        show_table(Screen(), speakers[seed % len(LANGUAGES)][0], played.rules.read_view(played.view(0)))
        show_result(Screen(), speakers[seed % len(LANGUAGES)][0], played.result)
    capsys.readouterr()
    if MODE != "python" and game == "mamma-mia-grande":
        assert asked == {kind for kind, *_ in DECISIONS.values()}


def test_cards_of_a_hand_are_counted_by_kind_with_their_doubles() -> None:
    assert words().cards("ooO p SS") == "4 olives (1 double), 1 pepper and 4 salamis (2 doubles)"


@pytest.mark.clause("P-9")
def test_a_play_is_told_as_it_is_announced() -> None:
    told = sentence(words(), Event("played", 1, None, {"cards": "aA"}))
    assert told == "Chef Pepper plays 3 pineapples, including 1 double."


def test_cards_in_a_row_are_told_as_one() -> None:
    events = [Event("revealed", 1, None, {"card": card}) for card in "ooPo"]
    assert [line.text for line in tell(words(), events)] == ["Out of the oven: 3 olives and 2 peppers (1 double)."]


def test_nobody_is_told_what_another_draws() -> None:
    events = [Event("got-card", 1, 1, {"card": "o"}), Event("drew", 1, None, {"source": "supply", "count": 1})]
    assert [line.text for line in tell(words(me=0), events)] == ["Chef Pepper draws 1 ingredient card."]
    assert [line.text for line in tell(words(me=1), events)] == ["You draw 1 olive."]


@pytest.mark.clause("P-13")
@pytest.mark.parametrize(
    ("ingredients", "orders", "stack", "warned"), [(0, 3, 4, True), (0, 3, 3, False), (1, 3, 5, False)]
)
def test_a_draw_that_could_leave_only_orders_is_warned_of(
    ingredients: int, orders: int, stack: int, warned: bool
) -> None:
    seat = {"ingredients": ingredients, "orders": orders, "stack": stack}
    view = {"seats": [seat], "draws": 7 - ingredients - orders}
    warning = words().warning(Decision(0, "draw", ("P-11",)), view)
    assert (warning is not None) is warned
    assert warning is None or "P-13" in warning


@pytest.mark.clause("P-61")
@pytest.mark.parametrize(
    ("filled", "ingredients", "winners", "last"),
    [
        ((3, 2), (0, 5), (0,), ["You win!"]),
        ((2, 2), (1, 5), (1,), ["the ingredients in hand decide. (P-61)", "Chef Pepper wins."]),
        ((2, 2), (4, 4), (0, 1), ["the win is shared. (P-61)", "You share the win with Chef Pepper."]),
    ],
)
def test_the_result_says_what_decided(
    filled: tuple[int, ...],
    ingredients: tuple[int, ...],
    winners: tuple[int, ...],
    last: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_result(Screen(), words(), Result(winners, {"filled": filled, "ingredients": ingredients}))
    told = " ".join(capsys.readouterr().out.split())
    assert told.endswith(last[-1])
    assert all(part in told for part in last)
