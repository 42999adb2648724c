"""What clients may have been told in a game, judged by its record afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from tavolata.core.contract import Event
from tavolata.server.client import Message

#: Told to their own seat alone.
PRIVATE = {"got-card", "got-order"}
#: An oven whose cards are hidden, but for its top: one ingredient, or an order with its owner.
STRICT_OVEN = re.compile(r"[? ]*([opmsaOPMSA]|\S+@\d)?")


def of_kind(told: Iterable[Message], kind: str) -> list[Message]:
    return [message for message in told if message["type"] == kind]


def check_numbers(told: Iterable[Message]) -> None:
    numbers = [message["seq"] for message in told if message["type"] in ("room", "play")]
    assert numbers
    assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(numbers)), "a gap, or a step back"


def check_nothing_hidden(told: Iterable[Message], hidden: Iterable[str]) -> None:
    """Until the end, none of these texts is anywhere in what was told."""
    for message in told:
        if message.get("state") == "over":
            return
        text = json.dumps(message)
        assert not [secret for secret in hidden if secret in text], text


def check_views(told: Iterable[Message], seat: int | None, *, strict: bool) -> None:
    for play in of_kind(told, "play"):
        view = play["view"]
        if view is None:  # before the game everybody looks at an empty table
            continue
        assert play["seat"] == seat
        assert play.get("ask") is None or play["ask"]["seat"] == seat
        assert view["seat"] == seat
        assert ("hand" in view) == (seat is not None)
        assert all(isinstance(other.get("cards", other.get("ingredients")), int) for other in view["seats"])
        if strict and "oven" in view:
            assert STRICT_OVEN.fullmatch(view["oven"]["cards"]), view["oven"]


def check_events(told: Iterable[Message], record: dict[str, Any], seat: int | None) -> None:
    """Every event of the game once and in order: the public ones, and those of the own seat."""
    heard = [
        str(Event(event["name"], event.get("seat"), data=event.get("data", {})))
        for play in of_kind(told, "play")
        for event in play["events"]
    ]
    happened = [line for step in record["steps"] for line in step["events"]]
    assert heard == [line for line in happened if line.split()[0] not in PRIVATE or line.split()[1] == str(seat)]


def check_logs(told: Iterable[Message], seat: int | None, memory: str, players: int) -> None:
    """With `once` no announcement appears again; otherwise only those since the seat's last turn do."""
    heard: list[dict[str, Any]] = []
    turns = dict.fromkeys(range(players), 0)
    passes = dict(turns)
    reread = 0
    for play in of_kind(told, "play"):
        for event in play["events"]:
            if event["name"] == "played":
                turns[event["seat"]] = len(heard)
            elif event["name"] == "passed":  # without being asked: what was announced before can still be reread
                turns[event["seat"]] = max(turns[event["seat"]], passes[event["seat"]])
                passes[event["seat"]] = len(heard)
            elif event["name"] == "round-began":
                turns = dict.fromkeys(range(players), len(heard))
            heard.append(event)
        log = play.get("log", [])
        begin = min(turns.values()) if seat is None else turns[seat]
        late = iter(heard[begin:])
        assert all(event in late for event in log), (log, heard[begin:])
        public = [event for event in log if event["name"] not in PRIVATE]
        reread += len(public)
        assert memory != "once" or not public
    assert reread or memory == "once"
