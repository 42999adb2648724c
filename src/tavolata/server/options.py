"""The options of a game at a live table: what people choose, and what follows from how the table is run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tavolata.core.errors import BadOption
from tavolata.core.registry import get_rules
from tavolata.server.errors import SharedDevice
from tavolata.server.journal import Chair
from tavolata.server.messages import Setting

#: Options of the rules that a live table sets by itself.
DERIVED = ("ask_everyone", "open_oven")


def live_options(game: str, wanted: Mapping[str, Any], setting: Setting) -> dict[str, Any]:
    """The options that somebody wants, with those that a live table derives from its setting (`DERIVED`).

    People at a live table all look at the same window; by turns, over days, only those are asked who can act.
    """
    if "open_oven" in wanted:
        raise BadOption("live tables do not have the option open_oven; use the setting memory: 'open'", clause="P-16")
    options = {name: value for name, value in wanted.items() if name not in DERIVED}
    if options.get("out_of_turn") is True and setting.clock != "days":
        options["ask_everyone"] = True
    if setting.memory == "open" and has_oven(game):
        options["open_oven"] = True
    return options


def changed_options(
    game: str, before: Mapping[str, Any], wanted: Mapping[str, Any], setting: Setting
) -> dict[str, Any]:
    """Options that are checked and complete: those that were there before, with what is wanted instead."""
    kept = {name: value for name, value in before.items() if name not in DERIVED}
    return get_rules(game).check_options(live_options(game, {**kept, **wanted}, setting))


def has_oven(game: str) -> bool:
    """Whether a seat can be shown more of what was played before, or less."""
    rules = get_rules(game)
    return rules.open_memory > rules.strict_memory


def check_devices(options: Mapping[str, Any], chairs: Iterable[Chair]) -> None:
    """SharedDevice if people who share a device would have to be quicker than each other at it."""
    users = [chair.user for chair in chairs if chair.user is not None]
    if options.get("ask_everyone") and len(set(users)) < len(users):
        raise SharedDevice(
            "playing out of turn requires one device per player: all have the same window (S-33)", clause="S-33"
        )
