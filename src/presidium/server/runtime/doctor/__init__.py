"""Checks a server and its surroundings for `presidium doctor`. Each check yields findings and changes nothing."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from presidium.core import Refused

Level = Literal["good", "note", "mend"]


class Finding(NamedTuple):
    """One result of a check of `presidium doctor`."""

    level: Level
    """Severity of the finding. `note`: may be intended. `mend`: something does not work or is not safe."""
    id: str
    """Id of the message that describes the finding and its remedy."""
    args: dict[str, Any]
    refused: Refused | None = None
    """The refusal by which `presidium serve` would fail, shown as the finding's text; None: the message is shown."""


def good(id: str, **args: Any) -> Finding:
    return Finding("good", id, args)


def note(id: str, **args: Any) -> Finding:
    return Finding("note", id, args)


def mend(id: str, **args: Any) -> Finding:
    return Finding("mend", id, args)


def mend_refused(refused: Refused) -> Finding:
    return Finding("mend", "", {}, refused)
