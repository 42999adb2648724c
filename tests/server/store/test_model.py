"""Whatever is done to a store, it behaves like a few dictionaries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, TypeVar

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tavolata.server.errors import NoSuchTable
from tavolata.server.journal import Chair, Entry, Hosted, Played, Seated
from tavolata.server.messages import UNFINISHED, State
from tavolata.server.store import Conflict, Store, Summary, TableRow, User, open_store
from tests.server.store.samples import SUMMARY, opened

T = TypeVar("T")

TABLES = st.sampled_from(["a", "b", "c"])
USERS = st.sampled_from(["ann", "bob", "cleo"])
STATES: st.SearchStrategy[State] = st.sampled_from(["waiting", "playing", "over", "closed"])


class StoreMachine(RuleBasedStateMachine):
    """Does the same to a store and to the model, and looks for differences."""

    store: Store
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[str, list[Entry]] = {}
        self.users: dict[str, User] = {}

    def run(self, call: Awaitable[T]) -> T:
        async def wait() -> T:
            return await call

        return self.runner.run(wait())

    def outcome(self, call: Awaitable[Any]) -> type | None:
        """The kind of refusal, if the call was refused."""
        try:
            self.run(call)
        except (Conflict, NoSuchTable) as error:
            return type(error)
        return None

    def next_entry(self, table: str, change: Any) -> Entry:
        self.now += 1.0  # so that the order of all changes is known
        return Entry(seq=len(self.journals.get(table, [])) + 1, at=self.now, change=change)

    @rule(table=TABLES, host=USERS, listed=st.booleans())
    def open(self, table: str, host: str, listed: bool) -> None:
        self.now += 1.0
        first = Entry(seq=1, at=self.now, change=opened(Chair(user=host, name=host), Chair(), host=host))
        summary = replace(SUMMARY, users=[host, None], names=[host, ""], host_name=host, listed=listed)
        row = TableRow(table, "key", "secret", opened=self.now, changed=self.now, seq=1, summary=summary)
        refused = self.outcome(self.store.open_table(row, [first]))
        assert refused is (Conflict if table in self.rows else None)
        if refused is None:
            self.rows[table], self.journals[table] = row, [first]

    def append(self, table: str, change: Any, summary: Summary) -> None:
        entry = self.next_entry(table, change)
        refused = self.outcome(self.store.append(table, [entry], summary))
        assert refused is (None if table in self.rows else NoSuchTable)
        if refused is None:
            self.journals[table].append(entry)
            self.rows[table] = replace(self.rows[table], changed=self.now, seq=entry.seq, summary=summary)

    def summary(self, table: str) -> Summary:
        return self.rows[table].summary if table in self.rows else SUMMARY

    @rule(table=TABLES, user=USERS, state=STATES)
    def play(self, table: str, user: str, state: State) -> None:
        summary = self.summary(table)
        by = user if user in summary.users else "level-3"
        self.append(table, Played(steps=[], by=by, move=f"move of {by}"), replace(summary, state=state))

    @rule(table=TABLES, user=USERS, seat=st.integers(0, 1), leave=st.booleans())
    def sit(self, table: str, user: str, seat: int, leave: bool) -> None:
        summary = self.summary(table)
        users, names = list(summary.users), list(summary.names)
        users[seat], names[seat] = (None, "") if leave else (user, user)
        chair = Chair() if leave else Chair(user=user, name=user)
        self.append(table, Seated(seat=seat, chair=chair), replace(summary, users=users, names=names))

    @rule(table=TABLES, user=USERS)
    def host(self, table: str, user: str) -> None:
        self.append(table, Hosted(user=user), replace(self.summary(table), host_name=user))

    @rule(table=TABLES, wrong=st.sampled_from([-1, 1, 5]))
    def append_out_of_order(self, table: str, wrong: int) -> None:
        entry = Entry(seq=max(1, len(self.journals.get(table, [])) + 1 + wrong), at=0.0, change=Hosted(user="ann"))
        if entry.seq != len(self.journals.get(table, [])) + 1:
            refused = self.outcome(self.store.append(table, [entry], SUMMARY))
            assert refused is (Conflict if table in self.rows else NoSuchTable)

    @rule(table=TABLES)
    def delete_table(self, table: str) -> None:
        assert self.run(self.store.delete_table(table)) is (self.rows.pop(table, None) is not None)
        self.journals.pop(table, None)

    @rule(age=st.integers(0, 5))
    def compact(self, age: int) -> None:
        old = [row.id for row in self.rows.values() if row.changed < self.now - age and row.summary.state != "over"]
        assert self.run(self.store.compact(self.now - age)) == len(old)
        for table in old:
            del self.rows[table], self.journals[table]

    @rule(user=USERS)
    def add_user(self, user: str) -> None:
        refused = self.outcome(self.store.add_user(User(user, user.title(), "en"), key_hash=f"key of {user}"))
        assert refused is (Conflict if user in self.users else None)
        self.users[user] = User(user, user.title(), "en")

    @rule(user=USERS)
    def delete_user(self, user: str) -> None:
        named = [table for table, journal in self.journals.items() if f"{user!r}" in str(journal)]
        assert self.run(self.store.delete_user(user)) == len(named)
        self.users.pop(user, None)
        for table in named:  # what has become of them is shown elsewhere; here only that nobody is left
            self.journals[table] = self.run(self.store.journal(table))
            row = self.run(self.store.table(table))
            assert row is not None
            assert user not in f"{row} {self.journals[table]}"
            self.rows[table] = row

    @invariant()
    def has_the_same_tables(self) -> None:
        assert self.run(self.store.tables()) == self.by_change()

    @rule(table=TABLES)
    def look_at_table(self, table: str) -> None:
        assert self.run(self.store.journal(table)) == self.journals.get(table, [])
        assert self.run(self.store.lobby(self.now)) == sorted(
            (row for row in self.rows.values() if row.summary.listed and row.summary.state in UNFINISHED),
            key=lambda row: row.id,
        )

    @rule(user=USERS)
    def look_at_user(self, user: str) -> None:
        theirs = [row for row in self.by_change() if user in row.summary.users]
        assert self.run(self.store.tables(user=user)) == theirs
        assert self.run(self.store.user_by_key(f"key of {user}")) == self.users.get(user)

    def by_change(self) -> list[TableRow]:
        return sorted(self.rows.values(), key=lambda row: -row.changed)

    def teardown(self) -> None:
        for table in self.rows:
            self.run(self.store.delete_table(table))
        for user in self.users:
            self.run(self.store.delete_user(user))


def test_a_store_behaves_like_a_few_dictionaries(address: str) -> None:
    with asyncio.Runner() as with_runner:
        opened_store = with_runner.run(open_store(address))

        class Machine(StoreMachine):
            store = opened_store
            runner = with_runner

        run_state_machine_as_test(
            Machine,
            settings=settings(
                max_examples=10,
                stateful_step_count=25,
                deadline=None,
                derandomize=True,
                suppress_health_check=[HealthCheck.too_slow],
            ),
        )
        with_runner.run(opened_store.close())
