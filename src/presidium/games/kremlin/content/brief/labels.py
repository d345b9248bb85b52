"""Labels of a brief's buttons in Kremlin, and the consequence of each button. "The reader" is the player who is
asked."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Line, value
from presidium.games.kremlin.content.brief.lines import Blow, Faction, Named, Other, To
from presidium.games.kremlin.printed.board import Place

# Buttons


@value
class TakeHim(Line):
    """Button: declare on the acting politician, to take control of him: `points` if no other player bids, and more as
    needed up to `limit`; 0 if `points` is all."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int
    limit: int


@value
class TakeNamed(Line):
    """Button: declare on another politician, who acts later, to take control of him, as in `TakeHim`."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int
    limit: int


@value
class TakeHimBack(Line):
    """Button: declare on a politician whom the reader has just lost, to take him back, as in `TakeHim`."""

    rule = "kremlin C.2"
    private = True
    who: Named
    points: int
    limit: int


@value
class DefendHim(Line):
    """Button: declare on the attacking politician, so that he does not strike the reader's own, as in `TakeHim`."""

    rule = "kremlin C.5"
    private = True
    who: Named
    points: int
    limit: int


@value
class HoldHim(Line):
    """Button: keep control of the acting politician, declaring no more points than needed."""

    rule = "kremlin 13.3"
    private = True
    who: Named
    points: int


@value
class LetItBe(Line):
    """Button: pass in a window."""


@value
class DoIt(Line):
    """Button: give this answer."""

    action: Action


@value
class LeaveIt(Line):
    """Button: decline a right of the reader's own politician, or a card that was offered."""

    to: To | Other


# Consequences of the buttons


@value
class StaySecret(Line):
    """Consequence of a button: this many of the reader's points remain hidden."""

    private = True
    points: int


@value
class YouSay(Line):
    """Consequence of a button: the reader decides how the politician uses this right. If nobody bids more, this many
    points of the reader remain hidden."""

    private = True
    who: Named
    to: To
    points: int


@value
class ItFalls(Line):
    """Consequence of a button: the announcement is cancelled, because control has changed."""

    rule = "kremlin C.5"
    place: Place
    blow: Blow


@value
class YoursToSay(Line):
    """Consequence of a button: the reader controls the politician and makes a new announcement."""

    rule = "kremlin C.5"
    who: Named


@value
class AsNeeded(Line):
    """Consequence of a button: the points are declared only if another player declares more."""


@value
class NothingComes(Line):
    """Consequence of a button: the right lapses."""

    to: To


@value
class TheyDecide(Line):
    """Consequence of a button: the player who controls the politician decides."""

    player: Faction


@value
class YouDecide(Line):
    """Consequence of a button: the reader decides next."""


@value
class ThenChances(Line):
    """Consequence of a button: a die decides, with these odds."""

    of: Literal["purge", "die", "wave"]
    hits: int
    faces: int


@value
class ThenBlow(Line):
    """Consequence of a button: the announced harm happens."""

    blow: Blow


@value
class ItStands(Line):
    """Consequence of a button: the announcement is carried out."""


@value
class GoesOn(Line):
    """Consequence of a button: the game goes on, or ends."""

    ends: bool = False


# Costs of the buttons


@value
class CostsStress(Line):
    """9.1 The stress points that an answer costs the politician, whatever comes of it."""

    rule = "kremlin 9.1"
    who: Named
    points: int


@value
class CostsIf(Line):
    """The stress points that an answer costs the politician: some if his action succeeds, others if it fails."""

    rule = "kremlin 9.1"
    what: Literal["purge", "accuse", "propose"]
    who: Named
    success: int
    failure: int
