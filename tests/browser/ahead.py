"""Plays on at a table until somebody is asked what a test is about, whatever was dealt.

Those who sit there are taken to have played, at random and by the rules; the journal says so, and the table is read
anew, as after an administrator's hand. So no test waits for what a deal need not bring, and no seed can grow stale.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from tavolata.core.game import Game
from tavolata.core.records import record_of
from tavolata.server.forced import forced_answer
from tavolata.server.hall import Hall
from tavolata.server.journal import Entry, Played
from tavolata.server.table import Table
from tests.browser.guest import Guest

#: Games that are tried for a short way, and before a table is said never to come to something; decisions in each.
FEWEST_TRIES, TRIES = 30, 3000
LONGEST = 1500

Wanted = Callable[[Game], bool]
#: Which of the legal actions the deciding seat takes.
Choose = Callable[[Game, random.Random], int]
#: A seat and its action; None where a window closes by itself.
Move = tuple[int, str] | None


def asks(kind: str, seat: int = 0) -> Wanted:
    """The seat is asked for this kind of decision and has a choice; in a window, only if it can throw something in."""

    def is_asked(game: Game) -> bool:
        if game.decision is None or game.decision.kind != kind:
            return False
        if kind != "window":
            return game.decision.seat == seat and not forced_answer(game)
        finds = [one for one in game.asked() if one.decision is not None and one.decision.seat == seat]
        return any(len(one.legal) > 1 for one in finds)

    return is_asked


def at_random(game: Game, chance: random.Random) -> int:
    return chance.choice(game.legal)


def find_way(game: Game, wanted: Wanted, choose: Choose = at_random) -> list[Move]:
    """A short way from here to what is wanted, so that the rest of the game is still to come."""
    found = list[list[Move]]()
    for attempt in range(TRIES):
        moves = list[Move]()
        trial, chance = game.copy(), random.Random(attempt)
        for move in _play_on(trial, chance, choose):
            moves.append(move)
            if wanted(trial):
                found.append(moves)
                break
        if found and attempt >= FEWEST_TRIES:
            return min(found, key=len)
    raise AssertionError(f"{game.rules.title} does not come to this from here in {TRIES} games")


def _play_on(game: Game, chance: random.Random, choose: Choose) -> Iterator[Move]:
    for _ in range(LONGEST):
        if game.is_over or game.decision is None:
            return
        if game.decision.kind == "window" and game.options.get("ask_everyone"):
            move: Move = None
            game.close_window()
        else:
            action = choose(game, chance)
            move = (game.decision.seat, game.rules.format_action(action))
            game.apply(action)
        _let_chance_answer(game)
        yield move


def _let_chance_answer(game: Game) -> None:
    while game.decision is None and not game.is_over:
        game.shuffle()


#: A table of the page as its browser keeps it, to read and to write.
_KEPT = """([id, written]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('tavolata');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
        const asked = written ? tables.put(written) : tables.get(id);
        asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
        asked.onerror = () => reject(asked.error);
    };
})"""


async def play_ahead_in_page(guest: Guest, wanted: Wanted, choose: Choose = at_random) -> None:
    """The same at a table that the page keeps by itself: its journal is written on while no page has it open."""
    page, table = guest.page, guest.table
    guest.play = {}
    await page.goto("/")
    kept: dict[str, Any] = await page.evaluate(_KEPT, [table, None])
    game, opened, entries = _read_kept(kept), kept["opened"], kept["entries"]
    for move in find_way(game, wanted, choose):
        begun = len(game.history)
        by = "clock"
        if move is None:
            game.close_window()
        else:
            by = opened["chairs"][move[0]]["bot"] or "me"
            game.play(*move)
        _let_chance_answer(game)
        steps = [
            {key: value for key, value in step.items() if key != "events"} for step in record_of(game)["steps"][begun:]
        ]
        change = {"type": "played", "steps": steps, "by": by}
        entries.append({"seq": entries[-1]["seq"] + 1, "at": time.time() * 1000, "change": change})
    await page.evaluate(_KEPT, [table, kept])
    await page.goto(f"/t/{table}")
    await guest.until(lambda play: bool(play["view"]))


def _read_kept(kept: dict[str, Any]) -> Game:
    opened = kept["opened"]
    game = Game.laid_out(opened["game"], seed=opened["seed"], **opened["options"])
    for entry in kept["entries"]:
        for step in entry["change"].get("steps", []):
            if "do" in step:
                game.play(step["seat"], step["do"])
            else:
                game.shuffle()
        if entry["change"]["type"] == "begun":
            game.shuffle()
    return game


async def play_ahead(hall: Hall, table: str, wanted: Wanted, choose: Choose = at_random) -> None:
    """Bring a table to what is wanted. Nobody else may be about to move there: it has to wait for a person."""
    row = await hall.store.table(table)
    assert row is not None
    scratch = Table(row)
    scratch.apply_all(await hall.store.journal(table))
    assert scratch.game is not None
    entries = list[Entry]()
    for move in find_way(scratch.game, wanted, choose):
        entries.append(Entry(seq=scratch.seq + 1, at=time.time(), change=_change(scratch, move)))
        scratch.apply(entries[-1])
    await hall.store.append(table, entries, scratch.summary())
    keeper = await hall._keeper(table)
    assert keeper is not None
    await keeper.read_again()


def _change(table: Table, move: Move) -> Played:
    if move is None:
        return table.prepare_closing()
    seat, action = move
    return table.prepare_actions(seat, [action], by=table.chairs[seat].user or table.stand_in(seat))
