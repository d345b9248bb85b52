"""Whether games can be played on in machine code: where the extra `batch` is there and its code has been compiled.

To compile it takes half a minute, once for each version: `python -m presidium.bots.kremlin.rollouts` does it. Nobody
who plays waits for that: until it is done the engine plays on, as it does where the extra is missing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from presidium.core import Rules

PLAYED: Final = ("edition", "influence_nestor", "purge_limit", "president", "joint_win")
"""The options whose every choice is played in machine code; the others have to be off."""


def rollouts(rules: Rules) -> Any:
    """The class that plays such games on; None where the engine has to."""
    fits = all(choice == "off" for name, choice in rules.chosen if name not in PLAYED)
    return compiled_rollouts() if fits else None


@cache
def compiled_rollouts() -> Any:
    try:
        module = import_module("presidium.bots.kremlin.rollouts.search")
    except ImportError:
        return None
    return module.Rollouts if module.compiled_once().exists() else None
