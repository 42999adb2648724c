"""Files that the command reads or will write: problems are better noticed before a long game than after it."""

from __future__ import annotations

import os
from pathlib import Path

from tavolata.core.errors import BadFile


def see_that_writable(file: str) -> None:
    path = Path(file)
    if path.is_dir():
        raise BadFile(f"cannot write {file}: it is a directory")
    if not path.parent.is_dir():
        raise BadFile(f"cannot write {file}: there is no directory {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise BadFile(f"cannot write {file}: permission denied")


def read_text(file: str) -> str:
    try:
        return Path(file).read_bytes().decode()
    except OSError as error:
        raise BadFile(f"cannot read {file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadFile(f"cannot read {file}: not UTF-8 text") from None
