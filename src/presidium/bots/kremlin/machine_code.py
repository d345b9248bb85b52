"""Whether games can be played on in machine code: where the extra `batch` is there and its code has been compiled.

To compile it takes half a minute, once for each version: the arena has it done, and so does `python -m
presidium.bots.kremlin.rollouts`. Nobody who plays waits for that: until it is done the engine plays on, as it does
where the extra is missing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from presidium.core import Refusal, Rules, refusal

PLAYED: Final = ("edition", "influence_nestor", "purge_limit", "president", "joint_win")
"""The options whose every choice is played in machine code; the others have to be off."""


def rollouts(rules: Rules) -> Any:
    """The class that plays such games on; None where the engine has to."""
    return compiled_rollouts() if played(rules) else None


def played(rules: Rules) -> bool:
    """Whether machine code knows such games."""
    return all(choice == "off" for name, choice in rules.chosen if name not in PLAYED)


def compile_for(rules: Rules) -> Refusal | None:
    """Have it compiled, if such games are played in machine code and it has not been yet; why it cannot be had."""
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
        return import_module("presidium.bots.kremlin.rollouts.search")
    except ImportError:
        return None
