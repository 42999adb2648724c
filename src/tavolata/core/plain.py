"""Records of a kernel as plain Python.

To read one number of a record through NumPy takes about a microsecond, and a view in words reads hundreds of them. So
all its fields are taken out at once, as numbers and nested lists.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from tavolata.core.kernel.jit import Bytes


class Plain:
    """Reads records of one kind."""

    def __init__(self, record: np.dtype[Any]) -> None:
        self._record = record
        self._names = record.names or ()

    def __call__(self, mem: Bytes) -> Any:
        """An object with the fields of the record."""
        values = mem.view(self._record).tolist()[0]
        fields = zip(self._names, values, strict=True)
        return SimpleNamespace(**{name: value if type(value) is int else value.tolist() for name, value in fields})
