"""Files that the command reads or is to write: trouble is better noticed before a long game than after it."""

from __future__ import annotations

import os
from pathlib import Path

from tavolata.core.errors import BadFile


def see_that_writable(file: str) -> None:
    path = Path(file)
    if path.is_dir():
        raise BadFile(f"{file} cannot be written: it is a directory")
    if not path.parent.is_dir():
        raise BadFile(f"{file} cannot be written: there is no directory {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise BadFile(f"{file} cannot be written: permission denied")


def read_text(file: str) -> str:
    try:
        return Path(file).read_bytes().decode()
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file} cannot be read: it is not text in UTF-8") from None
