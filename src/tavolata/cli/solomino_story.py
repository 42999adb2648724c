"""What happened at a table of SOLOmino, event by event, in words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavolata.cli.family import Line
from tavolata.cli.solomino_words import SolominoWords, halves_of
from tavolata.core.contract import Event

#: What the table or the result says anyway.
UNTOLD = frozenset({"started", "won"})
#: What begins or ends something.
STRONG = frozenset({"round-began", "last-card", "pile-ended"})
#: What stands by itself; all else comes of it and stands below.
BY_THEMSELVES = STRONG | {"row-began", "laid", "drew", "drew-and-kept", "got-card"}


def tell(words: SolominoWords, events: Iterable[Event]) -> Iterator[Line]:
    """The story of these events, for the player at the seat to whom the words speak."""
    before = ""
    for event in _gather(event for event in events if event.is_for(words.me)):
        if not _goes_without_saying(words, event, before):
            below = event.name not in BY_THEMSELVES or before == "forgot"
            yield Line(sentence(words, event), strong=event.name in STRONG, indented=below)
        before = event.name


def _goes_without_saying(words: SolominoWords, event: Event, before: str) -> bool:
    if event.name in UNTOLD:
        return True
    if event.name == "got-card":  # the table shows the hand that was dealt
        return before == "round-began"
    if event.name == "drew":  # the own cards were named
        return event.seat == words.me and before == "got-card"
    if event.name == "kept":  # that was the own answer
        return event.seat == words.me
    return event.name == "minus" and words.rounds == 1


def _gather(events: Iterable[Event]) -> Iterator[Event]:
    """Cards that are taken up in a row are told as one, and so are a draw and that the card was kept."""
    held: Event | None = None
    for event in events:
        if held is not None and held.seat == event.seat:
            names = (held.name, event.name)
            if names in (("got-card", "got-card"), ("new-hand", "got-card")):
                cards = f"{held.data['card']} {event.data['card']}"
                held = Event(held.name, held.seat, held.audience, {"card": cards})
                continue
            if names == ("drew", "kept"):
                held = Event("drew-and-kept", held.seat)
                continue
        if held is not None:
            yield held
        if event.name == "got-card" and held is not None and held.name in ("swapped", "rotated"):
            event = Event("new-hand", event.seat, event.audience, event.data)
        held = event
    if held is not None:
        yield held


def sentence(words: SolominoWords, event: Event) -> str:
    """One event, or several gathered ones, as a sentence."""
    values: dict[str, str | int] = {}
    if event.seat is not None:
        values = {"who": words.who(event.seat), "me": words.is_me(event.seat)}
    message = f"solo-event-{event.name}"
    for key, value in event.data.items():
        if key in ("turn", "why", "direction"):
            message += f"-{value}"
        elif key == "card":
            half, other = halves_of(value.split()[0])
            values |= {"card": words.card(value.split()[0]), "cards": words.cards(value)}
            values |= {"half": words.half(half), "other": words.half(other)}
        elif key == "whom":
            values |= {"whom": words.who(value), "to": "me" if value == words.me else "other"}
        elif key == "count":
            values["amount"] = words.amount(value)
        elif key == "points":
            values["points"] = words.minus(value)
        else:
            values[key] = value
    return words.say(message, **values)
