"""The kernel of a family as a WebAssembly file, called from Python through wasmtime.

`tools/build_wasm.py` makes the file from the same sources as the machine code. It is ready at once on every machine,
where machine code has to be compiled first, and it is what browsers run. Arrays are copied into the file's memory
before a call and back after it.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import json
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from tavolata.core.errors import BadSetting
from tavolata.core.kernel.jit import hash_sources

if TYPE_CHECKING:
    import wasmtime

F = TypeVar("F", bound=Callable[..., Any])

#: Where the files lie: built, so not in git, but part of the package.
FOLDER = Path(__file__).parents[1] / "wasm"
PAGE = 1 << 16
#: Arrays begin where every item of them may.
ALIGNMENT = 16


def file_of(family: str) -> Path:
    """The file that the present sources of a family give."""
    return FOLDER / f"{family}-{hash_sources(f'tavolata.bots.kernel.{family}')}.wasm"


def description_of(family: str) -> Path:
    return file_of(family).with_suffix(".json")


def is_built(family: str) -> bool:
    return file_of(family).exists() and description_of(family).exists()


def can_run(family: str) -> bool:
    """Whether the kernel can be called here: if so, it is loaded now."""
    try:
        _compiled(family)
    except (BadSetting, ImportError, OSError):  # no file, or wasmtime has no library for this machine
        return False
    return True


def find_entry(function: F) -> F:
    """The entry of the file that this function was compiled to; the function itself if no file has it."""
    family = family_of(function.__module__)
    if family is None:
        return function

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        kernel = kernel_of(family)
        return kernel.call(function.__name__, args) if function.__name__ in kernel.entries else function(*args)

    return call  # type: ignore[return-value]


def family_of(module: str) -> str | None:
    """The family that a module belongs to: its rules and its bots are in one file."""
    match module.split("."):
        case ["tavolata", "games", family, *_] | ["tavolata", "bots", "kernel", family, _]:
            return family
    return None


@functools.cache
def _compiled(family: str) -> tuple[wasmtime.Engine, wasmtime.Module, dict[str, Any]]:
    if not is_built(family):
        raise BadSetting(f"there is no WebAssembly file for the current rules of {family}: run make wasm")
    import wasmtime

    engine = wasmtime.Engine()
    described = json.loads(description_of(family).read_text(encoding="utf-8"))
    return engine, wasmtime.Module(engine, file_of(family).read_bytes()), described["entries"]


_threads = threading.local()


@atexit.register
def _let_go() -> None:
    """wasmtime's objects want to be gone before its own module is."""
    _threads.__dict__.clear()
    _compiled.cache_clear()


def kernel_of(family: str) -> WasmKernel:
    """The kernel of a family; BadSetting if there is no file for the present rules.

    Each thread has its own: a call leaves its arrays in the memory of the kernel.
    """
    kernels = _threads.__dict__.setdefault("kernels", {})
    if family not in kernels:
        kernels[family] = WasmKernel(*_compiled(family))
    kernel: WasmKernel = kernels[family]
    return kernel


class WasmKernel:
    """A file in memory, ready to be called."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module, entries: dict[str, Any]) -> None:
        import wasmtime

        self._store = wasmtime.Store(engine)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self.entries: dict[str, Any] = {name: exports[name] for name in entries}
        self._returns = {name: about["returns"] for name, about in entries.items()}
        self._memory: Any = exports["memory"]
        self._begin: int = exports["__heap_base"].value(self._store)  # type: ignore[union-attr]

    def call(self, name: str, args: Sequence[Any]) -> Any:
        arrays = [arg for arg in args if isinstance(arg, np.ndarray)]
        if not all(array.flags.c_contiguous for array in arrays):
            raise ValueError(f"{name} needs C-contiguous arrays")
        places = self._places(arrays)
        base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        for array, place in zip(arrays, places, strict=True):
            ctypes.memmove(base + place, array.ctypes.data, array.nbytes)
        at = iter(places)
        values: list[Any] = []
        for arg in args:
            if isinstance(arg, np.ndarray):
                values += [next(at), *arg.shape]
            else:
                values.append(arg if isinstance(arg, float) else int(arg))
        result = self.entries[name](self._store, *values)
        for array, place in zip(arrays, places, strict=True):
            ctypes.memmove(array.ctypes.data, base + place, array.nbytes)
        return bool(result) if self._returns[name] == "bool" else result

    def _places(self, arrays: Sequence[Any]) -> list[int]:
        """Where the arrays lie in the memory of the file, one behind the other."""
        places, end = [], self._begin
        for array in arrays:
            places.append(-(-end // ALIGNMENT) * ALIGNMENT)
            end = places[-1] + array.nbytes
        missing = end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return places
