"""What the kernels of all families do alike. Compiled, these functions take helpers of a kernel only."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tavolata.core.kernel.jit import MODE, Bytes
from tavolata.core.kernel.playing import views_agree

pytestmark = [pytest.mark.kernel, pytest.mark.skipif(MODE != "python", reason="the functions here are not compiled")]


def see_the_seat(_mem: Bytes, seat: int, memory: int, view: Bytes) -> None:
    view[0], view[1] = seat + 1, memory


@pytest.mark.parametrize("wrong", [None, 0, 1, 3])
def test_a_view_that_differs_from_the_game_is_noticed(wrong: int | None) -> None:
    """The views of a spectator (0) and of three seats are looked at, each with the memory that is asked for."""
    mem, view, seen = np.zeros(1, np.uint8), np.zeros(2, np.uint8), []

    def agrees(_s: Any, v: Bytes) -> bool:
        seen.append(tuple(map(int, v)))
        return bool(v[0] != wrong)

    assert views_agree(mem, SimpleNamespace(n=3), view, view, 7, see_the_seat, agrees) == (wrong is None)
    assert seen == [(number, 7) for number in range(4 if wrong is None else wrong + 1)]
