"""What the buttons of a brief of Kremlin say, and what each of them leads to."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Line, value
from presidium.kremlin.brief.lines import Blow, Faction, Named, Other, To
from presidium.kremlin.printed.board import Place

# Answers


@value
class TakeHim(Line):
    """Show so many points on whoever acts."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int


@value
class TakeNamed(Line):
    """The same for another, who comes later."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int


@value
class TakeHimBack(Line):
    """The same, where he has just been taken from me."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int
    written: int


@value
class DefendHim(Line):
    """Show so many points on whoever strikes, so that he does not strike one of mine."""

    rule = "kremlin C.5"
    private = True
    who: Named
    points: int


@value
class HoldHim(Line):
    """Keep whoever acts for me, showing no more than is needed."""

    rule = "kremlin 13.3"
    private = True
    who: Named
    points: int


@value
class LetItBe(Line):
    """Silence, in a window and nowhere else."""


@value
class DoIt(Line):
    """Answer so."""

    action: Action


@value
class LeaveIt(Line):
    """Decline a right of one's own, or what else was offered."""

    to: To | Other


# What they lead to


@value
class StaySecret(Line):
    """So many points are still not shown then."""

    private = True
    points: int


@value
class ItFalls(Line):
    """What has been announced comes to nothing: he is in other hands."""

    rule = "kremlin C.5"
    place: Place
    blow: Blow


@value
class YoursToSay(Line):
    """He is mine, and announces anew what I say."""

    rule = "kremlin C.5"
    who: Named


@value
class AsNeeded(Line):
    """Shown only if somebody goes higher."""


@value
class NothingComes(Line):
    """The right lapses."""

    to: To


@value
class TheyDecide(Line):
    """It is for those who control him to say."""

    player: Faction


@value
class YouDecide(Line):
    """It is my word next."""


@value
class ThenChances(Line):
    """A die decides."""

    of: Literal["purge", "die", "wave"]
    hits: int
    faces: int


@value
class ThenBlow(Line):
    """It comes to that."""

    blow: Blow


@value
class ItStands(Line):
    """What has been announced is done."""


@value
class GoesOn(Line):
    """The game goes on."""
