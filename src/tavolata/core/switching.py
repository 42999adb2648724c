"""Kernels that begin as WebAssembly and go over to machine code while games go on (`TAVOLATA_KERNEL=auto`).

The WebAssembly file can be called at once, but is slower. When another process has compiled a family (`cli.compiling`),
`switch` loads the machine code from the cache. Both compute the same bytes, so a game does not notice: a call that has
begun ends on what it began with, and the next one takes the machine code.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from tavolata.core.kernel.jit import MODE, load_native
from tavolata.core.wasm import family_of, find_entry

F = TypeVar("F", bound=Callable[..., Any])


class _Entry:
    """An entry of a kernel, and what is called for it now."""

    __slots__ = ("function", "is_native", "run")

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.is_native = function, False
        self.run = find_entry(function)


_entries: dict[str, list[_Entry]] = {}


def add_entry(function: F) -> F:
    """A function that calls the entry in whichever form it has at that moment."""
    family = family_of(function.__module__)
    if family is None:
        return function
    entry = _Entry(function)
    _entries.setdefault(family, []).append(entry)

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        return entry.run(*args)

    return call  # type: ignore[return-value]


def switch(family: str) -> bool:
    """Take the machine code of a family for all entries that the cache has; False if it has nothing new.

    What only research uses, such as whole random games, may never be compiled here, and stays as it is.
    """
    loaded = [(entry, load_native(entry.function)) for entry in _entries.get(family, ()) if not entry.is_native]
    for entry, native in loaded:
        if native is not None:
            entry.run, entry.is_native = native, True
    return any(native is not None for _, native in loaded)


def running(family: str) -> str:
    """How the kernel of a family runs now: `compiled`, `wasm` or another mode."""
    if MODE != "switching":
        return MODE
    return "compiled" if any(entry.is_native for entry in _entries.get(family, ())) else "wasm"
