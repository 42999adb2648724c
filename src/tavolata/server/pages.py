"""What a browser is shown: the client if it is built, otherwise a page that says what runs here."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import fastapi_offline
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from tavolata import __version__
from tavolata.server.assets import ClientFiles
from tavolata.server.errors import NotReady
from tavolata.server.refusals import wanted_language
from tavolata.server.security import content_policy

#: The first part of the client's own addresses. What follows may end in a dot or more if a link was cut out of a text.
CLIENT_PAGES = {"t", "replay", "me", "rules", "learn"}
STATIC = Path(__file__).parent / "static"
#: The documentation site, if it has been built (tools/build_docs.py).
DOCS = Path(__file__).parent / "docs"
_NO_DOCS = """<!doctype html>
<html lang="en">
<title>Tavolata</title>
<p>The documentation is not part of this installation. <code>make docs</code> builds it.</p>
"""
#: The files of the page that shows the REST interface.
_SWAGGER = Path(fastapi_offline.__file__).parent / "static"


def _page(text: str) -> HTMLResponse:
    return HTMLResponse(text, headers={"Content-Security-Policy": content_policy(text)})


def _show_docs(router: APIRouter, docs: Path) -> None:
    is_built = (docs / "index.html").is_file()
    files = ClientFiles(directory=docs, check_dir=False)
    # All pages of the site have the same inline script and style.
    policy = content_policy((docs / "index.html").read_text(encoding="utf-8") if is_built else "")

    @router.get("/docs")
    async def go_to_docs() -> RedirectResponse:
        return RedirectResponse("/docs/")

    @router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
    async def show_docs(path: str, request: Request) -> Response:
        if not is_built:
            return HTMLResponse(_NO_DOCS, 404)
        is_folder = path in {"", "api/"}
        answer = await files.get_response(f"{path}index.html" if is_folder else path, request.scope)
        answer.headers["Content-Security-Policy"] = policy
        return answer


def _is_file(path: str) -> bool:
    first, _, _ = path.partition("/")
    return first == "api" or ("." in path.rpartition("/")[2] and first.lower() not in CLIENT_PAGES)


def show_pages(app: FastAPI, static: Path, docs: Path = DOCS) -> None:
    """Goes last: whatever is no address of the server belongs to the client."""
    router = APIRouter(include_in_schema=False)
    _show_docs(router, docs)

    @router.get("/api/docs")
    async def show_rest() -> HTMLResponse:
        page = get_swagger_ui_html(
            openapi_url="/api/openapi.json",
            title=app.title,
            swagger_js_url="/api/docs/swagger-ui-bundle.js",
            swagger_css_url="/api/docs/swagger-ui.css",
            swagger_favicon_url="/api/docs/favicon.png",
        )
        return _page(bytes(page.body).decode())

    app.mount("/api/docs", StaticFiles(directory=_SWAGGER))
    if (static / "index.html").is_file():
        client = ClientFiles(directory=static)
        # The client asks for these when it runs. A browser that hears of them with the page has them by then.
        texts = {file.name.split("-")[1]: f"/assets/{file.name}" for file in static.glob("assets/texts-*-main-*.js")}

        # A route for these methods alone, so that others are still refused as what they are.
        @router.api_route("/{path:path}", methods=["GET", "HEAD"])
        async def show_client(path: str, request: Request) -> Response:
            """A file of the client; at its own addresses such as /t/ID the client itself, which knows them."""
            is_missing = False
            if _is_file(path):
                try:
                    return await client.get_response(path, request.scope)
                except HTTPException as error:
                    # Somebody who reads gets a page in their language. Programs want to know what is wrong.
                    reads = "text/html" in request.headers.get("accept", "") and not path.startswith("api/")
                    if error.status_code != 404 or not reads:
                        raise
                    is_missing = True
            try:
                page = await client.get_response("index.html", request.scope)
            except HTTPException:
                raise NotReady("the client is being updated; try again in a moment") from None
            if is_missing and page.status_code == 200:
                page.status_code = 404
            if soon := texts.get(wanted_language(request.headers.get("accept-language"))):
                page.headers["Link"] = f"<{soon}>; rel=modulepreload"
            page.headers.add_vary_header("Accept-Language")
            return page
    else:

        @router.get("/")
        async def show_front() -> HTMLResponse:
            text = files(__package__).joinpath("front.html").read_text(encoding="utf-8")
            return _page(text.replace("VERSION", __version__))

    app.include_router(router)
