"""Views without notes: what everyone could have noticed earlier (P-16) is for those who remember it."""

from __future__ import annotations

from tavolata.core.kernel.jit import Bytes
from tavolata.games.pizza.kernel.layout import UNBOUNDED, View, view_t


def without_notes(view: Bytes) -> Bytes:
    """A copy of a view without all that views in words tell as notes. It agrees with more games."""
    forgotten = view.copy()
    v: View = forgotten.view(view_t)[0]
    for field in (v.used, v.least, v.some, v.seen, v.n_known, v.known):
        field[...] = 0
    for field in (v.most, v.origin, v.ceiling):
        field[...] = UNBOUNDED
    v.idle = 0
    return forgotten
