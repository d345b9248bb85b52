"""The brief of seats that a window does not concern: all these seats get the same brief, made from public facts."""

from __future__ import annotations

from typing import Final

from presidium.core import PASS, Listed, Player, Secret, View
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.content.brief.prospect import Prospect
from presidium.games.kremlin.influence.control import shown
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import Public, sheet

NOBODY: Final[Player] = 0
"""A seat number that no player has."""
NOTHING: Final = {sheet(NOBODY): Secret((0,) * len(LETTERS), None)}
SILENCE: Final = Listed((PASS,))


def stands_by(v: View[Public], seen: Prospect) -> bool:
    """True if a window does not concern this seat: no points on its politicians, no cards, no part in the matter."""
    seat, public, options = v.seat, v.public, v.options
    if not seen.alike or seat in seen.concerned or not isinstance(options, Reactions) or options.hand:
        return False
    assert seat is not None
    written = v.secret(sheet(seat))
    for who in seen.at_hand:
        if written[INDEX[who]] or public.control.get(who) == seat or shown(public, seat, who):
            return False
    return not (seen.at_hand and seen.just_lost(v, seen.at_hand[0]))


def bystander(v: View[Public]) -> View[Public]:
    """The view of an imagined seat with an empty sheet, no cards and no events."""
    return View(NOBODY, v.rules, v.public, NOTHING, v.stack, v.asked, SILENCE, None, ())
