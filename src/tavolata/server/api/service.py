"""For programs that look after the server, and for those who write clients."""

from __future__ import annotations

import secrets
from typing import Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct, json
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tavolata import __version__
from tavolata.core.registry import GAMES, family_of
from tavolata.core.switching import running
from tavolata.server import metrics
from tavolata.server.api.callers import AtDoors, token_of
from tavolata.server.api.edge import answer, documented
from tavolata.server.errors import NotAllowed
from tavolata.server.messages import schema
from tavolata.server.security import is_from_here, others_can_come, public_url
from tavolata.server.store.health import Part

#: Beside the REST interface, where such programs look for it.
outside = APIRouter(tags=["service"])
router = APIRouter(tags=["service"])


State = Literal["ready", "preparing", "unwell"]


class Health(Struct, frozen=True, kw_only=True):
    """`preparing` answers everything but live tables; `unwell` says which part of its data it cannot use.

    `processes` is the connection by which the processes of a server hear from each other. `kernels` says how the rules
    of each family of games run: `compiled`, or `wasm` until the compiler is done.
    """

    state: State
    version: str
    kernels: dict[str, str]
    unwell: list[Part] = []


@outside.get("/healthz", summary="Is the server well?", **documented(Health, 503))
async def read_health(doors: AtDoors) -> Response:
    parts = await doors.store.unwell()
    state: State = "unwell" if parts else "ready" if doors.is_ready else "preparing"
    kernels = {family: running(family) for family in sorted({family_of(game) for game in GAMES})}
    return answer(Health(state=state, version=__version__, kernels=kernels, unwell=parts), 503 if parts else 200)


@outside.get("/metrics", summary="For Prometheus", **documented(None, 403))
async def read_metrics(request: Request, doors: AtDoors) -> Response:
    """From this computer, or with the token that was set: it says how much is played here."""
    token, given = doors.settings.metrics_token, token_of(request)
    knows_it = token is not None and given is not None and secrets.compare_digest(given.encode(), token.encode())
    if not (knows_it or is_from_here(request)):
        raise NotAllowed("only available on the server's own computer, or with the token set as metrics_token")
    metrics.live_tables.set(doors.live_tables)
    for state, count in (await doors.store.count_tables()).items():
        metrics.tables.labels(state).set(count)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class Reach(Struct, frozen=True, kw_only=True):
    """What links to this server begin with, and whether they lead there on other computers."""

    origin: str
    others: bool


@router.get("/reach", summary="Where others find this server", **documented(Reach))
async def read_reach(request: Request, doors: AtDoors) -> Response:
    """`others` is false if the server listens for its own computer alone: `tavolata serve --lan` lets others in."""
    settings = doors.settings
    return answer(Reach(origin=public_url(request, settings), others=others_can_come(request, settings)))


@router.get("/schema", summary="The messages of the socket as JSON Schema", **documented(None))
async def read_schema() -> Response:
    return Response(json.encode(schema()), media_type="application/schema+json")
