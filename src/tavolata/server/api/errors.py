"""Every error as the same small object, in the language of whoever asked."""

from __future__ import annotations

import math

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tavolata.core.errors import TavolataError
from tavolata.server.api.edge import Misfit, Trouble, answer
from tavolata.server.errors import Fault, ServerError, WrongHost
from tavolata.server.network import own_names
from tavolata.server.refusals import refuse, wanted_language
from tavolata.server.security import check_host
from tavolata.server.settings import Settings


class NoSuchPage(ServerError):
    """An address at which there is nothing."""

    code = "no-such-page"
    status = 404


class NoSuchMethod(ServerError):
    """An address at which there is something, but not for this method."""

    code = "no-such-method"
    status = 405


def error_response(connection: HTTPConnection, error: TavolataError) -> Response:
    lang = getattr(connection.state, "lang", None) or wanted_language(connection.headers.get("accept-language"))
    told = refuse(error, lang)
    headers = {"Content-Language": lang}
    if told.retry_s is not None:
        headers["Retry-After"] = str(math.ceil(told.retry_s))
    # What the games refuse (an option, a name of a game) was well written, but does not fit.
    status = error.status if isinstance(error, ServerError) else Misfit.status
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    trouble = Trouble(code=told.code, message=told.message, text=told.text, clause=told.clause, retry_s=told.retry_s)
    return answer(trouble, status, headers)


class HostGuard:
    """Refuses requests for names that are not ours, whatever they ask for, before anything else looks at them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        own_names()  # the first request need not wait until they are found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            connection = HTTPConnection(scope)
            try:
                check_host(connection, self._settings)
            except WrongHost as error:
                response = error_response(connection, error)
                if scope["type"] == "websocket":
                    await WebSocket(scope, receive, send).send_denial_response(response)
                else:
                    await response(scope, receive, send)
                return
        await self._app(scope, receive, send)


def handle_errors(app: FastAPI) -> None:
    @app.exception_handler(TavolataError)
    async def refuse_it(request: Request, error: TavolataError) -> Response:
        return error_response(request, error)

    @app.exception_handler(HTTPException)
    async def refuse_as_the_framework_does(request: Request, error: HTTPException) -> Response:
        """What the framework itself refuses: no such page, no such method."""
        if error.status_code == 405:
            response = error_response(
                request, NoSuchMethod(f"{request.method} is not supported for {request.url.path}")
            )
            response.headers.update(error.headers or {})
            return response
        if error.status_code == 404:
            return error_response(request, NoSuchPage(f"there is nothing at {request.url.path}"))
        return error_response(request, Misfit(str(error.detail)))

    @app.exception_handler(ClientDisconnect)
    async def say_nothing(_request: Request, _error: ClientDisconnect) -> Response:
        """Whoever hung up in the middle of a request hears no answer."""
        return Response(status_code=400)

    @app.exception_handler(RequestValidationError)
    async def refuse_what_does_not_fit(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return error_response(request, Misfit(f"{where}: {first['msg']}"))

    @app.exception_handler(Exception)
    async def admit_a_fault(request: Request, _error: Exception) -> Response:
        """A mistake of ours: the log has it, the client hears no more than that."""
        return error_response(request, Fault("internal server error"))
