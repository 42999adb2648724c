"""How kernels run in this process: what `TAVOLATA_KERNEL` says, or else what suits the command (see `kernel.jit`)."""

from __future__ import annotations

import os

from tavolata.core.errors import BadSetting

MODES = ("auto", "compiled", "checked", "python", "wasm")
#: Also chosen by programs of our own: what `auto` means to those who play, and what builds the WebAssembly files.
OTHERS = ("switching", "lowered")


class _Auto:
    means = "compiled"


def play_at_once() -> None:
    """Let `auto` mean `switching`: for people, who do not wait for a compiler. Call it before a kernel is imported."""
    _Auto.means = "switching"


def chosen() -> str:
    mode = os.environ.get("TAVOLATA_KERNEL") or "auto"
    if mode not in (*MODES, *OTHERS):
        raise BadSetting(f"TAVOLATA_KERNEL is {mode!r}; it must be one of {', '.join(MODES)}")
    return _Auto.means if mode == "auto" else mode
