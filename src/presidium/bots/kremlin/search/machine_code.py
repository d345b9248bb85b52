"""Decides whether Kremlin can be played on in machine code, which needs the extra `batch` and compiled code.

Compiling takes half a minute, once for each version. The arena compiles by itself, and so does `python -m
presidium.bots.kremlin.search.rollouts`. Players never wait for the compiler: without compiled code the engine plays on.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from presidium.core import Refusal, Rules, refusal

PLAYED: Final = ("edition", "influence_nestor", "purge_limit", "president", "joint_win")
"""Options of which machine code supports every value; all other options have to be off."""


def rollouts(rules: Rules) -> Any:
    """The class that plays games with these rules on in machine code; None if unsupported or not compiled."""
    return compiled_rollouts() if played(rules) else None


def played(rules: Rules) -> bool:
    """True if machine code supports games with these rules."""
    return all(choice == "off" for name, choice in rules.chosen if name not in PLAYED)


def compile_for(rules: Rules) -> Refusal | None:
    """Compiles the machine code for games with these rules if necessary. Returns the reason if that is impossible."""
    if not played(rules):
        return None
    search = found()
    if search is None:
        return refusal("not-installed", package="numba", extra="batch")
    if not search.compiled_once().exists():
        search.warm()
        compiled_rollouts.cache_clear()
    return None


@cache
def compiled_rollouts() -> Any:
    search = found()
    return search.Rollouts if search is not None and search.compiled_once().exists() else None


def found() -> Any:
    try:
        return import_module("presidium.bots.kremlin.search.rollouts.search")
    except ImportError:
        return None
