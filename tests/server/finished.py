"""Tables that were played without a server: their journals are written here, at times of one's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import httpx
from fastapi import FastAPI

from tavolata.bots import get_bot
from tavolata.core.fairness import commit
from tavolata.core.game import Game
from tavolata.server.doors import Doors
from tavolata.server.journal import AnyChange, Chair, Entry, Opened
from tavolata.server.messages import Setting
from tavolata.server.seating import begin
from tavolata.server.store import Summary, TableRow
from tavolata.server.table import Table

NO_SUMMARY = Summary("waiting", False, "", 0, 0, "", (), (), ())
BOT = Chair(bot="greedy")


def id_of(text: str) -> str:
    """An id of a table that says what it is for."""
    return text[:12].ljust(12, "_")


class Journal:
    """A table and what was written about it. Its clock stands still until something happens `after` some seconds."""

    def __init__(
        self,
        game: str,
        chairs: Sequence[Chair],
        *,
        table: str = "table",
        rematch_of: str | None = None,
        setting: Setting | None = None,
        now: float = 1000.0,
        **options: Any,
    ) -> None:
        secret = "00" * 32
        self._row = TableRow(id_of(table), "k" * 22, secret, now, now, 0, NO_SUMMARY)
        self.now = now
        self.table, self.entries = Table(self._row), list[Entry]()
        self.write(
            Opened(
                game=game,
                options=Game.laid_out(game, players=len(chairs), **options).options,
                setting=setting or Setting(),
                host=next((chair.user for chair in chairs if chair.user), "nobody"),
                chairs=list(chairs),
                commitment=commit(secret),
                rematch_of=rematch_of,
            )
        )

    @property
    def row(self) -> TableRow:
        return replace(self._row, seq=self.table.seq, changed=self.now, summary=self.table.summary())

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def write(self, change: AnyChange, after: float = 0.0) -> None:
        self.now += after
        self.entries.append(Entry(seq=self.table.seq + 1, at=self.now, change=change))
        self.table.apply(self.entries[-1])

    def start(self, after: float = 0.0) -> None:
        for change in begin(self.table, None, [], self.now + after):
            self.write(change, after)

    def play(self, by: str | None = None, after: float = 1.0) -> int:
        """Whoever is asked does what the greedy player would: the seat. Without a name, by whoever has the seat."""
        asked = self.game.decision
        assert asked is not None
        rules, chair = self.game.rules, self.table.chairs[asked.seat]
        text = rules.format_action(get_bot("greedy").choose(rules, self.game.view(asked.seat), self.game.legal))
        by = by or chair.user or chair.bot or ""
        self.write(self.table.prepare_actions(asked.seat, [text], by=by), after)
        return asked.seat

    def play_to_the_end(self) -> None:
        while self.table.state == "playing":
            self.play()


@dataclass(frozen=True)
class Finished:
    """A table in a store, with its way to REST."""

    id: str
    key: str

    async def get(self, browser: httpx.AsyncClient, what: str, **query: Any) -> httpx.Response:
        return await browser.get(f"/api/tables/{self.id}/{what}", params=query)


async def put(app: FastAPI, journal: Journal) -> Finished:
    doors: Doors = app.state.doors
    await doors.store.open_table(journal.row, journal.entries)
    return Finished(journal.row.id, journal.row.key)
