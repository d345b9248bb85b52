"""Compiles the rules of Kremlin in batches with numba and caches the machine code on disk.

The rules are plain Python functions over numbers. With `NUMBA_DISABLE_JIT=1` they run uncompiled, so that they can be
debugged and replaced in tests. Functions call each other through their module, as in `influence.settle`, so that a test
can replace a function in one place.
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

from presidium.lab.batch.needs import needed

F = TypeVar("F", bound=Callable[..., Any])

KEY_DIGITS: Final = 16
UNUSED_S: Final = 30 * 24 * 60 * 60
"""Seconds after which machine code that no program has used is deleted: 30 days."""

numba = needed("numba")
COMPILED = not numba.config.DISABLE_JIT


def compiled(function: F) -> F:
    """Compiles a function for other compiled functions. A single version for all integer types saves compile time."""
    made: Any = numba.njit(function, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
    if COMPILED:
        by_types = made.get_call_template
        made.get_call_template = lambda args, named: by_types(tuple(map(wide, args)), named)
    rule: F = made
    return rule


def wide(kind: Any) -> Any:
    """Replaces any of numba's integer types, constants included, by int64."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else kind


def entrance(function: F) -> F:
    """Compiles a function that Python code calls; caches its machine code and that of all functions it calls."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(kept_in(Path(function.__code__.co_filename).parent))
    try:
        made: F = numba.njit(function, error_model="numpy", cache=True, nogil=True)
    finally:
        numba.config.CACHE_DIR = before
    return made


@cache
def kept_in(folder: Path) -> Path:
    """Folder for the machine code of a folder of rules, named by a hash of all its sources. Numba itself checks only
    one file, so it would use old machine code if a rule in another file had changed."""
    sources = [source for one in sorted({folder, Path(__file__).parent}) for source in sorted(one.rglob("*.py"))]
    digest = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:KEY_DIGITS]
    kept = user_cache_path("presidium") / "compiled" / digest
    with suppress(OSError):
        if kept.exists():
            kept.touch()
        else:
            forget_others(kept.parent)
    return kept


def forget_others(home: Path) -> None:
    """Deletes machine code not used for 30 days, because it may belong to older sources."""
    for kept in home.glob("[0-9a-f]" * KEY_DIGITS):
        if time() - kept.stat().st_mtime > UNUSED_S:
            rmtree(kept, ignore_errors=True)
