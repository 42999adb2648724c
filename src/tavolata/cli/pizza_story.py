"""What happened at a table of the pizza family, event by event, in words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavolata.cli.family import Line
from tavolata.cli.pizza_words import PizzaWords
from tavolata.core.contract import Event

#: Events that stand in a row, one for each card or kind, and are told as one.
GATHERED = {
    "revealed": "card",
    "got-card": "card",
    "got-order": "order",
    "series": "order",
    "added": "cards",
    "taken": "cards",
    "helped": "cards",
    "returned": "cards",
}
#: What belongs to an order that was revealed, and stands below it.
ABOUT_AN_ORDER = frozenset(
    {
        "series",
        "demanded",
        "added",
        "asked",
        "declined",
        "helped",
        "taken",
        "filled",
        "rewarded",
        "returned",
        "unfilled",
        "showed",
        "kept-back",
        "named",
        "card-shown",
        "matched",
    }
)
#: What the table or the result says anyway.
UNTOLD = frozenset({"started", "won"})
#: What begins something new.
STRONG = frozenset({"order-revealed", "round-ended", "round-began"})


def tell(words: PizzaWords, events: Iterable[Event]) -> Iterator[Line]:
    """The story of these events, for the player at the seat to whom the words speak."""
    drawn = False
    for event in _gather(event for event in events if event.is_for(words.me)):
        if event.name in UNTOLD or (event.name == "drew" and event.seat == words.me and drawn):
            continue
        drawn = event.name.startswith("got-") or (drawn and event.name == "scoring-card")
        indented = event.name in ABOUT_AN_ORDER or event.data.get("how") == "by-order"
        yield Line(sentence(words, event), strong=event.name in STRONG, indented=indented)


def _gather(events: Iterable[Event]) -> Iterator[Event]:
    held: Event | None = None
    for event in events:
        key = GATHERED.get(event.name)
        if held is not None and key and (held.name, held.seat) == (event.name, event.seat):
            apart = " " if key == "order" else ""
            held = Event(held.name, held.seat, held.audience, {key: f"{held.data[key]}{apart}{event.data[key]}"})
            continue
        if held is not None:
            yield held
        held = event
    if held is not None:
        yield held


def sentence(words: PizzaWords, event: Event) -> str:
    """One event, or several gathered ones, as a sentence."""
    values: dict[str, str | int] = {}
    if event.seat is not None:
        values = {"who": words.who(event.seat), "me": words.is_me(event.seat)}
    message = f"event-{event.name}"
    for key, value in event.data.items():
        if key in ("how", "source"):
            message += f"-{value}"
        elif key == "whom":
            values |= {"whom": words.who(value), "to": "me" if value == words.me else "other"}
        elif key in ("cards", "card"):
            # A card in a row of revealed or drawn ones is announced like cards; a card that is shown stands alone.
            values["cards"] = words.announced(value) if event.name == "played" else words.cards(value)
            values["card"] = words.card(value) if len(value) == 1 else values["cards"]
        elif key == "order":
            names = value.split(" ")
            values |= {"order": words.order(names[0]), "orders": words.orders(names), "count": len(names)}
            if event.name == "order-revealed" and event.seat is not None:
                values["needs"] = words.needs(value, event.seat)
        elif key == "needs":
            values["needs"] = words.amounts(value)
        else:
            values[key] = value
    return words.say(message, **values)
