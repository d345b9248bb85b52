"""Lists the claims that players of Kremlin have made (16.1), with what the public facts have shown about each claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from presidium.core import Event, Player, Said, View
from presidium.core.content.claims import Claimed, honoured, judged
from presidium.games.kremlin.content.answers import Believe, Contradict, Deny, Reproach, contradicted, talk
from presidium.games.kremlin.content.given import tested
from presidium.games.kremlin.content.talk import Boast, Promise, Threaten
from presidium.games.kremlin.events import Grew, Shrank
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import sheet

if TYPE_CHECKING:  # imported for types only: these are no types of this game
    from presidium.core.content.claims import Proved
    from presidium.core.content.talk import Contradiction, Spoken

CLAIMS = Boast | Promise | Threaten | Reproach | Believe | Deny | Contradict


def claims(view: View[Any]) -> tuple[Claimed, ...]:
    """Returns all claims in the order in which players made them, each with what the public facts show."""
    if not any(isinstance(event, Said) for event in view.events):
        return ()
    so = {given.at: true for given, true in tested(view.events)}
    return tuple(
        Claimed(each.said, _about(each), "withdrawn" if each.withdrawn else _proved(view, each, so.get(number)))
        for number, each in enumerate(talk(view.events))
        if isinstance(each.said.statement, CLAIMS)
    )


def contradictions(view: View[Any]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true."""
    return contradicted(view.events)


def _about(each: Spoken) -> Player | None:
    player: Player | None = getattr(each.said.statement, "player", None)
    return None if isinstance(each.said.statement, Deny) else player


def _proved(view: View[Any], each: Spoken, so: bool | None) -> Proved:
    match each.said.statement:
        case Promise() | Threaten():
            return honoured(so)
        case Boast() as boast:
            so = _written(view, each, boast) if so is None else so
            return "" if so is None else judged(so, knew=True)
        case Contradict() | Reproach():
            return "true"  # nobody can say it unless public events show it
        case Deny():
            return "lie"
    return ""


def _written(view: View[Any], each: Spoken, boast: Boast) -> bool | None:
    """Returns whether the speaker had at least the claimed points, or none if none were claimed; None before all sheets
    are opened at the end."""
    if view.public.outcome is None or sheet(each.said.seat) not in view.secrets:
        return None
    had: int = view.secret(sheet(each.said.seat))[INDEX[boast.who]]
    had -= _gained(view.events[each.at :], each.said.seat, boast)
    return had >= boast.points if boast.points else not had


def _gained(after: Sequence[Event], seat: Player, boast: Boast) -> int:
    """Returns how many points the seat has gained since, minus the points it has lost."""
    changes = (event for event in after if isinstance(event, Grew | Shrank))
    return sum(
        event.points if isinstance(event, Grew) else -event.points
        for event in changes
        if (event.player, event.who) == (seat, boast.who)
    )
