"""How the rules of this package become machine code: numba compiles them, once, and keeps what it has made.

The functions are plain Python over plain numbers, and with `NUMBA_DISABLE_JIT=1` they run as such: so they can be read,
followed in a debugger, and replaced one by one in tests. What others call is called through its module
(`influence.settle`), so that there is one place where it can be replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, Final, TypeVar

from platformdirs import user_cache_path

from presidium.batch.needs import needed

F = TypeVar("F", bound=Callable[..., Any])

DIGITS: Final = 16
UNUSED: Final = 30 * 24 * 60 * 60
"""Seconds."""

numba = needed("numba")
COMPILED = not numba.config.DISABLE_JIT


def compiled(function: F) -> F:
    """A rule: compiled into whatever calls it, once for all widths of numbers, for most of the time goes there."""
    made: Any = numba.njit(function, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
    if COMPILED:
        by_types = made.get_call_template
        made.get_call_template = lambda args, named: by_types(tuple(map(wide, args)), named)
    rule: F = made
    return rule


def wide(kind: Any) -> Any:
    """Whole numbers of any width, and those that never change, are all the same here."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else kind


def entrance(function: F) -> F:
    """What is called from outside: its machine code, with all that it calls, is kept for the next time."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(kept_in(Path(function.__code__.co_filename).parent))
    try:
        made: F = numba.njit(function, error_model="numpy", cache=True, nogil=True)
    finally:
        numba.config.CACHE_DIR = before
    return made


@cache
def kept_in(folder: Path) -> Path:
    """Where machine code of this folder is kept, by what its sources and the rules say: numba looks at one file only,
    and would go on with what it has made when a rule in another has changed."""
    sources = [source for one in sorted({folder, Path(__file__).parent}) for source in sorted(one.glob("*.py"))]
    digest = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:DIGITS]
    kept = user_cache_path("presidium") / "compiled" / digest
    with suppress(OSError):
        if kept.exists():
            kept.touch()
        else:
            forget_others(kept.parent)
    return kept


def forget_others(home: Path) -> None:
    """Remove machine code that nobody has used for a month: new code is about to be compiled, and its sources may be
    gone for good."""
    for kept in home.glob("[0-9a-f]" * DIGITS):
        if time() - kept.stat().st_mtime > UNUSED:
            rmtree(kept, ignore_errors=True)
