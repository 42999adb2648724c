"""Tables as a server would write them, as small as they can be."""

from __future__ import annotations

from tavolata.server.journal import AnyChange, Chair, Entry, Hosted, Opened, Played, Seated, Step
from tavolata.server.messages import Setting
from tavolata.server.store import Store, Summary, TableRow

SUMMARY = Summary(
    state="playing",
    listed=False,
    game="sole-mio",
    players=2,
    free=0,
    host_name="Ann",
    users=["ann", None],
    names=["Ann", "Level 3"],
    bots=[None, "level-3"],
    waits_for=0,
)


def entry(seq: int, change: AnyChange) -> Entry:
    return Entry(seq=seq, at=1000.0 + seq, change=change)


def opened(*chairs: Chair, host: str = "ann") -> Opened:
    return Opened(
        game="sole-mio",
        options={"players": 2},
        setting=Setting(),
        host=host,
        chairs=list(chairs) or [Chair(user="ann", name="Ann", number="0a1b"), Chair(bot="level-3", name="Level 3")],
        commitment="c0ffee",
    )


def played(by: str = "ann", move: str | None = None) -> Played:
    return Played(steps=[Step(seat=0, do="ooO"), Step(shuffle={"supply": "o p"})], by=by, move=move)


def seated(user: str, name: str, seat: int = 1) -> Seated:
    return Seated(seat=seat, chair=Chair(user=user, name=name, number="ff"))


def hosted(user: str) -> Hosted:
    return Hosted(user=user)


async def open_table(store: Store, table: str = "table-1", summary: Summary = SUMMARY, *more: AnyChange) -> TableRow:
    """A new table with `more` after its first entry; returns its row as it must be in the store."""
    changes = [opened(), *more]
    entries = [entry(seq, change) for seq, change in enumerate(changes, 1)]
    row = TableRow(
        id=table,
        key=f"key of {table}",
        secret="5ec2e7",
        opened=1000.0,
        changed=entries[-1].at,
        seq=len(entries),
        summary=summary,
    )
    await store.open_table(row, entries)
    return row
