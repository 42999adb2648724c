"""Copying a few bytes that lie side by side, in one move of the processor.

A loop over so few takes several times as long: the compiler cannot know that source and target are not the same memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavolata.core.kernel.jit import I8, MODE, helper

CHUNK = 16

if TYPE_CHECKING or MODE != "compiled":

    @helper
    def copy_chunk(source: I8, first: int, target: I8, to: int) -> None:
        """Copy the CHUNK bytes from `first` on."""
        for i in range(CHUNK):
            target[to + i] = source[first + i]

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def copy_chunk(_typing: Any, source: Any, first: Any, target: Any, to: Any) -> Any:
        """As one load and one store of a vector, wherever they lie."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            vector = ir.VectorType(ir.IntType(8), CHUNK).as_pointer()

            def place(array: int) -> Any:
                kind, index = signature.args[array], arguments[array + 1]
                data = context.make_array(kind)(context, builder, arguments[array]).data
                return builder.bitcast(cgutils.gep_inbounds(builder, data, index), vector)

            builder.store(builder.load(place(0), align=1), place(2), align=1)
            return context.get_dummy_value()

        return types.void(source, first, target, to), generate
