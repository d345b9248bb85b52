"""What was claimed at a table of Politburo (7.1), held against what everybody has been shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from presidium.core import Player, Said, View
from presidium.core.claims import Claimed, judged
from presidium.politburo.moves import Accuse, Appointed, ClaimBallot, Divided, Opened, Pact, Unmasked, Want
from presidium.politburo.state import Side

if TYPE_CHECKING:
    from presidium.core.claims import Proved  # no word of the game's

THIRD = 3


class Minutes:
    """What the table has been shown of the ballots that were not of one mind."""

    def __init__(self, view: View[Any]) -> None:
        self.public = view.public
        self.deviants: dict[int, tuple[Player, Side]] = {}
        self.opened: dict[tuple[int, int], Opened] = {}
        self.genseks: dict[int, Player] = {}
        round = 0
        for event in view.events:
            match event:
                case Appointed(number, gensek):
                    round, self.genseks[number] = number, gensek
                case Unmasked(deviant, side):
                    self.deviants[round] = deviant, side
                case Opened(number, ballot, repression, reform):
                    self.opened[number, ballot] = event
                    if ballot == THIRD:
                        few, side = (repression, "repression") if len(repression) == 1 else (reform, "reform")
                        self.deviants.setdefault(number, (few[0], side))

    def vote(self, round: int, ballot: int, voter: Player) -> Side | None:
        """How he voted, if all can know."""
        counted = self.public.counted(round)
        if counted is None or not 1 <= ballot <= len(counted):
            return None
        repression = counted[ballot - 1].repression
        if repression in (0, THIRD):
            return "repression" if repression else "reform"
        if ballot == THIRD and round in self.deviants:
            deviant, side = self.deviants[round]
            return side if voter == deviant else ("reform" if side == "repression" else "repression")
        shown = self.opened.get((round, ballot))
        return None if shown is None else "repression" if voter in shown.repression else "reform"


def claims(view: View[Any]) -> tuple[Claimed, ...]:
    """All that was claimed so far, in order. Nobody can be held to what he wants, or to a pact."""
    minutes, round, about = Minutes(view), 0, 0
    heard: list[Claimed] = []
    for event in view.events:
        match event:
            case Appointed(number):
                round = number
            case Divided():
                about = round  # whoever speaks of a deviant speaks of this one
            case Said(by, Accuse(seat)):
                heard.append(Claimed(event, None if seat == by else seat, _accused(minutes, about, by, seat)))
            case Said(_, Pact(seat)):
                heard.append(Claimed(event, seat))
            case Said(by, ClaimBallot(number, ballot, side)):
                cast = minutes.vote(number, ballot, by)
                heard.append(Claimed(event, None, "" if cast is None else judged(cast == side, knew=True)))
            case Said(_, Want()):
                heard.append(Claimed(event, None))
    return tuple(heard)


def _accused(minutes: Minutes, round: int, by: Player, seat: Player) -> Proved:
    """The deviant knows who it was, and the General Secretary has seen it (3.5)."""
    if round not in minutes.deviants:
        return ""
    deviant, _ = minutes.deviants[round]
    return judged(seat == deviant, knew=by in (deviant, minutes.genseks.get(round)))
