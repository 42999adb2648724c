"""People and programs at live tables, over real sockets: who they are, and how they play without thinking."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import httpx

from tavolata.server.client import Client, WasRefused

#: Far more seconds than anything takes on a computer with something else to do.
PATIENCE = 60.0
#: Who is to sit at a seat of a new table.
Seat = dict[str, object]
ME: Seat = {"me": True}
BOT: Seat = {"bot": "random"}
FREE: Seat = {}
#: Somebody was faster: that belongs to the game.
OVERTAKEN = {"stale-move", "too-late", "not-now"}


@dataclass(frozen=True)
class Guest:
    """A user of a server, whichever of its processes they come to."""

    id: str
    name: str
    #: What says who they are: a cookie, or the token of a program.
    proof: dict[str, str]

    @classmethod
    async def person(cls, url: str, name: str) -> Guest:
        async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE) as browser:
            told = (await browser.post("/api/me", json={"name": name, "lang": "en"})).raise_for_status().json()
            return cls(told["id"], name, {"Cookie": f"tavolata={browser.cookies['tavolata']}"})

    @classmethod
    async def program(cls, url: str, name: str) -> Guest:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as browser:
            told = (await browser.post("/api/bots", json={"name": name})).raise_for_status().json()
            return cls(told["id"], name, {"Authorization": f"Bearer {told['token']}"})

    @property
    def secret(self) -> str:
        """What nobody else may ever be told."""
        return next(iter(self.proof.values())).partition("=" if "Cookie" in self.proof else " ")[2]

    def browser(self, url: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=url, headers={"Origin": url, **self.proof}, timeout=PATIENCE)

    async def connect(self, url: str) -> Client:
        client = await Client.connect(url.replace("http", "ws", 1) + "/ws", {"Origin": url, **self.proof})
        client.keep_told = True
        return client

    async def open_table(self, url: str, game: str, seats: list[Seat], **wish: Any) -> LiveTable:
        async with self.browser(url) as browser:
            answer = await browser.post("/api/tables", json={"game": game, "seats": seats, **wish})
            told = answer.raise_for_status().json()
            return LiveTable(told["table"], told["key"])

    async def record(self, url: str, table: LiveTable) -> dict[str, Any]:
        async with self.browser(url) as browser:
            told: dict[str, Any] = (await browser.get(f"/api/tables/{table.id}/record")).raise_for_status().json()
            return told


@dataclass(frozen=True)
class LiveTable:
    """A table, and the key of its door."""

    id: str
    key: str

    async def enter(self, client: Client) -> None:
        await client.do("enter", table=self.id, key=self.key)

    async def sit(self, client: Client, seat: int, **fields: Any) -> None:
        await self.enter(client)
        await client.do("sit", table=self.id, seat=seat, **fields)

    async def start(self, client: Client, **fields: Any) -> None:
        """Until the cards are dealt, with the numbers of everybody's client."""
        await client.do("start", table=self.id, **fields)
        await client.until(lambda client: client.play["table"] == self.id and client.play["view"], PATIENCE)


async def play_on(client: Client, rng: random.Random, most: int = 100_000) -> None:
    """Random answers to what is asked, until the game is over or so many were given."""
    answered = -1

    def is_asked_anew(client: Client) -> bool:
        return client.is_over or (client.is_asked and client.play["seq"] > answered)

    while most > 0:
        await client.until(is_asked_anew, PATIENCE)
        if client.is_over:
            return
        answered, ask = client.play["seq"], client.play["ask"]
        if ask["kind"] == "window" and rng.random() < 0.5:
            continue  # nobody has to throw in
        try:
            await client.move(rng.choice(ask["legal"]))
        except WasRefused as error:
            if error.code not in OVERTAKEN:
                raise
        most -= 1


async def until_over(client: Client) -> None:
    """Until the end is told, with what proves the shuffle."""
    await client.until(lambda client: client.play.get("result") and client.room["state"] == "over", PATIENCE)
