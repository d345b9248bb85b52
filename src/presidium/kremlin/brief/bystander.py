"""Whoever has nothing to do with what a window is about: all of these are told the same, made of public facts alone."""

from __future__ import annotations

from typing import Final

from presidium.core import PASS, Listed, Player, Secret, View
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.brief.hold import just_lost
from presidium.kremlin.brief.prospect import Prospect
from presidium.kremlin.influence.control import shown
from presidium.kremlin.printed.people import INDEX, LETTERS
from presidium.kremlin.state import Public, sheet

NOBODY: Final[Player] = 0
"""No seat has this number."""
NOTHING: Final = {sheet(NOBODY): Secret((0,) * len(LETTERS), None)}
SILENCE: Final = Listed((PASS,))


def stands_by(v: View[Public], seen: Prospect) -> bool:
    """Whether this seat has nothing on anybody at hand and no card, and it is no matter of its own."""
    seat, public, options = v.seat, v.public, v.options
    if not seen.alike or seat in seen.concerned or not isinstance(options, Reactions) or options.hand:
        return False
    assert seat is not None
    written = v.secret(sheet(seat))
    for who in seen.at_hand:
        if written[INDEX[who]] or public.control.get(who) == seat or shown(public, seat, who):
            return False
    return not (seen.at_hand and just_lost(v, seen.at_hand[0]))


def bystander(v: View[Public]) -> View[Public]:
    """The view of somebody who has written nothing, holds nothing and has heard nothing."""
    return View(NOBODY, v.rules, v.public, NOTHING, v.stack, v.asked, SILENCE, None, ())
