"""Sets as the bits of one number: what the processor can do with them at once. The bit of the sign must stay out of them."""

from __future__ import annotations

from typing import Any

from opificio.kit.compile import COMPILED


def first(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


def count(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def _as_instructions() -> None:
    """Tells the compiler which instructions do the same: each function above is one of them."""
    from numba import extending
    from numba.core import cgutils, types

    numba: Any = extending

    def instruction(build: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return build(builder, arguments[0])

        def typed(typing: Any, bits: Any) -> Any:
            return types.int64(types.int64), code

        return numba.intrinsic(typed)

    lowest = instruction(lambda builder, bits: builder.cttz(bits, cgutils.false_bit))
    population = instruction(lambda builder, bits: builder.ctpop(bits))
    numba.overload(first, strict=False)(lambda bits: lambda bits: lowest(bits))
    numba.overload(count, strict=False)(lambda bits: lambda bits: population(bits))


if COMPILED:
    _as_instructions()
