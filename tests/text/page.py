"""The messages the page asks for, read from its source: t("page-rules"), t(`kremlin-phase-${phase}`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.docs.pages import ROOT

SPELLED = re.compile(r"""(?<=["'`])[a-z]+(?:-[a-z0-9_]+)*(?=["'`])""")
BUILT = re.compile(r"`([a-z]+-(?:[a-z0-9_-]|\$\{[^`]*?\})*)`")
CALL = re.compile(r"""\b(?:t|say)\(\s*"([^"]+)"\s*(,?)\s*""")


@dataclass(frozen=True)
class Asked:
    """A call for a message, and the arguments it gets; None if they are not written there."""

    where: str
    id: str
    arguments: frozenset[str] | None


@cache
def page_sources() -> dict[str, str]:
    paths = sorted(path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts", ".css"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def spelled_ids() -> set[str]:
    """Whatever stands in quotes and might be an id."""
    return {id for text in page_sources().values() for id in SPELLED.findall(text)}


def built_ids() -> set[str]:
    """The ids it puts together, as patterns; one part of an id has no hyphen in it, and no id ends in one."""
    found = {text for source in page_sources().values() for text in BUILT.findall(source)}
    built = {text for text in found if "$" in text and not text.endswith("-")}
    return {"[^-]+".join(map(re.escape, re.split(r"\$\{.*?\}", text))) for text in built}


def asked() -> Iterator[Asked]:
    for path, text in page_sources().items():
        for call in CALL.finditer(text):
            line = text.count("\n", 0, call.start()) + 1
            arguments = given(text[call.end() :]) if call[2] else frozenset[str]()
            yield Asked(f"{path}:{line}", call[1], arguments)


def given(text: str) -> frozenset[str] | None:
    """The names in the object this begins with; None if it is none, or takes in another."""
    parts, depth = [""], 0
    for mark in text:
        depth += (mark in "{[(") - (mark in "}])")
        if not depth:
            break
        if depth == 1 and mark in "{,":
            parts.append("")
        else:
            parts[-1] += mark
    names = [part.partition(":")[0].strip("\"' \n") for part in parts if part.strip()]
    return None if not text.startswith("{") or any(name.startswith("...") for name in names) else frozenset(names)
