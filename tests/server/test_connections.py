"""Connections that never finish what they begin keep nobody out."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.frames import Frame, Opcode

from tavolata.server import connections
from tavolata.server.logs import Bounded
from tests.server.doors import Running, running

#: Another computer, as far as the server can tell.
ELSEWHERE = "127.0.0.2"


async def connect(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def is_closed(reader: asyncio.StreamReader, seconds: float = 10.0) -> bool:
    """The server has hung up; what it said before does not matter."""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(1000):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


async def answers(server: Running, address: str) -> bool:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, base_url=server.url, timeout=5) as browser:
        try:
            return (await browser.get("/healthz")).status_code == 200
        except httpx.TransportError:
            return False


async def test_idle_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=20) as server:
        await asyncio.sleep(0.1)  # until the first visitor has gone
        idle = [await connect(server) for _ in range(30)]
        assert await asyncio.gather(*(is_closed(reader, 0.5) for reader, _ in idle)) == [False] * 20 + [True] * 10
        assert not await answers(server, "127.0.0.1")
        assert await answers(server, ELSEWHERE)
        for _, writer in idle:
            writer.close()
        await asyncio.sleep(0.1)
        assert await answers(server, "127.0.0.1")


async def test_all_connections_together_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, connections=5) as server:
        await asyncio.sleep(0.1)
        idle = [await connect(server) for _ in range(5)]
        assert not await answers(server, ELSEWHERE)
        idle[0][1].close()
        await asyncio.sleep(0.1)
        assert await answers(server, ELSEWHERE)
        for _, writer in idle:
            writer.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HT",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_a_request_that_is_not_finished_in_time_is_ended(
    tmp_path: Path, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST", 0.4)
    async with running(tmp_path) as server:
        reader, writer = await connect(server)
        writer.write(begun)
        closed = asyncio.create_task(is_closed(reader, 5.0))
        for _ in range(3):  # a byte now and then gives no more time
            await asyncio.sleep(0.1)
            if begun:
                writer.write(b"x")
        assert await closed
        writer.close()


async def test_an_answer_and_a_socket_may_take_longer_than_a_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST", 0.2)
    async with running(tmp_path) as server:
        headers = await server.cookie()
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
            await asyncio.sleep(0.5)
            await socket.send('{"type": "exit", "id": "1", "table": "AAAAAAAAAAAA"}')
            async with asyncio.timeout(5):
                while '"done"' not in str(await socket.recv()):
                    pass


@pytest.mark.parametrize(
    "frame",
    [Frame(Opcode.PING, b""), Frame(Opcode.PONG, b"x"), Frame(Opcode.TEXT, b"", fin=False)],
    ids=["pings", "pongs", "parts of a message"],
)
async def test_frames_that_are_no_messages_are_counted(
    tmp_path: Path, frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_FRAMES", 30.0)
    async with running(tmp_path) as server:
        headers = await server.cookie()
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
            first = frame.serialize(mask=True)
            following = first
            if not frame.fin:
                following = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
            socket.transport.write(first + following * 100)
            async with asyncio.timeout(5):
                await socket.wait_closed()
        assert await answers(server, ELSEWHERE)


def test_a_flood_of_lines_is_cut_and_counted() -> None:
    bounded = Bounded(rate=1e-9, burst=3)
    lines = [logging.LogRecord("x", logging.INFO, "", 0, "line", None, None) for _ in range(10)]
    assert [bounded.filter(line) for line in lines] == [True] * 3 + [False] * 7
    bounded._bucket._tokens = 1.0
    late = logging.LogRecord("x", logging.INFO, "", 0, "line", None, None)
    assert bounded.filter(late)
    assert late.left_out == 7  # type: ignore[attr-defined]
