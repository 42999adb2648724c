"""How rules written in Python become machine code.

A family writes its rules once, as functions over a NumPy record. Three decorators compile them: `helper` for the
functions that call each other, `entry` for the few that Python calls, `shared` for what several families do alike with
functions of their own. `TAVOLATA_KERNEL` chooses what they do:

- `auto` (the default): what suits the command (`mode`). People who play or let others play do not wait for a compiler:
  their entries are those of the WebAssembly file until there is machine code (`switching`). All else is `compiled`.
- `compiled`: full speed.
- `checked`: compiled, and every index is checked against its array.
- `python`: nothing is compiled, so that a debugger, a trace or a coverage report sees every line.
- `wasm`: entries are those of the family's WebAssembly file (`wasm`), so that the tests of the rules test the file.

`tools/build_wasm.py`, which makes that file, uses another one, `lowered`: LLVM code of everything, and nothing to call.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt
import platformdirs

from tavolata.core.mode import chosen

I8 = npt.NDArray[Any]  # int8; items are typed as anything because kernels take them for an int
I64 = npt.NDArray[Any]  # int64; likewise
Bytes = npt.NDArray[np.uint8]
F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:

    def i64(value: Any) -> int:
        """What is loaded from a small field, as wide as everything that functions pass on."""

    def u64(index: Any) -> int:
        """An index that is never negative: compiled code need not ask whether to count from the end."""
else:
    i64, u64 = np.int64, np.uint64

MODE = chosen()
#: Whether functions stay what they are in Python. What a WebAssembly file does not have runs like this, too.
PLAIN = MODE in ("python", "wasm", "switching")


def helper(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    if PLAIN:
        return function
    from tavolata.core.kernel.linking import PartCompiler

    return _compile_once(_njit(function, no_cpython_wrapper=True, pipeline_class=PartCompiler))


def shared(function: F) -> F:
    """Compile a function that takes helpers of a family as arguments.

    It becomes a part of its caller. Called from outside it would be handed the addresses of these helpers, which are
    others at the next start, and numba would not keep the machine code.
    """
    if PLAIN:
        return function
    from tavolata.core.kernel.linking import PartCompiler

    return _compile_once(_njit(function, no_cpython_wrapper=True, forceinline=True, pipeline_class=PartCompiler))


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the machine code for the next start."""
    if MODE == "python":
        return function
    if MODE == "wasm":
        from tavolata.core.wasm import find_entry

        return find_entry(function)
    if MODE == "switching":
        from tavolata.core.switching import add_entry

        return add_entry(function)
    if MODE == "lowered":
        return helper(function)
    return _native(function)


def load_native(function: F) -> F | None:
    """An entry with the machine code that another process has left in the cache; None if there is none.

    Nothing is compiled here, so nothing that the entry calls need be known to numba.
    """
    from numba.core.compiler_lock import global_compiler_lock

    dispatcher: Any = _native(function)
    cache = dispatcher._cache
    with global_compiler_lock:
        for signature, *_ in cache._cache_file._load_index():
            found = cache.load_overload(signature, dispatcher.targetctx)
            if found is not None:
                dispatcher.add_overload(found)
    if not dispatcher.overloads:
        return None
    dispatcher.disable_compile()
    return dispatcher  # type: ignore[no-any-return]


def _native(function: F) -> F:
    import numba

    from tavolata.core.kernel.linking import WholeCompiler

    # numba asks for the directory while it decorates. It is named after the sources because numba itself notices only
    # edits in the file of the entry, not in those of the helpers that are compiled into it.
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_directory(function.__module__))
    try:
        compiled = _njit(function, cache=True, pipeline_class=WholeCompiler)
    finally:
        numba.config.CACHE_DIR = before
    return _compile_once(compiled)


def for_these(function: F, *args: Any) -> F:
    """The machine code of an entry for arguments of these types, for who calls it again and again with them alone.

    Before each ordinary call numba looks at all arguments to find it, which for many takes longer than a short step.
    """
    if PLAIN:
        return function
    import numba

    compiled: Any = function
    return compiled.compile(tuple(map(numba.typeof, args)))  # type: ignore[no-any-return]


def _njit(function: F, **options: Any) -> F:
    import numba

    # Counting who holds an array takes longer than many a rule, and only what makes arrays has to. Were a function
    # taken for one that makes none, numba would refuse to compile it.
    makes_arrays = "zeros" in getattr(function, "__code__").co_names  # noqa: B009
    compiled: F = numba.njit(
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        boundscheck=MODE == "checked",
        _nrt=makes_arrays,
        **options,
    )(function)
    return compiled


def _compile_once(compiled: F) -> F:
    """Keep numba from compiling a function again for every constant that other compiled ones call it with."""
    from numba.core.types.misc import unliteral

    dispatcher: Any = compiled
    find_overload = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return find_overload(tuple(map(unliteral, args)), kws)

    dispatcher.get_call_template = get_call_template
    return compiled


def cache_directory(module: str) -> Path:
    """Where the machine code of a kernel package lies: a name made from everything that went into it."""
    base = os.environ.get("TAVOLATA_CACHE") or platformdirs.user_cache_dir("tavolata")
    mode = "compiled" if MODE == "switching" else MODE
    return Path(base) / "kernels" / f"{mode}-{_source_hash(module.rpartition('.')[0])}"


def _source_hash(package: str) -> str:
    return hash_sources(package, sys.version)


@functools.cache
def hash_sources(package: str, *also: str) -> str:
    """A name for all that a kernel is made from: the helpers of others that go into it stand in its `BUILT_ON`."""
    digest = hashlib.sha256("".join(also).encode())
    for name in (__package__, package, *getattr(import_module(package), "BUILT_ON", ())):
        for path in import_module(name).__path__:
            for source in sorted(Path(path).glob("*.py")):
                digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
