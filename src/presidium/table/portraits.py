"""The portraits people may choose; the page has drawn them. Those of the comrades are theirs alone."""

from __future__ import annotations

from typing import Final

from presidium.core import Refused, refusal

PORTRAITS: Final = ("worker", "welder", "aviator", "teacher", "miner", "nurse", "poet", "tractorist")
NONE: Final = "none"


def chosen(wanted: str, before: str) -> str:
    """The portrait of a seat from now on: as before if nothing is said; Refused if there is none of that name."""
    if wanted not in ("", NONE, *PORTRAITS):
        raise Refused(refusal("unknown-portrait", known=", ".join(PORTRAITS)))
    return before if not wanted else "" if wanted == NONE else wanted
