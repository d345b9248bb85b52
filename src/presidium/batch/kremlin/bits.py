"""Sets of politicians, or of seats, as bits: 1 << who. Two instructions of the machine that numba has no name for."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin.compiled import COMPILED, numba


def many(mask: int) -> int:
    """How many there are."""
    return mask.bit_count()


def first(mask: int) -> int:
    """The lowest of them, if there is one; `mask & mask - 1` are the others."""
    return (mask & -mask).bit_length() - 1


def instruction(emit: Any) -> Any:
    """A function of one number that is one instruction."""

    def typed(_context: Any, mask: Any) -> Any:
        return numba.int64(numba.int64), lambda _context, builder, _types, given: emit(builder, given[0])

    return numba.extending.intrinsic(typed)


if COMPILED:
    many = instruction(lambda builder, mask: builder.ctpop(mask))
    first = instruction(lambda builder, mask: builder.cttz(mask, numba.core.cgutils.true_bit))
