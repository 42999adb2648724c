"""Views without notes: what everyone could have noticed earlier (P-16) is for those who remember it."""

from __future__ import annotations

from tavolata.core.kernel.jit import Bytes
from tavolata.games.pizza.kernel.layout import UNBOUNDED, View, view_t

#: The fields of a view that hold notes: those that are 0 without them, and those that then bound nothing.
CLEARED = ("used", "least", "some", "seen", "n_known", "known", "idle")
UNBOUND = ("most", "origin", "ceiling")


def without_notes(view: Bytes) -> Bytes:
    """A copy of a view without all that views in words tell as notes. It agrees with more games."""
    forgotten = view.copy()
    v: View = forgotten.view(view_t)[0]
    for name in CLEARED:
        v[name] = 0  # type: ignore[index]
    for name in UNBOUND:
        v[name] = UNBOUNDED  # type: ignore[index]
    return forgotten
