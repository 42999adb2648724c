"""How bodies come in and answers go out, and what OpenAPI says about them.

Bodies and answers are msgspec structs, as on the socket: one definition decodes, checks, encodes and documents. A route
says what it takes and gives by `documented`; `describe` puts all their schemas into the OpenAPI page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from msgspec import Struct

from tavolata.server.errors import BadMessage, ServerError

T = TypeVar("T", bound=Struct)
_TYPES: set[type[Struct]] = set()


class Trouble(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every error looks like. `message` is in English for programmers, `text` for people in their language."""

    code: str
    message: str
    text: str
    #: The clause of the rules that says so.
    clause: str | None = None
    #: After how many seconds it is worth another try.
    retry_s: float | None = None


class Misfit(BadMessage):
    """JSON, but not what this route takes."""

    status = 422


class TooBig(ServerError):
    """A body that is longer than any of ours."""

    code = "too-big"
    status = 413


class NotJson(ServerError):
    """A body of another kind."""

    code = "not-json"
    status = 415


#: What each status means, wherever it comes.
_MEANINGS = {
    400: "The body is not JSON.",
    401: "Nobody is known by the cookie or token.",
    403: "This is not yours to do.",
    404: "There is no such thing, or not for you.",
    409: "It cannot be done in the present state.",
    413: "The body is too long.",
    415: "The body is not sent as JSON.",
    422: "What was sent does not fit.",
    429: "Too many; `retry_s` says when it is worth another try.",
    503: "The server is preparing itself, stopping, or cannot write.",
}


def body(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """The body of a request as a struct; for `Depends`."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise NotJson("send JSON with the header Content-Type: application/json")
        try:
            return decoder.decode(await _bytes(request))
        except msgspec.ValidationError as error:
            raise Misfit(f"invalid request body: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"the request body is not valid JSON: {error}") from None

    return read


async def _bytes(request: Request) -> bytes:
    """No more of the body than may be sent, however long it says that it is."""
    most = request.app.state.doors.settings.message_bytes
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > most:
            raise TooBig(f"the request body is larger than {most} bytes")
    return bytes(received)


def answer(struct: Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return answer_encoded(msgspec.json.encode(struct), status, headers)


def answer_encoded(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """For what is so large that it was encoded elsewhere."""
    return Response(body, status, headers, media_type="application/json")


def documented(
    gives: type[Struct] | None,
    *errors: int,
    takes: type[Struct] | None = None,
    status: int = 200,
    under_way: type[Struct] | None = None,
    nothing: str | None = None,
) -> dict[str, Any]:
    """How a route is declared that gives such an answer, takes such a body and can end in such errors.

    `under_way` is what it answers as long as the answer is not ready, `nothing` says when there is no answer.
    """
    if takes is not None:
        errors = (*errors, 400, 403, 413, 415, 422)
    responses: dict[int, Any] = {code: _as_json(_MEANINGS[code], Trouble) for code in sorted({*errors, 422, 429})}
    responses[status] = _as_json("Done.", gives) if gives is not None else {"description": "Done."}
    if under_way is not None:
        responses[202] = _as_json("Under way; ask again.", under_way)
    if nothing is not None:
        responses[204] = {"description": nothing}
    extra = {"requestBody": {"required": True, **_as_json("", takes)}} if takes is not None else None
    if extra is not None:
        del extra["requestBody"]["description"]
    return {"response_model": None, "status_code": status, "responses": responses, "openapi_extra": extra}


def _as_json(description: str, kind: type[Struct]) -> dict[str, Any]:
    _TYPES.add(kind)
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description with the schemas of all structs."""
    if app.openapi_schema is None:
        described = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes, tags=app.openapi_tags
        )
        kinds = sorted(_TYPES, key=lambda kind: kind.__name__)
        _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        described.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
        app.openapi_schema = described
    return app.openapi_schema
