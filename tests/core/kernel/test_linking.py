"""Helpers are linked into who calls them, through any number of others."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata.core.kernel.jit import I64, MODE, helper
from tests.core.kernel.calling import callable_from_python

pytestmark = pytest.mark.kernel


@helper
def card_at(hand: I64, place: int) -> int:
    return int(hand[place])


@helper
def two_from(hand: I64, place: int) -> int:
    return card_at(hand, place) + card_at(hand, place + 1)


call = callable_from_python(two_from)


def test_a_helper_of_a_helper_is_called() -> None:
    assert call(np.array([3, 4, 5]), 1) == 9


@pytest.mark.skipif(MODE == "compiled", reason="at full speed no index is checked")
def test_a_wrong_index_in_a_helper_of_a_helper_is_noticed() -> None:
    with pytest.raises(IndexError):
        call(np.array([3, 4, 5]), 2)
