"""Keeps old module paths through 1.x: `presidium.goulag.moves` is the same module as `presidium.games.goulag.moves`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

MOVED: Final = {
    "presidium.goulag": "presidium.games.goulag",
    "presidium.kremlin": "presidium.games.kremlin",
    "presidium.politburo": "presidium.games.politburo",
    "presidium.kremlin.talk": "presidium.games.kremlin.content.talk",
    "presidium.bots.kremlin.beliefs": "presidium.bots.kremlin.belief.beliefs",
    "presidium.bots.kremlin.honesty": "presidium.bots.kremlin.belief.honesty",
    "presidium.bots.kremlin.reasons": "presidium.bots.kremlin.belief.reasons",
    "presidium.batch": "presidium.lab.batch",
    "presidium.research": "presidium.lab",
    "presidium.research.actions": "presidium.lab.environments.actions",
    "presidium.research.observe": "presidium.lab.environments.observe",
    "presidium.research.doors": "presidium.lab.environments.doors",
    "presidium.research.openspiel": "presidium.lab.environments.openspiel",
    "presidium.research.pettingzoo": "presidium.lab.environments.pettingzoo",
}


def moved(name: str) -> str | None:
    """Returns the present path of a module with an old path; None if the given path is not an old one."""
    for old in sorted(MOVED, key=len, reverse=True):
        if name == old or name.startswith(f"{old}."):
            return MOVED[old] + name[len(old) :]
    return None


class OldPaths(MetaPathFinder, Loader):
    """Imports an old module path as the module at its present path: the same object, so classes keep their identity."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        return ModuleSpec(name, self) if moved(name) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        present = moved(spec.name)
        assert present is not None
        module = import_module(present)
        spec.loader_state = module.__spec__  # the import system overwrites it with `spec`
        return module

    def exec_module(self, module: ModuleType) -> None:
        alias = module.__spec__
        assert alias is not None
        module.__spec__ = alias.loader_state


def install() -> None:
    """Makes imports of old module paths work, even if an older version has left empty folders behind."""
    sys.meta_path.insert(0, OldPaths())
