"""Connections that never finish what they begin keep nobody out."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tavolata.server import connections, sockets
from tavolata.server.app import SPARE_FILES
from tavolata.server.connection import Connection
from tavolata.server.logs import Bounded
from tavolata.server.settings import Settings
from tests.server.doors import Running, running

#: What a server has of each socket, of its own and of uvicorn.
LEFT = (sockets.Socket, Connection, WebSocketsSansIOProtocol, ServerProtocol)
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


async def test_who_does_not_read_an_answer_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    async with running(tmp_path, connections_per_address=1, requests_per_second=10_000) as server:
        await asyncio.sleep(0.1)  # until the first visitor has gone
        _, writer = await connect(server)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
        assert not await answers(server, "127.0.0.1")
        assert await until(lambda: answers(server, "127.0.0.1"))
        writer.close()


async def test_who_does_not_read_from_a_socket_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    monkeypatch.setattr(
        sockets, "MOST_FRAMES", 1_000_000
    )  # it is to be noticed before it has to be thrown out for that
    monkeypatch.setattr(sockets, "MOST_BYTES", 1_000_000_000)
    async with running(tmp_path, connections_per_address=1, messages_per_second=1_000_000) as server:
        headers = await server.cookie()
        socket = await websockets.connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers)
        socket.transport.pause_reading()
        assert not await answers(server, "127.0.0.1")
        probe = Frame(Opcode.TEXT, b'{"type": "probe", "id": "%s"}' % (b"x" * 40)).serialize(mask=True)
        for _ in range(100):
            socket.transport.write(probe * 1000)
            await asyncio.sleep(0)
        assert await until(lambda: answers(server, "127.0.0.1"))
        socket.transport.abort()


async def test_a_slow_reader_gets_the_whole_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    async with running(tmp_path, requests_per_second=10_000) as server:
        reader, writer = await connect(server)
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n"
        writer.write((ask + b"\r\n") * 99 + ask + b"Connection: close\r\n\r\n")
        whole = b""
        while part := await reader.read(200_000):
            whole += part
            await asyncio.sleep(0.01)
        assert whole.count(b"HTTP/1.1 200 OK") == 100
        writer.close()


async def until(is_so: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if await is_so():
            return True
        await asyncio.sleep(0.1)
    return False


def test_a_flood_of_lines_is_cut_and_counted() -> None:
    bounded = Bounded(rate=1e-9, burst=3)
    lines = [logging.LogRecord("x", logging.INFO, "", 0, "line", None, None) for _ in range(10)]
    assert [bounded.filter(line) for line in lines] == [True] * 3 + [False] * 7
    bounded._bucket._tokens = 1.0
    late = logging.LogRecord("x", logging.INFO, "", 0, "line", None, None)
    assert bounded.filter(late)
    assert late.left_out == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("more", "code"), [(b"", 1007), (Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000)], ids=["", "goodbye"]
)
async def test_text_that_is_none_is_the_mistake_of_the_client(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, more: bytes, code: int
) -> None:
    async with running(tmp_path) as server:
        headers = await server.cookie()
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
            socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True) + more)
            async with asyncio.timeout(5):
                await socket.wait_closed()
        assert socket.close_code == code
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_socket_that_was_closed_below_the_application_ends_without_an_error(
    app: FastAPI, ada: httpx.AsyncClient
) -> None:
    """uvicorn hangs up on a client that breaks the protocol, and says so only to whoever sends something."""
    headers = {"host": "test", "origin": "http://test", "cookie": f"tavolata={ada.cookies['tavolata']}"}
    scope = {
        "type": "websocket",
        "path": "/ws",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
    }
    sent: list[str] = []

    async def receive() -> dict[str, str]:
        if not sent:
            return {"type": "websocket.connect"}
        return await asyncio.Future()

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message["type"])
        if message["type"] == "websocket.send":
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    async with asyncio.timeout(10):
        await app(scope, receive, send)
    assert sent == ["websocket.accept", "websocket.send"]


async def test_nothing_is_left_of_a_closed_socket_for_a_search_for_garbage(tmp_path: Path) -> None:
    """A server searches all its memory about once an hour, so what waits for that grows until then."""
    async with running(tmp_path) as server:
        headers = await server.cookie()
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
                    await socket.recv()
            for _ in range(200):
                left = sum(issubclass(type(one), LEFT) for one in gc.get_objects())
                if not left:
                    break
                await asyncio.sleep(0.05)
        finally:
            gc.enable()
        assert not left


def test_the_service_may_open_a_file_for_each_connection() -> None:
    unit = (Path(__file__).parents[2] / "deploy" / "tavolata.service").read_text()
    [allowed] = re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert int(allowed) >= Settings().connections + SPARE_FILES
