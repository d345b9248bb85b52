"""Sets of politicians or seats as bit masks (1 << who), with two machine instructions that numba does not offer."""

from __future__ import annotations

from typing import Any

from presidium.lab.batch.kremlin.compiled import COMPILED, numba


def many(mask: int) -> int:
    """Number of set bits in a mask."""
    return mask.bit_count()


def first(mask: int) -> int:
    """Index of the lowest set bit of a mask that is not 0. `mask & mask - 1` removes this bit."""
    return (mask & -mask).bit_length() - 1


def instruction(emit: Any) -> Any:
    """A compiled function of one integer that is a single machine instruction."""

    def typed(_context: Any, mask: Any) -> Any:
        return numba.int64(numba.int64), lambda _context, builder, _types, given: emit(builder, given[0])

    return numba.extending.intrinsic(typed)


if COMPILED:
    many = instruction(lambda builder, mask: builder.ctpop(mask))
    first = instruction(lambda builder, mask: builder.cttz(mask, numba.core.cgutils.true_bit))
