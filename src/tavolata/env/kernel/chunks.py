"""What the processor can do and Python cannot say.

A few bytes that lie side by side are copied in one move: a loop takes several times as long, because the compiler
cannot know that source and target are not the same memory. What is wanted soon is fetched while it does other work. And
the lowest bit of a set is found at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavolata.core.kernel.jit import I8, MODE, helper

CHUNK = 16
LINE = 64  # bytes that the processor fetches together

if TYPE_CHECKING or MODE != "compiled":

    @helper
    def copy_chunk(source: I8, first: int, target: I8, to: int) -> None:
        """Copy the CHUNK bytes from `first` on."""
        for i in range(CHUNK):
            target[to + i] = source[first + i]

    @helper
    def lowest_bit(members: int) -> int:
        """The number of the lowest bit of a set that is not empty."""
        number = 0
        while members >> number & 1 == 0:
            number += 1
        return number

    @helper
    def fetch(rows: Any, row: int) -> None:
        """Ask for a row that will be wanted soon: the processor need not wait for it then."""

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

    @intrinsic
    def lowest_bit(_typing: Any, members: Any) -> Any:
        """One instruction."""

        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.IntType(1)(1))

        return types.int64(members), generate

    @intrinsic
    def fetch(_typing: Any, rows: Any, _row: Any) -> Any:
        """A hint for each line of memory."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            stride, _ = cgutils.unpack_tuple(builder, array.strides, 2)
            byte, word = ir.IntType(8), ir.IntType(32)
            start = builder.gep(builder.bitcast(array.data, byte.as_pointer()), [builder.mul(arguments[1], stride)])
            kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), word, word, word])
            hint = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
            with cgutils.for_range_slice(builder, stride.type(0), stride, stride.type(LINE)) as (at, _count):
                builder.call(hint, [builder.gep(start, [at]), word(0), word(3), word(1)])
            return context.get_dummy_value()

        return types.void(rows, types.int64), generate
