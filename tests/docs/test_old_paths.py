"""Module paths that the documentation of 0.2 named lead to the same objects through 1.x (docs/stability.md)."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import presidium.bots

NAMED = {  # as the documentation of 0.2 had them
    "presidium.goulag": "GOULAG",
    "presidium.goulag.game": "worker",
    "presidium.goulag.moves": "Claim",
    "presidium.kremlin": "KREMLIN",
    "presidium.kremlin.announcing.orders": "PassAll",
    "presidium.kremlin.talk": "Boast",
    "presidium.politburo": "POLITBURO",
    "presidium.bots.opinion": "opinion",
    "presidium.bots.roster": "comrades",
    "presidium.bots.tracks": "tracks",
    "presidium.bots.kremlin.beliefs": "beliefs",
    "presidium.bots.kremlin.honesty": "honesty",
    "presidium.bots.kremlin.reasons": "reasons",
    "presidium.games": "find",
    "presidium.batch": "new",
    "presidium.batch.check": "check",
    "presidium.batch.together": "jnp",
    "presidium.research.actions": "Actions",
    "presidium.research.observe": "Observer",
    "presidium.research.arena": "hold",
    "presidium.research.match": "match",
    "presidium.research.doors": "door",
}


@pytest.mark.parametrize("path", NAMED)
def test_an_old_path_leads_to_the_same_object(path: str) -> None:
    module = import_module(path)
    present = import_module(module.__name__)
    assert getattr(module, NAMED[path]) is getattr(present, NAMED[path])
    assert present.__spec__ is not None
    assert present.__spec__.name == module.__name__


@pytest.mark.parametrize("path", ["presidium.goulag.moves", "presidium.research.match"])
def test_an_old_path_works_before_the_present_one(path: str) -> None:
    program = f"import {path} as old; import importlib; assert importlib.import_module(old.__name__) is old"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", ["opinion", "tracks"])
def test_a_module_of_0_2_does_not_replace_the_function_of_its_name(name: str) -> None:
    import_module(f"presidium.bots.{name}")
    assert callable(getattr(presidium.bots, name))


def test_no_other_path_is_invented() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("presidium.nothing")
    with pytest.raises(ModuleNotFoundError):
        import_module("presidium.goulag.nothing")


def test_a_folder_that_an_older_version_left_behind_hides_no_old_path(tmp_path: Path) -> None:
    (tmp_path / "goulag" / "__pycache__").mkdir(parents=True)
    program = f"import presidium; presidium.__path__.append({str(tmp_path)!r}); import presidium.goulag as g; g.GOULAG"
    subprocess.run([sys.executable, "-c", program], check=True)
