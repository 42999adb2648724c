"""The line between processes, when its connection breaks at a bad moment."""

from __future__ import annotations

from typing import Any

import asyncpg
import pytest

from tavolata.server.errors import NotReady
from tavolata.server.store.line import Line


class Breaking:
    """A connection as asyncpg leaves it if it is lost in the middle of preparing a statement."""

    def __getattr__(self, _name: str) -> Any:
        return lambda *_args: None

    def is_closed(self) -> bool:
        return False

    async def add_listener(self, *_args: object) -> None:
        pass

    async def fetchval(self, *_args: object) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def close(self) -> None:
        pass


async def test_whatever_the_driver_says_of_a_broken_connection_becomes_not_ready() -> None:
    async def connect() -> Breaking:
        return Breaking()

    line = Line(connect)
    await line.open()
    with pytest.raises(NotReady, match="does not respond"):
        await line.tell("hall", "hello")
    await line.close()
