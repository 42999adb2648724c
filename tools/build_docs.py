"""Builds the documentation site from docs/, CONTRIBUTING.md, CHANGELOG.md and the docstrings of the package.

    python tools/build_docs.py    # into src/tavolata/server/docs, unless nothing has changed

A warning of Sphinx, such as a link that leads nowhere, is an error here. The server shows the site at `/docs`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/tavolata"
SITE = PACKAGE / "server/docs"
#: What the site was built from, beside what was built.
STAMP = SITE / ".inputs"

#: The server allows no style attributes. What the theme says with them can be said without.
_WITHOUT_STYLES = {
    ' style="display: none;"': ' width="0" height="0"',
    ' style="display: none"': " hidden",
    ' style="opacity: 50%"': ' opacity="50%"',
}
_STYLE = re.compile(r' style="[^"]*"')


def _inputs() -> Iterator[Path]:
    yield from (ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", ROOT / "web/public/icon.svg", Path(__file__))
    yield from sorted(path for path in (ROOT / "docs").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    yield from sorted(PACKAGE.rglob("*.py"))


def _digest() -> str:
    digest = hashlib.sha256()
    for path in _inputs():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build() -> bool:
    """Build the site if anything that it is made from has changed; whether that was so."""
    inputs = _digest()
    if STAMP.is_file() and STAMP.read_text() == inputs:
        return False
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--jobs", "auto"]
        command += ["--doctree-dir", str(Path(folder) / "doctrees"), str(ROOT / "docs"), str(site)]
        # Plain Python: nothing is run but the imports, and nothing has to be compiled for them.
        if subprocess.run(command, env={**os.environ, "TAVOLATA_KERNEL": "python"}, check=False).returncode:
            raise SystemExit("the documentation cannot be built; the messages above say why")
        for name in (".buildinfo", "objects.inv"):
            (site / name).unlink(missing_ok=True)
        shutil.rmtree(site / "_sources", ignore_errors=True)
        for page in site.rglob("*.html"):
            page.write_text(_without_styles(page.read_text(encoding="utf-8")), encoding="utf-8")
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(site, SITE)
    STAMP.write_text(inputs)
    return True


def _without_styles(page: str) -> str:
    for style, other in _WITHOUT_STYLES.items():
        page = page.replace(style, other)
    return _STYLE.sub("", page)


def main() -> None:
    if build():
        files = [path for path in SITE.rglob("*") if path.is_file()]
        print(f"{SITE.relative_to(ROOT)}: {len(files)} files, {sum(path.stat().st_size for path in files):,} bytes")


if __name__ == "__main__":
    main()
