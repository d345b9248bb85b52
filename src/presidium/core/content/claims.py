"""Claims that players make about each other, with what the public facts have shown about each claim."""

from __future__ import annotations

from typing import Literal, NamedTuple

from presidium.core.decision import Player
from presidium.core.log import Said

Proved = Literal["", "true", "wrong", "lie", "kept", "broken", "withdrawn"]
"""What public facts show about a claim. Empty: nothing yet. `wrong`: false, but the speaker may have believed it;
`lie`: false, and the speaker knew; `kept` and `broken`: a promise or threat that has come to the test; `withdrawn`: the
speaker took the claim back."""


class Claimed(NamedTuple):
    """A public claim of a player, with what the public facts show about the claim now."""

    said: Said
    about: Player | None
    """The player whom the claim is about; None if it is about the speaker or about no player."""
    proved: Proved = ""


def judged(so: bool, knew: bool) -> Proved:
    return "true" if so else "lie" if knew else "wrong"


def honoured(kept: bool | None) -> Proved:
    """Returns what is known about a promise or threat that was kept or not; None means that it is still open."""
    return "" if kept is None else "kept" if kept else "broken"
