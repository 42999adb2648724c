"""Logs for people or for programs. Everything logs by the standard library; here it gets its form.

Bodies, headers and query strings are never logged, so that no key, token or cookie can be. Tracebacks go without the
values of variables for the same reason.
"""

from __future__ import annotations

import logging
import sys
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server import metrics
from tavolata.server.limits import Bucket
from tavolata.server.settings import Settings

log = logging.getLogger(__name__)


def configure(settings: Settings) -> None:
    """Let everything of this process log in the form that the settings ask for, on stderr."""
    as_json = settings.log_format == "json"
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    # uvicorn would log whole addresses of sockets, with what stands after the question mark.
    for talkative in ("uvicorn.error", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Bounded(logging.Filter):
    """Lets through so many lines a second, and says how many it has left out: a flood must not fill the disk."""

    def __init__(self, rate: float = 50.0, burst: float = 1000.0) -> None:
        super().__init__()
        self._bucket = Bucket(rate, burst)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if self._bucket.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.left_out, self._left_out = self._left_out, 0
        return True


class RequestLog:
    """One line a request: what, from the path alone, how it ended and how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            metrics.requests.labels(_METHODS.get(scope["method"], "other"), str(status)).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope.get("raw_path", b"").decode("ascii", "replace"),
                    "status": status,
                    "ms": round((time.perf_counter() - begun) * 1000, 1),
                },
            )


#: Any word can be sent as a method; only these become labels.
_METHODS = {name: name for name in ("GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT")}
