"""How many seconds everything takes at a live table. The browser client has a copy, written by `make golden`."""

from __future__ import annotations

#: For a move, if a game is played over days.
DAYS = 3 * 86_400.0
#: For a decision, by the table's clock.
CLOCKS: dict[str, float | None] = {"none": None, "relaxed": 120.0, "fast": 20.0, "days": DAYS}
#: For throwing a card in (S-33), the same for everybody at the table.
WINDOWS: dict[str, float] = {"normal": 2.0, "long": 4.0, "longest": 8.0}
#: Between two rounds of SOLOmino, by the pace of the table, unless all people who are here are ready before.
ROUND_BREAKS: dict[str, float] = {"slow": 30.0, "normal": 20.0, "quick": 10.0}
#: For clients to commit to their numbers for the shuffle, if a game begins as soon as its table is opened; and to
#: reveal them. Then the cards are dealt without those that are missing.
COMMIT_SECONDS, REVEAL_SECONDS = 4.0, 4.0
#: For the call (S-20).
CALLS: dict[str, float] = {"normal": 4.0, "long": 8.0, "longest": 15.0}
