"""Sets as bits: the instructions and plain Python find the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from opificio.kit.bits import count, first
from opificio.kit.compile import rule


@rule
def ask(bits: int) -> tuple[int, int]:
    return first(bits), count(bits)


@given(st.integers(1, (1 << 63) - 1))
def test_the_lowest_bit_and_how_many_are_set(bits: int) -> None:
    written = f"{bits:b}"
    wanted = written[::-1].index("1"), written.count("1")
    assert ask(bits) == wanted
    assert (first(np.int64(bits)), count(np.int64(bits))) == wanted
