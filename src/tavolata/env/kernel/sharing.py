"""Work shared out between threads by numbers in memory: nobody waits for the system to wake anybody.

Waking a sleeping thread takes longer than a step of hundreds of games. So those who help look for the next piece of
work themselves, for a while, before they go. Pieces are taken one at a time, so whoever is slow takes fewer of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tavolata.core.kernel.jit import I64, PLAIN, helper

# Far enough apart that a look at one does not slow down the other.
NEXT = 0  # the next piece that nobody has taken
DONE = 16  # how many are done
SIZE = 32

#: So often a helper looks for work before it goes: some tenths of a millisecond.
PATIENCE = 100_000


def nothing_to_do(pieces: int) -> I64:
    """The numbers, when all of so many pieces are taken."""
    shares = np.zeros(SIZE, np.int64)
    shares[NEXT] = pieces
    return shares


if TYPE_CHECKING or PLAIN:  # where threads never run side by side

    @helper
    def look(shares: I64, at: int) -> int:
        """Read a number, and see everything that was written before it was."""
        return shares[at]  # type: ignore[no-any-return]

    @helper
    def put(shares: I64, at: int, value: int) -> None:
        """Write a number after everything that was written before."""
        shares[at] = value

    @helper
    def count(shares: I64, at: int) -> int:
        """Add 1, at one go, and return what was there before."""
        shares[at] += 1
        return shares[at] - 1  # type: ignore[no-any-return]

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        return cgutils.gep_inbounds(builder, data, arguments[1])

    @intrinsic
    def look(_typing: Any, shares: Any, _at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(_place(context, builder, signature, arguments), "acquire", align=8)

        return types.int64(shares, types.int64), generate

    @intrinsic
    def put(_typing: Any, shares: Any, _at: Any, _value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _place(context, builder, signature, arguments)
            builder.store_atomic(arguments[2], place, "release", align=8)
            return context.get_dummy_value()

        return types.void(shares, types.int64, types.int64), generate

    @intrinsic
    def count(_typing: Any, shares: Any, _at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _place(context, builder, signature, arguments)
            return builder.atomic_rmw("add", place, ir.Constant(ir.IntType(64), 1), "acq_rel")

        return types.int64(shares, types.int64), generate
