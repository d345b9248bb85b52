"""Every public name says what it is, and what it takes and gives."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import presidium

PUBLIC = (
    "presidium.core",
    "presidium.bots",
    "presidium.client",
    "presidium.records",
    "presidium.lab.arena",
    "presidium.lab.bench",
    "presidium.lab.export",
    "presidium.lab.match",
)
SOURCES = Path(presidium.__file__).parent
ITS_OWN = ("self", "cls")


def names(package: str) -> list[tuple[str, Any]]:
    module = import_module(package)
    return [(name, getattr(module, name)) for name in module.__all__]


def is_code(thing: Any) -> bool:
    return inspect.isclass(thing) or inspect.isroutine(inspect.unwrap(thing))


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """What a class itself says can be done with it, and asked of it; what has a field's words has them there."""
    fields = getattr(kind, "__annotations__", {})
    for name, member in vars(kind).items():
        code = getattr(member, "__func__", getattr(member, "fget", getattr(member, "func", member)))
        if not name.startswith("_") and name not in fields and inspect.isfunction(code):
            yield name, code


@cache
def said_below() -> frozenset[str]:
    """The names, in all our sources, that have their words below them: constants, and names of types."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for line, following in pairwise(body):
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return frozenset(found)


@pytest.mark.parametrize("package", PUBLIC)
def test_every_public_name_says_what_it_is(package: str) -> None:
    silent = [] if import_module(package).__doc__ else [package]
    for name, thing in names(package):
        if not is_code(thing):
            silent += [] if name in said_below() else [name]
            continue
        made = (thing.__doc__ or "").startswith(f"{name}(")  # by `dataclass`, which only repeats the fields
        silent += [] if thing.__doc__ and not made else [name]
        if inspect.isclass(thing):
            silent += [f"{name}.{part}" for part, _ in members(thing) if not inspect.getdoc(getattr(thing, part))]
    assert silent == []


@pytest.mark.parametrize("package", PUBLIC)
def test_every_public_name_says_what_it_takes_and_gives(package: str) -> None:
    bare = []
    for name, thing in names(package):
        parts = [*members(thing)] if inspect.isclass(thing) else [("", thing)] if is_code(thing) else []
        for part, code in parts:
            signature = inspect.signature(code)
            taken = [each for each in signature.parameters.values() if each.name not in ITS_OWN]
            whole = all(each.annotation is not each.empty for each in taken)
            if not whole or signature.return_annotation is signature.empty:
                bare.append(f"{name}.{part}".rstrip("."))
    assert bare == []


def test_whoever_uses_us_is_told_of_the_types() -> None:
    assert (SOURCES / "py.typed").is_file()


def test_what_says_nothing_is_found() -> None:
    """Otherwise the tests above could not fail."""

    class Silent:
        def speak(self, word):  # type: ignore[no-untyped-def]
            return word

    stub = ModuleType("presidium.stub", "A stub.")
    stub.__all__, stub.Silent = ["Silent"], Silent  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(__import__("sys").modules, "presidium.stub", stub)
        with pytest.raises(AssertionError, match="speak"):
            test_every_public_name_says_what_it_is("presidium.stub")
        with pytest.raises(AssertionError, match="speak"):
            test_every_public_name_says_what_it_takes_and_gives("presidium.stub")
