"""Who said what of whom, and what has come out of it for everybody to see."""

from __future__ import annotations

from typing import Literal, NamedTuple

from presidium.core.decision import Player
from presidium.core.log import Said

Proved = Literal["", "true", "wrong", "lie"]
"""Nobody can know yet; it was so; it was not so, and he may have believed it; it was not so, and he knew."""


class Claimed(NamedTuple):
    """Something said openly, as everybody may judge it now."""

    said: Said
    about: Player | None
    """Of whom; None: of himself, or of nobody."""
    proved: Proved = ""


def judged(so: bool, knew: bool) -> Proved:
    return "true" if so else "lie" if knew else "wrong"
