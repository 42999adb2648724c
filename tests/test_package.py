"""What a wheel contains besides the Python code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tavolata.core import wasm

ROOT = Path(__file__).parent.parent


def test_a_wheel_has_the_kernels_the_client_and_the_documentation(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    # They have been built here already.
    subprocess.run(command, cwd=ROOT, env={**os.environ, "TAVOLATA_CLIENT": "skip"}, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    for family in ("pizza", "solomino"):
        assert f"tavolata/wasm/{wasm.file_of(family).name}" in names
        assert f"tavolata/wasm/{wasm.file_of(family).with_suffix('.json').name}" in names
    assert {
        "tavolata/server/static/index.html",
        "tavolata/server/static/sw.js",
        "tavolata/server/docs/index.html",
    } <= names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]
